import type { DiceRoller } from '../../../play/dice/dice';
import { MarkdownView, Notice } from 'obsidian';
import { lookUpMove } from '../../../rules/find-move';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import { newUnrolledMove } from '../../../play/record/record';
import { linkTextFor, nameFor } from '../../../journal/character/unique-character-name';
import { nameOf } from '../../../rules/search/stated-name';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { given } from '../../../rules/core/collections';
import { combinePlans } from '../../../journal/actions/combine-plans';
import type { ActionNotes, Plan } from '../../../journal/actions/action-notes';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import type { NewSessionPlan } from '../../../journal/sessions/begin-session';
import { beginHere, beginInNewNote, recapBelowHeading } from '../../../journal/sessions/begin-session';
import { BEGIN_A_SESSION } from '../../../play/moves/session-moves';
import { nextHeading, numberInName, unplayedSession } from '../../../journal/sessions/session-span';
import type { CursorThen, NoteAt } from '../../services/note-at-cursor';
import { backToNote, followCursor, noteAt, planThere } from '../../services/note-at-cursor';
import { withActorAtOnce } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActionContext } from '../../services/services';
import type { Settings } from '../../services/settings';
import { pickOne } from '../../components/pick-dialog';
import { recentNames, rememberName } from '../../services/recent-names';
import type { ActorView } from '../../services/view-state/view-state';
import { earlierSession } from './earlier-sessions';
import { recapAt } from './recap-at';
import { linkTo } from './session-owner';
import { t } from '../../../i18n/translate';

const RECENT_KEY = 'sworn-journal-sessions-begin';

/** A place where a session can begin; `words` says what will be written. */
interface Beginning {
	readonly key: 'begun' | 'heading' | 'note';
	readonly words: string;
	begin(cursor: CursorThen): Promise<void>;
}

/** *Begin a session*: under a heading in this note, or in a new note. The last choice is listed first. */
export function beginSession(actions: JournalActions, view: MarkdownView): void {
	withActorAtOnce(actions, view, actor => {
		const note = noteAt(view);
		if (!note) return;
		const heading = nextHeading(note.text, nameOf(note.path), actions.today());
		const own = nextNote(actions, note.path);
		const unplayed = unplayedSession(note.text, nameOf(note.path));
		const all: readonly Beginning[] = [
			...(unplayed === undefined
				? []
				: [
						{
							key: 'begun' as const,
							words: t('In this note: Session {number}, which is begun', { number: unplayed }),
							begin: (cursor: CursorThen) => beginWithoutHeading(actions, actor, note, cursor),
						},
					]),
			{
				key: 'heading',
				words: t('In this note: {heading}', { heading: heading.replace(/^#+ /, '') }),
				begin: cursor => beginUnderHeading(actions, actor, note, cursor),
			},
			{
				key: 'note',
				words: t('In a new note: {own}', { own: nameOf(own) }),
				begin: cursor => beginInNote(actions, actor, note, { own, cursor }),
			},
		];
		const [last] = recentNames(actions.app, RECENT_KEY);
		const pick = (beginning: Beginning) => {
			if (beginning.key !== 'begun') rememberName(actions.app, RECENT_KEY, beginning.key);
			const cursor = followCursor(view);
			void beginning.begin(cursor).finally(cursor.release);
		};
		const place = ({ key }: Beginning) => (key === 'begun' ? 2 : Number(key === last));
		const lastFirst = [...all].sort((a, b) => place(b) - place(a));
		pickOne(
			actions.app,
			lastFirst,
			{ text: ({ words }) => words, placeholder: t('Where does the session begin?') },
			{ onPick: pick },
		);
	});
}

/** Plans the book's move for beginning a session; undefined if it has none. */
const playBegin = (
	pages: ActionNotes,
	offset: number,
	{ table }: ActionContext,
	{ dice, form }: { readonly dice: DiceRoller; readonly form: Settings['records'] },
) =>
	lookUpMove(table.book.ruleset, BEGIN_A_SESSION)
		? makeMoveInNotes(
				{ ...pages, form },
				offset,
				{ call: newUnrolledMove(BEGIN_A_SESSION), rollInput: {} },
				{ table, dice },
			)
		: parseOk({ edits: [] });

/** The session of a heading that is there: only the book's move is made. */
async function beginWithoutHeading(
	actions: JournalActions,
	{ path: actor, book }: ActorView,
	{ view, path }: NoteAt,
	cursor: CursorThen,
): Promise<void> {
	const earlier = await earlierSession(actions, writersOf(actions.vaultIndex, path, actor), path);
	let hasWritten = false;
	const plan = planThere(cursor, (at, begunAt, dice) => {
		const { text } = at.pages.journal;
		const recap = recapAt(actions, at, { before: text.length, earlier });
		const { changes: before, offset } = recapBelowHeading(text, begunAt, { name: nameOf(path), recap });
		const begun = combinePlans(at.pages, { before }, pages =>
			playBegin(pages, offset, at, { dice, form: actions.settings.records }),
		);
		hasWritten = begun.ok && begun.value.edits.length > 0;
		return begun.ok ? parseOk({ cursor: offset, ...begun.value }) : begun;
	});
	await actions.act(path, actor, plan);
	if (!hasWritten && !lookUpMove(book.ruleset, BEGIN_A_SESSION))
		new Notice(t('The session has begun: write below its heading.'));
	backToNote(view);
}

async function beginUnderHeading(
	actions: JournalActions,
	{ path: actor }: ActorView,
	{ view, path }: NoteAt,
	cursor: CursorThen,
): Promise<void> {
	const earlier = await earlierSession(actions, writersOf(actions.vaultIndex, path, actor), path);
	const plan = planThere(cursor, (at, offset, dice) => {
		const { text } = at.pages.journal;
		const recap = recapAt(actions, at, { before: offset, earlier });
		const heading = beginHere(text, offset, { name: nameOf(path), today: actions.today(), recap });
		const begun = combinePlans(at.pages, { before: heading.changes }, pages =>
			playBegin(pages, heading.cursor, at, { dice, form: actions.settings.records }),
		);
		return begun.ok ? parseOk({ cursor: heading.cursor, ...begun.value }) : begun;
	});
	await actions.act(path, actor, plan);
	backToNote(view);
}

async function beginInNote(
	actions: JournalActions,
	{ path: actor }: ActorView,
	{ view, path: journal }: NoteAt,
	{ own: path, cursor }: { readonly own: string; readonly cursor: CursorThen },
): Promise<void> {
	let begunAt = 0;
	const writers = writersOf(actions.vaultIndex, journal, actor);
	const earlier = await earlierSession(actions, writers, path);
	const planned = planThere(cursor, (at, offset, dice) => {
		const session = {
			path,
			today: actions.today(),
			characters: writers.map(who => `[[${linkTextFor(who, path, actions.vaultIndex)}]]`),
			link: linkTo(actions.vaultIndex, path, journal),
			...given({ by: nameFor(actor, path, actions.vaultIndex) }),
			offset,
			recap: recapAt(actions, at, { earlier }),
		};
		const plan: ParseResult<NewSessionPlan> = beginInNewNote(at.pages, session, (pages, playedAt) =>
			playBegin(pages, playedAt, at, { dice, form: actions.settings.records }),
		);
		if (plan.ok) ({ begunAt } = plan.value);
		return plan satisfies ParseResult<Plan>;
	});
	const isWritten = await actions.act(journal, actor, planned);
	if (isWritten && writers.length > 1) actions.viewState.acting.choose(path, actor);
	if (isWritten) await openAt(actions, path, begunAt);
	else backToNote(view);
}

/** Everybody whose journal it is, so that the next one is theirs as well; else the one who acts. */
function writersOf(vaultIndex: JournalActions['vaultIndex'], journal: string, actor: string): readonly string[] {
	const company = charactersOfJournal(journal, vaultIndex);
	return company.includes(actor) ? company : [actor];
}

/** Opens a note for editing, with the cursor where writing continues. */
async function openAt({ app }: Actions<'app'>, path: string, offset: number): Promise<void> {
	const file = app.vault.getFileByPath(path);
	if (!file) return;
	const leaf = app.workspace.getLeaf(false);
	await leaf.openFile(file, { state: { mode: 'source' } });
	if (!(leaf.view instanceof MarkdownView)) return;
	const { editor } = leaf.view;
	editor.setCursor(editor.offsetToPos(offset));
	backToNote(leaf.view);
}

/** The path of the next session note next to the journal. */
function nextNote({ app }: Actions<'app'>, journal: string): string {
	const folder = journal.slice(0, journal.lastIndexOf('/') + 1);
	const beside = app.vault.getFileByPath(journal)?.parent?.children ?? [];
	const numbers = beside.filter(({ name }) => name.endsWith('.md')).map(({ path }) => numberInName(nameOf(path)) ?? 0);
	return `${folder}Session ${Math.max(0, ...numbers) + 1}.md`;
}
