import fc from 'fast-check';
import { CHANGE_EVENTS } from '../../src/play/character/change';
import type { Change } from '../../src/play/character/change';
import type { MoveRecord } from '../../src/play/record/record';
import { newUnrolledMove } from '../../src/play/record/record';

/** Texts that players and rulebooks write, with all the signs that mean something to YAML or Markdown. */
const awkward = fc.constantFrom(
	'Yes: really',
	'# not a comment',
	'[[Ark]], again',
	'"Help!" she cried',
	"'quoted'",
	'"quoted"',
	'yes',
	'~',
	'null',
	'007',
	'1e3',
	'0x1F',
	'12:30',
	'2024-01-01',
	'- a dash',
	'? a question',
	'*stars*',
	'a\tb',
	'two\nlines',
	'back\\slash',
	'`code`',
	'```',
	'{a: b}',
	'%%',
	'ends with:',
	'tail #3',
	'---',
	'…',
	'🎲 rolls',
);

/** Any text at all, as long as spaces at its ends do not matter. */
export const anyText = fc
	.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string({ maxLength: 30 }), awkward)
	.map(text => text.trim())
	.filter(text => text !== '' && !/^\[\[.*\]\]$/.test(text));

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const die = (sides: number) => fc.integer({ min: 1, max: sides });
const anyThrow = fc
	.record({ actionDie: optional(die(6)), challengeDice: fc.tuple(die(10), die(10)) })
	.map(({ actionDie, challengeDice }) => (actionDie === undefined ? { challengeDice } : { actionDie, challengeDice }));

/** A name may hold any sign but the ones that part it from what follows. */
const anyName = fc.constantFrom(
	'Find the ark',
	'Rook',
	'Kill #3',
	'[[Ark]]',
	'Here → there',
	'A › B',
	'Vow (old)',
	'Ask: who?',
);
const anyWhat = fc.constantFrom(
	'momentum',
	'health',
	'quests',
	'wounded',
	'vow',
	'ability 2',
	'experience spent',
	'repair points',
	'Mend the ship',
	'next +1 (Secure an Advantage)',
);
const anyWhy = fc.constantFrom('Endure Harm', 'Secure an Advantage (again)', 'at last, done', 'x → y');
const anyNote = fc.constantFrom('at its maximum', 'one rank lower, as ever');
const anyPosition = fc.constantFrom('none', 'in control', 'in a bad spot');
const anyRank = fc.constantFrom('dangerous', 'formidable', 'extreme');

const defined = <T extends object>(value: T): T =>
	Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

const extras = { target: optional(anyName), note: optional(anyNote), why: optional(anyWhy) };

export const anyChange: fc.Arbitrary<Change> = fc
	.oneof(
		fc
			.record({
				kind: fc.constant('value' as const),
				what: fc.oneof(anyWhat, fc.constant('')),
				from: fc.integer({ min: -6, max: 60 }),
				to: fc.integer({ min: -6, max: 60 }),
				unit: optional(fc.constantFrom('ticks' as const, 'boxes' as const, 'segments' as const)),
				...extras,
			})
			.filter(({ what, target }) => what !== '' || target !== undefined),
		fc.record({
			kind: fc.constant('value' as const),
			what: fc.constant('combat'),
			from: anyPosition,
			to: anyPosition,
			...extras,
		}),
		fc.record({
			kind: fc.constant('value' as const),
			what: fc.constantFrom('', 'rank'),
			from: anyRank,
			to: anyRank,
			...extras,
		}),
		fc.record({
			kind: fc.constant('event' as const),
			what: anyWhat,
			event: fc.constantFrom(...CHANGE_EVENTS),
			...extras,
		}),
	)
	.map(change => defined(change) as Change);

export const anyRecord: fc.Arbitrary<MoveRecord> = fc
	.record({
		move: anyText,
		by: optional(anyText),
		from: optional(anyText),
		track: optional(anyText),
		roll: optional(
			fc
				.record({
					option: fc.constantFrom('edge', 'iron', 'companion health', 'supply'),
					value: optional(fc.integer({ min: -3, max: 9 })),
				})
				.map(defined),
		),
		adds: fc.array(
			fc
				.record({
					amount: fc.integer({ min: -9, max: 9 }),
					reason: fc.oneof(fc.constant(''), anyText),
					momentum: optional(fc.integer({ min: 1, max: 3 })),
				})
				.map(defined),
			{ maxLength: 3 },
		),
		abilities: optional(
			fc.array(
				fc
					.record({
						// the name of a card: one line, and no number with a comma in it
						asset: anyText.filter(text => !/\p{Cc}|\d,/u.test(text)),
						ability: die(3),
						way: optional(fc.constantFrom('Line up your shot', 'a; b', '"so"')),
					})
					.map(defined),
				{ minLength: 1, maxLength: 2 },
			),
		),
		cost: optional(
			fc.oneof(
				fc.record({ amount: fc.integer({ min: 0, max: 9 }), paid: fc.boolean() }),
				fc.record({
					amount: fc.integer({ min: 0, max: 9 }),
					paid: fc.constant(false),
					less: fc.integer({ min: 1, max: 9 }),
				}),
			),
		),
		rank: optional(anyRank),
		progress: optional(fc.integer({ min: 0, max: 10 })),
		dice: optional(anyThrow),
		rerolls: fc.array(anyThrow, { maxLength: 3 }),
		cancelled: optional(fc.record({ actionDie: die(6), momentum: fc.integer({ min: -6, max: -1 }) })),
		burn: optional(fc.record({ from: fc.integer({ min: 1, max: 10 }), to: fc.integer({ min: 0, max: 2 }) })),
		outcome: optional(anyText),
		as: optional(anyText),
		table: fc.array(fc.record({ roll: die(100), text: fc.oneof(fc.constant(''), anyText) }), { maxLength: 2 }),
		chose: fc.array(anyText, { maxLength: 3 }),
		passed: fc.array(anyText, { maxLength: 2 }),
		done: fc.array(anyChange, { maxLength: 4 }),
	})
	.map(({ move, ...more }) => newUnrolledMove(move, defined(more)));
