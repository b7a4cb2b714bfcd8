import { afterEach, expect, it, vi } from 'vitest';
import { KnownProperties } from '../../../src/obsidian/vault/index/known-properties';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

afterEach(async () => {
	vi.restoreAllMocks();
	await close();
});

const journalOf = (name: string) => `---\ncharacter: "[[${name}]]"\n---\n`;

/** The other journals, numbered from the one written to last on. */
const numbers = (paths: Iterable<unknown>): readonly number[] =>
	[...new Set(paths)].flatMap(path => /^Other (\d+)\.md$/.exec(String(path))?.[1] ?? []).map(Number);

/**
 * A move typed into a journal of Kestrel beside 450 journals that were written to since, as by a sync: which of them are
 * looked at, and which are read.
 */
async function aMoveBeside(whose: (number: number) => string) {
	const others = Array.from({ length: 450 }, (_, at) => [`Other ${String(at)}.md`, journalOf(whose(at))] as const);
	const host = await typing(`${journalOf('Kestrel')}On. ‸`, [5, 1, 2], {
		'Kestrel.md': KESTREL,
		'Bera.md': KESTREL,
		...Object.fromEntries(others),
	});
	await host.type(';;face danger edge');
	const later = Date.now() + 10_000;
	for (const [at, [path]] of others.entries()) {
		const file = host.app.vault.getFileByPath(path) ?? expect.fail(path);
		file.stat.mtime = later - at;
	}
	const looked = vi.spyOn(KnownProperties.prototype, 'of');
	const opened = vi.spyOn(host.app.vault, 'cachedRead');
	await host.keys('Enter');
	expect(host.editor.getValue()).toContain('Face Danger');
	return {
		looked: numbers(looked.mock.calls.map(([path]) => path)),
		opened: numbers(opened.mock.calls.map(([{ path }]) => path)),
	};
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

it('before a move, the newest 400 notes that were written to since are looked at, and none is read that is another’s', async () => {
	const { looked, opened } = await aMoveBeside(() => 'Bera');
	expect(looked).toEqual(upTo(400));
	expect(opened).toEqual([]);
});

it('no note is looked at behind the fifth journal of the character, and those five are read', async () => {
	const { looked, opened } = await aMoveBeside(at => (at % 2 === 0 ? 'Kestrel' : 'Bera'));
	expect(opened).toEqual([0, 2, 4, 6, 8]);
	expect(looked).toEqual(upTo(9));
});

it('a copy of the journal under any name asks nothing: a roll that stands in both was made once', async () => {
	const roll =
		'`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Endure Harm; health 5 → 4 (Endure Harm)`';
	const host = await typing(`${journalOf('Kestrel')}I run. ${roll} On. ‸`, [5, 1, 2], {
		'Kestrel.md': KESTREL.replace('health: 5', 'health: 4'),
		'For Anna.md': `${journalOf('Kestrel')}I run. ${roll} On.\n`,
	});
	const file = host.app.vault.getFileByPath('For Anna.md') ?? expect.fail();
	file.stat.mtime = Date.now() + 10_000;
	await host.enter(';;face danger edge');
	expect(host.editor.getValue().match(/Face Danger, by|move: Face Danger/g)).toHaveLength(2);
});

it('a value that was set back by hand between two rolls of this device asks nothing', async () => {
	const host = await typing(`${journalOf('Kestrel')}On. ‸`, [6, 1, 2, 6, 1, 2, 6, 1, 2], { 'Kestrel.md': KESTREL });
	await host.enter(';;face danger edge');
	const sheet = host.app.vault.getFileByPath('Kestrel.md') ?? expect.fail();
	const was = await host.app.vault.read(sheet);
	await host.app.vault.modify(sheet, was.replace(/momentum: .*/, KESTREL.match(/momentum: .*/)?.[0] ?? ''));
	await host.tick(50);
	await host.enter(' ;;face danger edge');
	await host.tick(50);
	await host.enter(' ;;face danger edge');
	expect(host.editor.getValue().match(/Face Danger, by|move: Face Danger/g)).toHaveLength(3);
});
