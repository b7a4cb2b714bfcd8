import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Answer } from '../../../src/play/oracles/ask-the-oracle';
import { answerByHand } from '../../../src/play/oracles/ask-the-oracle';
import { insertAnswer, readAsk, rewriteAnswer, writeAnswer } from '../../../src/journal/oracle-blocks/ask-block';
import { readInline } from '../../../src/journal/inline/inline-record';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const GUARD: Answer = { question: 'Is the airlock guarded?', odds: 'Likely', roll: 34, answer: 'yes', isMatch: false };
const TWO: Answer = { question: 'A feast', or: 'Drawn bows', odds: 'Likely', roll: 80, answer: 'no', isMatch: false };

describe('the block of a question', () => {
	it.each([
		['a yes', GUARD, 'ask: Is the airlock guarded?\nodds: likely\ndice: 34\nanswer: yes'],
		[
			'a match',
			{ ...GUARD, roll: 99, answer: 'no', isMatch: true } as const,
			'ask: Is the airlock guarded?\nodds: likely\ndice: 99\nanswer: extreme no',
		],
		[
			'an answer that was chosen',
			answerByHand({ question: GUARD.question, odds: '50/50' }, 'no'),
			'ask: Is the airlock guarded?\nodds: 50/50\nanswer: no',
		],
		['two possibilities', TWO, 'ask: A feast\nor: Drawn bows\nodds: likely\ndice: 80\nanswer: Drawn bows'],
		[
			'two possibilities on a match',
			{ ...TWO, roll: 66, answer: 'yes', isMatch: true } as const,
			'ask: A feast\nor: Drawn bows\nodds: likely\ndice: 66\nanswer: A feast (extreme)',
		],
	])('of %s is written in plain words and read again', (_, answer, body) => {
		expect(writeAnswer(answer)).toBe(body);
		const { record, warnings } = expectParsed(readAsk(body));
		expect(record).toMatchObject({ ...answer, odds: answer.odds.toLowerCase() });
		expect(warnings).toEqual([]);
	});

	it('is read back whatever was typed, also by a YAML parser', () => {
		const text = fc
			.string({ minLength: 1, maxLength: 20 })
			.map(typed => typed.replace(/[\p{Cc}\p{Cs}]/gu, '').trim())
			.filter(typed => typed !== '' && !/extreme|yes|no/i.test(typed));
		const one = fc.record({
			question: text,
			odds: fc.constantFrom('Likely', '50/50', 'Small Chance'),
			answer: fc.constantFrom('yes', 'no'),
			isMatch: fc.constant(false),
			roll: fc.constantFrom(1, 34, 98),
		});
		const any = fc
			.record({ one, or: fc.option(text, { nil: undefined }) })
			.filter(({ one: { question }, or }) => question.toLowerCase() !== or?.toLowerCase());
		fc.assert(
			fc.property(any, any, ({ one, or }, { one: next }) => {
				const answer = (or === undefined ? one : { ...one, or }) as Answer;
				const body = writeAnswer(answer);
				expect(expectParsed(readAsk(body)).record).toMatchObject({ ...answer, odds: answer.odds.toLowerCase() });
				expect(parse(body)).toMatchObject({ ask: expect.anything() as unknown });
				const { odds, roll } = next;
				const again = rewriteAnswer(`${body}\n# so far`, { ...answer, odds, roll, answer: 'no', isMatch: false });
				expect(expectParsed(readAsk(again)).record).toMatchObject({ question: answer.question, roll, answer: 'no' });
				expect(again).toMatch(/\n# so far$/);
			}),
		);
	});

	it.each([
		{ typed: 'ask: Is it open?', record: { question: 'Is it open?', isMatch: false } },
		{ typed: 'Ask: Is it open?\nodds: Small Chance # says Ash', record: { odds: 'Small Chance' } },
		{ typed: 'ask: Is it open?\ndice: 00\nanswer: No', record: { roll: 100, answer: 'no', isMatch: true } },
		{ typed: 'ask: Is it open?\nanswer: Perhaps', record: { said: 'Perhaps', isMatch: false } },
	])('is read as it is typed: $typed', ({ typed, record }) => {
		expect(expectParsed(readAsk(typed)).record).toMatchObject(record);
	});

	it.each([
		{ body: 'ask:', message: /Write the question/ },
		{ body: 'ask: Is it open?\ndice: many', message: /“many” is no roll/ },
		{ body: 'ask: Is it open?\ndice: 101', message: /“101” is no roll/ },
	])('says what is wrong with “$body”', ({ body, message }) => {
		expect(readAsk(body)).toMatchObject({
			ok: false,
			problems: [{ message: expect.stringMatching(message) as string }],
		});
	});

	it('keeps what the player added when its answer changes', () => {
		const body = 'ask: Is it open?\n# at dusk\nodds: Likely\ndice: 34\nmood: grim\nanswer: yes';
		const anew: Answer = { question: 'Is it open?', odds: 'likely', roll: 88, answer: 'no', isMatch: true };
		expect(rewriteAnswer(body, anew)).toBe(
			'ask: Is it open?\n# at dusk\nodds: Likely\ndice: 88\nmood: grim\nanswer: extreme no',
		);
	});
});

it.each([
	{ of: 'a question', answer: GUARD, line: 'sworn: Is the airlock guarded? › yes (likely: 34)' },
	{ of: 'two possibilities', answer: TWO, line: 'sworn: A feast or Drawn bows › Drawn bows (likely: 80)' },
])('the answer to $of goes into the text as one line that is read again', ({ answer, line }) => {
	const note = 'She runs.\n';
	expect(applyChanges(note, insertAnswer(note, 3, answer, { form: 'line' }).changes)).toBe(
		`She runs.\n\n\`${line}\`\n\n`,
	);
	expect(readInline(line)).toMatchObject({ ok: true, value: { kind: 'oracle' } });
});
