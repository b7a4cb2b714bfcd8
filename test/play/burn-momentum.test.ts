import { describe, expect, it } from 'vitest';
import { burnMomentum, possibleBurn } from '../../src/play/moves/burn-momentum';
import { hasFollowed } from '../../src/play/moves/is-followed-up';
import { undoMove } from '../../src/play/moves/undo-move';
import type { Decided } from '../../src/play/record/decision-settings';
import { kestrel } from '../support/characters';
import type { Made } from '../support/tables';
import { book, done, expectParsed, makeMove, openWords, press, problemOf, starforged } from '../support/tables';

const faced = (dice: number[], by: Parameters<typeof kestrel>[0] = {}, more: Partial<Made> = {}) =>
	makeMove({ move: 'Face Danger', roll: { option: 'edge' }, by: kestrel(by), dice, ...more });
const possible = ({ record, character }: Decided) => possibleBurn({ record, character, book });
const burn = ({ record, character }: Decided) => expectParsed(burnMomentum({ record, character, ...starforged }));

describe('momentum may be burned', () => {
	it.each([
		{ rule: 'to turn a miss into a strong hit', dice: [1, 5, 6], momentum: 7, outcome: 'strong_hit' },
		{ rule: 'to turn a miss into a weak hit', dice: [1, 5, 8], momentum: 7, outcome: 'weak_hit' },
		{ rule: 'to turn a weak hit into a strong hit', dice: [1, 2, 6], momentum: 7, outcome: 'strong_hit' },
		{ rule: 'not when it improves nothing', dice: [1, 5, 8], momentum: 5, outcome: undefined },
		{ rule: 'not on a tie', dice: [1, 7, 8], momentum: 7, outcome: undefined },
		{ rule: 'not on a strong hit', dice: [1, 2, 3], momentum: 10, outcome: undefined },
		{ rule: 'not at 0', dice: [1, 5, 6], momentum: 0, outcome: undefined },
		{ rule: 'not when negative', dice: [1, 5, 6], momentum: -3, outcome: undefined },
	])('$rule', ({ dice, momentum, outcome }) => {
		expect(possible(faced(dice, { momentum }))?.outcome).toBe(outcome);
	});

	it.each([
		{ impacts: [], to: 2 },
		{ impacts: ['doomed'], to: 1 },
		{ impacts: ['doomed', 'wounded', 'shaken'], to: 0 },
	])('and resets to $to with $impacts', ({ impacts, to }) => {
		expect(possible(faced([1, 5, 6], { momentum: 7, impacts }))).toMatchObject({ from: 7, to });
	});

	it('as it was at the roll', () => {
		// A weak hit took momentum from 5 to 6: 6 would beat the 5, but only 5 can be burned.
		const gathered = makeMove({ move: 'Gather Information', by: kestrel({ momentum: 5 }), dice: [1, 1, 5] });
		expect(gathered.character.momentum).toBe(6);
		expect(possible(gathered)).toBeUndefined();
	});

	it('never on a progress move', () => {
		const vow = makeMove({ move: 'Fulfill Your Vow', progress: 3, by: kestrel({ momentum: 10 }), dice: [6, 7] });
		expect(possible(vow)).toBeUndefined();
		expect(problemOf(burnMomentum({ record: vow.record, character: vow.character, ...starforged }))).toBe(
			'cannot_burn',
		);
	});

	it('not where the outcome is given', () => {
		const given = makeMove({ move: 'Hearten', call: { as: 'weak hit (Sojourn)' }, by: kestrel({ momentum: 10 }) });
		expect(possible(given)).toBeUndefined();
	});

	it('not twice', () => {
		const burned = burn(faced([1, 5, 8], { momentum: 7 }));
		expect(possible(burned)).toBeUndefined();
	});
});

describe('burning momentum', () => {
	it('takes the old outcome back, resets, and carries the new one out', () => {
		const weak = makeMove({ move: 'Gather Information', by: kestrel({ momentum: 7 }), dice: [1, 2, 6] });
		expect(done(weak)).toEqual(['momentum 7 → 8']);
		const burned = burn(weak);
		expect(burned.record).toMatchObject({ burn: { from: 7, to: 2 }, outcome: 'strong hit, 7 vs 2, 6' });
		expect(done(burned)).toEqual(['momentum 2 → 4']);
		expect(burned.character.momentum).toBe(4);
	});

	it('takes back what was chosen and paid', () => {
		const paid = press(faced([1, 2, 6], { momentum: 7, meters: { supply: 1 } }), 'Sacrifice Resources');
		expect(paid.character.impacts).toEqual(['unprepared']);
		const burned = burn(paid);
		expect(burned.record.chose).toEqual([]);
		expect(burned.character).toEqual(kestrel({ momentum: 3, meters: { supply: 1 } }));
		expect(openWords(burned)).toEqual([]);
	});

	it('keeps the bonus that was spent on the roll', () => {
		const text = '+1 (Secure an Advantage)';
		const next = [{ add: 1, why: 'Secure an Advantage', text }];
		const burned = burn(faced([1, 5, 6], { momentum: 7, next }, { next: [text] }));
		expect(done(burned)).toEqual([`next ${text} spent`, 'momentum 2 → 3']);
		expect(burned.character.next).toEqual([]);
	});

	it('keeps the cost of a suffer move', () => {
		const miss = makeMove({ move: 'Endure Harm', cost: 3, by: kestrel({ momentum: 9 }), dice: [1, 7, 8] });
		const burned = burn(press(miss, 'Suffer an additional -1 health'));
		expect(done(burned)).toEqual(['health 5 → 2 (Endure Harm)']);
		expect(burned.character.momentum).toBe(2);
		expect(done(press(burned, 'Shake it off'))).toEqual(['health 5 → 2 (Endure Harm)', 'health 2 → 3 (Shake it off)']);
	});

	it('is taken back with the move', () => {
		const by = kestrel({ momentum: 9, impacts: ['doomed'] });
		const burned = burn(faced([1, 5, 6], by));
		expect(burned.character.momentum).toBe(2);
		expect(undoMove({ record: burned.record, character: burned.character, book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});
});

describe('once a move to follow was made, the dice stand', () => {
	it.each([
		{ rule: 'a resisted cost', picks: ['Endure Harm', 'Roll Endure Harm'], followed: true },
		{ rule: 'a cost that was only paid', picks: ['Endure Harm'], followed: false },
		{ rule: 'nothing yet', picks: [], followed: false },
	])('$rule: $followed', ({ picks, followed }) => {
		expect(hasFollowed(press(faced([1, 2, 6]), ...picks).record, book)).toBe(followed);
	});
});
