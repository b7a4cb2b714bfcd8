import { afterEach, describe, expect, it } from 'vitest';
import { close, fill, opened, pressButton } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const block = (body: string) => `\`\`\`sworn\n${body}\n\`\`\``;

const BLOCKS = `She runs.

${block('move: Face Danger\nroll: edge')}

${block('vow: Find the ark\nrank: epic\nticks: 8')}

${block('ask: Is it so?\nodds: likely\ndice: 34\nanswer: yes')}

${block('show: Kestrel')}

${block('generated: Planet\nname: Verdance\n# mine')}

The end.
`;
const LINES = BLOCKS.replace(/```sworn\nmove[^`]*```/, '`sworn: Face Danger, edge`')
	.replace(/```sworn\nvow[^`]*```/, '`sworn: vow: Find the ark, epic, 8 ticks`')
	.replace(/```sworn\nask[^`]*```/, '`sworn: Is it so? › yes (likely: 34)`');

const open = (note: string) => opened({ files: { 'Kestrel.md': KESTREL, 'Log.md': note }, note: 'Log.md' });

/** Takes the row of the list that is found by these words, and answers with all that it says. */
async function turn({ palette, tick, press }: Awaited<ReturnType<typeof open>>, words: string) {
	await palette('Turn records into lines or blocks');
	await tick(50);
	await fill(words, '.prompt input, .modal input');
	const told = document.querySelector('.prompt, .modal')?.textContent ?? '';
	await press('Enter');
	await tick(100);
	return told;
}

describe('Turn records into lines or blocks', () => {
	it('turns every kind of a note that can be a line, says what stays, and goes back', async () => {
		const host = await open(BLOCKS);
		expect(await turn(host, 'this note into lines')).toMatch(/3 records\. 1 stays as blocks?: The block holds words/);
		expect(host.editor.getValue()).toBe(LINES);
		await pressButton('Undo');
		await host.tick(100);
		expect(host.editor.getValue()).toBe(BLOCKS);
	});

	it('turns the lines of a note into blocks', async () => {
		const host = await open(LINES);
		await turn(host, 'this note into blocks');
		expect(host.editor.getValue()).toBe(BLOCKS);
	});

	it('turns the one at the cursor, whatever it is', async () => {
		const host = await open(BLOCKS);
		host.editor.setCursor(BLOCKS.slice(0, BLOCKS.indexOf('rank: epic')).split('\n').length - 1, 2);
		await turn(host, '“Find the ark” at the cursor into one line');
		const vow = block('vow: Find the ark\nrank: epic\nticks: 8');
		expect(host.editor.getValue()).toBe(BLOCKS.replace(vow, '`sworn: vow: Find the ark, epic, 8 ticks`'));
	});
});
