import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { highestFace } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rollOracle } from '../../../src/play/oracles/oracle-roll';
import { bodyOfInline, readInline } from '../../../src/journal/inline/inline-record';
import { readOracle, rewriteOracle, writeOracle } from '../../../src/journal/oracle-blocks/oracle-block';
import { insertOracleResults, writeOracleResults } from '../../../src/journal/oracle-blocks/write-oracle-results';
import type { AnswerForm } from '../../../src/journal/oracle-blocks/answer-form';
import { applyChanges } from '../../../src/journal/text/text-change';
import { sampled } from '../../support/sample';
import { cursorNote } from '../cursor-note';

const ADVANCE = { oracle: 'Core / Action', dice: [3], result: 'Advance' };

const readWell = (body: string) => {
	const reading = readOracle(body);
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	return reading.value;
};

describe('the block of an oracle', () => {
	it('is written as the format page has it', () => {
		expect(writeOracle(ADVANCE)).toBe('oracle: Core / Action\ndice: 3\nresult: Advance');
	});

	it.each([
		ADVANCE,
		{ oracle: 'Creature / Scale', dice: [97, 12, 55], result: 'Owl; Boar: "great", #1' },
		{ oracle: 'Creature / Scale', dice: [], result: '~' },
		{ oracle: 'Ship / Cargo', dice: [34], cursedDie: 10, result: 'Human bones (cursed)' },
	])('is read as it was written: $result', record => {
		expect(readWell(writeOracle(record))).toEqual({ record, warnings: [] });
	});

	it.each([
		{ typed: 'Oracle:Core/Action', record: { oracle: 'Core/Action', dice: [] } },
		{ typed: 'oracle: Core / Action\ndice: 00 # by hand', record: { oracle: 'Core / Action', dice: [100] } },
		{ typed: 'oracle: X\ncursed die: 7 # wood', record: { oracle: 'X', dice: [], cursedDie: 7 } },
		{ typed: 'oracle: X\ndice: 97 12', record: { oracle: 'X', dice: [97, 12] } },
	])('is read as it is typed: $typed', ({ typed, record }) => {
		expect(readWell(typed).record).toEqual(record);
	});

	it.each([
		{ body: 'oracle:', message: /Name the oracle/ },
		{ body: 'oracle: X\ndice: many', message: /“many” are no dice/ },
		{ body: 'oracle: X\ncursed_die: 11', message: /cannot show “11”/ },
		{ body: 'orcale: X', message: /No block starts with “orcale”/ },
	])('says what is wrong with “$body”', ({ body, message }) => {
		expect(readOracle(body)).toMatchObject({
			ok: false,
			problems: [{ message: expect.stringMatching(message) as string }],
		});
	});

	it('keeps what the player added when its result changes', () => {
		const body = 'oracle: Core / Action\n# in the storm\ndice: 3\nmood: grim\nresult: Advance';
		expect(rewriteOracle(body, { ...ADVANCE, dice: [4, 70], result: 'Attack' })).toBe(
			'oracle: Core / Action\n# in the storm\ndice: 4, 70\nmood: grim\nresult: Attack',
		);
	});

	it('says what the cursed die shows now, or nothing of it', () => {
		const body = 'oracle: Ship / Cargo\ndice: 3\ncursed die: 4 # bone\nresult: Silk';
		const told = { oracle: 'Ship / Cargo', dice: [34], result: 'Human bones (cursed)' };
		expect(rewriteOracle(body, { ...told, cursedDie: 10 })).toBe(
			'oracle: Ship / Cargo\ndice: 34\ncursed die: 10 # bone\nresult: Human bones (cursed)',
		);
		expect(rewriteOracle(body, { ...told, result: 'Silk' })).toBe(
			'oracle: Ship / Cargo\ndice: 34\n# bone\nresult: Silk',
		);
		expect(rewriteOracle('oracle: Ship / Cargo\nresult: Silk', { ...told, cursedDie: 10 })).toBe(
			writeOracle({ ...told, cursedDie: 10 }),
		);
	});

	it('has no dice for a row that was chosen and has no range', () => {
		const body = 'oracle: Life\ndice: 3\nresult: None';
		expect(rewriteOracle(body, { oracle: 'Life', dice: [], result: 'Rich' })).toBe('oracle: Life\nresult: Rich');
	});
});

describe('an answer in a note', () => {
	const told = (marked: string, form: AnswerForm, result = 'Advance') => {
		const { note, cursor } = cursorNote(marked);
		return applyChanges(
			note,
			insertOracleResults(note, cursor, { oracle: ADVANCE.oracle, results: [{ dice: ADVANCE.dice, result }] }, { form })
				.changes,
		);
	};
	const LINE = '`sworn: Core / Action › Advance (rolled: 3)`';

	it.each([
		{
			form: 'block',
			marked: 'She r‸uns.\n',
			is: 'She runs.\n\n```sworn\noracle: Core / Action\ndice: 3\nresult: Advance\n```\n\n',
		},
		{ form: 'line', marked: 'She r‸uns.\n', is: `She runs.\n\n${LINE}\n\n` },
		{ form: 'line', marked: 'She runs.\n\n‸\n\nOn.\n', is: `She runs.\n\n${LINE}\n\n\nOn.\n` },
		{ form: 'line', marked: '- [ ] ta‸sk\n\nOn.\n', is: `- [ ] task\n\n${LINE}\n\nOn.\n` },
	] as const)('goes as a $form after “$marked”', ({ form, marked, is }) => {
		expect(told(marked, form)).toBe(is);
	});

	it('joins lines of play as a line of its own, and never continues in one', () => {
		const note = '`sworn: momentum 3 → 4`\n`sworn: Core / Action › Advance`\n‸';
		expect(told(note, 'line')).toBe('`sworn: momentum 3 → 4`\n`sworn: Core / Action › Advance`\n' + `${LINE}\n`);
	});

	it('keeps a backtick in its words', () => {
		expect(told('‸', 'line', 'the `ark`')).toContain('``sworn: Core / Action › the `ark` (rolled: 3)``');
	});

	// Sampled: the lines of `inline` are tested with any words, and above with what quotes them.
	it.each(['delve', 'sundered_isles'] as const)('of every face in %s reads as what an oracle said', id => {
		const book = oracleBook(bundledRuleset(id));
		const faces = book.oracles.flatMap(oracle =>
			Array.from({ length: highestFace(oracle.dice) }, (_, at) => ({ oracle, face: at + 1 })),
		);
		const wrong: string[] = [];
		for (const { oracle, face } of sampled(faces, 500)) {
			let thrown = 0;
			const answer = rollOracle(oracle, book, {
				roll: sides => (thrown++ === 0 ? face : ((face + thrown) % sides) + 1),
			});
			const said = { oracle: answer.oracle, results: [answer] };
			const { changes } = insertOracleResults('', 0, said, { form: 'line' });
			const line = readInline(
				applyChanges('', changes)
					.trim()
					.replace(/^`+|`+$/g, ''),
			);
			if (!line.ok || bodyOfInline(line.value) !== writeOracleResults(said))
				wrong.push(`${answer.oracle} › ${answer.result}`);
		}
		expect(wrong).toEqual([]);
	});
});
