import { describe, expect, it } from 'vitest';
import type { RollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import { newRollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import { rollFormView, stepped, letterKeys } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { textParts } from '../../../src/obsidian/components/finder/finder-row';
import type { Character } from '../../../src/play/character/character';
import { NOTHING_YET } from '../../../src/play/character/character';
import { readNextBonus } from '../../../src/play/character/next-bonus';
import { percentages } from '../../../src/play/roll/odds';
import type { RollInput } from '../../../src/play/record/roll-input';
import type { Track } from '../../../src/play/tracks/track';
import type { TriggerAdd } from '../../../src/rules/move';
import { fieldsOf } from '../../../src/play/request/request-fields';
import { choicesIn } from '../../../src/play/request/request';
import { newUnrolledMove } from '../../../src/play/record/record';
import { toggled } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { findMove } from '../../../src/rules/find-move';
import { rulebook } from '../../../src/rules/books/rulebook';
import { starling } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';
import { track } from '../../support/some-tracks';

const ruleset = bundledRuleset('starforged');
const book = rulebook(ruleset);
const islands = rulebook(bundledRuleset('sundered_isles'));
const kestrel: Character = {
	name: 'Kestrel Vane',
	stats: { edge: 2, heart: 1, iron: 3, shadow: 2, wits: 1 },
	meters: { health: 4, spirit: 5, supply: 3 },
	momentum: 3,
	impacts: [],
	...NOTHING_YET,
	next: ['+1 (Secure an Advantage)', '+2 on Undertake an Expedition (Make Camp)'].flatMap(
		text => readNextBonus(text) ?? [],
	),
};

function view(name: string, typed: Partial<RollDraft> = {}, character: Character = { ...kestrel, next: [] }) {
	const found = findMove(ruleset, name);
	if (!found.ok) throw new Error(name);
	const call = { record: newUnrolledMove(name), move: found.value, character, book };
	return rollFormView(call, { ...newRollDraft(call), cost: 1, ...typed });
}

describe('in a bad spot the odds know that a strong hit counts as less (Starforged, Take Decisive Action)', () => {
	const fight = track('objective', 'Hold the bridge', { ticks: 24 });
	const odds = (combat: string) => {
		const character: Character = { ...kestrel, next: [], combat, tracks: [fight] };
		const { odds } = view('Take Decisive Action', {}, character).options[0] ?? {};
		return odds && percentages(odds);
	};

	it.each([
		{ combat: 'in a bad spot', strong_hit: 5, weak_hit: 20, miss: 75 },
		{ combat: 'in control', strong_hit: 25, weak_hit: 50, miss: 25 },
	])('$combat with 6 boxes', ({ combat, ...expected }) => {
		expect(odds(combat)).toEqual(expected);
	});
});

describe('letter keys', () => {
	it.each([
		{ names: ['edge', 'heart', 'iron', 'shadow', 'wits'], keys: ['e', 'h', 'i', 's', 'w'] },
		{ names: ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'], keys: ['t', 'd', 'f', 'e', 'p'] },
		{ names: ['iron', 'iron', 'heart'], keys: ['i', 'r', 'h'] },
		{ names: ['a', 'A', '…'], keys: ['a', undefined, undefined] },
	])('$names', ({ names, keys }) => {
		expect(letterKeys(names)).toEqual(keys);
	});
});

describe('a step in the options', () => {
	it.each([
		{ selected: undefined, by: 1, to: 0 },
		{ selected: undefined, by: -1, to: 2 },
		{ selected: 2, by: 1, to: 0 },
		{ selected: 1, by: -1, to: 0 },
	] as const)('$selected by $by is $to', ({ selected, by, to }) => {
		expect(stepped(selected, by, 3)).toBe(to);
	});
});

describe('the odds follow what is added', () => {
	const oddsOf = (typed: Partial<RollDraft>, character?: Character) => {
		const { odds } = view('Face Danger', typed, character).options[2] ?? {};
		return odds && Object.values(percentages(odds)).join(' ');
	};
	it.each([
		{ added: 'nothing', typed: {}, odds: '33 44 23' },
		{ added: 'an add', typed: { adds: [{ amount: '1', reason: '' }] }, odds: '45 40 15' },
		{ added: 'an add below zero', typed: { adds: [{ amount: '−1', reason: '' }] }, odds: '23 44 33' },
		{ added: 'a preset action die', typed: { presetActionDie: 6 }, odds: '64 32 4' },
		{ added: 'an action die on the table', typed: { dice: '6 1 1' }, odds: '64 32 4' },
	])('$added', ({ typed, odds }) => {
		expect(oddsOf(typed)).toBe(odds);
	});

	it('a waiting bonus that fits counts until it is saved', () => {
		expect(oddsOf({}, kestrel)).toBe('45 40 15');
		expect(oddsOf({ saved: ['+1 (Secure an Advantage)'] }, kestrel)).toBe('33 44 23');
	});
});

describe('a fight that a foe was begun for before it (Enter the Fray) is about that foe', () => {
	const foe = (name: string, ticks: number) => track('foe', name, { ticks });
	const entering = (...tracks: readonly Track[]) => {
		const classic = rulebook(bundledRuleset('classic'));
		const found = findMove(classic.ruleset, 'Enter the Fray');
		if (!found.ok) throw new Error('no Enter the Fray');
		const character = { ...kestrel, next: [], tracks };
		const call = { record: newUnrolledMove('Enter the Fray'), move: found.value, character, book: classic };
		const { begins } = rollFormView(call, newRollDraft(call));
		return begins?.ways.map(({ words, isPicked }) => (isPicked ? `(${words})` : words));
	};

	it('if it stands alone without progress; one that was fought is offered behind a new one', () => {
		expect(entering(foe('Broken', 0))).toEqual(['(Broken)', 'A new foe']);
		expect(entering(foe('Wolf', 12))).toEqual(['Wolf', '(A new foe)']);
		expect(entering(foe('Broken', 0), foe('Wolf', 12))).toEqual(['(Broken)', 'Wolf', 'A new foe', 'Say it later']);
		expect(entering(foe('Broken', 0), foe('Wolf', 0))).toEqual(['Broken', 'Wolf', 'A new foe', '(Say it later)']);
	});
});

it('a cost that the block states is paid before the roll, unless it was paid where it came from', () => {
	const character = { ...kestrel, next: [], meters: { health: 5 } };
	const sum = (paid: boolean) => {
		const move = book.move('Endure Harm');
		if (!move) throw new Error('no Endure Harm');
		const call = { record: newUnrolledMove(move.name, { cost: { amount: 2, paid } }), move, character, book };
		return rollFormView(call, newRollDraft(call)).sum;
	};
	expect([sum(false), sum(true)]).toEqual(['iron 3', 'health 5']);
});

it('equal bonuses are one row, and each is named', () => {
	const next = ['+1 (Secure an Advantage)', '+1 (Secure an Advantage)'].flatMap(text => readNextBonus(text) ?? []);
	const { sum, groups, rollInput } = view('Set a Course', {}, { ...kestrel, next });
	expect(sum).toBe('supply 3 + 2 = 5');
	expect(groups).toMatchObject([{ ticks: [{ words: '+1 (Secure an Advantage) × 2', isTicked: true }] }]);
	expect(rollInput?.next).toEqual(['+1 (Secure an Advantage)', '+1 (Secure an Advantage)']);
});

describe('a vehicle that is chosen pays the cost, also where the roll is left (Starforged, Withstand Damage)', () => {
	const skiff = starling(3, { name: 'Skiff', kind: 'support vehicle', aboard: false });
	const taken = (aboard: boolean, typed: Partial<RollDraft>) =>
		view('Withstand Damage', typed, { ...kestrel, next: [], assets: [starling(4, { aboard }), skiff] }).taken;

	it('and not the one aboard', () => {
		expect(taken(true, { about: 'Skiff' })).toEqual({ track: 'Skiff', cost: 1, resists: false });
	});
});

it('an option that is rolled with no vehicle needs none to be chosen', () => {
	const assets = [starling(4, { aboard: false }), starling(3, { name: 'Skiff', aboard: false })];
	const character = { ...kestrel, next: [], assets };
	const call = {
		record: newUnrolledMove('Set a Course'),
		book: islands,
		move: expectParsed(findMove(islands.ruleset, 'Set a Course')),
		character,
	};
	const untouched = newRollDraft(call);
	const { options } = rollFormView(call, untouched);
	const problems = (option: string) =>
		rollFormView(call, { ...untouched, selected: options.findIndex(({ name }) => name === option) }).problems;
	expect(options.map(({ name }) => name)).toEqual(['supply', 'hold']);
	expect(problems('supply')).toEqual([]);
	expect(problems('hold')[0]?.field).toBe('about');
});

describe('what is wished', () => {
	const heal = 'Heal';
	it.each<{ case: string; move: string; typed: Partial<RollDraft>; rollInput: RollInput }>([
		{ case: 'any but the chosen', move: 'Compel', typed: { selected: 1 }, rollInput: { roll: { option: 'iron' } } },
		{ case: 'the only option', move: 'Set a Course', typed: {}, rollInput: { roll: { option: 'supply' } } },
		{ case: 'two options of one name', move: heal, typed: { selected: 1 }, rollInput: { roll: { option: 'wits' } } },
		{
			case: 'an empty add row is none',
			move: 'Set a Course',
			typed: { adds: [{ amount: '', reason: ' ' }] },
			rollInput: { roll: { option: 'supply' } },
		},
		{
			case: 'a preset die and challenge dice of the table',
			move: 'Set a Course',
			typed: { presetActionDie: 5, dice: '3 9' },
			rollInput: { roll: { option: 'supply' }, thrown: { actionDie: 5, challengeDice: [3, 9] } },
		},
		{
			case: 'a legacy track',
			move: 'Continue a Legacy',
			typed: { selected: 1, values: { bonds: '8' }, dice: '3 9' },
			rollInput: { roll: { option: 'bonds' }, progress: 8, thrown: { challengeDice: [3, 9] } },
		},
		{ case: 'a cost without a roll', move: 'Lose Momentum', typed: { cost: 3 }, rollInput: { cost: 3 } },
		{
			case: 'a vehicle that is asked for',
			move: 'Withstand Damage',
			typed: { values: { integrity: '4' } },
			rollInput: { roll: { option: 'integrity', value: 4 } },
		},
	])('$case', ({ move, typed, rollInput }) => {
		expect(view(move, typed).rollInput).toEqual(rollInput);
	});
});

it('the best stat is on, and what an ability gives is not', () => {
	expect(view('Compel').rollInput).toEqual({ roll: { option: 'iron' } });
});

describe('what is in the way', () => {
	it.each<{ move: string; typed: Partial<RollDraft>; field: string; isMissing: boolean }>([
		{ move: 'Compel', typed: { selected: undefined }, field: 'option', isMissing: true },
		{ move: 'Withstand Damage', typed: {}, field: 'value', isMissing: true },
		{ move: 'Withstand Damage', typed: { values: { integrity: 'full' } }, field: 'value', isMissing: false },
		{ move: 'Fulfill Your Vow', typed: {}, field: 'value', isMissing: true },
		{ move: 'Fulfill Your Vow', typed: { values: { progress: '11' } }, field: 'value', isMissing: false },
		{ move: 'Set a Course', typed: { adds: [{ amount: 'x', reason: '' }] }, field: 'add-0', isMissing: false },
		{ move: 'Set a Course', typed: { dice: '4 3' }, field: 'dice', isMissing: false },
		{ move: 'Set a Course', typed: { presetActionDie: 4, dice: '4 3 9' }, field: 'dice', isMissing: false },
	])('$move: $field of $typed', ({ move, typed, field, isMissing }) => {
		const { problems, rollInput } = view(move, typed);
		expect(problems).toMatchObject([{ field, isMissing }]);
		expect(rollInput).toBeUndefined();
	});
});

it.each([
	{ ranges: [], parts: ['Face Danger'] },
	{
		ranges: [
			{ from: 0, to: 1 },
			{ from: 5, to: 6 },
		],
		parts: ['[F]', 'ace ', '[D]', 'anger'],
	},
])('the parts of a text: $parts', ({ ranges, parts }) => {
	expect(textParts('Face Danger', ranges).map(({ text, isMet }) => (isMet ? `[${text}]` : text))).toEqual(parts);
});

describe('the open tracks of a progress move', () => {
	const tracks = [
		track('vow', 'Find the ark', { rank: 'formidable', ticks: 26 }),
		track('vow', 'Old debt', { ticks: 40, status: 'completed' }),
		track('objective', 'Hold the gate', { ticks: 9 }),
		track('objective', 'Win time', { ticks: 12 }),
	];
	const sworn: Character = { ...kestrel, next: [], tracks };

	it('stand with their rank and full boxes; a single one is chosen', () => {
		const { options, rollInput, asksValueOf } = view('Fulfill Your Vow', {}, sworn);
		expect(options).toMatchObject([
			{ name: 'Find the ark', text: 'formidable vow', value: 6, isSelected: true, key: 'f' },
		]);
		expect(rollInput).toEqual({ track: 'Find the ark' });
		expect(asksValueOf).toBeUndefined();
	});

	it('of several one must be chosen', () => {
		const { options, problems } = view('Take Decisive Action', {}, sworn);
		expect(options.map(({ name, value }) => `${name} ${value ?? ''}`)).toEqual(['Hold the gate 2', 'Win time 3']);
		expect(problems).toMatchObject([{ message: 'Choose the track.', isMissing: true }]);
		expect(view('Take Decisive Action', { selected: 1 }, sworn).rollInput).toEqual({ track: 'Win time' });
	});

	it('are those of its kind only; a plain one serves where none of the kind is open', () => {
		const plain = track('track', 'A plan', { ticks: 8 });
		const names = (move: string, all: readonly Track[]) =>
			view(move, {}, { ...sworn, tracks: all }).options.map(({ name }) => name);
		expect(names('Fulfill Your Vow', [plain, ...tracks])).toEqual(['Find the ark']);
		expect(names('Fulfill Your Vow', [plain])).toEqual(['A plan']);
	});
});

describe('the adds of the trigger', () => {
	const adds: readonly TriggerAdd[] = [
		{ by: 1, when: 'you share a bond' },
		{ by: 2, when: 'you share two bonds', instead: true },
		{ by: 1, when: 'you are at home', option: 'heart' },
	];
	const [bond, bonds, home] = ['you share a bond', 'you share two bonds', 'you are at home'];
	const offered = (option: string) => {
		const move = expectParsed(findMove(ruleset, 'Compel'));
		const fields = fieldsOf({ move, character: kestrel, book: { ...book, triggerAddsOf: () => adds } }, { option });
		return choicesIn(fields, 'conditions');
	};

	it.each([
		{ case: 'one is ticked', ticked: [], add: bond, now: [bond] },
		{ case: 'one is taken back', ticked: [bond, home], add: bond, now: [home] },
		{ case: 'one takes the place of another', ticked: [bond, home], add: bonds, now: [home, bonds] },
		{ case: 'and back', ticked: [bonds], add: bond, now: [bond] },
	])('$case', ({ ticked, add, now }) => {
		const choices = offered('heart');
		const [choice] = choices.filter(({ name }) => name === add);
		expect(choice && toggled(choices, ticked, choice)).toEqual(now);
	});

	it('of an option count with that option alone', () => {
		expect(offered('iron').map(({ words }) => words)).toEqual(['+1 if you share a bond', '+2 if you share two bonds']);
		expect(offered('heart')).toHaveLength(3);
	});
});

describe('connections', () => {
	const juno = track('connection', 'Juno', { roles: ['pilot'], influence: true });
	const ana = track('connection', 'Ana', { bond: true });
	const knowing = (...tracks: readonly Track[]): Character => ({ ...kestrel, next: [], tracks });

	it('that aid are computed in, and go with the roll', () => {
		const aided = view('Face Danger', { selected: 2, aids: ['Juno'] }, knowing(juno, ana));
		expect(aided.groups).toMatchObject([
			{
				label: 'Connections that aid',
				ticks: [{ words: 'Juno, pilot: +2, on a hit +1 momentum' }, { words: 'Ana: +1, on a hit +1 momentum' }],
			},
		]);
		expect(aided.sum).toBe('iron 3 + 2 = 5');
		expect(aided.rollInput).toEqual({
			roll: { option: 'iron' },
			adds: [{ amount: 2, reason: 'Juno, pilot', momentum: 1 }],
		});
	});

	it('aid no progress move', () => {
		expect(view('Forge a Bond', {}, knowing(juno, ana)).groups).toEqual([]);
	});

	it('of which one is meant: its bond is ticked, and the record names it; of several, one is asked for', () => {
		const only = view('Test Your Relationship', {}, knowing(ana));
		expect(only.about?.rows.map(({ words }) => words)).toEqual(['Ana, dangerous, bond']);
		expect(only.rollInput).toMatchObject({ track: 'Ana', adds: [{ amount: 1, reason: 'you share a bond' }] });
		const open = view('Test Your Relationship', {}, knowing(ana, juno));
		expect([open.rollInput, open.problems.map(({ field }) => field)]).toEqual([undefined, ['about']]);
		expect(open.options.map(({ name }) => name)).toEqual(['heart']);
		const named = view('Test Your Relationship', { about: 'Juno' }, knowing(ana, juno));
		expect(named.rollInput).toEqual({ track: 'Juno', roll: { option: 'heart' } });
	});

	it('are not rolled with if no bond is shared: the move is made as it is', () => {
		const unbound = view('Develop Your Relationship', {}, knowing(juno));
		expect([unbound.kind, unbound.options, unbound.rollInput]).toEqual(['no_roll', [], { track: 'Juno' }]);
		expect(view('Develop Your Relationship', {}, knowing(ana)).kind).toBe('action');
		const which = { about: 'Juno' };
		expect(view('Develop Your Relationship', which, knowing(ana, juno)).kind).toBe('no_roll');
	});
});

describe('Develop Your Relationship with several connections', () => {
	const connection = (name: string, rank: 'formidable' | 'epic') => track('connection', name, { rank, bond: true });
	const by = { ...kestrel, next: [], tracks: [connection('Ana', 'formidable'), connection('Juno', 'epic')] };
	const asked = (typed: Partial<RollDraft> = {}) => view('Develop Your Relationship', typed, by);

	it('asks first whom it is about, and offers no rank until then', () => {
		const { options, about, problems, rollInput } = asked();
		expect(options).toEqual([]);
		expect(about?.rows.map(({ words }) => words)).toEqual(['Choose one', 'Ana, formidable, bond', 'Juno, epic, bond']);
		expect(problems).toMatchObject([{ field: 'about', isMissing: true }]);
		expect(rollInput).toBeUndefined();
	});
});
