import type { MarkdownView } from 'obsidian';
import { togetherName } from '../../rules/oracles/together';
import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Dice } from '../../play/dice';
import type { Answer, Question } from '../../play/ask-the-oracle';
import { askTheOracle, oddsOf } from '../../play/ask-the-oracle';
import type { Asked, OracleAnswers } from '../../play/oracles-asked';
import { rollAsked } from '../../play/oracles-asked';
import type { InlineInsertion } from '../../journal/inline/insert-inline';
import { insertAnswer } from '../../journal/answers/ask-block';
import type { AnswerForm } from '../../journal/answers/answer-form';
import { otherForm } from '../../journal/answers/answer-form';
import { insertSayings } from '../../journal/answers/write-sayings';
import { AskDialog } from '../ask-dialog';
import { backToNote, offsetIn } from '../commands/note-at';
import { withActorAtOnce } from '../commands/with-actor';
import type { Desk } from '../desk';
import type { AtTheTable } from '../desk-parts';
import { recentNames, rememberName } from '../recent-names';
import type { ShownActor } from '../shown';
import { bookFor, searchedOracles } from './book-for';
import { toggleFavourite } from './favourites';
import { OracleDialog } from './oracle-dialog';
import type { AtHand } from './oracle-finder';
import { tellAnswer, tellOracle } from './tell-answer';

const RECENT_KEY = 'sworn-journal-recent-oracles';

/** The oracles that come first in a search. */
export const atHand = (desk: Desk): AtHand => ({
	favourites: desk.settings.favourites,
	recent: recentNames(desk.app, RECENT_KEY),
	onFavourite: name => toggleFavourite(desk, name),
});

/** As the settings say, or the other way. */
export const formOf = ({ settings }: Desk, isOther: boolean): AnswerForm =>
	isOther ? otherForm(settings.answers) : settings.answers;

/** Ask the oracle: one dialog, then the answer at the cursor; in Reading view at the end of the note. */
export function askAtCursor(desk: Desk, view: MarkdownView): void {
	withActorAtOnce(desk, view, actor => {
		const reading = beingRead(desk, view, actor);
		if (reading) void reading.then(() => openOracles(desk, view, actor));
		else openOracles(desk, view, actor);
	});
}

/** The player's own tables, and the sites of the character, may stand in notes that are still being read. */
function beingRead(desk: Desk, view: MarkdownView, { book }: ShownActor): Promise<unknown> | undefined {
	const sites = book.ruleset.sites && view.file ? desk.shown.whenRead(view.file.path) : undefined;
	if (desk.tables.isComplete) return sites;
	return Promise.all([desk.tables.whenRead(), sites]);
}

function openOracles(desk: Desk, view: MarkdownView, actor: ShownActor): void {
	const book = searchedOracles(desk, view.file?.path, actor.book.ruleset);
	const input = { book, atHand: atHand(desk), odds: oddsOf(actor.book), form: desk.settings.answers };
	new OracleDialog(desk.app, input, {
		onAsk: (question, form) => void answerAtCursor(desk, view, actor, question, form),
		onRoll: (asked, form) => void rollAtCursor(desk, view, actor, asked, form),
	}).open();
}

/** Asks a question with a yes or a no, of which a part may be typed already. */
export function askQuestion(desk: Desk, view: MarkdownView, question: string): void {
	withActorAtOnce(desk, view, actor => {
		const hint = `Shift+Enter writes ${formOf(desk, true) === 'line' ? 'one line' : 'a block'}.`;
		new AskDialog(
			desk.app,
			{ rows: oddsOf(actor.book), question, hint },
			(asked, isOther) => void answerAtCursor(desk, view, actor, asked, formOf(desk, isOther)),
		).open();
	});
}

/** Rolls on oracles that were picked elsewhere. */
export function askOracles(desk: Desk, view: MarkdownView, asked: Asked, form: AnswerForm): void {
	withActorAtOnce(desk, view, actor => void rollAtCursor(desk, view, actor, asked, form));
}

async function answerAtCursor(
	desk: Desk,
	view: MarkdownView,
	actor: ShownActor,
	question: Question,
	form: AnswerForm,
): Promise<void> {
	const ask = ({ table }: AtTheTable, dice: Dice): Reading<Answer> => {
		const answer = askTheOracle(question, table.book, dice);
		return answer ? read(answer) : unread('unknown_odds', `“${question.odds}” is not among the odds of these rules.`);
	};
	const said = await writeAtCursor(desk, view, actor, ask, (text, at, answer) => insertAnswer(text, at, answer, form));
	if (said) tellAnswer(said);
}

async function rollAtCursor(
	desk: Desk,
	view: MarkdownView,
	actor: ShownActor,
	asked: Asked,
	form: AnswerForm,
): Promise<void> {
	rememberName(desk.app, RECENT_KEY, togetherName(asked.oracles));
	const roll = ({ pages, table }: AtTheTable, dice: Dice): Reading<OracleAnswers> =>
		read(rollAsked(asked, bookFor(desk, pages, table.book.ruleset), dice));
	const said = await writeAtCursor(desk, view, actor, roll, (text, at, answers) =>
		insertSayings(text, at, answers, form),
	);
	if (said) tellOracle(said);
}

/** What was said, once it is written. */
async function writeAtCursor<T>(
	desk: Desk,
	view: MarkdownView,
	actor: ShownActor,
	say: (at: AtTheTable, dice: Dice) => Reading<T>,
	insert: (text: string, offset: number, said: T) => InlineInsertion,
): Promise<T | undefined> {
	const journal = view.file?.path;
	if (journal === undefined) return undefined;
	let said: T | undefined;
	const isWritten = await desk.act(journal, actor.path, (at, dice) => {
		const answer = say(at, dice);
		if (!answer.ok) return answer;
		said = answer.value;
		const { text } = at.pages.journal;
		const { changes, cursor } = insert(text, offsetIn(view, text), answer.value);
		return read({ edits: [{ path: journal, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	backToNote(view);
	return isWritten ? said : undefined;
}
