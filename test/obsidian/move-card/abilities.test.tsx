import { expect, it } from 'vitest';
import type { Asset } from '../../../src/play/assets/asset';
import type { MoveRecord } from '../../../src/play/record/record';
import { owned } from '../../support/owned-assets';
import { draw, KESTREL, viewOf } from './drawn-card';

const card = (move: string, assets: readonly Asset[], more: Partial<MoveRecord> = {}) =>
	draw(viewOf(move, more, { ...KESTREL, assets }));

const boxes = (root: HTMLElement) =>
	[...root.querySelectorAll<HTMLElement>('[aria-label="Abilities of assets"] label')].map(
		({ textContent }) => textContent,
	);

const box = (root: HTMLElement, words: string): HTMLInputElement => {
	const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(words));
	const input = label?.querySelector('input');
	if (!input) throw new Error(`no box ${words} among ${boxes(root).join(' | ')}`);
	return input;
};

it('the abilities that fit stand below the options, with what they do and when', async () => {
	const { root } = await card('Strike', [owned('starforged', 'Combat Bot', { name: 'Tank' })]);
	expect(boxes(root)).toEqual(['Tank: +1aided by the bot']);
});

it('of two ways of one ability, one is taken', async () => {
	const { root, click } = await card('Strike', [owned('starforged', 'Gunner', { abilities: [1] })]);
	await click('Gunner, pin them down: +1, on a hit +1 momentum');
	await click('Gunner, make them hurt: on a hit mark progress');
	expect(box(root, 'Gunner, pin').checked).toBe(false);
	expect(box(root, 'Gunner, make').checked).toBe(true);
});

it('what is not understood is shown in its words, behind a line if there is much of it', async () => {
	const leader = owned('starforged', 'Leader', { abilities: [2] });
	const few = await card('Enter the Fray', [leader]);
	expect(few.root.querySelector('.sworn-reminder-asset')?.textContent).toBe('Leader');
	expect(few.root.querySelector('.sworn-reminder')?.textContent).toContain('allies');
	const many = await card('Enter the Fray', [leader, { ...leader, name: 'Another' }, { ...leader, name: 'A third' }]);
	expect(many.root.querySelector('details > summary')?.textContent).toBe('Abilities to keep in mind (3)');
});

const MISS: Partial<MoveRecord> = {
	roll: { option: 'iron', value: 1 },
	dice: { actionDie: 1, challengeDice: [9, 10] },
	outcome: 'miss, 2 vs 9, 10',
};

it('once the dice have fallen, an ability that fits them is a button', async () => {
	const drawn = await card('Strike', [owned('starforged', 'Banshee')], MISS);
	await drawn.click('Banshee: reroll the action die');
	expect(drawn.presses).toEqual([{ kind: 'use_ability', ability: 'Banshee 3' }]);
});

it('and none on a record that the character has rolled since', async () => {
	const view = viewOf('Strike', MISS, { ...KESTREL, assets: [owned('starforged', 'Banshee')] }, true);
	expect(view.abilities).toEqual([]);
});

it('an ability that no card has is reported', async () => {
	const { text } = await card('Strike', [], { abilities: [{ asset: 'Tin friend', ability: 7 }] });
	expect(text()).toContain('“with: Tin friend 7” is no ability that is understood for Strike.');
});
