import type { Condition, Effect } from '../effect';
import { lineForm, type LineForm } from './line-form';
import { POSITIONS } from './words';

/** The kinds with other lines nested under them, see `blocks.ts`. */
export type BlockKind = 'choose' | 'may' | 'exchange' | 'if' | 'spend';

/** A template and lines that it reads, at least one. */
type Row = readonly [template: string, example: string, ...more: string[]];
type Rows<Kind extends string> = Readonly<Record<Kind, readonly Row[]>>;

const METER = '[{whose=companion|vehicle} ]{meter:name}';
const ON_A_HIT = '[, on a hit momentum {momentum:signed}]';
const EVENT = '{event=begin|complete|clear} {track:track}';

/**
 * The notation of every effect that fits on one line, read and written by these rows. The first row that reads a line,
 * or expresses an effect, decides. Lines that start with the name of a meter or a track come last.
 */
const EFFECTS: Rows<Exclude<Effect['kind'], BlockKind>> = {
	// Meters, and bonuses for the next move
	suffer: [['suffer {by:signed}[ {times:times}]', 'suffer -1 twice']],
	overflow: [['overflow {move:name}', 'overflow Lose Momentum']],
	trade: [['trade {cost:name} for {meters:names}', 'trade momentum for health, spirit']],
	next: [[`next {add:signed}[ on {on:name}]${ON_A_HIT}`, 'next +1 on Make Camp, on a hit momentum +1']],
	combat: [['combat {position:position}', 'combat in control']],

	// Other moves
	move: [
		[
			'move {move:name}[ {by:amount}][ as {as:outcome}][ rank {ranks:ranks}][ clears {clears:name}]' +
				`[ add {add:signed}][ {reroll?with a reroll}]${ON_A_HIT}`,
			'move Endure Harm -1 as weak hit',
		],
	],
	as: [['as {outcome:outcome}', 'as strong hit']],
	count: [
		[
			'count {outcome:outcome} as {as:outcome}[ {without_match?without a match}]',
			'count strong hit as weak hit without a match',
		],
	],
	reroll: [['reroll {dice=any dice|all dice|one die|one challenge die|action die|challenge dice}', 'reroll any dice']],
	table: [['table[ {times:count} times]', 'table']],

	// Tracks
	progress: [['progress[ {times:times}][ {ticks:signed} ticks][ on {on:track}]', 'progress twice on vow']],
	clear_progress: [
		[
			'clear progress {how=lowest die|all but 1|1 unit|1 unit for each point|all}[ on {on:track}]',
			'clear progress all but 1',
		],
	],
	rank: [['rank {by:signed}[ on {on:track}]', 'rank +1']],
	track: [
		[`${EVENT}[ rank {ranks:ranks}]`, 'begin vow', 'complete vow', 'clear vow'],
		[`${EVENT} with {segments:digits} segments[, rank {ranks:ranks}]`, 'begin scene with 4 segments, rank formidable'],
	],
	// after what else can be cleared
	impact: [
		['{marked?mark:clear} [{whose=companion|vehicle|module|asset} ]{impact:impact}', 'mark wounded', 'clear wounded'],
	],
	connection: [['connection {gains=bond|influence|role|no bond}', 'connection bond']],
	clock: [['clock {by:signed}[ on {named:name}]', 'clock +1 on Rival']],
	menace: [['menace[ {times:times}]', 'menace twice']],
	harm: [
		['harm {yours?yours}[ {by:signed_or_none}]', 'harm yours +1'],
		['harm {by:digits} {instead?instead}', 'harm 3 instead'],
		['harm {by:signed}', 'harm +1'],
	],
	harm_is: [
		['{whose=your|foe} harm is {is:digits}', 'your harm is 1', 'foe harm is 1'],
		['{whose=your|foe} harm {by:signed}', 'your harm +1', 'foe harm +1'],
	],

	// Lasting changes
	experience: [
		['experience {by:number_or_ranks}[ for each {for_each=ability}][, at least {at_least:digits}]', 'experience +2'],
	],
	asset: [['asset {event=gain|upgrade|discard}[ {what:text}]', 'asset gain', 'asset upgrade', 'asset discard']],
	inherit: [['inherit {what:text}', 'inherit half progress']],
	points: [['points {by:signed}', 'points +3']],
	end: [['{how=dead|lost}', 'dead', 'lost']],
	say: [
		['say[ {text:text_or_none}]', 'say Mark the map'],
		['{told?tell}[ {text:text_or_none}]', 'tell The magic is spent.'],
	],

	// Lines that start with the name of a meter or a track
	reward: [['{legacy:name} reward[ {lower?one rank lower}]', 'quests reward']],
	ticks: [['{track:name} {by:number_or_ranks} ticks', 'bonds +2 ticks']],
	set: [
		[`${METER} {to=reset}`, 'momentum reset'],
		[`${METER} to {to=maximum}`, 'health to maximum'],
		[`${METER} to {to:number}`, 'momentum to 4'],
	],
	meter: [
		[`${METER} {by:meter_amount}[ {at_most?at most}]`, 'momentum +1', 'supply -1d6', 'momentum +companion health'],
	],
};

/** As players may write it, too. */
const ALSO_READ: Rows<'track'> = {
	track: [
		[`${EVENT}, rank {ranks:ranks}`, 'begin vow, rank formidable'],
		[`${EVENT} with {segments:digits} segments rank {ranks:ranks}`, 'begin scene with 4 segments rank formidable'],
	],
};

/** The notation of conditions, as they follow `if`. An impact, which may have any name, comes last. */
const CONDITIONS: Rows<Condition['kind']> = {
	bond: [['{shared?bond:no bond}', 'bond', 'no bond']],
	match: [['{matched?match:no match}', 'match', 'no match']],
	combat: [[`{position=${POSITIONS.join('|')}}`, 'in a bad spot']],
	from: [['from {move:name}[ on {on:outcome}]', 'from Sojourn', 'from Delve the Depths on strong hit']],
	rolled: [['rolled {option:name}', 'rolled wits']],
	full: [['{what=menace} is full', 'menace is full']],
	remains: [['any {track:track} remains', 'any objective remains']],
	die: [['action die is {is:digits}', 'action die is 1']],
	vehicle: [['{type=command|support|incidental} vehicle', 'command vehicle']],
	meter: [[`${METER} is {not?not :}{is:number}`, 'companion health is not 0']],
	impact: [['{marked?:not }[{whose=vehicle} ]{impact:name}', 'not wounded', 'vehicle battered']],
};

const formsOf = (rows: Rows<string>): readonly LineForm[] =>
	Object.entries(rows).flatMap(([kind, forms]) =>
		forms.map(([template, ...examples]) => lineForm(kind, template, examples)),
	);

interface Forms {
	readonly effects: readonly LineForm[];
	readonly alsoRead: readonly LineForm[];
	readonly conditions: readonly LineForm[];
}

let compiled: Forms | undefined;

/** Compiled once, on first use. */
export const forms = (): Forms =>
	(compiled ??= { effects: formsOf(EFFECTS), alsoRead: formsOf(ALSO_READ), conditions: formsOf(CONDITIONS) });

/** The rows that may read a line, by its first word; those that start with a name if no other does. */
export function formsFor(line: string): readonly LineForm[] {
	const { effects, alsoRead } = forms();
	const first = firstWord(line);
	const own = effects.filter(({ firstWords }) => firstWords.includes(first));
	return own.length > 0 ? [...alsoRead, ...own] : effects.filter(({ firstWords }) => firstWords.length === 0);
}

/** The effect that a line stands for, or else examples of similar lines. */
export function readLine(line: string): Effect | { readonly kind: 'unread'; readonly examples: readonly string[] } {
	const effect = firstRead(formsFor(line), line) as Effect | undefined;
	if (effect) return effect;
	const first = firstWord(line);
	const own = forms().effects.filter(({ firstWords }) => firstWords.includes(first));
	return { kind: 'unread', examples: own.flatMap(form => form.examples.filter(like => firstWord(like) === first)) };
}

export const firstWord = (line: string): string => /^\S*/.exec(line)?.[0] ?? '';

/** Parses the text after `if`. */
export const readCondition = (words: string): Condition | undefined =>
	firstRead(forms().conditions, words) as Condition | undefined;

export const writeLine = (effect: Effect): string => firstWritten(forms().effects, effect);

/** The notation of a condition, as it follows `if`. */
export const writeCondition = (condition: Condition): string => firstWritten(forms().conditions, condition);

function firstRead(forms: readonly LineForm[], line: string): object | undefined {
	for (const { read } of forms) {
		const value = read(line);
		if (value) return value;
	}
	return undefined;
}

function firstWritten(forms: readonly LineForm[], value: Effect | Condition): string {
	for (const { kind, write } of forms) {
		const line = kind === value.kind ? write(value) : undefined;
		if (line !== undefined) return line;
	}
	throw new Error(`The notation has no line for ${JSON.stringify(value)}`);
}
