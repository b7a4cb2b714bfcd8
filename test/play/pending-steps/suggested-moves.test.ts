import { describe, expect, it } from 'vitest';
import { fightMoves } from '../../../src/play/pending-steps/fight-moves';
import { suggestMoves } from '../../../src/play/pending-steps/suggested-moves';
import type { Character } from '../../../src/play/character/character';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';

const namesOf = (moves: readonly { readonly name: string }[]): readonly string[] => moves.map(({ name }) => name);

const now = (rules: RulesetId, character: Partial<Character>, recent: readonly string[] = []) => {
	const { fight, due, usual } = suggestMoves(kestrel(character), gameWith([], rules).book, recent);
	return { fight: namesOf(fight), due: namesOf(due), usual: namesOf(usual) };
};

describe('in a fight, the moves whose trigger names the position, then those of any', () => {
	it.each([
		{ rules: 'starforged', combat: 'in control', moves: ['Gain Ground', 'Strike', 'Take Decisive Action'] },
		{ rules: 'starforged', combat: 'in a bad spot', moves: ['React Under Fire', 'Clash', 'Take Decisive Action'] },
		{ rules: 'sundered_isles', combat: 'in control', moves: ['Gain Ground', 'Strike', 'Take Decisive Action'] },
		{ rules: 'classic', combat: 'has initiative', moves: ['Strike', 'End the Fight', 'Secure an Advantage'] },
		{ rules: 'delve', combat: 'no initiative', moves: ['Clash', 'Turn the Tide', 'End the Fight', 'Face Danger'] },
		// The position is one that these rules do not know.
		{ rules: 'starforged', combat: 'has initiative', moves: [] },
		{ rules: 'classic', combat: 'none', moves: [] },
	] as const)('$rules, $combat', ({ rules, combat, moves }) => {
		const { book } = gameWith([], rules);
		expect(namesOf(fightMoves({ combat }, book))).toEqual(moves);
	});

	it('a move of your own counts, but not one that begins a fight', () => {
		const { book } = gameWith([
			{
				name: 'Hold the Line',
				category: 'Combat Moves',
				trigger: { text: 'When you are in control and stand fast...' },
				always: 'momentum +1',
			},
		]);
		const moves = namesOf(fightMoves({ combat: 'in control' }, book));
		expect(moves).toContain('Hold the Line');
		expect(moves).not.toContain('Enter the Fray');
	});

	it('and nothing else', () => {
		const { fight, due, usual } = now('starforged', { combat: 'in control', impacts: ['wounded'] }, ['Compel']);
		expect([fight.length, due, usual]).toEqual([3, [], []]);
	});
});

describe('outside of a fight, what is due and what is usual', () => {
	it.each([
		{ what: 'a full vow', tracks: [track('vow', 'Find the ark', { ticks: 40 })], due: ['Fulfill Your Vow'] },
		{ what: 'one that is not', tracks: [track('vow', 'Find the ark', { ticks: 39 })], due: [] },
		{
			what: 'an open expedition',
			tracks: [track('expedition', 'Past the veil', { ticks: 8 })],
			due: ['Undertake an Expedition', 'Explore a Waypoint'],
		},
		{
			what: 'one that is at its end',
			tracks: [track('expedition', 'Past the veil', { ticks: 40 })],
			due: ['Finish an Expedition'],
		},
		{
			what: 'one that was finished',
			tracks: [track('expedition', 'Past the veil', { ticks: 40, status: 'completed' })],
			due: [],
		},
		{
			what: 'a bond that is shared already',
			tracks: [track('connection', 'Juno', { ticks: 40, bond: true })],
			due: [],
		},
	] as const)('$what', ({ tracks, due }) => {
		expect(now('starforged', { tracks }).due).toEqual(due);
	});

	it.each([
		{ rules: 'starforged', impact: 'wounded', due: ['Heal'] },
		{ rules: 'starforged', impact: 'shaken', due: ['Hearten'] },
		{ rules: 'starforged', impact: 'unprepared', due: ['Resupply'] },
		{ rules: 'classic', impact: 'wounded', due: ['Heal', 'Sojourn'] },
		{ rules: 'classic', impact: 'maimed', due: [] },
	] as const)('$rules: who is $impact can clear it', ({ rules, impact, due }) => {
		expect(now(rules, { impacts: [impact] }).due).toEqual(due);
	});

	it('a site is delved further', () => {
		expect(now('delve', { tracks: [track('site', 'Deep Barrow', { ticks: 4 })] }).due).toEqual(['Delve the Depths']);
	});

	it('what was made last comes before the moves that the book begins with', () => {
		expect(now('classic', {}, ['Compel', 'Face Danger', 'No Such Move']).usual).toEqual([
			'Compel',
			'Face Danger',
			'Secure an Advantage',
			'Gather Information',
		]);
	});

	it('a recent move of a fight is not offered outside of one', () => {
		expect(now('starforged', {}, ['Clash', 'Compel', 'Take Decisive Action']).usual[0]).toBe('Compel');
	});

	it.each([
		{ what: 'once it is ended', tracks: [] },
		{ what: 'while another has no progress', tracks: [track('vow', 'Bury the dead', { ticks: 0 })] },
	])('the progress move of a track is not usual $what', ({ tracks }) => {
		const { due, usual } = now('starforged', { tracks }, ['Fulfill Your Vow', 'Finish an Expedition', 'Compel']);
		expect([due, usual[0]]).toEqual([[], 'Compel']);
	});

	it('six at most', () => {
		const recent = ['Compel', 'Sojourn', 'Heal', 'Resupply', 'Repair', 'Hearten', 'Strike'];
		const { due, usual } = now('starforged', { tracks: [track('vow', 'Find the ark', { ticks: 40 })] }, recent);
		expect(due.length + usual.length).toBe(6);
	});
});
