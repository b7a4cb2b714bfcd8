import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/bundled';
import type { TrimmedRuleset } from '../../src/rules/datasworn';
import { readDatasworn } from '../../src/rules/datasworn';
import type { Move } from '../../src/rules/move';
import { optionName } from '../../src/rules/move';

const starforged = bundledRuleset('starforged');

function moveNamed(name: string): Move {
	const move = starforged.moves.find(move => move.name === name);
	if (!move) throw new Error(`The test names a move that is not there: ${name}`);
	return move;
}

const optionsOf = (move: Move) => move.trigger.conditions.flatMap(({ roll_options }) => roll_options);

describe('the bundled rules of play', () => {
	it('are read once', () => {
		expect(bundledRuleset('starforged')).toBe(starforged);
	});

	it('lose nothing that is read when the Datasworn file is trimmed', () => {
		const file = createRequire(import.meta.url).resolve('@datasworn/starforged/json/starforged.json');
		const whole = JSON.parse(readFileSync(file, 'utf8')) as TrimmedRuleset;
		expect(readDatasworn(whole)).toEqual(starforged);
	});

	it('name stats, meters and legacy tracks in the order of the sheet', () => {
		expect(starforged.stats).toEqual(['edge', 'heart', 'iron', 'shadow', 'wits']);
		expect(starforged.condition_meters).toEqual([
			{ name: 'health', min: 0, max: 5, value: 5 },
			{ name: 'spirit', min: 0, max: 5, value: 5 },
			{ name: 'supply', min: 0, max: 5, value: 5 },
		]);
		expect(starforged.special_tracks).toEqual(['quests_legacy', 'bonds_legacy', 'discoveries_legacy']);
	});

	it.each([
		{ name: 'wounded', group: 'misfortunes', prevents_recovery: ['health'] },
		{ name: 'shaken', group: 'misfortunes', prevents_recovery: ['spirit'] },
		{ name: 'unprepared', group: 'misfortunes', prevents_recovery: ['supply'] },
		{ name: 'battered', group: 'vehicle troubles', on_vehicle: true },
		{ name: 'cursed', group: 'vehicle troubles', on_vehicle: true },
		{ name: 'doomed', group: 'burdens' },
		{ name: 'tormented', group: 'burdens' },
		{ name: 'indebted', group: 'burdens' },
		{ name: 'permanently harmed', group: 'lasting effects', permanent: true },
		{ name: 'traumatized', group: 'lasting effects', permanent: true },
	])('the impact $name stands among the $group', impact => {
		const unmarked = { prevents_recovery: [], permanent: false, on_vehicle: false };
		expect(starforged.impacts.find(({ name }) => name === impact.name)).toEqual({ ...unmarked, ...impact });
	});
});

describe('the bundled moves', () => {
	it('stand in the order of the book', () => {
		expect([...new Set(starforged.moves.map(({ category }) => category))]).toEqual([
			'Session Moves',
			'Adventure Moves',
			'Quest Moves',
			'Connection Moves',
			'Exploration Moves',
			'Combat Moves',
			'Suffer Moves',
			'Recover Moves',
			'Threshold Moves',
			'Legacy Moves',
			'Fate Moves',
			'Scene Challenge Moves',
		]);
		expect(starforged.moves).toHaveLength(56);
		expect(new Set(starforged.moves.map(({ name }) => name)).size).toBe(56);
	});

	it.each(starforged.moves)('$name has what its roll needs', move => {
		expect(move).toMatchObject({
			_id: expect.stringMatching(/^move:starforged\//) as string,
			name: expect.stringMatching(/\w/) as string,
			text: expect.stringMatching(/\w/) as string,
			page: expect.any(Number) as number,
		});
		const rolled = move.roll_type !== 'no_roll';
		expect(Object.keys(move.outcomes)).toEqual(rolled ? ['strong_hit', 'weak_hit', 'miss'] : []);
		expect(optionsOf(move).length > 0).toBe(rolled);
		expect(move.allow_momentum_burn).toBe(move.roll_type === 'action_roll');
	});

	it.each([
		{ name: 'Face Danger', method: 'player_choice', options: ['edge', 'heart', 'iron', 'shadow', 'wits'] },
		{ name: 'Check Your Gear', method: 'player_choice', options: ['supply'] },
		{ name: 'Endure Harm', method: 'highest', options: ['iron', 'health'] },
		{ name: 'Withstand Damage', method: 'player_choice', options: ['integrity'] },
		{ name: 'Fulfill Your Vow', method: 'progress_roll', options: ['progress'] },
		{ name: 'Overcome Destruction', method: 'player_choice', options: ['bonds'] },
		{ name: 'Continue a Legacy', method: 'all', options: ['quests', 'bonds', 'discoveries'] },
		{ name: 'Reach a Milestone', method: undefined, options: [] },
	])('$name rolls $options', ({ name, method, options }) => {
		const move = moveNamed(name);
		expect(move.trigger.conditions[0]?.method).toBe(method);
		expect(optionsOf(move).map(optionName)).toEqual(options);
	});

	it('roll +rank where a bond is developed, and a legacy track where the book says so', () => {
		expect(optionsOf(moveNamed('Develop Your Relationship'))).toContainEqual({
			using: 'custom',
			label: 'formidable',
			value: 3,
		});
		expect(optionsOf(moveNamed('Overcome Destruction'))).toEqual([
			{ using: 'special_track', special_track: 'bonds_legacy' },
		]);
	});

	it('heal one’s own wounds with the lower of two stats', () => {
		const methods = moveNamed('Heal').trigger.conditions.map(({ method }) => method);
		expect(methods).toEqual(['player_choice', 'lowest', 'player_choice', 'player_choice']);
	});
});
