import { afterEach, expect, it } from 'vitest';
import { pickRow } from '../menus/menu';
import { Menu } from '../../host/ui/menu';
import { KESTREL } from '../played';
import { chooseView, groupsShown, namesShown } from './bases-page';
import { close, start as startApp } from '../one-app';

afterEach(close);

const CREATE = 'Create views of your campaign';
const BASE = 'Grey coast/Sworn Journal.base';

const FILES = {
	'Grey coast/Kestrel.md': KESTREL,
	'Grey coast/Mara.md': '---\niron: 2\nmomentum: 4\n---\n',
	'Grey coast/Journal/Session 1.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nRain.\n',
	'Grey coast/Journal/Session 2.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nFog.\n',
	'Grey coast/Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 9\n---\n',
	'Grey coast/Avenge Tor.md': '---\nsworn: vow\nrank: epic\n---\n',
	'Grey coast/A letter.md': '---\nsworn: vow\nrank: epic\nstatus: completed\n---\n',
	'Grey coast/Juno.md': '---\nsworn: connection\nrank: dangerous\nrole: pilot\n---\n',
	'Grey coast/Storm.md': '---\nsworn: clock\nsegments: 6\nfilled: 2\n---\n',
	'Grey coast/Levy.md': '---\nsworn: project\nsegments: 4\n---\n',
	'Elsewhere.md': '---\nsworn: vow\nrank: epic\n---\n',
};

async function start(files: Readonly<Record<string, string>> = {}, note = 'Grey coast/Journal/Session 1.md') {
	const host = await startApp({ files: { ...FILES, ...files }, note });
	await host.tick(50);
	return host;
}

it('writes one file into the folder of the campaign, and opens it beside the note', async () => {
	const { palette, tick, read, app } = await start();
	await palette(CREATE);
	await tick(50);
	expect(await read(BASE)).toContain('file.inFolder("Grey coast")');
	expect(namesShown()).toEqual(['Kestrel', 'Mara']);
	expect(app.workspace.getLeavesOfType('markdown')).toHaveLength(1);
});

it.each([
	{ view: 'Characters', names: ['Kestrel', 'Mara'] },
	{ view: 'Open vows by rank', names: ['Avenge Tor', 'Find the ark'] },
	{ view: 'Connections', names: ['Juno'] },
	{ view: 'Clocks', names: ['Levy', 'Storm'] },
	{ view: 'Sessions', names: ['Session 1', 'Session 2'] },
])('$view has what is to be seen there, of this folder alone', async ({ view, names }) => {
	const { palette, tick } = await start();
	await palette(CREATE);
	await tick(50);
	await chooseView(view, tick);
	expect([...namesShown()].sort()).toEqual(names);
});

it('the hardest vows come first, by their boxes', async () => {
	const { palette, tick } = await start();
	await palette(CREATE);
	await tick(50);
	await chooseView('Open vows by rank', tick);
	expect(groupsShown()).toEqual(['5 epic', '3 formidable']);
	expect(document.querySelector('.bases-table')?.textContent).toContain('Find the arkformidable2');
});

it('what is there already is opened and never written over', async () => {
	const mine = 'views:\n  - type: table\n    name: My own\n';
	const { palette, tick, read, app } = await start({ [BASE]: mine });
	await palette(CREATE);
	await tick(50);
	expect(await read(BASE)).toBe(mine);
	expect(document.querySelector('.bases-toolbar option')?.textContent).toBe('My own');
	await palette(CREATE);
	await tick(50);
	expect(app.workspace.getLeavesOfType('bases')).toHaveLength(1);
});

it('the views of a vault in which nobody plays are of the whole vault', async () => {
	const { palette, tick, read } = await start({ 'Shopping.md': 'Rope.\n' }, 'Shopping.md');
	await palette(CREATE);
	await tick(50);
	expect(await read('Sworn Journal.base')).not.toContain('inFolder');
});

it('the menu of a folder has it, until it has been used', async () => {
	const { app, tick, read, press } = await start();
	const rows = async () => {
		const menu = new Menu();
		const folder = app.vault.getAbstractFileByPath('Grey coast/Journal')?.parent;
		if (folder) app.workspace.trigger('file-menu', menu, folder, 'file-explorer-context-menu');
		if (menu.items.length > 0) menu.showAtPosition({ x: 0, y: 0 });
		await tick();
		return menu.items.length;
	};
	const before = await rows();
	pickRow(CREATE);
	await tick(50);
	expect(await read(BASE)).toContain('file.inFolder("Grey coast")');
	expect(await rows()).toBe(before - 1);
	await press('Escape');
});
