import { withMinus } from '../../../../rules/minus-sign';
import { plainText } from '../../../../rules/rules-text';
import type { Step, StepOption } from '../../../../play/steps/agenda';
import { isOpen } from '../../../../play/steps/agenda';

const ITEM = /^\s*[*+-]\s+(?=\S)/;

/**
 * Removes from the outcome text the list items that the option buttons repeat in full, and those of options that were
 * not chosen. Items that say more than their button stay.
 */
export function textBesideOptions(text: string, steps: readonly Step[]): string {
	const lines = text.split('\n');
	const items = lines.filter(line => ITEM.test(line)).map(wordsOfItem);
	const isTold = (words: string): boolean =>
		steps.some(step => {
			const option = step.options.find(({ label }) => begins(words, label));
			return option !== undefined && isToldBeside(words, option, step, items);
		});
	const left = lines.filter(line => !ITEM.test(line) || !isTold(wordsOfItem(line)));
	return left.length === lines.length
		? text
		: left
				.join('\n')
				.replace(/\n{3,}/g, '\n\n')
				.trim();
}

function isToldBeside(words: string, option: StepOption, step: Step, items: readonly string[]): boolean {
	const { options } = step;
	const saysAll = options.every(each => items.some(item => begins(item, each.label) && isSaid(item, each)));
	if (isOpen(step)) return saysAll;
	const isOfList = options.every(({ label }) => items.some(item => begins(item, label)));
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
