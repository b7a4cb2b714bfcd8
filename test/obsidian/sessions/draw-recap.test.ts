import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;

afterEach(async () => {
	await host?.close();
	host = undefined;
});

/** A note in Reading view: its text, and what its pictures say. */
async function read(note: string) {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
		note: 'Journal.md',
		mode: 'preview',
	});
	await host.tick(30);
	const preview = document.querySelector('.markdown-preview-view');
	const strips = [...(preview?.querySelectorAll('.sworn-recap-boxes') ?? [])].map(
		el => el.querySelectorAll('svg.sworn-strip').length === 1 && el.textContent,
	);
	return { text: preview?.textContent ?? '', strips };
}

const DIGEST = `**Session 1.** Swore Find the ark.
**Price.** 2 health.
**Open.** Find the ark, 4 of 10 boxes; Storm, 2 segments; [[Kestrel|See the boy home]], 10 of 10 boxes.
`;

describe('the boxes of a recap in Reading view', () => {
	it('are drawn, and their words stay for screen readers and for what is copied', async () => {
		const { text, strips } = await read(DIGEST);
		expect(strips).toEqual([', 4 of 10 boxes', ', 10 of 10 boxes']);
		expect(text).toContain('Find the ark, 4 of 10 boxes; Storm, 2 segments; See the boy home, 10 of 10 boxes.');
	});

	it('are drawn above other lines of a recap, too', async () => {
		const { strips } = await read('**Open.** Find the ark, 4 of 10 boxes.\n**Met.** Storm, 3 of 10 boxes.\n');
		expect(strips).toEqual([', 4 of 10 boxes']);
	});

	it.each([
		['another line of the recap', '**Won.** Find the ark, 4 of 10 boxes'],
		['a sentence of the player', '**Locked.** She counts, 3 of 10 boxes.'],
		['a sentence with a bold word', 'It is **Open.** She counts, 3 of 10 boxes.'],
		['other numbers', '**Open.** Find the ark, 12 of 10 boxes, 4 of 12 boxes, 110 of 10 boxes'],
	])('are not drawn in %s', async (_, note) => {
		expect((await read(note)).strips).toEqual([]);
	});
});
