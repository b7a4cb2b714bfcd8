import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import type { Character } from '../../src/play/character/character';
import { undoMove } from '../../src/play/moves/undo-move';
import { newUnrolledMove } from '../../src/play/record/record';
import { chooseOption } from '../../src/play/moves/pick-option';
import { rollMove } from '../../src/play/moves/roll-move';
import { kestrel, rook, starling } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, expectParsed, problemOf } from '../support/tables';

const game = gameWith([], 'starforged');
const STRONG = [6, 1, 2];
const WEAK = [6, 1, 10];
const MISS = [1, 9, 10];
const edge = { roll: { option: 'edge' } };
const heart = { roll: { option: 'heart' } };
const module = (name: string, conditions: readonly string[] = []) =>
	({ name, asset: name, kind: 'module', abilities: [1], meters: {}, conditions }) as const;

describe('Enter the Fray', () => {
	it.each([
		{ pick: 'Take +2 momentum', lines: ['momentum 2 → 4', 'combat none → in a bad spot (position)'] },
		{ pick: 'You are in control', lines: ['combat none → in control'] },
	])('a weak hit leaves one thing out: $pick', ({ pick, lines }) => {
		expect(done(game.press(game.make('Enter the Fray', { ...edge, dice: WEAK }), pick))).toEqual(lines);
	});

	it('may set an objective for each phase', () => {
		const phase = (name: string) => ({ label: 'Begin', answer: { name, rank: 'dangerous' as const } });
		const first = game.press(game.make('Enter the Fray', { ...edge, dice: STRONG }), phase('Gate'));
		const all = game.press(first, 'If the combat', phase('Hall'), 'If the combat', phase('Vault'));
		expect(all.character.tracks.map(({ name }) => name)).toEqual(['Gate', 'Hall', 'Vault']);
		expect(all.record.track).toBe('Gate');
	});
});

describe('a position in a fight', () => {
	it('that stays as it is has its line, and nothing is asked', () => {
		const by = kestrel({ combat: 'in control', tracks: [track('objective', 'Gate')] });
		const held = game.make('Gain Ground', { ...edge, by, dice: WEAK });
		expect(done(held)).toEqual(['combat in control, stays']);
		expect(held.character.combat).toBe('in control');
		const asking = { book: game.book, certain: 'ask' } as const;
		const strike = rollMove(
			{ record: newUnrolledMove('Strike', { roll: { option: 'iron' } }), character: by, ...asking },
			{},
			scriptedDice(...STRONG),
		);
		const labels = pendingStepsOf({ record: expectParsed(strike).record, character: by, book: game.book }).map(
			({ prompt }) => prompt,
		);
		expect(labels).toEqual(['Mark progress twice']);
		expect(undoMove({ record: held.record, character: held.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});
});

describe('a move for the other position is told so before the roll, and made all the same', () => {
	it.each([
		{ move: 'Strike', combat: 'in a bad spot', told: 'Strike is for when you are in control; you are in a bad spot.' },
		{ move: 'Clash', combat: 'in control', told: 'Clash is for when you are in a bad spot; you are in control.' },
		{ move: 'Strike', combat: 'in control', told: undefined },
		{ move: 'Clash', combat: 'in a bad spot', told: undefined },
		{ move: 'Strike', combat: undefined, told: undefined },
		{ move: 'Face Danger', combat: 'in control', told: undefined },
	])('$move, $combat', ({ move, combat, told }) => {
		const by = kestrel({ ...(combat === undefined ? {} : { combat }), tracks: [track('objective', 'Gate')] });
		const textSteps = (steps: ReturnType<typeof pendingStepsOf>) =>
			steps.flatMap(({ state, prompt }) => (state === 'text' && / is for when /.test(prompt) ? [prompt] : []));
		const expected = told === undefined ? [] : [told];
		expect(textSteps(pendingStepsOf({ record: newUnrolledMove(move), character: by, book: game.book }))).toEqual(
			expected,
		);
		const made = game.make(move, { roll: { option: 'edge' }, by, dice: STRONG });
		expect(textSteps(pendingStepsOf({ record: made.record, character: made.character, book: game.book }))).toEqual([]);
		expect(made.record.outcome).toMatch(/^strong hit/);
	});
});

describe('Take Decisive Action', () => {
	const fighting = (...names: string[]) =>
		kestrel({ combat: 'in control', tracks: names.map(name => track('objective', name, { ticks: 20 })) });
	it.each([
		{
			rule: 'a weak hit on the last objective ends the fight',
			by: fighting('Gate'),
			dice: [1, 9],
			lines: ['Gate › objective completed', 'combat in control → none (Gate)'],
		},
		{
			rule: 'a weak hit with another left goes on in a bad spot',
			by: fighting('Gate', 'Hall'),
			dice: [1, 9],
			lines: ['Gate › objective completed', 'combat in control → in a bad spot'],
		},
		{
			rule: 'a miss loses the objective',
			by: fighting('Gate', 'Hall'),
			dice: [8, 9],
			lines: ['Gate › objective forsaken', 'combat in control → in a bad spot'],
		},
	])('$rule', ({ by, dice, lines }) => {
		const decided = game.make('Take Decisive Action', { by, track: 'Gate', dice });
		expect(done(decided)).toEqual(lines);
		expect(game.words(decided).some(words => words.includes('the fight continues'))).toBe(false);
	});
});

it('Face Defeat: an objective begun before the lost one was named is not the lost one', () => {
	const by = kestrel({ combat: 'in control', tracks: [track('objective', 'Gate'), track('objective', 'Hall')] });
	const begun = game.press(game.make('Face Defeat', { by }), 'If the fight continues', {
		label: 'Begin',
		answer: { name: 'Escape', rank: 'dangerous' },
	});
	expect(done(game.press(begun, 'Hall'))).toContain('Hall › objective forsaken');
	expect(game.press(begun, 'Hall').character.tracks.find(({ name }) => name === 'Escape')?.status).toBe('open');
});

describe('a suffer move made on its own', () => {
	it('without a cost, rolled by hand, asks how much before its outcome is carried out', () => {
		const by = kestrel({ assets: [rook(4)] });
		const dice = { actionDie: 6, challengeDice: [1, 2] } as const;
		const byHand = newUnrolledMove('Companion Takes a Hit', { roll: { option: 'health', value: 4 }, dice });
		const rolled = { record: byHand, character: by };
		expect(done(rolled)).toEqual([]);
		expect(done(game.press(rolled, 'minor'))).toEqual([
			'Rook › health 4 → 3 (Companion Takes a Hit)',
			'Rook › health 3 → 4',
		]);
	});

	it('a companion at 0 health is out of action until it is given aid', () => {
		const by = kestrel({ assets: [rook(1)] });
		const out = game.press(
			game.make('Companion Takes a Hit', { by, cost: 1, roll: { option: 'health', value: 0 }, dice: MISS }),
			'Lose Momentum (-2)',
		);
		expect(done(out)).toContain('Rook › out of action marked');
		expect(out.character.assets[0]?.conditions).toEqual(['out of action']);
		expect(undoMove({ record: out.record, character: out.character, book: game.book }).character).toEqual(by);
		const healed = game.press(
			game.make('Heal', { by: out.character, roll: { option: 'heart' }, dice: STRONG }),
			'Your companion is healed',
		);
		expect(done(healed)).toEqual([
			'Rook › health 0 → 3 (Your companion is healed)',
			'Rook › out of action cleared (given aid)',
		]);
		expect(game.words(healed)).toEqual([]);
		expect(undoMove({ record: healed.record, character: healed.character, book: game.book }).character).toEqual(
			out.character,
		);
	});

	it('a miss is settled in the order of the text: the additional cost, then what 0 means', () => {
		const by = kestrel({ meters: { health: 0 }, momentum: 3 });
		const paid = { cost: { amount: 1, paid: true } };
		const missed = game.make('Endure Harm', { by, call: paid, ...edge, dice: MISS });
		expect(game.words(missed)).toEqual(['Choose one: Suffer an additional -1 health | Lose Momentum (-2)']);
		const worse = game.press(missed, 'Suffer an additional');
		expect(done(worse)).toEqual([
			'health 0 → 0, at its minimum (Suffer an additional -1 health)',
			'momentum 3 → 2 (Lose Momentum)',
		]);
		expect(game.words(worse)).toEqual([
			'Choose one: Mark wounded | Mark permanently harmed | Roll on the table below | Choose a row',
		]);
	});

	it('an impact that is marked cannot be marked again', () => {
		const by = kestrel({ meters: { health: 0 }, impacts: ['wounded'] });
		const missed = game.make('Endure Harm', {
			by,
			call: { cost: { amount: 1, paid: true } },
			...edge,
			dice: MISS,
		});
		const asked = game.press(missed, 'Lose Momentum');
		expect(problemOf(game.tryPress(asked, 'Mark wounded'))).toBe('blocked');
	});

	it('a table says nothing of rolling again; Pay the Price does', () => {
		const by = kestrel({ meters: { health: 0 } });
		const missed = game.make('Endure Harm', {
			by,
			call: { cost: { amount: 1, paid: true } },
			...edge,
			dice: MISS,
		});
		const rolled = game.press(missed, 'Lose Momentum', { label: 'Roll on the table', dice: [60] });
		expect(game.words(rolled)).toEqual([]);
		const price = game.press(game.make('Face Danger', { ...edge, dice: MISS }), { label: 'Roll', dice: [5] });
		expect(game.words(price)).toEqual(['If it does not fit: Roll again']);
	});

	it('a cost that is left goes to no move that has nothing left to pay with', () => {
		const by = kestrel({ momentum: -6, meters: { health: 0 }, tracks: [track('vow', 'Ark', { ticks: 8 })] });
		const suffered = game.press(game.make('Lose Momentum', { by }), 'minor');
		expect(problemOf(game.tryPress(suffered, 'Endure Harm'))).toBe('blocked');
		expect(done(game.press(suffered, 'Endure Stress'))).toContain('spirit 5 → 4 (Endure Stress)');
	});
});

describe('Withstand Damage at 0 integrity', () => {
	const missed = (...modules: ReturnType<typeof module>[]) =>
		game.press(
			game.make('Withstand Damage', {
				by: kestrel({ assets: [starling(0), ...modules] }),
				call: { cost: { amount: 1, paid: true } },
				roll: { option: 'integrity', value: 0 },
				dice: MISS,
			}),
			'Lose Momentum',
		);

	it('a broken module is destroyed, when there is one', () => {
		expect(game.words(missed(module('Lab'))).join()).not.toContain('Destroy a broken module');
		const destroyed = game.press(missed(module('Lab'), module('Engine', ['broken'])), 'Destroy a broken module');
		expect(done(destroyed)).toContain('Engine › asset discarded (Destroy a broken module by discarding it)');
	});

	it('a module that is whole is broken', () => {
		const broken = game.press(missed(module('Lab', ['broken']), module('Engine')), 'Mark a module');
		expect(done(broken)).toContain('Engine › broken marked (Mark a module as broken)');
	});
});

describe('Repair', () => {
	it('fixes what is broken, and only that', () => {
		const by = kestrel({ assets: [starling(4), module('Lab'), module('Engine', ['broken'])] });
		const points = game.press(game.make('Repair', { by, roll: { option: 'wits' }, dice: STRONG }), 'At a facility');
		expect(problemOf(game.tryPress(points, 'Clear the battered'))).toBe('blocked');
		const fixed = game.press(points, 'Fix one broken module');
		expect(done(fixed)).toContain('Engine › broken cleared (Fix one broken module)');
		expect(problemOf(game.tryPress(fixed, 'Fix one broken module'))).toBe('blocked');
	});
});

it('Sundered Isles, Repair: a point is bought out of the hold only while there is something in it', () => {
	const isles = gameWith([], 'sundered_isles');
	const anchored = (supply: number) => {
		const meters = { integrity: { value: 3, max: 5 }, supply: { value: supply, max: 5 } };
		const by = kestrel({ assets: [starling(3, { meters })] });
		return isles.press(isles.make('Repair', { by, roll: { option: 'wits' }, dice: STRONG }), 'At anchor');
	};
	expect(done(isles.press(anchored(1), 'Suffer −1 vehicle supply')).slice(1)).toEqual([
		'Starling › supply 1 → 0 (Suffer −1 vehicle supply for 1 repair point)',
		'repair points 4 → 5 (Suffer −1 vehicle supply for 1 repair point)',
	]);
	expect(problemOf(isles.tryPress(anchored(0), 'Suffer −1 vehicle supply'))).toBe('blocked');
});

describe('Overcome Destruction', () => {
	const by = kestrel({
		assets: [starling(0, { abilities: [1, 2] }), module('Lab'), module('Engine'), rook()],
		special: { bonds: 20 },
	});

	it('takes the vehicle and its modules, pays for their abilities, and the vow clears indebted', () => {
		const weak = game.make('Overcome Destruction', { by, dice: [1, 9] });
		expect(done(weak)).toEqual([
			'Starling › asset discarded',
			'Lab › asset discarded',
			'Engine › asset discarded',
			'indebted marked',
		]);
		const paid = game.press(weak, 'If you accept the cost');
		expect(paid.character.experience).toBe(4);
		expect(undoMove({ record: paid.record, character: paid.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
		const call = game.press(paid, 'Swear an Iron Vow').follow ?? paid.record;
		const sworn = expectParsed(
			rollMove({ record: call, character: paid.character, ...game }, {}, scriptedDice(...STRONG)),
		);
		const begun = game.press(sworn, { label: 'Begin', answer: { name: 'The debt' } });
		expect(begun.begun).toMatchObject({ rank: 'extreme', clears: 'indebted' });
		const atTheEnd: Character = {
			...begun.character,
			tracks: begun.character.tracks.map(vow => ({ ...vow, ticks: 40 })),
		};
		const fulfilled = game.make('Fulfill Your Vow', { by: atTheEnd, dice: [1, 2] });
		expect(done(fulfilled)).toContain('indebted cleared (The debt)');
		expect(fulfilled.character.impacts).toEqual([]);
	});

	it('takes both modules also if no vehicle is there, and asks for nothing more', () => {
		const modules = kestrel({ assets: [module('Lab'), module('Engine')], special: { bonds: 20 } });
		const weak = game.make('Overcome Destruction', { by: modules, dice: [1, 9] });
		expect(done(weak)).toEqual(['Lab › asset discarded', 'Engine › asset discarded', 'indebted marked']);
		expect(
			pendingStepsOf({ record: weak.record, character: weak.character, book: game.book }).filter(
				({ state }) => state === 'automatic',
			),
		).toEqual([]);
	});

	it('discards one module on a press, and the other only on another', () => {
		const modules = kestrel({ assets: [module('Lab'), module('Engine')], special: { bonds: 20 } });
		const asking = { book: game.book, certain: 'ask' } as const;
		const rolled = expectParsed(
			rollMove(
				{ record: newUnrolledMove('Overcome Destruction'), character: modules, ...asking },
				{},
				scriptedDice(1, 9),
			),
		);
		const open = ({ record, character }: typeof rolled) =>
			pendingStepsOf({ record, character, book: game.book }).filter(({ id }) => /Lab|Engine/.test(id));
		const [, engine] = open(rolled);
		const { record, character } = rolled;
		const label = engine?.options[0]?.label ?? '';
		const pressed = expectParsed(
			chooseOption({ step: engine?.id ?? '', label }, { record, character, ...asking }, scriptedDice()),
		);
		expect(done(pressed)).toEqual(['Engine › asset discarded']);
		expect(open(pressed).map(({ id }) => id)).toEqual(['e.1.Lab']);
	});

	it('takes each support vehicle that is docked, and leaves those that are not', () => {
		const craft = (name: string) => ({ ...module(name), kind: 'support vehicle' as const });
		const fleet = kestrel({
			assets: [starling(0), craft('Skiff'), craft('Hauler'), craft('Drone')],
			special: { bonds: 20 },
		});
		const lost = game.make('Overcome Destruction', { by: fleet, dice: [1, 9] });
		const one = game.press(lost, 'Discard a support vehicle', 'Skiff');
		const two = game.press(one, 'Discard a support vehicle', 'Drone');
		const discarded = two.character.assets.flatMap(({ name, discarded }) => (discarded ? [name] : []));
		expect(discarded).toEqual(['Starling', 'Skiff', 'Drone']);
		expect(undoMove({ record: two.record, character: two.character, book: game.book }).character).toEqual(fleet);
	});

	it('takes at least 3 experience', () => {
		const alone = game.make('Overcome Destruction', {
			by: kestrel({ assets: [starling(0)], special: { bonds: 0 } }),
			dice: [1, 2],
		});
		expect(game.press(alone, 'If you accept the cost').character.experience).toBe(3);
	});
});

describe('Face Death', () => {
	const by = kestrel({ meters: { health: 0 } });

	it('death that cannot be avoided needs no roll', () => {
		const waiting = { record: newUnrolledMove('Face Death'), character: by };
		expect(game.words(waiting)).toEqual([
			expect.stringMatching(/^You may: When .+ unavoidable outcome, you are dead$/),
		]);
		const died = game.press(waiting, 'When you encounter');
		expect(done(died)).toEqual([expect.stringMatching(/^dead marked/)]);
		expect(game.open(died)).toEqual([]);
		expect(undoMove({ record: died.record, character: died.character, book: game.book }).character).toEqual(by);
	});

	it('whoever rolls has a chance', () => {
		const saved = game.make('Face Death', { by, roll: { option: 'heart' }, dice: STRONG });
		expect(game.words(saved).join()).not.toContain('dead');
	});
});

describe('Confront Chaos', () => {
	it('offers a tick for each result that was rolled, and no more', () => {
		const asked = game.make('Confront Chaos');
		expect(game.words(asked)).toHaveLength(1);
		const rolled = game.press(asked, { label: 'Roll twice', dice: [5, 20] });
		expect(game.words(rolled)).toEqual(['Choose up to three: Result 1 | Result 2']);
		const all = game.press(rolled, 'Result 1', 'Result 2');
		expect(done(all)).toEqual(['discoveries 0 → 1 ticks (Result 1)', 'discoveries 1 → 2 ticks (Result 2)']);
	});

	it('or for each that was chosen', () => {
		const chosen = game.press(game.make('Confront Chaos'), 'Choose a row', 'Machines', 'Vault');
		expect(chosen.record.table.map(({ roll }) => roll)).toEqual([37, 93]);
		expect(game.words(chosen).at(-1)).toBe('Choose up to three: Result 1 | Result 2');
	});
});

describe('Heal', () => {
	const by = kestrel({ meters: { health: 2 }, impacts: ['wounded'], assets: [rook(1)] });
	it.each([
		{ pick: 'You are healed', lines: ['wounded cleared (You are healed)', 'health 2 → 4 (You are healed)'] },
		{ pick: 'Your companion is healed', lines: ['Rook › health 1 → 4 (Your companion is healed)'] },
	])('clears the wound of the one under care: $pick', ({ pick, lines }) => {
		expect(done(game.press(game.make('Heal', { by, roll: { option: 'wits' }, dice: STRONG }), pick))).toEqual(lines);
	});
});

it('Sojourn: the same recover move twice, each a strong hit; Hearten gives one more', () => {
	const by = kestrel({ meters: { spirit: 0 } });
	const rested = game.make('Sojourn', { by, ...heart, dice: STRONG });
	const once = game.press(rested, 'Hearten');
	const twice = game.press(once, 'Hearten');
	expect(game.words(twice)).toEqual([]);
	const hearten = expectParsed(
		rollMove({ record: once.follow ?? rested.record, character: by, ...game }, {}, scriptedDice()),
	);
	expect(done(hearten)).toEqual(['spirit 0 → 2', 'spirit 2 → 3']);
});

it('Face Death: whoever rolled a strong hit is vaultIndex back, and nothing is open', () => {
	expect(game.words(game.make('Face Death', { dice: STRONG }))).toEqual([]);
});

describe('Develop Your Relationship with several connections', () => {
	const by = kestrel({
		tracks: [track('connection', 'Ana'), track('connection', 'Bo', { rank: 'extreme', bond: true })],
	});

	it('asks which one', () => {
		expect(problemOf(game.tryMake('Develop Your Relationship', { by }))).toBe('track_needed');
		expect(game.make('Develop Your Relationship', { by, track: 'Ana' }).record.dice).toBeUndefined();
	});

	it('once rolled, a bond is shared', () => {
		const roll = { option: 'extreme', value: 4 };
		expect(problemOf(game.tryMake('Develop Your Relationship', { by, roll }))).toBe('track_needed');
		const rolled = game.make('Develop Your Relationship', { by, track: 'Bo', roll, dice: STRONG });
		expect(done(rolled)).toEqual(['bonds 0 → 2 ticks']);
		expect(game.words(rolled)).toEqual([]);
	});
});

describe('Advance', () => {
	const by = kestrel({ experience: 6, assets: [rook(), starling(5, { abilities: [1, 2, 3] })] });

	it('a new asset is named', () => {
		const spent = game.press(game.make('Advance', { by }), 'Spend 3');
		expect(problemOf(game.tryPress(spent, { label: 'Name the asset', answer: { name: 'Rook' } }))).toBe('name_taken');
		const gained = game.press(spent, { label: 'Name the asset', answer: { name: 'Glowcat' } });
		expect(done(gained)[1]).toBe('Glowcat › asset gained (Spend 3 experience to add a new asset)');
		expect(game.words(gained)).toEqual([]);
		expect(undoMove({ record: gained.record, character: gained.character, book: game.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});

	it('the ability of an upgrade is chosen; an asset with all of them is not offered', () => {
		const asked = game.press(game.make('Advance', { by }), 'Spend 2');
		expect(game.words(asked)).toEqual(['Which ability of Rook?: Ability 2 | Ability 3']);
		const marked = game.press(asked, 'Ability 3');
		expect(done(marked)[1]).toBe('Rook › ability 3 marked (Spend 2 experience to upgrade an asset)');
		expect(marked.character.assets[0]?.abilities).toEqual([1, 3]);
	});

	it('takes experience that is there', () => {
		const poor = game.make('Advance', { by: kestrel({ experience: 4, experience_spent: 2 }) });
		expect(problemOf(game.tryPress(poor, 'Spend 3'))).toBe('blocked');
	});
});

it('an option says what it does as things stand', () => {
	const strong = game.make('Resupply', { ...heart, dice: STRONG });
	const [option] =
		pendingStepsOf({ record: strong.record, character: strong.character, book: game.book })[0]?.options ?? [];
	expect(option?.detail).toBe('Take +2 supply');
});

it('an option does not say twice what it costs', () => {
	const missed = game.make('Endure Harm', { call: { cost: { amount: 1, paid: true } }, ...edge, dice: MISS });
	const [choice] = pendingStepsOf({ record: missed.record, character: missed.character, book: game.book });
	expect(choice?.options.map(({ label, detail }) => [label, detail])).toEqual([
		['Suffer an additional -1 health', undefined],
		['Lose Momentum (-2)', undefined],
	]);
});
