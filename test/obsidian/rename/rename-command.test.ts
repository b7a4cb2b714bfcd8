import { afterEach, describe, expect, it } from 'vitest';
import { renameCommand, renameTrackBlock } from '../../../src/obsidian/features/rename/rename-command';
import { handTable } from '../manual-edits/edit-table';
import type { HandTable } from '../manual-edits/edit-table';
import { KESTREL } from '../played';

let table: HandTable | undefined;
afterEach(async () => {
	const last = table;
	table = undefined;
	await last?.host.close();
});

/** Time for the idle moments in which notes are looked through. */
const A_WHILE = 300;

const fence = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;
const VOW = fence('vow: Find the ark', 'rank: formidable', 'ticks: 8');
const MARK = fence('move: Reach a Milestone', 'track: Find the ark', 'done:', '  - Find the ark › 8 → 12 ticks');
const FILES = {
	'Kestrel.md': KESTREL,
	'Journal.md': `She swears it.\n\n${VOW}\n${MARK}`,
	'Later.md': `${MARK}\nI did not find the ark.\n`,
};

async function opened(files: Readonly<Record<string, string>> = FILES): Promise<HandTable> {
	table = await handTable(files, 'never');
	await table.host.tick(A_WHILE);
	return table;
}

const field = (): HTMLInputElement => {
	const found = document.querySelector<HTMLInputElement>('.sworn-rename-dialog input');
	if (!found) throw new Error('No dialog is open');
	return found;
};
const words = () => document.querySelector('#sworn-rename-words')?.textContent;

async function named(name: string): Promise<void> {
	await table?.host.tick(A_WHILE);
	field().value = name;
	field().dispatchEvent(new Event('input', { bubbles: true }));
	await table?.host.tick();
}

async function submit(): Promise<void> {
	document.querySelector<HTMLElement>('.sworn-rename-dialog button[type=submit]')?.click();
	await table?.host.tick(A_WHILE);
}

describe('the command', () => {
	it('renames the track at the cursor and the records that use it, after a preview', async () => {
		const { host, actions } = await opened();
		host.editor.setCursor({ line: 3, ch: 0 });
		renameCommand(actions);
		await host.tick();
		expect(document.querySelector('.suggestion-item')?.textContent).toBe('Find the ark (vow in Journal)');
		await host.press('Enter');
		await named('Save the ark');
		expect(words()).toBe('2 records in 2 notes name it and will follow.');
		await submit();
		const journal = FILES['Journal.md'].replaceAll('Find the ark', 'Save the ark');
		expect(host.editor.getValue()).toBe(journal);
		expect(await host.read('Later.md')).toBe(FILES['Later.md'].replaceAll('Find the ark', 'Save the ark'));
		expect(host.notices()).toEqual(['“Find the ark” is called “Save the ark” now, in 2 records in 2 notes too.']);
	});

	it('renames a note, and asks nothing more', async () => {
		const by = fence('move: Compel', 'by: Kestrel');
		const { host, actions } = await opened({ ...FILES, 'Later.md': by });
		host.editor.setCursor({ line: 0, ch: 0 });
		renameCommand(actions);
		await host.tick();
		const input = document.querySelector<HTMLInputElement>('.prompt-input');
		if (input) input.value = 'Kestrel';
		input?.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick();
		await host.press('Enter');
		await named('Wren');
		await submit();
		expect(await host.read('Wren.md')).toBe(KESTREL);
		expect(await host.read('Later.md')).toBe(by.replace('Kestrel', 'Wren'));
		expect(host.notices()).toEqual(['“Kestrel” is called “Wren” now, in 1 record in 1 note too.']);
	});

	it.each([
		{ rule: 'nothing', typed: ' ', problem: 'Write a name.' },
		{
			rule: 'a name that is taken',
			typed: 'kestrel',
			problem: '“kestrel” is the name of something else already: the character Kestrel. Choose another name.',
		},
		{ rule: 'the same name', typed: 'Find the ark', problem: '“Find the ark” is the name it has.' },
	])('$rule is reported, and nothing is written', async ({ typed, problem }) => {
		const { host, actions, home } = await opened();
		renameTrackBlock(actions, await home());
		await named(typed);
		await submit();
		expect(words()).toBe(problem);
		await host.press('Escape');
		expect(host.editor.getValue()).toBe(FILES['Journal.md']);
	});

	it('the name of a note must be fit for one', async () => {
		const { host, actions } = await opened({ ...FILES, 'The reaver.md': '---\nsworn: foe\nrank: extreme\n---\n' });
		renameTrackBlock(actions, { path: 'The reaver.md' });
		await named('What/now');
		expect(words()).toContain('which cannot hold “/”');
		await host.press('Escape');
	});
});

it('the second of two tracks that share a name is renamed alone: the records may mean the first', async () => {
	const files = { ...FILES, 'Journal.md': `${VOW}\n${VOW.replace('8', '0')}\n${MARK}` };
	const { host, actions } = await opened(files);
	const second = { body: 'vow: Find the ark\nrank: formidable\nticks: 0' };
	renameTrackBlock(actions, { path: 'Journal.md', place: second });
	await named('Save the ark');
	expect(words()).toContain('2 records are left alone');
	await submit();
	expect(host.editor.getValue()).toBe(`${VOW}\n${VOW.replace('8', '0').replace('Find', 'Save')}\n${MARK}`);
	expect(await host.read('Later.md')).toBe(files['Later.md']);
});
