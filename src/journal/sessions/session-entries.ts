import type { Change } from '../../play/character/change';
import { isRecord, type MoveRecord } from '../../play/record/record';
import type { Problem } from '../../rules/core/problem';
import { questionWords, readAsk } from '../oracle-blocks/ask-block';
import { readOracle } from '../oracle-blocks/oracle-block';
import { given } from '../../rules/core/collections';
import { bodyOfInline, readInline } from '../inline/inline-record';
import { readMoveRecord } from '../record/read-record';
import { statedName as readName } from '../../rules/search/stated-name';
import { inlineCodes } from '../inline/code-spans';
import { calloutRolls } from './callout-rolls';
import { swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { blockKind, readBlock, textOf, type SwornBlock } from '../sworn-block/sworn-block';
import { lineIndexAt, linesOf } from '../text/lines';
import type { SessionSpan } from './session-span';

/** An event in a session, in the order of the note. */
export type SessionEntry =
	| { readonly kind: 'move'; readonly record: MoveRecord }
	| { readonly kind: 'by_hand'; readonly changes: readonly Change[] }
	| { readonly kind: 'oracle'; readonly asked: string; readonly said: string }
	/** Something that is meant to be ours but cannot be read; `line` is 1-based. */
	| { readonly kind: 'unread'; readonly line: number; readonly words: string };

/**
 * Resolves a name in a session; without a name, the note itself is meant. An oracle that nobody is said to have asked is
 * of the first character in the journal of several, so that it is told once.
 */
export type ResolveActor = (name: string | undefined, of?: 'oracle') => 'actor' | 'another' | 'no character';

/** Everything that happened to the acting character in a session, without calls that were not resolved. */
export const sessionEntries = (
	note: string,
	span: Pick<SessionSpan, 'from' | 'to'>,
	who: ResolveActor,
): readonly SessionEntry[] => entriesAt(note, span, who).map(({ entry }) => entry);

/** An entry, and the offset in the note at which its block or line begins. */
export interface EntryAt {
	readonly at: number;
	readonly entry: SessionEntry;
}

/** The same with the place of each. */
export function entriesAt(note: string, span: Pick<SessionSpan, 'from' | 'to'>, who: ResolveActor): readonly EntryAt[] {
	const isInside = (offset: number) => span.from <= offset && offset < span.to;
	const blocks = swornBlocks(note)
		.filter(({ fenceFrom }) => isInside(fenceFrom))
		.map(block => ({ at: block.fenceFrom, entries: inBlock(block, who) }));
	const lines = linesOf(note);
	const inline = inlineCodes(note)
		.filter(({ start }) => isInside(start))
		.map(({ start, code }) => ({
			at: start,
			entries: inCode(code, lineIndexAt(lines, start) + 1, who),
		}));
	const callouts = calloutRolls(note).flatMap(({ at, record }) =>
		isInside(at) && who(record.by) === 'actor' ? [{ at, entries: [{ kind: 'move', record }] as const }] : [],
	);
	return [...blocks, ...inline, ...callouts]
		.sort((a, b) => a.at - b.at)
		.flatMap(({ at, entries }) => entries.map(entry => ({ at, entry })));
}

function inBlock(at: SwornBlockAt, who: ResolveActor): readonly SessionEntry[] {
	const block = readBlock(at.body);
	const kind = blockKind(block);
	if (!kind.ok) return [unreadAt(at, kind.problems[0])];
	switch (kind.value) {
		case 'move':
			return ofMove(at, who);
		case 'ask':
			return ofQuestion(at, block, who);
		case 'oracle':
			return ofOracle(at, block, who);
		default:
			return [];
	}
}

function ofMove(at: SwornBlockAt, who: ResolveActor): readonly SessionEntry[] {
	const reading = readMoveRecord(at.body);
	if (!reading.ok) return [unreadAt(at, reading.problems[0])];
	const { record, warnings } = reading.value;
	if (who(record.by) !== 'actor') return [];
	const lost = warnings.filter(({ code }) => code === 'unread_change').map(problem => unreadAt(at, problem));
	const done = ownChanges(record.done, 'actor', who);
	return isRecord(record) ? [{ kind: 'move', record: { ...record, done } }, ...lost] : lost;
}

const isOthers = (block: SwornBlock, who: ResolveActor): boolean => {
	const by = textOf(block, 'by');
	return by === undefined ? who(undefined, 'oracle') === 'another' : who(readName(by)) !== 'actor';
};

function ofQuestion(at: SwornBlockAt, block: SwornBlock, who: ResolveActor): readonly SessionEntry[] {
	const reading = readAsk(at.body);
	if (!reading.ok) return [unreadAt(at, reading.problems[0])];
	const { question, or, said } = reading.value.record;
	if (said === undefined || isOthers(block, who)) return [];
	return [{ kind: 'oracle', asked: questionWords({ question, ...given({ or }) }), said }];
}

function ofOracle(at: SwornBlockAt, block: SwornBlock, who: ResolveActor): readonly SessionEntry[] {
	const reading = readOracle(at.body);
	if (!reading.ok) return [unreadAt(at, reading.problems[0])];
	const { oracle, result } = reading.value.record;
	return result === undefined || isOthers(block, who) ? [] : [{ kind: 'oracle', asked: oracle, said: result }];
}

function inCode(code: string, line: number, who: ResolveActor): readonly SessionEntry[] {
	const reading = readInline(code);
	if (!reading.ok) return [{ kind: 'unread', line, words: code.trim() }];
	if (bodyOfInline(reading.value) !== undefined || reading.value.kind === 'record') return [];
	if (reading.value.kind === 'oracle') {
		const { oracle: asked, result: said } = reading.value;
		return who(undefined, 'oracle') === 'another' ? [] : [{ kind: 'oracle', asked, said }];
	}
	const changes = ownChanges(reading.value.changes, who(undefined), who);
	return changes.length > 0 ? [{ kind: 'by_hand', changes }] : [];
}

const ownChanges = (
	changes: readonly Change[],
	teller: ReturnType<ResolveActor>,
	who: ResolveActor,
): readonly Change[] => changes.flatMap(change => ownChange(change, teller, who) ?? []);

/**
 * A change of the acting character, without the name, or of something that is not a character, such as a track or
 * companion. A change without a name belongs to the character that recorded it.
 */
export function ownChange(change: Change, teller: ReturnType<ResolveActor>, who: ResolveActor): Change | undefined {
	if (change.target === undefined) return teller === 'actor' ? change : undefined;
	const whose = who(change.target);
	if (whose === 'no character') return change;
	const { target: _, ...own } = change;
	return whose === 'actor' ? own : undefined;
}

/** The line of the note with a problem in a block, as written. */
function unreadAt({ body, startLine, form }: SwornBlockAt, problem: Problem | undefined): SessionEntry {
	const lines = linesOf(body);
	const at = lineIndexAt(lines, problem?.from ?? 0);
	const { from, to } = lines[at] ?? { from: 0, to: 0 };
	const line = form === 'line' ? startLine + 1 : startLine + at + 2;
	return { kind: 'unread', line, words: body.slice(from, to).trim() };
}
