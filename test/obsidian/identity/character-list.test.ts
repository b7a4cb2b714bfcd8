import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, fence, hero, twins } from './twin-table';

afterEach(closeAll);

/** The app writes a property of the kind “List” so, with one entry as well. */
const linked = (links: string, text: string) => `---\ncharacter:${links}\n---\n${text}`;
const ONE = '\n  - "[[Kestrel]]"';
const TWO = '\n  - "[[Kestrel]]"\n  - "[[Ren]]"';
const VOW = 'sworn: vow\nrank: formidable\nticks: 4\n';
/** Someone else is nearer to the note than the one it links to. */
const NEAR = { 'A/Near.md': hero(), 'Kestrel.md': hero() };

describe('a note whose property “character” is a list', () => {
	it.each([
		{ way: 'with one link', links: ONE },
		{ way: 'with a link without quotes', links: '\n  - [[Kestrel]]' },
		{ way: 'that is a link without quotes', links: ' [[Kestrel]]' },
	])('$way is the journal of that character: a press changes nobody else', async ({ links }) => {
		const files = { ...NEAR, 'A/Log.md': linked(links, fence('move: Face Danger\nroll: edge')) };
		const on = await twins(files, 'A/Log.md', { mode: 'preview', faces: [6, 2, 4] });
		await on.press('Roll');
		expect((await on.changed(files)).filter(path => path !== 'A/Log.md')).toEqual(['Kestrel.md']);
	});

	it('with two links asks who acts, writes that into the record, and leaves the list as it is', async () => {
		const files = { ...NEAR, 'Ren.md': hero(), 'A/Log.md': linked(TWO, fence('move: Face Danger\nroll: edge')) };
		const on = await twins(files, 'A/Log.md', { mode: 'preview', faces: [6, 2, 4] });
		await on.press('Choose who acts');
		const offered = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
		expect(offered).toEqual(['Kestrel', 'Ren']);
		await on.host.press('ArrowDown');
		await on.host.press('Enter');
		await on.host.tick(80);
		await on.press('Roll');
		expect(await on.changed(files)).toEqual(['A/Log.md', 'Ren.md']);
		expect(await on.host.read('A/Log.md')).toContain(TWO);
		expect(await on.host.read('A/Log.md')).toContain('by: Ren');
	});

	it('with two links belongs to both: the track of one journal is found in the other', async () => {
		const files = {
			'Kestrel.md': hero(),
			'Ren.md': hero(),
			'Storm.md': `---\n${VOW}character:${TWO}\n---\n`,
			'Log.md': linked(' "[[Ren]]"', fence('show: Storm')),
		};
		const on = await twins(files, 'Log.md', { mode: 'preview', faces: [6, 2, 4] });
		await on.press('Mark progress');
		expect(await on.changed(files)).toContain('Storm.md');
	});
});
