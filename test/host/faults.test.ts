import { expect, it } from 'vitest';
import type { TFile } from '../../host/vault/files';
import type { Vault } from '../../host/vault/vault';
import { boot } from '../support/boot';
import { bootSample } from './sample';

function fileAt(vault: Vault, path: string): TFile {
	const file = vault.getFileByPath(path);
	if (!file) throw new Error(`no ${path}`);
	return file;
}

it('a write can be held up; what is written to the same note after it waits', async () => {
	const { app, read, backend } = await bootSample({ files: { 'n.md': 'x' } });
	const file = fileAt(app.vault, 'n.md');
	const release = backend.holdWrite(1);
	const first = app.vault.modify(file, 'first');
	const second = app.vault.modify(file, 'second');
	expect(await read('n.md')).toBe('x');
	release();
	await Promise.all([first, second]);
	expect(await read('n.md')).toBe('second');
});

it('the metadata cache can be held: it knows nothing new until it is let go', async () => {
	const { app, tick } = await bootSample({ files: { 'n.md': '---\nmomentum: 2\n---\n' } });
	const file = fileAt(app.vault, 'n.md');
	const momentum = (): unknown => app.metadataCache.getFileCache(file)?.frontmatter?.['momentum'];
	const release = app.metadataCache.hold();
	await app.vault.process(file, text => text.replace('2', '3'));
	await tick();
	expect(momentum()).toBe(2);
	release();
	await tick();
	expect(momentum()).toBe(3);
});

it('the app can go in the middle of its writes; the next start finds what was done', async () => {
	const gone = await boot({ load: 'none', files: { 'a.md': 'a', 'b.md': 'b' } });
	gone.backend.dropAtWrite(2);
	await gone.app.vault.modify(fileAt(gone.app.vault, 'a.md'), 'A');
	void gone.app.vault.modify(fileAt(gone.app.vault, 'b.md'), 'B');
	gone.crash();
	const { read, close } = await boot({ load: 'none', backend: gone.backend.inner });
	expect([await read('a.md'), await read('b.md')]).toEqual(['A', 'b']);
	await close();
});
