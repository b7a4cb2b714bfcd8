import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing, type Typing } from '../editor-suggest/typing';
import { button, PAIR } from './pair';

afterEach(close);

const AUD = KESTREL.replace('supply: 3', 'supply: 3 # rations');
const BERA = KESTREL.replace('supply: 3', 'supply: 5');
async function open(files: Readonly<Record<string, string>>, note = PAIR) {
	const host = await typing(note, [], files);
	await host.pick('Act as …', 0);
	await host.palette('Open the Table');
	await host.tick(400);
	return host;
}

/** Presses *Share supply…*, then picks so many rows down in each list. */
async function share(host: Typing, ...downs: readonly number[]) {
	button('Share supply…')?.click();
	await host.tick(80);
	for (const down of downs) {
		for (let i = 0; i < down; i++) await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(80);
	}
	await host.tick(200);
}

describe('supply shared from the Table (C5)', () => {
	it('offers the supplies that differ, the lower first, and writes a note of the party', async () => {
		const host = await open({ 'Aud.md': AUD, 'Bera.md': BERA });
		button('Share supply…')?.click();
		await host.tick(80);
		expect(host.rows()).toEqual(['3Aud', '5Bera']);
		await host.press('Enter');
		await host.tick(300);
		expect(await host.saved('Party.md')).toBe('---\nsworn: party\nsupply: 3\n---\n');
		expect(await host.saved('Aud.md')).toBe(
			AUD.replace('supply: 3 # rations\n', '# rations\n').replace('\n---', '\nparty: "[[Party]]"\n---'),
		);
		expect(await host.saved('Bera.md')).toBe(
			BERA.replace('supply: 5\n', '').replace('\n---', '\nparty: "[[Party]]"\n---'),
		);
		expect(document.querySelector('.sworn-table')?.textContent).toContain('Health 5 · Spirit 4 · Supply 3');
		expect(button('Share supply…')).toBeUndefined();
		host.editor.focus();
		await host.type(';;bera supply -1');
		await host.keys('Enter');
		await host.tick(80);
		expect(await host.saved('Party.md')).toContain('supply: 2\n');
	});

	it('asks nothing where they agree', async () => {
		const host = await open({ 'Aud.md': KESTREL, 'Bera.md': KESTREL });
		await share(host);
		expect(await host.saved('Party.md')).toContain('supply: 3\n');
	});

	it('is taken back by one press, with every byte', async () => {
		const files = { 'Aud.md': AUD, 'Bera.md': BERA };
		const host = await open(files);
		await share(host, 1);
		expect(await host.saved('Party.md')).toContain('supply: 5\n');
		button('Undo')?.click();
		await host.tick(300);
		expect(host.app.vault.getFileByPath('Party.md')).toBeNull();
		for (const [path, text] of Object.entries(files)) expect(await host.saved(path)).toBe(text);
		expect(button('Share supply…')).toBeDefined();
	});

	it('stays where a note was changed since', async () => {
		const host = await open({ 'Aud.md': KESTREL, 'Bera.md': KESTREL });
		await share(host);
		await host.writeOutside('Party.md', '---\nsworn: party\nsupply: 1\n---\n');
		await host.tick(100);
		button('Undo')?.click();
		await host.tick(300);
		expect(await host.saved('Party.md')).toContain('supply: 1\n');
		expect(await host.saved('Aud.md')).toContain('party: "[[Party]]"');
		expect(host.notices().join()).toContain('“Party.md” was changed since');
	});

	it.each([
		['both are', 0, 'impacts:\n  - unprepared\n'],
		['nobody is', 1, ''],
	])('asks at 0 whether they are unprepared: %s', async (_, down, impacts) => {
		const none = KESTREL.replace('supply: 3', 'supply: 0');
		const host = await open({ 'Aud.md': none, 'Bera.md': none });
		button('Share supply…')?.click();
		await host.tick(80);
		expect(host.rows()).toEqual(['All are unprepared', 'Nobody is unprepared']);
		for (let i = 0; i < down; i++) await host.press('ArrowDown');
		await host.press('Enter');
		await host.tick(300);
		expect(await host.saved('Party.md')).toBe(`---\nsworn: party\nsupply: 0\n${impacts}---\n`);
	});

	it('asks as well where one is unprepared, whose mark becomes that of all', async () => {
		const marked = KESTREL.replace('\n---', '\nimpacts: [wounded, unprepared]\n---');
		const host = await open({ 'Aud.md': marked, 'Bera.md': KESTREL });
		await share(host, 0);
		expect(await host.saved('Party.md')).toBe('---\nsworn: party\nsupply: 3\nimpacts:\n  - unprepared\n---\n');
		expect(await host.saved('Aud.md')).toContain('impacts: [wounded]\n');
		expect(document.querySelector('.sworn-table')?.textContent).toContain('unprepared');
	});

	it('writes into the folder of the campaign, with a path where the name is taken', async () => {
		const pair = PAIR.replace('[[Aud]]', '[[Road/Aud]]').replace('[[Bera]]', '[[Road/Cast/Bera]]');
		const host = await open(
			{
				'Road/Aud.md': KESTREL,
				'Road/Cast/Bera.md': KESTREL,
				'Road/Log.md': pair.replace('‸', ''),
				'Party.md': 'A feast.\n',
			},
			pair,
		);
		await host.app.workspace.openLinkText('Road/Log', '');
		await host.tick(50);
		await host.pick('Act as …', 0);
		await host.tick(400);
		await share(host);
		expect(await host.saved('Party.md')).toBe('A feast.\n');
		expect(await host.saved('Road/Party.md')).toContain('supply: 3\n');
		expect(await host.saved('Road/Cast/Bera.md')).toContain('party: "[[Road/Party]]"');
	});

	it.each([
		['one shares already', { 'Aud.md': KESTREL.replace('\n---', '\nparty: "[[Band]]"\n---') }, PAIR],
		['one says something else by “party”', { 'Aud.md': KESTREL.replace('\n---', '\nparty: The Foxes\n---') }, PAIR],
		['the supply of one cannot be read', { 'Aud.md': KESTREL.replace('supply: 3', 'supply: lots') }, PAIR],
		['it is the journal of one', {}, '---\ncharacter: "[[Bera]]"\n---\n‸'],
	])('is not offered where %s', async (_, files: Readonly<Record<string, string>>, note) => {
		await open({ 'Aud.md': KESTREL, 'Bera.md': KESTREL, ...files }, note);
		expect(document.querySelector('.sworn-table-name')).not.toBeNull();
		expect(button('Share supply…')).toBeUndefined();
	});
});
