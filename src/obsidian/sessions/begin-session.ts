import { MarkdownView } from 'obsidian';
import { findMove } from '../../rules/find-move';
import { read } from '../../rules/problem';
import type { Reading } from '../../rules/problem';
import { newCall } from '../../play/record';
import { linkTextFor, nameFor } from '../../journal/character/name-for';
import { nameOf } from '../../journal/character/which-character';
import { given } from '../../journal/given';
import { chained } from '../../journal/pages/chained-plan';
import type { Pages, Plan } from '../../journal/pages/play-on-page';
import { makeMoveOnPage } from '../../journal/pages/play-on-page';
import { beginHere, beginInNewNote } from '../../journal/sessions/begin-session';
import type { NewSessionPlan } from '../../journal/sessions/begin-session';
import { BEGIN_A_SESSION, nextHeading, numberInName } from '../../journal/sessions/session-span';
import type { NoteAt } from '../commands/note-at';
import { backToNote, noteAt, offsetIn } from '../commands/note-at';
import { withActorAtOnce } from '../commands/with-actor';
import type { Desk } from '../desk';
import type { AtTheTable } from '../desk-parts';
import { pickOne } from '../pick-dialog';
import { recentNames, rememberName } from '../recent-names';
import type { ShownActor } from '../shown';

const RECENT_KEY = 'sworn-journal-sessions-begin';

/** Where a session can begin, in words that tell what is written. */
interface Beginning {
	readonly key: 'heading' | 'note';
	readonly words: string;
	begin(): Promise<void>;
}

/** Begin a session: under a heading in this note or in a note of its own; what was picked last comes first. */
export function beginSession(desk: Desk, view: MarkdownView): void {
	withActorAtOnce(desk, view, actor => {
		const note = noteAt(view);
		if (!note) return;
		const heading = nextHeading(note.text, nameOf(note.path), desk.today());
		const own = nextNote(desk, note.path);
		const both: readonly Beginning[] = [
			{
				key: 'heading',
				words: `In this note: ${heading.replace(/^#+ /, '')}`,
				begin: () => beginUnderHeading(desk, actor, note),
			},
			{ key: 'note', words: `In a new note: ${nameOf(own)}`, begin: () => beginInNote(desk, actor, note, own) },
		];
		const [last] = recentNames(desk.app, RECENT_KEY);
		const pick = (beginning: Beginning) => {
			rememberName(desk.app, RECENT_KEY, beginning.key);
			void beginning.begin();
		};
		const lastFirst = [...both].sort((a, b) => Number(b.key === last) - Number(a.key === last));
		pickOne(desk.app, lastFirst, ({ words }) => words, pick, 'Where does the session begin?');
	});
}

/** The book's move, at an offset; nothing where the book has none for it. */
const playBegin = (pages: Pages, offset: number, { table }: AtTheTable, dice: Parameters<typeof makeMoveOnPage>[5]) =>
	findMove(table.book.ruleset, BEGIN_A_SESSION).ok
		? makeMoveOnPage(pages, offset, newCall(BEGIN_A_SESSION), {}, table, dice)
		: read({ edits: [] });

async function beginUnderHeading(desk: Desk, { path: actor }: ShownActor, { view, path }: NoteAt): Promise<void> {
	await desk.act(path, actor, (at, dice) => {
		const { text } = at.pages.journal;
		const heading = beginHere(text, offsetIn(view, text), nameOf(path), desk.today());
		const begun = chained(at.pages, { before: heading.changes }, pages => playBegin(pages, heading.cursor, at, dice));
		return begun.ok ? read({ cursor: heading.cursor, ...begun.value }) : begun;
	});
	backToNote(view);
}

async function beginInNote(
	desk: Desk,
	{ path: actor }: ShownActor,
	{ view, path: journal }: NoteAt,
	path: string,
): Promise<void> {
	let begunAt = 0;
	const isWritten = await desk.act(journal, actor, (at, dice) => {
		const session = {
			path,
			today: desk.today(),
			character: `[[${linkTextFor(actor, path, desk.cast)}]]`,
			link: linkTo(desk, path, journal),
			...given({ by: nameFor(actor, path, desk.cast) }),
			offset: offsetIn(view, at.pages.journal.text),
		};
		const plan: Reading<NewSessionPlan> = beginInNewNote(at.pages, session, (pages, offset) =>
			playBegin(pages, offset, at, dice),
		);
		if (plan.ok) ({ begunAt } = plan.value);
		return plan satisfies Reading<Plan>;
	});
	if (isWritten) await openAt(desk, path, begunAt);
	else backToNote(view);
}

/** Opened for writing, at the place where writing goes on. */
async function openAt({ app }: Desk, path: string, offset: number): Promise<void> {
	const file = app.vault.getFileByPath(path);
	if (!file) return;
	const leaf = app.workspace.getLeaf(false);
	await leaf.openFile(file, { state: { mode: 'source' } });
	if (!(leaf.view instanceof MarkdownView)) return;
	const { editor } = leaf.view;
	editor.setCursor(editor.offsetToPos(offset));
	backToNote(leaf.view);
}

/** The next session among the notes beside a journal. */
function nextNote({ app }: Desk, journal: string): string {
	const folder = journal.slice(0, journal.lastIndexOf('/') + 1);
	const numbers = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === folder)
		.map(({ path }) => numberInName(nameOf(path)) ?? 0);
	return `${folder}Session ${Math.max(0, ...numbers) + 1}.md`;
}

/** By name, where that leads there; else by path. */
function linkTo({ cast }: Desk, path: string, from: string): string {
	const name = nameOf(path);
	const found = cast.resolve(name, from);
	return found === undefined || found === path ? `[[${name}]]` : `[[${path.replace(/\.md$/, '')}|${name}]]`;
}
