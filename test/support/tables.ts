import { writeChange } from '../../src/journal/record/change-lines';
import { writeRecord } from '../../src/journal/record/write-record';
import type { PendingStep } from '../../src/play/record/pending-step';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import type { Character } from '../../src/play/character/character';
import type { DiceRoller } from '../../src/play/dice/dice';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import { chooseOption } from '../../src/play/moves/pick-option';
import type { MoveRecord } from '../../src/play/record/record';
import { newUnrolledMove } from '../../src/play/record/record';
import type { RollInput } from '../../src/play/record/roll-input';
import { rollMove } from '../../src/play/moves/roll-move';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { ParseResult } from '../../src/rules/core/problem';
import { rulebook } from '../../src/rules/books/rulebook';
import { kestrel } from './characters';
import { expectParsed } from './expect-parsed';
import { scriptedDice } from './scripted-dice';

export const book = rulebook(bundledRuleset('starforged'));
export const { ruleset } = book;
export const starforged: DecisionSettings = { book, certain: 'at_once' };
export const asking: DecisionSettings = { book, certain: 'ask' };

export { expectParsed };

/** The code of the problem; undefined when there was none. */
export const problemOf = (reading: ParseResult<unknown>): string | undefined =>
	reading.ok ? undefined : reading.problems[0]?.code;

export interface Made extends RollInput {
	readonly move: string;
	readonly call?: Partial<MoveRecord>;
	readonly by?: Character;
	readonly dice?: readonly number[];
	readonly table?: DecisionSettings;
}

/** Makes a move with scripted dice: `dice: [4, 3, 9]` is the action die and the challenge dice. */
export const tryMove = ({ move, call, by = kestrel(), dice = [], table = starforged, ...rollInput }: Made) =>
	rollMove({ record: newUnrolledMove(move, call), character: by, ...table }, rollInput, scriptedDice(...dice));

export const makeMove = (made: Made): Decided => expectParsed(tryMove(made));

export const noDice: DiceRoller = {
	roll: sides => {
		throw new Error(`Nobody asked for a d${sides}.`);
	},
};

export const openSteps = ({ record, character }: Decided): readonly PendingStep[] =>
	pendingStepsOf({ record, character, book }).filter(isOpen);

/** Enough of a label to know it by. */
const firstWords = (label: string): string => label.split(' ').slice(0, 5).join(' ');

/** The costs of a grid in one row for each meter: "Endure Harm (-1, -2, -3)". */
export function inRows(labels: readonly string[]): readonly string[] {
	const rows = new Map<string, string>();
	for (const label of labels) {
		const [, name = label, amount] = /^(.+) \((-\d)\)/.exec(label) ?? [];
		const before = rows.get(name);
		rows.set(name, before === undefined || amount === undefined ? label : before.replace(')', `, ${amount})`));
	}
	return [...rows.values()];
}

/** What a player sees open: "Choose one: Take +2 momentum | Add +1 on your next". */
export const openWords = (decided: Decided): string[] =>
	openSteps(decided).map(
		({ prompt, options }) => `${prompt}: ${inRows(options.map(({ label }) => firstWords(label))).join(' | ')}`,
	);

/** The first open step that offers an option which begins with these words. */
export function stepWith(decided: Decided, label: string): PendingStep {
	const step = openSteps(decided).find(({ options }) => options.some(option => option.label.startsWith(label)));
	if (!step) throw new Error(`“${label}” is not open. Open are: ${openWords(decided).join('; ') || 'nothing'}.`);
	return step;
}

export function tryPick(
	decided: Decided,
	words: string,
	dice: DiceRoller = noDice,
	table: DecisionSettings = starforged,
): ParseResult<Decided> {
	const { id, options } = stepWith(decided, words);
	const label = options.find(option => option.label.startsWith(words))?.label ?? words;
	return chooseOption({ step: id, label }, { record: decided.record, character: decided.character, ...table }, dice);
}

/** Presses the options one after the other. */
export const press = (decided: Decided, ...labels: readonly string[]): Decided =>
	labels.reduce((so_far, label) => expectParsed(tryPick(so_far, label)), decided);

/** The record as the note has it. */
export const written = ({ record }: Decided): string => writeRecord(record);

/** What happened, according to the lines of `done`. */
export const done = ({ record }: Decided): string[] => record.done.map(writeChange);
