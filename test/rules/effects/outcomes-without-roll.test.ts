import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { isCarriedOut } from '../../../src/rules/effects/nested-effects';
import { readMoveEffects } from '../../../src/rules/effects/read-effects';
import type { Move } from '../../../src/rules/move';
import { reportOfNote } from '../../../scripts/rules/rules-report';

const RUNS = inject('isDeep') ? 400 : 100;

/** A move of a book as a note would have it, without the words that call for its roll. */
const withoutRoll = ({ text, ...move }: Move): Move => ({
	...move,
	roll_type: 'no_roll',
	trigger: { text: move.trigger.text, conditions: [] },
	text: text.replace(/,? ?roll \+[^.]*\./gi, ', let fate decide.'),
	outcomes: {},
	tables: [],
	stated: undefined,
});

describe('the text of an outcome is never an effect of the move as such', () => {
	it.each(RULESET_IDS)('in each rolled move of %s whose roll is not found', id => {
		const rolled = bundledRuleset(id).moves.filter(
			({ roll_type, text }) => roll_type !== 'no_roll' && /__(?:strong|weak|miss|hit)/.test(text),
		);
		expect(rolled.length).toBeGreaterThan(10);
		for (const move of rolled) {
			const { always, outcomes, matches } = readMoveEffects(withoutRoll(move));
			expect([move.name, always.filter(isCarriedOut), outcomes, matches]).toEqual([move.name, [], {}, {}]);
		}
	});

	const words = fc.constantFrom(
		'Take +1 momentum.',
		'Suffer -1 supply.',
		'Pay the Price.',
		'Mark wounded.',
		'You are past.',
	);
	const sentences = fc.array(words, { minLength: 1, maxLength: 3 }).map(said => said.join(' '));
	const rolls = fc.constantFrom('let fate decide', 'roll cunning', 'würfle mit Schatten', 'draw a card', 'roll 2d6');
	const marks = fc.constantFrom<(outcome: string) => string>(
		outcome => `On a **${outcome}**, `,
		outcome => `On ${outcome}, `,
		outcome => `**${outcome.toUpperCase()}**: `,
		outcome => `${outcome}: `,
		outcome => `- **${outcome}** - `,
		outcome => `- ${outcome}: `,
		outcome => `If you score a ${outcome}, `,
		outcome => `With a ${outcome}: `,
		outcome => `#### ${outcome}\n`,
		outcome => `> [!success] On a ${outcome}\n> `,
		outcome => `_On a ${outcome}_ - `,
		outcome => `A **${outcome}** means that you are past. `,
	);
	const gaps = fc.constantFrom('\n\n', '\n', ' ');

	it('in a move of a note, however its outcomes are written', () => {
		fc.assert(
			fc.property(rolls, marks, gaps, fc.tuple(sentences, sentences, sentences), (roll, mark, gap, said) => {
				const outcomes = ['strong hit', 'weak hit', 'miss'].map((outcome, i) => mark(outcome) + (said[i] ?? ''));
				const joint = /^(?:[-#>]|> )/.test(mark('')) ? '\n\n' : gap;
				const note = `## House Moves\n\n### Slip Past\nWhen you slip past a guard, ${roll}.\n\n${outcomes.join(joint)}\n`;
				const { reports, findings } = reportOfNote(note, 'House moves', 'starforged');
				for (const { always } of reports) expect([note, always.filter(isCarriedOut)]).toEqual([note, []]);
				expect([note, findings.length > 0]).toEqual([note, true]);
			}),
			{ numRuns: RUNS },
		);
	});

	it('in a rolled move of a note, however its outcomes are written', () => {
		fc.assert(
			fc.property(marks, marks, gaps, fc.tuple(sentences, sentences, sentences), (mark, other, gap, said) => {
				const outcomes = ['strong hit', 'weak hit', 'miss'].map(
					(outcome, i) => (i === 1 ? other : mark)(outcome) + (said[i] ?? ''),
				);
				const note = `## House Moves\n\n### Slip Past\nWhen you slip past a guard, roll +shadow.\n\n${outcomes.join(gap === ' ' ? '\n\n' : gap)}\n`;
				const { reports } = reportOfNote(note, 'House moves', 'starforged');
				for (const { always } of reports) expect([note, always.filter(isCarriedOut)]).toEqual([note, []]);
			}),
			{ numRuns: RUNS },
		);
	});
});
