import { afterEach, describe, expect, it, vi } from 'vitest';
import { KESTREL } from '../played';
import { close, fence, writing } from '../commands/writing';

afterEach(close);

const journal = (text: string) => `---\ncharacter: "[[Kestrel]]"\n---\n\n${text}\n`;
const move = fence('move: Face Danger\ntrack: Find the ark\nroll: edge 2\ndice: 5 vs 1, 2');

const FILES = {
	'Kestrel.md': KESTREL,
	'Session 1.md': journal(move.repeat(5)),
	'Session 2.md': journal(`Mera speaks of [[Find the ark]].\n\n${move}`),
};

const mentions = () => document.querySelector<HTMLDetailsElement>('.sworn-track .sworn-mentions');
const links = () => [...(mentions()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

/** The card of a vow in a note of its own words. */
async function drawn(files: Readonly<Record<string, string>> = FILES) {
	const host = await writing(`${fence('vow: Find the ark\nrank: epic')}\nProse.‸\n`, files);
	await host.tick(50);
	document.querySelector<HTMLElement>('.sworn-block button')?.click();
	await host.tick(50);
	return host;
}

async function opened(files?: Readonly<Record<string, string>>) {
	const host = await drawn(files);
	const details = mentions() ?? expect.fail('no mentions');
	details.open = true;
	await host.tick(250);
	return host;
}

describe('the mentions of a track', () => {
	it('are the lines of journals that name it, newest first, with how many more there are', async () => {
		await opened();
		expect(mentions()?.querySelector('summary')?.textContent).toBe('Mentions · 7');
		expect(links().slice(0, 3)).toEqual([
			'Session 2, line 7 Face Danger',
			'Session 2, line 5 Mera speaks of Find the ark.',
			'Session 1, line 33 Face Danger',
		]);
		expect(mentions()?.querySelector(':scope > details > summary')?.textContent).toBe('2 more');
	});

	it('lead to their line', async () => {
		const host = await opened();
		mentions()?.querySelectorAll('a')[1]?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Session 2.md');
		expect(host.app.workspace.activeEditor?.editor?.getCursor().line).toBe(4);
	});

	it('say so where there are none', async () => {
		await opened({ 'Kestrel.md': KESTREL });
		expect(mentions()?.textContent).toBe('Mentions · 0No session names it yet.');
	});

	it('are not read until they are opened', async () => {
		const host = await drawn();
		const read = vi.spyOn(host.app.vault, 'cachedRead');
		await host.tick(250);
		expect(mentions()?.querySelector('summary')?.textContent).toBe('Mentions');
		expect(read).not.toHaveBeenCalled();
	});

	it('have no line where nobody plays', async () => {
		await drawn({ 'Note.md': '' });
		expect(document.querySelector('.sworn-block')).not.toBeNull();
		expect(mentions()).toBeNull();
	});
});
