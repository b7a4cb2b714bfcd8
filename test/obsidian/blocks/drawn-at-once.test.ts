import { Component, MarkdownRenderer } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { block, KESTREL } from '../played';
import { buttonIn, close, start, texts, type Host } from '../one-app';

afterEach(close);

const cards = () => texts('.sworn-block');

/** A device on which a note that changed takes long to read: a folder that is synced from afar. */
async function onSlowDisk(faces: readonly number[]): Promise<Host> {
	const on = await start({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': block('move: Face Danger\nroll: edge') },
		note: 'Journal.md',
		mode: 'preview',
	});
	on.plugin.dice = landing([...faces]);
	await on.tick(30);
	const { vault } = on.app;
	const read = vault.cachedRead.bind(vault);
	vault.cachedRead = async file => {
		const text = await read(file);
		await new Promise(resolve => window.setTimeout(resolve, 500));
		return text;
	};
	return on;
}

describe('a card in Reading view, where a note that was written is not read yet', () => {
	it('is never empty, and shows at once what was written', async () => {
		const on = await onSlowDisk([6, 2, 4]);
		const seen: string[] = [];
		const observer = new MutationObserver(() => seen.push(...cards()));
		observer.observe(document.body, { childList: true, subtree: true, characterData: true });
		buttonIn('.sworn-block', /^Roll/).click();
		await on.tick(1000);
		observer.disconnect();
		expect(seen.filter(text => text === '')).toEqual([]);
		const [first] = seen.filter(text => text.includes('Strong hit'));
		expect(first).toBe(cards()[0]);
	});

	it('continues with what the note says then', async () => {
		const on = await onSlowDisk([1, 8, 9]);
		buttonIn('.sworn-block', /^Roll/).click();
		await on.tick(50);
		expect(cards()[0]).toContain('Miss');
		await on.writeOutside('Kestrel.md', KESTREL.replace('health: 5', 'health: 2'));
		await on.tick(1000);
		expect(cards()[0]).toContain('Miss');
	});
});

/** Export to PDF renders the note somewhere else and prints it when that is done. */
it('a note is rendered when its cards are drawn, also while the character is still to be read', async () => {
	const RECORD = 'move: Face Danger\nby: Rook\nroll: edge 2\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4';
	const on = await start({
		files: { 'Rook.md': KESTREL, 'Journal.md': 'I run.\n' },
		note: 'Journal.md',
	});
	const { vault } = on.app;
	const read = vault.cachedRead.bind(vault);
	vault.cachedRead = async file => {
		for (let i = 0; i < 20; i++) await Promise.resolve();
		return read(file);
	};
	const page = document.body.createDiv();
	const owner = new Component();
	owner.load();
	await MarkdownRenderer.render(on.plugin.app, block(RECORD), page, 'Journal.md', owner);
	expect(page.textContent).toContain('Strong hit');
	owner.unload();
	page.remove();
});
