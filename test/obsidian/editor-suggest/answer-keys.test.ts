import { afterEach, describe, expect, it, vi } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { choices, key, panels, rolled, SETTINGS, strip, SUFFERS, WEAK } from './answering';
import { typing } from './typing';

afterEach(close);

/** An asset whose ability is for after the roll. */
const LAMP =
	'---\nsworn: asset\nabilities: [1]\n---\n- If you score a strong hit when you Face Danger by the lamp, you may take +1 spirit.\n';

/** How the tokens of the last roll are held while a panel stands, so that the sentence stands still. */
const heldTokens = () =>
	[...document.querySelectorAll('.sworn-holds .sworn-token')].flatMap(el =>
		[...el.classList].filter(name => name.startsWith('is-held')),
	);

describe('right after a roll', () => {
	it('the panel below the paragraph asks, and no list covers the page', async () => {
		const host = await rolled();
		expect(host.offered()).toEqual([]);
		expect(document.querySelectorAll('.sworn-inline')).toHaveLength(1);
		expect(choices()).toEqual(SUFFERS);
		expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*`‸$/);
	});

	it('a number answers; the panel folds, and the caret stays behind the token', async () => {
		const host = await rolled();
		await key(host, '4');
		expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*; chose Lose Momentum.*`‸/);
		expect(await host.read('Kestrel.md')).toContain('momentum: 2\n');
		expect(document.activeElement?.className).toContain('cm-content');
		expect(panels()).toBe(0);
		expect(await key(host, '1')).toBe(true);
	});

	it('a press on a choice answers, and the caret and the keyboard stay', async () => {
		const host = await rolled();
		const button = document.querySelector<HTMLElement>('[data-key="4"]');
		const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
		button?.dispatchEvent(down);
		expect(down.defaultPrevented).toBe(true);
		button?.click();
		await host.tick(80);
		expect(host.shown()).toMatch(/chose Lose Momentum.*`‸/);
		expect(document.activeElement?.className).toContain('cm-content');
	});

	it('the caret stays in sight, however tall what a choice has written is', async () => {
		const host = await rolled();
		const scrolled = vi.spyOn(host.editor, 'scrollIntoView');
		await key(host, '4');
		const caret = host.editor.getCursor();
		expect(scrolled).toHaveBeenCalledWith({ from: caret, to: caret });
	});

	it('burning momentum stands first where it changes the outcome, and leaves the other choices their numbers', async () => {
		const host = await rolled([1, 4, 6], { hero: KESTREL.replace(/momentum: .*/, 'momentum: 8') });
		const [burn = '', ...others] = choices();
		expect(burn).toMatch(/^\d Burn momentum/);
		expect(others[0]).toBe('1 Roll it');
		expect(Number(burn[0])).toBeGreaterThan(others.length);
		await key(host, burn[0] ?? '');
		expect(host.shown()).toContain('burn momentum 8 → 2; strong hit; momentum 2 → 3');
		expect(await host.read('Kestrel.md')).toContain('momentum: 3\n');
	});

	it('a rolled price is kept by typing on, and rolled again by the number', async () => {
		const host = await rolled([1, 9, 10]);
		expect(choices()[0]).toBe('1 Roll it');
		host.plugin.dice = landing([46, 12]);
		await key(host, '1');
		expect(choices()).toEqual(['1 Roll again']);
		expect(strip()).not.toBeNull();
		expect(heldTokens()).toEqual([]);
		await key(host, '1');
		await host.type(' It');
		expect(choices()).toEqual([]);
		expect(host.editor.getValue()).toMatch(/table 12, You face a tough choice; passed 46, [^;]*` It/);
	});

	it('a question that was put off is the first row of a bare trigger, whose Enter opens its panel again', async () => {
		const host = await rolled([1, 9, 10]);
		await key(host, 'Escape');
		expect(choices()).toEqual([]);
		await host.type(' ;;');
		await host.tick(80);
		expect(host.offered()[0]).toContain('Face Danger: Pay the Price');
		await host.enter('');
		await host.tick(80);
		expect(host.shown()).not.toContain(';;');
		expect(choices()[0]).toBe('1 Roll it');
		expect(document.querySelector('.modal, .prompt')).toBeNull();
	});

	describe('a price that is decided', () => {
		const PRICE = ['1 Roll it', '2 Ask the oracle', '3 Say it in words'];
		const METERS = ['4 Health', '5 Spirit', '6 Supply', '7 Momentum'];
		const missed = () => rolled([1, 9, 10]);

		it('is a number for the meter and one for the amount, and costs that meter', async () => {
			const host = await missed();
			expect(choices()).toEqual([...PRICE, ...METERS]);
			await key(host, '5');
			expect(choices()).toEqual(['1 4 →', '2 4 →', '3 4 →']);
			await key(host, '2');
			expect(host.shown()).toMatch(
				/chose Decide the price; chose Endure Stress; chose Endure Stress \(-2\); spirit 4 → 2 \(Endure Stress\)`‸/,
			);
			expect(await host.read('Kestrel.md')).toContain('spirit: 2\n');
		});

		it('is followed by its suffer move in the same panel, which Enter rolls, until a letter folds it', async () => {
			const host = await missed();
			await key(host, '5');
			await key(host, '2');
			expect(choices()).toEqual(['↵ Roll Endure Stress', '1 Skip']);
			expect(strip()).toBeNull();
			expect(await key(host, '7')).toBe(false);
			host.plugin.dice = landing([4, 2, 10]);
			await key(host, 'Enter');
			expect(host.editor.getValue()).toContain('`sworn: Endure Stress, by Kestrel, from Face Danger');
			await key(host, 'e');
			expect(panels()).toBe(0);
		});

		it('is another meter after Escape, which leaves the amounts first', async () => {
			const host = await missed();
			await key(host, '5');
			await key(host, 'Escape');
			expect(choices()).toEqual([...PRICE, ...METERS]);
			await key(host, 'Escape');
			expect(panels()).toBe(0);
		});

		it('is a press on its cell, and the arrows go from cell to cell', async () => {
			const host = await missed();
			const cells = [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="gridcell"]')];
			expect(cells.map(cell => cell.getAttribute('aria-label')).slice(0, 4)).toEqual([
				'Health 5 → 4',
				'Spirit 4 → 3',
				'Supply 3 → 2',
				'Momentum +3 → +2',
			]);
			cells[0]?.focus();
			for (const arrow of ['ArrowDown', 'ArrowRight'])
				document.activeElement?.dispatchEvent(
					new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }),
				);
			expect(document.activeElement?.getAttribute('aria-label')).toBe('Spirit 4 → 2');
			(document.activeElement as HTMLElement | null)?.click();
			await host.tick(80);
			expect(host.shown()).toMatch(/spirit 4 → 2 \(Endure Stress\)`‸/);
		});

		it('has no number for a meter that nothing can be taken from, and each cell says why', async () => {
			const hero = KESTREL.replace(/supply: .*/, 'supply: 0\nimpacts: [unprepared]');
			await rolled([1, 9, 10], { hero });
			expect(choices()).toEqual([...PRICE, '4 Health', '5 Spirit', '6 Momentum']);
			const supply = document.querySelector('[role="gridcell"][aria-label^="Supply"]');
			expect(supply?.getAttribute('aria-label')).toMatch(/^Supply 0 → 0: You are unprepared/);
			const heads = [...document.querySelectorAll('[role="columnheader"] button')];
			expect(heads.map(head => head.firstChild?.textContent)).toEqual(['Health', 'Spirit', 'Momentum']);
		});

		it('says in sight what else would change', async () => {
			const host = await rolled([1, 9, 10], { hero: KESTREL.replace(/health: .*/, 'health: 1') });
			expect(document.querySelector('.sworn-price-beside')?.textContent).toBe(
				'Health −2: momentum 3 → 2; Health −3: momentum 3 → 1; Supply −3: unprepared marked',
			);
			await key(host, '4');
			await key(host, '2');
			expect(await host.read('Kestrel.md')).toMatch(/health: 0\n[^]*momentum: 2\n/);
		});

		it('in words is settled at once, and the next key is text', async () => {
			const host = await missed();
			await key(host, '3');
			expect(host.shown()).toMatch(/chose Decide the price`‸/);
			expect(choices()).toEqual([]);
			expect(await key(host, '1')).toBe(true);
		});
	});

	it('the form of the only answer has the focus, and after Escape Enter leads into it', async () => {
		const host = await rolled([6, 3, 4], { typed: ';;siv heart' });
		const name = document.querySelector('.sworn-new-track input');
		expect(document.activeElement).toBe(name);
		name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
		await host.tick(30);
		expect(document.activeElement?.className).toContain('cm-content');
		expect(choices()).toEqual(['↵ Swear the vow']);
		await key(host, 'Enter');
		expect(document.activeElement).toBe(name);
	});

	it('a hit that asks nothing is a strip over the page until the first key, which is text', async () => {
		const host = await rolled([5, 3, 4]);
		expect(strip()?.getAttribute('role')).toBe('status');
		expect(choices()).toEqual([]);
		expect(await key(host, '2')).toBe(true);
		expect(host.shown()).toMatch(/strong hit.*`2‸\n?$/);
		expect(panels()).toBe(0);
	});

	it('what is only allowed stands in the strip with its number, and nothing of it is left in the text', async () => {
		const host = await rolled([5, 3, 4], {
			hero: KESTREL.replace('edge', 'rules: "[[Lamp]]"\nassets: ["[[Lamp]]"]\nedge'),
			files: { 'Lamp.md': LAMP },
		});
		expect(choices()).toEqual(['1 Lamp: +1 spirit']);
		expect(strip()?.querySelector('[data-key="1"]')).not.toBeNull();
		await key(host, 'e');
		expect(panels()).toBe(0);
		expect(document.querySelector('.sworn-token-due')).toBeNull();
	});

	it('what must be decided, and a token that is pressed, have a panel in the flow', async () => {
		const host = await rolled();
		expect(strip()).toBeNull();
		await key(host, '4');
		await key(host, 'e');
		document.querySelector<HTMLElement>('.sworn-inline')?.click();
		await host.tick(50);
		expect([panels(), strip()]).toEqual([1, null]);
	});

	it('a move that it leads to is answered by the next numbers', async () => {
		const host = await rolled();
		await key(host, '1');
		expect(choices()[0]).toBe('↵ Roll Endure Harm');
		host.plugin.dice = landing([4, 2, 10]);
		await key(host, 'Enter');
		expect(host.editor.getValue()).toContain('`sworn: Endure Harm, by Kestrel, from Face Danger');
		expect(host.editor.getValue()).toContain('4 vs 2, 10');
		expect(choices()[0]).toMatch(/^1 Lose Momentum/);
		await key(host, '1');
		expect(await host.read('Kestrel.md')).toMatch(/health: 5\n[^]*momentum: 2\n/);
	});

	it('the token of a move that it leads to takes no room until its panel folds, which has its name', async () => {
		const host = await rolled();
		expect(heldTokens()).toEqual(['is-held']);
		await key(host, '1');
		host.plugin.dice = landing([6, 1, 2]);
		await key(host, 'Enter');
		expect(choices()[0]).toMatch(/^1 Shake it off/);
		expect(heldTokens()).toEqual(['is-held', 'is-held-back']);
		expect(document.querySelector('.is-led-to .sworn-name')?.textContent).toBe('Endure Harm');
		await key(host, 'Escape');
		expect(heldTokens()).toEqual([]);
	});
});

it('a typed roll with the cost of its weak hit, rolled, is 7 keys after the trigger; the two rolls are taken back one by one', async () => {
	const host = await rolled([...WEAK, 4, 2, 10]);
	await key(host, '2');
	await key(host, 'Enter');
	expect(host.shown()).toMatch(/` `sworn: Endure Stress, .*, spirit 3: 4 vs 2, 10, weak hit.*`‸/);
	host.editor.undo();
	expect(host.editor.getValue()).toMatch(/` `sworn: Endure Stress, .*cost 1 \(paid above\)`/);
});

it.each([
	{ odds: 'likely', keys: ['Tab', 'Enter'] },
	{ odds: 'almost certain', keys: ['Tab', 'Tab', 'Enter'] },
	{ odds: 'small chance', keys: ['Tab', 'Tab', 'Tab', 'Enter'] },
	{ odds: 'unlikely', keys: ['Shift+Tab', 'Enter'] },
])('a question is asked at other odds by Tab: $odds', async ({ odds, keys }) => {
	const host = await typing('I run. ‸', [50]);
	await host.type(';;Is it lit?');
	await host.keys(...keys);
	expect(host.editor.getValue()).toContain(`ask: Is it lit?\nodds: ${odds}\ndice: 50\n`);
});

it('a move has the keys, although something was written above while it was rolled', async () => {
	const host = await typing('Before.\n\nI ask. ‸', [1, 6, 6], { 'Kestrel.md': KESTREL }, SETTINGS);
	await host.type(';;gi');
	const { cm } = host.editor;
	const pressed = host.press('Enter');
	cm.dispatch({ changes: { from: 0, insert: 'New. ' } });
	await pressed;
	await host.tick(100);
	expect(host.shown()).toMatch(/^New\. Before\.\n\nI ask\. `sworn: Gather Information[^`]*`‸$/);
	expect(choices()).toContain('1 Roll it');
});
