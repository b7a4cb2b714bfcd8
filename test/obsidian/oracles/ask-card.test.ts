import { afterEach, describe, expect, it } from 'vitest';
import { block, close, shown } from '../played';

afterEach(close);

const journal = async (on: Awaited<ReturnType<typeof shown>>) => {
	await on.host.tick(40);
	return on.host.read('Journal.md');
};

const GUARD = 'ask: Is the airlock guarded?\n# at dusk\nodds: likely\ndice: 34\nanswer: yes';

describe('the card of a question', () => {
	it('says what was asked, and the answer', async () => {
		const { text } = await shown(block(GUARD));
		expect(text).toBe('Is the airlock guarded? likely · 34YesAsk againMore');
	});

	it('says a match as the extreme that it is, with what the rules say of it', async () => {
		const { text } = await shown(block('ask: Is it open?\nodds: likely\ndice: 33\nanswer: extreme yes'));
		expect(text).toMatch(/33Extreme yesOn a match.*extreme.*Ask again/);
	});

	it('asks again at the same odds, and keeps the rest', async () => {
		const on = await shown(block(GUARD), undefined, 88);
		await on.press('Ask again');
		expect(await journal(on)).toBe(
			block('ask: Is the airlock guarded?\n# at dusk\nodds: likely\ndice: 88\nanswer: extreme no'),
		);
		expect(on.host.notices()).toContain('Is the airlock guarded?: extreme no');
	});

	it('asks again at other odds', async () => {
		const on = await shown(block(GUARD), undefined, 34);
		await on.press('More');
		await on.press(/^Ask at Unlikely/);
		expect(await journal(on)).toContain('odds: unlikely\ndice: 34\nanswer: no');
	});

	it('is decided by the player', async () => {
		const on = await shown(block(GUARD));
		await on.press('More');
		expect(on.now()).not.toContain('Say yes');
		await on.press('Say no');
		expect(await journal(on)).toBe(block('ask: Is the airlock guarded?\n# at dusk\nodds: likely\nanswer: no'));
	});

	it('of a question that was only typed offers the odds', async () => {
		const on = await shown(block('ask: Is it open?'), undefined, 34);
		expect(on.text).toMatch(/^Is it open\? Ask at Small Chance 10%.*More$/);
		await on.press(/^Ask at Almost Certain/);
		expect(await journal(on)).toBe(block('ask: Is it open?\nodds: almost certain\ndice: 34\nanswer: yes'));
	});

	it('of two possibilities says which it is', async () => {
		const two = 'ask: A feast\nor: Drawn bows\nodds: likely\ndice: 80\nanswer: Drawn bows';
		const on = await shown(block(two), undefined, 66);
		expect(on.text).toBe('A feast or Drawn bows likely · 80Drawn bowsAsk againMore');
		await on.press('Ask again');
		expect(await journal(on)).toContain('dice: 66\nanswer: A feast (extreme)');
		await on.press('More');
		await on.press('Take “Drawn bows”');
		expect(await journal(on)).toBe(block('ask: A feast\nor: Drawn bows\nodds: likely\nanswer: Drawn bows'));
	});

	it('says what cannot be read', async () => {
		const { text } = await shown(block('ask: Is it open?\ndice: many'));
		expect(text).toContain('Line 2: “many” is no roll.');
	});
});
