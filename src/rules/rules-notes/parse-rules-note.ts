import { changesState } from '../effects/context-words';
import type { PrintedAsset } from '../assets/printed-asset';
import type { RulesLayer } from '../books/layers';
import type { Move } from '../move';
import { namesOf } from '../move-order';
import { finding, sortedFindings, type Finding } from '../core/problem';
import { withoutCommands } from '../rules-text';
import type { Ruleset } from '../ruleset';
import { atOnce, stepForEach, type WorkSlices } from '../core/work-slices';
import { withBullets } from './bullets';
import { cardOfEntry, isCard, isUnmarkedCard, notACard } from './cards-of-note';
import { withoutTraces } from './copied-text';
import { withEmbeds } from './embeds';
import { movesWithoutEffects } from './moves-without-effects';
import { moveNames, type MoveNames, nameOfFile, readName, spelledAs, spellings } from './move-names';
import { namedImpacts, undeclaredMeters } from './meters-and-impacts';
import { MOST_HEADINGS, readOutline, type Entry, type Outline, opensTrigger } from './outline';
import { moveId, readReferenceMove, type MoveHeading, type ReferenceMove } from './reference-move';
import { freeKeywords } from './declared-keywords';
import { otherNames, withKnownNames } from './renamed-stats';
import { readSettings, type ReferenceSettings } from './reference-settings';
import { readSourceLines } from '../markdown/source-lines';
import { readForeignMove } from './other-language-move';
import { languageFindings, noteLanguage, type NoteLanguage } from './note-language';
import { vocabularyOf, type Vocabulary } from './vocabulary';
import { stripMarkdown } from '../markdown/inline-markdown';

/** The result of reading a rules note: a layer of rules, and warnings. */
export interface ReferenceReading {
	readonly layer: RulesLayer;
	readonly findings: readonly Finding[];
	/** The lines of each move in the note, by its id. */
	readonly places: ReadonlyMap<string, MovePlace>;
}

/** The lines of a move, including its heading: 1-based, both ends included. */
export interface MovePlace {
	readonly from: number;
	readonly to: number;
}

/**
 * Reads a Markdown reference of moves. `name` is the note's name; `over` are the underlying rules, whose moves, stats
 * and impacts the note may use. Never throws, and takes time proportional to the length of the note.
 */
export const readReference = (markdown: string, name: string, over?: Ruleset): ReferenceReading =>
	atOnce(referenceSteps(markdown, name, over));

/** The moves of a note, found by their headings alone. */
export interface MovesOfNote {
	readonly names: readonly string[];
	readonly places: readonly MovePlace[];
}

interface TableLines {
	readonly rolled: readonly number[];
	readonly lists: readonly number[];
}

export function* movesOfNote(markdown: string, name: string): WorkSlices<MovesOfNote> {
	const { headings } = yield* readHeadings(markdown, name);
	return { names: headings.map(({ name }) => name), places: headings.map(({ entry }) => placeOf(entry)) };
}

/**
 * The same as `readReference`, as a generator of steps. `rolled` are the lines at which tables begin that can be rolled
 * on by themselves: their headings are not taken for moves that failed. `lists` are those of all tables.
 */
export function* referenceSteps(
	markdown: string,
	name: string,
	over?: Ruleset,
	{ rolled: tables, lists }: TableLines = { rolled: [], lists: [] },
): WorkSlices<ReferenceReading> {
	const { lines, settings, outline, found, headings, assets, unclear, tongue } = yield* readHeadings(
		markdown,
		name,
		over,
		tables,
	);
	const vocabulary = vocabularyOf(over, settings.meters);
	const known = (over?.moves ?? []).flatMap(move => namesOf(move).map(name => ({ _id: move._id, name })));
	// the note's own moves come last, so that their names win
	const names = moveNames([...known, ...headings.map(({ id, name }) => ({ _id: id, name }))]);
	yield;
	const short = headings.map(shortened);
	const read = yield* stepForEach(short, heading => readInLanguage(heading, names, vocabulary, tongue));
	const stated = statedMoves(over);
	const all = read.map(({ move, findings }) => withFindings(withStatedEffects(move, stated), findings));
	const hollow = movesWithoutEffects(all, headings, over, vocabulary);
	const moves = all.filter(({ _id }) => !hollow.has(_id));
	yield;
	const impacts = yield* namedImpacts(
		moves.filter(({ language }) => language === undefined),
		vocabulary,
	);
	const undeclared = yield* undeclaredMeters(
		short.filter(({ entry }) => tongue.languageOf(entry.body) === undefined),
		vocabulary,
	);
	const languages = languageFindings(all, outline.entries, tongue);
	const findings = [
		...settings.findings,
		...lettersLost(lines),
		...unread(outline),
		...unclear,
		...tooMany(found),
		...headings.flatMap(tooLong),
		...read.flatMap(({ move, findings }) => hollow.get(move._id) ?? findings),
		...undeclared,
		...languages,
		...(all.length + assets.length + languages.length + tables.length === 0 ? [noMoves(lines, lists)] : []),
	];
	return {
		layer: {
			...{ name, moves, ...(impacts.length > 0 && { impacts }), ...(assets.length > 0 && { assets }) },
			...layerSettings(settings),
			...(languages.length > 0 && { remarks: languages.map(({ message }) => message) }),
		},
		findings: sortedFindings(findings),
		places: new Map(headings.map(({ id, entry }) => [id, placeOf(entry)])),
	};
}

/** The first pass over a note: which of its headings are moves. */
interface NoteHeadings {
	readonly lines: readonly string[];
	readonly settings: ReferenceSettings;
	readonly outline: Outline;
	/** The moves that are read; `found` also has those that are not. */
	readonly headings: readonly MoveHeading[];
	readonly found: readonly MoveHeading[];
	readonly assets: readonly PrintedAsset[];
	readonly unclear: readonly Finding[];
	readonly tongue: NoteLanguage;
}

function* readHeadings(
	markdown: string,
	name: string,
	over?: Ruleset,
	tables: readonly number[] = [],
): WorkSlices<NoteHeadings> {
	const lines = withoutCommands(markdown.replace(/^\uFEFF/, '')).split(/\r\n|\r|\n/);
	const declared = readSettings(lines);
	yield;
	const vocabulary = vocabularyOf(over, declared.meters);
	const { keywords, findings: takenWords } = freeKeywords(declared, over, lines);
	const settings = { ...declared, keywords };
	const { names, findings: taken } = otherNames(settings.otherwise, vocabulary, lines);
	const plain = withKnownNames(withoutTraces(lines), names);
	yield;
	const tongue = noteLanguage(plain.slice(settings.lines), settings.words ?? over?.words, vocabulary);
	const source = tongue.withOutcomeTitles(withEmbeds(withBullets(readSourceLines(plain, settings.lines))));
	const outline = yield* readOutline(source, settings.name ?? nameOfFile(name), tongue.isMove);
	const cards = outline.entries.filter(entry => isCard(entry, lines));
	const isOfTable = ({ role, line, end }: Entry) => role === 'unclear' && tables.some(at => line <= at && at <= end);
	const others = outline.entries.filter(entry => !cards.includes(entry) && !isOfTable(entry));
	const { headings: found, findings } = movesAmong(others, name, settings, over);
	const unclear = [
		...others.filter(entry => entry.role === 'unclear' && isUnmarkedCard(entry, lines)).map(notACard),
		...takenWords,
		...taken,
		...findings.filter(({ line }) => !foreignAt(outline.entries, line, tongue)),
	];
	yield;
	const assets = cards.map(entry => cardOfEntry(entry, lines));
	return { lines, settings, outline, found, headings: found.slice(0, MOST_MOVES), assets, unclear, tongue };
}

/** Whether the section whose heading is in a line is in another language. */
const foreignAt = (entries: readonly Entry[], line: number, tongue: NoteLanguage): boolean =>
	entries.some(entry => entry.line === line && tongue.languageOf(entry.body) !== undefined);

/** Reads a move in English, or shows one in another language. */
function readInLanguage(
	heading: MoveHeading,
	names: MoveNames,
	vocabulary: Vocabulary,
	tongue: NoteLanguage,
): ReferenceMove {
	const { body } = heading.entry;
	const words = tongue.wordsOf(body);
	if (words) return readForeignMove(heading, words, vocabulary);
	const language = tongue.languageOf(body);
	const read = readReferenceMove(heading, names, vocabulary);
	return language === undefined ? read : { ...read, move: { ...read.move, language } };
}

const withFindings = (move: Move, findings: readonly Finding[]): Move =>
	findings.length > 0 ? { ...move, findings } : move;

const layerSettings = ({
	only,
	replaces,
	meters,
	words,
	keywords,
}: ReferenceSettings): Pick<RulesLayer, 'only' | 'replaces' | 'meters' | 'words' | 'keywords'> => ({
	...(keywords.length > 0 && { keywords }),
	...(words && { words }),
	...(only && { only }),
	...(replaces.length > 0 && { replaces }),
	...(meters.length > 0 && { meters }),
});

/** The headings that are moves, with their names. If two share a name, the later one wins. */
function movesAmong(
	entries: readonly Entry[],
	note: string,
	settings: ReferenceSettings,
	over: Ruleset | undefined,
): { readonly headings: readonly MoveHeading[]; readonly findings: readonly Finding[] } {
	const known = spellings(over?.moves ?? []);
	const found = new Map<string, MoveHeading>();
	const findings: Finding[] = [];
	for (const entry of entries) {
		if (entry.role === 'unclear' && isAmongMoves(entry)) findings.push(notAMove(entry));
		if (entry.role === 'section' && tellsOutcomes(entry)) findings.push(moveOverMoves(entry));
		if (entry.role !== 'move') continue;
		const title = isGeneric(entry.title) ? (settings.name ?? nameOfFile(note)) : entry.title;
		const name = spelledAs(readName(title), known);
		const category = readName(entry.section ?? settings.category ?? note);
		const id = moveId(note, category, name);
		if (name === '') continue;
		const before = found.get(name.toLowerCase());
		if (before) findings.push(finding(before.entry.line, before.entry.title, twice(name, entry.line)));
		found.delete(name.toLowerCase());
		found.set(name.toLowerCase(), { id, name, category, entry });
	}
	return { headings: [...found.values()], findings };
}

/** A generic title such as "## Move" or "# Adventure Move"; the move is named after the note. */
const isGeneric = (title: string): boolean => /^(?:[a-z]+ )?move(?: card)?$/i.test(title);

const twice = (name: string, line: number): string =>
	`${name} stands in this note twice. The one in line ${line} counts; take one out, or rename it.`;

/** Whether a heading is in a section for moves, and so was meant to be one. */
const isAmongMoves = ({ section = '' }: Entry): boolean => /\bmoves\b/i.test(section);

const notAMove = ({ line, title }: Entry): Finding =>
	finding(line, title, 'This heading is not read as a move. Begin its text with “When you …”, or write its outcomes.');

const OUTCOME = /\b(?:strong hit|weak hit|on a (?:hit|miss))\b/i;

/**
 * Whether the text of a section reads like a move, with a trigger and an outcome. In a section called “… Moves” it is
 * taken for an introduction.
 */
function tellsOutcomes({ title, body }: Entry): boolean {
	if (/\bmoves\b/i.test(title)) return false;
	const texts = body.filter(({ kind }) => kind !== 'blank').map(({ text }) => stripMarkdown(text.slice(0, 200)));
	if (!opensTrigger(texts[0] ?? '')) return false;
	return texts.some(text => OUTCOME.test(text) || (/^when(?:ever)? you /i.test(texts[0] ?? '') && changesState(text)));
}

const moveOverMoves = ({ line, title }: Entry): Finding =>
	finding(
		line,
		title,
		'Other moves stand under this heading, so its own text is not read as a move. Give them a heading of the same level.',
	);

function noMoves(lines: readonly string[], [list]: readonly number[]): Finding {
	const message =
		list === undefined
			? 'No move was found in this note. A move is a heading with text that begins with “When you …”.'
			: 'No dice are named for this list, so it is not rolled on. Name them in its heading: “Weather (d6)”.';
	return finding(list ?? 1, lines[(list ?? 1) - 1] ?? '', message);
}

function lettersLost(lines: readonly string[]): readonly Finding[] {
	const lost = lines.flatMap((line, i) => (line.includes('\uFFFD') ? [i] : []));
	const [first] = lost;
	if (first === undefined) return [];
	const message = `Letters are lost in ${lost.length === 1 ? 'this line' : `${lost.length} lines, from here on`}: the file is not UTF-8. Save it as UTF-8.`;
	return [finding(first + 1, lines[first] ?? '', message)];
}

function unread({ openFence, beyond }: Outline): readonly Finding[] {
	const tooMany = `A note can hold ${MOST_HEADINGS} headings; from this one on nothing is read. Part the note.`;
	const open = 'This fence is never closed, so nothing below it is read. Close it.';
	return [
		...(openFence ? [finding(openFence.number, openFence.text, open)] : []),
		...(beyond ? [finding(beyond.number, beyond.text, tooMany)] : []),
	];
}

/** The largest book has fewer than 60. */
const MOST_MOVES = 2000;

function tooMany(headings: readonly MoveHeading[]): readonly Finding[] {
	const first = headings[MOST_MOVES];
	const message = `A note can hold ${MOST_MOVES} moves; from this one on they are not read. Part the note.`;
	return first ? [finding(first.entry.line, first.entry.title, message)] : [];
}

/** In characters, including line breaks; the longest move in the books has fewer than 5,000. */
const LONGEST_MOVE = 20_000;

function cutAt({ body }: Entry): number {
	let length = 0;
	const cut = body.findIndex(({ text }) => (length += text.length + 1) > LONGEST_MOVE);
	return cut < 0 ? body.length : cut;
}

/** The same heading if nothing is cut, as the language of its text is known then. */
function shortened(heading: MoveHeading): MoveHeading {
	const { entry } = heading;
	const cut = cutAt(entry);
	return cut === entry.body.length ? heading : { ...heading, entry: { ...entry, body: entry.body.slice(0, cut) } };
}

function tooLong({ name, entry }: MoveHeading): readonly Finding[] {
	const cut = entry.body[cutAt(entry)];
	const message = `${name} is longer than any move, so it is read no further than this line. Part it with headings.`;
	return cut ? [finding(cut.number, cut.text, message)] : [];
}

const placeOf = ({ line, end }: Entry): MovePlace => ({ from: line, to: end });

/**
 * A move with exactly the ruleset's own text also gets the effects that the ruleset states for it, including
 * corrections.
 */
function withStatedEffects(move: Move, printed: ReadonlyMap<string, Move>): Move {
	if (move.stated) return move;
	const own = printed.get(move.name);
	if (!own?.stated || wordsOf(own) !== wordsOf(move)) return move;
	return { ...move, stated: own.stated };
}

/** The underlying rules' moves by all of their names; the first one with a name wins. */
const statedMoves = (over: Ruleset | undefined): ReadonlyMap<string, Move> =>
	new Map([...(over?.moves ?? [])].reverse().flatMap(move => namesOf(move).map(name => [name, move] as const)));

/** The words and numbers of a text, ignoring links, emphasis and embedded tables. */
const wordsOf = ({ text }: Move): string =>
	text
		.replace(/\{\{[^{}]*\}\}/g, ' ')
		.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
		.replace(/-{2,}/g, ' ')
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^\p{L}\p{N}+-]+/gu, ' ')
		.trim();
