import type { Oracle } from '../../../rules/oracles/oracle';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { read, type Reading } from '../../../rules/problem';
import type { Rulebook } from '../../../rules/rulebook';
import type { Answer } from '../../../play/oracles/ask-the-oracle';
import type { Dice } from '../../../play/dice/dice';
import type { OracleAnswers } from '../../../play/oracles/oracles-asked';
import { rollAsked } from '../../../play/oracles/oracles-asked';
import { rewriteAnswer } from '../../../journal/answers/ask-block';
import { rewriteOracleResults, writeOracleResults } from '../../../journal/answers/write-oracle-results';
import { insertUnderBlock } from '../../../journal/blocks-in-note/insert-block';
import type { SwornBlockAt } from '../../../journal/blocks-in-note/in-note';
import { findBlock, replaceBody } from '../../../journal/blocks-in-note/in-note';
import type { TextChange } from '../../../journal/text/text-change';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActionContext, BlockHome } from '../../services/services';
import { bookFor } from './book-for';
import { announceAnswer, announceOracle } from './announce-answer';

/** Rolls on an oracle, using the book at the time of writing. */
export type AnswerRoll = (book: OracleBook, dice: Dice) => Reading<OracleAnswers>;

const onTable =
	(actions: Actions<'app' | 'tables'>, say: AnswerRoll) =>
	({ pages, table }: ActionContext, dice: Dice): Reading<OracleAnswers> =>
		say(bookFor(actions, pages, table.book.ruleset), dice);

/** Replaces the result of an oracle block. */
export async function answerAnew(actions: JournalActions, home: BlockHome, say: AnswerRoll): Promise<boolean> {
	const said = await onBlock(actions, home, onTable(actions, say), (text, block, answers) =>
		replaceBody(text, block, rewriteOracleResults(block.body, answers)),
	);
	return told(said, announceOracle);
}

/** Rolls on a follow-up oracle, or reads it at a number already rolled, and writes the answer just below the block. */
export async function rollUnder(
	actions: JournalActions,
	home: BlockHome,
	oracle: Oracle,
	rolled?: number,
): Promise<boolean> {
	const roll: AnswerRoll = (book, dice) =>
		read(rollAsked({ oracles: [oracle], times: 1 }, book, rolled === undefined ? dice : fallen(rolled, dice)));
	const said = await onBlock(
		actions,
		home,
		onTable(actions, roll),
		(text, block, answers) => insertUnderBlock(text, block, writeOracleResults(answers)).changes,
	);
	return told(said, announceOracle);
}

/** Dice whose first result is given. */
function fallen(face: number, dice: Dice): Dice {
	const left = [face];
	return { roll: sides => left.shift() ?? dice.roll(sides) };
}

/** Replaces the answer of a question block. */
export async function askAnew(
	actions: Actions<'act' | 'actorPath'>,
	home: BlockHome,
	ask: (book: Rulebook, dice: Dice) => Reading<Answer>,
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
	{ path, place, by }: BlockHome,
	say: (at: ActionContext, dice: Dice) => Reading<T>,
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
		return read({ edits: [{ path, changes: write(text, block.value, answer.value) }] });
	});
	return isWritten ? said : undefined;
}
