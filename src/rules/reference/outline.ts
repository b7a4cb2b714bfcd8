import { readOutcomeMark } from './outcome-marks';
import { unmarked } from './marks';
import type { SourceLine } from './source-lines';

/** A heading with what stands under it, down to the next heading. */
export interface Entry {
	/** As the note writes it, without links and marks. */
	readonly title: string;
	readonly line: number;
	readonly level: number;
	/** The heading it stands under: "Adventure Moves"; none at the top. */
	readonly section: string | undefined;
	readonly body: readonly SourceLine[];
	readonly role: 'move' | 'section' | 'aside' | 'unclear';
}

/** The title of a callout without a heading of its own stands below every heading. */
const CALLOUT_LEVEL = 7;

interface Heading {
	readonly title: string;
	readonly line: number;
	readonly level: number;
	readonly isQuoted: boolean;
	readonly body: SourceLine[];
}

/** The headings of a note in order, each with its part in the reference: a move, a section of moves, or something beside them. */
export function readOutline(lines: readonly SourceLine[]): readonly Entry[] {
	const headings = readHeadings(lines);
	const entries: Entry[] = [];
	const open: Entry[] = [];
	headings.forEach(({ title, line, level, body }, i) => {
		while ((open.at(-1)?.level ?? 0) >= level) open.pop();
		const section = open.filter(({ role }) => role !== 'move').at(-1)?.title;
		const isInAside = open.some(({ role }) => role === 'aside');
		const hasUnder = (headings[i + 1]?.level ?? 0) > level;
		const entry: Entry = { title, line, level, section, body, role: roleOf(title, body, hasUnder, isInAside) };
		entries.push(entry);
		open.push(entry);
	});
	return entries;
}

function readHeadings(lines: readonly SourceLine[]): readonly Heading[] {
	const headings: Heading[] = [];
	withOutcomeTitles(lines).forEach((line, i) => {
		const isTitle = line.kind === 'title' && opensMove(lines.slice(i + 1, i + 5));
		if (line.kind === 'heading' || isTitle) {
			const level = isTitle ? CALLOUT_LEVEL : line.level;
			headings.push({ title: unmarked(line.text), line: line.number, level, isQuoted: line.isQuoted, body: [] });
			return;
		}
		const last = headings.at(-1);
		const isOutside = last?.level === CALLOUT_LEVEL && !line.isQuoted && line.kind !== 'blank';
		if (!isOutside) last?.body.push(line);
	});
	return headings;
}

/** A heading or a callout title that only names an outcome is the beginning of its paragraph. */
function withOutcomeTitles(lines: readonly SourceLine[]): readonly SourceLine[] {
	const titled = lines.map((line): SourceLine => {
		const isTitle = line.kind === 'title' || line.kind === 'heading';
		const name = isTitle ? unmarked(line.text).replace(/:$/, '') : '';
		return OUTCOME_TITLE.test(name) ? { ...line, kind: 'text', level: 0, text: `${name}:` } : line;
	});
	return titled.filter((line, i) => line.kind !== 'blank' || !isOutcomeTitle(titled[i - 1]));
}

const OUTCOME_TITLE = /^(?:on an? )?(?:strong hit|weak hit|miss)(?: with a match)?$/i;

const isOutcomeTitle = (line: SourceLine | undefined): boolean =>
	line?.kind === 'text' && line.text.endsWith(':') && OUTCOME_TITLE.test(line.text.slice(0, -1));

const opensMove = (lines: readonly SourceLine[]): boolean => {
	const first = lines.find(({ kind, text }) => kind !== 'blank' && !isProgressLabel(text));
	return first !== undefined && first.isQuoted && opensTrigger(unmarked(first.text.slice(0, 200)));
};

/** "When you …", "Once per fight, when you …" */
export const opensTrigger = (text: string): boolean => /^(?:once per [a-z ]{1,20}, )?(?:when|whenever|if) /i.test(text);

/** "_Progress Move_", in any emphasis; a slip of the pen is forgiven. */
export function isProgressLabel(line: string): boolean {
	const label = /^[*_]{1,3}(\w{6,12}) move[.:]?[*_]{1,3}[.:]?$/i.exec(line.trim())?.[1]?.toLowerCase();
	return label !== undefined && (label === 'progress' || isSlipOf(label, 'progress'));
}

/** The same first letter, and nearly the same letters. */
function isSlipOf(word: string, meant: string): boolean {
	if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2) return false;
	return [...meant].filter(letter => !word.includes(letter)).length <= 1;
}

/** Titles of what stands beside the moves. */
const ASIDE =
	/\b(?:index|glossary|introduction|contents|credits|licen[cs]e|changelog|quick reference|legend|notes)\b|^page\b|^section \d/i;

function roleOf(title: string, body: readonly SourceLine[], hasUnder: boolean, isInAside: boolean): Entry['role'] {
	if (/\bmoves(?: reference)?(?: \([^)]*\))?$/i.test(title) || /^[^:]*: moves$/i.test(title)) return 'section';
	const texts = body.filter(({ kind, text }) => kind !== 'blank' && !isProgressLabel(text));
	const isTriggered = opensTrigger(unmarked(texts[0]?.text.slice(0, 200) ?? ''));
	const outcomes = texts.filter(({ kind, text }) => kind === 'text' && holdsOutcome(text)).length;
	const isWhole = isTriggered && outcomes > 1;
	if ((ASIDE.test(title) || isInAside) && !isWhole) return 'aside';
	if (hasUnder && outcomes < 2) return 'section';
	if (isTriggered || outcomes > 1) return 'move';
	const isLabelled = body.some(({ text }) => isProgressLabel(text));
	return isLabelled || texts.some(({ text }) => /\broll \+[a-z]/i.test(text)) ? 'move' : 'unclear';
}

const holdsOutcome = (line: string): boolean => readOutcomeMark(unmarked(line.slice(0, 200))) !== undefined;
