import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, start } from '../one-app';

afterEach(close);

const SHEET = '\n```sworn\nshow: Kestrel\n```\n';
const NOTE = KESTREL.replace('---\n', '---\nsworn: character\nhomeport: Cairn\n');

async function opened(files: Readonly<Record<string, string>>, note: string) {
	const host = await start({ files, note });
	await host.tick(80);
	return host;
}

const view = () => document.querySelector<HTMLElement>('[data-sworn-sheet]');
const isHiding = () => document.querySelector('.sworn-has-sheet') !== null;

describe('the properties that a sheet draws', () => {
	it('are hidden in the note that has its own sheet, and nothing is written', async () => {
		const { read } = await opened({ 'Kestrel.md': NOTE + SHEET }, 'Kestrel.md');
		expect(view()?.dataset['swornSheet']).toBe('character');
		expect(isHiding()).toBe(true);
		expect(await read('Kestrel.md')).toBe(NOTE + SHEET);
	});

	it.each([
		['a note without a sheet', NOTE],
		['a note with the sheet of another', `${NOTE}\n\`\`\`sworn\nshow: Ines\n\`\`\`\n`],
		['a note that is nothing of ours', `---\nedge: 2\n---\n${SHEET}`],
	])('are visible in %s', async (_, text) => {
		await opened({ 'Kestrel.md': text, 'Ines.md': NOTE }, 'Kestrel.md');
		expect(isHiding()).toBe(false);
	});

	it('come back by a press, until another note is opened', async () => {
		const { open, tick } = await opened({ 'Kestrel.md': NOTE + SHEET, 'Other.md': 'Prose.\n' }, 'Kestrel.md');
		const button = document.querySelector<HTMLButtonElement>('.sworn-more-properties');
		expect(button?.textContent).toBe('Show 11 properties');
		button?.click();
		await tick(80);
		expect(isHiding()).toBe(false);
		await open('Other.md');
		await tick(80);
		expect(view()).toBeNull();
		await open('Kestrel.md');
		await tick(80);
		expect(isHiding()).toBe(true);
	});
});
