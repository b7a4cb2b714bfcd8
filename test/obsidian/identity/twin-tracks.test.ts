import { afterEach, expect, it } from 'vitest';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const VOW = '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: formidable\nticks: 4\n---\n';

const FILES = {
	'Kestrel.md': hero(),
	'One/Ark.md': VOW,
	'Two/Ark.md': VOW,
	'Journal.md': journalOf('[[Kestrel]]', `${fence('show: Ark')}\n${fence('show: Two/Ark')}\nI run.\n`),
};

it('of two tracks that are equally near a card says both, and a path shows the one that is meant', async () => {
	const on = await twins(FILES, 'Journal.md', { mode: 'preview' });
	const [both, one] = [...document.querySelectorAll<HTMLElement>('.sworn-block')];
	expect(both?.textContent).toContain('“Ark” stands in “One/Ark” and in “Two/Ark”, and none is nearer.');
	const mark = [...(one?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
		textContent?.startsWith('Mark progress'),
	);
	mark?.click();
	await on.host.tick(80);
	expect(await on.changed()).toEqual(['Two/Ark.md']);
});

it('a move that names one of them says so, and changes neither', async () => {
	const call = fence('move: Fulfill Your Vow\ntrack: Ark');
	const on = await twins({ ...FILES, 'Journal.md': journalOf('[[Kestrel]]', call) }, 'Journal.md', { mode: 'preview' });
	expect(document.querySelector('.sworn-block')?.textContent).toContain('neither is nearer');
	expect(await on.changed()).toEqual([]);
});

it('a journal in the folder of one of them means that one', async () => {
	const journal = journalOf('[[Kestrel]]', fence('show: Ark'));
	const on = await twins({ ...FILES, 'Two/Log.md': journal }, 'Two/Log.md', { mode: 'preview' });
	await on.press('Mark progress');
	expect(await on.changed()).toEqual(['Two/Ark.md']);
});
