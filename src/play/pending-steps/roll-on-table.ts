import type { Count } from '../../rules/effects/effect';
import { rowAt, tableOf, type Move, type MoveTable, type TableRow } from '../../rules/move';
import { given } from '../../rules/core/collections';
import { plainText } from '../../rules/rules-text';
import type { Rulebook } from '../../rules/books/rulebook';
import type { MoveRecord } from '../record/record';
import { moreRolls, type TableRoll } from '../oracles/table-roll';
import type { Action, StepOption } from '../record/pending-step';
import { PAY_THE_PRICE } from './move-names';
import type { StepBuilder } from './step-builder';

/** The label of a reroll; older records have it in `passed` where the result was kept by a press. */
export const ROLL_ANEW = 'Roll again';
/** Not a decision itself: it shows the rows to choose from. */
export const BY_HAND = 'Choose a row';

/** A roll on the table of a move, in the column of the roll option, and the effects of the rolled rows. */
export function rollOnTable(agenda: StepBuilder, name: string, path: string, times: Count = ONCE): void {
	const move = agenda.book.move(name);
	const table = tableOf(move, agenda.record.roll?.option);
	if (!move || !table) return;
	const rolls = agenda.ledger.takeTable(table).map(roll => withRow(table, roll));
	if (rolls.length === 0) return unrolled(agenda, { move, table }, path, times);
	const rows = rolls.filter(roll => !agenda.ledger.passed(rowWords(roll)));
	agenda.rolled = rows;
	another(agenda, { table, rows }, path, times);
	const before = agenda.ledger.left.length;
	rows.forEach((row, i) => rolledRow(agenda, { move, table }, row, `${path}.row${i}`));
	const isCarriedOut = agenda.ledger.left.length < before;
	if (isWorse(table, rows))
		agenda.step({ id: `${path}.worse`, prompt: 'The same result again: make it worse', state: 'text', options: [] });
	if (!isCarriedOut) again(agenda, move, rows.at(-1), path);
}

type TableRolling = Extract<Action, { readonly kind: 'roll_table' }>;

const ONCE: Count = { min: 1, max: 1 };

/** The table rolls of a record with their texts, for its own move or, if that has no table, for Pay the Price. */
export function rollsOf({ move, roll, table }: MoveRecord, book: Rulebook): readonly TableRoll[] {
	const on = tableOf(book.move(move), roll?.option) ?? tableOf(book.move(PAY_THE_PRICE));
	return on ? table.map(each => withRow(on, each)) : table;
}

/** A roll recorded without text stands for the row that contains it. */
function withRow(table: MoveTable, { roll, text }: TableRoll): TableRoll {
	const row = text === '' ? rowAt(table, roll) : undefined;
	return { roll, text: row ? plainText(row.text) : text };
}

const rowWords = ({ roll, text }: TableRoll): string => `${roll}, ${text}`;

/** Offers to roll as often as the player likes within the count, or to pick a row by hand. */
function unrolled(
	agenda: StepBuilder,
	{ move, table }: { readonly move: Move; readonly table: MoveTable },
	path: string,
	{ min, max }: Count,
): void {
	if (agenda.ledger.passed(table.name)) return;
	const roll = (times: number): StepOption =>
		agenda.option(ROLLS[times] ?? `Roll ${times} times`, rolling(agenda, move, times));
	const counts = Array.from({ length: (max ?? min) - min + 1 }, (_, i) => min + i);
	const rows = agenda.ledger.chose(BY_HAND)
		? table.rows.flatMap(row => byHand(agenda, row))
		: [agenda.option(BY_HAND, { kind: 'choose', chose: BY_HAND })];
	const options = [...counts.map(roll), ...rows];
	const prompt = table.column === undefined ? table.name : `${move.name} (${table.column})`;
	agenda.step({ id: path, prompt, state: 'required', options, pass: table.name });
}

/** Rows picked by hand are chosen one at a time, up to the number of rolls allowed (Starforged, Confront Chaos). */
function another(
	agenda: StepBuilder,
	{ table, rows }: { readonly table: MoveTable; readonly rows: readonly TableRoll[] },
	path: string,
	{ min, max }: Count,
): void {
	if (rows.length >= (max ?? min) || !agenda.ledger.chose(BY_HAND)) return;
	const declined = `Another row: ${table.name}`;
	if (agenda.ledger.passed(declined)) return;
	const left = table.rows.filter(({ text }) => !rows.some(row => row.text === plainText(text)));
	const options = left.flatMap(row => byHand(agenda, row));
	agenda.step({
		id: `${path}.another`,
		prompt: declined,
		state: rows.length < min ? 'required' : 'optional',
		options,
		pass: declined,
	});
}

const rolling = ({ record }: StepBuilder, { name }: Move, times = 1): TableRolling => ({
	kind: 'roll_table',
	move: name,
	...given({ column: record.roll?.option }),
	...(times > 1 ? { times } : {}),
});

/** One roll on the table of the record's own move; `undefined` if it has none. */
export function rollOnce(agenda: StepBuilder): TableRolling | undefined {
	const { record, move } = agenda;
	return move && tableOf(move, record.roll?.option) ? rolling(agenda, move) : undefined;
}

const ROLLS: readonly string[] = ['', 'Roll', 'Roll twice', 'Roll three times'];

/** Rows that only say to roll again cannot be picked. */
function byHand(agenda: StepBuilder, row: TableRow): readonly StepOption[] {
	if (row.min === null || moreRolls(row) > 0) return [];
	const text = plainText(row.text);
	return [agenda.option(text, { kind: 'take_row', row: { roll: row.min, text } })];
}

/** The effects of a row. A row that only calls for more rolls has none, except possibly to make the result worse. */
function rolledRow(
	agenda: StepBuilder,
	{ move, table }: { readonly move: Move; readonly table: MoveTable },
	{ roll, text }: TableRoll,
	path: string,
): void {
	const row = rowAt(table, roll);
	const isRollMore = row !== undefined && plainText(row.text) === text && moreRolls(row) > 0;
	const effects = agenda.book.effectsOfRow(move, text);
	if (!isRollMore) return agenda.effects(effects, path);
	if (moreRolls(row) === 1) agenda.step({ id: path, prompt: text, state: 'text', options: [] });
}

/** For repeated results, some tables make it worse, others reroll (Pay the Price). */
function isWorse(table: MoveTable, rows: readonly TableRoll[]): boolean {
	if (!table.rows.some(({ duplicates }) => duplicates === 'make_it_worse')) return false;
	const texts = rows.map(({ text }) => text);
	return texts.some((text, i) => texts.indexOf(text) < i);
}

/** A result that does not fit is rerolled (Pay the Price); no other table says this. */
const ROLL_AGAIN = /\bfit\b[^.]{0,60}\broll again\b/i;

/** Offers to reroll a row that does not fit, if the text allows it and the row has had no effect yet. */
function again(agenda: StepBuilder, move: Move, last: TableRoll | undefined, path: string): void {
	const isTouched =
		agenda.record.chose.some(chose => chose !== BY_HAND) || agenda.steps.some(({ id }) => id.includes('.pay'));
	if (!last || isTouched || !ROLL_AGAIN.test(plainText(move.text)) || agenda.ledger.passed(ROLL_ANEW)) return;
	const column = agenda.record.roll?.option;
	const option = agenda.option(ROLL_ANEW, {
		kind: 'roll_table',
		move: move.name,
		...(column === undefined ? {} : { column }),
		instead: rowWords(last),
	});
	agenda.step({ id: `${path}.again`, prompt: 'If it does not fit', state: 'optional', options: [option] });
}
