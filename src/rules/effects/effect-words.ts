import { outcomeWords } from '../outcome';
import type { Amount, Count, Effect } from './effect';

/** A number with its sign, the minus as a minus: "+2", "−1". */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const amountWords = (by: Amount): string => (typeof by === 'number' ? signed(by) : by.map(signed).join(', '));

/** What an effect tells the player, in a few words for a button: "Take +1 momentum". */
export function effectWords(effect: Effect): string {
	switch (effect.kind) {
		case 'meter': {
			const verb = (typeof effect.by === 'number' ? effect.by : effect.by[0]) < 0 ? 'Suffer' : 'Take';
			return [verb, amountWords(effect.by), effect.whose, effect.meter, effect.at_most && 'at most']
				.filter(Boolean)
				.join(' ');
		}
		case 'suffer':
			return `Make ${effect.times === 1 ? 'a suffer move' : `${effect.times} suffer moves`} (${signed(effect.by)})`;
		case 'move':
			return [
				effect.move,
				effect.by !== undefined && `(${amountWords(effect.by)})`,
				effect.as && `as a ${outcomeWords(effect.as)}`,
			]
				.filter(Boolean)
				.join(' ');
		case 'next':
			return `Add ${signed(effect.add)} on your next move`;
		case 'progress':
			return effect.times === 1
				? 'Mark progress'
				: effect.times === 2
					? 'Mark progress twice'
					: `Mark progress ${effect.times} times`;
		case 'impact':
			return effect.marked ? `Mark ${effect.impact}` : `Clear ${effect.impact}`;
		case 'combat':
			return `You are ${effect.position}`;
		case 'table':
			return 'Roll on the table';
		case 'as':
			return `Resolve as a ${outcomeWords(effect.outcome)}`;
		case 'choose':
			return countWords(effect.count);
		case 'may':
			return effect.option.label;
		case 'exchange':
			return `${listWords(effect.pay)} for ${listWords(effect.take)}`;
		case 'if':
			return listWords([...effect.then, ...effect.otherwise]);
		case 'say':
			return effect.text;
	}
}

export const listWords = (effects: readonly Effect[]): string => effects.map(effectWords).join(', ');

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];
const word = (n: number): string => NUMBERS[n] ?? String(n);

/** "Choose one", "Choose up to two", "Choose one or more", "Choose as many as apply". */
export function countWords({ min, max }: Count): string {
	if (max === null) return min > 0 ? `Choose ${word(min)} or more` : 'Choose as many as apply';
	return min === max
		? `Choose ${word(max)}`
		: min === 0
			? `Choose up to ${word(max)}`
			: `Choose ${word(min)} to ${word(max)}`;
}
