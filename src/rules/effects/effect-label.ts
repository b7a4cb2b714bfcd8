import { getOwn } from '../core/collections';
import { outcomeName } from '../core/outcome';
import { TRACK_KIND_ROWS, type TrackKind } from '../core/track-kind';
import { isOfDie, type Amount, type ByRank, type Count, type Effect, type EffectOf, type EqualTo } from './effect';

/** A short label for an effect, for buttons and lists: "Take +1 momentum". */
export function effectLabel(effect: Effect): string {
	switch (effect.kind) {
		case 'meter':
			return `${meterWords(effect)}${forAlly(effect)}`;
		case 'set':
			if (effect.to === 'reset') return `Reset ${meterName(effect)}`;
			return `Set ${meterName(effect)} to ${effect.to === 'maximum' ? 'its maximum' : effect.to}`;
		case 'suffer':
			return `Make ${effect.times === 1 ? 'a suffer move' : `${numberWord(effect.times)} suffer moves`} (${signed(effect.by)})`;
		case 'overflow':
			return `${effect.move} by what remains`;
		case 'trade':
			return `Exchange each −1 ${effect.cost} for −1 ${orList(effect.meters)}`;
		case 'impact':
			return effect.marked
				? joined('Mark', effect.whose && `the ${effect.whose}`, effect.impact)
				: joined('Clear', effect.impact, effect.whose && `on the ${effect.whose}`);
		case 'next':
			return `Add ${signed(effect.add)} on ${effect.on ?? 'your next move'}${onHit(effect.momentum)}${forAlly(effect)}`;
		case 'combat':
			return positionWords(effect);
		case 'move':
			return moveWords(effect);
		case 'as':
			return `Resolve as a ${outcomeName(effect.outcome)}`;
		case 'count':
			return joined(
				`A ${outcomeName(effect.outcome)} counts as a ${outcomeName(effect.as)}`,
				effect.without_match && 'without a match',
			);
		case 'reroll':
			return `Reroll ${REROLLED[effect.dice]}`;
		case 'table':
			return joined('Roll on the table', effect.times && `${howMany(effect.times)} times`);
		case 'choose':
			return countLabel(effect.count);
		case 'may':
			return effect.option.label;
		case 'exchange':
			return exchangeLabel(effect);
		case 'if':
			return effectListLabel([...effect.then, ...effect.otherwise]);
		case 'say':
			return effect.text;
		case 'spend':
			return 'Spend repair points';
		case 'points':
			return `${effect.by < 0 ? 'Spend' : 'Gain'} ${countedWords(effect.by, 'repair point')}`;
		case 'progress':
		case 'clear_progress':
		case 'rank':
		case 'track':
		case 'connection':
		case 'clock':
		case 'menace':
		case 'harm':
		case 'harm_is':
		case 'reward':
		case 'ticks':
		case 'experience':
		case 'asset':
		case 'inherit':
		case 'end':
			return lastingWords(effect);
	}
}

function progressWords({ times, ticks }: EffectOf<'progress'>): string {
	if (ticks === undefined) return joined('Mark progress', timesWords(times));
	return joined(ticks < 0 ? 'Clear' : 'Mark', countedWords(Math.abs(ticks), 'tick'), timesWords(times));
}

function clockWords({ by, named }: EffectOf<'clock'>): string {
	if (named !== undefined) return `${named} ${signed(by)}`;
	return by === 1 ? 'Fill a segment' : `${by < 0 ? 'Clear' : 'Fill'} ${numberWord(Math.abs(by))} segments`;
}

/** Labels for effects on tracks, assets and the character's story. */
function lastingWords(effect: EffectOf<Lasting>): string {
	switch (effect.kind) {
		case 'progress':
			return joined(progressWords(effect), effect.on && `on the ${effect.on}`);
		case 'clear_progress':
			return joined(CLEARED[effect.how], effect.on && `on the ${effect.on}`);
		case 'rank':
			return `Raise the rank${effect.on ? ` of the ${effect.on}` : ''} by ${numberWord(effect.by)}`;
		case 'track':
			return effect.event === 'begin'
				? beginLabel(effect.track)
				: `${effect.event === 'complete' ? 'Complete' : 'Clear'} the ${effect.track}`;
		case 'connection':
			return CONNECTION_WORDS[effect.gains];
		case 'clock':
			return clockWords(effect);
		case 'menace':
			return joined('Mark menace', timesWords(effect.times));
		case 'harm':
			if (effect.instead) return effect.by === 0 ? 'Inflict no harm' : `Inflict ${effect.by} harm instead of yours`;
			return effect.yours
				? joined('Inflict your harm', effect.by !== 0 && signed(effect.by))
				: `Inflict ${signed(effect.by)} harm`;
		case 'harm_is':
			return `${effect.whose === 'foe' ? 'Your foe’s' : 'Your'} harm is ${effect.is ?? signed(effect.by ?? 0)}`;
		case 'reward':
			return `Mark the reward on ${effect.legacy}${effect.lower ? ', one rank lower' : ''}${forAlly(effect)}`;
		case 'ticks':
			return `${isLoss(effect.by) ? 'Clear' : 'Mark'} ${countedWords(effect.by, 'tick', ` on ${effect.track}`)}${forAlly(effect)}`;
		case 'experience':
			return `${experienceWords(effect)}${forAlly(effect)}`;
		case 'asset':
			return `${ASSET_VERBS[effect.event]} ${effect.what === 'modules' ? 'all modules' : withArticle(effect.what ?? 'asset')}`;
		case 'inherit':
			return `Take over ${effect.what} from the former character`;
		case 'end':
			return effect.how === 'dead' ? 'You are dead' : 'You are lost';
	}
}

type Lasting =
	| 'progress'
	| 'clear_progress'
	| 'rank'
	| 'track'
	| 'connection'
	| 'clock'
	| 'menace'
	| 'harm'
	| 'harm_is'
	| 'reward'
	| 'ticks'
	| 'experience'
	| 'asset'
	| 'inherit'
	| 'end';

export const effectListLabel = (effects: readonly Effect[]): string => effects.map(effectLabel).join(', ');

/** The label of an exchange, "Suffer −1 momentum for +1 health"; the part after "for" needs no verb. */
export const exchangeLabel = ({ pay, take }: Pick<EffectOf<'exchange'>, 'pay' | 'take'>): string =>
	`${effectListLabel(pay)} for ${effectListLabel(take).replace(/^(?:Take|Gain) /, '')}`;

const meterName = ({ whose, meter }: { readonly whose?: string; readonly meter: string }): string =>
	joined(whose, meter);

function meterWords(effect: EffectOf<'meter'>): string {
	const { by } = effect;
	if (by === '-cost') return `Suffer the cost in ${meterName(effect)}`;
	if (isOfDie(by)) return `${by.sign < 0 ? 'Suffer −' : 'Take +'}1d${by.die} ${meterName(effect)}`;
	if (isEqual(by)) return `${by.lost ? 'Suffer' : 'Take'} ${meterName(effect)} equal to ${shownWords(by)}`;
	return joined(isLoss(by) ? 'Suffer' : 'Take', effect.at_most && 'up to', amountWords(by), meterName(effect));
}

function shownWords({ equal_to, whose }: EqualTo): string {
	if (whose) return `the ${whose}’s ${equal_to}`;
	return equal_to === 'cost' || equal_to === 'action die' ? `the ${equal_to}` : `your ${equal_to}`;
}

const isEqual = (by: Amount | EqualTo): by is EqualTo => typeof by === 'object' && 'equal_to' in by;

const moveWords = (effect: EffectOf<'move'>): string =>
	joined(
		effect.move,
		effect.by !== undefined && `(${amountWords(effect.by)})`,
		effect.ranks && `(${orList(effect.ranks)})`,
		effect.as && `as a ${outcomeName(effect.as)}`,
		effect.add !== undefined && `and add ${signed(effect.add)}`,
		effect.reroll && 'with a reroll',
	) + onHit(effect.momentum);

const experienceWords = ({ by, for_each, at_least }: EffectOf<'experience'>): string =>
	joined(
		`${isLoss(by) ? 'Spend' : 'Take'} ${countedWords(by, 'experience')}`,
		for_each && `for each ${for_each}`,
		at_least !== undefined && `(at least ${at_least})`,
	);

const onHit = (momentum: number | undefined): string =>
	momentum === undefined ? '' : `, and take ${signed(momentum)} momentum on a hit`;

const joined = (...words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(' ');

function positionWords({ position, ally }: EffectOf<'combat'>): string {
	if (ally !== undefined) return `${ally} ${position.endsWith('initiative') ? position : `is ${position}`}`;
	return getOwn(POSITION_WORDS, position) ?? `You are ${position}`;
}

const POSITION_WORDS: Readonly<Record<string, string>> = {
	'has initiative': 'You have initiative',
	'no initiative': 'Your foe has initiative',
};

const REROLLED = {
	'any dice': 'any dice',
	'all dice': 'all dice',
	'one die': 'any one die',
	'one challenge die': 'one challenge die',
	'action die': 'the action die',
	'challenge dice': 'the challenge dice',
} as const;

const CLEARED = {
	'lowest die': 'Clear as many boxes as the lowest challenge die shows',
	'all but 1': 'Clear all but one filled box',
	'1 unit': 'Clear one unit of progress',
	'1 unit for each point': 'Clear one unit of progress for each point',
	all: 'Clear all progress',
} as const;

const CONNECTION_WORDS = {
	bond: 'You share a bond',
	influence: 'Their influence is bolstered',
	role: 'They take a second role',
	'no bond': 'The bond is cleared',
} as const;

const ASSET_VERBS = { gain: 'Gain', upgrade: 'Upgrade', discard: 'Discard' } as const;

/** A number with its sign, using a real minus: "+2", "−1". */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** "two"; digits from six on. */
const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** "", "twice", "3 times". */
function timesWords(times: number): string {
	if (times === 1) return '';
	return times === 2 ? 'twice' : `${times} times`;
}

/** "+2"; "−1, −2 or −3"; "+1, +2, +3, +4 or +5 by rank"; "the cost". */
function amountWords(by: Amount): string {
	if (by === '-cost') return 'the cost';
	return typeof by === 'object' && 'by_rank' in by ? `${listed(by, signed)} by rank` : listed(by, signed);
}

/**
 * "2 ticks", "1 tick"; "1, 2, 3, 4 or 5 ticks on quests, by rank". The amount is shown without a sign, whether gained
 * or lost.
 */
function countedWords(by: number | ByRank, noun: string, rest = ''): string {
	const isOne = by === 1 || by === -1;
	const words = `${listed(by, n => String(Math.abs(n)))} ${isOne ? noun : pluralOf(noun)}${rest}`;
	return typeof by === 'number' ? words : `${words}, by rank`;
}

const pluralOf = (noun: string): string => (noun === 'experience' ? noun : `${noun}s`);

function listed(by: Exclude<Amount, '-cost'>, write: (n: number) => string): string {
	if (typeof by === 'number') return write(by);
	return orList(('by_rank' in by ? by.by_rank : by).map(write));
}

const orList = (words: readonly string[]): string =>
	words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Whether the amount is lost rather than gained. */
function isLoss(by: Amount): boolean {
	if (by === '-cost') return true;
	const numbers = typeof by === 'number' ? [by] : 'by_rank' in by ? by.by_rank : by;
	return numbers.some(number => number < 0);
}

/** "a vow", "an objective" */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "Begin a vow", "Begin a new vow", "Begin a fight against a foe" */
export const beginLabel = (track: TrackKind, isNew = false): string =>
	joined('Begin', TRACK_KIND_ROWS[track].beginning, isNew ? `a new ${track}` : withArticle(track));

/** "Choose one", "You may choose one", "Choose up to two", "Choose one or more", "Choose as many as apply". */
export const countLabel = (count: Count): string =>
	count.min === 0 && count.max === 1 ? 'You may choose one' : `Choose ${howMany(count)}`;

/** "one", "up to two", "one or more", "as many as apply" */
function howMany({ min, max }: Count): string {
	if (max === null) return min > 0 ? `${numberWord(min)} or more` : 'as many as apply';
	if (min === max) return numberWord(max);
	return min === 0 ? `up to ${numberWord(max)}` : `${numberWord(min)} to ${numberWord(max)}`;
}

const forAlly = ({ ally }: { readonly ally?: string }): string => (ally === undefined ? '' : `, for ${ally}`);
