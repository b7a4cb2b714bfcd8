import type { Oracle } from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import type { Dice } from '../../play/dice';
import type { OracleAnswers } from '../../play/oracles-asked';
import { rollAsked } from '../../play/oracles-asked';
import { insertUnderBlock } from '../../journal/sworn-block/insert-block';
import { rewriteSayings, writeSayings } from '../../journal/answers/write-sayings';
import { oraclesOn } from '../../journal/answers/own-oracles';
import type { BlockPlace, SwornBlockAt } from '../../journal/sworn-block/in-note';
import { findBlock, replaceBody } from '../../journal/sworn-block/in-note';
import type { TextChange } from '../../journal/text/text-change';
import type { Desk } from '../desk';
import { tellAnswer } from './ask-the-oracle';

/** The block of an oracle in its note. */
export interface OracleHome {
	readonly path: string;
	readonly place: BlockPlace;
}

/** What an oracle says, from the book as it is when the block is written. */
export type Saying = (book: OracleBook, dice: Dice) => Reading<OracleAnswers>;

/** Gives the block another answer. */
export const answerAnew = (desk: Desk, home: OracleHome, say: Saying): Promise<boolean> =>
	onBlock(desk, home, say, (text, block, answer) => replaceBody(text, block, rewriteSayings(block.body, answer)));

/** Rolls on an oracle that goes on from this one: its answer goes right under the block. */
export const rollUnder = (desk: Desk, home: OracleHome, oracle: Oracle): Promise<boolean> =>
	onBlock(
		desk,
		home,
		(book, dice) => read(rollAsked({ oracles: [oracle], times: 1 }, book, dice)),
		(text, block, answer) => insertUnderBlock(text, block, writeSayings(answer)).changes,
	);

async function onBlock(
	desk: Desk,
	{ path, place }: OracleHome,
	say: Saying,
	write: (text: string, block: SwornBlockAt, answer: OracleAnswers) => readonly TextChange[],
): Promise<boolean> {
	const actor = await desk.actorPath(path);
	if (actor === undefined) return false;
	let said: OracleAnswers | undefined;
	const isWritten = await desk.act(path, actor, ({ pages, table }, dice) => {
		const { text } = pages.journal;
		const block = findBlock(text, place.body, place.near);
		if (!block.ok) return block;
		const answer = say(oraclesOn(pages, table.book.ruleset), dice);
		if (!answer.ok) return answer;
		said = answer.value;
		return read({ edits: [{ path, changes: write(text, block.value, said) }] });
	});
	if (isWritten && said) tellAnswer(said);
	return isWritten;
}
