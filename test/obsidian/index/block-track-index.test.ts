import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../host/app';
import type { TFile } from '../../host/vault/files';
import { character, endAll, indexed, linkedTo, vow } from './indexed';
import type { Indexed } from './indexed';

afterEach(async () => {
	await endAll();
	vi.unstubAllGlobals();
});

const FILES = {
	'Kestrel.md': character(),
	'Journal.md': linkedTo('Kestrel') + vow('Find the ark'),
	'Old.md': linkedTo('Kestrel') + vow('Ring the bell', 'completed'),
	'Code.md': '```js\nlet x;\n```\n',
	'Prose.md': 'She sings.\n',
};

const names = ({ vaultIndex }: Indexed) => vaultIndex.tracksKnown().map(({ name }) => name);

const fileIn = ({ host }: Indexed, path: string): TFile => {
	const file = host.app.vault.getFileByPath(path);
	if (!file) throw new Error(`no ${path}`);
	return file;
};

/** One start, and the end of it. */
async function started(files: Readonly<Record<string, string>>, storage: MemoryStorage): Promise<readonly string[]> {
	const first = await indexed(files, { storage });
	const reads = first.reads();
	await first.end();
	return reads;
}

const stored = (storage: MemoryStorage): string => storage.getItem('stand-in-sworn-journal-tracks') ?? '';

describe('at the start', () => {
	it.each<{ note?: string; read: readonly string[] }>([
		{ read: ['Old.md', 'Code.md', 'Journal.md'] },
		// for who acts in it, and for its tracks
		{ note: 'Journal.md', read: ['Journal.md', 'Journal.md', 'Old.md', 'Code.md'] },
	])('only notes with code are read, what is in sight before the newest: $note', async ({ read, ...start }) => {
		const { reads } = await indexed(FILES, { ...start, mtimes: { 'Old.md': 3000, 'Code.md': 2000 } });
		expect(reads()).toEqual(read);
	});

	it('a block in a list is found where the note has no other code; lists of short items are not read', async () => {
		const inList = `- At sea\n- Sworn:\n  ${vow('Find the ark').trimEnd().replace(/\n/g, '\n  ')}\n`;
		const files = { 'Kestrel.md': character(), 'Log.md': inList, 'Shopping.md': '- Rope\n- Salt\n  and more of it\n' };
		const all = await indexed(files);
		expect(all.reads()).toEqual(['Log.md']);
		expect(names(all)).toEqual(['Find the ark']);
	});

	it('a second start reads nothing that is as it was, and knows as much', async () => {
		const storage = new MemoryStorage();
		await started(FILES, storage);
		const second = await indexed(FILES, { storage });
		expect(second.reads()).toEqual([]);
		expect(names(second)).toEqual(['Find the ark', 'Ring the bell']);
		expect(second.vaultIndex.belongingsOf('Kestrel.md')).toEqual(['Journal.md', 'Old.md']);
	});

	it.each<{ what: string; files: Readonly<Record<string, string>>; mtimes: Readonly<Record<string, number>> }>([
		{ what: 'a later time', files: FILES, mtimes: { 'Journal.md': 1001 } },
		{ what: 'another size', files: { ...FILES, 'Journal.md': `${FILES['Journal.md']}\n` }, mtimes: {} },
	])('$what, and the note is read again', async ({ files, mtimes }) => {
		const storage = new MemoryStorage();
		await started(FILES, storage);
		expect((await indexed(files, { storage, mtimes })).reads()).toEqual(['Journal.md']);
	});

	it.each([
		{ what: 'no JSON', saved: () => '{"version":1,' },
		{ what: 'an older version', saved: (text: string) => text.replace('"version":1', '"version":0') },
		{ what: 'something else', saved: () => '[1, null]' },
		{
			what: 'notes of another shape',
			saved: () => '{"version":1,"notes":[null,3,["A.md"],["Journal.md",1000,"x",[]]]}',
		},
		{
			what: 'tracks of another shape',
			saved: (text: string) => text.replace(/\[\["vow[^\]]*\]/g, '[{"body":1}'),
		},
	])('$what in the storage: all is read again', async ({ saved }) => {
		const storage = new MemoryStorage();
		await started(FILES, storage);
		const before = stored(storage);
		storage.setItem('stand-in-sworn-journal-tracks', saved(before));
		expect(stored(storage)).not.toBe(before);
		const second = await indexed(FILES, { storage });
		expect(names(second)).toEqual(['Find the ark', 'Ring the bell']);
		expect(second.reads()).toContain('Journal.md');
	});

	it('a note that cannot be read is passed by, and read at the next start', async () => {
		const storage = new MemoryStorage();
		const first = await indexed(FILES, { storage, broken: ['Journal.md'] });
		expect(names(first)).toEqual(['Ring the bell']);
		first.reads();
		await first.end();
		expect(await started(FILES, storage)).toEqual(['Journal.md']);
	});

	it('properties that the app does not see say whose a track is at the second start, too', async () => {
		const storage = new MemoryStorage();
		// behind a byte order mark, and torn apart by a heading as the app reads it
		const journal = `\uFEFF---\ncharacter: "[[A/Kestrel]]"\n# mine\nmood: grim\n---\n${vow('Find the ark')}`;
		const files = { 'A/Journal.md': journal, 'A/Kestrel.md': 'Torn.\n', 'B/Juno.md': character() };
		expect((await indexed(files, { storage })).vaultIndex.belongingsOf('B/Juno.md')).toEqual([]);
		await endAll();
		expect((await indexed(files, { storage })).vaultIndex.belongingsOf('B/Juno.md')).toEqual([]);
	});
});

describe('while it is played', () => {
	it('a note that changes is read again, once, and the cards of its character hear of a new track', async () => {
		const all = await indexed(FILES);
		const { vaultIndex, host, reads, settled } = all;
		expect(vaultIndex.belongingsOf('Kestrel.md')).toEqual(['Journal.md', 'Old.md']);
		reads();
		const heard: string[] = [];
		const learned = vi.fn();
		vaultIndex.onChange(path => heard.push(path));
		vaultIndex.onLearned(learned);
		await host.app.vault.append(fileIn(all, 'Prose.md'), vow('Cross the strait'));
		await host.tick();
		await host.app.vault.append(fileIn(all, 'Prose.md'), 'More.\n');
		await settled();
		expect(reads()).toEqual(['Prose.md']);
		expect(names(all)).toEqual(['Find the ark', 'Ring the bell', 'Cross the strait']);
		expect(heard).toEqual(['Prose.md', 'Prose.md', 'Kestrel.md']);
		expect(learned).toHaveBeenCalledTimes(1);
	});

	it('prose around a track is nothing new', async () => {
		const all = await indexed(FILES);
		all.vaultIndex.belongingsOf('Kestrel.md');
		const learned = vi.fn();
		all.vaultIndex.onLearned(learned);
		await all.host.app.vault.append(fileIn(all, 'Journal.md'), 'More.\n');
		await all.settled();
		expect(learned).not.toHaveBeenCalled();
	});

	it('a track that is cut out of its note is forgotten, also when no code is left', async () => {
		const all = await indexed(FILES);
		await all.host.app.vault.modify(fileIn(all, 'Journal.md'), linkedTo('Kestrel'));
		await all.settled();
		expect(names(all)).toEqual(['Ring the bell']);
	});

	it('the place of a track is that of the note as it stands', async () => {
		const all = await indexed(FILES);
		await all.host.app.vault.modify(fileIn(all, 'Journal.md'), `Prose.\n\n${vow('Find the ark').replace('8', '12')}`);
		await all.settled();
		const [home] = all.vaultIndex.trackHomes('Find the ark', 'Journal.md');
		expect(home?.home.place).toEqual({
			body: 'vow: Find the ark\nrank: formidable\nticks: 12',
			near: { lineStart: 2, lineEnd: 6 },
		});
	});
});

describe('in idle moments', () => {
	it('nothing is read before the layout is ready and the app is idle', async () => {
		const idle: (() => void)[] = [];
		vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
		vi.stubGlobal('cancelIdleCallback', () => undefined);
		const starting = indexed(FILES);
		await vi.waitUntil(() => idle.length > 0, 30_000);
		const slices: number[] = [];
		const pump = setInterval(() => {
			slices.push(idle.length);
			idle.shift()?.();
		}, 1);
		const { reads } = await starting;
		clearInterval(pump);
		expect(reads()).toHaveLength(3);
		expect(Math.max(...slices)).toBe(1);
	});

	it('once unloaded, it does nothing any more', async () => {
		const timers = new Set<number>();
		const { setTimeout: set, clearTimeout: clear } = window;
		vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => {
			const timer = Number(
				set(() => {
					timers.delete(timer);
					work();
				}, ms),
			);
			timers.add(timer);
			return timer;
		});
		vi.stubGlobal('clearTimeout', (timer: number) => {
			timers.delete(timer);
			clear(timer);
		});
		const all = await indexed(FILES);
		await all.host.app.vault.append(fileIn(all, 'Journal.md'), 'More.\n');
		expect(timers.size).toBeGreaterThan(0);
		all.vaultIndex.unload();
		vi.unstubAllGlobals();
		await all.host.tick(20);
		expect([...timers]).toEqual([]);
	});
});
