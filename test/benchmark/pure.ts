import { namesOf } from '../../src/journal/import/campaign-names';
import { importPlay } from '../../src/journal/import/import-journal';
import { queryAt } from '../../src/journal/suggest/query-at-cursor';
import { listSuggestions } from '../../src/journal/suggest/forms';
import type { TypedAt } from '../../src/play/suggest/suggestion';
import { oracleBook } from '../../src/rules/oracles/oracle-book';
import type { ActionNotes } from '../../src/journal/actions/action-notes';
import { stateOn } from '../../src/journal/actions/character-state';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { makeMoveInNotes } from '../../src/journal/actions/play-in-notes';
import type { Character } from '../../src/play/character/character';
import { NOTHING_YET } from '../../src/play/character/character';
import type { DiceRoller } from '../../src/play/dice/dice';
import type { DecisionSettings } from '../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../src/play/record/record';
import { rollMove } from '../../src/play/moves/roll-move';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { findMove } from '../../src/rules/find-move';
import { reportOfNote } from '../../scripts/rules/rules-report';
import { rulebook } from '../../src/rules/books/rulebook';
import type { Ruleset } from '../../src/rules/ruleset';
import {
	CHARACTER_PATH,
	JOURNAL_PATH,
	characterNote,
	journalOf,
	journalOfSize,
	rulesNoteOfSize,
	trackNotes,
} from './notes';
import { openJournals } from './vault';

/** One run of everything that needs no app, in milliseconds; the first uses are cold, as after a start. */
export interface PureFigures {
	/** First use of each ruleset, the two base games before what is laid over them. */
	readonly firstUse: Readonly<Record<RulesetId, number>>;
	/** The effects of every move of a ruleset, read for the first time. */
	readonly effects: Readonly<Record<RulesetId, number>>;
	readonly effectsAgain: number;
	/** A rules note of 60 kB, read with a report on every word of it. */
	readonly rulesNote: number;
	readonly firstRoll: number;
	readonly roll: number;
	readonly rollOnPage: number;
	/** With the notes of ten tracks beside them, whose state is read too. */
	readonly rollWithTracks: number;
	/** With those of the journals of a large vault that hold open tracks: a move reads no other. */
	readonly rollWithJournals: number;
	/** The blocks of a note of 5 MB. */
	readonly largeNote: number;
	/** 500 journals of another plugin with 10 moves each, as records. */
	readonly journalsImported: number;
	/** The slowest of the hostile notes. */
	readonly hostileNote: number;
	/** What is offered for each letter of what is typed, in a note of 200 records: the slowest letter, once its book is known. */
	readonly typedLetter: number;
	/** The first of them, which folds the names of the book. */
	readonly firstLetter: number;
}

const MANY = 50;

function timed(action: () => unknown): number {
	const start = performance.now();
	action();
	return performance.now() - start;
}

function median(times: readonly number[]): number {
	return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const medianOf = (action: () => unknown, runs = MANY): number =>
	median(Array.from({ length: runs }, () => timed(action)));

/** Notes that are slow to read where a reader goes back and forth in them. */
const HOSTILE: readonly string[] = [
	'a'.repeat(2_000_000),
	' '.repeat(2_000_000),
	'`'.repeat(2_000_000),
	'```sworn\nvow: Ark\nticks: 8\n```\n\n'.repeat(10_000),
	'```sworn\n'.repeat(100_000),
	`${'> '.repeat(10_000)}\`\`\`sworn\n`.repeat(3),
	`\`\`\`sworn\nmove: x\ndone:\n  - ${' › → '.repeat(50_000)}\n\`\`\``,
	'%% a\n<!-- b\n'.repeat(100_001),
];

/** The same three dice each time: a weak hit. */
function fixedDice(): DiceRoller {
	const faces = [4, 3, 9];
	let thrown = 0;
	return { roll: () => faces[thrown++ % faces.length] ?? 1 };
}

const kestrel: Character = {
	name: 'Kestrel Vane',
	stats: { edge: 2, heart: 2, iron: 1, shadow: 1, wits: 3 },
	meters: { health: 4, spirit: 4, supply: 3 },
	momentum: 3,
	impacts: [],
	...NOTHING_YET,
	next: [],
};

const FACE_DANGER = newUnrolledMove('Face Danger');
const WITH_EDGE = { roll: { option: 'edge' } };

export function measurePure(): PureFigures {
	const firstUse = ofEach(id => timed(() => findMove(bundledRuleset(id), 'Face Danger')));
	const ruleset = bundledRuleset('starforged');
	const table: DecisionSettings = { book: rulebook(ruleset), certain: 'at_once' };
	const roll = () => mustWork(rollMove({ record: FACE_DANGER, character: kestrel, ...table }, WITH_EDGE, fixedDice()));
	const firstRoll = timed(roll);
	const effects = ofEach(id => timed(readAll(bundledRuleset(id))));
	const rulesNote = timed(() => reportOfNote(rulesNoteOfSize(60_000), 'House rules', 'starforged'));
	const firstLetter = Math.max(...typedLetters(table));
	const large = journalOfSize(5_000_000);
	return {
		firstUse,
		effects,
		effectsAgain: medianOf(readAll(ruleset), 7),
		rulesNote,
		firstRoll,
		roll: medianOf(roll),
		rollOnPage: rollOnPage(table),
		rollWithTracks: rollOnPage(table, trackNotes(10)),
		rollWithJournals: rollOnPage(table, openJournals()),
		largeNote: medianOf(() => swornBlocks(large), 7),
		journalsImported: timed(importJournals),
		hostileNote: Math.max(...HOSTILE.map(note => timed(() => swornBlocks(note)))),
		typedLetter: slowestLetter(table),
		firstLetter,
	};
}

const FOREIGN_MOVE =
	'move "[Face Danger](datasworn:move:starforged/adventure/face_danger)" {\n    add 1 "rope"\n    roll "Edge" action=4 adds=1 stat=2 vs1=3 vs2=9\n    meter "Momentum" from=4 to=3\n}';
const FOREIGN_JOURNAL = `I run.\n\n\`\`\`iron-vault-mechanics\n${FOREIGN_MOVE}\n\`\`\`\n\n`.repeat(10);

function importJournals(): void {
	const ruleset = bundledRuleset('starforged');
	const names = namesOf(
		{ rulesetId: 'starforged', ruleset, notes: [], pathOf: path => path, linkTo: path => path, isTaken: () => false },
		new Map(),
	);
	for (let i = 0; i < 500; i++) importPlay(`Day ${i}.\n\n${FOREIGN_JOURNAL}`, names, 'line');
}

const TYPED = [
	'fd edge +1 tailwind',
	'strike iron',
	'action theme',
	'likely is the airlock guarded?',
	'-1 health',
	'so it goes',
];

/** The time of each letter of what is typed at the end of a long journal. */
function typedLetters({ book }: DecisionSettings): readonly number[] {
	const oracles = oracleBook(book.ruleset);
	const at: TypedAt = { character: kestrel, book, recent: [], oracles, recentOracles: [] };
	const journal = journalOf(200);
	return TYPED.flatMap(text =>
		[...text].map((_, i) => {
			const note = `${journal}\n;;${text.slice(0, i + 1)}`;
			return timed(() => listSuggestions(queryAt(note, note.length, ';;')?.query ?? '', at));
		}),
	);
}

/** Each letter as fast as it is in a few runs; the slowest of them. */
function slowestLetter(table: DecisionSettings): number {
	const runs = Array.from({ length: 5 }, () => typedLetters(table));
	return Math.max(...(runs[0] ?? []).map((_, i) => median(runs.map(run => run[i] ?? 0))));
}

function ofEach(figure: (id: RulesetId) => number): Record<RulesetId, number> {
	const [classic, delve, starforged, sundered_isles] = RULESET_IDS.map(figure);
	return { classic: classic ?? 0, delve: delve ?? 0, starforged: starforged ?? 0, sundered_isles: sundered_isles ?? 0 };
}

/** From their text, as in a vault with rules of its own; those of the books come with the plugin. */
function readAll(ruleset: Ruleset): () => void {
	// what is known holds for its own list of moves alone
	const unread: Ruleset = { ...ruleset, moves: [...ruleset.moves] };
	return () => {
		const fresh = rulebook(unread);
		for (const move of unread.moves) fresh.effectsOf(move);
	};
}

/** A move on fresh notes, with the edits of the two that it is written into. */
function rollOnPage({ book, certain }: DecisionSettings, others: ActionNotes['others'] = []): number {
	const journal = { path: JOURNAL_PATH, text: journalOf(200) };
	const pages: ActionNotes = { journal, actor: { path: CHARACTER_PATH, text: characterNote }, others };
	return medianOf(() => {
		mustWork(stateOn(pages, book.ruleset));
		mustWork(
			makeMoveInNotes(
				pages,
				journal.text.length,
				{ call: FACE_DANGER, rollInput: WITH_EDGE },
				{ table: { book, certain }, dice: fixedDice() },
			),
		);
	});
}

/** A refusal is quick, and not what is to be measured. */
function mustWork(reading: { readonly ok: boolean }): void {
	if (!reading.ok) throw new Error(`the move was refused: ${JSON.stringify(reading)}`);
}
