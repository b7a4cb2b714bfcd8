import { outcomeWords } from '../outcome';
import type { Amount, Condition, Count, Effect, EffectOf, Option } from './effect';

/** The notation of effects, one line each; what belongs to a line stands under it, one tab deeper. */
export const writeEffects = (effects: readonly Effect[]): string =>
	effects.flatMap(effect => linesOf(effect)).join('\n');

/** The words that begin a line or stand between its parts. A name with one of them in it is written in quotes. */
export const KEYWORDS: readonly string[] = [
	...[
		'as',
		'at',
		'choose',
		'clear',
		'combat',
		'companion',
		'else',
		'exchange',
		'for',
		'if',
		'is',
		'mark',
		'may',
		'most',
	],
	...['move', 'next', 'not', 'or', 'progress', 'say', 'suffer', 'table', 'vehicle'],
];

function linesOf(effect: Effect): string[] {
	switch (effect.kind) {
		case 'meter':
			return [`${meter(effect)} ${amount(effect.by)}${effect.at_most ? ' at most' : ''}`];
		case 'set':
			return [effect.to === 'reset' ? `${meter(effect)} reset` : `${meter(effect)} to maximum`];
		case 'suffer':
			return [`suffer ${signed(effect.by)}${times(effect.times)}`];
		case 'overflow':
			return [`overflow ${name(effect.move)}`];
		case 'trade':
			return [`trade ${name(effect.cost)} for ${effect.meters.map(name).join(', ')}`];
		case 'impact':
			return [`${effect.marked ? 'mark' : 'clear'} ${effect.whose ? `${effect.whose} ` : ''}${name(effect.impact)}`];
		case 'next':
			return [
				`next ${signed(effect.add)}${effect.on === undefined ? '' : ` on ${name(effect.on)}`}${onHit(effect.momentum)}`,
			];
		case 'combat':
			return [`combat ${name(effect.position)}`];
		case 'move':
			return [moveLine(effect)];
		case 'as':
			return [`as ${outcomeWords(effect.outcome)}`];
		case 'count':
			return [
				`count ${outcomeWords(effect.outcome)} as ${outcomeWords(effect.as)}${effect.without_match ? ' without a match' : ''}`,
			];
		case 'reroll':
			return [`reroll ${effect.dice}`];
		case 'table':
			return [effect.times ? `table ${count(effect.times)} times` : 'table'];
		case 'progress':
			return [`progress${times(effect.times)}${on(effect)}`];
		case 'clear_progress':
			return [`clear progress ${effect.how}${on(effect)}`];
		case 'rank':
			return [`rank ${signed(effect.by)}${on(effect)}`];
		case 'track':
			return [trackLine(effect)];
		case 'connection':
			return [`connection ${effect.gains}`];
		case 'clock':
			return [`clock ${signed(effect.by)}`];
		case 'menace':
			return [`menace${times(effect.times)}`];
		case 'harm':
			return [
				effect.yours ? `harm yours${effect.by === 0 ? '' : ` ${signed(effect.by)}`}` : `harm ${signed(effect.by)}`,
			];
		case 'harm_is':
			return [`${effect.whose} harm ${effect.is === undefined ? signed(effect.by ?? 0) : `is ${effect.is}`}`];
		case 'reward':
			return [`${name(effect.legacy)} reward${effect.lower ? ' one rank lower' : ''}`];
		case 'ticks':
			return [`${name(effect.track)} ${amount(effect.by)} ticks`];
		case 'experience':
			return [
				`experience ${amount(effect.by)}${effect.for_each ? ` for each ${effect.for_each}` : ''}${effect.at_least === undefined ? '' : `, at least ${effect.at_least}`}`,
			];
		case 'asset':
			return [`asset ${effect.event}${effect.what === undefined ? '' : ` ${effect.what}`}`];
		case 'inherit':
			return [`inherit ${effect.what}`];
		case 'points':
			return [`points ${signed(effect.by)}`];
		case 'spend':
			return [
				'spend',
				...effect.options.flatMap(option =>
					under([`- ${option.cost} ${option.label}`.trimEnd(), ...inside(option.effects)]),
				),
			];
		case 'end':
			return [effect.how];
		case 'choose':
			return [`choose ${count(effect.count)}`, ...effect.options.flatMap(option => under(optionLines('-', option)))];
		case 'may':
			return optionLines('may', effect.option);
		case 'exchange':
			return [
				`exchange${effect.up_to === undefined ? '' : ` up to ${effect.up_to}`}`,
				...inside(effect.pay),
				'for',
				...inside(effect.take),
			];
		case 'if':
			return [
				`if ${condition(effect.condition)}`,
				...inside(effect.then),
				...(effect.otherwise.length > 0 ? ['else', ...inside(effect.otherwise)] : []),
			];
		case 'say':
			return [`say ${effect.text}`.trimEnd()];
	}
}

const moveLine = (effect: EffectOf<'move'>): string =>
	[
		`move ${name(effect.move)}`,
		effect.by !== undefined && amount(effect.by),
		effect.as && `as ${outcomeWords(effect.as)}`,
		effect.ranks && `rank ${effect.ranks.join(' or ')}`,
		effect.clears !== undefined && `clears ${name(effect.clears)}`,
		effect.add !== undefined && `add ${signed(effect.add)}`,
		effect.reroll && 'with a reroll',
	]
		.filter(Boolean)
		.join(' ') + onHit(effect.momentum);

const trackLine = ({ event, track, segments, ranks }: EffectOf<'track'>): string =>
	`${event} ${track}${segments === undefined ? '' : ` with ${segments} segments`}${ranks ? ` rank ${ranks.join(' or ')}` : ''}`;

const onHit = (momentum: number | undefined): string =>
	momentum === undefined ? '' : `, on a hit momentum ${signed(momentum)}`;

const on = ({ on }: { readonly on?: string }): string => (on === undefined ? '' : ` on ${on}`);

const inside = (effects: readonly Effect[]): string[] => under(effects.flatMap(linesOf));

const under = (lines: readonly string[]): string[] => lines.map(line => `\t${line}`);

const optionLines = (mark: string, { label, effects }: Option): string[] => [
	`${mark} ${label}`.trimEnd(),
	...inside(effects),
];

const meter = ({ whose, meter }: { readonly whose?: string; readonly meter: string }): string =>
	`${whose ? `${whose} ` : ''}${name(meter)}`;

function amount(by: Amount): string {
	if (typeof by === 'number') return signed(by);
	if (by === '-cost') return by;
	return 'by_rank' in by ? `by rank ${by.by_rank.map(signed).join(' ')}` : by.map(signed).join(' or ');
}

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

function times(number: number): string {
	if (number === 1) return '';
	return number === 2 ? ' twice' : ` ${number} times`;
}

function count({ min, max }: Count): string {
	if (max === null) return min === 0 ? 'any' : `${min} or more`;
	if (min === max) return String(max);
	return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

function condition(condition: Condition): string {
	switch (condition.kind) {
		case 'impact':
			return `${condition.marked ? '' : 'not '}${condition.whose ? `${condition.whose} ` : ''}${name(condition.impact)}`;
		case 'meter':
			return `${meter(condition)} is ${condition.not ? 'not ' : ''}${condition.is}`;
		case 'bond':
			return condition.shared ? 'bond' : 'no bond';
		case 'from':
			return `from ${name(condition.move)}`;
		case 'combat':
			return condition.position;
		case 'remains':
			return `any ${condition.track} remains`;
		case 'die':
			return `action die is ${condition.is}`;
		case 'match':
			return condition.matched ? 'match' : 'no match';
		case 'rolled':
			return `rolled ${name(condition.option)}`;
		case 'vehicle':
			return `${condition.type} vehicle`;
	}
}

/** Letters, apostrophes and hyphens. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}'’-]*$/u;

/** A name as it stands, or in quotes when a reader could take part of it for something else. */
const name = (words: string): string =>
	words.split(' ').every(word => PLAIN_WORD.test(word) && !KEYWORDS.includes(word)) ? words : JSON.stringify(words);
