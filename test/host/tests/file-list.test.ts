import { expect, it, onTestFinished, vi } from 'vitest';
import { boot } from '../../support/boot';
import { FileList } from '../page/files/file-list';

const NOTES = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`Journal/Day ${String(i + 1)}.md`, 'Text.']));

async function listed(files: Readonly<Record<string, string>> = NOTES) {
	const host = await boot({ load: 'none', files });
	onTestFinished(() => host.crash());
	const draw = (): HTMLElement => {
		const el = document.body.createEl('nav');
		onTestFinished(() => el.remove());
		new FileList(host.app, el);
		return el;
	};
	const { app } = host;
	return { app, vault: app.vault, tick: () => host.tick(30), list: draw(), draw };
}

const names = (el: HTMLElement): string[] =>
	[...el.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path'] ?? '');

it('a note that is created, renamed or deleted stands where a list that is drawn anew has it', async () => {
	const { app, vault, list, draw, tick } = await listed();
	const file = (path: string) => vault.getAbstractFileByPath(path) ?? expect.fail(path);
	const steps: readonly (() => Promise<unknown>)[] = [
		() => vault.create('Journal/Day 11a.md', ''),
		() => vault.create('Journal/Day 0.md', ''),
		() => vault.create('Zebra.md', ''),
		() => vault.createFolder('Atlas'),
		() => vault.create('Atlas/Map.canvas', '{}'),
		() => vault.rename(file('Journal/Day 3.md'), 'Journal/Day 30.md'),
		() => vault.rename(file('Journal/Day 4.md'), 'Atlas/Day 4.md'),
		() => vault.rename(file('Atlas'), 'Zone'),
		() => vault.delete(file('Journal/Day 5.md')),
		() => app.workspace.openLinkText('Journal/Day 6.md', ''),
		() => vault.rename(file('Journal/Day 6.md'), 'Last.md'),
		() => app.workspace.openLinkText('Journal/Day 7.md', ''),
		async () => {
			await vault.delete(file('Journal/Day 8.md'));
			await vault.create('Journal/Day 8.md', '');
			await vault.rename(file('Journal/Day 9.md'), 'Journal/Day 9b.md');
			await vault.rename(file('Journal/Day 10.md'), 'Journal/Day 9.md');
		},
		() => vault.delete(file('Journal')),
	];
	for (const step of steps) {
		await step();
		await tick();
		const anew = draw();
		await vi.waitFor(() => expect(names(list)).toEqual(names(anew)));
		expect(list.innerHTML).toBe(anew.innerHTML);
	}
	expect(names(list).at(-1)).toBe('Zebra.md');
});

it('the list of an empty vault says so until the first note, and after the last', async () => {
	const { vault, list } = await listed({});
	expect(list.textContent).toContain('No notes yet.');
	const note = await vault.create('A.md', '');
	await vi.waitFor(() => expect(list.textContent).not.toContain('No notes yet.'));
	await vault.delete(note);
	await vi.waitFor(() => expect(list.textContent).toContain('No notes yet.'));
});

it('the row of one more note is the only one drawn', async () => {
	const { vault, list, tick } = await listed();
	const rows = new Set(list.querySelectorAll('*'));
	await vault.create('Journal/Day 21.md', '');
	await tick();
	const drawn = [...list.querySelectorAll('*')].filter(el => !rows.has(el));
	expect(drawn.map(({ tagName }) => tagName)).toEqual(['LI', 'BUTTON', 'SPAN']);
	expect([...rows].every(el => list.contains(el))).toBe(true);
});

it('of 500 notes the folder is folded, and one more draws nothing', async () => {
	const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`Journal/Day ${String(i)}.md`, '']));
	const { vault, list, tick } = await listed(many);
	const rows = list.querySelectorAll('*').length;
	await vault.create('Journal/Day 500.md', '');
	await tick();
	expect(list.querySelectorAll('*')).toHaveLength(rows);
	list.querySelector<HTMLElement>('[data-path="Journal"]')?.click();
	const before = new Set(list.querySelectorAll('*'));
	await vault.create('Journal/Day 501.md', '');
	await tick();
	expect([...list.querySelectorAll('*')].filter(el => !before.has(el))).toHaveLength(3);
});
