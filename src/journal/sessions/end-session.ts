import type { MoveRecord } from '../../play/record/record';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { combinePlans } from '../actions/combine-plans';
import type { ActionNotes, Plan } from '../actions/action-notes';
import { given } from '../../rules/core/collections';
import { recordsOf } from '../note-blocks/find-records';
import { endOfChain, fencedBlock } from '../note-blocks/insert-block';
import { replaceBody } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { lineBreakNear, linesOf } from '../text/lines';
import { insertLines, placeAt } from '../text/insert-lines';
import { sectionsOf } from '../text/literal-sections';
import { diffTexts, type TextChange } from '../text/text-change';
import { digestOf } from './digest';
import { rewriteSessionBlock, writeSessionBlock, type SessionBlock } from './session-block';
import { isMoveNamed, sessionAt, type SessionSpan } from './session-span';
import { END_A_SESSION } from '../../play/moves/session-moves';
import { checkWord, digestIn, isOldForm, isSameDigest, type DigestText, type StandingDigest } from './find-digest';
import { sessionEntries, type ResolveActor } from './session-entries';
import { digestLines } from './write-digest';

/** Whose session it is, and how to resolve names in its note. */
export interface SessionOf {
	/** The note's name, which may itself be that of a session. */
	readonly note: string;
	/** The actor's name in the note; absent in the actor's own note. */
	readonly by?: string;
	readonly who: ResolveActor;
	/** Whether the session is told of several characters, each in a digest of its own. */
	readonly isOfSeveral?: boolean;
	/** A link to the note of a track, as written in the note; undefined if the track has none of its own. */
	readonly link?: (name: string) => string | undefined;
	/** Whether the digest with this check word was written here; by default, none is known. */
	readonly isWritten?: (word: string) => boolean;
}

/**
 * What happened to the digest: newly written, updated in place, unchanged, or added beside one that was edited by hand.
 */
type Digested = 'new' | 'updated' | 'as it was' | 'beside';

export interface DigestPlan {
	readonly changes: readonly TextChange[];
	readonly cursor?: number;
	readonly session: number;
	readonly what: Digested;
	/** The check word of the digest that was written. */
	readonly word: string;
	/** Lines of the old digest to be replaced. */
	readonly mayRemove?: readonly string[];
}

/** The last record of *End a Session* by the acting character in a session. */
export const endIn = (note: string, { from, to }: SessionSpan, who: ResolveActor): SwornBlockAt | undefined =>
	recordsOf(note)
		.filter(({ record, block }) => from <= block.fenceFrom && block.fenceFrom < to && isEndOf(record, who))
		.at(-1)?.block;

const isEndOf = ({ move, by }: MoveRecord, who: ResolveActor): boolean =>
	isMoveNamed(move, END_A_SESSION) && who(by) === 'actor';

/**
 * Writes the digest of the session at an offset: below the record that ends it, if the book has a move for that, else
 * at the offset. An existing digest is updated, unless somebody has edited it; then a new one is added below.
 */
export function digestAt(note: string, offset: number, of: SessionOf): DigestPlan {
	const span = sessionAt(note, offset, of.note);
	const fresh = freshDigest(note, span, of);
	const base = { session: span.number, word: checkWord(fresh.text) };
	const old = digestIn(note, span, of.who);
	if (old && isSameDigest(old.text, fresh.text)) return { ...base, changes: [], what: 'as it was' };
	if (old && isUnchanged(note, span, of, old)) return { ...base, ...renewed(note, old, fresh) };
	const end = old?.block ?? endIn(note, span, of.who);
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, end ? endOfChain(note, end).fenceFrom : offset);
	const { changes, cursor } = insertLines(note, sections, { line, room: 'room to write' }, lineBreak =>
		inLines(fresh, lineBreak),
	);
	return { ...base, changes, cursor, what: old ? 'beside' : 'new' };
}

/**
 * Whether a digest is as it was written: it is known here, or it matches what was played above it. Older digests
 * contain a check word for this.
 */
function isUnchanged(note: string, span: SessionSpan, of: SessionOf, { block, value, text }: StandingDigest): boolean {
	if (value.check !== undefined) return checkWord(text) === value.check;
	if (of.isWritten?.(checkWord(text))) return true;
	const above = { ...span, to: block.fenceFrom, number: value.session };
	return isSameDigest(text, freshDigest(note, above, of).text);
}

/** Whether more was played since the digest at a line was written, provided nobody has edited it. */
export function isBehind(note: string, line: number, of: SessionOf): boolean {
	const span = sessionAt(note, linesOf(note)[line]?.from ?? 0, of.note);
	const old = digestIn(note, span, of.who);
	if (old?.block.startLine !== line || isOldForm(old)) return false;
	if (isSameDigest(old.text, freshDigest(note, span, of).text)) return false;
	return isUnchanged(note, span, of, old);
}

/**
 * Ends a session in one action: makes the move of the one who acts, if it was not made yet, and below it writes the
 * digest, then those of the others.
 */
export function endOnPages(
	pages: ActionNotes,
	offset: number,
	[acting, ...others]: readonly [SessionOf, ...SessionOf[]],
	play: ((pages: ActionNotes) => ParseResult<Plan>) | undefined,
): ParseResult<{ readonly plan: Plan; readonly digests: readonly DigestPlan[] }> {
	const { text } = pages.journal;
	const isOver = endIn(text, sessionAt(text, offset, acting.note), acting.who) !== undefined;
	const digests: DigestPlan[] = [];
	const withDigest = (plan: (on: ActionNotes) => ParseResult<Plan>, of: SessionOf) => (on: ActionNotes) =>
		combinePlans(on, { after: (journal, cursor = offset) => told(digests, digestAt(journal, cursor, of)) }, plan);
	const move = (on: ActionNotes): ParseResult<Plan> => (play && !isOver ? played(play(on)) : parseOk({ edits: [] }));
	const plan = [acting, ...others].reduce(withDigest, move)(pages);
	return plan.ok ? parseOk({ plan: plan.value, digests }) : plan;
}

function told(digests: DigestPlan[], digest: DigestPlan): DigestPlan {
	digests.push(digest);
	return digest;
}

/** The digest takes the place of the record's line breaks, so those are not remembered. */
function played(plan: ParseResult<Plan>): ParseResult<Plan> {
	if (!plan.ok) return plan;
	const { inserted: _, ...rest } = plan.value;
	return parseOk(rest);
}

interface FreshDigest {
	readonly text: DigestText;
	readonly value: SessionBlock;
}

function freshDigest(note: string, span: SessionSpan, of: SessionOf): FreshDigest {
	const digest = digestOf(sessionEntries(note, span, of.who));
	const name = of.isOfSeveral === true ? of.by : undefined;
	const lines = digestLines({ session: span.number, name, link: of.link }, digest);
	const { momentum } = digest;
	return { text: { lines, momentum }, value: { session: span.number, ...given({ by: of.by }), momentum } };
}

const inLines = ({ text: { lines }, value }: FreshDigest, lineBreak: string): string =>
	[...lines, '', fencedBlock(writeSessionBlock(value), lineBreak)].join(lineBreak);

function renewed(
	note: string,
	{ block, from: listFrom, to: listTo, text }: StandingDigest,
	fresh: FreshDigest,
): Pick<DigestPlan, 'changes' | 'what' | 'mayRemove'> {
	const list = fresh.text.lines.join(lineBreakNear(note, listFrom));
	const { from, to, insert } = diffTexts(note.slice(listFrom, listTo), list);
	const changes = [
		{ from: listFrom + from, to: listFrom + to, insert },
		...replaceBody(note, block, rewriteSessionBlock(block.body, fresh.value)),
	].filter(change => change.from < change.to || change.insert !== '');
	return { changes, what: 'updated', mayRemove: text.lines };
}
