import { parseOk, type ParseResult } from '../../rules/core/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { given } from '../../rules/core/collections';
import type { ActionNotes, Plan } from '../actions/action-notes';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { lineIndexAt } from '../text/lines';
import { insertLines, placeAt, type Insertion } from '../text/insert-lines';
import { sectionsOf } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import { hasRecap } from './recap';
import { nextHeading, sessionsIn } from './session-span';
import { noteToCreate } from '../notes/note-to-create';

/** The next session of a note: its name, the day, and the lines that say what happened in the last one. */
interface NextSession {
	readonly name: string;
	readonly today: string;
	readonly recap: readonly string[];
}

/** Inserts the heading of the next session at an offset, and the recap of the last one below it. */
export function beginHere(note: string, offset: number, { name, today, recap }: NextSession): Insertion {
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, offset);
	const heading = nextHeading(note, name, today);
	const lines = recap.length > 0 ? [heading, '', ...recap] : [heading];
	return insertLines(note, sections, { line, room: 'room to write' }, lineBreak => lines.join(lineBreak));
}

/** The recap below a heading, and where an offset of the note is then. */
interface RecapBelow {
	readonly changes: readonly TextChange[];
	readonly offset: number;
}

/** Inserts the recap of the last session below the heading of one that begins there, unless it has one. */
export function recapBelowHeading(
	note: string,
	offset: number,
	{ name, recap }: Pick<NextSession, 'name' | 'recap'>,
): RecapBelow {
	const begun = sessionsIn(note, name).at(-1);
	if (!begun || recap.length === 0 || hasRecap(note.slice(begun.from, begun.to))) return { changes: [], offset };
	const sections = sectionsOf(note);
	const below = lineIndexAt(sections.lines, begun.from) + 1;
	const { changes, cursor } = insertLines(note, sections, { line: below, room: 'no room' }, lineBreak =>
		recap.join(lineBreak),
	);
	const [{ from, insert } = { from: 0, insert: '' }] = changes;
	if (offset < begun.from) return { changes, offset };
	return { changes, offset: offset <= from ? cursor : offset + insert.length };
}

/** A session in a note of its own. */
interface NewSession {
	readonly path: string;
	readonly today: string;
	/** The links to the characters whose journal it is from that note, and the one to that note from the journal. */
	readonly characters: readonly string[];
	readonly link: string;
	/** The character's name in that note's records. */
	readonly by?: string;
	/** Where to put the link in the journal. */
	readonly offset: number;
	/** The lines that say what happened in the last session. */
	readonly recap: readonly string[];
}

/** The plan for a new session's note, and where writing continues in it. */
export interface NewSessionPlan extends Plan {
	readonly begunAt: number;
}

const ORDER = ['character', 'ruleset', 'rules'];

/** Creates a note for a session and a link to it in the journal, along with anything else played there. */
export function beginInNewNote(
	pages: ActionNotes,
	session: NewSession,
	play: (pages: ActionNotes, offset: number) => ParseResult<Plan>,
): ParseResult<NewSessionPlan> {
	const text = newNote(pages, session);
	if (!text.ok) return text;
	const { path } = session;
	const there: ActionNotes = {
		journal: { path, text: text.value },
		actor: pages.actor,
		others: [...(pages.others ?? []), pages.journal],
		...given({ by: session.by }),
	};
	const played = play(there, text.value.length);
	if (!played.ok) return played;
	const { edits, cursor } = played.value;
	const changesOf = (note: string) => edits.find(edit => edit.path === note)?.changes ?? [];
	const begun = applyChanges(text.value, changesOf(path));
	const link = linkIn(pages.journal.text, session);
	return parseOk({
		begunAt: cursor ?? begun.length,
		edits: [
			noteToCreate(path, begun),
			{ path: pages.journal.path, changes: [...changesOf(pages.journal.path), ...link] },
			...edits.filter((edit): edit is PlannedEdit => edit.path !== path && edit.path !== pages.journal.path),
		],
	});
}

/** The new note uses the same rules as the journal. */
function newNote({ journal, actor }: ActionNotes, { characters, today, recap }: NewSession): ParseResult<string> {
	const own = journal.path === actor.path ? undefined : readFrontmatter(journal.text);
	const valuesOf = (key: string) => (own?.ok ? textsOf(own.value.values, key) : []);
	const [ruleset] = valuesOf('ruleset');
	const rules = valuesOf('rules');
	const character = characters.length > 1 ? characters : characters[0];
	const said = {
		...given({ character }),
		...(ruleset === undefined ? {} : { ruleset }),
		...(rules.length > 0 ? { rules } : {}),
	};
	const properties = setProperties('', said, ORDER);
	if (!properties.ok) return properties;
	// Written without quotes, because the app treats a quoted date as text.
	const told = recap.length > 0 ? `${recap.join('\n')}\n\n` : '';
	return parseOk(`${applyChanges('', properties.value).replace(/---\n$/, '')}date: ${today}\n---\n\n${told}`);
}

function linkIn(note: string, { link, offset }: NewSession): readonly TextChange[] {
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, offset);
	return insertLines(note, sections, { line, room: 'no room' }, () => `Next session: ${link}`).changes;
}
