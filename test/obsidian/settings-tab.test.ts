import { afterEach, expect, it } from 'vitest';
import page from '../../docs/play/settings.md?raw';
import { close, opened } from './opened';

afterEach(close);

/** Declared for newer versions of the app, and drawn by hand for older ones. */
it.each(['declared', 'by hand'])('the settings tell whose the rules are, with their licences: %s', async how => {
	const { app } = await opened({ files: { 'Journal.md': 'Prose.\n' }, note: 'Journal.md' });
	const [tab] = app.settingTabs;
	if (how === 'declared') tab?.show();
	else tab?.display();
	const items = [...(tab?.containerEl.querySelectorAll('.setting-item') ?? [])];
	const about = items.find(item => item.querySelector('.setting-item-name')?.textContent === 'About the rules');
	expect(about?.textContent).toContain('by Shawn Tomkin');
	expect(about?.textContent).toContain('not affiliated with or endorsed by the author');
	expect([...(about?.querySelectorAll('a') ?? [])].map(({ textContent, href }) => [textContent, href])).toEqual([
		['Shawn Tomkin', 'https://ironswornrpg.com/'],
		['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0'],
		['CC BY-NC-SA 4.0', 'https://creativecommons.org/licenses/by-nc-sa/4.0'],
		['Datasworn', 'https://github.com/rsek/datasworn'],
	]);
	tab?.hide();
});

it('the page of settings has a row for each, with its choices by name and that of a new vault', async () => {
	const { app } = await opened({ files: {}, look: 'lines', records: 'as read' });
	const rows = new Map([...page.matchAll(/^\| \*(.+?)\* \| (.+) \|$/gm)].map(([, name, told]) => [name, told]));
	const [tab] = app.settingTabs;
	tab?.display();
	const items = [...(tab?.containerEl.querySelectorAll('.setting-item') ?? [])].slice(0, -1);
	const nameOf = (item: Element) => item.querySelector('.setting-item-name')?.textContent ?? '';
	expect([...rows.keys()]).toEqual(items.map(nameOf));
	for (const item of items) {
		const told = rows.get(nameOf(item)) ?? '';
		const { options = [], selectedOptions = [] } = item.querySelector('select') ?? {};
		const all = told.includes('the same') ? [] : [...options];
		expect(all.filter(({ text }) => !told.includes(`*${text}*`)).map(({ text }) => text)).toEqual([]);
		expect([...selectedOptions].filter(({ text }) => !told.includes(`*${text}* (new)`))).toEqual([]);
	}
	tab?.hide();
});
