import { given, groupBy } from '../../rules/core/collections';
import { signed } from '../../rules/effects/effect-label';
import { isRank } from '../../rules/core/rank';
import type { AbilityOffer } from '../abilities/available-abilities';
import { namesToSay, openBondAdds } from '../moves/infer-from-notes';
import { newUnrolledMove } from '../record/record';
import { assetsOf, isAssetNeeded } from '../roll/resolve-asset';
import type { OfferedOption } from '../roll/roll-options';
import type { TrackOption } from '../roll/track-options';
import { mayTakeIt } from '../pending-steps/accept-cost';
import { costField, fieldsOf, optionsAt } from './request-fields';
import { inputOf, type Filled } from './request-input';
import type { Called, RollRequest, Wished } from './request';
import { choicesIn, oncePerPart, oncePerRequest, situationOf, statedIn } from './request';

/** A way to roll that can be taken as it stands. */
export interface Way extends Filled {
	readonly said: RollRequest;
	readonly option: OfferedOption | TrackOption;
	/** What it is about, unless that is meant anyway. */
	readonly about?: string;
	/** What is used and added besides, in words. */
	readonly also: readonly string[];
}

/** The ways to roll, each with what is left open filled as the notes have it; options of abilities are ways as well. */
export function waysToRoll({ character, ...call }: Called): readonly Way[] {
	if (!character) return [];
	const wished = { ...call, character };
	const own = completions(wished, {}).filter(({ resists }) => resists !== false);
	const more = choicesIn(fieldsOf(wished), 'option').flatMap(({ name, ability }) =>
		ability ? [{ option: name, abilities: [...statedIn(wished), ability.id] }] : [],
	);
	return [...own, ...more].flatMap(said => wayOf(wished, said) ?? []);
}

/** The same way with each ability, connection's aid and bond that may be had besides. */
export function waysBesides({ character, ...call }: Called, { said, fields }: Way): readonly Way[] {
	if (!character) return [];
	const wished = { ...call, character };
	const aided = choicesIn(fields, 'aids').map(({ name }) => ({ ...said, aids: [name] }));
	return [...besides(wished, said), ...aided].flatMap(other => wayOf(wished, other) ?? []);
}

function wayOf(wished: Wished, said: RollRequest): Way | undefined {
	const filled = inputOf(wished, said);
	const { option } = filled.chosen ?? {};
	if (option?.value === undefined) return undefined;
	const adds = (filled.input.adds ?? []).map(({ amount, reason }) => `${signed(amount)} ${reason}`.trim());
	const { about, ...unsaid } = said;
	const isMeant = about !== undefined && inputOf(wished, unsaid).input.track === about;
	return {
		...filled,
		said,
		option,
		...given({ about: isMeant ? undefined : about }),
		also: [...filled.using.filter(({ id }) => !statedIn(wished).includes(id)).map(usedInWords), ...adds],
	};
}

/** "Rook: +1, on a hit +1 momentum" */
export const usedInWords = ({ asset, used: { way }, words }: AbilityOffer): string =>
	`${[asset, way].filter(Boolean).join(', ')}: ${words}`;

/** Every request that fills what is needed and left open; the likeliest first. */
export const completions = oncePerRequest((wished: Wished, said: RollRequest): readonly RollRequest[] => {
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
});

const namesFor = oncePerPart([], wished => namesToSay(situationOf(wished), wished.move));

const withAbout = (wished: Wished, said: RollRequest): readonly RollRequest[] => {
	const names = said.about === undefined && !said.begin ? namesFor(wished) : [];
	return names.length > 0 ? names.map(about => ({ ...said, about })) : [said];
};

function withOption(wished: Wished, said: RollRequest): readonly RollRequest[] {
	const options = [...new Set(optionsAt(wished, said).map(({ name }) => name))];
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
		const record = newUnrolledMove(move.name, {
			cost: { amount: said.cost ?? 0, paid: false },
			...given({ track: each.about }),
		});
		return mayTakeIt({ record, character, book }) ? [{ ...each, resists: false as const }] : [];
	});
}

/** Names a companion or vehicle only where its roll needs one; of the others, those of the first are enough. */
function asFarAsNeeded({ move, character, book }: Wished, all: readonly RollRequest[]): readonly RollRequest[] {
	if (all.every(({ about }) => about === undefined)) return all;
	const assets = assetsOf(move, character, book).map(({ name }) => name);
	const first = all.find(({ about }) => about !== undefined && assets.includes(about))?.about;
	return all.flatMap((each): readonly RollRequest[] => {
		const { about, ...others } = each;
		const isNeeded = about === undefined || !assets.includes(about) || isAssetNeeded(move, each.option, book);
		return isNeeded ? [each] : about === first ? [others] : [];
	});
}

/** Of the requests that differ only in the stat or meter that is rolled, the one rolled last, or else the best. */
export const likeliest = oncePerRequest((wished, said, last?: string): readonly RollRequest[] => {
	const alike = groupBy(completions(wished, said), ({ option: _, ...others }) => JSON.stringify(others));
	return [...alike.values()].flatMap(ways => {
		const [first] = ways;
		if (!first || ways.length === 1) return ways;
		const { option: _, ...open } = first;
		const best = bestOption(optionsAt(wished, open));
		if (!best) return ways;
		const usual = ways.find(({ option }) => option === last)?.option ?? best.name;
		return ways.filter(({ option }) => option === usual);
	});
});

/** The stat or meter with the highest value, the first of equal ones. Tracks and ranks are the player's to choose. */
export function bestOption<T extends OfferedOption | TrackOption>(options: readonly T[]): T | undefined {
	if (options.some(option => 'track' in option || isRank(option.name))) return undefined;
	const highest = Math.max(...options.map(({ value = -Infinity }) => value));
	return options.find(({ value }) => value === highest);
}

const openBonds = oncePerPart(['about', 'adds'], (wished, said) =>
	openBondAdds(situationOf(wished, said), wished.move),
);

/** Adds and abilities that may be had besides, each as a request of its own. */
export const besides = oncePerRequest((wished: Wished, said: RollRequest): readonly RollRequest[] => {
	const fields = fieldsOf(wished, said);
	const stated = statedIn(wished);
	const abilities = said.abilities ? [] : choicesIn(fields, 'abilities');
	const bonds = said.begin ? [] : openBonds(wished, said);
	return [
		...bonds.map(add => ({ ...said, adds: [...(said.adds ?? []), add] })),
		...abilities
			.filter(({ name }) => !stated.includes(name))
			.map(({ name }) => ({ ...said, abilities: [...stated, name] })),
	];
});
