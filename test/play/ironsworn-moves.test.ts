import { describe, expect, it } from 'vitest';
import { pendingStepsOf, openPendingSteps } from '../../src/play/pending-steps/list-pending-steps';
import type { Asset } from '../../src/play/assets/asset';
import { newUnrolledMove } from '../../src/play/record/record';
import { revertChanges } from '../../src/play/character/revert-changes';
import { RANKS } from '../../src/rules/core/rank';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done } from '../support/tables';

const classic = gameWith([], 'classic');
const STRONG = [6, 1, 2];
const WEAK = [6, 1, 10];
const MISS = [1, 9, 10];

const hawk = (health: number, more: Partial<Asset> = {}): Asset => ({
	name: 'Rook',
	asset: 'Hawk',
	kind: 'companion',
	abilities: [1, 2],
	meters: { health: { value: health, max: 3 } },
	conditions: [],
	...more,
});

describe('bonds (Forge a Bond, Test Your Bond)', () => {
	const north = track('connection', 'Northwatch', { bond: true });
	const forged = (by = kestrel({ special: { bonds: 4 } })) => classic.make('Forge a Bond', { by, dice: STRONG });

	it('a forged bond marks a tick, and is noted by its name alone', () => {
		expect(done(forged())).toEqual(['bonds 4 → 5 ticks']);
		const noted = classic.press(forged(), { label: 'Begin a new connection', answer: { name: 'Hild' } });
		expect(done(noted)).toEqual(['bonds 4 → 5 ticks', 'Hild › connection begun', 'Hild › bond marked']);
		expect(noted.begun).toEqual({ kind: 'connection', name: 'Hild', ticks: 0, status: 'open', bond: true });
	});

	it('the note may be left; a bond that is there already is not offered', () => {
		const again = forged(kestrel({ special: { bonds: 4 }, tracks: [north] }));
		expect(classic.words(again)).toContain('Make note of the bond: Begin a new connection');
		const left = classic.decline(again, 'Begin a new connection');
		expect(classic.words(left)).not.toContainEqual(expect.stringMatching(/^Make note/));
	});

	it('a bond that is cleared takes its tick back', () => {
		const lost = classic.make('Test Your Bond', {
			by: kestrel({ special: { bonds: 5 }, tracks: [north] }),
			dice: MISS,
		});
		expect(done(lost)).toEqual(['bonds 5 → 4 ticks']);
		const named = classic.press(lost, 'Northwatch');
		expect(done(named)).toContain('Northwatch › bond cleared');
		expect(named.character.tracks[0]?.bond).toBeUndefined();
	});

	it('where none is noted, there is none to clear by name', () => {
		const lost = classic.make('Test Your Bond', { by: kestrel({ special: { bonds: 5 } }), dice: MISS });
		expect(classic.words(lost)).toEqual([
			'Pay the Price: Roll it | Ask the oracle | Say it in words | Endure Harm (-1, -2, -3) | Endure Stress (-1, -2, -3) | Loss of supply (-1, -2, -3) | Loss of momentum (-1, -2, -3)',
		]);
	});

	it('after a fulfilled vow any dice may be rerolled, once', () => {
		const rerolled = classic.press(forged(), { label: 'Reroll the second challenge die', dice: [10] });
		expect(rerolled.record.outcome).toMatch(/^weak hit/);
		expect(rerolled.character.special).toEqual({ bonds: 4 });
		expect(classic.words(rerolled).join()).not.toContain('Reroll');
	});
});

describe('a foe inflicts harm by its rank (Enter the Fray)', () => {
	const hurt = (foe: Parameters<typeof track>[2]) =>
		({
			record: newUnrolledMove('Endure Harm'),
			character: kestrel({ tracks: [track('foe', 'Raider', foe)] }),
		}) as const;

	it('begun, it says its harm', () => {
		const entered = classic.make('Enter the Fray', { roll: { option: 'heart' }, dice: STRONG });
		const begun = classic.press(entered, { label: 'Begin', answer: { name: 'Raider', rank: 'formidable' } });
		expect(begun.begun).toMatchObject({ kind: 'foe', rank: 'formidable', harm: 3 });
	});

	it('one that was begun before the fight is offered first, and its harm is known to what follows', () => {
		const by = kestrel({ tracks: [track('foe', 'Broken', { rank: 'formidable', harm: 3, ticks: 0 })] });
		const entered = classic.make('Enter the Fray', { by, roll: { option: 'heart' }, dice: STRONG });
		expect(classic.words(entered)).toContain('Which foe?: Broken | Begin a fight against a new foe');
		const faced = classic.press(entered, 'Broken');
		expect(faced.record.track).toBe('Broken');
		expect(faced.character.tracks).toEqual(by.tracks);
		expect(classic.words({ record: newUnrolledMove('Endure Harm'), character: faced.character })[0]).toMatch(
			/^How much\? Endure Harm: Broken \(−3\) \| troublesome/,
		);
	});

	it.each([
		{ foe: { rank: 'extreme' }, offered: 'Raider (−4)' },
		{ foe: { rank: 'dangerous', harm: 3 }, offered: 'Raider (−3)' },
	] as const)('Endure Harm offers $offered, and the cost by any other rank', ({ foe, offered }) => {
		const byRank = RANKS.map((rank, i) => `${rank} (−${i + 1})`).filter(words => words.slice(-4) !== offered.slice(-4));
		expect(classic.words(hurt(foe))[0]).toBe(`How much? Endure Harm: ${[offered, ...byRank].join(' | ')}`);
	});

	it('End the Fight: the foe just defeated says what is endured, by its harm', () => {
		const by = kestrel({ tracks: [track('foe', 'Raider', { harm: 3, ticks: 24 })] });
		const won = classic.make('End the Fight', { by, track: 'Raider', dice: [1, 10] });
		const { follow, character } = classic.press(won, 'It’s worse than you thought');
		expect(follow).toMatchObject({ move: 'Endure Harm', track: 'Raider' });
		const asked = { record: follow ?? newUnrolledMove(''), character };
		expect(classic.words(asked)[0]).toMatch(/^How much\? Endure Harm: Raider \(−3\) \| troublesome/);
	});

	it('Draw the Circle: bare yourself adds 1 to it', () => {
		const by = kestrel({ tracks: [track('foe', 'Raider')] });
		const bare = classic.press(classic.make('Draw the Circle', { by, dice: WEAK }), 'Bare yourself');
		expect(done(bare)).toEqual(['Raider › harm 2 → 3 (Bare yourself)', 'momentum 2 → 3 (Bare yourself)']);
	});

	it('who bolsters the position leaves initiative to the foe', () => {
		const entered = classic.make('Enter the Fray', { roll: { option: 'heart' }, dice: WEAK });
		expect(classic.press(entered, 'Bolster').character).toMatchObject({ combat: 'no initiative', momentum: 4 });
	});

	it('without one, Strike offers to begin a foe, not an objective', () => {
		const struck = classic.make('Strike', { roll: { option: 'iron' }, dice: STRONG });
		expect(classic.words(struck)).toEqual(['No foe is open. Inflict your harm +1: Begin a fight against a new foe']);
	});

	it.each([
		{ rule: 'a strong hit inflicts its harm less 1', dice: STRONG, from: 0, to: 16 },
		{ rule: 'a weak hit inflicts the harm less 1', dice: WEAK, from: 0, to: 8 },
		{ rule: 'a foe that this defeats stays defeated', dice: STRONG, from: 32, to: 40 },
	])('an ability that inflicts 1 harm (instead of 2): $rule', ({ dice, from, to }) => {
		const thunder: Asset = { ...hawk(0), name: 'Thunder', asset: 'Thunder-Bringer', kind: 'other', meters: {} };
		const foe = track('foe', 'Raider', { rank: 'dangerous', ticks: from });
		const by = kestrel({ harm: 2, assets: [thunder], tracks: [foe] });
		const abilities = [{ asset: 'Thunder-Bringer', ability: 2 }];
		const struck = classic.make('Strike', { by, track: 'Raider', abilities, roll: { option: 'iron' }, dice });
		expect(struck.character.tracks.find(({ name }) => name === 'Raider')?.ticks).toBe(to);
	});

	it.each([
		{ rule: 'a strong hit inflicts 1 more', dice: STRONG, from: 0, to: 32 },
		{ rule: 'a weak hit inflicts it', dice: WEAK, from: 0, to: 24 },
		{ rule: 'a miss inflicts none', dice: MISS, from: 4, to: 4 },
		{ rule: 'the track ends at its tenth box', dice: STRONG, from: 20, to: 40 },
	])('an ability that inflicts 3 harm in place of yours: $rule', ({ dice, from, to }) => {
		const wyvern: Asset = { ...hawk(4), name: 'Ember', asset: 'Young Wyvern', abilities: [3] };
		const foe = track('foe', 'Raider', { rank: 'dangerous', ticks: from });
		const by = kestrel({ harm: 2, assets: [wyvern], tracks: [foe] });
		const abilities = [{ asset: 'Young Wyvern', ability: 3 }];
		const struck = classic.make('Strike', { by, track: 'Raider', abilities, roll: { option: 'heart' }, dice });
		expect(struck.character.tracks.find(({ name }) => name === 'Raider')?.ticks).toBe(to);
		expect(revertChanges(struck.character, struck.record.done, classic.book.ruleset).character).toEqual(by);
	});

	it('a fight that was passed on in older words stays passed on', () => {
		const entered = classic.make('Enter the Fray', { roll: { option: 'heart' }, dice: STRONG });
		expect(classic.words(entered)).toContain('Begin a fight against a foe: Begin a fight against a new foe');
		const passed = { ...entered.record, passed: ['Begin a foe'] };
		expect(classic.words({ ...entered, record: passed }).join()).not.toContain('Begin a fight');
	});
});

describe('what is suffered', () => {
	it('a companion that dies pays 1 experience for each ability, and goes (Companion Endure Harm)', () => {
		const gone = hawk(1, { name: 'Wolf', abilities: [1, 2, 3], discarded: true });
		const by = kestrel({ assets: [hawk(2), gone] });
		const died = classic.make('Companion Endure Harm', {
			by,
			cost: 3,
			roll: { option: 'heart', value: 2 },
			dice: MISS,
		});
		expect(done(died)).toEqual([
			'Rook › health 2 → 0 (Companion Endure Harm)',
			'momentum 2 → 1 (Loss of momentum)',
			'momentum 1 → 0',
			'Rook › asset discarded',
			'experience 0 → 2',
		]);
		expect(classic.words(died)).toEqual([]);
		expect(revertChanges(died.character, died.record.done, classic.book.ruleset)).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});

	it('any other face of the action die leaves it out of action', () => {
		const by = kestrel({ assets: [hawk(1)] });
		const out = classic.make('Companion Endure Harm', {
			by,
			cost: 1,
			roll: { option: 'heart', value: 0 },
			dice: [2, 9, 10],
		});
		expect(done(out)).toEqual([
			'Rook › health 1 → 0 (Companion Endure Harm)',
			'momentum 2 → 1',
			'Rook › out of action marked',
		]);
		expect(revertChanges(out.character, out.record.done, classic.book.ruleset)).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});

	it('to shake it off is one press: -1 momentum for +1 health', () => {
		const held = classic.make('Endure Harm', { cost: 1, roll: { option: 'iron' }, dice: STRONG });
		expect(done(classic.press(held, 'Shake it off'))).toEqual([
			'health 5 → 4 (Endure Harm)',
			'momentum 2 → 1 (Shake it off)',
			'health 4 → 5 (Shake it off)',
		]);
	});

	it('at 0 health it cannot be shaken off', () => {
		const by = kestrel({ meters: { health: 1 } });
		const held = classic.make('Endure Harm', { by, cost: 1, roll: { option: 'iron' }, dice: STRONG });
		expect(classic.tryPress(held, 'Shake it off')).toMatchObject({ ok: false, problems: [{ code: 'blocked' }] });
	});

	it('Out of Supply made as supply runs out owes nothing yet', () => {
		const out = classic.make('Out of Supply');
		expect(done(out)).toEqual(['unprepared marked']);
		expect(classic.open(out).map(({ state }) => state)).toEqual(['optional']);
	});

	it('while unprepared and at -6, a point of supply continues to clear progress', () => {
		const by = kestrel({
			meters: { health: 0, spirit: 0, supply: 0 },
			momentum: -6,
			impacts: ['unprepared'],
			tracks: [track('vow', 'Find the ark', { ticks: 12 })],
		});
		const weak = classic.press(
			classic.make('Face Danger', { by, roll: { option: 'edge', value: 4 }, dice: [5, 1, 10] }),
			'You sacrifice',
		);
		const paid = classic.press(weak, 'Exchange for −1 momentum', 'Undermine Find the ark');
		expect(done(paid).at(-1)).toMatch(/^Find the ark › 12 → 4 ticks/);
		expect(classic.words(paid)).toEqual([]);
	});

	it('a vow that is nowhere is forsaken at the rank that the player says', () => {
		const forsaken = classic.press(classic.make('Forsake Your Vow'), 'extreme');
		expect(done(forsaken)).toEqual(['spirit 5 → 1 (Endure Stress)']);
	});
});

it('a journey missed at -6 is paid for and continues to the end', () => {
	const by = kestrel({ momentum: -6, meters: { health: 1 }, tracks: [track('journey', 'North', { ticks: 16 })] });
	const missed = classic.make('Undertake a Journey', { by, track: 'North', dice: MISS });
	const delayed = classic.press(missed, { label: 'Roll', dice: [55] });
	const labels = classic.open(delayed).flatMap(({ options }) => options.map(({ label }) => label));
	const two = classic.press(delayed, labels.find(label => label.includes('2')) ?? '');
	expect(classic.words(two)[0]).toMatch(/^Face a Setback: point 1 of 2/);
	const paid = classic.press(two, 'Exchange for −1 health', 'Undermine North');
	expect(done(paid)).toEqual([
		expect.stringMatching(/^momentum -6 → -6, at its minimum/),
		'health 1 → 0 (Face a Setback)',
		'North › 16 → 8 ticks (Undermine North)',
	]);
	expect(classic.words(paid)).toEqual([]);
});

it('what is for a companion as well says nothing to one who has none (Make Camp)', () => {
	const rested = classic.press(
		classic.make('Make Camp', { by: kestrel({ meters: { health: 2 } }), dice: WEAK }),
		'Recuperate',
	);
	expect(done(rested)).toEqual(['health 2 → 3 (Recuperate)']);
	expect(
		pendingStepsOf({ record: rested.record, character: rested.character, book: classic.book }).filter(
			({ state }) => state === 'text',
		),
	).toEqual([]);
});

describe('Sojourn, and its focus', () => {
	const rested = () => classic.make('Sojourn', { by: kestrel({ meters: { spirit: 4 } }), dice: WEAK });

	const FOCUS = 'Focus on one of your chosen recover actions';
	const focusOf = (words: readonly string[]) => words.filter(each => each.startsWith(FOCUS));

	it('the focus is a roll of its own, for an action that was chosen', () => {
		const by = kestrel({ meters: { spirit: 1, supply: 1 } });
		const arrived = classic.make('Sojourn', { by, dice: STRONG });
		expect(focusOf(classic.words(arrived))).toEqual([]);
		const chosen = classic.press(arrived, 'Consort', 'Provision');
		expect(focusOf(classic.words(chosen))).toEqual([`${FOCUS}: Consort | Provision`]);
		const { follow, record, character } = classic.press(chosen, 'Provision');
		expect(follow).toMatchObject({ move: 'Sojourn (focus)', from: 'Sojourn', chose: ['Provision'] });
		expect(record.chose).toEqual(['Consort', 'Provision', FOCUS]);
		const focus = classic.make('Sojourn (focus)', { by: character, call: follow ?? {}, dice: STRONG });
		expect(done(focus)).toEqual(['supply 3 → 5 (Provision)']);
		expect(classic.words(focus)).toEqual([]);
	});

	it('nothing that is only cleared or aided can be its focus', () => {
		const aided = classic.press(rested(), 'Take a quest');
		expect(focusOf(classic.words(aided))).toEqual([]);
	});

	it('what to choose on a hit is an answer that is due until it is given or passed', () => {
		const states = ({ record, character }: ReturnType<typeof rested>, rolledAgain = false) =>
			openPendingSteps({ record, character, ...classic, rolledAgain }).map(({ state }) => state);
		expect(states(classic.make('Sojourn', { dice: STRONG }))[0]).toBe('required');
		expect(states(rested())[0]).toBe('required');
		expect(states(rested(), true)[0]).toBe('optional');
		expect(states(classic.make('Advance', { by: kestrel({ experience: 5 }) }))).toEqual(['required']);
		expect(states(classic.make('Advance', { by: kestrel({ experience: 1 }) }))).toEqual(['optional']);
		expect(states(classic.decline(rested(), 'Mend'))).not.toContain('required');
	});

	it('on a miss, what the action really gave is lost', () => {
		const by = classic.press(rested(), 'Consort').character;
		expect(by.meters).toMatchObject({ spirit: 5 });
		const lost = classic.press(classic.make('Sojourn (focus)', { by, dice: MISS }), 'Consort', 'Lose 1 spirit');
		expect(done(lost)).toEqual(['spirit 5 → 4 (Lose 1 spirit)']);
		expect(classic.words(lost)).toEqual([]);
	});
});
