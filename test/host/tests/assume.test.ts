import { afterEach, describe, expect, it } from 'vitest';
import { assume, assumed, doubtsIn } from '../assumptions/assume';
import { CHOICES } from '../assumptions/choices';
import { boot } from '../../support/boot';

afterEach(() => assume());

describe('an assumption', () => {
	it.each([
		{ text: '', others: {} },
		{ text: 'saveDelay', others: { saveDelay: 'put off by typing' } },
		{
			text: 'saveDelay=each change, merge=disk wins',
			others: { saveDelay: 'each change', merge: 'disk wins' },
		},
	])('is doubted by its name: “$text”', ({ text, others }) => expect(doubtsIn(text)).toEqual(others));

	it.each(['saved', 'saveDelay=never'])('that there is not is told: “%s”', text =>
		expect(() => doubtsIn(text)).toThrow('stand-in host'),
	);

	it('holds for one app, and the next has the usual ones again', async () => {
		const first = await boot({ load: 'none', assume: { layoutChange: 'not told' } });
		expect(assumed.layoutChange).toBe('not told');
		await first.close();
		const second = await boot({ load: 'none' });
		expect(assumed.layoutChange).toBe(doubtsIn(globalThis.process?.env['HOST_DOUBTS'] ?? '').layoutChange ?? 'told');
		await second.close();
	});
});

describe('an app that differs', () => {
	const differing = (others: Parameters<typeof assume>[0]) =>
		boot({ load: 'none', files: { 'a.md': 'one\n', 'b.md': 'b\n' }, note: 'a.md', assume: others });

	it('reads after the writes that were asked for', async () => {
		const { app, close } = await differing({ reads: 'wait for writes' });
		const file = app.vault.getFileByPath('b.md');
		if (!file) throw new Error('no note');
		const written = app.vault.adapter.write('b.md', 'new');
		expect(await app.vault.read(file)).toBe('new');
		await written;
		await close();
	});

	it('gives a taken name to a second note', async () => {
		const { app, read, close } = await differing({ makingTwice: 'second overwrites' });
		await Promise.all([app.vault.create('c.md', '1'), app.vault.create('c.md', '2')]);
		expect(await read('c.md')).toBe('2');
		await close();
	});

	it.each([
		['disk wins', 'supply: 5'],
		['disk replaces', 'supply: 5'],
		['typed stays', 'supply: 4'],
	] as const)('merges otherwise: %s', async (merge, text) => {
		const files = { 'a.md': 'supply: 3\n' };
		const { editor, writeOutside, close } = await boot({ load: 'none', files, note: 'a.md', assume: { merge } });
		editor.replaceRange('4', { line: 0, ch: 8 }, { line: 0, ch: 9 });
		await writeOutside('a.md', 'supply: 5\n');
		expect(editor.getValue()).toContain(text);
		await close();
	});

	it('tells the cache before the promise of a write', async () => {
		const { app, close } = await differing({ cacheTime: 'before the promise' });
		const file = app.vault.getFileByPath('b.md');
		if (!file) throw new Error('no note');
		await app.vault.modify(file, '# Heading');
		expect(app.metadataCache.getFileCache(file)?.headings).toHaveLength(1);
		await close();
	});

	it('saves when the typing is over, or with each change', async () => {
		const waits = [];
		for (const saveDelay of ['put off by typing', 'each change'] as const) {
			const { editor, tick, read, close } = await differing({ saveDelay });
			for (let i = 0; i < 3; i++) {
				editor.replaceRange('x', { line: 0, ch: 0 });
				await tick(1500);
			}
			waits.push(await read('a.md'));
			await close();
		}
		expect(waits).toEqual(['one\n', 'xxxone\n']);
	});
});

it('a save that brings the line breaks of Windows back does not touch the cursor, which a merge would lose', async () => {
	const { editor, view, read, close } = await boot({
		load: 'none',
		files: { 'a.md': 'One.\r\nTwo.\r\n' },
		note: 'a.md',
		assume: { lineBreaks: 'as on disk', cursorInMerge: 'lost' },
	});
	editor.replaceRange(' Three.', { line: 1, ch: 4 });
	editor.setCursor(1, 11);
	await view.save();
	expect(await read('a.md')).toBe('One.\r\nTwo. Three.\r\n');
	expect(editor.getCursor()).toEqual({ line: 1, ch: 11 });
	await close();
});

it('each switch has at least two words, the usual one first', () => {
	for (const words of Object.values(CHOICES)) expect(new Set(words).size).toBeGreaterThan(1);
	expect(Object.values(CHOICES).map(([word]) => word)).toEqual(Object.values((assume(), assumed)));
});
