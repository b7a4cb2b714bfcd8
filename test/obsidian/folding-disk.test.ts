import { afterEach, describe, expect, it } from 'vitest';
import { FoldingBackend } from '../host/backend/folding';
import { foundry } from '../journal/import/other-apps/exports';
import { fill } from './opened';
import { close, pressIn, start, submit, type Host } from './one-app';
import { KESTREL } from './played';

afterEach(close);

const JOURNAL = 'I walk.\n';

/** The plugin on a disk that finds a name by any case, with a note of Kestrel's open. */
async function on(files: Readonly<Record<string, string>>): Promise<Host> {
	const backend = new FoldingBackend({ 'Kestrel.md': KESTREL, 'Log.md': JOURNAL, ...files });
	return start({ backend, note: 'Log.md' });
}

const dialog = () => document.querySelector('.modal')?.textContent ?? '';

async function asks(host: Host, command: string): Promise<void> {
	await host.palette(command);
	await host.tick(50);
}

describe('on a disk that finds a name by any case', () => {
	it('a character does not get the name of a note', async () => {
		const host = await on({});
		await asks(host, 'Create a character');
		await fill('KESTREL', '.modal input[type=text]');
		await submit();
		expect(dialog()).toContain('A note called “KESTREL” is already there. Choose another name.');
		await fill('Wren', '.modal input[type=text]');
		await submit();
		expect(await host.read('Wren.md')).toContain('ruleset: starforged');
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
	});

	it.each([
		['markdown', 'LOG (Markdown).md', 'Log (Markdown) 2.md'],
		['story', 'log (STORY).md', 'Log (story) 2.md'],
		['page', 'LOG.HTML', 'Log 2.html'],
	])('an export as %s takes another name than that of a file', async (form, there, made) => {
		const host = await on({ [there]: 'Mine.\n' });
		await asks(host, 'Export');
		document.querySelector<HTMLInputElement>(`.modal input[value="${form}"]`)?.click();
		await host.tick();
		await pressIn('.modal', 'Export');
		await host.tick(200);
		expect(await host.read(made)).toContain('I walk.');
		expect(await host.read(there)).toBe('Mine.\n');
	});

	it('a campaign does not get the name of a folder', async () => {
		const host = await on({ 'grey COAST/Note.md': 'Mine.\n' });
		await asks(host, 'Begin a campaign');
		await fill('Grey coast', '#sworn-campaign-campaign');
		await fill('Ada', '#sworn-campaign-character');
		await submit();
		expect(dialog()).toContain('A note called “Grey coast” is already there. Choose another name.');
	});

	it('a place goes into the folder as it is spelled there', async () => {
		const host = await on({ 'PLACES/Note.md': 'Mine.\n' });
		await asks(host, 'Add a place');
		await fill('Harrow Dock', '.modal input');
		await submit();
		expect(host.app.vault.getFileByPath('PLACES/Harrow Dock.md')).not.toBeNull();
		expect(await host.read('PLACES/Note.md')).toBe('Mine.\n');
	});

	it('an import leaves the note that is there, and says so', async () => {
		const host = await on({ 'TORV (foundry)/Torv.md': 'Mine.\n', 'Torv.json': JSON.stringify(foundry()) });
		await asks(host, 'Import from another app');
		const choice = document.querySelector<HTMLSelectElement>('#sworn-import-path');
		if (choice) choice.value = 'Torv.json';
		choice?.dispatchEvent(new Event('change', { bubbles: true }));
		await host.tick(50);
		await pressIn('.modal', 'Show the report');
		await import('../../src/journal/import/import-plan');
		await host.tick(400);
		expect(dialog()).toContain('Another note stands at “Torv (Foundry)/Torv.md”.');
	});

	it('the views of a campaign that are there are opened', async () => {
		const host = await on({ 'SWORN journal.base': 'filters: file.inFolder("/")\n' });
		await asks(host, 'Create views of your campaign');
		expect(host.app.vault.getFiles().filter(({ extension }) => extension === 'base')).toHaveLength(1);
		expect(host.app.workspace.getLeavesOfType('bases')).toHaveLength(1);
	});

	it('a note may get its own name in another case', async () => {
		const host = await on({});
		await asks(host, 'Rename a track or character');
		await host.tick(300);
		await host.press('Enter');
		await host.tick(300);
		await fill('KESTREL', '.sworn-rename-dialog input');
		await submit();
		await host.tick(300);
		expect(host.app.vault.getFileByPath('KESTREL.md')).not.toBeNull();
	});
});

it('a disk that tells case apart has room for both', async () => {
	const host = await start({ files: { 'Kestrel.md': KESTREL, 'Log.md': JOURNAL }, note: 'Log.md' });
	await asks(host, 'Create a character');
	await fill('KESTREL', '.modal input[type=text]');
	await submit();
	expect(await host.read('KESTREL.md')).toContain('ruleset: starforged');
});
