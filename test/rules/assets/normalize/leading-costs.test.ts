import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('a price ahead of the time to pay it', () => {
	it.each([
		[
			'Spend 2 momentum when you [Strike] and score a hit. Reroll the challenge dice.',
			'Strike: after strong_hit weak_hit · Suffer −2 momentum, then Reroll the challenge dice',
		],
		[
			'Suffer -1 spirit when you [Clash] in the rain and score a hit to mark progress an additional time.',
			'Clash (in the rain): after strong_hit weak_hit · Suffer −1 spirit, then Mark progress',
		],
		[
			'While mounted, you can suffer -1 supply when you outrun a storm to reroll the challenge dice.',
			'its moves (you outrun a storm while mounted): after · Suffer −1 supply, then Reroll the challenge dice',
		],
		[
			'Once per fight, suffer -1 supply when you or an ally rolls a weak hit on a combat move. Reroll the action die.',
			'its moves (you make a combat move and score …), once per fight: after weak_hit · Suffer −1 supply, then Reroll the action die',
		],
		[
			'Once per day, after you or a willing ally makes an action roll, you may suffer -2 spirit to reroll any dice.',
			'its moves, once per day: after · Suffer −2 spirit, then Reroll any dice',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});
});

describe('a price that an ability begins with', () => {
	it('brings a bonus on the next move, which is paid for as it is made', () => {
		expect(readingOf('Suffer -1 supply to add +2 on your next [Strike] or [Clash].')).toMatchObject({
			uses: ['Strike, Clash: add 2 · Suffer −1 supply'],
			shown: [],
		});
	});

	it('brings a bonus that lasts, paid for once', () => {
		expect(
			readingOf('Suffer -2 spirit to gain +1 on all [Strike], [Clash], and [Compel] rolls until the moon sets.'),
		).toMatchObject({
			uses: ['Strike, Clash, Compel ((once paid for, until the moon sets)): add 1'],
			when: 'When you choose to pay (2 spirit)',
			does: ['spirit -2'],
			shown: [],
		});
		expect(readingOf('Suffer -1 spirit to gain +2 on rolls to outrun wolves until you rest.').uses).toEqual([
			'its moves (to outrun wolves (once paid for, until …): add 2',
		]);
	});

	it('brings a bonus on any roll for as long', () => {
		expect(readingOf('Suffer -1 spirit to gain +1 on all rolls until you rest.').uses).toEqual([
			'its moves ((once paid for, until you rest)): add 1',
		]);
	});

	it.each([
		[
			'Spend 3 momentum to immediately restore 2 health or clear the wounded impact.',
			'When you choose to pay (3 momentum)',
		],
		['Once per night, suffer -1 spirit to take +2 momentum.', 'When you choose to pay (1 spirit, once per night)'],
	])('at a time of its own: %s', (text, when) => {
		const { does, shown, ...reading } = readingOf(text);
		expect(reading.when).toBe(when);
		expect(does[0]).toMatch(/^(?:momentum|spirit) -\d$/);
		expect(shown).toEqual([]);
	});

	it.each([
		['a move that the price is for', 'Suffer -1 spirit to [Compel] a ghost.'],
		['what is no meter', 'Spend 2 candles to vanish.'],
		['a choice', 'Suffer -1 spirit to call on one of these:\n\n- Fire: Mark progress.\n- Air: You can hover.'],
	])('but no %s', (_what, text) => {
		expect(readingOf(text)).toMatchObject({ uses: [], does: [] });
	});
});

describe('a price at a time of its own', () => {
	it('is that of what is told', () => {
		expect(readingOf('When a bell rings, you may suffer -1 spirit to vanish from sight.').does).toEqual([
			'may If you vanish from sight, suffer -1 spirit',
			'\tspirit -1',
		]);
	});

	it('is paid with what it is for, or not at all', () => {
		expect(readingOf('When a bell rings, you may suffer -1 spirit to immediately mark progress.').does).toEqual([
			'may Suffer -1 spirit and mark progress',
			'\tspirit -1',
			'\tprogress',
		]);
	});
});
