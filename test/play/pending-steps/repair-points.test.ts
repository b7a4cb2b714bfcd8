import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import type { Decided } from '../../../src/play/record/decision-settings';
import { undoMove } from '../../../src/play/moves/undo-move';
import { kestrel } from '../../support/characters';
import { gameWith } from '../../support/stated-moves';
import { done, problemOf } from '../../support/tables';

const game = gameWith([
	{
		name: 'Patch Up',
		strong_hit: [
			'choose 1',
			'\t- At home',
			'\t\tpoints +5',
			'\t- Outside',
			'\t\tpoints +3',
			'exchange up to 3',
			'\tsupply -1',
			'for',
			'\tpoints +1',
			'spend',
			'\t- 2 Mend the hull',
			'\t\tclear battered',
			'\t- 1 Take heart',
			'\t\tspirit +1',
		].join('\n'),
	},
]);
const by = kestrel({ meters: { spirit: 1 } });
const patched = () => game.make('Patch Up', { by, dice: [6, 1, 2] });

describe('repair points (Starforged, Repair)', () => {
	it('come from the situation', () => {
		expect(game.words(patched())[0]).toBe('Choose one: At home | Outside');
		const outside = game.press(patched(), 'Outside');
		expect(done(outside)).toEqual(['repair points 0 → 3 (Outside)']);
		expect(game.words(outside).at(-1)).toBe('Spend repair points: 3 points left: Mend the hull | Take heart');
	});

	it('buy options as often as they last', () => {
		const bought = game.press(patched(), 'Outside', 'Take heart', 'Take heart');
		expect(done(bought).slice(1)).toEqual(['spirit 1 → 2 (Take heart)', 'spirit 2 → 3 (Take heart)']);
		expect(game.open(bought).at(-1)).toMatchObject({ state: 'optional', prompt: 'Spend repair points: 1 point left' });
		expect(problemOf(game.tryPress(bought, 'Mend the hull'))).toBe('blocked');
		const all = game.press(bought, 'Take heart');
		expect(game.words(all)).toEqual(['You may, up to 3 times: Suffer −1 supply for 1 repair point']);
	});

	it('an option says what it costs and how often it was taken; one that costs too much says what is left', () => {
		const offered = (decided: Decided) =>
			game.open(decided).flatMap(({ prompt, options }) => (prompt.startsWith('Spend') ? options : []));
		const wordsOf = (decided: Decided) => offered(decided).map(({ detail, blocked }) => blocked ?? detail);
		const outside = game.press(
			game.make('Patch Up', { by: kestrel({ meters: { spirit: 1 }, impacts: ['battered'] }), dice: [6, 1, 2] }),
			'Outside',
		);
		expect(wordsOf(outside)).toEqual(['2 points, Clear battered', '1 point, Take +1 spirit']);
		const once = game.press(outside, 'Take heart');
		expect(wordsOf(once)).toEqual(['2 points, Clear battered', '1 point, Take +1 spirit, taken once']);
		expect(wordsOf(game.press(once, 'Take heart'))).toEqual([
			'It costs 2 points, and 1 is left.',
			'1 point, Take +1 spirit, taken 2 times',
		]);
	});

	it('tell what was bought once it is settled: how much was paid', () => {
		const all = game.press(patched(), 'Outside', 'Take heart', 'Take heart', 'Take heart');
		const spent = game.all(all).find(({ prompt }) => prompt.startsWith('Spend'));
		const bought = spent?.options.filter(({ isChosen }) => isChosen) ?? [];
		expect(bought.map(({ label, detail }) => `${label}: ${detail ?? ''}`)).toEqual(['Take heart: 3 points']);
	});

	it('a button that says all it does says it once', () => {
		const [exchange] = game.open(game.press(patched(), 'Outside')).flatMap(({ options }) => options);
		expect(exchange).toMatchObject({ label: 'Suffer −1 supply for 1 repair point' });
		expect(exchange?.detail).toBeUndefined();
	});

	it('may be had for supply, up to three', () => {
		const more = game.press(patched(), 'Outside', 'Suffer −1 supply', 'Suffer −1 supply');
		expect(more.character.meters.supply).toBe(3);
		expect(game.open(more).at(-1)?.prompt).toBe('Spend repair points: 5 points left');
		const most = game.press(more, 'Suffer −1 supply');
		expect(game.open(most).map(({ prompt }) => prompt)).toEqual(['Spend repair points: 6 points left']);
		expect(undoMove({ record: most.record, character: most.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});

	it('that are left are discarded', () => {
		const passed = game.decline(game.press(patched(), 'Outside', 'Take heart'), 'Mend the hull');
		expect(passed.record.passed).toEqual(['Spend repair points']);
		expect(game.open(passed).map(({ prompt }) => prompt)).toEqual(['You may, up to 3 times']);
		const last = pendingStepsOf({ record: passed.record, character: passed.character, book: game.book }).at(-1);
		expect(last).toMatchObject({ state: 'text', prompt: '2 points discarded' });
	});
});
