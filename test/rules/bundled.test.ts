import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS as IDS_OF_SCRIPTS, RULESETS } from '../../scripts/rulesets.mjs';
import { trimRuleset } from '../../scripts/trim/ruleset.mjs';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../src/rules/books/bundled';
import { readDatasworn } from '../../src/rules/datasworn/read-ruleset';
import type { TrimmedRuleset } from '../../src/rules/datasworn/trimmed';
import { findMove } from '../../src/rules/find-move';
import { optionName, specialTrackName, type Move } from '../../src/rules/move';

const starforged = bundledRuleset('starforged');

function moveOf(id: RulesetId, name: string): Move {
	const move = findMove(bundledRuleset(id), name);
	if (!move.ok) throw new Error(`The test names a move that is not there: ${name}`);
	return move.value;
}

const moveNamed = (name: string): Move => moveOf('starforged', name);
const optionsOf = (move: Move) => move.trigger.conditions.flatMap(({ roll_options }) => roll_options);
const categoriesOf = (id: RulesetId) => [...new Set(bundledRuleset(id).moves.map(({ category }) => category))];

const FILES: readonly (readonly [string])[] = Object.values(RULESETS).map(({ file }) => [file]);

it('the scripts know the same rulesets, in the same order', () => {
	expect(IDS_OF_SCRIPTS).toEqual(RULESET_IDS);
});

describe('the bundled rulesets', () => {
	it('go by the names that players know', () => {
		expect(RULESET_IDS.map(id => [id, rulesetTitle(id), bundledRuleset(id)._id, bundledRuleset(id).title])).toEqual([
			['classic', 'Ironsworn', 'classic', 'Ironsworn'],
			['delve', 'Ironsworn: Delve', 'delve', 'Ironsworn: Delve'],
			['starforged', 'Starforged', 'starforged', 'Starforged'],
			['sundered_isles', 'Sundered Isles', 'sundered_isles', 'Sundered Isles'],
		]);
		expect(['starforged', 'Starforged', 'toString'].map(isRulesetId)).toEqual([true, false, false]);
	});

	it.each(RULESET_IDS)('%s is read once', id => {
		expect(bundledRuleset(id)).toBe(bundledRuleset(id));
	});

	it.each(FILES)('%s loses nothing that is read when it is trimmed', path => {
		const file = createRequire(import.meta.url).resolve(path);
		const whole = JSON.parse(readFileSync(file, 'utf8')) as TrimmedRuleset;
		const trimmed = JSON.parse(JSON.stringify(trimRuleset(whole))) as TrimmedRuleset;
		expect(readDatasworn(trimmed)).toEqual(readDatasworn(whole));
	});

	it('name stats, meters and legacy tracks in the order of the sheet', () => {
		expect(starforged.stats).toEqual(['edge', 'heart', 'iron', 'shadow', 'wits']);
		expect(starforged.condition_meters).toEqual([
			{ name: 'health', min: 0, max: 5, value: 5 },
			{ name: 'spirit', min: 0, max: 5, value: 5 },
			{ name: 'supply', min: 0, max: 5, value: 5, shared: true },
		]);
	});

	it.each([
		{ id: 'classic', tracks: ['bonds'] },
		{ id: 'delve', tracks: ['bonds', 'failure'] },
		{ id: 'starforged', tracks: ['quests', 'bonds', 'discoveries'] },
		{ id: 'sundered_isles', tracks: ['quests', 'bonds', 'discoveries'] },
	] as const)('$id has the special tracks $tracks', ({ id, tracks }) => {
		expect(bundledRuleset(id).special_tracks.map(specialTrackName)).toEqual(tracks);
	});

	it.each([
		{ id: 'delve', over: 'classic' },
		{ id: 'sundered_isles', over: 'starforged' },
	] as const)('$id has the stats, meters and impacts of $over', ({ id, over }) => {
		const { stats, condition_meters, impacts } = bundledRuleset(id);
		expect({ stats, condition_meters, impacts }).toEqual({
			stats: bundledRuleset(over).stats,
			condition_meters: bundledRuleset(over).condition_meters,
			impacts: bundledRuleset(over).impacts,
		});
	});

	it.each([
		{ id: 'starforged', name: 'wounded', group: 'misfortunes', prevents_recovery: ['health'] },
		{ id: 'starforged', name: 'shaken', group: 'misfortunes', prevents_recovery: ['spirit'] },
		{ id: 'starforged', name: 'unprepared', group: 'misfortunes', prevents_recovery: ['supply'], shared: true },
		{ id: 'starforged', name: 'doomed', group: 'burdens' },
		{ id: 'starforged', name: 'tormented', group: 'burdens' },
		{ id: 'starforged', name: 'indebted', group: 'burdens' },
		{ id: 'starforged', name: 'permanently harmed', group: 'lasting effects', permanent: true },
		{ id: 'starforged', name: 'traumatized', group: 'lasting effects', permanent: true },
		{ id: 'classic', name: 'wounded', group: 'conditions', prevents_recovery: ['health'] },
		{ id: 'classic', name: 'encumbered', group: 'conditions' },
		{ id: 'classic', name: 'maimed', group: 'banes', permanent: true },
		{ id: 'classic', name: 'corrupted', group: 'banes', permanent: true },
		{ id: 'classic', name: 'cursed', group: 'burdens' },
	] as const)('in $id the impact $name is among the $group', ({ id, ...impact }) => {
		const unmarked = { prevents_recovery: [], permanent: false, on_vehicle: false };
		expect(bundledRuleset(id).impacts.find(({ name }) => name === impact.name)).toEqual({ ...unmarked, ...impact });
	});
});

describe('the bundled moves', () => {
	it.each([
		// Thirty-five are printed; the second roll of Sojourn is one of ours.
		{ id: 'classic', moves: 36, own: 36 },
		{ id: 'delve', moves: 49, own: 13 },
		{ id: 'starforged', moves: 56, own: 56 },
		{ id: 'sundered_isles', moves: 56, own: 8 },
	] as const)('of $id are $moves, $own of them its own', ({ id, moves, own }) => {
		const all = bundledRuleset(id).moves;
		expect(all).toHaveLength(moves);
		expect(new Set(all.map(({ name }) => name)).size).toBe(moves);
		expect(all.filter(({ _id }) => _id.startsWith(`move:${id}/`))).toHaveLength(own);
	});

	it('stand in the order of the book, those of an expansion in their places', () => {
		const moves = (kinds: string) => kinds.split(', ').map(kind => `${kind} Moves`);
		const ofStarforged = moves(
			'Session, Adventure, Quest, Connection, Exploration, Combat, Suffer, Recover, Threshold, Legacy, Fate, Scene Challenge',
		);
		const ofIronsworn = moves('Adventure, Relationship, Combat, Suffer, Quest, Fate');
		expect(categoriesOf('starforged')).toEqual(ofStarforged);
		expect(categoriesOf('classic')).toEqual(ofIronsworn);
		expect(categoriesOf('sundered_isles')).toEqual(ofStarforged);
		expect(categoriesOf('delve')).toEqual([...ofIronsworn, ...moves('Delve, Failure, Threat, Rarity')]);
		const names = (id: RulesetId) => bundledRuleset(id).moves.map(({ name }) => name);
		expect(names('sundered_isles')).toEqual(names('starforged'));
	});

	it('keep a second version of a move beside the first', () => {
		const ends = (name: string) => moveOf('delve', name).tables[0]?.rows[0]?.max;
		expect(['Reveal a Danger', 'Reveal a Danger (alternate version)'].map(ends)).toEqual([30, 22]);
	});

	it.each(RULESET_IDS.flatMap(id => bundledRuleset(id).moves.map(move => ({ id, name: move.name, move }))))(
		'$id: $name has what its roll needs',
		({ move }) => {
			expect(move).toMatchObject({
				_id: expect.stringMatching(/^move:\w+\//) as string,
				text: expect.stringMatching(/\w/) as string,
			});
			const rolled = move.roll_type !== 'no_roll';
			expect(Object.keys(move.outcomes)).toEqual(rolled ? ['strong_hit', 'weak_hit', 'miss'] : []);
			expect(optionsOf(move).length > 0).toBe(rolled);
			expect(move.allow_momentum_burn).toBe(move.roll_type === 'action_roll');
			expect(move.track_category !== undefined).toBe(move.roll_type === 'progress_roll');
		},
	);

	it.each([
		{
			id: 'starforged',
			name: 'Face Danger',
			method: 'player_choice',
			options: ['edge', 'heart', 'iron', 'shadow', 'wits'],
		},
		{ id: 'starforged', name: 'Check Your Gear', method: 'player_choice', options: ['supply'] },
		{ id: 'starforged', name: 'Endure Harm', method: 'highest', options: ['iron', 'health'] },
		{ id: 'starforged', name: 'Withstand Damage', method: 'player_choice', options: ['integrity'] },
		{ id: 'starforged', name: 'Fulfill Your Vow', method: 'progress_roll', options: ['progress'] },
		{ id: 'starforged', name: 'Overcome Destruction', method: 'player_choice', options: ['bonds'] },
		{ id: 'starforged', name: 'Continue a Legacy', method: 'all', options: ['quests', 'bonds', 'discoveries'] },
		{ id: 'starforged', name: 'Reach a Milestone', method: undefined, options: [] },
		{ id: 'classic', name: 'Companion Endure Harm', method: 'highest', options: ['heart', 'health'] },
		{ id: 'delve', name: 'Learn From Your Failures', method: 'player_choice', options: ['failure'] },
		{ id: 'sundered_isles', name: 'Set a Course', method: 'player_choice', options: ['supply', 'hold'] },
	] as const)('$id: $name rolls $options', ({ id, name, method, options }) => {
		const move = moveOf(id, name);
		expect(move.trigger.conditions[0]?.method).toBe(method);
		expect(optionsOf(move).map(optionName)).toEqual(options);
	});

	it.each([
		{ id: 'starforged', name: 'Companion Takes a Hit', control: 'health', of: 'companion' },
		{ id: 'classic', name: 'Companion Endure Harm', control: 'health', of: 'companion' },
		{ id: 'starforged', name: 'Withstand Damage', control: 'integrity', of: 'vehicle' },
		{ id: 'sundered_isles', name: 'Resupply', control: 'supply', of: 'vehicle' },
	] as const)('$id: $name knows the $control of the $of', ({ id, name, control, of }) => {
		expect(optionsOf(moveOf(id, name))).toContainEqual({ using: 'asset_control', control, of });
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

	it.each([
		{ id: 'starforged', category: 'Expedition', name: 'Finish an Expedition' },
		{ id: 'starforged', category: 'Scene Challenge', name: 'Finish the Scene' },
		{ id: 'classic', category: 'Journey', name: 'Reach Your Destination' },
		{ id: 'delve', category: 'Delve', name: 'Locate Your Objective' },
	] as const)('$id: $name is compared with a track of the kind $category', ({ id, name, category }) => {
		expect(moveOf(id, name).track_category).toBe(category);
	});
});
