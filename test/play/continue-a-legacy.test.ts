import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/play/assets/asset';
import { undoMove } from '../../src/play/moves/undo-move';
import type { Decided } from '../../src/play/record/decision-settings';
import { rollMove } from '../../src/play/moves/roll-move';
import { kestrel, rook, starling } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, expectParsed } from '../support/tables';

const game = gameWith([], 'starforged');
const veteran: Asset = {
	name: 'Veteran',
	asset: 'Veteran',
	kind: 'other',
	abilities: [1, 3],
	meters: {},
	conditions: [],
};
const former = kestrel({
	special: { quests: 20, bonds: 20, discoveries: 20 },
	assets: [veteran, rook(3), starling(4)],
	tracks: [
		track('vow', 'Find the ark', { ticks: 21 }),
		track('vow', 'Free the miners', { ticks: 8 }),
		track('connection', 'Juno', { ticks: 14, bond: true }),
	],
});

/** One of the three rolls: 5 full boxes against the dice. */
const legacy = (dice: readonly number[]) =>
	game.make('Continue a Legacy', { by: former, roll: { option: 'quests' }, dice });
const STRONG = legacy.bind(undefined, [1, 2]);
const WEAK = legacy.bind(undefined, [1, 9]);

/** The instructions that stay on the card. */
const told = (decided: Decided): readonly string[] =>
	game
		.all(decided)
		.filter(({ state }) => state === 'text')
		.map(({ prompt }) => prompt);

describe('Continue a Legacy hands on', () => {
	it('a path or a companion that the player picks, with its abilities', () => {
		const asked = game.press(STRONG(), 'Follow their path');
		expect(game.words(asked)[0]).toMatch(/^Which one\? .*: Veteran \| Rook$/);
		const taken = game.press(asked, 'Veteran');
		expect(done(taken)).toEqual(['Veteran › asset inherited (Follow their path)']);
		expect(told(taken)[0]).toBe('“Veteran” goes to the new character, abilities 1, 3: write it into the assets there.');
		expect(undoMove({ record: taken.record, character: taken.character, book: game.book })).toMatchObject({
			character: former,
			moved: [],
		});
	});

	it('a connection as it is', () => {
		const shared = game.press(STRONG(), 'Share a connection');
		expect(done(shared)).toEqual(['Juno › connection inherited (Share a connection)']);
		expect(told(shared)[0]).toContain('connection, dangerous, 3 boxes, bond');
	});

	it('the command vehicle, and nothing that is not owned', () => {
		const ship = game.press(STRONG(), 'Accept an inheritance');
		expect(done(ship)).toEqual(['Starling › asset inherited (Accept an inheritance)']);
		expect(told(ship).join()).toContain('module or support vehicle');
	});

	it('a quest that is sworn again, with half of what was earned on it, rounded down', () => {
		const asked = game.press(WEAK(), 'See it through');
		expect(game.words(asked).join()).not.toContain('Swear an Iron Vow');
		const anew = game.press(asked, 'Find the ark');
		expect(done(anew)).toEqual(['Find the ark › 21 → 0 ticks (See it through)']);
		const half = game.press(anew, 'Immediately mark up to half');
		expect(done(half)[1]).toMatch(/^Find the ark › 0 → 10 ticks \(Immediately mark/);
		expect(undoMove({ record: half.record, character: half.character, book: game.book })).toMatchObject({
			character: former,
			moved: [],
		});

		const { follow } = game.press(half, 'Swear an Iron Vow');
		expect(follow).toMatchObject({ track: 'Find the ark', as: 'strong hit (Continue a Legacy)' });
		const sworn = expectParsed(
			rollMove({ record: follow ?? half.record, character: half.character, ...game }, {}, scriptedDice()),
		);
		expect(game.words(sworn).join()).not.toContain('Begin a new vow');
		expect(sworn.character.tracks[0]?.ticks).toBe(10);
	});

	it('ticks on bonds to the one who rebuilds a connection, not to the former character', () => {
		const rebuilt = game.press(WEAK(), 'Rebuild a connection');
		expect(done(rebuilt)).toEqual([]);
		const { follow } = game.press(rebuilt, 'Make a Connection');
		const heir = kestrel({ name: 'Mira', special: { bonds: 0 } });
		const made = expectParsed(
			rollMove({ record: follow ?? rebuilt.record, character: heir, ...game }, {}, scriptedDice()),
		);
		expect(done(made)).toContain('bonds 0 → 2 ticks (Continue a Legacy)');
	});

	/** Starforged and Sundered Isles, Continue a Legacy: the strong hit and the ticks come when the connection is made. */
	it.each(['starforged', 'sundered_isles'] as const)('a connection only if they meet: %s', ruleset => {
		const here = gameWith([], ruleset);
		const weak = here.make('Continue a Legacy', { by: former, roll: { option: 'quests' }, dice: [1, 9] });
		const rebuilt = here.press(weak, 'Rebuild a connection');
		const next = here.all(rebuilt).filter(({ options }) => options.some(({ label }) => label === 'Make a Connection'));
		expect(next).toMatchObject([{ state: 'optional', pass: 'Make a Connection' }]);
		expect(done(rebuilt)).toEqual([]);
		const vow = here.all(here.press(weak, 'See it through', 'Find the ark'));
		expect(vow.find(({ options }) => options.some(({ label }) => label === 'Swear an Iron Vow'))?.state).toBe(
			'required',
		);
	});

	it('ticks on discoveries only once the new character comes there', () => {
		const familiar = game.press(WEAK(), 'Explore familiar ground');
		expect(done(familiar)).toEqual([]);
		expect(told(familiar)[0]).toBe(
			'For the new character, in time (Explore familiar ground): Mark 2 ticks on discoveries',
		);
	});
});

it('the moves that follow name nobody: they are made by the new character', () => {
	const named = game.make('Continue a Legacy', {
		by: former,
		call: { by: 'Kestrel' },
		roll: { option: 'quests' },
		dice: [1, 9],
	});
	expect(game.press(named, 'Rebuild a connection', 'Make a Connection').follow?.by).toBeUndefined();
	expect(game.press(named, 'Continue a Legacy (bonds)').follow?.by).toBe('Kestrel');
});
