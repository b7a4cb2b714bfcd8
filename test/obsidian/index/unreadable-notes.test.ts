import type { App } from 'obsidian';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnreadableNotes } from '../../../src/obsidian/vault/index/unreadable-notes';
import { MemoryStorage } from '../../host/app';
import { character, endAll, indexed } from './indexed';

afterEach(endAll);

const TORN = character('momentum: 5\n');

describe('notes that cannot be read', () => {
	it.each(['', 'Only prose is left.\n', '---\nno: a: b\n---\n'])(
		'what a note was is known after a restart, though nothing in it tells: %j',
		async text => {
			const storage = new MemoryStorage();
			const first = await indexed({ 'Kestrel.md': character(), 'Rook.md': character() }, { storage });
			expect([...first.vaultIndex.characters].sort()).toEqual(['Kestrel.md', 'Rook.md']);
			await first.end();
			const { vaultIndex } = await indexed({ 'Kestrel.md': text, 'Rook.md': character() }, { storage });
			await vaultIndex.judged();
			expect([...vaultIndex.characters]).toEqual(['Rook.md']);
			expect([...vaultIndex.candidates].sort()).toEqual(['Kestrel.md', 'Rook.md']);
		},
	);

	it('a character that becomes another kind of note is none any more', async () => {
		const { host, vaultIndex } = await indexed({ 'Kestrel.md': character() });
		expect([...vaultIndex.candidates]).toEqual(['Kestrel.md']);
		const file = host.app.vault.getFileByPath('Kestrel.md');
		if (file) await host.app.vault.modify(file, '---\nstatus: retired\n---\n');
		await host.tick(30);
		expect([...vaultIndex.candidates]).toEqual([]);
	});

	it('follow a rename, and are forgotten when they are deleted', async () => {
		const { host, vaultIndex } = await indexed({ 'Kestrel.md': TORN });
		expect([...vaultIndex.candidates]).toEqual(['Kestrel.md']);
		const file = host.app.vault.getFileByPath('Kestrel.md');
		if (!file) throw new Error('no note');
		await host.app.fileManager.renameFile(file, 'PCs/Wren.md');
		await host.tick(30);
		expect([...vaultIndex.candidates]).toEqual(['PCs/Wren.md']);
		await host.app.vault.delete(file);
		await host.tick(30);
		expect([...vaultIndex.candidates]).toEqual([]);
	});
});

it('nothing is put off by a note that is told of after the plugin was unloaded', async () => {
	const { host } = await indexed({ 'Kestrel.md': character(), 'Rook.md': character() });
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		const notes = new UnreadableNotes(
			host.app as unknown as App,
			() => false,
			() => false,
		);
		notes.place('Kestrel.md', 'character', []);
		expect(vi.getTimerCount()).toBe(1);
		notes.stop();
		notes.place('Rook.md', 'character', []);
		expect(vi.getTimerCount()).toBe(0);
	} finally {
		vi.useRealTimers();
	}
});
