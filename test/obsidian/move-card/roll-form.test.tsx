import { expect, it } from 'vitest';
import type { MoveRecord } from '../../../src/play/record/record';
import { waysToRoll } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { draw, KESTREL, viewOf } from './drawn-card';

const radios = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="radio"]')];
const odds = (root: HTMLElement) => root.querySelector('[role="radio"] .sworn-odds')?.getAttribute('aria-label');

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

it('arrows move between the options, Enter on one rolls with it', async () => {
	const card = await draw(viewOf('Face Danger'));
	const list = card.root.querySelector<HTMLElement>('[role="radiogroup"]');
	const [edge, heart] = radios(card.root);
	if (!list || !edge || !heart) throw new Error('a list of two options');
	list.focus();
	await card.key(list, 'ArrowDown');
	expect(document.activeElement).toBe(edge);
	await card.key(edge, 'ArrowRight');
	expect(document.activeElement).toBe(heart);
	expect(heart.getAttribute('aria-checked')).toBe('true');
	await card.key(heart, 'Enter');
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: { roll: { option: 'heart' } } }]);
});

it('asks which option where none is picked', async () => {
	const card = await draw(viewOf('Face Danger'));
	await card.submit();
	expect(card.text()).toContain('Choose what to roll with.');
	expect(card.presses).toEqual([]);
});

it('asks in place for a value that is not known', async () => {
	const stats = { heart: 3 };
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }, { ...KESTREL, stats }));
	await card.submit();
	expect(card.text()).toContain('Write how much edge you roll with, as a number.');
	await card.fill('Value of edge', '2');
	await card.submit();
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: { roll: { option: 'edge', value: 2 } } }]);
});

it('asks a progress roll for the full boxes, 0 to 10', async () => {
	const card = await draw(viewOf('Fulfill Your Vow'));
	await card.fill('Full boxes', '11');
	await card.submit();
	expect(card.presses).toEqual([]);
	await card.fill('Full boxes', '6');
	await card.submit();
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: { roll: { option: 'progress' }, progress: 6 } }]);
});

it('takes further adds with a reason and reckons them into the odds', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }));
	const before = odds(card.root);
	await card.click('Add');
	await card.fill('Add, such as', '-1');
	await card.fill('What the add is for', 'slippery deck');
	expect(odds(card.root)).not.toBe(before);
	await card.submit();
	expect(card.presses).toEqual([{ kind: 'roll', rollInput: { adds: [{ amount: -1, reason: 'slippery deck' }] } }]);
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
	{ dice: '4 3', says: 'Write three numbers' },
	{ dice: 'four 3 9', says: 'Write three numbers' },
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
	const connection = (name: string, bond: boolean) =>
		({ kind: 'connection', name, rank: 'dangerous', ticks: 12, status: 'open', bond }) as const;
	const by = { ...KESTREL, tracks: [connection('Ana', true), connection('Juno', false)] };
	const { call } = viewOf('Forge a Bond', {}, by);
	expect(call && waysToRoll(call).map(({ option }) => option.name)).toEqual(['Juno']);
});

const ANA = { kind: 'connection', name: 'Ana', rank: 'dangerous', ticks: 12, status: 'open', bond: true } as const;
const JUNO = { kind: 'connection', name: 'Juno', rank: 'epic', ticks: 0, status: 'open', roles: ['pilot'] } as const;

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

it('a connection is ticked when its role fits: its add is computed into the odds and goes with the roll', async () => {
	const card = await draw(viewOf('Face Danger', { roll: { option: 'edge' } }, { ...KESTREL, tracks: [JUNO] }));
	const before = odds(card.root);
	await card.click('Juno, pilot: +1, on a hit +1 momentum');
	expect(odds(card.root)).not.toBe(before);
	await card.submit();
	expect(card.presses).toEqual([
		{ kind: 'roll', rollInput: { adds: [{ amount: 1, reason: 'Juno, pilot', momentum: 1 }] } },
	]);
});

it('no connection is offered on a progress move', async () => {
	const by = { ...KESTREL, tracks: [JUNO] };
	expect((await draw(viewOf('Fulfill Your Vow', {}, by))).text()).not.toContain('Juno');
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

it('the open tracks of its kind, the one named last in the note first, with boxes and odds', async () => {
	const vow = (name: string, ticks: number) =>
		({ kind: 'vow', name, rank: 'dangerous', ticks, status: 'open' }) as const;
	const by = { ...KESTREL, tracks: [vow('The old oath', 8), vow('Find the ark', 27), { ...ANA }] };
	const { root } = await draw(viewOf('Fulfill Your Vow', {}, by, false, ['Ana', 'Find the ark']));
	const names = radios(root).map(radio => radio.querySelector('.sworn-option-title')?.textContent);
	expect(names).toEqual(['Find the ark 6 boxes', 'The old oath 2 boxes']);
	expect(odds(root)).toBe('Strong hit 25%, weak hit 50%, miss 25%');
});
