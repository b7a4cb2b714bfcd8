import type { MoveRecord } from '../../play/record/record';
import { read, type Reading } from '../../rules/problem';
import { chained } from '../pages/chained-plan';
import type { Pages, Plan } from '../pages/page';
import { given } from '../../rules/collections';
import { recordsOf } from '../record/records-of';
import { endOfChain, fencedBlock } from '../sworn-block/insert-block';
import { replaceBody } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import { lineBreakNear, linesOf } from '../text/lines';
import { insertLines, placeAt } from '../text/own-lines';
import { sectionsOf } from '../text/sections';
import type { TextChange } from '../text/text-change';
import { difference } from '../text/text-change';
import { digestOf } from './digest';
import { rewriteSessionBlock, writeSessionBlock } from './session-block';
import type { SessionBlock } from './session-block';
import type { SessionSpan } from './session-span';
import { END_A_SESSION, isMoveNamed, sessionAt } from './session-span';
import { checkOf, digestIn } from './standing-digest';
import type { StandingDigest } from './standing-digest';
import type { Who } from './session-entries';
import { toldIn } from './session-entries';
import { digestLines } from './write-digest';

/** Whose session it is, and how names are understood in its note. */
export interface SessionOf {
	/** The name of the note: it may be a session itself. */
	readonly note: string;
	readonly actor: string;
	/** What the note calls the actor; left out in the actor's own. */
	readonly by?: string;
	readonly who: Who;
}

/** What became of the digest: it is new, written anew in its place, as it was, or new because the old one was changed by hand. */
type Digested = 'new' | 'updated' | 'as it was' | 'beside';

export interface DigestPlan {
	readonly changes: readonly TextChange[];
	readonly cursor?: number;
	readonly session: number;
	readonly what: Digested;
}

/** The last record of *End a Session* in a session, made by the one who acts. */
export const endIn = (note: string, { from, to }: SessionSpan, who: Who): SwornBlockAt | undefined =>
	recordsOf(note)
		.filter(({ record, block }) => from <= block.fenceFrom && block.fenceFrom < to && isEndOf(record, who))
		.at(-1)?.block;

const isEndOf = ({ move, by }: MoveRecord, who: Who): boolean =>
	isMoveNamed(move, END_A_SESSION) && who(by) === 'actor';

/**
 * The digest of the session in which an offset lies: under its end, where the book has a move for it, else at the offset.
 * One that stands there is written anew, unless somebody has changed it: then it stays, and another comes below it.
 */
export function digestAt(note: string, offset: number, of: SessionOf): DigestPlan {
	const span = sessionAt(note, offset, of.note);
	const fresh = freshDigest(note, span, of);
	const old = digestIn(note, span, of.who);
	if (old?.list) return { session: span.number, ...renewed(note, old, old.list, fresh) };
	const end = old?.block ?? endIn(note, span, of.who);
	const sections = sectionsOf(note);
	const { line } = placeAt(note, sections, end ? endOfChain(note, end).fenceFrom : offset);
	const { changes, cursor } = insertLines(
		note,
		sections,
		line,
		lineBreak => inLines(fresh, lineBreak),
		'room to write',
	);
	return { session: span.number, changes, cursor, what: old ? 'beside' : 'new' };
}

/** Whether more was played since the digest at a line was written, which nobody has changed. */
export function isBehind(note: string, line: number, of: SessionOf): boolean {
	const span = sessionAt(note, linesOf(note)[line]?.from ?? 0, of.note);
	const old = digestIn(note, span, of.who);
	if (!old?.list || old.block.startLine !== line) return false;
	return old.value.check !== freshDigest(note, span, of).value.check;
}

/** The end of a session as one action: the move, if it was not made yet, and the digest under it. */
export function endOnPages(
	pages: Pages,
	offset: number,
	of: SessionOf,
	play: ((pages: Pages) => Reading<Plan>) | undefined,
): Reading<{ readonly plan: Plan; readonly digest: DigestPlan }> {
	const { text } = pages.journal;
	const isOver = endIn(text, sessionAt(text, offset, of.note), of.who) !== undefined;
	let digest: DigestPlan | undefined;
	const after = (journal: string, cursor = offset) => (digest = digestAt(journal, cursor, of));
	const plan = chained(pages, { after }, on => (play && !isOver ? played(play(on)) : read({ edits: [] })));
	if (!plan.ok) return plan;
	return digest ? read({ plan: plan.value, digest }) : read({ plan: plan.value, digest: digestAt(text, offset, of) });
}

/** The digest goes where the line breaks of the record were, so they are not remembered. */
function played(plan: Reading<Plan>): Reading<Plan> {
	if (!plan.ok) return plan;
	const { inserted: _, ...rest } = plan.value;
	return read(rest);
}

interface FreshDigest {
	readonly lines: readonly string[];
	readonly value: SessionBlock;
}

function freshDigest(note: string, span: SessionSpan, of: SessionOf): FreshDigest {
	const { actor, who } = of;
	const digest = digestOf(toldIn(note, span, who));
	const lines = digestLines({ session: span.number, actor }, digest);
	const { momentum } = digest;
	return {
		lines,
		value: { session: span.number, ...given({ by: of.by }), momentum, check: checkOf(lines, momentum) },
	};
}

const inLines = ({ lines, value }: FreshDigest, lineBreak: string): string =>
	[...lines, '', fencedBlock(writeSessionBlock(value), lineBreak)].join(lineBreak);

function renewed(
	note: string,
	{ block, value }: StandingDigest,
	list: NonNullable<StandingDigest['list']>,
	fresh: FreshDigest,
): Pick<DigestPlan, 'changes' | 'what'> {
	if (value.check === fresh.value.check) return { changes: [], what: 'as it was' };
	const text = fresh.lines.join(lineBreakNear(note, list.from));
	const { from, to, insert } = difference(note.slice(list.from, list.to), text);
	const changes = [
		{ from: list.from + from, to: list.from + to, insert },
		...replaceBody(note, block, rewriteSessionBlock(block.body, fresh.value)),
	];
	return { changes: changes.filter(change => change.from < change.to || change.insert !== ''), what: 'updated' };
}
