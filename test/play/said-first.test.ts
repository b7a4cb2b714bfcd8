import { describe, expect, it } from 'vitest';
import { gameWith } from '../support/stated-moves';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { problemOf } from '../support/tables';
import { writeChange } from '../../src/journal/record/change-lines';

const classic = gameWith([], 'classic');
const starforged = gameWith();
const done = ({ record }: ReturnType<typeof classic.make>) => record.done.map(writeChange);

describe('End the Fight on a miss (Ironsworn)', () => {
	const wolf = track('foe', 'Wolf', { rank: 'dangerous', ticks: 16 });
	const lost = (tracks = [wolf]) =>
		classic.make('End the Fight', {
			by: kestrel({ tracks, combat: 'has initiative' }),
			track: 'Wolf',
			dice: [9, 10],
		});

	it('ends the fight, and its price is due', () => {
		expect(lost().character).toMatchObject({ tracks: [{ name: 'Wolf', status: 'forsaken' }] });
		expect(lost().character.combat).toBeUndefined();
		expect(classic.words(lost())).toEqual([
			'Pay the Price: Roll it | Ask the oracle | Say it in words | Endure Harm (-1, -2, -3) | Endure Stress (-1, -2, -3) | Loss of supply (-1, -2, -3) | Loss of momentum (-1, -2, -3)',
		]);
	});

	it('leaves another foe, who has a track of their own', () => {
		const { character } = lost([wolf, track('foe', 'Bear', { rank: 'extreme' })]);
		expect(character.tracks.map(({ status }) => status)).toEqual(['forsaken', 'open']);
		expect(character.combat).toBe('has initiative');
	});
});

it('Face a Setback without any track begins none (Ironsworn)', () => {
	const by = kestrel({ momentum: -6, tracks: [] });
	const undermined = classic.press(classic.make('Face a Setback', { by }), 'Envision an event');
	expect(classic.open(undermined)).toEqual([]);
	expect(classic.all(undermined).map(({ prompt }) => prompt)).toContain(
		'No track is open. Clear one unit of progress for each point by hand.',
	);
});

describe('Sacrifice Resources with supply 0 (Starforged)', () => {
	it.each([
		{ impacts: [], marks: ['unprepared marked (Sacrifice Resources)'] },
		{ impacts: ['unprepared'], marks: [] },
	])('goes to another suffer move, also where $impacts is not marked yet', ({ impacts, marks }) => {
		const made = starforged.make('Sacrifice Resources', { by: kestrel({ meters: { supply: 0 }, impacts }), cost: 2 });
		expect(done(made)).toEqual(['supply 0 → 0, at its minimum (Sacrifice Resources)', ...marks]);
		expect(starforged.words(made)).toEqual([expect.stringMatching(/^Make another suffer move \(−2\): Endure Harm/)]);
		expect(done(starforged.press(made, 'Lose Momentum')).at(-1)).toBe('momentum 2 → 0 (Lose Momentum)');
	});

	it('is covered by the supply that runs out', () => {
		const made = starforged.make('Sacrifice Resources', { by: kestrel({ meters: { supply: 1 } }), cost: 2 });
		expect(starforged.words(made)).toEqual([]);
	});
});

describe('the name of an option is read without its case', () => {
	it.each(['Health', 'HEALTH', ' health '])('%s', option => {
		const made = starforged.make('Endure Harm', { by: kestrel(), cost: 1, roll: { option }, dice: [4, 3, 9] });
		expect(made.record.roll).toEqual({ option: 'health', value: 4 });
	});

	it('in a block too, with its value', () => {
		const call = { roll: { option: 'Health', value: 3 } };
		const made = starforged.make('Endure Harm', { by: kestrel(), cost: 1, call, dice: [4, 3, 9] });
		expect(made.record.roll).toEqual({ option: 'health', value: 3 });
	});
});

describe('Develop Your Relationship with several connections', () => {
	const by = kestrel({
		tracks: [
			track('connection', 'Ana', { bond: true, rank: 'formidable' }),
			track('connection', 'Juno', { bond: true, rank: 'epic' }),
		],
	});
	it.each([undefined, { option: 'epic' }, { option: 'epic', value: 5 }])(
		'asks whose rank it is, also with roll %j',
		roll => {
			const call = roll ? { roll } : {};
			expect(problemOf(starforged.tryMake('Develop Your Relationship', { by, call }))).toBe('track_needed');
		},
	);

	it('rolls the rank of the one who is named', () => {
		const made = starforged.make('Develop Your Relationship', { by, track: 'Juno', dice: [4, 3, 9] });
		expect(made.record.roll).toMatchObject({ option: 'epic' });
	});
});

it('a suffer move without a cost is told which there are, what a foe inflicts first', () => {
	const by = kestrel({ tracks: [track('foe', 'Wolf', { rank: 'formidable' })] });
	const asked = classic.tryMake('Endure Harm', { by, roll: { option: 'iron' } });
	expect(asked.ok || asked.problems[0]?.message).toBe(
		'Endure Harm comes with a cost: 3 (Wolf), 1, 2, 4, 5. Say first how much is suffered.',
	);
});
