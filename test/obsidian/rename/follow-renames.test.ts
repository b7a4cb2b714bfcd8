import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { assume } from '../../host/assumptions/assume';
import { CHOICES } from '../../host/assumptions/choices';
import { boot } from '../../support/boot';
import { block, KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
	assume();
});

/** Time for the idle moments in which notes are looked through. */
const A_WHILE = 300;

const RECORD = block('move: Compel\nby: Kestrel\nroll: heart 2\ndice: 6 vs 3, 4\ndone:\n  - Kestrel › spirit 3 → 4');
const LINE = '---\ncharacter: Kestrel\n---\nProse of Kestrel.\n\n`sworn: Kestrel › health 3 → 2`\n';
const FILES = { 'Kestrel.md': KESTREL, 'One.md': RECORD, 'Two.md': LINE, 'Three.md': 'Kestrel sleeps.\n' };

async function opened(
	files: Readonly<Record<string, string>> = FILES,
	note = 'One.md',
): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({ files, note, mode: 'live' });
	await host.tick(A_WHILE);
	return host;
}

async function rename(from: string, to: string): Promise<void> {
	const file = host?.app.vault.getAbstractFileByPath(from);
	if (!host || !file) throw new Error(`There is no ${from}`);
	await host.app.fileManager.renameFile(file, to);
	await host.tick(A_WHILE);
}

async function press(label: string): Promise<void> {
	const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
	if (!found) throw new Error(`There is no button “${label}”: ${host?.notices().join(' | ') ?? ''}`);
	found.click();
	await host?.tick(A_WHILE);
}

const texts = async (...paths: readonly string[]): Promise<string> => {
	const open = host?.view.file?.path;
	const all = paths.map(async path => (path === open ? host?.editor.getValue() : await host?.read(path)));
	return (await Promise.all(all)).join('');
};

describe('a note that gets another name', () => {
	it.each(CHOICES.cacheOfRenamed)(
		'is renamed in the records that use it by one press, and nowhere else, where the cache knows it %s',
		async cacheOfRenamed => {
			await opened();
			assume({ cacheOfRenamed });
			await rename('Kestrel.md', 'Wren.md');
			expect(host?.notices()).toEqual([
				'“Kestrel” was renamed to “Wren”. 3 records in 2 notes name the old one.Rename them',
			]);
			await press('Rename them');
			const prose = LINE.replace('character: Kestrel', 'character: Wren').replace('sworn: Kestrel', 'sworn: Wren');
			expect(await texts('One.md', 'Two.md', 'Three.md')).toBe(
				RECORD.replaceAll('Kestrel', 'Wren') + prose + 'Kestrel sleeps.\n',
			);
			expect(host?.notices()).toEqual(['Renamed in 3 records in 2 notes.']);
		},
	);

	it('is renamed on a line among words, in a note without properties', async () => {
		const line = (name: string) => `I go \`sworn: Face Danger, by ${name}, edge 2: 5 vs 3, 4, strong hit\` and on.\n`;
		await opened({ ...FILES, 'Two.md': line('Kestrel') });
		await rename('Kestrel.md', 'Wren.md');
		await press('Rename them');
		expect(await texts('Two.md')).toBe(line('Wren'));
	});

	it('asks nothing when it only moves, when no record names it, or when records know no such thing', async () => {
		await opened({ ...FILES, 'Rook.md': '---\nsworn: asset\n---\n' });
		await host?.app.vault.createFolder('People');
		await rename('Kestrel.md', 'People/Kestrel.md');
		await rename('Rook.md', 'Raven.md');
		await rename('Three.md', 'Four.md');
		expect(host?.notices()).toEqual([]);
	});

	it('offers what waits together, and what was renamed twice under its last name', async () => {
		await opened({ ...FILES, 'Rook.md': '---\nsworn: asset\n---\n', 'Five.md': block('show: Rook') });
		await rename('Kestrel.md', 'Wren.md');
		await rename('Rook.md', 'Raven.md');
		await rename('Wren.md', 'Robin.md');
		expect(host?.notices()).toEqual([
			'“Kestrel” was renamed to “Robin”, “Rook” to “Raven”. 4 records in 3 notes name the old ones.Rename them',
		]);
		await press('Rename them');
		expect(await texts('One.md', 'Five.md')).toBe(RECORD.replaceAll('Kestrel', 'Robin') + block('show: Raven'));
	});

	it('asks nothing any more once it has its old name again', async () => {
		await opened();
		await rename('Kestrel.md', 'Wren.md');
		await rename('Wren.md', 'Kestrel.md');
		expect(host?.notices()).toEqual([]);
	});

	it('leaves alone, and says, what may mean something else of that name', async () => {
		const other = block('connection: Kestrel\nrank: epic');
		await opened({ ...FILES, 'One.md': RECORD + other });
		await rename('Kestrel.md', 'Wren.md');
		expect(host?.notices()[0]).toContain('2 records are left alone: they may mean something else called “Kestrel”.');
		await press('Rename them');
		expect(await texts('One.md')).toBe(RECORD.replace('by: Kestrel', 'by: Wren') + other);
	});

	it('offers nothing when the new name is that of something else: records could not tell them apart', async () => {
		await opened({ ...FILES, 'Six.md': block('connection: Wren\nrank: epic') });
		await rename('Kestrel.md', 'Wren.md');
		expect(host?.notices()[0]).toContain('“Wren” is the name of something else already: connection in Six.');
		expect(document.querySelector('.notice button')).toBeNull();
	});

	it('all or nothing: when one note cannot be written, no note is changed', async () => {
		await opened();
		await rename('Kestrel.md', 'Wren.md');
		if (host)
			host.backend.beforeWrite = path => {
				if (path === 'Two.md') throw new Error('disk full');
			};
		await press('Rename them');
		expect(await texts('One.md', 'Two.md')).toBe(RECORD + LINE);
		expect(host?.notices()[0]).toContain('Everything was taken back');
	});

	it('a notice that still waits goes with the plugin', async () => {
		await opened();
		await rename('Kestrel.md', 'Wren.md');
		host?.plugin.unload();
		expect(host?.notices()).toEqual([]);
	});
});
