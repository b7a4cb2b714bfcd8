import type { JSX } from 'preact';
import type { Oracle, OracleRow } from '../../rules/oracles/oracle';
import { oracleName, oracleRowAt } from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { oraclesToFollow, rowWords } from '../../rules/oracles/row-words';
import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Dice } from '../../play/dice';
import type { OracleAnswer } from '../../play/oracle-roll';
import { isCursed, rollOracle, setCurse, tableInForce, takeRow } from '../../play/oracle-roll';
import { readOracle } from '../../journal/answers/oracle-block';
import type { OracleRecord } from '../../journal/answers/oracle-block';
import type { Desk } from '../desk';
import { MessageCard } from '../message-card';
import { pickOne } from '../pick-dialog';
import type { OracleHome } from './oracle-acts';
import { answerAnew, rollUnder } from './oracle-acts';
import type { OracleAct } from './oracle-card';
import { OracleCard } from './oracle-card';

interface OracleBlockProps {
	readonly source: string;
	readonly path: string;
	/** Where it is written; absent where that is not known, as in an embed. */
	readonly home: OracleHome | undefined;
	readonly desk: Desk;
	readonly isPending: boolean;
	readonly startsOpen: boolean;
	/** Carries a change out; the card waits for it. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** An oracle as it was asked, or as it is to be asked. The books are read when something is pressed, or more is shown. */
export function OracleBlock({ source, path, home, desk, isPending, startsOpen, write }: OracleBlockProps): JSX.Element {
	const reading = readOracle(source);
	if (!reading.ok)
		return <MessageCard title="This oracle cannot be read" problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	return (
		<OracleCard
			record={record}
			warnings={warnings}
			roll={home && (() => write(() => answerAnew(desk, home, rollingOn(record.oracle))))}
			more={() => (home ? moreActs(desk, path, home, record, write) : [])}
			isPending={isPending}
			startsOpen={startsOpen}
		/>
	);
}

const rollingOn =
	(name: string) =>
	(book: OracleBook, dice: Dice): Reading<OracleAnswer> => {
		const oracle = book.named(name);
		if (oracle) return read(rollOracle(oracle, book, dice));
		return unread('unknown_oracle', `No oracle is called “${name}”. Look for it with the command “Ask the oracle”.`);
	};

/** What else can be done with an answer: another row, and the oracles that go on from it. */
function moreActs(
	desk: Desk,
	path: string,
	home: OracleHome,
	record: OracleRecord,
	write: OracleBlockProps['write'],
): readonly OracleAct[] {
	const book = desk.shown.oracles(path);
	const oracle = book?.named(record.oracle);
	if (!book || !oracle) return [];
	const table = tableInForce(oracle, record, book);
	const { rows } = table;
	const row = rowOf(record, table);
	const at = row ? rows.indexOf(row) : -1;
	const say = (saying: (fresh: OracleBook, dice: Dice) => OracleAnswer) =>
		write(() => answerAnew(desk, home, (fresh, dice) => read(saying(fresh, dice))));
	const take = (next: OracleRow) => say((fresh, dice) => takeRow(oracle, next, fresh, dice, record));
	const beside = (label: string, next: OracleRow | undefined): readonly OracleAct[] =>
		next && row ? [{ label, detail: rowWords(next), press: () => take(next) }] : [];
	const goingOn = [...oraclesToFollow(table, row, book), ...oraclesToFollow(oracle, undefined, book)];
	return [
		...beside('Row above', rows[at - 1]),
		...beside('Row below', rows[at + 1]),
		{ label: 'Choose a row', press: () => pickOne(desk.app, rows, withRange, take, `A row of ${oracleName(table)}`) },
		...curseActs(oracle, record, book, say),
		...[...new Set(goingOn)].map((other): OracleAct => ({
			label: `Roll ${other.path.at(-1) ?? ''}`,
			press: () => write(() => rollUnder(desk, home, other)),
		})),
	];
}

/** The curse may be brought upon a result, or lifted, whatever the cursed die showed. */
function curseActs(
	oracle: Oracle,
	record: OracleRecord,
	book: OracleBook,
	say: (saying: (fresh: OracleBook, dice: Dice) => OracleAnswer) => void,
): readonly OracleAct[] {
	if (!book.curseOn(oracle) || record.dice.length === 0) return [];
	const isOn = !isCursed(record.cursedDie);
	const press = () => say((fresh, dice) => setCurse(oracle, isOn, record, fresh, dice));
	return [{ label: isOn ? 'Bring the curse' : 'Lift the curse', press }];
}

/** The row that the first roll fell on; one without a range is known by its words. */
function rowOf({ dice: [face], result }: OracleRecord, oracle: Oracle): OracleRow | undefined {
	if (face !== undefined) return oracleRowAt(oracle, face);
	return oracle.rows.find(row => row.min === null && rowWords(row) === result);
}

function withRange(row: OracleRow): string {
	const { min, max } = row;
	if (min === null) return rowWords(row);
	return `${min === max ? min : `${min}–${max}`}  ${rowWords(row)}`;
}
