import { afterEach, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const ICE = `### Cross the Ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across.

On a **weak hit**, take +2 flibber on the wobbler.

On a **miss**, Pay the Price.
`;

const FILES = { 'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Ice]]"\nedge'), 'Ice.md': ICE };
const inDialog = (words: string): HTMLElement => {
	const all = [...document.querySelectorAll<HTMLElement>('.sworn-meaning-dialog :is(label, button)')];
	const found = all.find(({ textContent }) => textContent.trim() === words);
	if (!found) throw new Error(`no “${words}”`);
	return found;
};

it('a sentence that a card only shows is stated from its More, and the move then does it', async () => {
	const { host, press, now } = await shown(block('move: Cross the Ice'), FILES, 4, 9, 3);
	await press('Roll');
	await press('More');
	await press('This means…');
	for (const words of ['A meter', '+2', 'Write it']) {
		inDialog(words).click();
		await host.tick(50);
	}
	expect(await host.read('Ice.md')).toBe(
		ICE.replace('wobbler.\n', 'wobbler.\n\n```effects weak hit\nmomentum +2\n```\n'),
	);
	await host.tick(200);
	expect(now()).toContain('Take +2 momentum');
	expect(now()).not.toContain('This means…');
});

it('none is offered for a move of the book', async () => {
	const { press, now } = await shown(block('move: Gather Information'), FILES, 4, 9, 3);
	await press('Roll');
	await press('More');
	expect(now()).not.toContain('This means…');
});
