import { afterEach, expect, it } from 'vitest';
import { Menu } from '../../host/ui/menu';
import { close, type Host, opened } from '../opened';
import { KESTREL } from '../played';
import { menuRows, pickRow } from './menu';

afterEach(close);

const VIEWS = 'Create views of your campaign';
const TURN = 'Turn records into lines or blocks';
const QUESTION = '```sworn\nask: Is it so?\nodds: likely\ndice: 34\nanswer: yes\n```\n';
const LINE = '`sworn: Is it so? › yes (likely: 34)`\n';

const FILES = {
	'Kestrel.md': KESTREL.replace('---\n', '---\nrules: ["[[House rules]]"]\n'),
	'House rules.md': '# Moves\n',
	'Shopping.md': 'Rope and oil.\n',
	'Play/Log.md': `---\ncharacter: "[[Kestrel]]"\n---\n${QUESTION}`,
	'Play/Old/Log 0.md': QUESTION,
	'Map.canvas': '{}',
};

async function open() {
	const host = await opened({ files: FILES, note: 'Shopping.md' });
	await host.tick(50);
	return host;
}

/** The rows that the plugin adds to the menu of a file. */
async function rowsFor(path: string, { app, tick }: Host) {
	const file = app.vault.getAbstractFileByPath(path);
	if (!file) throw new Error(`there is no “${path}”`);
	const menu = new Menu();
	app.workspace.trigger('file-menu', menu, file, 'file-explorer-context-menu');
	if (menu.items.length > 0) menu.showAtPosition({ x: 0, y: 0 });
	await tick();
	return menuRows();
}

it.each([
	{ path: 'Kestrel.md', rows: [TURN, 'Journal check'] },
	{ path: 'Play/Log.md', rows: [TURN, 'Journal check'] },
	{ path: 'Play/Old/Log 0.md', rows: [TURN] },
	{ path: 'Play', rows: [TURN, VIEWS] },
	{ path: 'House rules.md', rows: ['Test rules note'] },
	{ path: 'Shopping.md', rows: [] },
	{ path: 'Map.canvas', rows: [] },
])('the menu of $path has what its commands can do', async ({ path, rows }) => {
	const host = await open();
	expect(await rowsFor(path, host)).toEqual(rows);
	await host.press('Escape');
});

it('turns the records of a folder and of those in it, and no other', async () => {
	const host = await open();
	const { tick, press, read } = host;
	await rowsFor('Play', host);
	pickRow(TURN);
	await tick(50);
	expect(document.querySelector('.prompt')?.textContent).toContain('2 records in 2 notes');
	await press('Enter');
	await tick(100);
	expect(await read('Play/Log.md')).toContain(LINE);
	expect(await read('Play/Old/Log 0.md')).toBe(LINE);
});

it('checks the character of a note that is not open', async () => {
	const host = await open();
	const { tick, press } = host;
	await rowsFor('Play/Log.md', host);
	pickRow('Journal check');
	await tick(100);
	expect(document.querySelector('.modal-title')?.textContent).toBe('Journal check: Kestrel');
	await press('Escape');
});
