import { afterEach, describe, expect, it, vi } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { block, close, KESTREL, shown } from '../played';
import { linkedTo, vow } from './indexed';

let host: Booted<SwornJournalPlugin> | undefined;

afterEach(async () => {
	vi.restoreAllMocks();
	await close();
	await host?.close();
	host = undefined;
});

/** Time for the index to have read all notes. */
const INDEXED = 1500;

const old = Object.fromEntries(
	Array.from({ length: 200 }, (_, i) => [`Old ${i}.md`, linkedTo('Kestrel') + vow(`Debt ${i}`, 'completed')]),
);

const FULFILLED = `move: Fulfill Your Vow
by: Kestrel
track: Find the ark
rank: formidable
progress: 10
dice: vs 3, 2
outcome: strong hit, 10 vs 3, 2
done:
  - Find the ark › vow completed`;

describe('a move among hundreds of journals', () => {
	it('reads those that hold open tracks, and no other', async () => {
		const files = { ...old, 'Kestrel.md': KESTREL, 'Vows.md': linkedTo('Kestrel') + vow('Find the ark') };
		const { host, press } = await shown(block('move: Face Danger\nroll: edge'), files, 6, 3, 2);
		await host.tick(INDEXED);
		const read = vi.spyOn(host.app.vault, 'read');
		await press('Roll');
		expect(await host.read('Journal.md')).toContain('outcome: strong hit');
		expect([...new Set(read.mock.calls.map(([{ path }]) => path))].sort()).toEqual([
			'Journal.md',
			'Kestrel.md',
			'Vows.md',
		]);
	});

	it('a vow that is fulfilled in another note is shown where its name is', async () => {
		const { now, host } = await shown(block('show: Debt 7'), { ...old, 'Kestrel.md': KESTREL });
		await host.tick(INDEXED);
		expect(now()).toContain('Debt 7');
		expect(now()).toContain('formidable');
	});

	it('undone, a vow that is fulfilled in another note is open again', async () => {
		const files = { ...old, 'Kestrel.md': KESTREL, 'Vows.md': linkedTo('Kestrel') + vow('Find the ark', 'completed') };
		const journal = `${linkedTo('Kestrel')}${block(FULFILLED)}`;
		host = await boot<SwornJournalPlugin>({ files: { ...files, 'Journal.md': journal }, note: 'Journal.md' });
		await host.tick(INDEXED);
		host.editor.setCursor(host.editor.lastLine());
		await host.palette('Undo last move');
		await host.tick(50);
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
		await host.tick(100);
		expect(await host.read('Vows.md')).toBe(linkedTo('Kestrel') + vow('Find the ark'));
	});
});
