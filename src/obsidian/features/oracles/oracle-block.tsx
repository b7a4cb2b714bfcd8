import type { JSX } from 'preact';
import { SEPARATOR, findOracles } from '../../../rules/oracles/combined-oracles';
import { readOracle } from '../../../journal/oracle-blocks/oracle-block';
import { joinCursedDice, readOracleResults } from '../../../journal/oracle-blocks/oracle-results';
import type { JournalActions } from '../../services/journal-actions';
import { MessageCard } from '../../components/message-card';
import { LinkedResult, noteLinks } from '../../components/note-links';
import { bookOfCard } from './book-for';
import type { BlockLocation } from '../../services/services';
import { answerAnew, rollUnder, type AnswerRoll } from './answer-buttons';
import { AnswerCard, type CardAction, type DrawnBlock } from './answer-card';
import { t, quote } from '../../../i18n/translate';
import { didYouMean } from '../../../rules/search/nearest-name';
import type { App } from 'obsidian';
import { oracleName, oracleRowAt, type Oracle, type OracleRow } from '../../../rules/oracles/oracle';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { followUpOracles, rowPlainText } from '../../../rules/oracles/row-text';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { DiceRoller } from '../../../play/dice/dice';
import { isCursed, tableInForce } from '../../../play/oracles/oracle-roll';
import type { OracleAnswers, OracleResult } from '../../../play/oracles/oracles-asked';
import { cursedByHand, rollAnother, rollAsked, saidAgain, takenRow } from '../../../play/oracles/oracles-asked';
import { pickOne } from '../../components/pick-dialog';

/** The contents of an oracle block. */
interface Block {
	readonly oracle: string;
	readonly results: readonly OracleResult[];
}

/** Rolls as many results as the block has. */
const rollAll =
	({ oracle, results }: Block): AnswerRoll =>
	(book, dice) => {
		const oracles = findOracles(book, oracle);
		return oracles
			? parseOk(rollAsked({ oracles, times: Math.max(1, results.length) }, book, dice))
			: unknown(oracle, book);
	};

/** Rolls for one more detail. */
const rollOneMore =
	({ oracle, results }: Block): AnswerRoll =>
	(book, dice) => {
		const found = book.byName(oracle);
		return found ? another(found, results, book, dice) : unknown(oracle, book);
	};

const unknown = (name: string, { oracles }: OracleBook): ParseResult<never> =>
	parseError(
		'unknown_oracle',
		[
			t('No oracle is called “{name}”. Look for it with the command “Ask the oracle”.', { name }),
			...didYouMean(name, oracles.map(oracleName)),
		].join(' '),
	);

function another(
	oracle: Oracle,
	before: readonly OracleResult[],
	book: OracleBook,
	dice: DiceRoller,
): ParseResult<OracleAnswers> {
	const more = rollAnother(oracle, before, book, dice);
	return more
		? parseOk(more)
		: parseError('no_other_row', t('Every row of “{oracle}” is here already.', { oracle: oracleName(oracle) }));
}

/** The handlers of the actions: replace the answer, or roll on an oracle below the block. */
interface MenuHandlers {
	readonly app: App;
	readonly say: (roll: AnswerRoll) => void;
	readonly rollUnder: (oracle: Oracle) => void;
}

/** The actions under “More”: take other rows, roll one of several results again, and roll on follow-up oracles. */
function oracleMenu(book: OracleBook, block: Block, handlers: MenuHandlers): readonly CardAction[] {
	const oracles = findOracles(book, block.oracle) ?? [];
	const parts = partsOf(oracles, block, book);
	const [only] = parts;
	const own =
		parts.length === 1 && only
			? actsOnOnly(only, block, book, handlers)
			: parts.flatMap(part => actsOnPart(part, block, handlers));
	const follow = [
		...(parts.length === 1 ? parts : []).flatMap(({ table, row }) => followUpOracles(table, row, book)),
		...oracles.flatMap(oracle => followUpOracles(oracle, undefined, book)),
	];
	const others = [...new Set(follow)].filter(other => !oracles.includes(other));
	return [
		...own,
		...others.map(other => ({
			label: t('Roll {other}', { other: lastOf(other) }),
			press: () => handlers.rollUnder(other),
		})),
	];
}

/** One result of a block. A block not yet rolled has one without a row. */
interface Part {
	readonly at: number;
	readonly oracle: Oracle;
	/** Its name among several. */
	readonly name: string;
	/** The table it was rolled on, which is the cursed one under a curse. */
	readonly table: Oracle;
	readonly row: OracleRow | undefined;
	readonly result: OracleResult;
	readonly isTogether: boolean;
}

const NOTHING: OracleResult = { dice: [], result: '' };

/** The results of a block; empty if they cannot be assigned to the oracles. */
function partsOf(oracles: readonly Oracle[], { results }: Block, book: OracleBook): readonly Part[] {
	const isTogether = oracles.length > 1;
	if (isTogether && results.length !== oracles.length) return [];
	return (results.length === 0 ? [NOTHING] : results).flatMap((result, at): readonly Part[] => {
		const oracle = isTogether ? oracles[at] : oracles[0];
		if (!oracle) return [];
		const table = tableInForce(oracle, result, book);
		const name = isTogether ? lastOf(oracle) : quote(result.result);
		return [{ at, oracle, name, table, row: rowOf(result, table), result, isTogether }];
	});
}

const lastOf = ({ path }: Oracle): string => path.at(-1) ?? '';

/** Actions for a single result: the rows above and below, any other row, and the curse. */
function actsOnOnly(part: Part, block: Block, book: OracleBook, { app, say }: MenuHandlers): readonly CardAction[] {
	const { table, row } = part;
	const { rows } = table;
	const at = row ? rows.indexOf(row) : -1;
	const take = (next: OracleRow) => say(taking(part, next, block));
	const beside = (label: string, next: OracleRow | undefined): readonly CardAction[] =>
		next && row ? [{ label, detail: rowPlainText(next), press: () => take(next) }] : [];
	return [
		...beside(t('Row above'), rows[at - 1]),
		...beside(t('Row below'), rows[at + 1]),
		{ label: t('Choose a row'), press: () => pickRow(app, table, take) },
		...curseActs(part, block, book, say),
	];
}

/** Actions to put a curse on a result or lift it, regardless of the cursed die. */
function curseActs(
	{ oracle, result, at }: Part,
	block: Block,
	book: OracleBook,
	say: MenuHandlers['say'],
): readonly CardAction[] {
	if (!book.curseOf(oracle) || result.dice.length === 0) return [];
	const isOn = !isCursed(result.cursedDie);
	const press = () =>
		say((fresh, dice) => parseOk(cursedByHand(oracle, isOn, { before: block, at }, { book: fresh, dice })));
	return [{ label: isOn ? t('Bring the curse') : t('Lift the curse'), press }];
}

/** Actions for one of several results: roll it again, or keep only it. */
function actsOnPart(part: Part, block: Block, { app, say }: MenuHandlers): readonly CardAction[] {
	const { at, oracle, name, table, result, isTogether } = part;
	const others = isTogether ? [] : block.results.filter(other => other !== result);
	const again: AnswerRoll = (book, dice) => {
		const rolled = another(oracle, others, book, dice);
		return rolled.ok ? parseOk(saidAgain(block, at, rolled.value)) : rolled;
	};
	return [
		{ label: t('Roll {name} again', { name }), press: () => say(again) },
		{
			label: isTogether ? t('Choose {name}', { name }) : t('Choose instead of {name}', { name }),
			press: () => pickRow(app, table, row => say(taking(part, row, block))),
		},
	];
}

const taking =
	({ oracle, at }: Part, row: OracleRow, block: Block): AnswerRoll =>
	(book, dice) =>
		parseOk(takenRow(oracle, row, { before: block, at }, { book, dice }));

const pickRow = (app: App, table: Oracle, take: (row: OracleRow) => void): void =>
	pickOne(
		app,
		table.rows,
		{ text: withRange, placeholder: t('A row of {table}', { table: oracleName(table) }) },
		{ onPick: take },
	);

/** The row that was rolled; a row without a range is found by its text. */
function rowOf({ dice: [face], result }: OracleResult, table: Oracle): OracleRow | undefined {
	if (face !== undefined) return oracleRowAt(table, face);
	return table.rows.find(row => row.min === null && rowPlainText(row) === result);
}

function withRange(row: OracleRow): string {
	const { min, max } = row;
	if (min === null) return rowPlainText(row);
	return `${min === max ? min : `${min}–${max}`}  ${rowPlainText(row)}`;
}

export interface AnswerBlockProps {
	readonly source: string;
	readonly path: string;
	/** Where it is written; undefined if unknown, as in an embed. */
	readonly home: BlockLocation | undefined;
	readonly actions: JournalActions;
	readonly drawn: DrawnBlock;
	/** Called when the card starts to depend on the character's notes (on its sites). */
	readonly watch: () => void;
	/** Runs a change; the card is pending meanwhile. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** The card of an oracle roll, made or still to be made. Books are loaded only on a press or when “More” is opened. */
export function OracleBlock(props: AnswerBlockProps): JSX.Element {
	const { source, path, home, actions, drawn, watch, write } = props;
	const reading = readOracle(source);
	if (!reading.ok)
		return <MessageCard title={t('This oracle cannot be read')} problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	const block: Block = { oracle: record.oracle, results: readOracleResults(source) };
	const say = home && ((roll: AnswerRoll) => write(() => answerAnew(actions, home, roll)));
	const { oracle, dice, result } = record;
	const cursed = joinCursedDice(block.results);
	const again: CardAction = {
		label: result === undefined ? t('Roll') : t('Roll again'),
		control: 'Roll',
		press: () => say?.(rollAll(block)),
	};
	const another: CardAction = { label: t('Roll another'), press: () => say?.(rollOneMore(block)) };
	const isOne = result !== undefined && !oracle.includes(SEPARATOR);
	return (
		<AnswerCard
			label={t('oracle: {oracle}', { oracle })}
			title={oracle}
			details={[dice.join(', '), cursed && t('cursed die {cursed}', { cursed })].filter(Boolean)}
			result={result !== undefined && <LinkedResult text={result} links={noteLinks(actions.app, path)} />}
			warnings={warnings}
			acts={isOne ? [again, another] : [again]}
			more={
				home &&
				say &&
				(() => {
					watch();
					return actsOn(block, { actions, path, home, say, write });
				})
			}
			drawn={drawn}
		/>
	);
}

interface At extends Pick<AnswerBlockProps, 'actions' | 'path' | 'write'> {
	readonly home: BlockLocation;
	readonly say: (roll: AnswerRoll) => void;
}

function actsOn(block: Block, { actions, path, home, say, write }: At): readonly CardAction[] {
	const book = bookOfCard(actions, path);
	if (!book) return [];
	return oracleMenu(book, block, {
		app: actions.app,
		say,
		rollUnder: oracle => write(() => rollUnder(actions, home, oracle)),
	});
}
