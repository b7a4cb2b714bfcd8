import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects, readMoveEffects, readTableRow } from '../../../src/rules/effects/read-effects';
import type { Move } from '../../../src/rules/move';
import { rows } from '../../support/rows';

/** An unremarkable move with the text that the test is about. */
const moveThatSays = (text: string, more: Partial<Move> = {}): Move => ({
	_id: 'move:test/test/hold_the_line',
	name: 'Hold the Line',
	category: 'Test Moves',
	roll_type: 'action_roll',
	trigger: { text: 'When you hold the line...', conditions: [] },
	text,
	outcomes: {},
	tables: [],
	allow_momentum_burn: true,
	...more,
});

const PRICE = '[Pay the Price](datasworn:move:test/fate/pay_the_price)';

/** What a move does, each list in the notation. */
function read(text: string, more?: Partial<Move>) {
	const { always, outcomes, matches } = readMoveEffects(moveThatSays(text, more));
	const written = (lists: Readonly<Record<string, readonly Effect[]>>) =>
		Object.fromEntries(Object.entries(lists).map(([outcome, effects]) => [outcome, writeEffects(effects)]));
	return { always: writeEffects(always), outcomes: written(outcomes), matches: written(matches) };
}

describe('outcomes', () => {
	it('each outcome has its own; story does nothing; a list of roll options does nothing', () => {
		const text = [
			'__When you hold the line__, envision your stand and roll. If you stand...',
			'  * With a shield: Roll +iron\n  * With a song: Roll +heart',
			'On a __strong hit__, the line holds. Take +1 momentum.',
			'On a __weak hit__, it bends. Make a suffer move (-1).',
			`On a __miss__, it breaks. ${PRICE}.`,
		].join('\n\n');
		expect(read(text)).toEqual({
			always: '',
			outcomes: { strong_hit: 'momentum +1', weak_hit: 'suffer -1', miss: 'move Pay the Price' },
			matches: {},
		});
	});

	it('one list serves two outcomes, and a hit is both', () => {
		const text =
			'On a __hit__, the day is yours. You are in control. On a __strong hit__, take both. The crowd roars. On a __weak hit__, choose one.\n\n' +
			'  * Cheer: Take +1 spirit\n  * Push on';
		expect(read(text).outcomes).toEqual({
			strong_hit: 'combat in control\nspirit +1',
			weak_hit: 'combat in control\nchoose 1\n\t- Cheer\n\t\tspirit +1\n\t- Push on',
		});
	});

	it('"as above" repeats the outcome above', () => {
		const text =
			'On a __strong hit__, mark progress. On a __weak hit__, as above, but it wears you out. Suffer -1 spirit.';
		expect(read(text).outcomes).toEqual({ strong_hit: 'progress', weak_hit: 'progress\nspirit -1' });
	});

	it('a match is reported in full, on top of the plain outcome or in its place', () => {
		const text =
			`On a __strong hit__, mark progress. You rest. ` +
			`On a __strong hit with a match__, take +1 spirit and mark progress twice.\n\n` +
			`On a __miss__, ${PRICE}. You weep. ` +
			`On a __miss with a match__, you may [Flee](datasworn:move:test/test/flee).`;
		expect(read(text).matches).toEqual({
			strong_hit: 'spirit +1\nprogress twice',
			miss: 'move Pay the Price\nmay Flee\n\tmove Flee',
		});
	});

	it('a paragraph that names no outcome goes where its text is, and is shown where it is behind all of them', () => {
		const text = 'On a __strong hit__, you rest.\n\nTake +1 spirit.\n\nTake +1 health.';
		const outcomes = { strong_hit: { text: 'On a __strong hit__, you rest.\n\nTake +1 spirit.' } };
		expect(read(text, { outcomes })).toMatchObject({
			always: 'say Take +1 health.',
			outcomes: { strong_hit: 'spirit +1' },
		});
	});

	it('a move whose roll was not read has none, and nothing of it is carried out', () => {
		const text = 'When you hold the line roll+iron. On a __strong hit__, take +1 spirit.';
		expect(read(text, { roll_type: 'no_roll' }).always).toBe('say Roll+iron.\nsay On a strong hit, take +1 spirit.');
		expect(read('Take +1 spirit.\n\n__Strong hit__\n\nTake +2 spirit.', { roll_type: 'no_roll' }).always).toBe(
			'say Take +1 spirit.\nsay Strong hit\nsay Take +2 spirit.',
		);
	});

	it('a move without a roll has none: another move is spoken of', () => {
		const text = '__When you hold the line__, take +1 momentum. On a __weak hit__, you are in a bad spot.';
		expect(read(text, { roll_type: 'no_roll' })).toEqual({
			always: 'momentum +1\nmay On a weak hit, you are in a bad spot\n\tcombat in a bad spot',
			outcomes: {},
			matches: {},
		});
	});
});

describe('the trigger', () => {
	it('goes, and what it asks for stays', () => {
		expect(read('__When you hold the line__, name it and give it a rank.').always).toBe(
			'say Name it and give it a rank.',
		);
		expect(read('When you hold the line, suffer -1 supply.\n\nOn a __miss__, you fall.').always).toBe('supply -1');
	});

	it('of a roll without outcomes is shown with all that follows', () => {
		expect(read('When you hold the line, roll +iron. Suffer -1 supply.').always).toBe(
			'say Roll +iron.\nsay Suffer -1 supply.',
		);
	});

	it('stays where a move has two', () => {
		const two = '__When you fall__, you are dead. __When you only stumble__, roll +edge.';
		expect(read(`${two}\n\nOn a __miss__, you fall.`).always).toBe('may When you fall, you are dead\n\tdead');
	});
});

describe('a stretch of text', () => {
	it.each(rows`
		a mechanical number is never dropped => The stars give you +2 luck. => say The stars give you +2 luck.
		story yields nothing => You take a deep breath and they make a demand. =>
		nor does being lost somewhere => You are lost in the light. =>
		half understood => Take +1 spirit and fill a kettle with 2 vials. => spirit +1\nsay Fill a kettle with 2 vials.
		not understood: the whole sentence => Roll a die, take the lowest, and clear a box. => say Roll a die, take the lowest, and clear a box.
		another time => When you break camp, take +1 momentum. => may When you break camp, take +1 momentum\n\tmomentum +1
		an offer with half of it unknown => You may mark progress and fill a kettle with 2 vials. => say You may mark progress and fill a kettle with 2 vials.
		a label before the effect => It gets worse: Make a suffer move (-2) => suffer -2
		the other case of what the player judges => If it rains, take +1 spirit. Otherwise, take +1 supply. => choose 1\n\t- If it rains, take +1 spirit\n\t\tspirit +1\n\t- Otherwise, take +1 supply\n\t\tsupply +1
		the other case of what is told => If it rains, reset your clock. Otherwise, fill it. => say If it rains, reset your clock. Otherwise, fill it.
		or => Suffer an additional -1 health or [Flee](#flee) (-2). => choose 1\n\t- Suffer an additional -1 health\n\t\thealth -1\n\t- Flee (-2)\n\t\tmove Flee -2
		options in the line => Choose one: [Flee](#flee) (-2) or [Hide](#hide). => choose 1\n\t- Flee (-2)\n\t\tmove Flee -2\n\t- Hide\n\t\tmove Hide
		a curly apostrophe => If your companion’s health is 0, take +1 spirit. => if companion health is 0\n\tspirit +1
		ask the oracle => Envision it ([Ask the Oracle](#ask) if unsure), and take +1 spirit. => spirit +1
		a choice for another time => When it is full, choose one.\n\n* Run\n* Hide => may When it is full, choose one\n\tchoose 1\n\t\t- Run\n\t\t- Hide
		a price list => Spend points as follows.\n\n* Take +1 health: 2 points => spend\n\t- 2 Take +1 health\n\t\thealth +1
		a table to roll on => d100 | Result\n--- | ---\n1-50 | Rain\n51-00 | Sun =>
		a list of what may be had => Look around.\n\n* Rest: Take +1 spirit => say Rest: Take +1 spirit
		a list of what is to be done => Do all of the following.\n\n* Take +1 spirit => spirit +1
		a table => Where | Points\n--- | ---\nHome | 3 => say Home: Points 3
	`)('%s', (_rule, says = '', effects) => {
		expect(writeEffects(readEffects(says))).toBe(effects);
	});
});

describe('a row of the Pay the Price table', () => {
	it.each([
		['You are harmed', 'move Endure Harm -1 or -2 or -3'],
		['You are stressed', 'move Endure Stress -1 or -2 or -3'],
		['You waste resources', 'move Sacrifice Resources -1 or -2 or -3'],
		['Your vehicle suffers damage', 'move Withstand Damage -1 or -2 or -3'],
		['You are delayed or put at a disadvantage', 'move Lose Momentum -1 or -2 or -3'],
		['You face a tough choice', ''],
		['Roll twice', ''],
	])('%s', (row, effects) => {
		expect(writeEffects(readTableRow(row))).toBe(effects);
	});
});
