import { afterEach, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { KESTREL } from '../played';
import { close, start as startApp } from '../one-app';

afterEach(close);

const A_WHILE = 60;

const FILES = {
	'Kestrel.md': KESTREL,
	'Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n',
	'Avenge Tor.md': '---\nsworn: vow\nrank: epic\n---\n',
	'Storm.md': '---\nsworn: clock\nsegments: 6\nfilled: 2\n---\n',
	'Broken.md': '---\nsworn: vow\nrank: huge\n---\n',
	'Rope.md': 'Ten feet.\n',
	'Map.png': '',
};

const base = (more = ''): string =>
	`filters: file.ext != "base"\nviews:\n  - type: sworn-journal-tracks\n    name: Mine\n    sort: [{ property: file.name, direction: ASC }]\n${more}`;

async function start(more?: string, options: BootOptions = {}) {
	const host = await startApp({ files: { ...FILES, 'Mine.base': base(more) }, ...options });
	await host.open('Mine.base');
	await host.tick(A_WHILE);
	return host;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const names = () => all('.sworn-base-entry > a').map(({ textContent }) => textContent);

function entry(name: string): HTMLElement {
	const found = all('.sworn-base-entry').find(el => el.querySelector('a')?.textContent === name);
	if (!found) throw new Error(`no entry “${name}” among: ${names().join(', ')}`);
	return found;
}

function button(name: string, label: RegExp): HTMLElement {
	const buttons = [...entry(name).querySelectorAll<HTMLElement>('button, [role=slider]')];
	const labelOf = (el: HTMLElement) => el.getAttribute('aria-label') ?? el.textContent ?? '';
	const found = buttons.find(el => label.test(labelOf(el)));
	if (!found) throw new Error(`no ${label} among: ${buttons.map(labelOf).join(' | ')}`);
	return found;
}

it('every entry is there by its name: tracks and clocks as their cards, others with what they are', async () => {
	await start();
	expect(names()).toEqual(['Avenge Tor', 'Broken', 'Find the ark', 'Kestrel', 'Map.png', 'Rope', 'Storm']);
	expect(entry('Find the ark').querySelector('.sworn-track')?.getAttribute('aria-label')).toBe('vow: Find the ark');
	expect(entry('Storm').textContent).toContain('2 of 6');
	expect(entry('Kestrel').textContent).toBe('Kestrel character');
	expect(entry('Rope').textContent).toBe('Rope note');
	expect(entry('Map.png').textContent).toBe('Map.png png file');
});

it('a track that cannot be read says why', async () => {
	await start();
	expect(entry('Broken').querySelector('.sworn-problem')?.textContent).toContain('rank');
	expect(entry('Broken').querySelector('.sworn-track')).toBeNull();
});

it('a press right behind another counts as well', async () => {
	const { read, tick } = await start();
	button('Find the ark', /^Mark progress/).click();
	button('Find the ark', /^Mark progress/).click();
	await tick(A_WHILE);
	expect(await read('Find the ark.md')).toContain('ticks: 16');
	expect(entry('Find the ark').textContent).toContain('4 boxes of 10');
});

it('the entries stand in the groups of the base', async () => {
	await start('    groupBy: { property: sworn, direction: DESC }\n');
	const groups = all('.sworn-base section').map(section => [
		section.querySelector('h3')?.textContent,
		...[...section.querySelectorAll('.sworn-base-entry > a')].map(({ textContent }) => textContent),
	]);
	expect(groups).toEqual([
		['vow', 'Avenge Tor', 'Broken', 'Find the ark'],
		['clock', 'Storm'],
		['None', 'Kestrel', 'Map.png', 'Rope'],
	]);
});

it('a group that is a link leads to its note', async () => {
	const { app, tick } = await start('    groupBy: { property: character, direction: ASC }\n');
	const [link] = all('.sworn-base-group a');
	link?.click();
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('Kestrel.md');
});

it('a name leads to its note', async () => {
	const { app, tick } = await start();
	entry('Storm').querySelector('a')?.click();
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('Storm.md');
});

it('a view without entries says what to do', async () => {
	await start('    filters: sworn == "foe"\n');
	expect(document.querySelector('.sworn-base')?.textContent).toContain('Turn track into a note');
});

it('what changes elsewhere shows here, with the focus and what is open kept', async () => {
	const { writeOutside, tick } = await start();
	button('Find the ark', /^More/).click();
	await tick();
	const focused = button('Find the ark', /^Forsake/);
	focused.focus();
	await writeOutside('Storm.md', '---\nsworn: clock\nsegments: 6\nfilled: 5\n---\n');
	await tick(A_WHILE);
	expect(entry('Storm').textContent).toContain('5 of 6');
	expect(document.activeElement).toBe(focused);
});

it('a note that is a track no more, renamed or deleted, is so here', async () => {
	const { app, writeOutside, tick } = await start();
	await writeOutside('Storm.md', 'It is over.\n');
	const ark = app.vault.getFileByPath('Find the ark.md');
	const tor = app.vault.getFileByPath('Avenge Tor.md');
	if (!ark || !tor) throw new Error('no notes');
	await app.vault.rename(ark, 'Find the Ark of Ash.md');
	await app.vault.delete(tor);
	await tick(A_WHILE);
	expect(names()).toEqual(['Broken', 'Find the Ark of Ash', 'Kestrel', 'Map.png', 'Rope', 'Storm']);
	expect(entry('Storm').textContent).toBe('Storm note');
});

it('a press on a note that was deleted meanwhile is reported', async () => {
	const { app, tick, notices } = await start();
	const press = button('Avenge Tor', /^Mark progress/);
	const tor = app.vault.getFileByPath('Avenge Tor.md');
	if (tor) await app.vault.delete(tor);
	press.click();
	await tick(A_WHILE);
	expect(notices().join(' ')).toContain('Avenge Tor');
});

it('without the plugin the base says what is missing, and the view leaves nothing', async () => {
	const { plugin } = await start();
	plugin.unload();
	expect(document.querySelector('.bases-view')?.textContent).toBe('Unknown view type: sworn-journal-tracks');
	expect(all('.sworn-base')).toEqual([]);
});

it('where Bases is off, all else is there', async () => {
	const host = await startApp({ files: FILES, note: 'Rope.md', bases: false });
	await host.palette('Open the Table');
	await host.tick(A_WHILE);
	expect(document.querySelector('.sworn-table')).not.toBeNull();
});
