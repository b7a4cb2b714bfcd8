import { describe, expect, it, vi } from 'vitest';
import type { PendingStep } from '../../../src/play/record/pending-step';
import { CardKeys } from '../../../src/obsidian/components/card-keys';
import { draw, KESTREL, SETTLED, viewOf, WEAK_HIT } from './drawn-card';

const step = (state: PendingStep['state'], more: Partial<PendingStep> = {}): PendingStep => ({
	id: 'e.0',
	prompt: 'Choose one',
	state,
	options: [
		{ label: 'Press on', detail: 'momentum +1', isChosen: false, action: { kind: 'choose', chose: 'Press on' } },
		{
			label: 'Hold back',
			blocked: 'Only if not wounded.',
			isChosen: false,
			action: { kind: 'choose', chose: 'Hold back' },
		},
	],
	pass: 'Choose one',
	...more,
});

const withSteps = (...steps: PendingStep[]) => ({ ...viewOf('Face Danger', WEAK_HIT), steps });

describe('what follows on a card', () => {
	const offer = step('optional', { id: 'e.1', prompt: 'You may', pass: 'Sing' });
	const ways = ['One', 'Two', 'Three', 'Four'].map(label => ({
		label,
		isChosen: false,
		action: { kind: 'choose', chose: label } as const,
	}));

	it('begins with what must be answered; what is only offered is a sign until it is clicked', async () => {
		const card = await draw(withSteps(offer, step('required', { id: 'e.2' })));
		const [first, ...more] = card.buttons().filter(name => /Press on|…/.test(name));
		expect(first).toMatch(/^Press on/);
		expect(more).toEqual(['You may …']);
		const sign = card.button('You may …');
		expect(sign.getAttribute('aria-expanded')).toBe('false');
		await card.click('You may …');
		expect(card.buttons()).toContain('Skip');
	});

	it('that can be done in one way only is done with a click on its sign', async () => {
		const [only] = ways;
		if (!only) throw new Error('no way');
		const card = await draw(withSteps({ ...offer, options: [only] }, step('required', { id: 'e.2' })));
		await card.click('One');
		expect(card.presses).toEqual([{ kind: 'pick', step: 'e.1', option: 'One' }]);
	});

	it('that can be done in many ways is a sign until it is clicked: the dice to reroll after Forge a Bond', async () => {
		const card = await draw(withSteps(step('optional', { prompt: 'You may reroll any dice', options: ways })));
		expect(card.buttons()).not.toContain('Three');
		await card.click('You may reroll any dice …');
		expect(card.buttons()).toContain('Three');
	});

	it('is laid out when it is due, in however many ways', async () => {
		const card = await draw(withSteps(step('required', { options: ways })));
		expect(card.buttons()).toContain('Three');
	});
});

describe('the text of an outcome', () => {
	const rolled = { roll: { option: 'wits', value: 1 }, outcome: 'weak hit, 5 vs 3, 9' };
	const weak = { ...rolled, dice: { actionDie: 4, challengeDice: [3, 9] } } as const;

	it('leaves options to their buttons, and to what came of them', async () => {
		const open = await draw(viewOf('Secure an Advantage', weak));
		expect(open.buttons()).toEqual(expect.arrayContaining(['Momentum+8 → +10', 'Add +1 on your next move']));
		expect(open.root.querySelectorAll('li')).toHaveLength(0);
		expect(open.text().match(/Choose one/g)).toHaveLength(1);
		const chosen = await draw(
			viewOf('Secure an Advantage', {
				...weak,
				chose: ['Take +2 momentum'],
				done: [{ kind: 'value', what: 'momentum', from: 6, to: 8 }],
			}),
		);
		expect(chosen.text()).not.toContain('Add +1');
	});

	it('leaves out a sentence that only names its buttons, and a clause that cannot apply', async () => {
		const missed = { outcome: 'miss, 5 vs 9, 10', dice: { actionDie: 1, challengeDice: [9, 10] } } as const;
		const cost = { cost: { amount: 1, paid: true }, roll: { option: 'health', value: 4 } };
		const keys = new CardKeys(vi.fn(), vi.fn());
		keys.give('caps');
		const { root } = await draw(viewOf('Endure Harm', { ...cost, ...missed }), { form: 'line', keys });
		expect(root.querySelector('.sworn-text')?.textContent).toBe('It’s worse than you thought.');
		expect(root.querySelector('.sworn-prompt')?.textContent).toBe('Choose one');
	});

	it('keeps of options that say more than their button the one that was chosen', async () => {
		const more =
			'On a __weak hit__, choose one.\n\n  * Press on: The gate falls shut.\n  * Hold back: Wait for the dark.';
		const words = async (...steps: PendingStep[]) => {
			const view = withSteps(...steps);
			const { roll } = view;
			return (await draw(roll ? { ...view, roll: { ...roll, text: more } } : view)).text();
		};
		expect(await words(step('required'))).toContain('Wait for the dark');
		const options = step('required').options.map((option, at) => ({ ...option, isChosen: at === 0 }));
		const settled = await words(step('settled', { options }));
		expect(settled).toContain('The gate falls shut');
		expect(settled).not.toContain('Wait for the dark');
	});
});

describe('a record', () => {
	it('keeps the resist roll until it is taken or passed, and what is required, once the character has rolled again', async () => {
		const paid = { ...SETTLED, passed: [] };
		expect((await draw(viewOf('Face Danger', paid))).buttons()).toContain('Roll Endure Harm');
		const later = await draw(viewOf('Face Danger', paid, KESTREL, true));
		expect(later.buttons()).toEqual(['Roll Endure Harm', 'Skip', 'Full text']);
		const unpaid = await draw(viewOf('Face Danger', WEAK_HIT, KESTREL, true));
		expect(unpaid.text()).toContain('Make a suffer move');
	});

	it('still offers its roll where only the cost of a suffer move was paid', async () => {
		const paid = { cost: { amount: 2, paid: false }, done: [{ ...SETTLED.done![0]!, to: 3 }] };
		const card = await draw(viewOf('Endure Harm', paid));
		expect(card.buttons()).toContain('Roll');
		const rolled = { ...paid, dice: { actionDie: 4, challengeDice: [3, 9] }, outcome: 'weak hit, 8 vs 3, 9' } as const;
		expect((await draw(viewOf('Endure Harm', rolled))).buttons()).not.toContain('Roll');
	});

	it('says in words what was rolled, what came of it and what was done', async () => {
		const card = await draw(viewOf('Face Danger', SETTLED));
		expect(card.text()).toContain('Weak hit');
		expect(card.text()).toContain('+ edge 2 +1 tailwind= 7');
		expect([...card.root.querySelectorAll('li')].map(li => li.textContent)).toEqual([
			'health 5 → 4 (Endure Harm)',
			'Skipped: Resist (Endure Harm)',
		]);
		const dice = [...card.root.querySelectorAll('svg')].map(svg => svg.getAttribute('aria-label'));
		expect(dice).toEqual([null, 'Action die 4', 'Score 7 against 3 and 9']);
	});

	it('says why rolled dice count as another outcome, but not that they were not rolled', async () => {
		const card = await draw(viewOf('Face Danger', { ...SETTLED, as: 'weak hit (in a bad spot)' }));
		expect(card.root.querySelector('.sworn-roll')?.textContent).toMatch(/7.*in a bad spot$/);
		expect(card.text()).not.toContain('not rolled');
	});

	it('shows a cancelled action die, a match and burned momentum', async () => {
		const dice = { actionDie: 3, challengeDice: [6, 6] } as const;
		const cancelled = await draw(
			viewOf('Face Danger', { ...WEAK_HIT, dice, cancelled: { actionDie: 3, momentum: -3 } }),
		);
		expect(cancelled.root.querySelector('.sworn-die-face')?.getAttribute('aria-label')).toBe('Action die 3, cancelled');
		expect(cancelled.text()).toContain('Miss with a match');
		const burned = await draw(viewOf('Face Danger', { ...WEAK_HIT, dice, burn: { from: 8, to: 2 } }));
		expect(burned.text()).toContain('burned momentum 8');
		expect(burned.root.querySelectorAll('.is-beaten')).toHaveLength(2);
	});

	it('draws a settled roll with 22 elements, the ruler with two paths and two texts', async () => {
		const { root } = await draw(viewOf('Face Danger', SETTLED));
		const within = (selector: string) => root.querySelectorAll(`${selector} *`).length;
		expect(within('.sworn-card')).toBe(22);
		expect(within('.sworn-ruler')).toBe(4);
		expect([within('.sworn-pair'), within('.sworn-die-face')]).toEqual([1, 1]);
	});

	it.each([
		{ text: 'Something gives way', says: 'Something gives way' },
		{ text: '', says: 'You are harmed' },
	])('says “$says” of a roll on a table as story, and the roll beside it', async ({ text, says }) => {
		const card = await draw(viewOf('Pay the Price', { table: [{ roll: 78, text }] }));
		expect(card.root.querySelector('.sworn-story')?.textContent).toBe(says);
		expect(card.root.querySelector('li')?.textContent).toBe('Rolled 78');
	});

	/** Starforged, glossary, Reroll: the dice of a progress move stand unless a rule says otherwise. */
	it('offers no other dice for a progress roll', async () => {
		const card = await draw(
			viewOf('Fulfill Your Vow', { progress: 6, dice: { challengeDice: [1, 9] }, outcome: 'weak hit, 6 vs 1, 9' }),
		);
		await card.click('More');
		expect(card.buttons()).toContain('Full text');
		expect(card.buttons().filter(name => /reroll|set dice/i.test(name))).toEqual([]);
	});

	it('draws the full text of the move only when it is opened', async () => {
		const card = await draw(viewOf('Face Danger', SETTLED));
		expect(card.buttons()).toEqual(['More']);
		await card.click('More');
		expect(card.buttons()).toEqual(['Less', 'Reroll or set dice', 'Full text']);
		expect(card.button('Full text').getAttribute('aria-expanded')).toBe('false');
		await card.click('Full text');
		expect(card.button('Full text').getAttribute('aria-expanded')).toBe('true');
		expect(card.root.querySelector('.sworn-full-text')?.textContent).toContain('strong hit');
	});
});

describe('steps', () => {
	it('a required one is a group of buttons with what each would change', async () => {
		const card = await draw(withSteps(step('required')));
		expect(card.root.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Choose one');
		await card.click('Press on');
		await card.click('Skip');
		expect(card.presses).toEqual([
			{ kind: 'pick', step: 'e.0', option: 'Press on' },
			{ kind: 'pass', step: 'e.0' },
		]);
	});

	it('a blocked option says why, can be reached and cannot be pressed', async () => {
		const card = await draw(withSteps(step('required')));
		const blocked = card.button('Hold back');
		expect(blocked.textContent).toContain('Only if not wounded.');
		expect(blocked.getAttribute('aria-disabled')).toBe('true');
		expect(blocked.hasAttribute('disabled')).toBe(false);
		await card.click('Hold back');
		expect(card.presses).toEqual([]);
	});

	it.each([
		{ state: 'automatic', buttons: 3 },
		{ state: 'optional', buttons: 3 },
		{ state: 'text', buttons: 0 },
	] as const)('$state: $buttons buttons', async ({ state, buttons }) => {
		const card = await draw(withSteps(step(state)));
		expect(card.root.querySelectorAll('.sworn-step button')).toHaveLength(buttons);
		expect(card.text()).toContain('Choose one');
	});

	const told = (card: { readonly root: HTMLElement }) =>
		[...card.root.querySelectorAll('.sworn-done li')].map(({ textContent }) => textContent);
	const chosen = (state: PendingStep['state'], label: string): PendingStep => {
		const [first, second] = step(state).options;
		if (!first || !second) throw new Error('two options');
		return step(state, {
			options: [{ ...first, label, detail: 'Endure Harm (−1, −2 or −3)', isChosen: true }, second],
		});
	};

	it.each([
		{ words: 'a choice', option: 'Press on: half blind', chose: 'Press on', says: 'Chose Press on: half blind' },
		{ words: 'the change that it made', option: 'Endure Harm', done: 'health 5 → 4 (Endure Harm)' },
		{ words: 'the mark that it made', option: 'Mark wounded', done: 'wounded marked' },
	])('once settled, “$option” is told by $words, once', async ({ option, chose = option, done, says = done }) => {
		const view = withSteps(chosen('settled', option));
		const card = await draw({ ...view, chose: [chose], ...(done === undefined ? {} : { done: [done] }) });
		expect(told(card)).toEqual([says]);
		expect(card.root.querySelector('.sworn-step')).toBeNull();
	});

	it('where more is to be chosen, what is chosen already goes from the buttons', async () => {
		const card = await draw({ ...withSteps(chosen('required', 'Endure Harm')), chose: ['Endure Harm'] });
		expect(told(card)).toEqual(['Chose Endure Harm']);
		expect(card.root.querySelector('.sworn-step')?.textContent).not.toContain('Endure Harm');
	});

	it('is not asked for in words that are right above it', async () => {
		const view = withSteps(step('required', { prompt: 'Make a suffer move (-1)' }));
		const asked = await draw(view);
		expect(asked.root.querySelector('.sworn-prompt')).toBeNull();
		expect(asked.root.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Make a suffer move (−1)');
		const later = await draw({ ...view, done: ['momentum 3 → 4'] });
		expect(later.root.querySelector('.sworn-prompt')?.textContent).toBe('Make a suffer move (−1)');
	});

	it('has one minus sign, whatever its words come from', async () => {
		const option = { ...step('required').options[0]!, label: 'Lose Momentum (-2)', detail: '-1 spirit' };
		const card = await draw({
			...withSteps(
				step('required', { prompt: 'Suffer -1 supply', options: [option] }),
				step('text', { prompt: 'At -6' }),
			),
			done: ['momentum -1 → -2'],
		});
		expect(card.text()).not.toMatch(/-\d/);
		expect(card.text()).toContain('Lose Momentum (−2)');
	});
});

describe('dice tools', () => {
	it('burns momentum where that improves the outcome', async () => {
		const card = await draw(viewOf('Face Danger', { ...WEAK_HIT, dice: { actionDie: 1, challengeDice: [5, 7] } }));
		await card.click('Burn momentumstrong hit');
		expect(card.presses).toEqual([{ kind: 'burn' }]);
	});

	it('rerolls the picked dice and sets one by hand', async () => {
		const card = await draw(viewOf('Face Danger', WEAK_HIT));
		await card.click('More');
		await card.click('Reroll or set dice');
		await card.click('Second challenge die');
		await card.click('Reroll picked dice');
		await card.fill('Set action die', '6');
		await card.click('Set');
		expect(card.presses).toEqual([
			{ kind: 'reroll', dice: ['second'] },
			{ kind: 'set_die', die: 'action', face: 6 },
		]);
	});

	it.each(['0', '7', 'x', '1.5', '-1'])('a d6 cannot be set to %s', async face => {
		const card = await draw(viewOf('Face Danger', WEAK_HIT));
		await card.click('More');
		await card.click('Reroll or set dice');
		await card.fill('Set action die', face);
		await card.submit();
		expect(card.text()).toContain('Action die: write a number from 1 to 6.');
		expect(card.presses).toEqual([]);
	});
});

describe('any card', () => {
	const RECORDS = {
		call: viewOf('Face Danger'),
		weak: viewOf('Face Danger', WEAK_HIT),
		settled: viewOf('Face Danger', SETTLED),
		price: viewOf('Pay the Price'),
		suffer: viewOf('Endure Harm'),
	};

	it.each(Object.entries(RECORDS))('%s: every button has a name, and none submits by accident', async (_, view) => {
		const card = await draw(view);
		expect(card.buttons().every(name => name.trim() !== '')).toBe(true);
		const types = [...card.root.querySelectorAll('button:not(.sworn-roll-button)')].map(el => el.getAttribute('type'));
		expect(new Set(types)).toEqual(new Set(['button']));
	});

	it.each(Object.entries(RECORDS))(
		'%s: where it cannot be played, nothing can be pressed but the way out, if there is one',
		async (_, view) => {
			const open = vi.fn();
			const note = { text: 'Whose journal is this?', label: 'Choose a character', open };
			const asking = await draw(view, { press: undefined, note });
			expect(asking.buttons()).toEqual(['Choose a character', 'Full text']);
			await asking.click('Choose a character');
			expect(open).toHaveBeenCalledOnce();
			const shown = await draw(view, { press: undefined });
			expect(shown.buttons()).toEqual(['Full text']);
			expect(shown.root.querySelector('form, input')).toBeNull();
		},
	);

	it.each(['block', 'line'] as const)(
		'of a %s lists what was done while its keys answer, unless a token says it',
		async form => {
			const keys = new CardKeys(
				() => {},
				() => {},
			);
			keys.give('caps');
			const card = await draw({ ...withSteps(step('required')), done: ['momentum 2 → 1'] }, { keys, form });
			expect(card.root.querySelector('.sworn-done')?.textContent).toBe(form === 'block' ? 'momentum 2 → 1' : undefined);
		},
	);

	it('does nothing while a press is being written, and keeps its buttons reachable', async () => {
		const card = await draw(withSteps(step('required')), { pending: true });
		await card.click('Press on');
		expect(card.presses).toEqual([]);
		expect(card.button('Press on').getAttribute('aria-disabled')).toBe('true');
	});

	it('shows hostile text as text', async () => {
		const evil = '<img src=x onerror="throw 1"><b>bold</b>';
		const problems = [{ code: 'x', message: evil }];
		const hostile = { ...withSteps(step('required', { prompt: evil })), name: evil, by: evil, done: [evil], problems };
		const card = await draw({ ...hostile, chose: [evil], story: [evil], trigger: evil });
		expect(card.root.querySelector('img, b')).toBeNull();
		expect(card.root.querySelector('.sworn-name')?.textContent).toBe(evil);
	});

	it('says its problems right under its name, each with its message', async () => {
		const problems = ['No character is called “Rook”.', 'No character is called “Wren”.'].map(message => ({
			code: 'no_character',
			message,
		}));
		const card = await draw({ ...viewOf('Face Danger', {}, KESTREL), problems });
		const top = [...(card.root.querySelector('article')?.children ?? [])].slice(0, 3);
		expect(top.map(el => el.textContent)).toEqual(['Face Danger', ...problems.map(({ message }) => message)]);
	});
});
