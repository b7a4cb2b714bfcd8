import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { fill, settings } from '../opened';
import { KESTREL } from '../played';
import { builtPlugin } from '../../support/built-plugin';
import { appIn, quit } from './german-app';

let code = '';
beforeAll(() => {
	code = builtPlugin().text;
});
afterEach(quit);

async function journalIn(language: string, form: 'line' | 'block', faces: readonly number[] = []) {
	const written = { journal: 'always', records: form, answers: form, inReading: 'cards', inEditor: 'cards' };
	const files = { 'Kestrel.md': KESTREL, ...settings(written), 'Journal.md': '' };
	const host = await appIn(language, { load: { code }, files, note: 'Journal.md' });
	await host.tick(50);
	Object.assign(host.plugin, { dice: landing([...faces]), today: () => '2026-01-02' });
	return { host, api: host.plugin.api };
}

const FACES = [4, 3, 9, 20, 30, 60, 6, 2, 3];

/** A session of play: by commands and keys, by cards, and by what they have in common with scripts. */
async function played(language: string, form: 'line' | 'block'): Promise<Readonly<Record<string, string>>> {
	const { host: table, api } = await journalIn(language, form, FACES);
	const command = async (id: string, ...keys: readonly string[]) => {
		expect(table.app.commands.executeCommandById(`sworn-journal:${id}`)).toBe(true);
		await table.tick(50);
		for (const key of keys) await table.press(key);
		await table.tick(50);
	};
	await command('begin-a-session', 'Enter');
	await api.move({ name: 'Face Danger', option: 'edge' });
	const [first] = (await api.pending()).flatMap(({ steps }) => steps.flatMap(({ options }) => options));
	await api.choose({ option: first?.label ?? '' });
	await api.oracle({ name: 'Core / Action' });
	await api.oracle({ name: 'Core / Theme' });
	await api.ask({ question: 'Is somebody here?' });
	await command('new-vow');
	await fill('Find the ark', '.modal .sworn-new-track-name input');
	await table.tick(50);
	document.querySelector<HTMLFormElement>('.modal form')?.requestSubmit();
	await table.tick(50);
	await command('mark-progress', 'Enter');
	await api.change({ meter: 'health', by: -1 });
	await api.move({ name: 'Face Danger', option: 'iron' });
	await command('end-a-session', 'Enter');
	const isSaved = async () => {
		const text = await table.read('Journal.md');
		return text.includes('**Session 1.**') && text === table.editor.getValue();
	};
	for (let tries = 0; tries < 100 && !(await isSaved()); tries++) await table.tick(100);
	const paths = table.app.vault.getMarkdownFiles().map(({ path }) => path);
	const texts = await Promise.all(paths.map(async path => [path, await table.read(path)] as const));
	await quit();
	return Object.fromEntries(texts);
}

describe('in an app that speaks German', () => {
	it('commands, cards and dialogs do too', async () => {
		const { host: table, api } = await journalIn('de', 'block', [4, 3, 9]);
		await api.move({ name: 'Face Danger', option: 'edge' });
		await table.tick(50);
		expect(document.querySelector('.sworn-card')?.getAttribute('aria-label')).toMatch(/^Spielzug: Face Danger/);
		expect(document.querySelector('.sworn-card')?.textContent).toContain('Mehr');
		expect(document.querySelector('.sworn-card')?.textContent).toContain('Teilerfolg');
		expect(document.querySelector('.sworn-step')?.getAttribute('aria-label')).toBe('Leidenszug machen (−1)');
		const [open] = (await api.pending()).flatMap(({ steps }) => steps);
		expect(open?.prompt).toBe('Make a suffer move (−1)');
		await table.palette('Eid hinzufügen');
		expect(document.querySelector('.modal')?.textContent).toContain('gefährlich');
		await table.press('Escape');
		await table.palette('Spielzug machen');
		expect(document.querySelector('.modal input')?.getAttribute('placeholder')).toBe('Spielzug machen …');
		await table.press('Escape');
	});

	it('no two commands have one name', async () => {
		const { host } = await journalIn('de', 'block');
		const names = Object.values(host.app.commands.commands).map(({ name }) => name);
		expect(names.length).toBeGreaterThan(40);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	});

	it('another language than these two gets English', async () => {
		const { host: table } = await journalIn('fr', 'block');
		await table.palette('Make a move');
		await table.press('Escape');
	});

	it.each(['line', 'block'] as const)('the same play writes the same notes, by the %s', async form => {
		const english = await played('en', form);
		expect(english['Journal.md']).toContain('Find the ark');
		expect(english['Journal.md']).toContain('Face Danger');
		expect(await played('de', form)).toEqual(english);
	});
});
