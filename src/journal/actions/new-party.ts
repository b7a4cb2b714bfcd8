import { t } from '../../i18n/translate';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import type { PropertyValue } from '../frontmatter/property-edit';
import { noteToCreate } from '../notes/note-to-create';
import { nameOf } from '../../rules/search/stated-name';
import { applyChanges } from '../text/text-change';
import type { WrittenTexts } from './restore-texts';
import { foldedName } from '../../rules/search/folded-name';

/** A party to be made: where, with what, and for whom. */
interface NewParty {
	readonly path: string;
	/** The link to it in the note of each member. */
	readonly link: string;
	readonly meters: Readonly<Record<string, number>>;
	/** The impacts that are marked for all. */
	readonly marked: readonly string[];
	/** The impacts that are one for all, marked or not. */
	readonly impacts: readonly string[];
	readonly members: readonly string[];
}

/** What was written, the note of the party first. */
interface PartyMade extends WrittenTexts {
	readonly edits: readonly PlannedEdit[];
}

/** The note of a new party, and the links to it; what it has for all is removed from the note of each member. */
export function makeParty(texts: ReadonlyMap<string, string>, party: NewParty): ParseResult<PartyMade> {
	const { path, meters, marked, members } = party;
	const note = setProperties('---\n---\n', {
		sworn: 'party',
		...meters,
		...(marked.length > 0 ? { impacts: marked } : {}),
	});
	if (!note.ok) return note;
	const after = new Map([[path, applyChanges('---\n---\n', note.value)]]);
	const edits: PlannedEdit[] = [noteToCreate(path, after.get(path) ?? '')];
	for (const member of members) {
		const text = texts.get(member) ?? '';
		const joined = joining(member, text, party);
		if (!joined.ok) return joined;
		edits.push({ path: member, changes: joined.value });
		after.set(member, applyChanges(text, joined.value));
	}
	return parseOk({ edits, before: texts, after });
}

function joining(member: string, text: string, { link, meters, impacts }: NewParty): ReturnType<typeof setProperties> {
	const frontmatter = readFrontmatter(text);
	if (!frontmatter.ok) return frontmatter;
	const { values } = frontmatter.value;
	if (textsOf(values, 'party').length > 0)
		return parseError(
			'party_stated',
			t('“party” of {name} says something already. Nothing was written.', { name: nameOf(member) }),
		);
	const shared = new Set(impacts.map(foldedName));
	const marks = textsOf(values, 'impacts');
	const own = marks.filter(impact => !shared.has(foldedName(impact)));
	const set: Record<string, PropertyValue> = { party: link };
	for (const meter of Object.keys(meters)) if (values.has(meter)) set[meter] = null;
	if (own.length < marks.length) set.impacts = own;
	return setProperties(text, set);
}
