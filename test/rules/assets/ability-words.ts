import type { AbilityUse, AbilityValue } from '../../../src/rules/assets/ability';
import type { Effect } from '../../../src/rules/effects/effect';
import { effectLabel } from '../../../src/rules/effects/effect-label';

const valueWords = (value: AbilityValue): string =>
	value.of === 'linked_stat' ? 'linked stat' : `${value.of === 'asset' ? 'its ' : ''}${value.name}`;

const numberWords = (value: number | AbilityValue): string =>
	typeof value === 'number' ? String(value) : valueWords(value);

/** "After a miss: add +1, roll its health; Suffer −1 supply; on a strong hit: Take +1 momentum" */
export function wordsOf({ before, after, onResult: fallen }: AbilityUse): string {
	const { add, roll, preset, as, less } = before;
	const label = (effect: Effect) =>
		effect.kind === 'say' && effect.told ? fewWords(effectLabel(effect)) : effectLabel(effect);
	const effects = (list: readonly Effect[]) => list.map(label).join(', ');
	const on = (lists: Readonly<Partial<Record<string, readonly Effect[]>>>, match: string) =>
		Object.entries(lists).map(([outcome, list]) => `${outcome}${match}: ${effects(list ?? [])}`);
	return [
		fallen ? `after ${fallenWords(fallen)}`.trim() : '',
		add === undefined ? '' : `add ${numberWords(add)}`,
		roll ? `roll ${roll.options.map(valueWords).join(roll.highest ? ' or higher ' : ' or ')}` : '',
		preset === undefined ? '' : `die ${numberWords(preset)}`,
		as ?? '',
		less ? `suffer ${less.by} less${less.least > 0 ? `, at least ${less.least}` : ''}` : '',
		effects(after.always),
		...on(after.outcomes, ''),
		...on(after.matches, ' with a match'),
	]
		.filter(Boolean)
		.join(' · ');
}

const fallenWords = ({
	outcomes = [],
	match,
	actionDie = [],
	challengeDie,
}: NonNullable<AbilityUse['onResult']>): string =>
	[...outcomes, match && 'match', ...actionDie, challengeDie].filter(Boolean).join(' ');

/** No more than a few printed words each: enough to find them on the card. */
export const fewWords = (words: string): string => {
	const few = words.split(' ').slice(0, 7).join(' ');
	return few.length < words.length ? `${few} …` : words;
};

/** "Strike, Clash (aided by the bot), once per fight: add 1" */
export function useWords(use: AbilityUse): string {
	const on = use.appliesTo.map(({ moves, when }) => {
		const named = moves.length > 0 ? moves.join(', ') : 'its moves';
		return when === '' ? named : `${named} (${fewWords(when)})`;
	});
	const head = [on.join('; or '), use.limit, use.variant && `“${fewWords(use.variant)}”`].filter(Boolean).join(', ');
	return `${head}: ${wordsOf(use).replace(/, (?=[A-Z])/g, ', then ')}`;
}
