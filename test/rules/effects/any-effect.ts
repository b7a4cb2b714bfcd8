import fc from 'fast-check';
import {
	DEGREES,
	type Amount,
	type ByRank,
	type Condition,
	type Effect,
	type EqualTo,
	type OfDie,
	type Option,
} from '../../../src/rules/effects/effect';
import { KEYWORDS, POSITIONS } from '../../../src/rules/effects/notation/words';
import { OUTCOMES } from '../../../src/rules/core/outcome';
import { RANKS } from '../../../src/rules/core/rank';
import { TRACK_KINDS } from '../../../src/rules/core/track-kind';

/** The rest of a line: a label or a text. */
const anyText = fc.oneof(
	fc.constantFrom('', '-', '- a', 'for', 'else', 'say', 'Label: rest', 'health +1', '"quoted"', '2 for 1'),
	fc.string({ unit: 'grapheme' }).filter(text => !/[\r\n]/.test(text) && text === text.trim()),
);
const anyWords = anyText.filter(text => text !== '');

/** Names of the books, words of the notation, what looks like a line of it, and anything else. */
const anyName = fc.oneof(
	fc.constantFrom('health', 'Pay the Price', 'permanently harmed', 'quests', ...POSITIONS, ...KEYWORDS, ...DEGREES),
	fc.constantFrom('x -1', 'x or', 'health is 0', 'a as miss', 'companion health', 'at most', '"', '7', 'a, b', 'not x'),
	fc.constantFrom(
		'vehicle battered',
		'x reward',
		'x reset',
		'x to maximum',
		'a by rank +1 +1 +1 +1 +1',
		'n'.repeat(90),
	),
	fc.tuple(fc.constantFrom(...KEYWORDS), fc.constantFrom(...KEYWORDS)).map(words => words.join(' ')),
	anyWords,
);
const integer = fc.integer({ min: -20, max: 20 });
const natural = fc.nat({ max: 9 });
const positive = fc.integer({ min: 1, max: 9 });
const byRank: fc.Arbitrary<ByRank> = fc
	.tuple(integer, integer, integer, integer, integer)
	.map(by_rank => ({ by_rank }));
const amount: fc.Arbitrary<Amount> = fc.oneof(
	integer,
	fc.tuple(integer, integer, integer),
	byRank,
	fc.constant('-cost' as const),
);
const yes = fc.constant(true as const);
const count = fc.record({ min: natural, max: fc.oneof(natural, fc.constant(null)) });
const whose = fc.constantFrom('companion' as const, 'vehicle' as const);
const outcome = fc.constantFrom(...OUTCOMES);
const track = fc.constantFrom(...TRACK_KINDS);
const ranks = fc.shuffledSubarray([...RANKS], { minLength: 1 });

/** What is lost by the cost is `-cost`. */
const equalTo: fc.Arbitrary<EqualTo> = fc.oneof(
	some({ equal_to: fc.constantFrom('health', 'shadow', 'cost', 'action die') }, { whose }),
	some({ equal_to: fc.constantFrom('health', 'momentum', 'action die'), lost: yes }, { whose }),
);

const ofDie: fc.Arbitrary<OfDie> = fc.record({
	die: fc.constantFrom(3, 4, 6, 8, 10, 12, 20),
	sign: fc.constantFrom(1 as const, -1 as const),
});

export const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
	some({ kind: is('impact'), impact: anyName, marked: fc.boolean() }, { whose: is('vehicle') }),
	some({ kind: is('meter'), meter: anyName, is: integer, not: fc.boolean() }, { whose }),
	fc.record({ kind: is('bond'), shared: fc.boolean() }),
	fc.record({ kind: is('from'), move: anyName }),
	fc.record({ kind: is('combat'), position: fc.constantFrom(...POSITIONS) }),
	fc.record({ kind: is('remains'), track }),
	fc.record({ kind: is('die'), is: natural }),
	fc.record({ kind: is('match'), matched: fc.boolean() }),
	fc.record({ kind: is('full'), what: is('menace') }),
	fc.record({ kind: is('rolled'), option: anyName }),
	fc.record({
		kind: is('vehicle'),
		type: fc.constantFrom('command' as const, 'support' as const, 'incidental' as const),
	}),
);

function is<T extends string>(value: T): fc.Arbitrary<T> {
	return fc.constant(value);
}

/** A record whose second part may or may not be there, key by key. */
function some<T extends object, U extends object>(
	always: { [K in keyof T]: fc.Arbitrary<T[K]> },
	sometimes: { [K in keyof U]: fc.Arbitrary<U[K]> },
): fc.Arbitrary<T & Partial<U>> {
	return fc
		.tuple(fc.record<T>(always), fc.record<U, never>(sometimes, { requiredKeys: [] }))
		.map(([required, optional]): T & Partial<U> => Object.assign({}, required as T, optional as Partial<U>));
}

interface Ties {
	readonly effects: fc.Arbitrary<readonly Effect[]>;
	readonly option: fc.Arbitrary<Option>;
}

/** One arbitrary for each kind of effect: the type asks for all of them. */
const kinds = ({ effects, option }: Ties): { [K in Effect['kind']]: fc.Arbitrary<Extract<Effect, { kind: K }>> } => ({
	meter: fc.oneof(
		some({ kind: is('meter'), meter: anyName, by: amount }, { whose, at_most: yes }),
		some({ kind: is('meter'), meter: anyName, by: equalTo }, { whose }),
		some({ kind: is('meter'), meter: anyName, by: ofDie }, { whose }),
	),
	set: some(
		{ kind: is('set'), meter: anyName, to: fc.oneof(fc.constantFrom('maximum' as const, 'reset' as const), integer) },
		{ whose },
	),
	suffer: fc.record({ kind: is('suffer'), by: integer, times: natural }),
	overflow: fc.record({ kind: is('overflow'), move: anyName }),
	trade: fc.record({ kind: is('trade'), cost: anyName, meters: fc.array(anyName, { minLength: 1, maxLength: 3 }) }),
	impact: some(
		{ kind: is('impact'), impact: anyName, marked: fc.boolean() },
		{ whose: fc.constantFrom('companion' as const, 'vehicle' as const, 'module' as const, 'asset' as const) },
	),
	next: some({ kind: is('next'), add: integer }, { on: anyName, momentum: integer }),
	combat: fc.record({ kind: is('combat'), position: anyName }),
	move: some(
		{ kind: is('move'), move: anyName },
		{ by: amount, as: outcome, ranks, clears: anyName, add: integer, momentum: integer, reroll: yes },
	),
	as: fc.record({ kind: is('as'), outcome }),
	count: some({ kind: is('count'), outcome, as: outcome }, { without_match: yes }),
	reroll: fc.record({
		kind: is('reroll'),
		dice: fc.constantFrom(
			'any dice' as const,
			'all dice' as const,
			'one challenge die' as const,
			'action die' as const,
			'challenge dice' as const,
		),
	}),
	table: some({ kind: is('table') }, { times: count }),
	progress: some({ kind: is('progress'), times: natural }, { on: track, ticks: integer }),
	clear_progress: some(
		{
			kind: is('clear_progress'),
			how: fc.constantFrom(
				'lowest die' as const,
				'all but 1' as const,
				'1 unit' as const,
				'1 unit for each point' as const,
				'all' as const,
			),
		},
		{ on: track },
	),
	rank: some({ kind: is('rank'), by: integer }, { on: track }),
	track: some(
		{
			kind: is('track'),
			event: fc.constantFrom('begin' as const, 'complete' as const, 'clear' as const),
			track,
		},
		{ segments: positive, ranks },
	),
	connection: fc.record({
		kind: is('connection'),
		gains: fc.constantFrom('bond' as const, 'influence' as const, 'role' as const, 'no bond' as const),
	}),
	clock: fc.record({ kind: is('clock'), by: integer }),
	menace: fc.record({ kind: is('menace'), times: natural }),
	harm: some({ kind: is('harm'), by: integer }, { yours: yes }),
	harm_is: fc.oneof(
		fc.record({ kind: is('harm_is'), whose: fc.constantFrom('your' as const, 'foe' as const), is: natural }),
		fc.record({ kind: is('harm_is'), whose: fc.constantFrom('your' as const, 'foe' as const), by: integer }),
	),
	reward: some({ kind: is('reward'), legacy: anyName }, { lower: yes }),
	ticks: fc.record({ kind: is('ticks'), track: anyName, by: fc.oneof(integer, byRank) }),
	experience: some(
		{ kind: is('experience'), by: fc.oneof(integer, byRank) },
		{ for_each: is('ability'), at_least: natural },
	),
	asset: some(
		{ kind: is('asset'), event: fc.constantFrom('gain' as const, 'upgrade' as const, 'discard' as const) },
		{ what: anyWords },
	),
	inherit: fc.record({ kind: is('inherit'), what: anyWords }),
	points: fc.record({ kind: is('points'), by: integer }),
	spend: fc.record({
		kind: is('spend'),
		options: fc.array(fc.record({ cost: positive, label: anyText, effects }), { maxLength: 3 }),
	}),
	end: fc.record({ kind: is('end'), how: fc.constantFrom('dead' as const, 'lost' as const) }),
	choose: fc.record({ kind: is('choose'), count, options: fc.array(option, { maxLength: 3 }) }),
	may: fc.record({ kind: is('may'), option }),
	exchange: some({ kind: is('exchange'), pay: effects, take: effects }, { up_to: positive }),
	if: fc.record({ kind: is('if'), condition: anyCondition, then: effects, otherwise: effects }),
	say: some({ kind: is('say'), text: anyText }, { told: yes }),
});

const tied = fc.letrec<{ effect: Effect; effects: readonly Effect[]; option: Option }>(tie => ({
	effects: fc.array(tie('effect'), { maxLength: 3, depthIdentifier: 'effects' }),
	option: fc.record({ label: anyText, effects: tie('effects') }),
	effect: fc.oneof(
		{ depthSize: 'small', depthIdentifier: 'effects' },
		...Object.values<fc.Arbitrary<Effect>>(kinds({ effects: tie('effects'), option: tie('option') })),
	),
}));

/** Any effects of any kind, one inside the other, with names that look like the notation itself. */
export const anyEffects: fc.Arbitrary<readonly Effect[]> = tied.effects;

/** Each kind of effect by itself. */
export const anyEffectOf = kinds({ effects: tied.effects, option: tied.option });
