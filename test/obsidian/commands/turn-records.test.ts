import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const block = (body: string) => `\`\`\`sworn\n${body}\n\`\`\``;

const BLOCKS = `She runs.

${block('move: Face Danger\nroll: edge')}

${block('vow: Find the ark\nrank: epic\nticks: 8')}

${block('ask: Is it so?\nodds: likely\ndice: 34\nanswer: yes')}

${block('show: Kestrel')}

${block('generated: Planet\nname: Verdance\n# mine')}

The end.
`;
const LINES = `She runs.

\`sworn: Face Danger, edge\`

\`sworn: vow: Find the ark, epic, 8 ticks\`

\`sworn: Is it so? › yes (likely: 34)\`

${block('show: Kestrel')}

${block('generated: Planet\nname: Verdance\n# mine')}

The end.
`;

async function open(note: string) {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': note };
	const opened = await boot<SwornJournalPlugin>({ files, note: 'Log.md', mode: 'live' });
	host = opened;
	return opened;
}

/** Takes the row that is found by these words, and answers with all that it says. */
async function choose(words: string) {
	await host?.tick(50);
	const input = document.querySelector<HTMLInputElement>('.prompt input, .modal input');
	if (!input) throw new Error('no list is open');
	input.value = words;
	input.dispatchEvent(new Event('input', { bubbles: true }));
	await host?.tick(20);
	const told = document.querySelector('.prompt, .modal')?.textContent ?? '';
	input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
	await host?.tick(100);
	return told;
}

describe('Turn records into lines or blocks', () => {
	it('turns every kind of a note that can be a line, says what stays, and goes back', async () => {
		const { palette, editor, tick } = await open(BLOCKS);
		await palette('Turn records into lines or blocks');
		expect(await choose('this note into lines')).toMatch(/3 records\. 1 stays as blocks?: The block holds words/);
		expect(editor.getValue()).toBe(LINES);
		[...document.querySelectorAll<HTMLElement>('.notice button, .notice a')]
			.find(el => el.textContent === 'Undo')
			?.click();
		await tick(100);
		expect(editor.getValue()).toBe(BLOCKS);
	});

	it('turns the lines of a note into blocks', async () => {
		const { palette, editor } = await open(LINES);
		await palette('Turn records into lines or blocks');
		await choose('this note into blocks');
		expect(editor.getValue()).toBe(BLOCKS);
	});

	it('turns the one at the cursor, whatever it is', async () => {
		const { palette, editor } = await open(BLOCKS);
		editor.setCursor(BLOCKS.slice(0, BLOCKS.indexOf('rank: epic')).split('\n').length - 1, 2);
		await palette('Turn records into lines or blocks');
		await choose('“Find the ark” at the cursor into one line');
		const vow = block('vow: Find the ark\nrank: epic\nticks: 8');
		expect(editor.getValue()).toBe(BLOCKS.replace(vow, '`sworn: vow: Find the ark, epic, 8 ticks`'));
	});
});
