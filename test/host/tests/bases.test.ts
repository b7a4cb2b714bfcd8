import { expect, it } from 'vitest';
import { boot } from '../../support/boot';
import { all, bootSample, one } from './sample';
import { BOARD } from './sample-bases-view';

const NOTES = {
	'Kestrel.md': '---\nmomentum: 5\nrole: hero\n---\n',
	'Mara.md': '---\nmomentum: 2\nrole: ally\n---\n',
	'Tor.md': '---\nmomentum: 9\nrole: ally\n---\n',
	'Ashford.md': 'A village.',
};
const NOTES_ONLY = `filters: file.ext == "md"\n`;

const BOARD_BASE = `${NOTES_ONLY}views:
  - type: ${BOARD}
    name: Board # ours
    order: [momentum]
  - type: table
    name: Table
`;

/** Long enough for an update that waits for others. */
const SOON = 60;

async function start(base: string, files: Readonly<Record<string, string>> = NOTES) {
	const booted = await bootSample({ files: { ...files, 'x.base': base } });
	await booted.open('x.base');
	const { app, plugin, open, read, tick, errors, writeOutside } = booted;
	return { app, plugin, open, read, tick, errors, writeOutside, boards: plugin.boards, board: plugin.boards.at(-1) };
}

const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const entries = () => texts('.sample-entry');
const rows = () =>
	all('.bases-table tr').map(row => Array.from(row.children, ({ textContent }) => textContent).join('|'));

function choose(name: string): void {
	const select = one('.bases-toolbar select') as HTMLSelectElement;
	select.value = name;
	select.dispatchEvent(new Event('change', { bubbles: true }));
}

it('a .base file opens as the view that a plugin registered for its type', async () => {
	const { app, plugin } = await start(BOARD_BASE);
	expect(plugin.hasBases).toBe(true);
	expect(app.workspace.getLeaf().getViewState()).toMatchObject({ type: 'bases', state: { file: 'x.base' } });
	expect(entries()).toEqual(['Ashford: ', 'Kestrel: 5', 'Mara: 2', 'Tor: 9']);
	expect(one('.bases-result-count').textContent).toBe('4 results');
});

it('the views of a base are chosen by name', async () => {
	const { app, board } = await start(BOARD_BASE);
	expect(texts('.bases-toolbar option')).toEqual(['Board', 'Table']);
	choose('Table');
	expect(rows()).toEqual(['name', 'Ashford', 'Kestrel', 'Mara', 'Tor']);
	expect(entries()).toEqual([]);
	expect(board?.isShowing).toBe(false);
	expect(document.activeElement).toBe(one('.bases-toolbar select'));
	expect(app.workspace.getLeaf().getViewState().state).toEqual({ file: 'x.base', viewName: 'Table' });
});

it('another base in the same leaf brings its own views', async () => {
	const { app, board, open, tick } = await start(BOARD_BASE);
	await app.vault.create('y.base', 'filters: today()');
	await open('y.base');
	await tick();
	expect(texts('.bases-toolbar option')).toEqual([]);
	expect(one('.bases-error').textContent).toContain('“today” is not built');
	expect(board?.isShowing).toBe(false);
});

it('a changed property gives the view new data with new entries, once for changes that come together', async () => {
	const { app, board, tick } = await start(BOARD_BASE);
	const before = board?.data;
	const file = (path: string) => app.vault.getFileByPath(path)!;
	await app.fileManager.processFrontMatter(file('Mara.md'), properties => (properties['momentum'] = 3));
	await app.fileManager.processFrontMatter(file('Tor.md'), properties => (properties['momentum'] = 4));
	await tick(SOON);
	expect(entries()).toEqual(['Ashford: ', 'Kestrel: 5', 'Mara: 3', 'Tor: 4']);
	expect(board?.updates).toHaveLength(2);
	expect(board?.data).not.toBe(before);
	expect(board?.data.data[0]).not.toBe(before?.data[0]);
});

it.each([
	{ title: 'made', change: '', path: 'Zed.md', shows: ['Ashford', 'Kestrel', 'Mara', 'Tor', 'Zed'] },
	{ title: 'deleted', change: null, path: 'Mara.md', shows: ['Ashford', 'Kestrel', 'Tor'] },
])('a note that is $title comes or goes in a base', async ({ change, path, shows }) => {
	const { app, tick } = await start(BOARD_BASE);
	const file = app.vault.getFileByPath(path);
	if (change !== null) await app.vault.create(path, change);
	else if (file) await app.vault.delete(file);
	await tick(SOON);
	expect(entries().map(text => text?.split(':')[0])).toEqual(shows);
});

it('an outside change of the .base file updates the view that is drawn', async () => {
	const { board, boards, writeOutside, tick } = await start(BOARD_BASE);
	await writeOutside('x.base', BOARD_BASE.replace('order:', 'limit: 2\n    order:'));
	await tick(SOON);
	expect(entries()).toEqual(['Ashford: ', 'Kestrel: 5']);
	expect(boards).toEqual([board]);
});

const table = (more: string) =>
	`${NOTES_ONLY}views:\n  - type: table\n    name: T\n    order: [file.name, momentum]\n${more}`;

it.each([
	{
		title: 'sorted',
		more: '    sort: [{ property: momentum, direction: DESC }]',
		shows: 'Tor|9 Kestrel|5 Mara|2 Ashford|',
	},
	{
		title: 'sorted by two',
		more: '    sort: [{ property: role, direction: ASC }, { property: momentum, direction: DESC }]',
		shows: 'Tor|9 Mara|2 Kestrel|5 Ashford|',
	},
	{
		title: 'limited after it is sorted',
		more: '    limit: 2\n    sort: [{ property: momentum, direction: ASC }]',
		shows: 'Mara|2 Kestrel|5',
	},
	{ title: 'filtered by the view besides', more: '    filters: momentum > 4', shows: 'Kestrel|5 Tor|9' },
	{
		title: 'grouped',
		more: '    groupBy: { property: role, direction: DESC }',
		shows: 'hero Kestrel|5 ally Mara|2 Tor|9 None Ashford|',
	},
])('the built-in table of a base is $title', async ({ more, shows }) => {
	await start(table(more));
	expect(rows().slice(1).join(' ')).toBe(shows);
	expect(texts('.bases-table thead th')).toEqual(['name', 'momentum']);
});

it('a name in the table of a base leads to its note', async () => {
	const { app, tick } = await start(table(''));
	all('.bases-table a')[1]?.click();
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('Kestrel.md');
});

it('formulas of a base are worked out from properties and from one another', async () => {
	await start(`${NOTES_ONLY}formulas:
  strong: if(momentum > 4, "strong", "weak")
  said: file.basename + " is " + formula.strong
views:
  - { type: table, name: T, filters: momentum, order: [formula.said] }
`);
	expect(rows().slice(1)).toEqual(['Kestrel is strong', 'Mara is weak', 'Tor is strong']);
});

it.each([
	{ title: 'no YAML', base: 'views: [', words: 'The file is no YAML' },
	{ title: 'a list', base: '- a', words: 'The file is no base' },
	{
		title: 'of an unknown kind',
		base: 'views:\n  - type: cards\n    name: C',
		words: 'Unknown view type: cards',
	},
	{
		title: 'a formula that needs itself',
		base: 'formulas:\n  a: formula.b\n  b: formula.a',
		words: 'The formula “a” needs itself',
	},
	{
		title: 'a formula with an unknown function',
		base: 'formulas:\n  a: today()',
		words: '“today()” is not understood here',
	},
])('a base that is $title is told, and can be mended', async ({ base, words }) => {
	const { writeOutside } = await start(base);
	expect(one('.bases-error').textContent).toContain(words);
	await writeOutside('x.base', BOARD_BASE);
	expect(all('.bases-error')).toEqual([]);
	expect(entries()).toHaveLength(4);
});

it('a base view goes with its plugin, and the base says what is missing', async () => {
	const { plugin, board } = await start(BOARD_BASE);
	plugin.unload();
	expect(board?.isShowing).toBe(false);
	expect(one('.bases-view').textContent).toBe(`Unknown view type: ${BOARD}`);
	expect(texts('.bases-toolbar option')).toEqual(['Board', 'Table']);
});

it('registerBasesView returns false when Bases is off, and no .base file opens', async () => {
	const { app, plugin, open } = await bootSample({ files: { 'x.base': '' }, bases: false });
	expect(plugin.hasBases).toBe(false);
	await expect(open('x.base')).rejects.toThrow(/a view for \.base files is not built/);
	expect(app.bases).toBeNull();
});

it('a Bases view cannot be registered twice', async () => {
	const code = `const o=require("obsidian");module.exports=class extends o.Plugin{onload(){
		for(const n of [1,2])this.registerBasesView("table",{name:"T",icon:"x",factory(){}});}};`;
	await expect(boot({ load: { code } })).rejects.toThrow(/a Bases view "table" already/);
});
