import { describe, expect, it } from 'vitest';
import { newUnrolledMove } from '../../src/play/record/record';
import { openPendingSteps } from '../../src/play/pending-steps/list-pending-steps';
import { rollMove } from '../../src/play/moves/roll-move';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, expectParsed, starforged as table } from '../support/tables';

const classic = gameWith([], 'classic');
const delve = gameWith([], 'delve');
const starforged = gameWith([], 'starforged');
const STRONG = [6, 1, 2];
const WEAK = [6, 1, 10];
const MISS = [1, 9, 10];

describe('Starforged', () => {
	it('a fight is entered, won, and its objective is done with', () => {
		const entered = starforged.make('Enter the Fray', { roll: { option: 'iron' }, dice: STRONG });
		const begun = starforged.press(entered, { label: 'Begin', answer: { name: 'Escape', rank: 'troublesome' } });
		expect(begun.character).toMatchObject({ combat: 'in control', momentum: 4, tracks: [{ kind: 'objective' }] });
		const by = { ...begun.character, tracks: [track('objective', 'Escape', { ticks: 36 })] };
		const won = starforged.make('Take Decisive Action', { by, dice: [1, 2] });
		expect(done(won)).toContain('Escape › objective completed');
		expect(won.character.combat).toBeUndefined();
	});

	it('Fulfill Your Vow pays the reward, and the boxes it fills', () => {
		const by = kestrel({
			tracks: [track('vow', 'Find the ark', { rank: 'extreme', ticks: 32 })],
			special: { quests: 3 },
		});
		expect(done(starforged.make('Fulfill Your Vow', { by, dice: [1, 2] }))).toEqual([
			'Find the ark › vow completed',
			'quests 3 → 11 ticks',
			'experience 0 → 4 (Earn Experience)',
		]);
	});

	it('what is certain of a move that was led to is carried out with its answer', () => {
		const character = kestrel({ tracks: [track('vow', 'Find the ark')] });
		const asked = { record: newUnrolledMove('Forsake Your Vow', { track: 'Find the ark' }), character };
		expect(openPendingSteps({ ...asked, ...table }).map(({ prompt }) => prompt)).toEqual(['Choose one or more']);
		expect(done(starforged.press(asked, 'Your reputation suffers'))).toContain('Find the ark › vow forsaken');
	});

	it('a scene challenge is begun, played against its clock, and finished', () => {
		const isles = gameWith([], 'sundered_isles');
		const begun = isles.press(isles.make('Begin a Scene'), {
			label: 'Begin',
			answer: { name: 'Out of the harbor', rank: 'dangerous' },
		});
		expect(begun.begun).toMatchObject({ kind: 'scene', segments: 4, filled: 0, rank: 'dangerous' });
		const next = isles.press(begun, 'Face Danger').follow;
		expect(next).toMatchObject({ track: 'Out of the harbor' });
		const weak = expectParsed(
			rollMove(
				{ record: next ?? begun.record, character: begun.character, ...isles },
				{ roll: { option: 'edge' } },
				scriptedDice(3, 1, 9),
			),
		);
		expect(done(weak)).toEqual(['Out of the harbor › 0 → 8 ticks', 'Out of the harbor › 0 → 1 segments']);
		const finished = isles.make('Finish a Scene', { by: weak.character, dice: [1, 10] });
		expect(finished.record).toMatchObject({ track: 'Out of the harbor', progress: 2 });
		expect(done(finished)).toEqual(['Out of the harbor › scene completed']);
	});

	it.each([
		{ by: 'its clock', more: { segments: 4, filled: 3 }, offered: ['Out of the harbor is filled: Finish the Scene'] },
		{ by: 'its track', more: { ticks: 36 }, offered: ['Out of the harbor is filled: Finish the Scene'] },
		{ by: 'neither', more: { segments: 4, filled: 2 }, offered: [] },
	])('a scene that is filled, by $by, comes to its end (Finish a Scene)', ({ more, offered }) => {
		const isles = gameWith([], 'sundered_isles');
		const scene = track('scene', 'Out of the harbor', { segments: 4, filled: 0, ...more });
		const roll = { option: 'edge' };
		const weak = isles.make('Face Danger (Scene Challenge)', {
			by: kestrel({ tracks: [scene] }),
			roll,
			dice: [3, 1, 9],
		});
		expect(isles.words(weak)).toEqual(offered);
		if (offered.length === 0) return;
		const { follow } = isles.press(weak, 'Finish the Scene');
		expect(follow).toMatchObject({ move: 'Finish the Scene', track: 'Out of the harbor' });
	});

	it('Forge a Bond is not made with a connection that shares one', () => {
		const ana = track('connection', 'Ana', { ticks: 24, bond: true });
		const juno = track('connection', 'Juno', { ticks: 16 });
		const forged = starforged.make('Forge a Bond', { by: kestrel({ tracks: [ana, juno] }), dice: [1, 2] });
		expect(forged.record).toMatchObject({ track: 'Juno', progress: 4 });
		expect(done(forged)).toContain('Juno › bond marked');
		const stated = starforged.make('Forge a Bond', { by: kestrel({ tracks: [ana] }), progress: 6, dice: [1, 2] });
		expect(done(stated).join()).not.toContain('Ana');
	});

	it('Develop Your Relationship asks for no roll until a bond is shared; then it is rolled with the rank', () => {
		const ana = (bond: boolean) => kestrel({ tracks: [track('connection', 'Ana', { rank: 'formidable', bond })] });
		const unbound = starforged.make('Develop Your Relationship', { by: ana(false) });
		expect(unbound.record.dice).toBeUndefined();
		expect(done(starforged.press(unbound, 'Mark progress'))).toEqual([expect.stringMatching(/^Ana › 0 → 4 ticks/)]);
		const bound = starforged.make('Develop Your Relationship', { by: ana(true), dice: STRONG });
		expect(bound.record.roll).toEqual({ option: 'formidable', value: 3 });
		expect(done(bound)).toEqual(['bonds 0 → 2 ticks']);
	});

	it('Face Death leads to an extreme vow that clears doomed', () => {
		const weak = starforged.make('Face Death', { dice: [3, 1, 10] });
		const sworn = starforged.press(weak, 'There is more');
		expect(done(sworn)).toEqual([expect.stringMatching(/^doomed marked/)]);
		const leads = starforged.press(sworn, 'Swear an Iron Vow').follow;
		expect(leads).toMatchObject({ rank: 'extreme', from: 'Face Death' });
		const vow = expectParsed(
			rollMove(
				{ record: leads ?? weak.record, character: sworn.character, ...starforged },
				{},
				scriptedDice(...STRONG),
			),
		);
		expect(starforged.press(vow, { label: 'Begin', answer: { name: 'Return' } }).begun).toMatchObject({
			clears: 'doomed',
		});
	});

	it('a companion’s cost is booked on the companion, when one is owned', () => {
		const rook = {
			name: 'Rook',
			asset: 'Sprite',
			kind: 'companion',
			abilities: [1],
			meters: { health: { value: 2, max: 3 } },
			conditions: [],
		} as const;
		const hurt = (assets: readonly (typeof rook)[]) =>
			starforged.tryMake('Companion Takes a Hit', {
				by: kestrel({ assets }),
				cost: 1,
				roll: { option: 'health', value: 2 },
				dice: assets.length > 0 ? WEAK : [],
			});
		expect(done(expectParsed(hurt([rook])))).toEqual(['Rook › health 2 → 1 (Companion Takes a Hit)']);
		expect(hurt([]).ok).toBe(false);
	});
});

describe('classic and Delve', () => {
	it('Forsake Your Vow costs spirit by the rank of the vow', () => {
		const by = kestrel({ tracks: [track('vow', 'Find the ark', { rank: 'formidable' })] });
		const forsaken = classic.make('Forsake Your Vow', { by });
		expect(done(forsaken)).toEqual(['Find the ark › vow forsaken', 'spirit 5 → 2 (Endure Stress)']);
		expect(classic.words(forsaken)).toContain('Next move: Roll Endure Stress');
	});

	it('Forsake Your Vow asks which of two vows it is, and then nothing of its rank', () => {
		const vows = [track('vow', 'Find the ark', { rank: 'formidable' }), track('vow', 'Old debt', { rank: 'epic' })];
		const asked = classic.make('Forsake Your Vow', { by: kestrel({ tracks: vows }) });
		expect(classic.words(asked).filter(words => words.includes('How much?'))).toEqual([]);
		const forsaken = classic.press(asked, 'Old debt');
		expect(done(forsaken)).toContain('spirit 5 → 0 (Endure Stress)');
	});

	it('Endure Harm offers the harm of an open foe', () => {
		const by = kestrel({ tracks: [track('foe', 'Raider', { harm: 3 })] });
		const asked = { record: newUnrolledMove('Endure Harm'), character: by };
		expect(classic.words(asked)[0]).toMatch(/^How much\? Endure Harm: Raider \(−3\) \| troublesome/);
		expect(done(classic.press(asked, 'Raider'))).toEqual(['health 5 → 2 (Endure Harm)']);
	});

	it('supply that is reduced to 0 marks unprepared', () => {
		const by = kestrel({ meters: { supply: 1 }, tracks: [track('journey', 'North')] });
		const weak = classic.make('Undertake a Journey', { by, track: 'North', dice: WEAK });
		expect(done(weak)).toEqual(
			expect.arrayContaining(['North › 0 → 8 ticks', 'supply 1 → 0', 'unprepared marked (Out of Supply)']),
		);
	});

	it('Delve the Depths rolls on the column of the stat', () => {
		const by = kestrel({ tracks: [track('site', 'The hollow')] });
		const weak = delve.make('Delve the Depths', { by, roll: { option: 'shadow' }, dice: [3, 1, 10] });
		const rolled = delve.press(weak, { label: 'Roll', dice: [100] });
		expect(done(rolled)).toEqual(['The hollow › 0 → 16 ticks']);
		expect(delve.press(rolled, 'Reveal a Danger').follow).toMatchObject({ move: 'Reveal a Danger' });
	});

	it('Learn From Your Failures clears the failure track', () => {
		const by = kestrel({ special: { bonds: 0, failure: 26 } });
		const learned = delve.make('Learn From Your Failures', { by, dice: [9, 10] });
		expect(learned.record.progress).toBe(6);
		expect(learned.character).toMatchObject({ experience: 1, special: { failure: 0 } });
	});
});

it('a miss says what it costs, whatever the ruleset', () => {
	for (const game of [classic, delve, starforged])
		expect(game.words(game.make('Face Danger', { roll: { option: 'edge' }, dice: MISS }))).toEqual([
			expect.stringMatching(
				/^Pay the Price: Roll it \| Ask the oracle \| Say it in words \| Endure Harm \(-1, -2, -3\)/,
			),
		]);
});
