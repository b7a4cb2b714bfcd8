import { read, type Reading } from '../../rules/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { given } from '../../rules/collections';
import type { PageEdit, Pages, Plan } from '../pages/page';
import { insertLines, placeAt } from '../text/own-lines';
import type { Insertion } from '../text/own-lines';
import { sectionsOf } from '../text/sections';
import type { TextChange } from '../text/text-change';
import { applyChanges } from '../text/text-change';
import { nextHeading } from './session-span';
import { noteToCreate } from '../notes/note-to-create';

/** The heading of the next session, where an offset lies; `name` is that of the note. */
export function beginHere(note: string, offset: number, name: string, today: string): Insertion {
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, offset);
	return insertLines(note, sections, line, () => nextHeading(note, name, today), 'room to write');
}

/** A note for a new session. */
interface NewSession {
	readonly path: string;
	readonly today: string;
	/** The links to the character, as seen from that note, and to that note, as seen from the journal. */
	readonly character: string;
	readonly link: string;
	/** What records in that note call the character. */
	readonly by?: string;
	/** Where the link goes in the journal. */
	readonly offset: number;
}

/** The plan of a session in a note of its own, and where writing continues in that note. */
export interface NewSessionPlan extends Plan {
	readonly begunAt: number;
}

const ORDER = ['character', 'ruleset', 'rules'];

/** A note of its own for a session, and a link to it in the journal. What else is played there goes in with it. */
export function beginInNewNote(
	pages: Pages,
	session: NewSession,
	play: (pages: Pages, offset: number) => Reading<Plan>,
): Reading<NewSessionPlan> {
	const text = newNote(pages, session);
	if (!text.ok) return text;
	const { path } = session;
	const there: Pages = {
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
	return read({
		begunAt: cursor ?? begun.length,
		edits: [
			noteToCreate(path, begun),
			{ path: pages.journal.path, changes: [...changesOf(pages.journal.path), ...link] },
			...edits.filter((edit): edit is PageEdit => edit.path !== path && edit.path !== pages.journal.path),
		],
	});
}

/** The rules that the journal names go on to hold. */
function newNote({ journal, actor }: Pages, { character, today }: NewSession): Reading<string> {
	const own = journal.path === actor.path ? undefined : readFrontmatter(journal.text);
	const valuesOf = (key: string) => (own?.ok ? textsOf(own.value.values, key) : []);
	const [ruleset] = valuesOf('ruleset');
	const rules = valuesOf('rules');
	const said = { character, ...(ruleset === undefined ? {} : { ruleset }), ...(rules.length > 0 ? { rules } : {}) };
	const properties = setProperties('', said, ORDER);
	if (!properties.ok) return properties;
	// A day is one without quotes: the app takes a quoted one for a text.
	return read(`${applyChanges('', properties.value).replace(/---\n$/, '')}date: ${today}\n---\n\n`);
}

function linkIn(note: string, { link, offset }: NewSession): readonly TextChange[] {
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, offset);
	return insertLines(note, sections, line, () => `Next session: ${link}`, 'no room').changes;
}
