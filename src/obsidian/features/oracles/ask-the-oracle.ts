import type { App, MarkdownView } from 'obsidian';
import { combinedName } from '../../../rules/oracles/combined-oracles';
import type { Oracle } from '../../../rules/oracles/oracle';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { DiceRoller } from '../../../play/dice/dice';
import { askTheOracle, oddsOf, type Answer, type Question } from '../../../play/oracles/ask-the-oracle';
import { rollAsked, type Asked, type OracleAnswers } from '../../../play/oracles/oracles-asked';
import { endOfInsertion, type InlineInsertion } from '../../../journal/inline/insert-inline';
import { insertAnswer } from '../../../journal/oracle-blocks/ask-block';
import { otherForm, type AnswerForm } from '../../../journal/oracle-blocks/answer-form';
import { insertOracleResults } from '../../../journal/oracle-blocks/write-oracle-results';
import { asQuestion } from '../../../journal/text/selected-words';
import { openAsk } from './ask-dialog';
import { backToNote, followCursor, planThere, wordsSelectedIn, type CursorThen } from '../../services/note-at-cursor';
import { withActorAtOnce } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActionRunner } from '../../services/action-runner';
import type { ActionContext } from '../../services/services';
import { actWithToken, facesThrown, type Shown } from '../../services/act-with-token';
import { placeOfBlock } from '../../editor/pending-token';
import { recentNames, rememberName } from '../../services/recent-names';
import type { ActorView } from '../../services/view-state/view-state';
import { bookFor, searchedOracles } from './book-for';
import { toggleFavourite } from './favourites';
import { openOracleDialog } from './oracle-dialog';
import type { RecentOracles } from './oracle-finder';
import { announceAnswer, announceOracle } from './announce-answer';
import { t } from '../../../i18n/translate';

const RECENT_KEY = 'sworn-journal-recent-oracles';

export const rememberOracles = (app: App, oracles: readonly Oracle[]): void =>
	rememberName(app, RECENT_KEY, combinedName(oracles));

/** The oracles that are listed first in a search. */
export const recentOracles = (actions: Actions<'app' | 'saveSettings' | 'settings'>): RecentOracles => ({
	favourites: actions.settings.favourites,
	recent: recentNames(actions.app, RECENT_KEY),
	onFavourite: name => toggleFavourite(actions, name),
});

/** The configured form, or the other one. */
export const formOf = ({ settings }: Actions<'settings'>, isOther: boolean): AnswerForm =>
	isOther ? otherForm(settings.answers) : settings.answers;

/**
 * *Ask the oracle*: opens a dialog, then writes the answer at the cursor, or in Reading view at the end of the note.
 */
export function askAtCursor(actions: JournalActions, view: MarkdownView): void {
	withActorAtOnce(actions, view, actor => {
		const reading = beingRead(actions, view, actor);
		if (reading) void reading.then(() => openOracles(actions, view, actor));
		else openOracles(actions, view, actor);
	});
}

/** Resolves when the player's tables and the character's sites are read; undefined if there is nothing to wait for. */
function beingRead(
	actions: Actions<'tables' | 'viewState'>,
	view: MarkdownView,
	{ book }: ActorView,
): Promise<unknown> | undefined {
	const sites = book.ruleset.sites && view.file ? actions.viewState.whenRead(view.file.path) : undefined;
	if (actions.tables.isComplete) return sites;
	return Promise.all([actions.tables.whenRead(), sites]);
}

function openOracles(actions: JournalActions, view: MarkdownView, actor: ActorView): void {
	const book = searchedOracles(actions, view.file?.path, actor.book.ruleset);
	const input = { book, atHand: recentOracles(actions), odds: oddsOf(actor.book), form: actions.settings.answers };
	openOracleDialog(actions.app, input, {
		onAsk: (question, form) => void answerAtCursor(actions, view, actor, { question, form }),
		onRoll: (asked, form) => void rollAtCursor(actions, view, actor, { asked, form }),
	});
}

/** Asks a yes-or-no question, of which a part may be typed already. */
export function askQuestion(actions: JournalActions, view: MarkdownView, question: string): void {
	withActorAtOnce(actions, view, actor => {
		const hint = t('Shift+Enter writes {form}.', {
			form: formOf(actions, true) === 'line' ? t('one line') : t('a block'),
		});
		openAsk(
			actions.app,
			{ rows: oddsOf(actor.book), question, hint },
			(asked, isOther) =>
				void answerAtCursor(actions, view, actor, { question: asked, form: formOf(actions, isOther) }),
		);
	});
}

/** The same with the selected words, which stay in the note. */
export function askAboutSelection(actions: JournalActions, view: MarkdownView): void {
	const words = wordsSelectedIn(view);
	askQuestion(actions, view, words === undefined ? '' : asQuestion(words));
}

/** Rolls on oracles picked elsewhere. */
export function askOracles(actions: JournalActions, view: MarkdownView, asked: Asked, form: AnswerForm): void {
	withActorAtOnce(actions, view, actor => void rollAtCursor(actions, view, actor, { asked, form }));
}

async function answerAtCursor(
	actions: Actions<'act' | 'dice'>,
	view: MarkdownView,
	actor: ActorView,
	{ question, form }: { readonly question: Question; readonly form: AnswerForm },
): Promise<void> {
	const said = await writeAtCursor(actions, view, actor, {
		name: question.question,
		say: answering(question),
		show: dice => askTheOracle(question, actor.book, dice),
		insert: (text, at, answer) => insertAnswer(text, at, answer, { form }),
	});
	if (said) announceAnswer(said);
}

async function rollAtCursor(
	actions: Actions<'act' | 'app' | 'dice' | 'tables' | 'viewState'>,
	view: MarkdownView,
	actor: ActorView,
	{ asked, form }: { readonly asked: Asked; readonly form: AnswerForm },
): Promise<void> {
	rememberOracles(actions.app, asked.oracles);
	const said = await writeAtCursor(actions, view, actor, {
		name: combinedName(asked.oracles),
		say: rolling(actions, asked),
		show: dice => rollAsked(asked, searchedOracles(actions, view.file?.path, actor.book.ruleset), dice),
		insert: (text, at, answers) => insertOracleResults(text, at, answers, { form }),
	});
	if (said) announceOracle(said);
}

/** Rolls an answer, based on the notes of an action. */
export type OracleQuery<T> = (at: ActionContext, dice: DiceRoller) => ParseResult<T>;

/** The answer to a yes-or-no question. */
export const answering =
	(question: Question): OracleQuery<Answer> =>
	({ table }, dice) => {
		const answer = askTheOracle(question, table.book, dice);
		return answer
			? parseOk(answer)
			: parseError('unknown_odds', t('“{odds}” is not among the odds of these rules.', { odds: question.odds }));
	};

/** The results of rolling on oracles. */
export const rolling =
	(actions: Actions<'app' | 'tables'>, asked: Asked): OracleQuery<OracleAnswers> =>
	({ pages, table }, dice) =>
		parseOk(rollAsked(asked, bookFor(actions, pages, table.book.ruleset), dice));

/** What is asked at the cursor. */
interface AskedThere<T> {
	readonly name: string;
	readonly say: OracleQuery<T>;
	/** What is said by what is on display: only its dice and its place are shown before the notes are read. */
	readonly show: (dice: DiceRoller) => T | undefined;
	readonly insert: (text: string, offset: number, said: T) => InlineInsertion;
}

/** Writes an answer at the cursor, and returns it once written. */
async function writeAtCursor<T>(
	actions: Actions<'act' | 'dice'>,
	view: MarkdownView,
	actor: ActorView,
	{ name, say, show, insert }: AskedThere<T>,
): Promise<T | undefined> {
	const journal = view.file?.path;
	if (journal === undefined) return undefined;
	// Selected words would be replaced by the next letter.
	const isSelected = view.getMode() === 'source' && view.editor.somethingSelected();
	const cursor = followCursor(view);
	const showDice = (thrown: DiceRoller, text: string): Shown | undefined => {
		const { dice, said } = facesThrown(thrown, show);
		return said && { name, dice, at: placeOfBlock(text, insert(text, cursor.in(text).offset, said)) };
	};
	let said: T | undefined;
	await actWithToken(actions, { view, show: showDice }, async on => {
		said = await writeSaid(on, { journal, actor: actor.path, cursor }, say, (text, offset, answer) => {
			const insertion = insert(text, offset, answer);
			return isSelected ? { ...insertion, cursor: insertion.cursor ?? endOfInsertion(text, insertion) } : insertion;
		});
		return said !== undefined;
	}).finally(cursor.release);
	backToNote(view);
	return said;
}

/** Writes an answer into a journal, and returns it once written. */
export async function writeSaid<T>(
	actions: Pick<ActionRunner, 'act'>,
	{ journal, actor, cursor: begun }: { readonly journal: string; readonly actor: string; readonly cursor: CursorThen },
	say: OracleQuery<T>,
	insert: (text: string, offset: number, said: T) => InlineInsertion,
): Promise<T | undefined> {
	let said: T | undefined;
	const plan = planThere(begun, (at, offset, dice) => {
		const answer = say(at, dice);
		if (!answer.ok) return answer;
		said = answer.value;
		const { changes, cursor } = insert(at.pages.journal.text, offset, said);
		return parseOk({ edits: [{ path: journal, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	const isWritten = await actions.act(journal, actor, plan);
	return isWritten ? said : undefined;
}
