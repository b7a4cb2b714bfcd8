import type { Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import { agendaOf } from './agenda';
import type { Action } from './agenda';
import type { Character } from './character';
import { ORACLE_DIE_SIDES } from './dice';
import type { Dice } from './dice';
import type { Decided, PlayTable } from './play-table';
import type { MoveRecord, TableRoll } from './record';
import { carryOut, settle } from './settle';
import { plainText } from '../rules/move-text';
import { rowAt } from '../rules/table';
import { tableOf } from '../rules/rulebook';
import type { MoveTable } from '../rules/move';

/** Picks an option that is open on a record. The steps are reckoned anew, so a press on an old card cannot act twice. */
export function pick(
	stepId: string,
	label: string,
	record: MoveRecord,
	character: Character,
	table: PlayTable,
	dice: Dice,
): Reading<Decided> {
	const step = agendaOf(record, character, table.book).find(({ id }) => id === stepId);
	const option = step?.options.find(option => option.label === label);
	if (!step || !option || option.isChosen || step.state === 'settled')
		return unread(
			'no_longer_open',
			`“${label}” is no longer open here: the record has changed since. Nothing was done.`,
		);
	if (option.blocked) return unread('blocked', option.blocked);
	return act(option.action, record, character, table, dice);
}

/** Declines what a step offers. */
export function pass(stepId: string, record: MoveRecord, character: Character, table: PlayTable): Reading<Decided> {
	const step = agendaOf(record, character, table.book).find(({ id }) => id === stepId);
	if (!step?.pass || step.state === 'settled')
		return unread('no_longer_open', 'There is nothing to pass here any more: the record has changed since.');
	return read(settle({ ...record, passed: [...record.passed, step.pass] }, character, table));
}

function act(action: Action, record: MoveRecord, character: Character, table: PlayTable, dice: Dice): Reading<Decided> {
	const chosen = (chose: string): MoveRecord => ({ ...record, chose: [...record.chose, chose] });
	switch (action.kind) {
		case 'choose':
		case 'ask':
			return read(settle(chosen(action.chose), character, table));
		case 'cost':
			return read(settle({ ...record, cost: { amount: action.amount, paid: false } }, character, table));
		case 'carry_out':
		case 'pay':
			return read(carryOut(action, record, character, table));
		case 'follow':
			return read({ ...settle(chosen(action.chose), character, table), follow: action.call });
		case 'use_track':
		case 'begin_track':
			return unread('no_longer_open', 'Tracks are not played yet.');
		case 'roll_table': {
			const rolled = rollTable(tableOf(table.book.move(action.move)), dice);
			if (!rolled) return unread('no_table', `${action.move} has no table to roll on.`);
			const passed = action.instead === undefined ? record.passed : [...record.passed, action.instead];
			return read(settle({ ...record, passed, table: [...record.table, ...rolled] }, character, table));
		}
	}
}

/** A guard against dice that never show two different rows. */
const MOST_ROLLS = 50;

/** Rolls on a table. A row that says to roll twice is followed by two rolls, duplicates rerolled. */
export function rollTable(table: MoveTable | undefined, dice: Dice): readonly TableRoll[] | undefined {
	if (!table) return undefined;
	const first = rollOnce(table, dice);
	const rolled: TableRoll[] = [first.rolled];
	const wanted = first.more > 0 ? 1 + first.more : 1;
	for (let i = 0; rolled.length < wanted && i < MOST_ROLLS; i++) {
		const next = rollOnce(table, dice);
		if (next.more === 0 && !rolled.some(({ text }) => text === next.rolled.text)) rolled.push(next.rolled);
	}
	return rolled;
}

function rollOnce(table: MoveTable, dice: Dice): { rolled: TableRoll; more: number } {
	const roll = dice.roll(table.sides || ORACLE_DIE_SIDES);
	const row = rowAt(table, roll);
	return { rolled: { roll, text: row ? plainText(row.text) : 'No row has this number' }, more: row?.rolls ?? 0 };
}
