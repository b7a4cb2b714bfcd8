import { afterEach, describe, expect, it } from 'vitest';
import GIVEN from '../../journal/campaign/approved/legend.md?raw';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';

afterEach(close);

const LEGEND = 'From a friend/Legend of The Drowned Light.md';

const typed = (faces: readonly number[], files: Readonly<Record<string, string>> = {}) =>
	typing('We hear of it. ‸', faces, { 'Kestrel.md': KESTREL, [LEGEND]: GIVEN, ...files });

describe('the legend of a friend, given as one file', () => {
	it('is rolled on by ;;legend, through to the table that comes up', async () => {
		const host = await typed([2, 1]);
		await host.type(';;legend');
		expect(host.offered()[0]).toBe('Legend');
		await host.keys('Enter');
		expect(host.shown()).toContain('A vow that is still open: “Learn where the Linnet went down”, extreme');
	});

	it('has names in the place of links whose notes are not here', async () => {
		const host = await typed([4, 4]);
		await host.enter(';;legend');
		expect(host.shown()).toContain('Somebody: Mother Cleave: “Mother Cleave was on the steps with a lantern.”');
	});

	it('is rolled on by each of its tables', async () => {
		const host = await typed([2]);
		await host.enter(';;legend vows kept');
		expect(host.shown()).toContain('“See the boy home”, dangerous');
	});

	it('leaves out what is struck', async () => {
		const struck = GIVEN.replace('“Bring the lens home”, formidable', '~~“Bring the lens home”, formidable~~');
		const host = await typed([1], { [LEGEND]: struck });
		await host.enter(';;legend vows kept');
		expect(host.shown()).toContain('“See the boy home”, dangerous');
	});
});
