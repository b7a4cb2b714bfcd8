import { expect, it } from 'vitest';
import { bodyOfInline, readInline } from '../../../src/journal/inline/inline-record';
import { writeRecordLine } from '../../../src/journal/inline/format-inline-move';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { moveRequest } from '../../../src/obsidian/api/move-verb';
import { newRollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import type { RollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import type { MoveToRoll } from '../../../src/obsidian/features/moves/roll-form/roll-offers';
import type { RollFormView } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { rollFormView, usualCost } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import type { Character } from '../../../src/play/character/character';
import { nextBonus } from '../../../src/play/character/next-bonus';
import type { MoveRecord } from '../../../src/play/record/record';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { DiceRoller } from '../../../src/play/dice/dice';
import { rollAndBegin } from '../../../src/play/moves/roll-and-begin';
import { assetMeant } from '../../../src/play/roll/resolve-asset';
import type { RollInput } from '../../../src/play/record/roll-input';
import type { Suggestion } from '../../../src/play/suggest/suggestion';
import { given } from '../../../src/rules/core/collections';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Move } from '../../../src/rules/move';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import type { Rulebook } from '../../../src/rules/books/rulebook';
import { rulebook } from '../../../src/rules/books/rulebook';
import { TRACK_KINDS } from '../../../src/rules/core/track-kind';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { kestrel, rook, starling } from '../../support/characters';
import { sampled } from '../../support/sample';
import { track } from '../../support/some-tracks';

/**
 * The same choice gives the same record and the same character on every path: in the dialog, typed, in a block, on a
 * line, by API.
 * The dialog's form says what there is to choose; the other paths are told the same in their own words.
 */
const BOOKS: readonly RulesetId[] = ['classic', 'delve', 'starforged', 'sundered_isles'];

const CHARACTERS: Readonly<Record<string, Character>> = {
	healthy: kestrel(),
	'wounded and shaken': kestrel({ impacts: ['wounded', 'shaken'], meters: { health: 0, spirit: 0 } }),
	'with two companions': kestrel({ assets: [rook(3), rook(4, { name: 'Glow', asset: 'Glowcat' })] }),
	'with two vehicles, aboard one': kestrel({
		assets: [starling(4), starling(3, { name: 'Skiff', kind: 'support vehicle', aboard: false })],
	}),
	'with two vehicles, aboard none': kestrel({
		assets: [starling(4, { aboard: false }), starling(3, { name: 'Skiff', kind: 'support vehicle', aboard: false })],
	}),
	'with a companion and a vehicle': kestrel({ assets: [rook(3), starling(4)] }),
	'with two connections': kestrel({
		tracks: [track('connection', 'Ana', { rank: 'formidable', bond: true }), track('connection', 'Pell')],
	}),
	'with a companion out of action and one that is well': kestrel({
		assets: [rook(0), rook(2, { name: 'Glow', asset: 'Glowcat' })],
	}),
	'aboard two vehicles': kestrel({ assets: [starling(4), starling(2, { name: 'Heron' })] }),
	'with all impacts': kestrel({
		impacts: ['wounded', 'shaken', 'unprepared', 'encumbered', 'maimed', 'corrupted', 'cursed', 'tormented', 'doomed'],
		meters: { health: 1, spirit: 1, supply: 0 },
		momentum: -6,
	}),
	'with one connection': kestrel({ tracks: [track('connection', 'Ana', { rank: 'formidable', bond: true })] }),
	'with waiting bonuses': kestrel({
		next: [nextBonus(1, 'Secure an Advantage'), nextBonus(2, 'Make Camp', { on: 'Undertake a Journey' })],
	}),
	'facing a foe': kestrel({ tracks: [track('foe', 'Bonewalker', { rank: 'formidable', ticks: 12 })] }),
	'with a track of each kind': kestrel({
		tracks: TRACK_KINDS.map(kind => track(kind, `Some ${kind}`, { ticks: 16 })),
		special: { quests: 12, bonds: 9, discoveries: 4, failure: 10 },
	}),
	'facing a foe that nobody has fought yet': kestrel({ tracks: [track('foe', 'Wolf'), track('vow', 'Ark')] }),
	'with names that hold numbers and signs': kestrel({
		tracks: [
			track('vow', '3 lamps'),
			track('vow', 'A + 1'),
			track('vow', 'B: one'),
			track('vow', 'C, epic'),
			track('connection', '7 of 9', { bond: true }),
		],
		assets: [starling(4, { name: 'Tern 2' }), starling(3, { name: 'Tern 3' }), rook(2, { name: 'R2-D2' })],
	}),
	'out of supply': kestrel({ meters: { supply: 0 } }),
	'with momentum below zero': kestrel({ momentum: -3 }),
	'with momentum at its most': kestrel({ momentum: 10 }),
	'with a stat equal to a meter': kestrel({ meters: { health: 2, spirit: 3 }, stats: { ...kestrel().stats, iron: 1 } }),
};

/** Each throw: a weak hit with a die that momentum may cancel, and a strong hit with a match. */
const THROWS = [
	[3, 2, 9],
	[6, 1, 1],
] as const;

const diceOf = (faces: readonly number[]): DiceRoller => {
	const left = [...faces];
	return { roll: sides => Math.min(sides, left.shift() ?? 1) };
};

/** What the player decides. */
interface Choice {
	readonly option?: string;
	/** The connection, companion or vehicle, or the track of a progress move. */
	readonly about?: string;
	readonly isTrack?: boolean;
	readonly cost?: number;
	readonly isTaken?: true;
}

interface At {
	readonly move: Move;
	readonly character: Character;
	readonly book: Rulebook;
}

/** What a path does with a choice: what it hands to the rules, or that it asks or refuses. */
type Handed = { readonly call: MoveRecord; readonly rollInput: RollInput } | undefined;

const NOTHING = 'nothing is done';

/** What stands in the note and on the sheet afterwards. */
function resultOf(handed: Handed, { character, book }: At): string {
	if (!handed) return NOTHING;
	return THROWS.map(faces => {
		const result = rollAndBegin(
			{ record: handed.call, character, book, certain: 'at_once' },
			handed.rollInput,
			diceOf(faces),
		);
		if (!result.ok) return NOTHING;
		return `${writeRecord(result.value.record)}\n${JSON.stringify(result.value.character)}`;
	})
		.filter((text, i, all) => all.indexOf(text) === i)
		.join('\n\n');
}

const callOf = ({ move, character, book }: At, record = newUnrolledMove(move.name)): MoveToRoll => ({
	record,
	move,
	character,
	book,
});

const draftOf = (call: MoveToRoll): RollDraft => ({ ...newRollDraft(call), cost: usualCost(call) });

interface Chosen {
	readonly choice: Choice;
	readonly view: RollFormView;
}

/** Every choice of the dialog, and its form then: first the untouched one. */
function choicesIn(at: At): readonly Chosen[] {
	const call = callOf(at);
	const untouched = draftOf(call);
	const first = rollFormView(call, untouched);
	const said: Choice = given({ cost: first.costs.length > 0 ? usualCost(call) : undefined });
	return [{ choice: said, view: first }, ...answersTo(call, untouched, first)];
}

/** The same with each connection, companion or vehicle, cost and option chosen. */
function answersTo(call: MoveToRoll, untouched: RollDraft, first: RollFormView): readonly Chosen[] {
	const abouts = (first.about?.rows ?? []).map(({ name, named }) => ({ name, named }));
	return (abouts.length > 0 ? abouts : [{ name: '', named: {} }]).flatMap(({ name, named }) => {
		const about = name === '' ? undefined : name;
		const { costs } = rollFormView(call, { ...untouched, ...named });
		return (costs.length > 0 ? costs.map(({ cost }) => cost) : [undefined]).flatMap(cost => {
			const draft = { ...untouched, ...named, ...given({ cost }) };
			const view = rollFormView(call, draft);
			const said: Choice = given({ about, cost });
			const left = view.taken ? [{ choice: { ...said, isTaken: true as const }, view }] : [];
			const names = view.options.map(option => option.name);
			const options = view.options.flatMap((option, selected) => {
				if (names.indexOf(option.name) !== selected) return [];
				const { track } = option;
				const choice =
					track === undefined ? { ...said, option: option.name } : { ...said, about: track, isTrack: true };
				return [{ choice, view: rollFormView(call, { ...draft, selected }) }];
			});
			return [...(options.length > 0 ? options : [{ choice: said, view }]), ...left];
		});
	});
}

const inDialog = (view: RollFormView, { isTaken }: Choice, { move }: At): Handed => {
	const rollInput = isTaken ? view.taken : view.rollInput;
	return rollInput && { call: newUnrolledMove(move.name), rollInput };
};

function rowsOf(text: string, { character, book }: At): readonly Suggestion[] {
	const at = { character, book, recent: [], oracles: oracleBook(book.ruleset), recentOracles: [] };
	return listSuggestions(text, at);
}

/**
 * Enter on the first row. If what was typed leaves several ways to make the move, the list is the question, unless the
 * first is about the vehicle aboard, which is meant where none is named.
 */
function typed(choice: Choice, at: At): Handed {
	const rows = rowsOf(`${at.move.name} ${wordsOf(choice)}`.trim(), at).filter(({ label }) =>
		label.startsWith(at.move.name),
	);
	const first = rows[0]?.action;
	if (first?.kind !== 'move') return undefined;
	const isTaken = choice.isTaken === true;
	const ways = rows.flatMap(({ action }) =>
		action?.kind === 'move' && (action.rollInput.resists === false) === isTaken ? [action.rollInput] : [],
	);
	const { track, roll } = first.rollInput;
	const meant = assetMeant(
		{ record: newUnrolledMove(first.move), character: at.character, book: at.book },
		at.move,
	)?.name;
	const isAboutOpen =
		choice.about === undefined && track !== meant && track !== undefined && ways.some(way => way.track !== track);
	const isOtherRoll =
		choice.option === undefined &&
		ways.some(way => way.track === track && way.roll?.option !== roll?.option && way.roll !== undefined);
	const isValueMissing = choice.option === undefined && rows.some(({ action }) => action === undefined);
	return isAboutOpen || isOtherRoll || isValueMissing
		? undefined
		: { call: newUnrolledMove(first.move), rollInput: first.rollInput };
}

function byApi({ option, about, cost, isTaken }: Choice, { move, character, book }: At): Handed {
	const asked = {
		name: move.name,
		...given({ option, track: about, cost }),
		...(isTaken ? { resist: false } : {}),
	};
	try {
		const { name, rollInput } = moveRequest(asked, { path: 'Kestrel.md', character, problems: [], book });
		return { call: newUnrolledMove(name), rollInput };
	} catch {
		return undefined;
	}
}

/** The body of the block that states the call. */
function bodyOf({ option, about, cost }: Choice, { move }: At): string {
	return writeRecord(
		newUnrolledMove(move.name, {
			...given({ track: about }),
			...(option === undefined ? {} : { roll: { option } }),
			...(cost === undefined ? {} : { cost: { amount: cost, paid: false } }),
		}),
	);
}

/** The Roll button on the card of a call, with nothing touched. */
function onCard(body: string, at: At): Handed {
	const read = readMoveRecord(body);
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	const { record } = read.value;
	const call = callOf(at, record);
	const { rollInput } = rollFormView(call, newRollDraft(call));
	return rollInput && { call: record, rollInput };
}

const asBlock = (choice: Choice, at: At): Handed => onCard(bodyOf(choice, at), at);

/** What no line can say stays a block. */
function asLine(choice: Choice, at: At): Handed {
	const block = bodyOf(choice, at);
	const code = writeRecordLine(block);
	if (code === undefined) return onCard(block, at);
	const line = readInline(code);
	const body = line.ok ? bodyOfInline(line.value) : undefined;
	if (body === undefined) throw new Error(`${code} is no record`);
	return onCard(body, at);
}

const PATHS = { typed, 'by API': byApi, 'as a block': asBlock, 'as a line': asLine };

/** As it is typed behind the name of the move. */
const wordsOf = ({ option, about, cost, isTaken }: Choice): string =>
	[option, isTaken ? 'no roll' : undefined, about, cost].filter(part => part !== undefined).join(' ');

const isOptionOpen = ({ options }: RollFormView): boolean =>
	new Set(options.flatMap(({ name, ability }) => (ability ? [] : name))).size > 1;

/** Each path that answers a choice differently from the dialog: *Compel | heart Ana | typed*. */
function differences({ choice, view }: Chosen, at: At): readonly string[] {
	const asked = inDialog(view, choice, at);
	const expected = resultOf(asked, at);
	return Object.entries(PATHS).flatMap(([path, hand]) => {
		// The card of a call pays the cost first, and offers then to leave the roll.
		if ((hand === asBlock || hand === asLine) && choice.isTaken) return [];
		// The form and the typed row begin with the best stat; the API asks for one.
		if (hand === byApi && choice.option === undefined && isOptionOpen(view)) return [];
		// Its name alone asks for the question, or begins or ends the session as the command does.
		if (hand === typed && ['Ask the Oracle', 'Begin a Session', 'End a Session'].includes(at.move.name)) return [];
		const handed = hand(choice, at);
		// What asks for the same is not rolled again.
		const isSame = JSON.stringify(handed) === JSON.stringify(asked) || resultOf(handed, at) === expected;
		return isSame ? [] : [`${at.move.name} | ${wordsOf(choice)} | ${path}`];
	});
}

const BY_BOOK = BOOKS.map(id => {
	const book = rulebook(bundledRuleset(id));
	return book.ruleset.moves.map(move => ({ move, book }));
}).flat();

it('the same choice has the same result on every path', () => {
	const rows = Object.entries(CHARACTERS).flatMap(([who, character]) =>
		BY_BOOK.map(({ move, book }) => ({ who, move, character, book })),
	);
	const choices = sampled(rows, 70).flatMap(row => choicesIn(row).map(chosen => ({ row, chosen })));
	const found = sampled(choices, 100).flatMap(({ row, chosen }) =>
		differences(chosen, row).map(each => `${row.book.ruleset._id}, ${row.who}: ${each}`),
	);
	expect(found).toEqual([]);
});

it('each move is made by one of these characters', () => {
	const isMade = (by: Omit<At, 'character'>) =>
		Object.values(CHARACTERS).some(character => {
			const at = { ...by, character };
			return choicesIn(at).some(({ choice, view }) => resultOf(inDialog(view, choice, at), at) !== NOTHING);
		});
	const unmade = sampled(BY_BOOK, 20).filter(row => !isMade(row));
	expect(unmade.map(({ move, book }) => `${book.ruleset._id}: ${move.name}`)).toEqual([]);
});
