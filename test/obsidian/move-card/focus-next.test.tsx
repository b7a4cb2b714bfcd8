import { expect, it } from 'vitest';
import { focusNextOpen } from '../../../src/obsidian/components/focus-next';
import { draw, SETTLED, viewOf, WEAK_HIT } from './drawn-card';

it.each([
	{ card: 'with a choice', view: viewOf('Face Danger', WEAK_HIT), focused: /^Health4 → 3/ },
	{ card: 'of a call without an option', view: viewOf('Face Danger'), focused: /^Roll$/ },
	{ card: 'of a call with its option', view: viewOf('Face Danger', { roll: { option: 'iron' } }), focused: /^Roll$/ },
	{ card: 'of a suffer move without a cost', view: viewOf('Endure Harm'), focused: /^minor/ },
])('on a card $card it goes to what comes next', async ({ view, focused }) => {
	const { root } = await draw(view);
	focusNextOpen(root);
	expect(document.activeElement?.textContent).toMatch(focused);
});

it('goes to the card itself where nothing must be decided', async () => {
	const { root } = await draw(viewOf('Face Danger', SETTLED));
	focusNextOpen(root);
	expect(document.activeElement).toBe(root.querySelector('article'));
});
