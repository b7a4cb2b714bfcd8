import type { Change } from '../../play/character/change';
import type { MoveRecord } from '../../play/record/record';
import { isRecord } from '../../play/record/record';
import type { Problem } from '../../rules/core/problem';
import { questionWords, readAsk } from '../oracle-blocks/ask-block';
import { readOracle } from '../oracle-blocks/oracle-block';
import { given } from '../../rules/core/collections';
import { bodyOfInline, readInline } from '../inline/inline-record';
import { readMoveRecord } from '../record/read-record';
import { statedName as readName } from '../../rules/search/stated-name';
import { inlineCodes } from '../inline/code-spans';
import { swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { blockKind, readBlock, textOf } from '../sworn-block/sworn-block';
import type { SwornBlock } from '../sworn-block/sworn-block';
import { lineIndexAt, linesOf } from '../text/lines';
import type { SessionSpan } from './session-span';
import { isMatchOf, outcomeOfRecord } from '../../play/roll/roll';
import { bundledRuleset } from '../../rules/books/bundled';
import { findMove } from '../../rules/find-move';
import { readOutcome } from '../../rules/core/outcome';
import { importedMove, NoCounterpart } from '../import/imported-entry';
import { BARE_PROGRESS_ROLL } from '../import/node-moves';
import { FROM_FORGED } from '../record/imported-record';
import { isInSection } from '../text/non-prose-at';

/** A roll in a callout, and the offset in the note at which the callout begins. */
interface CalloutRoll {
	readonly at: number;
	readonly record: MoveRecord;
}

/** The first line of a callout of the vault Forged in Obsidian that may be a roll. */
const HEAD = /^[ \t]{0,3}>[ \t]*\[!(?:challenge-(?:strong|weak|miss)|progress)\][-+]?[ \t]*(.*)$/i;

/** How far a callout is read, in lines.. */
const MOST_LINES = 40;

/**
 * The rolls of a note in callouts of the vault Forged in Obsidian, `> [!challenge-weak]- Kestrel Face Danger: Edge + 1`.
 * The dice are the names of pictures, such as `d6-4-t.svg`. A roll is left out unless its dice, its sum (10 at most) and
 * its outcome agree. The note is only read.
 */
export function calloutRolls(note: string): readonly CalloutRoll[] {
	if (!/\[!(?:challenge-|progress\])/i.test(note)) return [];
	const lines = linesOf(note).map(({ from, to }) => ({ from, text: note.slice(from, to) }));
	return lines.flatMap(({ from, text }, at) => {
		const [, title] = HEAD.exec(text) ?? [];
		if (title === undefined || isInSection(note, from)) return [];
		const below = lines.slice(at + 1, at + MOST_LINES).map(line => line.text);
		const end = below.findIndex(line => !/^[ \t]{0,3}>/.test(line) || HEAD.test(line));
		const record = recordOf(title.slice(0, LONGEST_TITLE), below.slice(0, end < 0 ? below.length : end).join('\n'));
		return record ? [{ at: from, record }] : [];
	});
}

/** In characters. */
const LONGEST_TITLE = 300;

function recordOf(title: string, body: string): MoveRecord | undefined {
	const results = [...body.matchAll(/^[> \t]*#{1,6} Result:(?:[ \t]{0,9}!\[\[[^\]\n]{1,80}\]\])?(.{1,60})$/gm)];
	const [said = '', more] = results.map(([, words = '']) => words.trim());
	const [first, second, third] = picturesOf(body, 'd10');
	if (more !== undefined || first === undefined || second === undefined || third !== undefined) return undefined;
	const roll = actionIn(title, body) ?? progressIn(title, body);
	if (!roll) return undefined;
	const { move, actionDie, ...values } = roll;
	try {
		const dice = { ...given({ actionDie }), challengeDice: [first, second] as const };
		const { record } = importedMove(move, { ...values, dice }, FROM_FORGED);
		return isSaid(record, said) ? record : undefined;
	} catch (error) {
		if (error instanceof NoCounterpart) return undefined;
		throw error;
	}
}

/** “Strong Hit with a MATCH!” */
function isSaid(record: MoveRecord, said: string): boolean {
	const [words = '', match] = said.toLowerCase().split(/(?= with a match!?$)/);
	return readOutcome(words) === outcomeOfRecord(record) && (match !== undefined) === isMatchOf(record);
}

type Roll = Pick<MoveRecord, 'move'> & Partial<MoveRecord> & { readonly actionDie?: number };

/** “Kestrel Face Danger: Edge + 1”; the name may be missing. */
function actionIn(title: string, body: string): Roll | undefined {
	const [, head = '', option] = /^(.+): ([\p{L}_ ]+?) \+[ ]?\d{0,2}$/u.exec(title.trim()) ?? [];
	const named = namedIn(head);
	const [actionDie, stat, add = 0, total] = ['d6', 'stat', 'add', 'total'].map(kind => onlyOne(picturesOf(body, kind)));
	if (option === undefined || !named || actionDie === undefined || stat === undefined) return undefined;
	if (total !== Math.min(MOST_SCORE, actionDie + stat + add)) return undefined;
	const adds = add === 0 ? [] : [{ amount: add, reason: '' }];
	const roll = { option: option.replace(/_/g, ' ').toLowerCase(), value: stat };
	return { ...named, roll, adds, actionDie };
}

const MOST_SCORE = 10;

/** “Find the lost relic, Roll to Finish: ”. Which move it was, is not said. */
function progressIn(title: string, body: string): Roll | undefined {
	const [, track] = /^(.+), Roll to Finish:/.exec(title) ?? [];
	const progress = onlyOne(picturesOf(body, 'progress'));
	if (track === undefined || progress === undefined) return undefined;
	const [, by, legacy] = /^(.+)'s (Quests|Bonds|Discoveries)$/.exec(track) ?? [];
	return { move: BARE_PROGRESS_ROLL, ...given({ by }), track: legacy?.toLowerCase() ?? track, progress };
}

/** Who made which move: the longest end of the words that is the name of a move. */
function namedIn(head: string): Pick<MoveRecord, 'move' | 'by'> | undefined {
	const words = head.split(' ');
	for (const at of words.keys()) {
		const found = findMove(bundledRuleset('starforged'), words.slice(at).join(' '));
		const by = words.slice(0, at).join(' ').trim();
		// a sheet without a name is called “null”
		if (found.ok) return { move: found.value.name, ...(by === '' || by === 'null' ? {} : { by }) };
	}
	return undefined;
}

/** The numbers of pictures such as `![[d10-7-t.svg#invert_W|50]]`, in their order. */
const picturesOf = (body: string, kind: string): readonly number[] =>
	[...body.matchAll(/!\[\[(?:[^\][|#\n]{0,200}\/)?([a-z\d]{1,10})-(\d{1,2})-t\.svg/g)].flatMap(([, each, number]) =>
		each === kind ? [Number(number)] : [],
	);

const onlyOne = ([only, ...others]: readonly number[]): number | undefined => (others.length > 0 ? undefined : only);

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
