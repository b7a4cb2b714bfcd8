import { expect, it } from 'vitest';
import type { MoveRecord } from '../../../src/play/record/record';
import { waysToRoll } from '../../../src/play/request/ways-to-ask';
import { track } from '../../support/some-tracks';
import { draw, KESTREL, viewOf } from './drawn-card';

const radios = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="radio"]')];
const odds = (root: HTMLElement) => root.querySelector('[role="radio"] .sworn-odds')?.getAttribute('aria-label');
const ANA = track('connection', 'Ana', { ticks: 12, bond: true });
const JUNO = track('connection', 'Juno', { rank: 'epic', roles: ['pilot'] });

it('offers the options with their values and odds; the one of the call is chosen', async () => {
	const { root } = await draw(viewOf('Face Danger', { roll: { option: 'heart' } }));
	const names = radios(root).map(radio => radio.querySelector('.sworn-option-title')?.textContent);
	expect(names).toEqual(['edge 2', 'heart 3', 'iron 1', 'shadow 2', 'wits 1']);
	expect(radios(root).map(radio => radio.getAttribute('aria-checked'))).toEqual([
		'false',
		'true',
		'false',
		'false',
		'false',
	]);
	expect(odds(root)).toMatch(/^Strong hit \d+%, weak hit \d+%, miss \d+%$/);
});

it('leaves to the call what is in the call', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'heart', value: 4 } }));
	await card.submit();
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: {} }]);
});

it('an add that is no number is refused in place', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }));
	await card.click('Add');
	await card.fill('Add, such as', 'one');
	await card.submit();
	expect(card.text()).toContain('Write what is added as a number');
	expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Add, such as/);
	expect(card.presses).toEqual([]);
});

it('an add can be removed again, and the focus goes to Roll', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }));
	await card.click('Add');
	await card.click('Remove');
	expect(document.activeElement).toBe(card.button('Roll'));
	await card.submit();
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: {} }]);
});

it('offers waiting bonuses ticked', async () => {
	const bonus = { add: 1, why: 'Secure an Advantage', text: '+1 (Secure an Advantage)' };
	const view = viewOf('Face Danger', { roll: { option: 'edge' } }, { ...KESTREL, next: [bonus] });
	const card = await draw(view);
	await card.submit();
	await card.click('+1 (Secure an Advantage)');
	await card.submit();
	expect(card.presses).toEqual([
		{ kind: 'roll', rollInput: { next: [bonus.text] } },
		{ kind: 'roll', rollInput: {} },
	]);
});

it('takes dice rolled at the table, or a preset action die', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }));
	await card.click('Own dice');
	expect(document.activeElement?.getAttribute('placeholder')).toBe('4 3 9');
	await card.fill('Dice on the table', '4 3 9');
	await card.submit();
	await card.fill('Dice on the table', '');
	await card.pick('Action die', '6');
	await card.submit();
	await card.fill('Challenge dice on the table', '3 9');
	await card.submit();
	expect(card.presses).toEqual([
		{ kind: 'roll', rollInput: { thrown: { actionDie: 4, challengeDice: [3, 9] } } },
		{ kind: 'roll', rollInput: { thrown: { actionDie: 6 } } },
		{ kind: 'roll', rollInput: { thrown: { actionDie: 6, challengeDice: [3, 9] } } },
	]);
});

it.each([
	{ dice: '7 3 9', says: 'The action die shows 1 to 6, not 7.' },
	{ dice: '4 3 11', says: 'A challenge die shows 1 to 10, not 11.' },
	{ dice: '4 3', says: 'action die and two challenge dice: 4 3 9' },
	{ dice: 'four 3 9', says: 'action die and two challenge dice: 4 3 9' },
])('refuses $dice in place: $says', async ({ dice, says }) => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }));
	await card.click('Own dice');
	await card.fill('Dice on the table', dice);
	expect(card.text()).toContain(says);
	await card.submit();
	expect(card.presses).toEqual([]);
});

it('an outcome given beforehand is taken without dice', async () => {
	const card = await draw(viewOf('Face Danger', { as: 'strong hit (Sojourn)' }));
	await card.click('Take this outcome');
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: {} }]);
});

it('a suffer move that is made on its own asks for its cost first, then for its roll', async () => {
	const asked = await draw(viewOf('Endure Harm'));
	expect(asked.buttons()).not.toContain('Roll');
	expect(asked.root.textContent).toContain('How much? Endure Harm');
	const told = await draw(viewOf('Endure Harm', { cost: { amount: 0, paid: false } }));
	expect(told.buttons()).toContain('Roll');
});

it('offers no connection that shares a bond to forge one with', () => {
	const by = { ...KESTREL, tracks: [ANA, JUNO] };
	const { call } = viewOf('Forge a Bond', {}, by);
	expect(call && waysToRoll(call).map(({ option }) => option.name)).toEqual(['Juno']);
});

it('Develop Your Relationship is rolled only where a bond is shared, and not after progress was marked without one', () => {
	const isCall = (call: Partial<MoveRecord>, bond: boolean) =>
		viewOf('Develop Your Relationship', call, { ...KESTREL, tracks: [{ ...ANA, bond }] }).call !== undefined;
	const marked = { track: 'Ana', chose: ['Mark progress per the rank of the connection'] };
	expect([isCall({ track: 'Ana' }, true), isCall({ track: 'Ana' }, false), isCall(marked, true)]).toEqual([
		true,
		false,
		false,
	]);
});

it('a bond is ticked by itself once the connection is named, and can be taken back', async () => {
	const by = { ...KESTREL, tracks: [ANA, JUNO] };
	const card = await draw(viewOf('Test Your Relationship', { track: 'Ana' }, by));
	await card.submit();
	await card.click('+1 if you share a bond');
	await card.submit();
	expect(card.presses).toEqual([
		{ kind: 'roll', rollInput: { roll: { option: 'heart' }, adds: [{ amount: 1, reason: 'you share a bond' }] } },
		{ kind: 'roll', rollInput: { roll: { option: 'heart' } } },
	]);
});

it('where several are open, the connection is picked, and the bond follows', async () => {
	const by = { ...KESTREL, tracks: [JUNO, ANA] };
	const card = await draw(viewOf('Test Your Relationship', {}, by));
	await card.pick('Whom it is about', 'Ana');
	await card.submit();
	await card.pick('Whom it is about', 'Juno');
	expect(card.text()).toContain('Ana: +1, on a hit');
	expect(card.text()).not.toContain('Juno, pilot: +1');
	await card.submit();
	const about = (track: string) => ({ track, roll: { option: 'heart' } });
	expect(card.presses).toEqual([
		{ kind: 'roll', rollInput: { ...about('Ana'), adds: [{ amount: 1, reason: 'you share a bond' }] } },
		{ kind: 'roll', rollInput: about('Juno') },
	]);
});
