import { outcomeWords } from '../outcome';
import type { Amount, Count, Effect } from './effect';

/** A number with its sign, the minus as a minus: "+2", "−1". */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

function amountWords(by: Amount): string {
	if (typeof by === 'number') return signed(by);
	if (by === '-cost') return 'the cost';
	return 'by_rank' in by ? `${by.by_rank.map(signed).join(', ')} by rank` : by.map(signed).join(', ');
}

/** Whether it is lost rather than gained. */
function isLoss(by: Amount): boolean {
	if (typeof by === 'number') return by < 0;
	return by === '-cost' || ('by_rank' in by ? by.by_rank[0] : by[0]) < 0;
}

/** What an effect tells the player, in a few words for a button: "Take +1 momentum". */
export function effectWords(effect: Effect): string {
	switch (effect.kind) {
		case 'meter': {
			const verb = isLoss(effect.by) ? 'Suffer' : 'Take';
			return [verb, amountWords(effect.by), effect.whose, effect.meter, effect.at_most && 'at most']
				.filter(Boolean)
				.join(' ');
		}
		case 'set':
			return effect.to === 'reset'
				? `Reset ${effect.meter}`
				: `Set ${[effect.whose, effect.meter].filter(Boolean).join(' ')} to its maximum`;
		case 'overflow':
			return `${effect.move} by what remains`;
		case 'trade':
			return `Exchange each −${effect.cost} for −${effect.meters.join(' or −')}`;
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
			return `Add ${signed(effect.add)} on ${effect.on ?? 'your next move'}${effect.momentum === undefined ? '' : `, and take ${signed(effect.momentum)} momentum on a hit`}`;
		case 'progress':
			return effect.times === 1
				? 'Mark progress'
				: effect.times === 2
					? 'Mark progress twice'
					: `Mark progress ${effect.times} times`;
		case 'clear_progress':
			return CLEARED[effect.how];
		case 'rank':
			return `Raise the rank by ${word(effect.by)}`;
		case 'track':
			return `${TRACK_VERBS[effect.event]} the ${effect.track}`;
		case 'connection':
			return CONNECTION_WORDS[effect.gains];
		case 'clock':
			return effect.by === 1 ? 'Fill a segment' : `Fill ${word(effect.by)} segments`;
		case 'menace':
			return effect.times === 1
				? 'Mark menace'
				: effect.times === 2
					? 'Mark menace twice'
					: `Mark menace ${effect.times} times`;
		case 'harm':
			return effect.yours
				? `Inflict your harm${effect.by === 0 ? '' : ` ${signed(effect.by)}`}`
				: `Inflict ${signed(effect.by)} harm`;
		case 'harm_is':
			return `${effect.whose === 'foe' ? 'Your foe’s' : 'Your'} harm is ${effect.is ?? signed(effect.by ?? 0)}`;
		case 'reward':
			return `Mark the reward on ${effect.legacy}${effect.lower ? ', one rank lower' : ''}`;
		case 'ticks':
			return `Mark ${amountWords(effect.by)} ticks on ${effect.track}`;
		case 'experience':
			return `${isLoss(effect.by) ? 'Spend' : 'Take'} ${amountWords(effect.by)} experience${effect.for_each ? ` for each ${effect.for_each}` : ''}`;
		case 'asset':
			return [ASSET_VERBS[effect.event], effect.what ?? 'an asset'].join(' ');
		case 'inherit':
			return `Take ${effect.what} from the former character`;
		case 'points':
			return `Gain ${effect.by} repair points`;
		case 'spend':
			return 'Spend repair points';
		case 'end':
			return effect.how === 'dead' ? 'You are dead' : 'You are lost';
		case 'count':
			return `A ${outcomeWords(effect.outcome)} counts as a ${outcomeWords(effect.as)}`;
		case 'reroll':
			return `Reroll ${effect.dice}`;
		case 'impact':
			return [effect.marked ? 'Mark' : 'Clear', effect.whose, effect.impact].filter(Boolean).join(' ');
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

const CLEARED = {
	'lowest die': 'Clear as many boxes as the lowest challenge die shows',
	'all but 1': 'Clear all but one filled box',
	'1 unit': 'Clear one unit of progress',
	all: 'Clear all progress',
} as const;

const TRACK_VERBS = { begin: 'Begin', complete: 'Complete', clear: 'Clear' } as const;

const CONNECTION_WORDS = {
	bond: 'You share a bond',
	influence: 'Their influence is bolstered',
	role: 'They take a second role',
	'no bond': 'The bond is cleared',
} as const;

const ASSET_VERBS = { gain: 'Gain', upgrade: 'Upgrade', discard: 'Discard' } as const;

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
