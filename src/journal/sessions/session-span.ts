import { BEGIN_A_SESSION } from '../../play/moves/session-moves';
import { isSameWhenFolded } from '../../rules/search/folded-text';
import { frontmatterBounds } from '../frontmatter/bounds';
import { swornBlocks } from '../note-blocks/find-blocks';
import { readBlock } from '../sworn-block/sworn-block';
import { headingsIn } from '../text/headings';
import { sectionsOf } from '../text/literal-sections';
import { readSessionBlock } from './session-block';

/** Compares names ignoring case and punctuation. */
export const isMoveNamed = (move: string, name: string): boolean => isSameWhenFolded(move, name);

/** One session in a note: from its start to the start of the next one, or to the end of the note. */
export interface SessionSpan {
	/** Offsets into the note. */
	readonly from: number;
	readonly to: number;
	readonly number: number;
}

/** The start of a session: a heading, or the record of the move. */
interface Beginning {
	readonly from: number;
	/** The session's number in a heading, and the heading's level. */
	readonly heading?: { readonly number: number; readonly level: number };
}

/**
 * Matches `Session 3`, `Session 3, 2026-11-21`, `Session 1: The dead relay`. A date is not a number:
 * `Session 2026-11-21`.
 */
const SESSION = /^Session[ \t]+(\d{1,4})(?![\p{L}\d]|[-/.]\d)/iu;

/** The session number in a heading or a note's name. */
export function numberInName(name: string): number | undefined {
	const [, number] = SESSION.exec(name.trim()) ?? [];
	return number === undefined ? undefined : Number(number);
}

/** The session at an offset. `name` is the note's name, which may itself be that of a session. */
export function sessionAt(note: string, offset: number, name: string): SessionSpan {
	const sessions = sessionsIn(note, name);
	return sessions.filter(({ from }) => from <= offset).at(-1) ?? sessionWithoutDigest(note, name, sessions);
}

/** What stands above the first beginning of a session in a note, or all of a note that has none. */
export const sessionWithoutDigest = (
	note: string,
	name: string,
	[first]: readonly SessionSpan[] = sessionsIn(note, name),
): SessionSpan => ({
	from: frontmatterBounds(note).contentStart,
	to: first?.from ?? note.length,
	number: numberInName(name) ?? 1,
});

/** The sessions of a note that have a start. */
export function sessionsIn(note: string, name: string): readonly SessionSpan[] {
	let number = (numberInName(name) ?? 1) - 1;
	return beginningsIn(note).map(({ from, heading }, at, all) => {
		number = heading?.number ?? number + 1;
		return { from, to: all[at + 1]?.from ?? note.length, number };
	});
}

/** The line on which the session before the last one of a note begins; 0 if the note has no two sessions. */
export function lastTwoSessionsFrom(note: string, name: string): number {
	const before = sessionsIn(note, name).at(-2);
	return before ? note.slice(0, before.from).split('\n').length - 1 : 0;
}

/** The last session of a note, if it has a heading, or the note its name, and nothing was played below it. */
export function unplayedSession(note: string, name: string): number | undefined {
	const named = numberInName(name) === undefined ? undefined : sessionWithoutDigest(note, name);
	const last = sessionsIn(note, name).at(-1) ?? named;
	const isUnplayed = last && swornBlocks(note).every(({ fenceFrom }) => fenceFrom < last.from);
	return isUnplayed ? last.number : undefined;
}

/** The number of the next session in a note: one more than the highest in it. */
function nextSession(note: string, name: string): number {
	const held = sessionsIn(note, name).map(({ number }) => number);
	const ended = swornBlocks(note).flatMap(({ body }) => {
		const block = readSessionBlock(body);
		return block.ok ? [block.value.session] : [];
	});
	return [numberInName(name) ?? 0, ...held, ...ended].reduce((most, number) => Math.max(most, number)) + 1;
}

/** The heading of the next session, at the level of the existing ones. */
export function nextHeading(note: string, name: string, today: string): string {
	const [level = 2] = beginningsIn(note)
		.flatMap(({ heading }) => heading?.level ?? [])
		.slice(-1);
	return `${'#'.repeat(level)} Session ${nextSession(note, name)}, ${today}`;
}

/** In order. The first record of the move below a heading belongs to that heading. */
function beginningsIn(note: string): readonly Beginning[] {
	const records = swornBlocks(note)
		.filter(({ body }) => isBeginning(body))
		.map(({ fenceFrom }): Beginning => ({ from: fenceFrom }));
	const all = [...sessionHeadings(note), ...records].sort((a, b) => a.from - b.from);
	return all.filter(({ heading }, at) => heading !== undefined || all[at - 1]?.heading === undefined);
}

function isBeginning(body: string): boolean {
	const [first] = readBlock(body).entries;
	return first?.key === 'move' && isMoveNamed(first.items[0]?.text ?? '', BEGIN_A_SESSION);
}

function sessionHeadings(note: string): readonly Beginning[] {
	const sections = sectionsOf(note);
	return headingsIn(note, sections).flatMap(({ title, level, line }): readonly Beginning[] => {
		const number = numberInName(title);
		return number === undefined ? [] : [{ from: sections.lines[line]?.from ?? 0, heading: { number, level } }];
	});
}
