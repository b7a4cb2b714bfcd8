import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { oracleBook } from '../../rules/oracles/oracle-book';
import { togetherName } from '../../rules/oracles/together';
import { read, unread } from '../../rules/problem';
import { askTheOracle, oddsOf } from '../../play/ask-the-oracle';
import type { Asked, OracleAnswers } from '../../play/oracles-asked';
import { rollAsked } from '../../play/oracles-asked';
import { writeAnswer } from '../../journal/answers/ask-block';
import { insertBlock } from '../../journal/sworn-block/insert-block';
import type { AnswerForm } from '../../journal/answers/answer-form';
import { otherForm } from '../../journal/answers/answer-form';
import { allSaid } from '../../journal/answers/oracle-sayings';
import { insertSayings } from '../../journal/answers/write-sayings';
import { oraclesOn } from '../../journal/answers/own-oracles';
import type { Question } from '../ask-dialog';
import { AskDialog } from '../ask-dialog';
import { backToNote, offsetIn } from '../commands/note-at';
import { withActorAtOnce } from '../commands/with-actor';
import type { Desk } from '../desk';
import { recentNames, rememberName } from '../recent-names';
import type { ShownActor } from '../shown';
import { LONG_NOTICE } from '../tell';
import { OracleDialog } from './oracle-dialog';

const RECENT_KEY = 'sworn-journal-recent-oracles';

export const recentOracles = (desk: Desk): readonly string[] => recentNames(desk.app, RECENT_KEY);

/** As the settings say, or the other way. */
export const formOf = ({ settings }: Desk, isOther: boolean): AnswerForm =>
	isOther ? otherForm(settings.answers) : settings.answers;

/** Ask the oracle: one dialog, then the answer at the cursor; in Reading view at the end of the note. */
export function askAtCursor(desk: Desk, view: MarkdownView): void {
	withActorAtOnce(desk, view, actor => {
		const book = oraclesOf(desk, view, actor);
		const input = { book, recent: recentOracles(desk), odds: oddsOf(actor.book), form: desk.settings.answers };
		new OracleDialog(desk.app, input, {
			onAsk: question => void answerAtCursor(desk, view, actor, question),
			onRoll: (asked, form) => void rollAtCursor(desk, view, actor, asked, form),
		}).open();
	});
}

const oraclesOf = (desk: Desk, view: MarkdownView, { book }: ShownActor): OracleBook =>
	(view.file && desk.shown.oracles(view.file.path)) ?? oracleBook(book.ruleset);

/** Asks a question with a yes or a no, of which a part may be typed already. */
export function askQuestion(desk: Desk, view: MarkdownView, question: string): void {
	withActorAtOnce(desk, view, actor =>
		new AskDialog(
			desk.app,
			{ rows: oddsOf(actor.book), question },
			asked => void answerAtCursor(desk, view, actor, asked),
		).open(),
	);
}

/** Rolls on oracles that were picked elsewhere. */
export function askOracles(desk: Desk, view: MarkdownView, asked: Asked, form: AnswerForm): void {
	withActorAtOnce(desk, view, actor => void rollAtCursor(desk, view, actor, asked, form));
}

async function answerAtCursor(desk: Desk, view: MarkdownView, actor: ShownActor, asked: Question): Promise<void> {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const { question, odds } = asked;
	await desk.act(journal, actor.path, ({ pages, table }, dice) => {
		const answer = askTheOracle(question, odds, table.book, dice);
		if (!answer) return unread('unknown_odds', `“${odds}” is not among the odds of these rules.`);
		const { text } = pages.journal;
		const { changes, cursor } = insertBlock(text, offsetIn(view, text), writeAnswer(answer));
		return read({ edits: [{ path: journal, changes }], cursor });
	});
	backToNote(view);
}

async function rollAtCursor(
	desk: Desk,
	view: MarkdownView,
	actor: ShownActor,
	asked: Asked,
	form: AnswerForm,
): Promise<void> {
	const journal = view.file?.path;
	if (journal === undefined) return;
	let said: OracleAnswers | undefined;
	rememberName(desk.app, RECENT_KEY, togetherName(asked.oracles));
	const isWritten = await desk.act(journal, actor.path, ({ pages, table }, dice) => {
		const answer = rollAsked(asked, oraclesOn(pages, table.book.ruleset), dice);
		said = answer;
		const { text } = pages.journal;
		const { changes, cursor } = insertSayings(text, offsetIn(view, text), answer, form);
		return read({ edits: [{ path: journal, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	if (isWritten && said) tellAnswer(said);
	backToNote(view);
}

/** What was said, also to those who do not see the note; a table without an end is told. */
export function tellAnswer(answers: OracleAnswers): void {
	const { oracle, isEndless } = answers;
	if (isEndless)
		new Notice(`“${oracle}” rolls on itself for ever, so only its first roll counts. Mend the table.`, LONG_NOTICE);
	else new Notice(`${oracle}: ${allSaid(answers)}`);
}
