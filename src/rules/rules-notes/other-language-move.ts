import { readSentences } from '../effects/sentences';
import { phraseAt, wordsIn, type LanguageWords } from '../language-detection/language-words';
import { stripMarkdown } from '../markdown/inline-markdown';
import type { Move, MoveTable, TriggerCondition } from '../move';
import { OUTCOMES, type Outcome } from '../core/outcome';
import { finding, type Finding } from '../core/problem';
import { conditionOfBullet, foreignOutcome, isProgressRoll, optionsIn } from './other-language-text';
import { isProgressLabel } from './outline';
import { readParts, type Part } from './parts';
import { readReferenceTable } from './reference-tables';
import type { MoveHeading, ReferenceMove } from './reference-move';
import type { Vocabulary } from './vocabulary';

/**
 * Reads a move in another language as far as a small table of its words goes: how it is rolled, and which text belongs
 * to which outcome. Its text is shown as written, and nothing of it is carried out.
 */
export function readForeignMove(
	{ id, name, category, entry }: MoveHeading,
	words: LanguageWords,
	vocabulary: Vocabulary,
): ReferenceMove {
	const page = new ForeignPage({ id, name }, words, vocabulary);
	for (const part of readParts(entry.body.filter(({ text }) => !isProgressLabel(text)))) page.read(part);
	const isProgress = isProgressRoll(page.before(), words) || entry.body.some(({ text }) => isProgressLabel(text));
	const conditions = isProgress ? PROGRESS : page.conditions;
	const isRolled = conditions.length > 0;
	const move: Move = {
		_id: id,
		name,
		category,
		roll_type: isProgress ? 'progress_roll' : isRolled ? 'action_roll' : 'no_roll',
		trigger: { text: page.trigger(), conditions, adds: [] },
		text: page.text(),
		outcomes: isRolled ? page.outcomes() : {},
		tables: page.tables,
		allow_momentum_burn: isRolled && !isProgress,
		language: words.language,
	};
	return { move, findings: [...page.findings, ...unrolled(move, page.hasOutcomes(), entry.line)] };
}

const PROGRESS: readonly TriggerCondition[] = [
	{ method: 'progress_roll', roll_options: [{ using: 'progress_track' }] },
];

function unrolled({ name, roll_type, language = '' }: Move, hasOutcomes: boolean, line: number): readonly Finding[] {
	if (roll_type !== 'no_roll' || !hasOutcomes) return [];
	const message = `${name} is in ${language} and has outcomes, but its roll is in words that are not known. Write it as “+iron”, or give the note a table of its words: “words:”.`;
	return [finding(line, name, message)];
}

/** Collects the text of a move and of each of its outcomes. */
class ForeignPage {
	readonly conditions: TriggerCondition[] = [];
	readonly tables: MoveTable[] = [];
	readonly findings: Finding[] = [];
	private readonly texts: string[] = [];
	private readonly own: Record<Outcome, string[]> = { strong_hit: [], weak_hit: [], miss: [] };
	private untilOutcome = '';
	/** The outcomes named last. */
	private under: readonly Outcome[] | undefined;

	constructor(
		private readonly owner: Pick<Move, 'name'> & { readonly id: string },
		private readonly words: LanguageWords,
		private readonly vocabulary: Vocabulary,
	) {}

	before = (): string => this.untilOutcome;

	hasOutcomes = (): boolean => this.under !== undefined;

	text = (): string => this.texts.join('\n\n');

	/** The first sentence, if it begins with a word for "when". */
	trigger(): string {
		const [first = ''] = readSentences(stripMarkdown(this.texts[0] ?? ''));
		return phraseAt(this.words.trigger, wordsIn(first), 0) > 0 ? first : '';
	}

	outcomes = (): Move['outcomes'] =>
		Object.fromEntries(
			OUTCOMES.filter(outcome => this.own[outcome].length > 0).map(outcome => [
				outcome,
				{ text: this.own[outcome].join('\n\n') },
			]),
		);

	read(part: Part): void {
		switch (part.kind) {
			case 'paragraph':
				for (const text of this.paragraphsOf(part.lines.map(({ text }) => text))) this.readParagraph(text);
				return;
			case 'list':
				return this.readList(part.items.map(({ text }) => text));
			case 'table':
				return this.readTable(part);
			case 'effects':
				return;
		}
	}

	/** A line that begins with an outcome begins a paragraph, and so does a bold outcome behind a full stop. */
	private paragraphsOf(lines: readonly string[]): readonly string[] {
		const parts = lines.flatMap(line => line.replace(/([.!?…]) (?=\*\*|__)/g, '$1\n').split('\n'));
		const paragraphs: string[] = [];
		for (const part of parts) {
			const last = paragraphs.length - 1;
			if (last < 0 || foreignOutcome(part, this.words)) paragraphs.push(part);
			else paragraphs[last] = `${paragraphs[last] ?? ''} ${part}`;
		}
		return paragraphs;
	}

	private readParagraph(text: string): void {
		this.texts.push(text);
		const told = new Map<Outcome, string[]>();
		for (const sentence of readSentences(text)) {
			this.under = foreignOutcome(sentence.replace(/^[*_]+/, ''), this.words) ?? this.under;
			if (!this.under) this.readBefore(sentence);
			for (const outcome of this.under ?? []) told.set(outcome, [...(told.get(outcome) ?? []), sentence]);
		}
		for (const [outcome, sentences] of told) this.own[outcome].push(sentences.join(' '));
	}

	private readBefore(sentence: string): void {
		this.untilOutcome += `${sentence} `;
		const roll_options = optionsIn(sentence, this.words, this.vocabulary);
		if (roll_options.length > 0) this.conditions.push({ method: 'player_choice', roll_options });
	}

	/** A list of outcomes is a paragraph for each; before them, it may be a list of ways to roll. */
	private readList(items: readonly string[]): void {
		const isOfOutcomes = items.some(item => foreignOutcome(item, this.words));
		if (isOfOutcomes) {
			for (const item of items) this.readParagraph(item);
			return;
		}
		const list = items.map(item => `  * ${item}`).join('\n');
		this.texts.push(list);
		for (const outcome of this.under ?? []) this.own[outcome].push(list);
		if (this.under) return;
		this.untilOutcome += `${items.join(' ')} `;
		const ways = items.flatMap(item => conditionOfBullet(item, this.words, this.vocabulary) ?? []);
		this.conditions.push(...ways);
	}

	private readTable({ rows }: Extract<Part, { kind: 'table' }>): void {
		const { tables, lookup, cells, findings } = readReferenceTable(rows, { ...this.owner, write: words => words });
		const told = cells.rows.map(({ cells: [name = '', ...said] }) => `${name}: ${said.join(' ')}`);
		if (lookup !== undefined && told.filter(row => foreignOutcome(row, this.words)).length > 1) {
			for (const row of told) this.readParagraph(row);
			return;
		}
		this.tables.push(...tables);
		this.findings.push(...findings);
		this.texts.push(lookup ?? tables.map(({ _id }) => `{{table>${_id}}}`).join('\n\n'));
	}
}
