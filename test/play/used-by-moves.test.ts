import { describe, expect, it } from 'vitest';
import type { Decided } from '../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../src/play/record/record';
import type { Track } from '../../src/play/tracks/track';
import { namedFirst } from '../../src/play/tracks/track';
import { undoMove } from '../../src/play/moves/undo-move';
import type { TrackKind } from '../../src/rules/core/track-kind';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import type { Pressed } from '../support/stated-moves';
import { gameWith } from '../support/stated-moves';
import { done, problemOf } from '../support/tables';

const games = {
	classic: gameWith([], 'classic'),
	delve: gameWith([], 'delve'),
	starforged: gameWith([], 'starforged'),
	isles: gameWith([], 'sundered_isles'),
};

/** Two open tracks of a kind, both dangerous, with 6 and 2 full boxes: only the first is rolled against. */
const STAYS_IN_CONTROL = 'combat in control, stays';
const NEAR = 'The near one';
const FAR = 'The far one';
const two = (kind: TrackKind, more: Partial<Track> = {}): readonly Track[] => [
	track(kind, FAR, { ticks: 8, ...more }),
	track(kind, NEAR, { ticks: 24, ...more }),
];

interface Row {
	readonly game: keyof typeof games;
	readonly move: string;
	readonly kind: TrackKind;
	readonly dice: readonly number[];
	readonly press?: readonly Pressed[];
	readonly lines: readonly string[];
	readonly combat?: string;
	readonly more?: Partial<Track>;
}

const STRONG = [1, 2];
const WEAK = [1, 9];
const MISS = [8, 9];
/** Both challenge dice again: the lowest shows 2. */
const RECOMMIT = [7, 2];

/** Rank dangerous: a reward of 2 ticks, 1 tick one rank lower; classic pays 2 experience, 1 on a weak hit. */
const rows: readonly Row[] = [
	// Starforged
	{
		game: 'starforged',
		move: 'Fulfill Your Vow',
		kind: 'vow',
		dice: STRONG,
		lines: [`${NEAR} › vow completed`, 'quests 0 → 2 ticks'],
	},
	{
		game: 'starforged',
		move: 'Fulfill Your Vow',
		kind: 'vow',
		dice: MISS,
		press: ['Recommit', { label: 'Clear as many', dice: RECOMMIT }],
		lines: [
			`${NEAR} › rank dangerous → formidable (Recommit to the quest)`,
			`${NEAR} › 24 → 16 ticks, lowest of 7, 2 (Recommit to the quest)`,
		],
	},
	{
		game: 'starforged',
		move: 'Forge a Bond',
		kind: 'connection',
		dice: STRONG,
		press: ['Bolster'],
		lines: [`${NEAR} › bond marked`, 'bonds 0 → 2 ticks', `${NEAR} › influence marked (Bolster their influence)`],
	},
	{
		game: 'starforged',
		move: 'Finish an Expedition',
		kind: 'expedition',
		dice: WEAK,
		lines: [`${NEAR} › expedition completed`, 'discoveries 0 → 1 ticks'],
	},
	{
		game: 'starforged',
		move: 'Finish an Expedition',
		kind: 'expedition',
		dice: MISS,
		press: ['Return to the expedition', { label: 'Clear as many', dice: RECOMMIT }],
		lines: [
			`${NEAR} › rank dangerous → formidable (Return to the expedition)`,
			`${NEAR} › 24 → 16 ticks, lowest of 7, 2 (Return to the expedition)`,
		],
	},
	{
		game: 'starforged',
		move: 'Take Decisive Action',
		kind: 'objective',
		combat: 'in control',
		dice: STRONG,
		lines: [`${NEAR} › objective completed`, 'momentum 2 → 3', STAYS_IN_CONTROL],
	},
	{
		game: 'starforged',
		move: 'Finish the Scene',
		kind: 'scene',
		dice: STRONG,
		more: { segments: 4, filled: 1 },
		lines: [`${NEAR} › scene completed`],
	},
	// Ironsworn
	{
		game: 'classic',
		move: 'Fulfill Your Vow',
		kind: 'vow',
		dice: STRONG,
		lines: [`${NEAR} › vow completed`, 'experience 0 → 2'],
	},
	{
		game: 'classic',
		move: 'Fulfill Your Vow',
		kind: 'vow',
		dice: WEAK,
		lines: [`${NEAR} › vow completed`, 'experience 0 → 1'],
	},
	{
		game: 'classic',
		move: 'Fulfill Your Vow',
		kind: 'vow',
		dice: MISS,
		press: ['You recommit'],
		lines: [`${NEAR} › 24 → 4 ticks (You recommit)`, `${NEAR} › rank dangerous → formidable (You recommit)`],
	},
	{
		game: 'classic',
		move: 'End the Fight',
		kind: 'foe',
		dice: STRONG,
		combat: 'has initiative',
		lines: [`${NEAR} › foe completed`],
	},
	{
		game: 'classic',
		move: 'Reach Your Destination',
		kind: 'journey',
		dice: STRONG,
		press: ['Take +1 momentum'],
		lines: [`${NEAR} › journey completed`, 'momentum 2 → 3'],
	},
	{
		game: 'classic',
		move: 'Reach Your Destination',
		kind: 'journey',
		dice: MISS,
		press: ['If your journey continues'],
		lines: [
			`${NEAR} › 24 → 4 ticks (If your journey continues)`,
			`${NEAR} › rank dangerous → formidable (If your journey continues)`,
		],
	},
	{
		game: 'delve',
		move: 'Locate Your Objective',
		kind: 'site',
		dice: WEAK,
		lines: [],
	},
	// Sundered Isles
	{
		game: 'isles',
		move: 'Finish a Scene',
		kind: 'scene',
		dice: STRONG,
		more: { segments: 4, filled: 1 },
		lines: [`${NEAR} › scene completed`],
	},
];

const title = ({ game, move, dice: [first = 0, second = 0] }: Row) =>
	`${game}, ${move}: ${first > 6 ? 'a miss' : second > 6 ? 'a weak hit' : 'a strong hit'}`;

describe.each(rows.map(row => ({ ...row, title: title(row) })))(
	'$title',
	({ game: id, move, kind, dice, press = [], lines, combat, more = {} }) => {
		const game = games[id];
		const by = kestrel({
			special: { quests: 0, bonds: 0, discoveries: 0 },
			tracks: two(kind, more),
			...(combat ? { combat } : {}),
		});
		const rolled = (name: string): Decided => game.press(game.make(move, { by, track: name, dice }), ...press);

		it('asks which one, where several are open', () => {
			expect(problemOf(game.tryMake(move, { by }))).toBe('track_needed');
		});

		it('counts the full boxes of the one that is named, changes that one, and leaves the other as it is', () => {
			const decided = rolled(NEAR);
			expect(decided.record).toMatchObject({ track: NEAR, progress: 6 });
			expect(done(decided)).toEqual(lines);
			expect(decided.character.tracks.find(({ name }) => name === FAR)).toEqual(by.tracks[0]);
			expect(undoMove({ record: decided.record, character: decided.character, book: game.book })).toEqual({
				character: by,
				moved: [],
				left: [],
			});
		});
	},
);

describe('of several fights at once', () => {
	const game = games.starforged;
	const fighting = kestrel({ combat: 'in control', tracks: two('objective') });

	it('the one that is named last is offered first', () => {
		expect(namedFirst(fighting.tracks, [NEAR, 'Somebody']).map(({ name }) => name)).toEqual([NEAR, FAR]);
		const asked = game.make('Strike', {
			by: { ...fighting, tracks: namedFirst(fighting.tracks, [NEAR]) },
			roll: { option: 'iron' },
			dice: [6, 1, 2],
		});
		expect(game.words(asked)).toEqual([`Which track? Mark progress twice: ${NEAR} | ${FAR}`]);
	});

	it.each([
		{ move: 'Strike', lines: [`${NEAR} › 24 → 40 ticks`, STAYS_IN_CONTROL] },
		{ move: 'Clash', lines: [`${NEAR} › 24 → 40 ticks`, STAYS_IN_CONTROL] },
	])('$move marks progress on the one that its record names', ({ move, lines }) => {
		const made = game.make(move, { by: fighting, track: NEAR, roll: { option: 'iron' }, dice: [6, 1, 2] });
		expect(done(made)).toEqual(lines);
		expect(made.character.tracks[0]).toEqual(fighting.tracks[0]);
	});

	it('Gain Ground marks progress on the one that the player says', () => {
		const strong = game.make('Gain Ground', { by: fighting, roll: { option: 'wits' }, dice: [6, 1, 2] });
		const marked = game.press(strong, 'Mark progress', FAR);
		expect(done(marked)).toEqual([STAYS_IN_CONTROL, `${FAR} › 8 → 16 ticks`]);
		expect(marked.record.track).toBe(FAR);
	});

	it('the last one that is closed ends the fight, an earlier one does not', () => {
		const first = game.make('Take Decisive Action', { by: fighting, track: NEAR, dice: STRONG });
		expect(first.character.combat).toBe('in control');
		const last = game.make('Take Decisive Action', { by: first.character, dice: STRONG });
		expect(done(last)).toEqual([`${FAR} › objective completed`, `combat in control → none (${FAR})`]);
	});
});

describe('of several quests and expeditions at once', () => {
	const game = games.starforged;
	const tracks = [...two('vow'), track('expedition', 'Out'), track('expedition', 'Back', { rank: 'epic' })];
	const by = kestrel({ tracks });

	it('Reach a Milestone marks it without a question if there is one vow', () => {
		const [vow, ...others] = tracks;
		const one = vow ? [vow, ...others.filter(({ kind }) => kind !== vow.kind)] : [];
		const made = game.make('Reach a Milestone', { by: kestrel({ tracks: one }) });
		expect(done(made)).toEqual([expect.stringContaining(`${vow?.name ?? ''} › `)]);
		expect(made.record).toMatchObject({ track: vow?.name, chose: [], passed: [] });
		expect(game.open(made)).toEqual([]);
	});

	it.each([
		{ rule: 'chosen', chose: ['Mark progress per the rank of the vow'], open: ['Which track?'] },
		{ rule: 'passed', passed: ['Mark progress per the rank of the vow'], open: [] },
	])('Reach a Milestone of an earlier version counts as it was $rule', ({ open, chose = [], passed = [] }) => {
		const record = newUnrolledMove('Reach a Milestone', { chose, passed });
		expect(game.open({ record, character: by }).map(({ prompt }) => prompt.slice(0, 12))).toEqual(open);
	});

	it('Begin a Session asks for nothing: there may be nothing to flag, and nothing to spotlight', () => {
		const begun = game.open(game.make('Begin a Session', { by }));
		expect(begun.map(({ state, options }) => [state, options[0]?.label])).toEqual([
			['optional', 'Set a Flag'],
			['optional', 'Spotlight a new danger, opportunity, or insight'],
		]);
	});

	it('Set a Flag, which leads elsewhere only if one comes across it, still offers that', () => {
		expect(game.words(game.make('Set a Flag', { by }))).toEqual([
			expect.stringMatching(/^You may: When you come across/),
		]);
	});

	it.each([
		{ move: 'Reach a Milestone', name: NEAR, line: `${NEAR} › 24 → 32 ticks` },
		{ move: 'Reach a Milestone', name: FAR, line: `${FAR} › 8 → 16 ticks` },
	])('$move: $name', ({ move, name, line }) => {
		const asked = game.make(move, { by });
		expect(done(game.press(asked, name))).toEqual([expect.stringContaining(line)]);
	});

	it.each([
		{ name: 'Out', lines: ['Out › 0 → 8 ticks'] },
		{ name: 'Back', lines: ['Back › 0 → 1 ticks'] },
	])('Undertake an Expedition continues with $name', ({ name, lines }) => {
		const made = game.make('Undertake an Expedition', { by, roll: { option: 'wits' }, dice: [6, 1, 2] });
		expect(done(made)).toEqual([]);
		expect(done(game.press(made, name))).toEqual(lines);
	});
});

describe('a vow that was sworn to be rid of an impact', () => {
	const doomed = kestrel({ impacts: ['doomed'], tracks: two('vow', { clears: 'doomed' }) });

	it.each([
		{ rule: 'clears it when it is fulfilled', dice: STRONG, left: [] },
		{ rule: 'does not clear it on a miss', dice: MISS, left: ['doomed'] },
	])('$rule', ({ dice, left }) => {
		const made = games.starforged.make('Fulfill Your Vow', { by: doomed, track: NEAR, dice });
		expect(made.character.impacts).toEqual(left);
		if (left.length === 0) expect(done(made)).toContain(`doomed cleared (${NEAR})`);
	});
});

describe('experience and rewards', () => {
	const ark = (more: Partial<Track>) => [track('vow', 'The ark', { ticks: 24, ...more })];

	it.each([
		{ rank: 'troublesome', game: 'starforged', lines: ['quests 3 → 4 ticks', 'experience 0 → 2 (Earn Experience)'] },
		{ rank: 'dangerous', game: 'starforged', lines: ['quests 3 → 5 ticks', 'experience 0 → 2 (Earn Experience)'] },
		{ rank: 'formidable', game: 'starforged', lines: ['quests 3 → 7 ticks', 'experience 0 → 2 (Earn Experience)'] },
		{ rank: 'extreme', game: 'starforged', lines: ['quests 3 → 11 ticks', 'experience 0 → 4 (Earn Experience)'] },
		{ rank: 'epic', game: 'starforged', lines: ['quests 3 → 15 ticks', 'experience 0 → 6 (Earn Experience)'] },
		{ rank: 'troublesome', game: 'classic', lines: ['experience 0 → 1'] },
		{ rank: 'dangerous', game: 'classic', lines: ['experience 0 → 2'] },
		{ rank: 'formidable', game: 'classic', lines: ['experience 0 → 3'] },
		{ rank: 'extreme', game: 'classic', lines: ['experience 0 → 4'] },
		{ rank: 'epic', game: 'classic', lines: ['experience 0 → 5'] },
	] as const)('$game: a fulfilled vow of rank $rank', ({ rank, game, lines }) => {
		const by = kestrel({ special: { quests: 3 }, tracks: ark({ rank }) });
		const made = games[game].make('Fulfill Your Vow', { by, dice: STRONG });
		expect(done(made).slice(1)).toEqual(lines);
	});

	it.each([
		{ choice: 'Swear an Iron Vow', line: 'quests 3 → 7 ticks (Swear an Iron Vow to set things right)' },
		{ choice: 'one rank lower', line: 'quests 3 → 5 ticks (Make the reward one rank lower)' },
	])('Starforged, a weak hit: $choice', ({ choice, line }) => {
		const by = kestrel({ special: { quests: 3 }, tracks: ark({ rank: 'formidable' }) });
		const weak = games.starforged.make('Fulfill Your Vow', { by, dice: WEAK });
		const options = games.starforged.open(weak).flatMap(({ options }) => options.map(({ label }) => label));
		const label = options.find(option => option.includes(choice)) ?? choice;
		expect(done(games.starforged.press(weak, label))).toContain(line);
	});
});
