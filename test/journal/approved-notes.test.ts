import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { rewriteRecord, writeRecord } from '../../src/journal/record/write-record';
import { replaceBody, swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../src/journal/text/text-change';
import { newUnrolledMove } from '../../src/play/record/record';
import type { MoveRecord } from '../../src/play/record/record';

const APPROVED = new URL('approved/', import.meta.url);
const notes = readdirSync(APPROVED)
	.filter(name => name.endsWith('.md'))
	.map(name => ({ name, note: readFileSync(new URL(name, APPROVED), 'utf8') }));

const perturbations: readonly { title: string; of: (note: string) => string }[] = [
	{ title: 'as approved', of: note => note },
	{ title: 'CRLF', of: note => note.replace(/\r?\n/g, '\r\n') },
	{ title: 'inside a callout', of: note => `> [!quote] Retold\n${note.replace(/^/gm, '> ')}` },
	{ title: 'inside a list', of: note => `- Retold\n\n${note.replace(/^(?=.)/gm, '  ')}` },
	{ title: 'frontmatter in front', of: note => `---\n# mine\nedge:   2\n---\n${note}` },
	{ title: 'spaces at the ends of the lines of prose', of: note => note.replace(/^([A-Z].*)$/gm, '$1  ') },
];

const more: Partial<MoveRecord> = {
	by: 'Kestrel: Vane',
	dice: { actionDie: 6, challengeDice: [1, 1] },
	chose: ['Yes: really', '# no'],
	done: [{ kind: 'value', what: 'health', from: 5, to: 4 }],
};

describe.each(notes)('the laws hold in $name', ({ note }) => {
	it.each(perturbations)('$title', ({ of }) => {
		const text = of(note);
		const blocks = swornBlocks(text);
		expect(blocks.map(block => block.body)).toEqual(swornBlocks(note).map(block => block.body));
		blocks.forEach((block, index) => {
			const reading = readMoveRecord(block.body);
			const record = reading.ok ? reading.value.record : newUnrolledMove('Strike');
			if (reading.ok) {
				expect(readMoveRecord(writeRecord(record))).toMatchObject({ ok: true, value: { record } });
				expect(rewriteRecord(block.body, record)).toBe(block.body);
			}
			const body = rewriteRecord(block.body, { ...record, ...more });
			const changed = applyChanges(text, replaceBody(text, block, body));
			expect(changed.slice(0, block.openTo)).toBe(text.slice(0, block.openTo));
			expect(changed.endsWith(text.slice(block.bodyTo))).toBe(true);
			const others = swornBlocks(changed).map(other => other.body);
			expect(others).toEqual(blocks.map((other, i) => (i === index ? body : other.body)));
		});
	});
});
