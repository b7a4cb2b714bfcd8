import { withMinus } from '../../../../rules/core/minus-sign';
import { plainText } from '../../../../rules/rules-text';
import type { PendingStep, StepOption } from '../../../../play/record/pending-step';
import { isOpen } from '../../../../play/record/pending-step';

const ITEM = /^\s*[*+-]\s+(?=\S)/;

/** An outcome text without the list items that the option buttons say. */
interface TextBesideOptions {
	readonly text: string;
	/** What the item of an option says behind its label, by label. */
	readonly details: ReadonlyMap<string, string>;
}

/**
 * Removes from the outcome text the list items of which each is an option, with what they say beyond its label, and
 * those of options that were not chosen.
 */
export function textBesideOptions(text: string, steps: readonly PendingStep[]): TextBesideOptions {
	const lines = text.split('\n');
	const items = lines.filter(line => ITEM.test(line)).map(wordsOfItem);
	const details = new Map<string, string>();
	const isTold = (line: string): boolean => {
		const words = wordsOfItem(line);
		return steps.some(step => {
			const option = step.options.find(({ label }) => begins(words, label));
			if (option === undefined || !isToldBeside(words, option, step, items)) return false;
			const detail = isOpen(step) && !isSaid(words, option) ? behindLabel(line, option.label) : '';
			if (detail !== '') details.set(option.label, detail);
			return true;
		});
	};
	const left = lines.filter(line => !ITEM.test(line) || !isTold(line));
	if (left.length === lines.length) return { text, details };
	return {
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
const FILLING: ReadonlySet<string> = new Set(['and', 'but', 'then', 'also', 'you', 'have', 'take']);

/** Whether an option contains every word of its item. */
function isSaid(words: string, { label, detail = '' }: StepOption): boolean {
	const said = new Set([...FILLING, ...wordsIn(plain(`${label} ${detail}`))]);
	return wordsIn(words).every(word => said.has(word));
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}’'+−]+/gu) ?? [];
