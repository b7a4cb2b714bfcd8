import { given } from '../../rules/collections';
import type { Move } from '../../rules/move';
import { outcomeName, OUTCOMES } from '../../rules/outcome';
import { t } from '../../language/text';
import { oddsOfAction, oddsOfScore, percentages } from '../../play/roll/odds';
import { missingTrack } from '../../play/roll/missing-track';
import { sumOfAdds } from '../../play/roll/roll';
import { trackOptions } from '../../play/roll/track-options';
import { countsFor } from '../../play/steps/agenda';
import type { TypedOffer } from '../../play/typed/typed-offer';
import type { Field, RollRequest, Wished } from '../../play/request/request';
import { inputOf, kindOf, payingFor } from '../../play/request/request';

/** What Enter does with a request, in words, with its odds. */
export function rowOf(wished: Wished, said: RollRequest): TypedOffer {
	const { move, character, book } = wished;
	const { input, problems, fields } = inputOf(wished, said);
	const of = (key: Field['key']) => fields.find(field => field.key === key);
	const kind = kindOf(wished, said);
	const choice = of('option')?.choices.find(({ name }) => name === said.option);
	const option = choice?.option;
	const using = of('abilities')?.choices.filter(({ name }) => said.abilities?.includes(name)) ?? [];
	const adds = [...(input?.adds ?? said.adds ?? []), ...using.flatMap(({ ability }) => ability?.add ?? [])];
	const next = character.next.filter(({ text }) => input?.next?.includes(text));
	const added = sumOfAdds(adds) + next.reduce((sum, { add }) => sum + add, 0);
	const plus = adds.map(
		({ amount, reason }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const word = option && (kind === 'progress' ? option.name : `+${option.name}`);
	const value = option?.value === undefined ? '' : ` ${option.value}`;
	const about = input?.track === option?.name ? undefined : input?.track;
	const label = [
		move.name,
		said.cost ? `(−${said.cost})` : '',
		said.resists === false ? 'no roll' : '',
		word ? word + value + plus.join('') : '',
		about,
		...using.map(
			({ ability, words }) => `· ${[ability?.asset, ability?.used.way].filter(Boolean).join(', ')}: ${words ?? ''}`,
		),
	]
		.filter(Boolean)
		.join(' ');
	const paid = payingFor(wished, { ...said, ...given({ about: input?.track }) });
	const counts = countsFor(move, paid, book);
	const odds =
		kind === 'no_roll' || said.dice || option?.value === undefined || problems.length > 0
			? undefined
			: kind === 'progress'
				? oddsOfScore(option.value, counts)
				: oddsOfAction(option.value + added, paid.momentum, undefined, counts);
	const told = of('option')?.told ?? [];
	const oddsWords =
		odds && OUTCOMES.map(outcome => `${outcomeName(outcome)} ${percentages(odds)[outcome]} %`).join(', ');
	const demand = of('demand')?.problem ?? '';
	const foes = of('cost')?.choices.find(({ amount }) => amount === said.cost)?.words ?? '';
	const words = [...new Set([...problems, ...told.map(({ message }) => message)])];
	const detail = [
		demand,
		...words,
		said.dice && problems.length === 0 ? diceWords(said.dice) : '',
		foes,
		oddsWords ?? '',
		choice?.words ?? '',
		...next.map(({ text }) => text),
	]
		.filter(Boolean)
		.join(' · ');
	const corrects = told.flatMap(({ nearestValue }) => nearestValue ?? []);
	const whole = said.begin ? `${label}: ${beginWords(said.begin)}` : label;
	return {
		label: whole,
		detail: detail || move.category,
		...(odds && oddsWords !== undefined ? { odds: { chances: odds, words: oddsWords } } : {}),
		completion: completionOf(move, said),
		...(corrects.length > 0 ? { corrects } : {}),
		...(input ? { action: { kind: 'move', move: move.name, rollInput: input } } : {}),
	};
}

const diceWords = (dice: readonly number[]): string =>
	dice.length === 3 ? `dice ${dice[0]} vs ${dice[1]}, ${dice[2]}` : `dice ${dice.join(', ')}`;

const beginWords = ({ name, rank }: NonNullable<RollRequest['begin']>): string =>
	[name, rank].filter(Boolean).join(', ');

/** The request as text. */
export function completionOf({ name }: Pick<Move, 'name'>, said: RollRequest): string {
	const plus = (said.adds ?? []).map(
		({ amount, reason }) => `${amount < 0 ? '-' : '+'}${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const words = [
		name,
		said.option,
		said.resists === false ? 'no roll' : '',
		...(said.abilities ?? []),
		said.about,
		said.cost,
		...(said.dice ?? []),
		...plus,
	]
		.filter(part => part !== undefined && part !== '')
		.join(' ');
	return said.begin ? `${words}: ${beginWords(said.begin)}` : words;
}

/** A progress move without an open track says how one is begun. */
export function withoutTrack({ move, character, book }: Wished): TypedOffer | undefined {
	if (move.roll_type !== 'progress_roll' || trackOptions(move, character, book).length > 0) return undefined;
	const { kinds, begins } = missingTrack(move, book);
	return {
		label: move.name,
		detail: t('no {kinds} is open: begin one with {begins}', { kinds, begins }),
		completion: `${move.name} `,
	};
}
