import { afterEach, describe, expect, it } from 'vitest';
import { close, fence, writing } from '../commands/writing';
import { KESTREL } from '../played';

afterEach(close);

const DONE = 'done:\n  - momentum 2 → 3';
const BODIES: Readonly<Record<string, string>> = {
	move: `move: Dance Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\n${DONE}`,
	option: `move: Face Danger\nroll: swagger 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\n${DONE}`,
	chosen: `move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\nchose: Dance on the table\n${DONE}`,
	meter: `move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\n${DONE}\n  - luck 2 → 3`,
	impact: `move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\n${DONE}\n  - marked gloomy`,
	asset: `move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\nadds: +1 (Moon Boots)\n${DONE}`,
};

describe('a record with words that the rules do not know', () => {
	it.each(Object.entries(BODIES))('%s: can be undone', async (_, body) => {
		const host = await writing(`I run.\n\n${fence(body)}\n`, {
			'Kestrel.md': KESTREL.replace(/momentum: .*/, 'momentum: 3'),
		});
		await host.palette('Undo last move');
		await host.tick(50);
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
		await host.tick(100);
		expect(host.editor.getValue()).toMatch(/^I run\.\n/);
		expect(host.editor.getValue()).not.toMatch(/dice:|outcome:|momentum/);
		expect(await host.read('Kestrel.md')).toBe(KESTREL.replace(/momentum: .*/, 'momentum: 2'));
	});
});
