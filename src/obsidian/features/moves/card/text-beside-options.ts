import { withMinus } from '../../../../rules/core/minus-sign';
import { withoutOutcome } from '../../../../rules/effects/clauses';
import { readSentences } from '../../../../rules/effects/sentences';
import { plainText } from '../../../../rules/rules-text';
import { isOpen, type PendingStep, type StepOption } from '../../../../play/record/pending-step';

const ITEM = /^\s*[*+-]\s+(?=\S)/;

/** An outcome text without the list items that the option buttons say. */
interface TextBesideOptions {
	readonly text: string;
	/** Whether list items were left out. */
	readonly isListed: boolean;
	/** What the item of an option says behind its label, by label. */
	readonly details: ReadonlyMap<string, string>;
}

/**
 * Removes from the outcome text the sentences that only name its buttons, the list items of which each is an option,
 * with what they say beyond its label, and those of options that were not chosen.
 */
export function textBesideOptions(text: string, steps: readonly PendingStep[]): TextBesideOptions {
	const lines = text.split('\n');
	const items = lines.filter(line => ITEM.test(line)).map(wordsOfItem);
	const details = new Map<string, string>();
	const isTold = (line: string): boolean => {
		const words = wordsOfItem(line);
		return steps.some(step => {
			if (isOpen(step) && isAskedBy(step, words)) return true;
			const option = step.options.find(({ label }) => begins(words, label));
			if (option === undefined || !isToldBeside(words, option, step, items)) return false;
			const detail = isOpen(step) && !isSaid(words, option) ? behindLabel(line, option.label) : '';
			if (detail !== '') details.set(option.label, detail);
			return true;
		});
	};
	const left = lines.flatMap(line => {
		if (ITEM.test(line)) return isTold(line) ? [] : [line];
		const sentences = readSentences(line);
		const others = sentences.filter(sentence => !steps.some(step => isOfButtons(sentence, step)));
		if (others.length === sentences.length) return [line];
		return others.length === 0 ? [] : [others.join(' ')];
	});
	const isListed = lines.some(line => ITEM.test(line) && !left.includes(line));
	if (left.join('\n') === text) return { text, isListed, details };
	return {
		isListed,
		text: left
			.join('\n')
			.replace(/\n{3,}/g, '\n\n')
			.trim(),
		details,
	};
}

/** "Make a suffer move (−2)." behind "Suffer costs en route" */
const behindLabel = (line: string, label: string): string =>
	plainText(line.replace(ITEM, ''))
		.slice(plainText(label).replace(/[.:]$/, '').length)
		.replace(/^[\s.:;,–—-]+/u, '');

/** Whether an item names all that a step now asks, such as both ways to suffer the costs that were chosen. */
const isAskedBy = ({ options }: PendingStep, words: string): boolean =>
	options.length > 1 && options.every(({ label }) => words.includes(plain(label)));

/** Whether a sentence only names what the buttons of a step say. */
function isOfButtons(sentence: string, step: PendingStep): boolean {
	const words = plain(withoutOutcome(plainText(sentence)));
	const labels = step.options.map(({ label }) => plain(label));
	if (!isOpen(step) || labels.length < 2 || !labels.some(label => words.includes(label))) return false;
	return isIn(words, [step.prompt.toLowerCase(), ...labels].join(' '));
}

function isToldBeside(words: string, option: StepOption, step: PendingStep, items: readonly string[]): boolean {
	const { options } = step;
	const isOfList = options.every(({ label }) => items.some(item => begins(item, label)));
	if (isOpen(step)) return isOfList;
	return isOfList && options.some(({ isChosen }) => isChosen) && (!option.isChosen || isSaid(words, option));
}

/** The text of a list item, without parentheses. */
const wordsOfItem = (line: string): string => plain(line.replace(ITEM, ''));

const plain = (text: string): string =>
	withMinus(plainText(text))
		.replace(/ ?\([^()]*\)/g, '')
		.toLowerCase();

function begins(words: string, label: string): boolean {
	const name = plain(label).replace(/[.:]$/, '');
	return name !== '' && words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length));
}

/** Words that do not change the meaning. */
const FILLING: ReadonlySet<string> = new Set([
	'and',
	'or',
	'but',
	'then',
	'also',
	'you',
	'must',
	'have',
	'take',
	'an',
	'additional',
	'suffer',
	'make',
	'gain',
]);

/** Whether an option contains every word of its item. */
const isSaid = (words: string, { label, detail = '' }: StepOption): boolean => isIn(words, plain(`${label} ${detail}`));

const isIn = (words: string, text: string): boolean => {
	const said = new Set([...FILLING, ...wordsIn(text)]);
	return wordsIn(words).every(word => said.has(word));
};

/** What is to be said beside a label: each of these that says a word more than the label and those before it. */
export const newBeside = (label: string, details: readonly string[]): readonly string[] =>
	details.reduce<readonly string[]>((said, detail) => {
		const before = [label, ...said].join(' ');
		return isIn(lower(detail), lower(before)) ? said : [...said, detail];
	}, []);

const lower = (text: string): string => withMinus(text).toLowerCase();

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'+−]+/gu) ?? [];
