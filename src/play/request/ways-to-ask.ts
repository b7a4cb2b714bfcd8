import { given } from '../../rules/collections';
import { isRank } from '../../rules/rank';
import { namesToSay, openBondAdds } from '../moves/decided-by-notes';
import { newCall } from '../record/record';
import { assetsOf, isAssetNeeded } from '../roll/asset-meant';
import { mayTakeIt } from '../steps/agenda';
import type { RollRequest, Wished } from './request';
import { costField, fieldsOf, optionsAt, situationOf } from './request';

/** Every request that fills what is needed and left open; the likeliest first. */
export function completions(wished: Wished, said: RollRequest): readonly RollRequest[] {
	const costs =
		said.cost === undefined
			? (costField(wished, said)?.choices.map(({ amount }) => amount) ?? [undefined])
			: [said.cost];
	const rolled =
		said.resists === false
			? []
			: costs.flatMap(cost =>
					withAbout(wished, { ...said, ...given({ cost }) }).flatMap(each => withOption(wished, each)),
				);
	const isRolled =
		said.option !== undefined || said.adds !== undefined || said.dice !== undefined || said.abilities !== undefined;
	const taken = !isRolled ? costs.flatMap(cost => leftAtCost(wished, { ...said, ...given({ cost }) })) : [];
	return [...(said.about === undefined ? asFarAsNeeded(wished, rolled) : rolled), ...taken];
}

const withAbout = (wished: Wished, said: RollRequest): readonly RollRequest[] => {
	const names = said.about === undefined && !said.begin ? namesToSay(situationOf(wished), wished.move) : [];
	return names.length > 0 ? names.map(about => ({ ...said, about })) : [said];
};

function withOption(wished: Wished, said: RollRequest): readonly RollRequest[] {
	const options = optionsAt(wished, said).map(({ name }) => name);
	if (said.option !== undefined) {
		// The rank of the connection is the only one.
		const isOther = isRank(said.option) && options.length > 0 && !options.includes(said.option);
		return isOther ? [] : [said];
	}
	return options.length > 0 ? options.map(option => ({ ...said, option })) : [said];
}

function leftAtCost(wished: Wished, said: RollRequest): readonly RollRequest[] {
	const { move, character, book } = wished;
	if (said.cost === undefined) return [];
	return withAbout(wished, said).flatMap(each => {
		const record = newCall(move.name, {
			cost: { amount: said.cost ?? 0, paid: false },
			...given({ track: each.about }),
		});
		return mayTakeIt({ record, character, book }) ? [{ ...each, resists: false as const }] : [];
	});
}

/** Names a companion or vehicle only where its roll needs one; of the others, those of the first are enough. */
function asFarAsNeeded({ move, character, book }: Wished, all: readonly RollRequest[]): readonly RollRequest[] {
	const assets = assetsOf(move, character, book).map(({ name }) => name);
	const first = all.find(({ about }) => about !== undefined && assets.includes(about))?.about;
	return all.flatMap((each): readonly RollRequest[] => {
		const { about, ...others } = each;
		const isNeeded = about === undefined || !assets.includes(about) || isAssetNeeded(move, each.option, book);
		return isNeeded ? [each] : about === first ? [others] : [];
	});
}

/** Adds and abilities that may be had besides, each as a request of its own. */
export function besides(wished: Wished, said: RollRequest): readonly RollRequest[] {
	const fields = fieldsOf(wished, said);
	const abilities = said.abilities ? [] : (fields.find(({ key }) => key === 'abilities')?.choices ?? []);
	const bonds = said.begin ? [] : openBondAdds(situationOf(wished, said), wished.move);
	return [
		...bonds.map(add => ({ ...said, adds: [...(said.adds ?? []), add] })),
		...abilities.map(({ name }) => ({ ...said, abilities: [name] })),
	];
}
