import { isSameWhenFolded } from '../../rules/search/folded-text';
import { nearestName } from '../../rules/search/nearest-name';
import { findOracles } from '../../rules/oracles/combined-oracles';
import { oracleName, type Oracle } from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { evenOdds, oddsOf } from '../../play/oracles/ask-the-oracle';
import type { OracleAnswers } from '../../play/oracles/oracles-asked';
import { answerWords, insertAnswer } from '../../journal/oracle-blocks/ask-block';
import { joinResults } from '../../journal/oracle-blocks/oracle-results';
import { insertOracleResults } from '../../journal/oracle-blocks/write-oracle-results';
import type { InlineInsertion } from '../../journal/inline/insert-inline';
import type { AnswerSaid, OracleAsked, OracleSaid, QuestionAsked, WhereWritten } from '../../../docs/api/sworn-journal';
import { answering, rolling, writeSaid, type OracleQuery } from '../features/oracles/ask-the-oracle';
import { bookFor } from '../features/oracles/book-for';
import type { JournalActions } from '../services/journal-actions';
import type { ActorView } from '../services/view-state/view-state';
import { refusal, valueOf } from './parameters';
import { pathOfNote, placeFor, whoActs } from './lookup';
import { NonInteractivePrompts } from './non-interactive-prompts';

/** The maximum for `times`: more than anyone needs. */
const MOST_TIMES = 20;

export async function oracle(actions: JournalActions, asked: OracleAsked): Promise<OracleSaid> {
	if (!actions.tables.isComplete) await actions.tables.whenRead();
	const { times = 1 } = asked;
	if (times < 1 || times > MOST_TIMES) throw refusal('bad_parameter', `“times” of oracle is 1 to ${MOST_TIMES}.`);
	const roll: OracleQuery<OracleAnswers> = (at, dice) => {
		const book = bookFor(actions, at.pages, at.table.book.ruleset);
		const oracles = oraclesCalled(asked.name, book);
		if (oracles.length > 1 && times > 1)
			throw refusal('unused_parameter', 'Oracles that are rolled together are rolled once. Leave out “times”.');
		return rolling(actions, { oracles, times })(at, dice);
	};
	const said = await say(
		actions,
		asked,
		() => roll,
		(text, offset, answers) => insertOracleResults(text, offset, answers, { form: actions.settings.answers }),
	);
	return {
		oracle: said.oracle,
		results: said.results.map(({ dice, result }) => ({ dice: [...dice], text: result })),
		text: joinResults(said),
	};
}

/** Finds oracles by their full name, or by its last part if that is unique. */
function oraclesCalled(name: string, book: OracleBook): readonly Oracle[] {
	const whole = findOracles(book, name);
	if (whole) return whole;
	const called = book.oracles.filter(({ path }) => isSameWhenFolded(path.at(-1) ?? '', name));
	const names = [...new Set(called.map(oracleName))];
	if (called.length > 0 && names.length === 1) return called.slice(0, 1);
	if (names.length > 1) throw refusal('several_oracles', `Several oracles are called “${name}”: ${names.join(', ')}.`);
	const near = nearestName(name, [
		...book.oracles.map(oracleName),
		...book.oracles.map(({ path }) => path.at(-1) ?? ''),
	]);
	const hint = near === undefined ? 'Check the name.' : `Did you mean “${near}”?`;
	throw refusal('unknown_oracle', `No oracle is called “${name}”. ${hint}`);
}

export async function ask(actions: JournalActions, asked: QuestionAsked): Promise<AnswerSaid> {
	const { question } = asked;
	const said = await say(
		actions,
		asked,
		({ book }) => answering({ question, odds: knownOdds(asked.odds, book) }),
		(text, offset, answer) => insertAnswer(text, offset, answer, { form: actions.settings.answers }),
	);
	const { odds, roll = 0, answer, isMatch } = said;
	return { question, odds, dice: roll, answer, isMatch, text: answerWords(said) };
}

/** Gets an answer and writes it to the note, unless `write` is false. */
async function say<T>(
	actions: JournalActions,
	asked: WhereWritten & { readonly write?: boolean },
	queryOf: (actor: ActorView) => OracleQuery<T>,
	insert: (text: string, offset: number, said: T) => InlineInsertion,
): Promise<T> {
	const journal = pathOfNote(actions.app, asked.note);
	const actor = await whoActs(actions, journal, asked.by);
	const query = queryOf(actor);
	if (asked.write === false) return valueOf(await actions.look(journal, actor.path, at => query(at, actions.dice)));
	const runner = actions.asking(new NonInteractivePrompts());
	const cursor = placeFor(actions.app, journal, asked.at);
	const said = await writeSaid(runner, { journal, actor: actor.path, cursor }, query, insert).finally(cursor.release);
	if (said === undefined) throw refusal('nothing_written', `Nothing was written into “${journal}”.`);
	return said;
}

/** The odds as spelled in the rules; even odds if none are given. */
export function knownOdds(odds: string | undefined, book: ActorView['book']): string {
	const rows = oddsOf(book);
	const row = odds === undefined ? evenOdds(rows) : rows.find(each => isSameWhenFolded(each.odds, odds))?.odds;
	if (row !== undefined) return row;
	const names = rows.map(each => each.odds).join(', ');
	throw refusal('unknown_odds', `“${odds ?? ''}” is not among the odds of these rules: ${names}.`);
}
