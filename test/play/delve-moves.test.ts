import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { applyAutomaticEffects } from '../../src/play/moves/automatic-effects';
import { newUnrolledMove } from '../../src/play/record/record';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done } from '../support/tables';

const delve = gameWith([], 'delve');
const classic = gameWith([], 'classic');
const MISS = [1, 9, 10];

it('a table with columns says whose it is, and which column', () => {
	const by = kestrel({ tracks: [track('site', 'The hollow')] });
	const weak = delve.make('Delve the Depths', { by, roll: { option: 'edge' }, dice: [3, 1, 10] });
	expect(delve.words(weak)).toEqual(['Delve the Depths (edge): Roll | Choose a row']);
});

describe('a move that reads the cards of a site', () => {
	const hollow = track('site', 'The hollow');

	it.each(['Reveal a Danger', 'Reveal a Danger (alternate version)', 'Find an Opportunity'])(
		'names the only open site (%s)',
		move => {
			expect(delve.make(move, { by: kestrel({ tracks: [hollow] }) }).record.track).toBe('The hollow');
		},
	);

	it.each([
		{ where: 'no site is open', tracks: [{ ...hollow, status: 'completed' as const }] },
		{ where: 'several are', tracks: [hollow, track('site', 'The mine')] },
	])('names none where $where', ({ tracks }) => {
		expect(delve.make('Reveal a Danger', { by: kestrel({ tracks }) }).record.track).toBeUndefined();
	});

	it('names the one that was said', () => {
		const by = kestrel({ tracks: [hollow, track('site', 'The mine')] });
		expect(delve.make('Reveal a Danger', { by, track: 'The mine' }).record.track).toBe('The mine');
	});

	it('begins its own, by Discover a Site', () => {
		expect(delve.make('Discover a Site', { by: kestrel({ tracks: [hollow] }) }).record.track).toBeUndefined();
	});
});

describe('an option to roll on the table (Reveal a Danger)', () => {
	const revealed = () => delve.make('Reveal a Danger', { by: kestrel({ tracks: [track('site', 'The hollow')] }) });

	it('rolls with one press', () => {
		expect(delve.words(revealed())).toEqual(['Choose one: Envision the danger | Roll on the table | Choose a row']);
		const { record } = delve.press(revealed(), { label: 'Roll on the table', dice: [88] });
		expect(record).toMatchObject({ chose: ['Roll on the table'], table: [{ roll: 88 }] });
	});

	it('has its rows to choose from with one more', () => {
		const choosing = delve.press(revealed(), 'Choose a row');
		expect(choosing.record.chose).toEqual(['Roll on the table', 'Choose a row']);
		expect(delve.words(choosing)[0]).toMatch(/^Reveal a Danger: Roll \| Check the theme card/);
	});

	it('is read as before where a record has only chosen it', () => {
		const { character, record } = revealed();
		const chosen = { record: { ...record, chose: ['Roll on the table'] }, character };
		expect(delve.words(chosen)).toEqual(['Reveal a Danger: Roll | Choose a row']);
	});
});

describe('a site whose objective is found', () => {
	const by = kestrel({ tracks: [{ ...track('site', 'The hollow'), ticks: 40 }] });

	it.each([
		{ outcome: 'a strong hit', dice: [1, 2] },
		{ outcome: 'a weak hit', dice: [1, 10] },
	])('is still open for the way out, on $outcome', ({ dice }) => {
		const found = delve.make('Locate Your Objective', { by, track: 'The hollow', dice });
		expect(found.character.tracks).toEqual(by.tracks);
	});

	it('is there for a danger on the way out', () => {
		const found = delve.make('Locate Your Objective', { by, track: 'The hollow', dice: [1, 2] });
		const out = { by: found.character, track: 'The hollow', roll: { option: 'edge' }, dice: MISS };
		const missed = delve.make('Escape the Depths', out);
		expect(delve.words(missed)).toEqual(['Next move: Reveal a Danger']);
		const danger = delve.make('Reveal a Danger', { by: missed.character, track: 'The hollow' });
		expect(delve.words(danger)).toEqual(['Choose one: Envision the danger | Roll on the table | Choose a row']);
		expect(danger.character.tracks).toEqual(by.tracks);
	});
});

it('a price that the player decides is asked for, with the suffer moves, and may be words alone', () => {
	const missed = delve.make('Face Danger', { roll: { option: 'edge' }, dice: MISS });
	expect(delve.press(missed, 'Loss of supply (-2)').record.chose).toEqual([
		'Decide the price',
		'Loss of supply',
		'Loss of supply (-2)',
	]);
	expect(delve.words(delve.press(missed, 'Say it in words'))).toEqual([]);
});

describe('Mark Your Failure', () => {
	const keeping = kestrel({ special: { failure: 3 } });
	const offered = 'You may: Mark Your Failure';

	it.each([
		{
			move: 'Face Danger',
			more: { by: keeping, roll: { option: 'edge', value: 0 }, dice: MISS },
			lines: ['failure 3 → 4 ticks (Mark Your Failure)'],
		},
		{
			move: 'Fulfill Your Vow',
			more: { by: keeping, progress: 3, dice: [9, 10] },
			lines: ['failure 3 → 5 ticks (Mark Your Failure)'],
		},
	])('is offered on a missed $move: $lines', ({ move, more, lines }) => {
		const missed = delve.make(move, more);
		expect(delve.words(missed)).toContain(offered);
		expect(done(delve.press(missed, 'Mark Your Failure'))).toEqual(lines);
	});

	it('offers what a rule of one’s own marks at times', () => {
		const always = 'choose 1\n\t- Otherwise\n\t\tfailure +1 ticks\n\t- If it cost a life\n\t\tfailure +3 ticks';
		const house = gameWith([{ name: 'Mark Your Failure', roll_type: 'no_roll', always }], 'delve');
		const missed = house.make('Face Danger', { by: keeping, roll: { option: 'edge', value: 0 }, dice: MISS });
		expect(done(house.press(missed, 'If it cost a life'))[0]).toMatch(/^failure 3 → 6 ticks/);
		expect(done(house.press(missed, 'Mark Your Failure'))).toEqual(['failure 3 → 4 ticks (Mark Your Failure)']);
	});

	it.each([
		{ who: 'on a hit', game: delve, by: keeping, dice: [6, 1, 2] },
		{ who: 'to one who keeps no failure track', game: delve, by: kestrel(), dice: MISS },
		{ who: 'without Delve', game: classic, by: keeping, dice: MISS },
	])('is not offered $who', ({ game, by, dice }) => {
		expect(game.words(game.make('Face Danger', { by, roll: { option: 'edge', value: 0 }, dice }))).not.toContain(
			offered,
		);
	});
});

describe('Learn From Your Failures', () => {
	it('a discarded asset pays for its own abilities, not for one that went before', () => {
		const asset = (name: string, abilities: number[], more = {}) =>
			({ name, asset: name, kind: 'other', abilities, meters: {}, conditions: [], ...more }) as const;
		const assets = [asset('Slayer', [1, 2]), asset('Veteran', [1]), asset('Cave Lion', [1, 2, 3], { discarded: true })];
		const by = kestrel({ special: { failure: 26 }, assets });
		const learned = delve.press(delve.make('Learn From Your Failures', { by, dice: [1, 2] }), 'Adjust', 'Slayer');
		expect(done(learned)).toEqual([
			'experience 0 → 3',
			'failure 26 → 0 ticks',
			'Slayer › asset discarded (Adjust your approach)',
			'experience 3 → 7 (Adjust your approach)',
		]);
	});
});

describe('threats', () => {
	const vow = track('vow', 'Guard the vale', { rank: 'formidable' });
	const cult = track('threat', 'The cult', { rank: undefined, menace: 32, vow: 'Guard the vale' });
	const blight = track('threat', 'The blight', { rank: 'dangerous' });
	const other = track('vow', 'Find the ark');

	it('menace is marked per the rank of the vow', () => {
		const rolled = delve.press(delve.make('Advance a Threat', { by: kestrel({ tracks: [other, vow, cult] }) }), {
			label: 'Roll',
			dice: [90],
		});
		expect(done(rolled)).toEqual(['The cult › menace 32 → 40 ticks']);
		expect(delve.press(rolled, 'Forsake Your Vow').follow).toMatchObject({
			move: 'Forsake Your Vow',
			track: 'Guard the vale',
		});
	});

	it.each([
		{ rule: 'while boxes are left', menace: 28 },
		{ rule: 'before anything is marked', menace: 40, isRolled: false },
	])('no vow is forsaken $rule', ({ menace, isRolled = true }) => {
		const made = delve.make('Advance a Threat', { by: kestrel({ tracks: [vow, { ...cult, menace }] }) });
		const open = delve.words(isRolled ? delve.press(made, { label: 'Roll', dice: [50] }) : made).join();
		expect(open).not.toContain('Forsake Your Vow');
	});

	it('whether the last box was marked is for the player to say if no threat is written down', () => {
		const told = delve.press(delve.make('Advance a Threat', { by: kestrel() }), { label: 'Roll', dice: [90] });
		expect(delve.words(told)).toContain('You may: If the last box of menace was marked: Forsake Your Vow');
	});

	it('a threat that was prevented is a milestone on its vow', () => {
		const rolled = delve.press(delve.make('Advance a Threat', { by: kestrel({ tracks: [other, vow, cult] }) }), {
			label: 'Roll',
			dice: [10],
		});
		expect(delve.press(rolled, 'If you succeed').follow).toMatchObject({
			move: 'Reach a Milestone',
			track: 'Guard the vale',
		});
	});

	it('menace is no progress: a setback cannot undermine a threat', () => {
		const by = kestrel({ momentum: -6, tracks: [other, { ...blight, menace: 20 }] });
		const weak = delve.press(
			delve.make('Face Danger', { by, roll: { option: 'edge', value: 4 }, dice: [5, 1, 10] }),
			'You are delayed',
		);
		expect(delve.words(weak).join()).toContain('Undermine Find the ark');
		expect(delve.words(weak).join()).not.toContain('Undermine The blight');
	});

	it('after a hiatus each of them advances', () => {
		const rested = delve.make('Take a Hiatus', { by: kestrel({ tracks: [vow, cult, blight] }) });
		expect(delve.words(rested).slice(1)).toEqual([
			'Next move: Advance a Threat (The cult)',
			'Next move: Advance a Threat (The blight)',
		]);
		const first = delve.press(rested, 'Advance a Threat (The cult)');
		expect(first.follow).toMatchObject({ move: 'Advance a Threat', track: 'The cult', from: 'Take a Hiatus' });
		expect(delve.words(first).slice(1)).toEqual(['Next move: Advance a Threat (The blight)']);
	});
});

/** Delve, Find an Opportunity: to pick or envision in place of the roll is for a strong hit on Delve the Depths. */
describe('Find an Opportunity', () => {
	const by = kestrel({ tracks: [track('site', 'The hollow')] });
	const delved = (...dice: number[]) =>
		delve.make('Delve the Depths', { by, roll: { option: 'edge' }, track: 'The hollow', dice });
	const offered = (from?: string) => {
		const record = newUnrolledMove('Find an Opportunity', from === undefined ? {} : { from });
		const decided = applyAutomaticEffects({ record, character: by, book: delve.book, certain: delve.certain });
		return pendingStepsOf({ ...decided, book: delve.book }).flatMap(({ options }) => options.map(({ label }) => label));
	};
	const envision = expect.stringMatching(/envision an opportunity/);

	it('is offered to envision after a strong hit on Delve the Depths', () => {
		const { follow } = delve.press(delved(6, 1, 2), 'Find an Opportunity');
		expect(follow?.from).toBe('Delve the Depths (strong hit)');
		expect(offered(follow?.from)).toContainEqual(envision);
	});

	it('is rolled after a weak hit, whose row leads to it', () => {
		const row = delve.press(delved(3, 1, 10), { label: 'Roll', dice: [70] });
		const { follow } = delve.press(row, 'Find an Opportunity');
		expect(follow?.from).toBe('Delve the Depths (weak hit)');
		expect(offered(follow?.from)).not.toContainEqual(envision);
		expect(offered(follow?.from)).toContain('Roll');
	});

	it.each([
		['of an older note, which does not say the outcome, as before', 'Delve the Depths', true],
		['after another move', 'Face Danger', false],
		['on its own', undefined, false],
	])('%s', (_, from, isOffered) => {
		expect(offered(from).some(label => /envision/.test(label))).toBe(isOffered);
	});

	it('no other move that it leads to says its outcome', () => {
		expect(delve.press(delved(1, 9, 10), 'Reveal a Danger').follow?.from).toBe('Delve the Depths');
	});
});
