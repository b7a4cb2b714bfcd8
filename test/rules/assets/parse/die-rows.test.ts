import { describe, expect, it } from 'vitest';
import { bundledRuleset, type RulesetId } from '../../../../src/rules/books/bundled';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { Move } from '../../../../src/rules/move';
import { rulebook } from '../../../../src/rules/books/rulebook';
import { readingOf } from '../moment-reading';

/** Each range of the die, its words, and what it does. */
const rowsOf = (moment: Move | undefined, id: RulesetId): readonly string[] => {
	const book = rulebook(bundledRuleset(id));
	return (moment?.tables ?? []).flatMap(({ sides, rows }) =>
		rows.map(
			({ min, max, text }) =>
				`${min ?? ''}-${max ?? ''} of ${sides}: ${text} ${moment ? writeEffects(book.effectsOfRow(moment, text)) : ''}`,
		),
	);
};

const OWN: readonly (readonly [text: string, when: string, does: readonly string[], rows: readonly string[]])[] = [
	[
		'When you drink from the chalice, suffer -1 spirit and roll your action die. On a 1-2, take +2 momentum. On a 3 or higher, [Endure Harm](datasworn:move:classic/suffer/endure_harm) (-1).',
		'When you drink from the chalice',
		['spirit -1', 'table'],
		['1-2 of 6: Take +2 momentum. momentum +2', '3-6 of 6: Endure Harm (-1). move Endure Harm -1'],
	],
	[
		'Once per journey, you may throw the bones. If you do, roll 1d6. On a 1, you must suffer -1 spirit. On a 6, take +3 momentum.',
		'When you throw the bones (once per journey)',
		['table'],
		[
			'1-1 of 6: Suffer -1 spirit. spirit -1',
			'2-5 of 6: Nothing more happens. ',
			'6-6 of 6: Take +3 momentum. momentum +3',
		],
	],
	[
		'When you must Endure Stress, you may instead let your hound bear it. If you do, roll a d10. On a 4 or less, mark shaken. On a 5-10, take +1 momentum.',
		'When you let your hound bear it (instead of the move Endure Stress)',
		['table'],
		['1-4 of 10: Mark shaken. mark shaken', '5-10 of 10: Take +1 momentum. momentum +1'],
	],
	[
		'When you ask the stones for counsel, roll your oracle dice to choose an oracle (1-50: Theme, 51-100: Place). Then, roll to see what they say. If you heed them, take +1 spirit.',
		'When you ask the stones for counsel',
		['table', 'may If you heed them, take +1 spirit', '\tspirit +1'],
		['1-50 of 100: Ask the oracle Theme. ', '51-100 of 100: Ask the oracle Place. '],
	],
];

describe('an ability that is a roll of one die, with a result for each range', () => {
	it.each(OWN)('%s', (text, when, does, rows) => {
		const reading = readingOf(text);
		expect(reading).toMatchObject({ uses: [], shown: [], when, does });
		expect(rowsOf(reading.moment, 'classic')).toEqual(rows);
	});

	it.each([
		// ranges that overlap, or that the die does not have
		'When you drink from the chalice, roll your action die. On a 1-3, take +2 momentum. On a 3-6, suffer -1 spirit.',
		'When you drink from the chalice, roll your action die. On a 1-8, take +2 momentum.',
		// no results are said
		'When you drink from the chalice, roll your action die. If it is high, take +2 momentum.',
		// a second trigger, and a roll that belongs to a move
		'When you drink from the chalice, roll your action die. On a 1, take +2 momentum. When you Strike, add +1.',
		'When you Strike with the chalice, roll your action die. On a 1, take +2 momentum.',
	])('has no rows: %s', text => {
		expect(rowsOf(readingOf(text).moment, 'classic')).toEqual([]);
	});

	it.each([
		[
			'classic',
			'Lorekeeper',
			[
				'1-3 of 6: Mark corrupted or Face Desolation (ignoring momentum). choose 1\n\t- Mark corrupted\n\t\tmark corrupted\n\t- Face Desolation (ignoring momentum)\n\t\ttell Momentum is ignored for Face Desolation.\n\t\tmove Face Desolation',
				'4-6 of 6: Nothing more happens. ',
			],
		],
		[
			'starforged',
			'Healer',
			[1, 2].map(
				by =>
					`${by === 1 ? '1-4' : '5-6'} of 6: Give +${by} health to everyone whose health is greater than 0. ` +
					`if health is not 0\n\thealth +${by}\nif companion health is not 0\n\tcompanion health +${by}`,
			),
		],
		[
			'sundered_isles',
			'Parrot',
			[
				'1-25 of 100: Ask the oracle Action. ',
				'26-50 of 100: Ask the oracle Theme. ',
				'51-75 of 100: Ask the oracle Descriptor. ',
				'76-100 of 100: Ask the oracle Focus. ',
			],
		],
	] as const)('on the cards of the books: %s, %s', (id, name, rows) => {
		const book = rulebook(bundledRuleset(id));
		const card = book.abilities.card(name);
		const moments = card?.abilities.flatMap(ability => book.abilities.read(card, ability).moment ?? []) ?? [];
		expect(moments.flatMap(moment => rowsOf(moment, id))).toEqual(rows);
	});
});
