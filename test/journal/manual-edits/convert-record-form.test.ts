import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { convertRecords } from '../../../src/journal/manual-edits/convert-record-form';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { writeRecord } from '../../../src/journal/record/write-record';
import { insertBlock } from '../../../src/journal/note-blocks/insert-block';
import { applyChanges } from '../../../src/journal/text/text-change';
import { anyRecord } from '../any-record';
import { cursorNote } from '../cursor-note';
import { CONTEXTS } from '../note-contexts';

const BLOCK = '```sworn\nmove: Face Danger\nroll: edge\n```';
const LINE = '`sworn: Face Danger, edge`';

const turned = (note: string, form: 'line' | 'block'): string => applyChanges(note, convertRecords(note, form).changes);
const whys = (note: string, form: 'line' | 'block') => convertRecords(note, form).stays.map(({ why }) => why);

describe('a record turns', () => {
	it.each([
		['between paragraphs', `One.\n\n${BLOCK}\n\nTwo.\n`, `One.\n\n${LINE}\n\nTwo.\n`],
		['alone in a note', BLOCK, LINE],
		[
			'in a callout',
			`> One.\n>\n> ${BLOCK.replaceAll('\n', '\n> ')}\n>\n> Two.\n`,
			`> One.\n>\n> ${LINE}\n>\n> Two.\n`,
		],
		['in a list', `- One.\n\n  ${BLOCK.replaceAll('\n', '\n  ')}\n\n- Two.\n`, `- One.\n\n  ${LINE}\n\n- Two.\n`],
		[
			'with the line breaks of Windows',
			`One.\r\n\r\n${BLOCK.replaceAll('\n', '\r\n')}\r\n\r\nTwo.\r\n`,
			`One.\r\n\r\n${LINE}\r\n\r\nTwo.\r\n`,
		],
	])('into a line and back, %s', (_, block, line) => {
		expect(turned(block, 'line')).toBe(line);
		expect(turned(line, 'block')).toBe(block);
		expect(findViolation(block, line)).toBeUndefined();
		expect(findViolation(line, block)).toBeUndefined();
	});

	it.each([
		['above and below it', `One.\n${BLOCK}\nTwo.\n`, `One.\n\n${LINE}\n\nTwo.\n`],
		['above it', `One.\n${BLOCK}\n`, `One.\n\n${LINE}\n`],
		['in a callout', `> One.\n> ${BLOCK.replaceAll('\n', '\n> ')}\n> Two.\n`, `> One.\n>\n> ${LINE}\n>\n> Two.\n`],
		[
			'in a list, with the line breaks of Windows',
			`- One.\r\n  ${BLOCK.replaceAll('\n', '\r\n  ')}\r\n- Two.\r\n`,
			`- One.\r\n\r\n  ${LINE}\r\n\r\n- Two.\r\n`,
		],
	])('into a paragraph of its own where text is right %s', (_, block, line) => {
		expect(turned(block, 'line')).toBe(line);
		expect(findViolation(block, line)).toBeUndefined();
		expect(recordsOf(line)).toHaveLength(1);
	});

	it.each([
		['Is it so? › yes (likely: 34)', 'ask: Is it so?\nodds: likely\ndice: 34\nanswer: yes'],
		['ask: Is it so?', 'ask: Is it so?'],
		['Core / Action › Advance (rolled: 3)', 'oracle: Core / Action\ndice: 3\nresult: Advance'],
		['generated: Planet; name: Verdance', 'generated: Planet\nname: Verdance'],
		['vow: Find the ark, epic, 8 ticks', 'vow: Find the ark\nrank: epic\nticks: 8'],
		['clock: Storm, 2 of 6 segments', 'clock: Storm\nsegments: 6\nfilled: 2'],
	])('into a line and back, of another kind: %s', (line, block) => {
		const [blocks, lines] = [`One.\n\n\`\`\`sworn\n${block}\n\`\`\`\n\nTwo.\n`, `One.\n\n\`sworn: ${line}\`\n\nTwo.\n`];
		expect(turned(blocks, 'line')).toBe(lines);
		expect(turned(lines, 'block')).toBe(blocks);
		expect([findViolation(blocks, lines), findViolation(lines, blocks)]).toEqual([undefined, undefined]);
	});

	it('of any kind, wherever the plugin puts one, and back to the byte', () => {
		const contexts = fc.constantFrom(...Object.values(CONTEXTS));
		fc.assert(
			fc.property(anyRecord, contexts, fc.constantFrom('\n', '\r\n'), (record, marked, lineBreak) => {
				const { note, cursor } = cursorNote(marked.replaceAll('\n', lineBreak));
				const blocks = applyChanges(note, insertBlock(note, cursor, writeRecord(record)).changes);
				const lines = turned(blocks, 'line');
				expect(findViolation(blocks, lines)).toBeUndefined();
				expect(recordsOf(lines).map(each => each.record)).toEqual(recordsOf(blocks).map(each => each.record));
				const { stays } = convertRecords(blocks, 'line');
				// What stood directly at other text stands apart from it by now.
				const gaps = (text: string) => text.split(lineBreak).filter(row => /^[>\s]*$/.test(row)).length;
				if (stays.length === 0 && gaps(lines) === gaps(blocks)) expect(turned(lines, 'block')).toBe(blocks);
			}),
		);
	});
});

describe('a record stays as it is', () => {
	it.each([
		{ note: `- ${BLOCK.replaceAll('\n', '\n  ')}\n`, form: 'line', why: /item of a list/ },
		{ note: BLOCK.replace('roll', '# wind\nroll'), form: 'line', why: /no line can say/ },
		{ note: BLOCK.replace('sworn', 'sworn mine'), form: 'line', why: /no line can say/ },
		{ note: `${BLOCK.replace(/```$/, '')}\nShe runs.\n`, form: 'line', why: /no end/ },
		{ note: `I run ${LINE} on.\n`, form: 'block', why: /other words/ },
		{ note: `- ${LINE}\n`, form: 'block', why: /other words/ },
		{ note: `${LINE} ${LINE.replace('edge', 'wits')}\n`, form: 'block', why: /other words/ },
		{ note: `I run\n${LINE}\non.\n`, form: 'block', why: /right above or below/ },
		{ note: '`sworn: Face Danger, edge, wits`\n', form: 'block', why: /cannot be read/ },
	] as const)('$note', ({ note, form, why }) => {
		expect(turned(note, form)).toBe(note);
		expect(whys(note, form)[0]).toMatch(why);
	});

	it.each(['show: Kestrel', 'session: 3\nmomentum: 2, 3'])('%s is a block alone', body => {
		expect(convertRecords(`\`\`\`sworn\n${body}\n\`\`\`\n`, 'line')).toEqual({ changes: [], count: 0, stays: [] });
	});
});
