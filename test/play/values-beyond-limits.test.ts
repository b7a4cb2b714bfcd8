import { describe, expect, it } from 'vitest';
import { burnMomentum, possibleBurn } from '../../src/play/moves/burn-momentum';
import { problem } from '../../src/rules/core/problem';
import { kestrel, rook } from '../support/characters';
import { book, makeMove, starforged, tryMove } from '../support/tables';

const said = (reading: ReturnType<typeof tryMove>): string =>
	reading.ok ? (reading.value.record.outcome ?? '') : (reading.problems[0]?.message ?? '');

const stats = kestrel().stats;

describe('a value beyond its limits is not rolled with', () => {
	it.each([
		{
			value: 'wits 32',
			by: kestrel({ stats: { ...stats, wits: 32 } }),
			says: 'Wits of Kestrel Vane is 32, beyond its limits of 0 to 5.',
		},
		{
			value: 'wits −1',
			by: kestrel({ stats: { ...stats, wits: -1 } }),
			says: 'Wits of Kestrel Vane is −1, beyond its limits of 0 to 5.',
		},
		{
			value: 'momentum −42',
			by: kestrel({ momentum: -42 }),
			says: 'Momentum of Kestrel Vane is −42, beyond its limits of −6 to 10.',
		},
	])('$value', ({ by, says }) => {
		expect(said(tryMove({ move: 'Face Danger', roll: { option: 'wits' }, by }))).toContain(says);
	});

	it.each([
		{ meter: 'supply', value: -1 },
		{ meter: 'supply', value: 54 },
		{ meter: 'health', value: 54 },
	])('$meter $value', ({ meter, value }) => {
		const by = kestrel({ meters: { [meter]: value } });
		const call = { move: 'Face Danger', roll: { option: meter }, by };
		expect(said(tryMove(call))).toContain(`is ${String(value).replace('-', '−')}, beyond its limits of 0 to 5.`);
	});

	it('the health of a companion', () => {
		const by = kestrel({ assets: [rook(9)] });
		const made = tryMove({ move: 'Companion Takes a Hit', cost: 1, roll: { option: 'health' }, by });
		expect(said(made)).toMatch(/Health of Rook is \d, beyond its limits of 0 to/);
	});

	it.each([
		{ value: 'wits 0', by: kestrel({ stats: { ...stats, wits: 0 } }) },
		{ value: 'wits 4', by: kestrel({ stats: { ...stats, wits: 4 } }) },
		{ value: 'momentum −6', by: kestrel({ momentum: -6 }) },
		{ value: 'another stat beyond its limits', by: kestrel({ stats: { ...stats, edge: 32 } }) },
		{ value: 'momentum 12, which is not burned', by: kestrel({ momentum: 12 }) },
	])('but $value is', ({ by }) => {
		expect(said(tryMove({ move: 'Face Danger', roll: { option: 'wits' }, by, dice: [1, 10, 10] }))).toContain('miss');
	});

	it('a value that the player states is theirs', () => {
		const by = kestrel({ stats: { ...stats, wits: 32 } });
		const made = tryMove({ move: 'Face Danger', roll: { option: 'wits', value: 3 }, by, dice: [1, 10, 10] });
		expect(said(made)).toContain('miss');
	});
});

describe('a roll whose outcomes change a value that cannot be read is refused before the dice', () => {
	const impacts = problem('bad_value', 'The impacts cannot be read.');

	it.each([
		{ what: 'momentum, whose maximum the impacts set', by: kestrel({ unread: { impacts } }), move: 'Face Danger' },
		{
			what: 'quests below nothing',
			by: kestrel({
				special: { quests: -3 },
				tracks: [{ name: 'Find it', kind: 'vow', rank: 'dangerous', ticks: 40, status: 'open' }],
			}),
			move: 'Fulfill Your Vow',
		},
	])('$what', ({ by, move }) => {
		const option = move === 'Face Danger' ? { roll: { option: 'wits' } } : { track: 'Find it' };
		expect(tryMove({ move, by, ...option })).toMatchObject({ ok: false });
	});

	it('but one whose dice are there is judged by its outcome', () => {
		const by = kestrel({ unread: { impacts } });
		const danger = (...challengeDice: readonly [number, number]) =>
			said(tryMove({ move: 'Face Danger', roll: { option: 'wits' }, by, thrown: { actionDie: 4, challengeDice } }));
		expect(danger(9, 10)).toContain('miss');
		expect(danger(1, 2)).toBe(impacts.message);
	});
});

describe('momentum beyond its limits is not burned', () => {
	it.each([
		{ momentum: 12, impacts: [], isBurned: false },
		{ momentum: 10, impacts: ['wounded'], isBurned: false },
		{ momentum: 10, impacts: [], isBurned: true },
		{ momentum: 9, impacts: ['wounded'], isBurned: true },
	])('$momentum with impacts $impacts: $isBurned', ({ momentum, impacts, isBurned }) => {
		const by = kestrel({ momentum, impacts });
		const { record, character } = makeMove({ move: 'Face Danger', roll: { option: 'wits' }, by, dice: [1, 8, 8] });
		expect(possibleBurn({ record, character, book }) !== undefined).toBe(isBurned);
		const burned = burnMomentum({ record, character, ...starforged });
		expect(burned.ok).toBe(isBurned);
		if (!burned.ok) expect(burned.problems[0]?.message).toContain(`is ${momentum}, beyond its limits`);
	});
});
