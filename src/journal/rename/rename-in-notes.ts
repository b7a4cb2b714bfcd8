import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { TrackLocation } from '../track/parse-tracks';
import { WorkingCopy } from '../actions/working-copy';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { findBlock, replaceBody, toNoteOffset, swornBlocks } from '../note-blocks/find-blocks';
import { applyChanges, diffTexts, type TextChange } from '../text/text-change';
import { nameOf } from '../../rules/search/stated-name';
import { renameTrackBlock, renameInBlock, isCertain } from './rename-in-block';
import { inNoteAt, mayHold, type Renaming, type NamedKind } from './renaming';
import { t } from '../../i18n/translate';
import { isSameName } from '../../rules/search/folded-name';
import { ofName, tracksIn } from '../track/scan-track-blocks';
import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { readInline, writeInline } from '../inline/inline-record';
import { wrappedAs } from '../text/wrapped-code';
import { OF_A_CHANGE } from './names-in-block';
import { getOwn } from '../../rules/core/collections';
import { readFrontmatter, type FrontmatterValue } from '../frontmatter/frontmatter';
import type { PropertyValue } from '../frontmatter/property-edit';
import { setProperties } from '../frontmatter/set-properties';
import { swornIn, type Properties } from '../frontmatter/properties';
import { NAMING_KEYS, TRACK_KEY_ROWS } from '../../rules/core/track-key';
import { hasKey, isTrackKind } from '../../rules/core/track-kind';

/** A note after renaming. */
interface RenamedNote {
	readonly changes: readonly TextChange[];
	/** Number of blocks, inline lines and property lists with the name. */
	readonly records: number;
	/** Number of places left alone because they may refer to something else with that name. */
	readonly unsure: number;
}

const NOTHING: RenamedNote = { changes: [], records: 0, unsure: 0 };

/**
 * Renames a character, track or asset everywhere in a note: in blocks, inline lines and its own properties, but never
 * in prose or within longer names. All other bytes stay.
 */
export function renameInNote(note: string, renaming: Renaming): ParseResult<RenamedNote> {
	if (renaming.from === renaming.to || !mayHold(note, renaming.from)) return parseOk(NOTHING);
	const known = withOthersIn(note, renaming);
	const own = renameInProperties(note, known);
	if (!own.ok) return own;
	const blocks = swornBlocks(note).map(block => {
		const { changes, isUnsure } = renameInBlock(block.body, known);
		if (block.form === 'line')
			return { changes: replaceBody(note, block, applyChanges(block.body, changes)), isUnsure };
		const moved = ({ from, to, insert }: TextChange) => ({
			from: toNoteOffset(block, from),
			to: toNoteOffset(block, to),
			insert,
		});
		return { changes: changes.map(moved), isUnsure };
	});
	const lines = inlineCodes(note).map(span => {
		const change = renameInInline(note, span, known);
		return { changes: change === undefined || change === 'unsure' ? [] : [change], isUnsure: change === 'unsure' };
	});
	const all = [own.value, ...blocks, ...lines];
	return parseOk({
		changes: all.flatMap(({ changes }) => changes),
		records: all.filter(({ changes }) => changes.length > 0).length,
		unsure: all.filter(({ isUnsure }) => isUnsure).length,
	});
}

/** Adds a track in a block of this note that has the old name to what the name may refer to. */
function withOthersIn(note: string, renaming: Renaming): Renaming {
	const { from, others = [] } = renaming;
	const isThere = ofName(tracksIn(note), from).some(({ name }) => isSameName(name, from));
	return isThere ? { ...renaming, others: [...others, 'track'] } : renaming;
}

/** Renames the targets of changes in an inline line. Oracles contain no names. */
function renameInInline(note: string, span: CodeSpan, renaming: Renaming): TextChange | 'unsure' | undefined {
	const { code } = span;
	const reading = readInline(code);
	if (!reading.ok || reading.value.kind !== 'changes') return undefined;
	const named = reading.value.changes.some(({ target }) => target !== undefined && isSameName(target, renaming.from));
	if (!named) return undefined;
	if (!isCertain(OF_A_CHANGE.means, renaming)) return 'unsure';
	const fresh = withTargets(code, renaming, span.inTable);
	const written = note.slice(span.from, span.to);
	if (!fresh.includes('`')) return shifted(diffTexts(written, wrappedAs(written, fresh)), span.from);
	const again = readInline(fresh);
	const whole = again.ok && again.value.kind === 'changes' ? writeInline(again.value.changes) : undefined;
	return whole === undefined ? undefined : { from: span.start, to: span.end, insert: wrappedAs(written, whole) };
}

const shifted = ({ from, to, insert }: TextChange, by: number): TextChange => ({
	from: from + by,
	to: to + by,
	insert,
});

/** A target is at the start of the line or of a change, before the `›`. */
function withTargets(code: string, { from, to }: Renaming, inTable: boolean): string {
	const spelled = (name: string) => (inTable ? name.replaceAll('|', '\\|') : name);
	let text = '';
	let at = 0;
	for (const { index, 0: before } of code.matchAll(/sworn:\s{0,9}|; /gi)) {
		const start = index + before.length;
		const ends = [...code.slice(start).matchAll(/\s{0,9}[›>]\s/g)].map(end => start + end.index);
		const end = ends.find(at => isSameName(code.slice(start, at), spelled(from)));
		if (end === undefined || start < at) continue;
		text += code.slice(at, start) + spelled(to);
		at = end;
	}
	return text + code.slice(at);
}

/** What names in a note's own properties may refer to. The app updates links among them. */
const MEANS: Readonly<Record<string, readonly NamedKind[]>> = {
	character: ['character'],
	assets: ['asset'],
	...Object.fromEntries(NAMING_KEYS.map(key => [key, TRACK_KEY_ROWS[key].names])),
};

/** Edits of a note's own properties, and whether some places were left alone. */
interface RenamedProperties {
	readonly changes: readonly TextChange[];
	readonly isUnsure: boolean;
}

/** Renames plain names in the properties of a note. Unreadable properties contain no names. */
export function renameInProperties(note: string, renaming: Renaming): ParseResult<RenamedProperties> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return parseOk({ changes: [], isUnsure: false });
	const { values } = frontmatter.value;
	const named = Object.keys(MEANS).flatMap(key => {
		const value = isOfPlay(key, values) ? renamedValue(values.get(key), renaming) : undefined;
		return value === undefined || !getOwn(MEANS, key)?.includes(renaming.kind) ? [] : [[key, value] as const];
	});
	const certain = named.filter(([key]) => isCertain(getOwn(MEANS, key) ?? [], renaming));
	const isUnsure = certain.length < named.length;
	if (certain.length === 0) return parseOk({ changes: [], isUnsure });
	const changes = setProperties(note, Object.fromEntries(certain));
	return changes.ok ? parseOk({ changes: changes.value, isUnsure }) : changes;
}

/** Only a threat names a vow; in any other note, “vow” is the player's own property. */
function isOfPlay(key: string, values: Properties): boolean {
	const ofTrack = NAMING_KEYS.find(known => known === key);
	const kind = swornIn(values);
	return ofTrack === undefined || (kind !== undefined && isTrackKind(kind) && hasKey(kind, ofTrack));
}

function renamedValue(value: FrontmatterValue | undefined, renaming: Renaming): PropertyValue | undefined {
	if (typeof value === 'string') return renamedText(value, renaming);
	if (!Array.isArray(value)) return undefined;
	const items = value.filter(item => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean');
	const isPlain = items.length === value.length;
	const fresh = items.map(item => (typeof item === 'string' ? (renamedText(item, renaming) ?? item) : item));
	return isPlain && fresh.some((item, i) => item !== items[i]) ? fresh : undefined;
}

/** `Glowcat (discarded)` refers to the asset Glowcat. */
function renamedText(text: string, { from, to }: Renaming): string | undefined {
	const name = text.replace(/\s{1,9}\(discarded\)$/i, '');
	return isSameName(name, from) ? to + text.slice(name.length) : undefined;
}

/** The edits that rename in several notes, all or none. */
export interface RenamePlan extends RenameCount {
	readonly edits: readonly PlannedEdit[];
}

/** Number of places that refer to what is renamed. */
export interface RenameCount {
	readonly records: number;
	readonly notes: number;
	/** Number of records left alone because they may refer to something else with that name. */
	readonly unsure: number;
}

/** Renames in every note; a track in a block is also renamed there. */
export function renameInNotes(
	texts: ReadonlyMap<string, string>,
	renamings: readonly Renaming[],
	home?: TrackLocation,
): ParseResult<RenamePlan> {
	const edits: PlannedEdit[] = [];
	let [records, notes, unsure] = [0, 0, 0];
	for (const [path, text] of texts) {
		const draft = new WorkingCopy(text);
		const own = home?.path === path ? ownName(text, home, renamings) : parseOk([]);
		if (!own.ok) return own;
		draft.apply(own.value);
		const counted = renameAll(
			draft,
			renamings.map(renaming => inNoteAt(renaming, path)),
		);
		if (!counted.ok) return inNote(path, counted);
		records += counted.value.records;
		unsure += counted.value.unsure;
		if (counted.value.records > 0) notes++;
		if (draft.changes.length > 0) edits.push({ path, changes: draft.changes });
	}
	return parseOk({ edits, records, notes, unsure });
}

function renameAll(draft: WorkingCopy, renamings: readonly Renaming[]): ParseResult<Omit<RenameCount, 'notes'>> {
	let [records, unsure] = [0, 0];
	for (const renaming of renamings) {
		const renamed = renameInNote(draft.text, renaming);
		if (!renamed.ok) return renamed;
		draft.apply(renamed.value.changes);
		records += renamed.value.records;
		unsure += renamed.value.unsure;
	}
	return parseOk({ records, unsure });
}

function ownName(
	text: string,
	{ place }: TrackLocation,
	[renaming]: readonly Renaming[],
): ParseResult<readonly TextChange[]> {
	if (!place || !renaming) return parseOk([]);
	const block = findBlock(text, place);
	return block.ok ? parseOk(replaceBody(text, block.value, renameTrackBlock(block.value.body, renaming))) : block;
}

function inNote(path: string, { problems }: ParseResult<never> & { ok: false }): ParseResult<never> {
	const words = problems.map(({ message }) => message).join(' ');
	return parseError('not_renamed', t('In “{path}”: {words} Nothing was written.', { path: nameOf(path), words }));
}

/** Adds a renaming to earlier ones: a name that was to become the old name becomes the new one. */
export function joined(before: readonly Renaming[], next: Renaming): readonly Renaming[] {
	const gone = before.map(each => (each.kind === next.kind && each.to === next.from ? { ...each, to: next.to } : each));
	return [...gone, next].filter(({ from, to }) => from !== to);
}
