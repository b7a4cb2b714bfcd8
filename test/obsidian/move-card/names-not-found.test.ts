import { afterEach, describe, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const VOWS = ['Find the ark', 'The old oath']
	.map(name => `\`\`\`sworn\nvow: ${name}\nrank: dangerous\nticks: 24\n\`\`\`\n\n`)
	.join('');
const offered = () =>
	[...document.querySelectorAll('[aria-label="Which track is meant?"] button')].map(({ textContent }) => textContent);

describe('a track that is not found', () => {
	const CALL = block('move: Face Danger\ntrack: Find the arc # mine\nroll: edge');

	it('is said so, and the one that is meant can be picked: that line changes, and no other', async () => {
		const { host, text, press, now } = await shown(VOWS + CALL);
		expect(text).toContain('No track is called “Find the arc # mine”');
		expect(offered()).toEqual(['The old oath', 'Find the ark']);
		await press('The old oath');
		expect(await host.read('Journal.md')).toBe(VOWS + CALL.replace('Find the arc # mine', 'The old oath'));
		expect(now()).not.toContain('No track is called');
	});

	it('on a progress move, the tracks to roll against are offered already', async () => {
		const { text } = await shown(VOWS + block('move: Fulfill Your Vow\ntrack: Find the arc'));
		expect(text).toContain('No track is called “Find the arc”');
		expect(offered()).toEqual([]);
		const names = [...document.querySelectorAll('[role=radio] .sworn-option-title')].map(
			({ textContent }) => textContent,
		);
		expect(names).toEqual(['The old oath 6 boxes', 'Find the ark 6 boxes']);
	});
});

describe('a character that is not found', () => {
	it('is said so, and whoever is meant can be picked', async () => {
		const call = block('move: Gather Information\nby: Kestrl');
		const files = { 'a/Kestrel.md': KESTREL, 'b/Rook.md': KESTREL };
		const { host, text, press, now } = await shown(call, files, 4, 3, 2);
		expect(text.match(/“Kestrl” is not found/g)).toHaveLength(1);
		await press('Choose who acts');
		await host.press('Enter');
		await host.tick(50);
		expect(await host.read('Journal.md')).toBe(call.replace('Kestrl', 'Kestrel'));
		expect(now()).not.toContain('not found');
		await press('Roll');
		expect(await host.read('a/Kestrel.md')).toContain('momentum: 5');
	});
});

it('several slips on one card name their lines', async () => {
	const { text } = await shown(block('move: Gather Information\nmoood: grim\ndcie: 4 vs 3, 9\nshe lets go'));
	expect(text).toContain('Line 3: Did you mean “dice”?');
	expect(text).toContain('Line 4: This line is not read.');
});

it('to choose a row by hand is no decision: it is not told, and the dice may be rolled after all', async () => {
	const { press, now } = await shown(block('move: Confront Chaos'), undefined, 50);
	await press('Choose a row');
	expect(now()).not.toContain('Chose');
	await press('Roll');
	expect(now()).toContain('Rolled 50');
});
