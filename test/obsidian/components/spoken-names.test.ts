import { afterEach, expect, it } from 'vitest';
import { close, opened } from '../opened';
import { KESTREL } from '../played';
import { fence } from '../commands/writing';

afterEach(close);

const ON = (of: string) => `move: Face Danger\nby: Kestrel\n${of}`;
const WEAK = ON('roll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');
const MISS = ON('roll: edge 2\ndice: 1 vs 8, 9\noutcome: miss, 3 vs 8, 9');
const NOTE = [
	fence('vow: Find the ark\nrank: formidable\nticks: 8'),
	fence('clock: Storm\nsegments: 6\nfilled: 2'),
	fence(WEAK),
	fence(MISS),
].join('\n');
const SHEET = KESTREL.replace(/---\n$/, 'impacts: [wounded]\nnext: ["+1 (tailwind)"]\nassets: [Ace]\n---\n');

const SHOWN = '[class*=sworn-] button[aria-label]';

/** The texts on buttons that their names do not contain; figures and signs alone say nothing. */
function unsaid(): readonly string[] {
	return [...document.querySelectorAll(SHOWN)].flatMap(el => {
		const name = el.getAttribute('aria-label')?.toLowerCase() ?? '';
		const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
		const missing: string[] = [];
		while (texts.nextNode()) {
			const text = texts.currentNode.textContent?.trim().toLowerCase() ?? '';
			if (/\p{L}{2}/u.test(text) && !name.includes(text)) missing.push(`${text} | ${name}`);
		}
		return missing;
	});
}

it.each(['preview', 'live'] as const)('in %s, the name of each button contains what it shows', async mode => {
	const host = await opened({ files: { 'Kestrel.md': SHEET, 'Log.md': NOTE }, note: 'Log.md', mode });
	await host.palette('Open the Table');
	await host.tick(80);
	expect(document.querySelectorAll(SHOWN).length).toBeGreaterThan(5);
	expect(unsaid()).toEqual([]);
});

it.each(['cards', 'lines'] as const)('two open cards of one move are told apart by their names: %s', async look => {
	const host = await opened({ files: { 'Kestrel.md': SHEET, 'Log.md': NOTE }, note: 'Log.md', mode: 'preview', look });
	await host.tick(50);
	const names = [...document.querySelectorAll('article[aria-label^="Move:"]')].map(el => el.getAttribute('aria-label'));
	expect(names).toHaveLength(2);
	expect(names[0]).toMatch(/^Move: Face Danger.*: 4 \+ edge 2 = 6 vs 3, 9, weak hit$/);
	expect(names[1]).toMatch(/^Move: Face Danger.*: 1 \+ edge 2 = 3 vs 8, 9, miss$/);
});
