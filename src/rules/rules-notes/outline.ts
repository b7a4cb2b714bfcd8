import { isCardPart, isCircumstance, isCommentary, isPart, withoutAsides } from './card-parts';
import { opensForeignTrigger } from '../language-detection/known-languages';
import { readOutcomeMark, withPlainMarks, type OutcomeMark } from './outcome-marks';
import { readSentences } from '../effects/sentences';
import { stripMarkdown } from '../markdown/inline-markdown';
import type { Outcome } from '../core/outcome';
import type { SourceLine } from '../markdown/source-lines';
import { LINES_A_STEP, type WorkSlices } from '../core/work-slices';
import { plainName } from './implicit-headings';
import { opensEffects } from './parts';

/** A heading and the text under it, up to the next heading. */
export interface Entry {
	/** As written in the note, without links and emphasis. */
	readonly title: string;
	readonly line: number;
	readonly level: number;
	/** The enclosing heading, such as "Adventure Moves"; absent at the top level. */
	readonly section: string | undefined;
	/** Truncated at `LONGEST_BODY`. */
	readonly body: readonly SourceLine[];
	/** The number of its last line. */
	readonly end: number;
	readonly role: 'move' | 'section' | 'aside' | 'unclear';
}

/** The note itself counts as a heading above all others. */
const NOTE_LEVEL = 0;
/** A name over a trigger in plain text counts as a heading below those of Markdown. */
const NAME_LEVEL = 7;
/** The title of a callout counts as a heading below all others. */
const CALLOUT_LEVEL = 8;

interface Heading {
	readonly title: string;
	readonly line: number;
	readonly level: number;
	readonly body: SourceLine[];
	/** Length of the body, including line breaks. */
	length: number;
	end: number;
	/** Whether all of its body so far is in quotes or callouts. */
	isAllQuoted: boolean;
	/** Whether its body is a whole move in a callout, behind which other text began. */
	isClosed: boolean;
}

/** The headings of a note, and anything that prevented reading it to the end. */
export interface Outline {
	/** In order, each with its role: a move, a section of moves, or an aside. */
	readonly entries: readonly Entry[];
	/** The last fence, if it is never closed. */
	readonly openFence: SourceLine | undefined;
	/** The first heading beyond the limit; nothing is read from there on. */
	readonly beyond: SourceLine | undefined;
}

/** The books have fewer than 300. */
export const MOST_HEADINGS = 60_000;
/**
 * Maximum length of the text under one heading, including line breaks; the longest move in the books has fewer than
 * 5,000 characters.
 */
const LONGEST_BODY = 40_000;

/**
 * Reads the outline of a note. `title` is that of the note, and serves as the heading of any lines above the first one.
 */
export function* readOutline(
	lines: Iterable<SourceLine>,
	title: string,
	isForeignMove: (body: readonly SourceLine[]) => boolean = () => false,
): WorkSlices<Outline> {
	const { headings, openFence, beyond } = yield* readHeadings(lines, title);
	const entries: Entry[] = [];
	const open: (Entry & { readonly isTold: boolean })[] = [];
	for (const [i, { title, line, level, body, end }] of headings.entries()) {
		yield;
		while ((open.at(-1)?.level ?? -1) >= level) open.pop();
		const section = open.filter(({ role }) => role !== 'move').at(-1)?.title;
		const isForeign = isForeignMove(body);
		const isTold =
			open.some(({ isTold }) => isTold) ||
			(isUnderMove(open) &&
				(isCommentary(title) ||
					(!isForeign && (isCircumstance(title) || !mayBeMove(body) || (isUnderWhole(open) && isRemark(body))))));
		const isInAside = open.some(({ role }) => role === 'aside');
		const isPartTitle = level > NOTE_LEVEL && isCardPart(title);
		const roleHere = isForeign ? 'move' : roleOf(title, body, hasUnder(headings, i), isInAside);
		const isUntriggered = roleHere === 'unclear' && OF_MOVES.test(section ?? '') && isInstructing(firstText(body));
		const isCalledAside =
			roleHere === 'aside' && !isInAside && OF_MOVES.test(section ?? '') && isMoveCalledAside(title, body);
		const role = isTold || isPartTitle ? 'aside' : isUntriggered || isCalledAside ? 'move' : roleHere;
		const entry: Entry = { title, line, level, section, body, end, role };
		if (level === NOTE_LEVEL && !isMoveOfNote(entry)) continue;
		entries.push(entry);
		open.push({ ...entry, isTold });
	}
	return { entries, openFence, beyond };
}

/** A note may be a move without any headings; but text starting with "If" that names no outcome is an introduction. */
const isMoveOfNote = ({ role, body }: Entry): boolean =>
	role === 'move' && !(/^if /i.test(firstText(body)) && !body.some(({ text }) => holdsOutcome(text)));

const firstText = (body: readonly SourceLine[]): string => stripMarkdown(firstOf(body)?.text.slice(0, 200) ?? '');

/** The first line of a text; above a trigger, a line that only leads to a note is none: “This move is enabled by [[X]].” */
function firstOf(lines: readonly SourceLine[]): SourceLine | undefined {
	const isSaid = ({ kind, text }: SourceLine) => kind !== 'blank' && !isProgressLabel(text);
	const first = lines.find(isSaid);
	if (!first || !LEADING.test(first.text.slice(0, 200).trim())) return first;
	const next = lines.find(line => isSaid(line) && line.number > first.number);
	return next && opensTrigger(stripMarkdown(next.text.slice(0, 200))) ? next : first;
}

/** One sentence of a few words that ends with a link. */
const LEADING = /^[^.!?[\]]{0,60}\[[^!?]{1,100}[\])][*_.]{0,4}$/;

const isUnderMove = (open: readonly Entry[]): boolean => open.some(({ role }) => role === 'move');

/** Whether there is a lower heading below this one, apart from commentary on a move. */
function hasUnder(headings: readonly Heading[], at: number): boolean {
	const { level = 0, body: own = [] } = headings[at] ?? {};
	const isTriggered = /^(?:when|whenever|once) /i.test(firstText(own));
	const isWhole = isWholeMove(own);
	for (let i = at + 1; (headings[i]?.level ?? 0) > level; i++) {
		const { title = '', body = [] } = headings[i] ?? {};
		if (isCommentary(title) || (isTriggered && isCircumstance(title))) continue;
		if (isWhole && isRemark(body)) continue;
		if (!isTriggered || mayBeMove(body)) return true;
	}
	return false;
}

/** Whether the text under a heading below a move can be a move of its own, and not commentary on it. */
const mayBeMove = (body: readonly SourceLine[]): boolean =>
	/^(?:when|whenever|once) /i.test(firstText(body)) ||
	body.some(({ text }) => isProgressLabel(text) || holdsOutcome(text) || /\broll \+[a-z]/i.test(text));

/** "Index of the Stars" among moves, over a trigger and an instruction: a move, whatever its name. */
const isMoveCalledAside = (title: string, body: readonly SourceLine[]): boolean =>
	/\s/.test(title.trim()) && !isCommentary(title) && opensTrigger(firstText(body)) && INSTRUCTS.test(firstText(body));

const isUnderWhole = (open: readonly Entry[]): boolean =>
	open.some(({ role, body }) => role === 'move' && isWholeMove(body));

/** Whether a text under a whole move only speaks of its outcomes: it has no trigger, no roll, and not all of them. */
const isRemark = (body: readonly SourceLine[]): boolean =>
	!opensTrigger(firstText(body)) && !body.some(isRolled) && outcomesOf(body).size < 3;

/** Looks at each line once, and keeps only as many as a move may have, since a note can be very long. */
function* readHeadings(
	lines: Iterable<SourceLine>,
	title: string,
): WorkSlices<Omit<Outline, 'entries'> & { readonly headings: readonly Heading[] }> {
	const note = newHeading(title, 1, NOTE_LEVEL);
	const headings = [note];
	let openFence: SourceLine | undefined;
	let count = 0;
	const told = withoutAsides(withNext(lines), opensMove);
	for (const [line, next] of withNext(withOutcomeTitles(told))) {
		if (line.kind === 'fence') openFence = openFence ? undefined : line;
		const { number, text } = line;
		if (++count % LINES_A_STEP === 0) yield;
		const isTitle = line.kind === 'title' && opensMove(next) && !introducesCases(line.text, next);
		const callout = headings.at(-1);
		const above = headings.at(-2);
		if (callout && above && isPartOfMove(callout, above, line)) {
			headings.pop();
			for (const own of callout.body) putUnder(above, own);
		}
		const last = headings.at(-1);
		if (line.kind === 'heading' && isPartOf(last, line)) continue;
		if (line.kind === 'heading' || isTitle || isPlainName(line, next, last)) {
			if (headings.length > MOST_HEADINGS) return { headings, openFence: undefined, beyond: line };
			const level = isTitle ? CALLOUT_LEVEL : line.kind === 'heading' ? line.level : NAME_LEVEL;
			headings.push(newHeading(stripMarkdown(text), number, level));
			continue;
		}
		if (last && !isOutside(last, line)) putUnder(last, line);
	}
	return { headings, openFence, beyond: undefined };
}

/** Whether a line of text is the name of the next move, behind a whole one or at the top of the note. */
function isPlainName(line: SourceLine, next: readonly SourceLine[], last: Heading | undefined): boolean {
	const name = plainName(line, next);
	if (name === undefined || last === undefined || last.level === CALLOUT_LEVEL) return false;
	if (last.body.every(({ kind }) => kind === 'blank'))
		return last.level === NOTE_LEVEL || /\bmoves\b/i.test(last.title);
	return name === 'sure'
		? !opensTrigger(firstText(last.body)) || last.body.some(({ text }) => outcomesWithin(text).length > 0)
		: isWholeMove(last.body);
}

/** Whether a callout has a trigger alone, whose outcomes begin behind it: a part of what stands under the heading above. */
const isPartOfMove = (callout: Heading, above: Heading, line: SourceLine): boolean =>
	callout.level === CALLOUT_LEVEL &&
	!line.isQuoted &&
	holdsOutcome(line.text) &&
	above.body.every(({ kind }) => kind === 'blank') &&
	outcomesOf(callout.body).size === 0;

const newHeading = (title: string, line: number, level: number): Heading => ({
	...{ title, line, level, body: [], length: 0, end: line },
	...{ isAllQuoted: true, isClosed: false },
});

/** A heading such as "### Trigger" under a move is only a divider within its text. */
function isPartOf(above: Heading | undefined, { level, text }: SourceLine): boolean {
	if (above === undefined || above.level > level) return false;
	if (isCardPart(text)) return !isWholeMove(above.body);
	return above.level < level && isPart(text);
}

/** Whether a line is commentary behind a callout: one with a title, or one that holds a whole move. */
function isOutside(heading: Heading, line: SourceLine): boolean {
	if (heading.isAllQuoted && opensOtherCallout(heading, line)) heading.isClosed = true;
	if (line.kind === 'blank' || BELONGING.has(line.kind)) return false;
	if (heading.isClosed) return true;
	if (line.isQuoted) return false;
	if (heading.level === CALLOUT_LEVEL) return true;
	if (!heading.isAllQuoted || heading.body.at(-1)?.kind !== 'blank') return false;
	return (heading.isClosed = isWholeMove(heading.body));
}

/** Whether a callout or quote begins behind one that holds a whole move, and does not go on with one more outcome. */
function opensOtherCallout({ body }: Heading, line: SourceLine): boolean {
	const last = body.at(-1);
	const isNew = line.callout !== undefined || (line.kind !== 'blank' && last?.kind === 'blank' && !last.isQuoted);
	if (!line.isQuoted || !isNew || line.depth > (body[0]?.depth ?? 0) || holdsOutcome(line.text)) return false;
	return isWholeMove(body);
}

/** Tables and fences may be kept beneath the callout that refers to them. */
const BELONGING: ReadonlySet<SourceLine['kind']> = new Set(['row', 'fence', 'code']);

/** Whether a text has a trigger, a miss and another outcome. */
function isWholeMove(body: readonly SourceLine[]): boolean {
	if (!opensTrigger(firstText(body))) return false;
	return outcomesOf(body).size > 2;
}

/** The outcomes that a text names at the start of a line or sentence. */
const outcomesOf = (body: readonly SourceLine[]): ReadonlySet<Outcome> =>
	new Set(
		body.flatMap(({ kind, text }) =>
			kind === 'text' || kind === 'bullet' ? [...(outcomeAt(text)?.outcomes ?? []), ...outcomesWithin(text)] : [],
		),
	);

function putUnder(heading: Heading, line: SourceLine): void {
	heading.end = line.number;
	if (line.kind !== 'blank' && !line.isQuoted) heading.isAllQuoted = false;
	if (heading.length > LONGEST_BODY) return;
	heading.body.push(line);
	heading.length += line.text.length + 1;
}

/** Number of following lines needed to recognize a callout title as a move: those that most moves have. */
const NEXT = 40;

/** Yields each line with the lines that follow it. */
function* withNext(lines: Iterable<SourceLine>): Generator<readonly [line: SourceLine, next: readonly SourceLine[]]> {
	const waiting: SourceLine[] = [];
	for (const line of lines) {
		waiting.push(line);
		const first = waiting.length > NEXT ? waiting.shift() : undefined;
		if (first) yield [first, waiting];
	}
	for (let first = waiting.shift(); first; first = waiting.shift()) yield [first, waiting];
}

/** A heading or callout title that only names an outcome becomes the start of its paragraph. */
function* withOutcomeTitles(lines: Iterable<SourceLine>): Generator<SourceLine> {
	let before: SourceLine | undefined;
	for (const line of lines) {
		const titled = withOutcomeTitle(line);
		if (titled.kind !== 'blank' || !isOutcomeTitle(before)) yield titled;
		before = titled;
	}
}

function withOutcomeTitle(line: SourceLine): SourceLine {
	if ((line.kind === 'text' || line.kind === 'bullet') && mayNameOutcome(line.text))
		return { ...line, text: withPlainMarks(line.text) };
	if ((line.kind !== 'title' && line.kind !== 'heading') || !/hit|miss|strong|weak/i.test(line.text)) return line;
	const title = stripMarkdown(line.text).replace(/:$/, '');
	const name = line.kind === 'title' && /^(?:strong|weak)$/i.test(title) ? `${title} hit` : title;
	return OUTCOME_TITLE.test(name) ? { ...line, kind: 'text', level: 0, text: `${name}:` } : line;
}

/** A quick check that rules out most lines before their markup is removed. */
const mayNameOutcome = (text: string): boolean => /hit|miss/i.test(text);

const OUTCOME_TITLE = /^(?:(?:on|for) )?(?:an? )?(?:strong hit|weak hit|miss)(?: with a match)?$/i;

const isOutcomeTitle = (line: SourceLine | undefined): boolean =>
	line?.kind === 'text' && line.text.endsWith(':') && OUTCOME_TITLE.test(line.text.slice(0, -1));

/** Whether a callout opens with a trigger, or holds a roll and all outcomes, whatever it says before them. */
function opensMove(lines: readonly SourceLine[]): boolean {
	const first = firstOf(lines);
	if (!first?.isQuoted) return false;
	if (opensTrigger(stripMarkdown(first.text.slice(0, 200)))) return true;
	const end = lines.findIndex(({ isQuoted, callout }) => !isQuoted || callout !== undefined);
	const inside = end < 0 ? lines : lines.slice(0, end);
	return inside.some(isRolled) && outcomesOf(inside).size > 2;
}

const isRolled = ({ text }: SourceLine): boolean => isProgressLabel(text) || /\broll(?: \+| with|s? the)/i.test(text);

/** "When you …", "Once per fight, when you …", "Wenn du …" */
export const opensTrigger = (text: string): boolean =>
	/^(?:once per [a-z ]{1,20}, )?(?:when|whenever|if) /i.test(text) || opensForeignTrigger(text);

/**
 * Whether a title only introduces cases: "Apply what fits:" over "If you are hurt, …", a list of such, or "What the cold
 * does" over what may happen.
 */
function introducesCases(title: string, body: readonly SourceLine[]): boolean {
	const first = body.find(({ kind, text }) => kind !== 'blank' && !isProgressLabel(text));
	if (first === undefined) return false;
	const isRolled = body.some(({ text }) => /\broll\b/i.test(text) || mayNameOutcome(text));
	if (!isRolled && isCircumstance(title)) return true;
	const opening = isRolled ? /^if /i : /^(?:if|when|whenever) /i;
	if (!(first.kind === 'bullet' ? opening : /^if /i).test(stripMarkdown(first.text.slice(0, 200)))) return false;
	return first.kind === 'bullet' || /:[*_]*$/.test(title.trim());
}

/** Whether a line is "_Progress Move_", with any emphasis and possibly a typo. */
export function isProgressLabel(line: string): boolean {
	const label = /^[*_]{1,3}(\w{6,12}) move[.:]?[*_]{1,3}[.:]?$/i.exec(line.trim())?.[1]?.toLowerCase();
	return label !== undefined && (label === 'progress' || isSlipOf(label, 'progress'));
}

/** Whether two words start with the same letter and are nearly identical. */
function isSlipOf(word: string, meant: string): boolean {
	if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2) return false;
	return [...meant].filter(letter => !word.includes(letter)).length <= 1;
}

/** Titles of text other than moves. */
const ASIDE =
	/\b(?:index|glossary|introduction|contents|credits|licen[cs]e|changelog|quick reference|legend|notes)\b|^page\b|^section \d/i;

const OF_MOVES = /\bmoves$/i;

/** Whether a move among others begins with what is to be done: "Take +1 momentum for …", "At the start of play, mark …". */
const isInstructing = (text: string): boolean => LEADS_IN.test(text) && INSTRUCTS.test(text);

const LEADS_IN =
	/^(?:after|at the (?:start|beginning|end) of|before|by [a-z]+ing|clear|describe|(?:start|end) of|envision|gain|lose|make camp|mark|once|spend|suffer|take|to [a-z]+|upon)\b/i;
const INSTRUCTS =
	/\b(?:clear|gain|give|heal|lose|mark|spend|suffer|take)s? (?:an? |one |your |all |up to )*(?:[+-]?\d|impact|progress|tick|supply|momentum|health|spirit|wounded|shaken|unprepared)/i;

function roleOf(title: string, body: readonly SourceLine[], hasUnder: boolean, isInAside: boolean): Entry['role'] {
	if (/\bmoves(?: reference)?(?: \([^)]*\))?$/i.test(title) || /^[^:]*: moves$/i.test(title)) return 'section';
	const texts = body.filter(({ kind, text }) => kind !== 'blank' && !isProgressLabel(text));
	if (statesOnly(texts)) return 'move';
	const isTriggered = opensTrigger(firstText(body)) && !introducesCases(title, body);
	const outcomes = texts.filter(({ kind, text }) => kind === 'text' && holdsOutcome(text)).length;
	const isWhole = isTriggered && outcomes > 1;
	if (ASIDE.test(title) ? !isWhole : isInAside && !isTriggered) return 'aside';
	if (hasUnder && outcomes < 2) return 'section';
	if (isTriggered || outcomes > 1) return 'move';
	const isLabelled = body.some(({ text }) => isProgressLabel(text));
	return isLabelled || texts.some(({ text }) => /\broll \+[a-z]/i.test(text)) ? 'move' : 'unclear';
}

/** Whether there is nothing but fences of effects, for the move of that name. */
const statesOnly = ([first, ...others]: readonly SourceLine[]): boolean =>
	first !== undefined && opensEffects(first) && others.every(({ kind }) => kind === 'fence' || kind === 'code');

/** The outcomes that begin a sentence anywhere in a line. */
const outcomesWithin = (line: string): readonly Outcome[] =>
	mayNameOutcome(line)
		? readSentences(stripMarkdown(line)).flatMap(sentence => readOutcomeMark(sentence.slice(0, 80))?.outcomes ?? [])
		: [];

const holdsOutcome = (line: string): boolean => outcomeAt(line) !== undefined;

function outcomeAt(line: string): OutcomeMark | undefined {
	const start = line.slice(0, 200);
	return mayNameOutcome(start) ? readOutcomeMark(stripMarkdown(start)) : undefined;
}
