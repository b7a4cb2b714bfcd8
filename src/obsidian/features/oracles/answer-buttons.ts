import type { Oracle } from '../../../rules/oracles/oracle';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { Answer } from '../../../play/oracles/ask-the-oracle';
import type { DiceRoller } from '../../../play/dice/dice';
import { rollAsked, type OracleAnswers } from '../../../play/oracles/oracles-asked';
import { rewriteAnswer } from '../../../journal/oracle-blocks/ask-block';
import { rewriteOracleResults, writeOracleResults } from '../../../journal/oracle-blocks/write-oracle-results';
import { insertUnderBlock } from '../../../journal/note-blocks/insert-block';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { findBlock, replaceBody } from '../../../journal/note-blocks/find-blocks';
import type { TextChange } from '../../../journal/text/text-change';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActionContext, BlockLocation } from '../../services/services';
import { bookFor } from './book-for';
import { announceAnswer, announceOracle } from './announce-answer';

/** Rolls on an oracle, using the book at the time of writing. */
export type AnswerRoll = (book: OracleBook, dice: DiceRoller) => ParseResult<OracleAnswers>;

const onTable =
	(actions: Actions<'app' | 'tables'>, say: AnswerRoll) =>
	({ pages, table }: ActionContext, dice: DiceRoller): ParseResult<OracleAnswers> =>
		say(bookFor(actions, pages, table.book.ruleset), dice);

/** Replaces the result of an oracle block. */
export async function answerAnew(actions: JournalActions, home: BlockLocation, say: AnswerRoll): Promise<boolean> {
	const said = await onBlock(actions, home, onTable(actions, say), (text, block, answers) =>
		replaceBody(text, block, rewriteOracleResults(block.body, answers)),
	);
	return told(said, announceOracle);
}

/** Rolls on a follow-up oracle, or reads it at a number already rolled, and writes the answer just below the block. */
export async function rollUnder(
	actions: JournalActions,
	home: BlockLocation,
	oracle: Oracle,
	rolled?: number,
): Promise<boolean> {
	const roll: AnswerRoll = (book, dice) =>
		parseOk(rollAsked({ oracles: [oracle], times: 1 }, book, rolled === undefined ? dice : fallen(rolled, dice)));
	const said = await onBlock(
		actions,
		home,
		onTable(actions, roll),
		(text, block, answers) => insertUnderBlock(text, block, writeOracleResults(answers)).changes,
	);
	return told(said, announceOracle);
}

/** Dice whose first result is given. */
function fallen(face: number, dice: DiceRoller): DiceRoller {
	const left = [face];
	return { roll: sides => left.shift() ?? dice.roll(sides) };
}

/** Replaces the answer of a question block. */
export async function askAnew(
	actions: Actions<'act' | 'actorPath'>,
	home: BlockLocation,
	ask: (book: Rulebook, dice: DiceRoller) => ParseResult<Answer>,
): Promise<boolean> {
	const said = await onBlock(
		actions,
		home,
		({ table }, dice) => ask(table.book, dice),
		(text, block, answer) => replaceBody(text, block, rewriteAnswer(block.body, answer)),
	);
	return told(said, announceAnswer);
}

function told<T>(said: T | undefined, tell: (said: T) => void): boolean {
	if (said !== undefined) tell(said);
	return said !== undefined;
}

/** Writes an answer into or below a block, and returns it once written. */
async function onBlock<T>(
	actions: Actions<'act' | 'actorPath'>,
	{ path, place, by }: BlockLocation,
	say: (at: ActionContext, dice: DiceRoller) => ParseResult<T>,
	write: (text: string, block: SwornBlockAt, said: T) => readonly TextChange[],
): Promise<T | undefined> {
	const actor = await actions.actorPath(path, by);
	if (actor === undefined) return undefined;
	let said: T | undefined;
	const isWritten = await actions.act(path, actor, (at, dice) => {
		const { text } = at.pages.journal;
		const block = findBlock(text, place);
		if (!block.ok) return block;
		const answer = say(at, dice);
		if (!answer.ok) return answer;
		said = answer.value;
		return parseOk({ edits: [{ path, changes: write(text, block.value, answer.value) }] });
	});
	return isWritten ? said : undefined;
}
