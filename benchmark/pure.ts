import { swornBlocks } from '../src/journal/sworn-block-in-note';
import { makeMoveOnPage } from '../src/journal/play-on-page';
import type { Character } from '../src/play/character';
import { NOTHING_YET } from '../src/play/character';
import type { Dice } from '../src/play/dice';
import type { PlayTable } from '../src/play/play-table';
import { newCall } from '../src/play/record';
import { rollMove } from '../src/play/roll-call';
import { bundledRuleset } from '../src/rules/bundled';
import { findMove } from '../src/rules/find-move';
import { rulebook } from '../src/rules/rulebook';
import { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf, journalOfSize } from './notes';

/** One run of everything that needs no app, in milliseconds; the first uses are cold, as after a start. */
export interface PureFigures {
	readonly firstUse: number;
	readonly effectsCold: number;
	readonly effectsWarm: number;
	readonly firstRoll: number;
	readonly roll: number;
	readonly rollOnPage: number;
	readonly largeNote: number;
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

/** The same three dice each time: a weak hit. */
function fixedDice(): Dice {
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

export function measurePure(): PureFigures {
	const firstUse = timed(() => findMove(bundledRuleset('starforged'), 'Face Danger'));
	const ruleset = bundledRuleset('starforged');
	const book = rulebook(ruleset);
	const table: PlayTable = { book, certain: 'at_once' };
	const call = newCall('Face Danger');
	const wishes = { roll: { option: 'edge' } };
	const roll = () => mustWork(rollMove(call, wishes, kestrel, table, fixedDice()));
	const firstRoll = timed(roll);

	const readAll = () => {
		const fresh = rulebook(ruleset);
		for (const move of ruleset.moves) fresh.effectsOf(move);
	};
	const effectsCold = timed(readAll);
	const effectsWarm = medianOf(readAll, 7);

	const journal = { path: JOURNAL_PATH, text: journalOf(200) };
	const pages = { journal, actor: { path: CHARACTER_PATH, text: characterNote } };
	const rollOnPage = () => mustWork(makeMoveOnPage(pages, journal.text.length, call, wishes, table, fixedDice()));

	const large = journalOfSize(2_000_000);
	return {
		firstUse,
		effectsCold,
		effectsWarm,
		firstRoll,
		roll: medianOf(roll),
		rollOnPage: medianOf(rollOnPage),
		largeNote: medianOf(() => swornBlocks(large), 7),
	};
}

/** A refusal is quick, and not what is to be measured. */
function mustWork(reading: { readonly ok: boolean }): void {
	if (!reading.ok) throw new Error(`the move was refused: ${JSON.stringify(reading)}`);
}
