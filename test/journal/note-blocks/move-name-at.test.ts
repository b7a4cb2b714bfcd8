import { expect, it } from 'vitest';
import { moveNameAt } from '../../../src/journal/note-blocks/move-name-at';

/** The name at a mark. */
function nameAt(marked: string): string | undefined {
	const offset = marked.indexOf('‸');
	const note = marked.replace('‸', '');
	const found = moveNameAt(note, offset);
	if (found) expect(note.slice(found.from, found.to)).toBe(found.name);
	return found?.name;
}

const block = (body: string) => `She runs.\n\n\`\`\`sworn\n${body}\n\`\`\`\n`;

it.each([
	{ note: block('move: Face ‸Danger\nroll: edge'), name: 'Face Danger' },
	{ note: block('move: ‸Face Danger'), name: 'Face Danger' },
	{ note: block('move: Face Danger‸'), name: 'Face Danger' },
	{ note: block('move: Endure Harm\nfrom: Face D‸anger\ndice: 4 vs 3, 9'), name: 'Face Danger' },
	{ note: block('move: Face Danger\ndice: 4 vs 3, 9\nchose: Endure‸ Harm'), name: 'Endure Harm' },
	{ note: block('move: Face Danger\ndice: 4 vs 1, 1\npassed: Pay‸ the Price'), name: 'Pay the Price' },
	{ note: 'I run, `sworn: Face ‸Danger, edge 2: 4 vs 3, 9, weak hit` and fall.', name: 'Face Danger' },
	{ note: 'I Face Danger, `sworn: Endure Harm, from Face ‸Danger, iron`', name: 'Face Danger' },
	{ note: block('mo‸ve: Face Danger'), name: undefined },
	{ note: block('move: Face Danger\nroll: ed‸ge'), name: undefined },
	{ note: 'I Face ‸Danger, `sworn: Face Danger, edge`', name: undefined },
	{ note: block('vow: Face ‸Danger'), name: undefined },
])('$note', ({ note, name }) => {
	expect(nameAt(note)).toBe(name);
});
