import { OUTCOMES, outcomeName, type Outcome } from '../core/outcome';
import { readSentences } from '../effects/sentences';
import { readOutcomeMark } from './outcome-marks';
import type { Cells } from './reference-tables';

/** A block of a move's rules text. */
export interface TextBlock {
	readonly kind: 'paragraph' | 'list' | 'table';
	readonly text: string;
	/** A paragraph that goes on with the outcome before it. */
	readonly isInOutcome?: true;
}

/** The text of each outcome: its sentences, and the lists and tables that belong to them. */
export function readOutcomeTexts(
	stretches: readonly TextBlock[],
): Readonly<Partial<Record<Outcome, { readonly text: string }>>> {
	const texts: Partial<Record<Outcome, string[]>> = {};
	const last = stretches.map(opensOutcome).lastIndexOf(true);
	let now: readonly Outcome[] = [];
	let wanting: readonly Outcome[] = [];
	const add = (outcomes: readonly Outcome[], text: string) => {
		for (const outcome of outcomes) (texts[outcome] ??= []).push(text);
	};
	stretches.forEach((stretch, i) => {
		if (stretch.kind !== 'paragraph') {
			// one list may serve two outcomes
			add(
				OUTCOMES.filter(outcome => now.includes(outcome) || wanting.includes(outcome)),
				stretch.text,
			);
			if (stretch.kind === 'list') wanting = [];
			return;
		}
		if (!opensOutcome(stretch)) {
			// after the last outcome, the text is about the whole move again
			if (i < last || stretch.isInOutcome) add(now, stretch.text);
			else now = [];
			return;
		}
		const own = outcomeSentences(stretch.text);
		for (const outcome of OUTCOMES) {
			const words = own[outcome];
			if (words) add([outcome], words.join(' '));
		}
		now = OUTCOMES.filter(outcome => own[outcome]);
		wanting = [...wanting.filter(outcome => !own[outcome]), ...now.filter(outcome => takesList(own[outcome] ?? []))];
	});
	return Object.fromEntries(Object.entries(texts).map(([outcome, parts]) => [outcome, { text: parts.join('\n\n') }]));
}

const takesList = (sentences: readonly string[]): boolean =>
	sentences.some(sentence => /\b(?:choose|take both|pick)\b/i.test(sentence) && !sentence.includes(': '));

const opensOutcome = ({ kind, text }: TextBlock): boolean =>
	kind === 'paragraph' && readSentences(text).some(sentence => readOutcomeMark(unmark(sentence)) !== undefined);

const unmark = (sentence: string): string => sentence.slice(0, 80).replace(/__/g, '');

/**
 * Groups sentences by outcome. What follows "On a hit" applies to both, up to the next outcome; a roll within a hit
 * belongs to the hit.
 */
function outcomeSentences(paragraph: string): Partial<Record<Outcome, string[]>> {
	const own: Partial<Record<Outcome, string[]>> = {};
	const sentences = readSentences(paragraph);
	const first = readOutcomeMark(unmark(sentences[0] ?? ''));
	const isRolledAgain = first !== undefined && /\broll \+[a-z]+ again\b/i.test(paragraph);
	let now: readonly Outcome[] = [];
	for (const sentence of sentences) {
		const mark = isRolledAgain ? first : readOutcomeMark(unmark(sentence));
		now = mark?.outcomes ?? now;
		for (const outcome of now) (own[outcome] ??= []).push(sentence);
	}
	return own;
}

/**
 * Turns a table with a column per outcome ("Track | Strong Hit | Weak Hit | Miss") into a paragraph per outcome, with a
 * bullet for each row.
 */
export function stretchesOfColumns({ head, rows }: Cells): readonly TextBlock[] {
	const columns = OUTCOMES.map(outcome => ({ outcome, at: head.findIndex(cell => outcomeOf(cell) === outcome) }));
	if (columns.some(({ at }) => at < 0)) return [];
	return columns.flatMap(({ outcome, at }): TextBlock[] => [
		{ kind: 'paragraph', text: `On a __${outcomeName(outcome)}__:` },
		{ kind: 'list', text: rows.map(({ cells }) => `  * ${cells[0] ?? ''}: ${cells[at] ?? ''}`).join('\n') },
	]);
}

/** Turns a table with a row per outcome ("Strong hit | Take +1 spirit") into a paragraph per outcome. */
export function paragraphsOfRows({ rows }: Cells): readonly { readonly line: number; readonly text: string }[] {
	const texts = rows.map(({ line, cells: [name = '', ...said] }) => ({
		line,
		text: `${name.replace(/:$/, '')}: ${said.join(' ')}`,
	}));
	return texts.filter(({ text }) => readOutcomeMark(text)).length > 1 ? texts : [];
}

const outcomeOf = (heading: string): Outcome | undefined => {
	const word = heading.trim().toLowerCase().replace(/ /g, '_');
	return OUTCOMES.find(outcome => outcome === word);
};
