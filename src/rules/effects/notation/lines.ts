import { readOfDie, type Effect } from '../effect';
import {
	named,
	numberOrByRank,
	ofRanks,
	onTrack,
	outcomeAt,
	readAmount,
	readCount,
	readEqual,
	readName,
	readNames,
	readNumber,
	readTimes,
	trackAt,
	whoseImpact,
	whoseMeter,
} from './parts';
import type { Captures } from './patterns';

/** One way to write an effect in one line. */
export interface LineForm {
	/** An example, suggested when a similar line cannot be read. */
	readonly example: string;
	/** Matches the whole line; placeholders are in braces. */
	readonly pattern: string;
	/** `undefined` if a name in it is not quoted correctly. */
	readonly effect: (places: Captures) => Effect | undefined;
}

/** Forms for effects that fit on one line. Lines starting with a meter or a track come last. */
export const LINE_FORMS: readonly LineForm[] = [
	// Meters, impacts, and bonuses for the next move
	{
		example: 'suffer -1 twice',
		pattern: 'suffer {n}(?: {times})?',
		effect: ({ n, times }) => ({ kind: 'suffer', by: readNumber(n), times: readTimes(times) }),
	},
	{
		example: 'overflow Lose Momentum',
		pattern: 'overflow {name}',
		effect: ({ name }) => named(name, move => ({ kind: 'overflow', move })),
	},
	{
		example: 'trade momentum for health, spirit',
		pattern: 'trade {name} for {names}',
		effect: ({ name, names }) => {
			const meters = readNames(names);
			return meters && named(name, cost => ({ kind: 'trade', cost, meters }));
		},
	},
	{
		example: 'mark wounded',
		pattern: 'mark (?!progress\\b)(?:{impact_of} )?{name}',
		effect: places => impactOf(places, true),
	},
	{
		example: 'next +1 on Make Camp, on a hit momentum +1',
		pattern: 'next {n}(?: on {name})?(?:, on a hit momentum {m})?',
		effect: ({ n, name, m }) => {
			const next = { kind: 'next', add: readNumber(n), ...(m !== '' && { momentum: readNumber(m) }) } as const;
			return name === '' ? next : named(name, on => ({ ...next, on }));
		},
	},
	{
		example: 'combat in control',
		pattern: 'combat {name}',
		effect: ({ name }) => named(name, position => ({ kind: 'combat', position })),
	},

	// Other moves
	{
		example: 'move Endure Harm -1 as weak hit',
		pattern:
			'move {name}(?: {amount})?(?: as {outcome})?(?: rank {ranks})?(?: clears {second_name})?' +
			'(?: add {n})?{reroll}?(?:, on a hit momentum {m})?',
		effect: moveOf,
	},
	{
		example: 'as strong hit',
		pattern: 'as {outcome}',
		effect: ({ outcome }) => ({ kind: 'as', outcome: outcomeAt(outcome) }),
	},
	{
		example: 'count strong hit as weak hit without a match',
		pattern: 'count {outcome} as {second_outcome}{without_match}?',
		effect: ({ outcome, second_outcome, without_match }) => ({
			kind: 'count',
			outcome: outcomeAt(outcome),
			as: outcomeAt(second_outcome),
			...(without_match !== '' && { without_match: true }),
		}),
	},
	...(['any dice', 'all dice', 'one challenge die', 'action die', 'challenge dice'] as const).map((dice): LineForm => ({
		example: 'reroll any dice',
		pattern: `reroll ${dice}`,
		effect: () => ({ kind: 'reroll', dice }),
	})),
	{
		example: 'table',
		pattern: 'table(?: {count} times)?',
		effect: ({ count }) => {
			const times = readCount(count);
			return { kind: 'table', ...(times && { times }) };
		},
	},

	// Tracks
	{
		example: 'progress twice on vow',
		pattern: 'progress(?: {times})?(?: {n} ticks)?(?: on {track})?',
		effect: ({ times, n, track }) => ({
			kind: 'progress',
			times: readTimes(times),
			...(n !== '' && { ticks: readNumber(n) }),
			...onTrack(track),
		}),
	},
	...(['lowest die', 'all but 1', '1 unit', '1 unit for each point', 'all'] as const).map((how): LineForm => ({
		example: 'clear progress all but 1',
		pattern: `clear progress ${how}(?: on {track})?`,
		effect: ({ track }) => ({ kind: 'clear_progress', how, ...onTrack(track) }),
	})),
	{
		example: 'rank +1',
		pattern: 'rank {n}(?: on {track})?',
		effect: ({ n, track }) => ({ kind: 'rank', by: readNumber(n), ...onTrack(track) }),
	},
	...(['begin', 'complete', 'clear'] as const).map((event): LineForm => ({
		example: `${event} vow`,
		pattern: `${event} {track}(?: with {digits} segments)?(?:,? rank {ranks})?`,
		effect: ({ track, digits, ranks }) => {
			const what = trackAt(track);
			const segments = digits === '' ? {} : { segments: Number(digits) };
			return what && { kind: 'track', event, track: what, ...segments, ...ofRanks(ranks) };
		},
	})),
	{
		example: 'clear wounded',
		pattern: 'clear (?!progress\\b)(?:{impact_of} )?{name}',
		effect: places => impactOf(places, false),
	},
	...(['bond', 'influence', 'role', 'no bond'] as const).map((gains): LineForm => ({
		example: 'connection bond',
		pattern: `connection ${gains}`,
		effect: () => ({ kind: 'connection', gains }),
	})),
	{ example: 'clock +1', pattern: 'clock {n}', effect: ({ n }) => ({ kind: 'clock', by: readNumber(n) }) },
	{
		example: 'menace twice',
		pattern: 'menace(?: {times})?',
		effect: ({ times }) => ({ kind: 'menace', times: readTimes(times) }),
	},
	{
		example: 'harm yours +1',
		pattern: 'harm yours(?: {n})?',
		effect: ({ n }) => ({ kind: 'harm', by: n === '' ? 0 : readNumber(n), yours: true }),
	},
	{ example: 'harm +1', pattern: 'harm {n}', effect: ({ n }) => ({ kind: 'harm', by: readNumber(n) }) },
	...(['your', 'foe'] as const).flatMap((whose): LineForm[] => [
		{
			example: `${whose} harm is 1`,
			pattern: `${whose} harm is {digits}`,
			effect: ({ digits }) => ({ kind: 'harm_is', whose, is: Number(digits) }),
		},
		{
			example: `${whose} harm +1`,
			pattern: `${whose} harm {n}`,
			effect: ({ n }) => ({ kind: 'harm_is', whose, by: readNumber(n) }),
		},
	]),

	// Lasting changes
	{
		example: 'experience +2',
		pattern: 'experience {amount}{for_each}?(?:, at least {digits})?',
		effect: ({ amount, for_each, digits }) => {
			const by = numberOrByRank(amount);
			if (by === undefined) return undefined;
			const least = digits === '' ? {} : { at_least: Number(digits) };
			return { kind: 'experience', by, ...(for_each !== '' && { for_each: 'ability' }), ...least };
		},
	},
	...(['gain', 'upgrade', 'discard'] as const).map((event): LineForm => ({
		example: `asset ${event}`,
		pattern: `asset ${event}(?: {text})?`,
		effect: ({ text }) => ({ kind: 'asset', event, ...(text !== '' && { what: text }) }),
	})),
	{
		example: 'inherit half progress',
		pattern: 'inherit {text}',
		effect: ({ text }) => ({ kind: 'inherit', what: text }),
	},
	{ example: 'points +3', pattern: 'points {n}', effect: ({ n }) => ({ kind: 'points', by: readNumber(n) }) },
	...(['dead', 'lost'] as const).map((how): LineForm => ({
		example: how,
		pattern: how,
		effect: () => ({ kind: 'end', how }),
	})),
	{ example: 'say Mark the map', pattern: 'say(?: {text})?', effect: ({ text }) => ({ kind: 'say', text }) },
	{
		example: 'tell The magic is spent.',
		pattern: 'tell(?: {text})?',
		effect: ({ text }) => ({ kind: 'say', text, told: true }),
	},

	// Lines starting with the name of a meter or a track
	{
		example: 'quests reward',
		pattern: '{name} reward{lower}?',
		effect: ({ name, lower }) =>
			named(name, legacy => ({ kind: 'reward', legacy, ...(lower !== '' && { lower: true }) })),
	},
	{
		example: 'bonds +2 ticks',
		pattern: '{name} {amount} ticks',
		effect: ({ name, amount }) => {
			const by = numberOrByRank(amount);
			return by === undefined ? undefined : named(name, track => ({ kind: 'ticks', track, by }));
		},
	},
	{
		example: 'momentum reset',
		pattern: '(?:{meter_of} )?{name} reset',
		effect: ({ meter_of, name }) =>
			named(name, meter => ({ kind: 'set', meter, to: 'reset', ...whoseMeter(meter_of) })),
	},
	{
		example: 'health to maximum',
		pattern: '(?:{meter_of} )?{name} to maximum',
		effect: ({ meter_of, name }) =>
			named(name, meter => ({ kind: 'set', meter, to: 'maximum', ...whoseMeter(meter_of) })),
	},
	{
		example: 'momentum to 4',
		pattern: '(?:{meter_of} )?{name} to {number}',
		effect: ({ meter_of, name, number }) =>
			named(name, meter => ({ kind: 'set', meter, to: readNumber(number), ...whoseMeter(meter_of) })),
	},
	{
		example: 'momentum +1',
		pattern: '(?:{meter_of} )?{name} {amount}{at_most}?',
		effect: ({ meter_of, name, amount, at_most }) =>
			named(name, meter => ({
				kind: 'meter',
				meter,
				by: readAmount(amount),
				...whoseMeter(meter_of),
				...(at_most !== '' && { at_most: true }),
			})),
	},
	{
		example: 'supply -1d6',
		pattern: '(?:{meter_of} )?{name} {of_die}',
		effect: ({ meter_of, name, of_die }) =>
			named(name, meter => ({ kind: 'meter', meter, by: readOfDie(of_die), ...whoseMeter(meter_of) })),
	},
	{
		example: 'momentum +companion health',
		pattern: '(?:{meter_of} )?{name} {equal}',
		effect: ({ meter_of, name, equal }) =>
			named(name, meter => ({ kind: 'meter', meter, by: readEqual(equal), ...whoseMeter(meter_of) })),
	},
];

function moveOf({ name, amount, outcome, ranks, second_name, n, reroll, m }: Captures): Effect | undefined {
	const clears = second_name === '' ? '' : readName(second_name);
	if (clears === undefined) return undefined;
	return named(name, move => ({
		kind: 'move',
		move,
		...(amount !== '' && { by: readAmount(amount) }),
		...(outcome !== '' && { as: outcomeAt(outcome) }),
		...ofRanks(ranks),
		...(clears !== '' && { clears }),
		...(n !== '' && { add: readNumber(n) }),
		...(reroll !== '' && { reroll: true }),
		...(m !== '' && { momentum: readNumber(m) }),
	}));
}

function impactOf({ impact_of, name }: Captures, marked: boolean): Effect | undefined {
	return named(name, impact => ({ kind: 'impact', impact, marked, ...whoseImpact(impact_of) }));
}
