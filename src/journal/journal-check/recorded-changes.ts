import type { LineOfNote } from '../notes/line-of-note';
import type { Change } from '../../play/character/change';
import { newUnrolledMove } from '../../play/record/record';
import type { Problem } from '../../rules/core/problem';
import { newerFormat, otherFormat } from '../notes/format-version';
import { given } from '../../rules/core/collections';
import { readInline } from '../inline/inline-record';
import { readChange } from '../record/change-lines';
import { readBurn } from '../record/record-values';
import { statedName as readName } from '../../rules/search/stated-name';
import { changesIn } from '../note-blocks/record-snapshot';
import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { ownChange, type ResolveActor } from '../sessions/session-entries';
import { toNoteOffset, swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { blockKind, itemsOf, readBlock, textOf, type BlockItem } from '../sworn-block/sworn-block';
import { ofRecentTexts } from '../text/cache-by-text';
import { lineIndexAt, linesOf } from '../text/lines';
import { t } from '../../i18n/translate';

/** A change of the acting character, and its position in a note. */
export interface RecordedChange extends LineOfNote {
	readonly change: Change;
	/** The text as written. */
	readonly words: string;
	/** The move it belongs to; absent for a manual change. */
	readonly move?: string;
	/** The whole record it belongs to, as written, by which a copy of it is recognized. */
	readonly record?: string;
}

/** A line that looks like a change but cannot be read. */
export interface UnreadLine extends LineOfNote {
	readonly words: string;
	readonly message: string;
}

/** Everything a note records, from top to bottom. */
export interface RecordedInNote {
	readonly changes: readonly RecordedChange[];
	readonly unread: readonly UnreadLine[];
}

/** Resolves the names in a note, and tells whether a thing is shared with another character. */
export interface NamesInNote {
	readonly who: ResolveActor;
	readonly isShared: (thing: string) => boolean;
	/** Whether a meter or impact is one for the acting character and the one with this name; no by default. */
	readonly isSharedValue?: (what: string, by: string | undefined) => boolean;
	/** Maps a name to the one on the sheet; unchanged by default. */
	readonly onSheet?: (thing: string) => string;
}

/** Every change of the acting character in a note, at or below an offset: lines of records, burned momentum, and inline lines. */
export function recordedChangesIn(path: string, note: string, names: NamesInNote, from = 0): RecordedInNote {
	const blocks = swornBlocks(note).filter(({ fenceFrom }) => fenceFrom >= from);
	const codes = inlineCodes(note).filter(({ start }) => start >= from);
	if (blocks.length + codes.length === 0) return { changes: [], unread: [] };
	const newer = otherFormat(note);
	if (newer !== undefined) return { changes: [], unread: [{ path, line: 1, words: '', message: newerFormat(newer) }] };
	const all = [
		...blocks.flatMap(block => entriesInBlock(block, names)),
		...codes.flatMap(code => entriesInCode(code, names)),
	];
	const lines = linesOf(note);
	const place = (at: number) => ({ path, line: lineIndexAt(lines, at) + 1 });
	all.sort((a, b) => a.at - b.at);
	return {
		changes: all.flatMap(({ at, change, words, move, record }) =>
			change ? [{ ...place(at), change, words, ...given({ move, record }) }] : [],
		),
		unread: all.flatMap(({ at, words, message }) => (message === undefined ? [] : [{ ...place(at), words, message }])),
	};
}

/** A change or the reason it cannot be read, with its offset in the note. */
interface CheckEntry {
	readonly at: number;
	readonly words: string;
	readonly change?: Change;
	readonly message?: string;
	readonly move?: string;
	readonly record?: string;
}

const UNSETTLED = t('It is not settled whose change this is. Name the character as its note is called.');

/** The changes of a record, which are read even if other parts of it cannot be. */
function entriesInBlock(at: SwornBlockAt, names: NamesInNote): readonly CheckEntry[] {
	const { block, lines } = linesOfRecord(at.body);
	if (lines.length === 0) return [];
	const kind = blockKind(block);
	if (kind.ok && kind.value !== 'move') return [];
	const written = textOf(block, 'by');
	const by = written === undefined ? undefined : readName(written);
	const teller = names.who(by);
	const move = kind.ok ? textOf(block, 'move') : undefined;
	return lines.flatMap(({ item, changes, message }): readonly CheckEntry[] => {
		const entry = { at: toNoteOffset(at, item.from), words: item.text, record: at.body.trim(), ...given({ move }) };
		if (!kind.ok) return [{ ...entry, message: messageIn(kind.problems) }];
		if (message !== undefined) return teller === 'another' ? [] : [{ ...entry, message }];
		if (teller === 'no character') return [{ ...entry, message: UNSETTLED }];
		return changes.flatMap(change => {
			const own = ownOrShared(change, teller, names) ?? sharedValue(change, by, names);
			return own ? [{ ...entry, change: own }] : [];
		});
	});
}

/** More than the records that a move compares, in its journal and the others that were written to since. */
const MOST_RECORDS = 256;

/** The burned momentum, then the lines of `done`; each with its change, or the reason it cannot be read. */
const linesOfRecord = ofRecentTexts((body: string) => {
	const block = readBlock(body);
	const burned = itemsOf(block, 'burn').slice(0, 1);
	const read = (item: BlockItem) => {
		const reading = readChange(item.text);
		return reading.ok
			? { item, changes: [reading.value] }
			: { item, changes: [], message: messageIn(reading.problems) };
	};
	return { block, lines: [...burned.map(burnOf), ...itemsOf(block, 'done').map(read)] };
}, MOST_RECORDS);

function burnOf(item: BlockItem): { item: BlockItem; changes: readonly Change[]; message?: string } {
	const burn = readBurn(item.text);
	return burn.ok
		? { item, changes: changesIn(newUnrolledMove('', { burn: burn.value })) }
		: { item, changes: [], message: messageIn(burn.problems) };
}

function entriesInCode({ start, code }: CodeSpan, names: NamesInNote): readonly CheckEntry[] {
	const teller = names.who(undefined);
	const entry = { at: start, words: code.trim() };
	const reading = readInline(code);
	if (!reading.ok) return teller === 'another' ? [] : [{ ...entry, message: messageIn(reading.problems) }];
	if (reading.value.kind !== 'changes') return [];
	return reading.value.changes.flatMap((change): readonly CheckEntry[] => {
		if (teller === 'no character' && change.target === undefined) return [{ ...entry, message: UNSETTLED }];
		const own = ownOrShared(change, teller, names) ?? sharedValue(change, undefined, names);
		return own ? [{ ...entry, change: own }] : [];
	});
}

const same = (thing: string): string => thing;

/** What another character did counts if it affected something shared, or the acting character. */
function ownOrShared(
	change: Change,
	teller: ReturnType<ResolveActor>,
	{ who, isShared, onSheet = same }: NamesInNote,
): Change | undefined {
	const own = ownChange(change, teller, who);
	if (own?.target === undefined) return own;
	return teller === 'actor' || isShared(own.target) ? { ...own, target: onSheet(own.target) } : undefined;
}

/** What another character did to a value that it shares with the acting one, without a name. */
function sharedValue(change: Change, by: string | undefined, { who, isSharedValue }: NamesInNote): Change | undefined {
	const { target = by, ...own } = change;
	return who(target) === 'another' && isSharedValue?.(change.what, target) ? own : undefined;
}

const messageIn = ([problem]: readonly Problem[]): string => problem?.message ?? '';
