import { describe, expect, it } from 'vitest';
import { FaultyBackend } from '../backend/faulty-backend';
import { MemoryBackend } from '../backend/memory';
import type { TFile } from '../vault/files';
import type { Vault } from '../vault/vault';
import { boot } from '../../support/boot';
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

describe('an operation of the backend fails', () => {
	const FILES = { 'a.md': '1234', 'in/b.md': 'b', 'in/c.md': 'c' };
	const OPERATIONS = {
		write: (disk: FaultyBackend) => disk.write('a.md', 'abcd'),
		append: (disk: FaultyBackend) => disk.append('a.md', 'abcd'),
		remove: (disk: FaultyBackend) => disk.remove('in'),
		rename: (disk: FaultyBackend) => disk.rename('in', 'out'),
		mkdir: (disk: FaultyBackend) => disk.mkdir('x/y'),
	};
	type Named = keyof typeof OPERATIONS;
	const textsOf = async (disk: MemoryBackend) => {
		const paths = (await disk.all()).map(({ path, dir }) => (dir ? `${path}/` : path)).sort();
		return `${paths.join(' ')}, ${await disk.read('a.md')}`;
	};

	it.each<{ on: Named; when: 'before' | 'halfway' | 'after'; left: string }>([
		{ on: 'write', when: 'before', left: 'a.md in/ in/b.md in/c.md, 1234' },
		{ on: 'write', when: 'halfway', left: 'a.md in/ in/b.md in/c.md, ab' },
		{ on: 'write', when: 'after', left: 'a.md in/ in/b.md in/c.md, abcd' },
		{ on: 'append', when: 'halfway', left: 'a.md in/ in/b.md in/c.md, 1234ab' },
		{ on: 'remove', when: 'before', left: 'a.md in/ in/b.md in/c.md, 1234' },
		{ on: 'remove', when: 'halfway', left: 'a.md in/ in/c.md, 1234' },
		{ on: 'remove', when: 'after', left: 'a.md, 1234' },
		{ on: 'rename', when: 'halfway', left: 'a.md in/ in/c.md out/ out/b.md, 1234' },
		{ on: 'rename', when: 'after', left: 'a.md out/ out/b.md out/c.md, 1234' },
		{ on: 'mkdir', when: 'halfway', left: 'a.md in/ in/b.md in/c.md x/, 1234' },
	])('$on, $when', async ({ on, when, left }) => {
		const inner = new MemoryBackend(FILES);
		const disk = new FaultyBackend(inner);
		disk.fail({ on, when });
		await expect(OPERATIONS[on](disk)).rejects.toThrow(`${on} of`);
		expect(await textsOf(inner)).toBe(left);
		expect(disk.changes).toHaveLength(1);
	});

	it('a renamed file is in both places halfway', async () => {
		const inner = new MemoryBackend(FILES);
		const disk = new FaultyBackend(inner);
		disk.fail({ on: 'rename', when: 'halfway' });
		await expect(disk.rename('a.md', 'z.md')).rejects.toThrow('EIO');
		expect([await inner.read('a.md'), await inner.read('z.md')]).toEqual(['1234', '1234']);
	});

	it('only at its path, from the n-th on, and so many times', async () => {
		const disk = new FaultyBackend(new MemoryBackend(FILES));
		disk.fail({ on: 'write', path: /^in/, nth: 2, times: 2 });
		const write = (path: string) =>
			disk.write(path, '').then(
				() => 'done',
				() => 'failed',
			);
		const all = ['a.md', 'in/b.md', 'a.md', 'in/b.md', 'in/c.md', 'in/b.md'];
		const told: string[] = [];
		for (const path of all) told.push(await write(path));
		expect(told).toEqual(['done', 'done', 'done', 'failed', 'failed', 'done']);
	});

	it.each(['before', 'halfway', 'after'] as const)('and the app is gone %s it', async when => {
		const inner = new MemoryBackend(FILES);
		const disk = new FaultyBackend(inner);
		disk.crashAt({ path: 'a.md', when });
		void disk.write('a.md', 'abcd');
		await disk.gone;
		void disk.write('in/b.md', 'never');
		expect([await inner.read('a.md'), await inner.read('in/b.md')]).toEqual([
			{ before: '1234', halfway: 'ab', after: 'abcd' }[when],
			'b',
		]);
	});
});
