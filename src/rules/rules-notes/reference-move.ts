import { given } from '../core/collections';
import { NO_STAT, tellsLaterRoll, tellsTwoMoves } from '../effects/outcome-words';
import { readTriggerAdds } from '../effects/trigger';
import type { Move, MoveTable, TriggerCondition } from '../move';
import { OUTCOMES } from '../core/outcome';
import { finding, type Finding } from '../core/problem';
import { stripEmphasis } from '../markdown/inline-markdown';
import type { MoveNames } from './move-names';
import { readNoteEffects, type PlacedEffects } from './note-effects';
import { readOutcomeMark, splitAtLabels, withOwnOutcomes, withoutLabel, type OutcomeMark } from './outcome-marks';
import { paragraphsOfRows, readOutcomeTexts, stretchesOfColumns, type TextBlock } from './outcome-texts';
import { isProgressLabel, type Entry } from './outline';
import { asRollBullets } from './labelled-rolls';
import { joinedLines } from './implicit-headings';
import { diceIn, dieIn, rowsOfLines, rowsOfList } from './listed-table';
import { readParts, type ListItem, type Part, type PartLine } from './parts';
import { keyOf, readReferenceTable } from './reference-tables';
import { withPlainRolls } from './roll-spellings';
import {
	readLooseRoll,
	readProgressRoll,
	readRollBullet,
	readRollSentences,
	readRollWords,
	trackCategory,
} from './roll-options';
import { readTrigger } from './trigger';
import type { Vocabulary } from './vocabulary';

/** A heading that was identified as a move. */
export interface MoveHeading {
	readonly id: string;
	readonly name: string;
	readonly category: string;
	readonly entry: Entry;
}

export interface ReferenceMove {
	readonly move: Move;
	readonly findings: readonly Finding[];
}

/** Reads one move of a note into the structure that Datasworn uses. */
export function readReferenceMove(heading: MoveHeading, names: MoveNames, vocabulary: Vocabulary): ReferenceMove {
	const { id, name, category, entry } = heading;
	const page = new MoveBuilder(heading, names, vocabulary);
	const isLabelled = entry.body.some(({ text }) => isProgressLabel(text));
	for (const part of readParts(entry.body.filter(({ text }) => !isProgressLabel(text)))) page.read(part);
	const before = page.beforeOutcomes().replace(/[’‘]/g, "'");
	const progress = readProgressRoll(before, isLabelled, vocabulary);
	const spelled =
		page.conditions.length > 0 || !page.hasOutcomes() ? page.conditions : readLooseRoll(before, vocabulary);
	const conditions = progress?.conditions ?? (page.hasOwnSituation ? spelled : withoutLoneText(spelled));
	const roll_type = progress?.roll_type ?? (conditions.length > 0 ? 'action_roll' : 'no_roll');
	const adds = roll_type === 'no_roll' ? [] : readTriggerAdds(page.text());
	const track_category = roll_type === 'progress_roll' ? trackCategory(name, page.trigger) : undefined;
	const { stated, findings } = readNoteEffects(page.fences, vocabulary);
	const outcomes = roll_type === 'no_roll' ? {} : page.outcomes();
	const move: Move = {
		_id: id,
		name,
		category,
		roll_type,
		trigger: { text: page.trigger, conditions, ...(adds.length > 0 && { adds }) },
		text: page.text(),
		outcomes,
		tables: page.tables,
		allow_momentum_burn: roll_type === 'action_roll',
		...given({ track_category }),
		...(stated && { stated }),
	};
	return { move, findings: [...page.findings, ...findings, ...outcomeFindings(move, entry)] };
}

/**
 * If there is only one way to roll, its situation is the trigger itself and is dropped, unless it is a roll by rank.
 */
function withoutLoneText(conditions: readonly TriggerCondition[]): readonly TriggerCondition[] {
	const [only, ...others] = conditions;
	if (!only || others.length > 0 || only.roll_options.some(({ using }) => using === 'custom')) return conditions;
	return [{ method: only.method, roll_options: only.roll_options }];
}

function outcomeFindings({ name, roll_type, outcomes, text }: Move, { line, title }: Entry): readonly Finding[] {
	if (roll_type === 'no_roll') return [];
	if (tellsTwoMoves(text)) return [finding(line, title, twoTriggers(name))];
	const missing = OUTCOMES.filter(outcome => !outcomes[outcome]);
	if (missing.length === 0) return [];
	const words = missing.length === 3 ? 'outcomes' : missing.map(outcome => outcome.replace('_', ' ')).join(' and no ');
	return [finding(line, title, `${name} is rolled, but has no ${words}. Write paragraphs that begin with “On a …”.`)];
}

const twoTriggers = (name: string): string =>
	`${name} has two triggers with outcomes of their own, so all of it is shown and nothing carried out. Give each a heading.`;

/** Builds a move from the parts of its section. */
class MoveBuilder {
	trigger = '';
	readonly conditions: TriggerCondition[] = [];
	readonly tables: MoveTable[] = [];
	readonly fences: PlacedEffects[] = [];
	readonly findings: Finding[] = [];
	private readonly stretches: TextBlock[] = [];
	/** The outcome named last. */
	private under: OutcomeMark | undefined;
	private untilOutcome = '';
	/** Whether the situation of a roll stands behind it: "roll +heart if a friend helps". */
	hasOwnSituation = false;

	constructor(
		private readonly heading: MoveHeading,
		private readonly names: MoveNames,
		private readonly vocabulary: Vocabulary,
	) {}

	read(part: Part): void {
		switch (part.kind) {
			case 'paragraph':
				if (this.readListedTable(rowsOfLines(part.lines, this.die()))) return;
				if (
					!this.under &&
					asRollBullets(
						part.lines.map(({ text }) => text),
						this.vocabulary,
					)
				) {
					this.readList(part.lines.map(({ line, text }) => ({ line, text, indent: 0 })));
					return;
				}
				for (const text of splitAtLabels(joinedLines(part.lines)))
					this.readParagraph(text, part.lines[0]?.line ?? 0, part.isInOutcome);
				return;
			case 'list':
				this.readList(part.items);
				return;
			case 'table':
				this.readTable(part);
				return;
			case 'effects':
				this.fences.push({ part, under: this.under });
				return;
		}
	}

	/** The text before the first outcome: the trigger, any preparations, and the roll. */
	beforeOutcomes = (): string => this.untilOutcome.replace(/__/g, '');

	hasOutcomes = (): boolean => this.under !== undefined;

	text = (): string => this.stretches.map(({ text }) => text).join('\n\n');

	outcomes = (): Move['outcomes'] => readOutcomeTexts(this.stretches);

	private readParagraph(written: string, line: number, isInOutcome?: true): void {
		const words = this.under ? written : withPlainRolls(written, this.vocabulary);
		const isFirst = this.stretches.length === 0;
		const { trigger, marked } = isFirst
			? readTrigger(this.names.withBoldLinks(words))
			: { trigger: '', marked: stripEmphasis(words) };
		if (isFirst) this.trigger = this.plainly(trigger);
		const linked = withoutLabel(this.names.asRulesText(isFirst ? keepMarks(marked) : marked));
		const text = withOutcomeMarks(withOwnOutcomes(restoreMarks(linked), this.text()));
		this.stretches.push({ kind: 'paragraph', text, ...given({ isInOutcome }) });
		if (!this.under) {
			const before = beforeOutcome(text);
			this.untilOutcome += `${before}\n\n`;
			for (const { unknown, isOwn, ...condition } of readRollSentences(before, this.vocabulary)) {
				this.hasOwnSituation ||= isOwn === true;
				this.addCondition(condition, unknown, line, words);
			}
		}
		this.under = lastMark(text) ?? this.under;
	}

	private readList(written: readonly ListItem[]): void {
		if (this.readListedTable(rowsOfList(written, this.die()))) return;
		const items = this.under ? written : this.withRolls(written);
		const groups = underTopItems(items);
		if (groups.length > 0 && groups.every(({ top }) => readOutcomeMark(stripEmphasis(top.text).trim()))) {
			for (const { top, below } of groups) {
				this.readParagraph(top.text, top.line);
				if (below.length > 0) this.readList(below);
			}
			return;
		}
		if (!this.under && items.every(({ text }) => TRIGGERED_ROLL.test(stripEmphasis(text)))) {
			for (const { text, line } of items) this.readParagraph(text, line);
			return;
		}
		const isRolls = !this.under && items.some(({ text }) => readRollBullet(stripEmphasis(text)) !== undefined);
		const lines = items.map(item => this.readItem(item, isRolls));
		const text = indented(items, lines).join('\n');
		this.stretches.push({ kind: 'list', text });
		if (!this.under) this.untilOutcome += `${text}\n\n`;
	}

	/** The items before the outcomes, with the rolls among them in the words of the books. */
	private withRolls(items: readonly ListItem[]): readonly ListItem[] {
		const texts = items.map(({ text }) => text);
		const bullets = asRollBullets(texts, this.vocabulary) ?? texts.map(text => withPlainRolls(text, this.vocabulary));
		return items.map((item, i) => ({ ...item, text: bullets[i] ?? item.text }));
	}

	private die = (): number | undefined => dieIn(this.text());

	/** A table written as a list or line by line. */
	private readListedTable(rows: readonly PartLine[] | undefined): boolean {
		if (rows) this.readTable({ kind: 'table', rows });
		return rows !== undefined;
	}

	private readItem({ text, line }: ListItem, isRolls: boolean): string {
		const words = this.names.asRulesText(text).replace(/ {1,99}: /g, ': ');
		const bullet = isRolls && !tellsLaterRoll(text) ? readRollBullet(words) : undefined;
		if (!bullet) return words;
		const { method, options, unknown } = readRollWords(bullet.roll.replace(/^roll /i, ''), this.vocabulary);
		this.addCondition({ text: bullet.text, method, roll_options: options }, unknown, line, text);
		if (options.length === 0) return words;
		return `${bullet.text}: ${bullet.roll}`;
	}

	private readTable({ rows }: Extract<Part, { kind: 'table' }>): void {
		const { id, name } = this.heading;
		const write = (words: string) => this.names.asRulesText(words);
		const dice = diceIn(this.stretches.at(-1)?.text ?? '');
		const { tables, lookup, cells, findings } = readReferenceTable(rows, { id, name, write, ...given({ dice }) });
		const own = tables.map(table => this.withOwnKey(table));
		this.tables.push(...own);
		this.findings.push(...findings);
		const told = lookup !== undefined && !this.under ? paragraphsOfRows(cells) : [];
		for (const { text, line } of told) this.readParagraph(text, line);
		if (told.length > 0) return;
		const outcomes = lookup !== undefined && !this.under ? stretchesOfColumns(cells) : [];
		if (outcomes.length > 0) {
			this.stretches.push(...outcomes);
			this.tables.push({ _id: `${id}.${keyOf(name)}`, name, sides: 100, rows: [] });
			return;
		}
		const text = lookup ?? own.map(({ _id }) => `{{table>${_id}}}`).join('\n\n');
		if (text !== '') this.stretches.push({ kind: 'table', text });
	}

	/** Gives a second table with the same name an id of its own. */
	private withOwnKey(table: MoveTable): MoveTable {
		const same = this.tables.filter(({ _id }) => _id.startsWith(table._id)).length;
		return same === 0 ? table : { ...table, _id: `${table._id}_${same + 1}` };
	}

	private addCondition(condition: TriggerCondition, unknown: readonly string[], line: number, text: string): void {
		if (condition.roll_options.length > 0) this.conditions.push(condition);
		for (const word of unknown) {
			const advice = NO_STAT.test(word)
				? 'Name the stat to roll.'
				: `Check the word, give the character a stat of that name, or declare a meter at the top of the note: “meters: [${word} 0-5]”.`;
			const message = `“+${word}” is no stat or meter of these rules. ${advice}`;
			this.findings.push(finding(line, text, message));
		}
	}

	private plainly = (words: string): string => this.names.asRulesText(words);
}

/** "- When you push, roll +iron" */
const TRIGGERED_ROLL = /^(?:when|whenever|if) [^:]*\broll \+/i;

/** Protects the marks of a trigger with a placeholder while links are read. */
const keepMarks = (text: string): string => text.replace(/__/g, '\u0001');
const restoreMarks = (text: string): string => text.replaceAll('\u0001', '__');

/** Marks outcomes the way Datasworn does: "On a __strong hit with a match__, …". */
export const withOutcomeMarks = (text: string): string =>
	text.replace(
		/(^|[.!?…] )((?:On|For) (?:(?:a|an|each|any) )?)((?:strong |weak )?hit|miss)( with a match)?(?=[,: ])/g,
		(_all, before: string, on: string, ...[outcome = '', match = '']: string[]) =>
			`${before}${on}__${outcome}${match}__`,
	);

/** The part of a paragraph before its first outcome. */
function beforeOutcome(text: string): string {
	const found = /(^|[.!?…] )(?:On|For) (?:(?:a|an|each|any) )?__(?:(?:strong |weak )?hit|miss)/.exec(text);
	return found ? text.slice(0, found.index + (found[1] ?? '').trimEnd().length) : text;
}

function lastMark(text: string): OutcomeMark | undefined {
	const marks = [...text.matchAll(/(?:^|[.!?…] )(?=(?:On|For) (?:(?:a|an|each|any) )?__)/g)];
	const last = marks.at(-1);
	return last && readOutcomeMark(text.slice(last.index + last[0].length, last.index + 80).replace(/__/g, ''));
}

/** Groups bullets by top-level item, each with its nested ones. */
export function underTopItems(
	items: readonly ListItem[],
): readonly { readonly top: ListItem; readonly below: readonly ListItem[] }[] {
	const edge = Math.min(...items.map(({ indent }) => indent));
	const tops = items.flatMap(({ indent }, at) => (indent <= edge + 1 ? [at] : []));
	return tops.flatMap((at, i) => {
		const top = items[at];
		return top ? [{ top, below: items.slice(at + 1, tops[i + 1]) }] : [];
	});
}

/** Writes bullets as in Datasworn, with nested ones indented. */
function indented(items: readonly ListItem[], lines: readonly string[]): readonly string[] {
	const top = Math.min(...items.map(({ indent }) => indent));
	return lines.map((line, i) => `${'  '.repeat((items[i]?.indent ?? 0) > top + 1 ? 3 : 1)}* ${line}`);
}

/** `move:salt_and_iron/adventure_moves/face_danger` */
export const moveId = (note: string, category: string, name: string): string =>
	`move:${keyOf(note)}/${keyOf(category)}/${keyOf(name)}`;
