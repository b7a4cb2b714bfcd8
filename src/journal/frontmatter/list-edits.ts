import { isScalar, type ParsedNode, type YAMLSeq } from 'yaml';
import { commentsIn } from './comments';
import { keptQuote, quoteOf, sameScalar, spelledLike } from './yaml-quotes';
import { scalarText, type Quote, type Scalar } from './scalar';
import type { TextChange } from '../text/text-change';

/** A step from the current list to the wanted one; `index` always refers to the current list. */
type ListStep =
	| { readonly kind: 'replace'; readonly index: number; readonly value: Scalar }
	| { readonly kind: 'remove'; readonly index: number }
	/** Inserts after the element at `index`; -1 means before the first one. */
	| { readonly kind: 'insert'; readonly index: number; readonly values: readonly Scalar[] };

/**
 * Finds the fewest elements to touch: those kept in order stay, others are replaced in place, and the rest are removed
 * or inserted.
 */
export function listSteps(items: readonly ParsedNode[], wanted: readonly Scalar[]): ListStep[] {
	const steps: ListStep[] = [];
	let item = 0;
	let want = 0;
	for (const [keptItem, keptWant] of [...keptPairs(items, wanted), [items.length, wanted.length] as const]) {
		for (; item < keptItem && want < keptWant; item++, want++)
			steps.push({ kind: 'replace', index: item, value: wanted[want] ?? '' });
		if (want < keptWant) steps.push({ kind: 'insert', index: item - 1, values: wanted.slice(want, keptWant) });
		for (; item < keptItem; item++) steps.push({ kind: 'remove', index: item });
		item = keptItem + 1;
		want = keptWant + 1;
	}
	return steps;
}

type KeptPair = readonly [item: number, want: number];

/** Pairs corresponding elements: equal ones at both ends, then those in the same order between them. */
function keptPairs(items: readonly ParsedNode[], wanted: readonly Scalar[]): KeptPair[] {
	const shorter = Math.min(items.length, wanted.length);
	let head = 0;
	while (head < shorter && sameScalar(items[head], wanted[head])) head++;
	let tail = 0;
	while (tail < shorter - head && sameScalar(items.at(-1 - tail), wanted.at(-1 - tail))) tail++;
	const middle = longestKept(items.slice(head, items.length - tail), wanted.slice(head, wanted.length - tail));
	return [
		...Array.from({ length: head }, (_, i): KeptPair => [i, i]),
		...middle.map(([item, want]): KeptPair => [item + head, want + head]),
		...Array.from({ length: tail }, (_, i): KeptPair => [items.length - tail + i, wanted.length - tail + i]),
	];
}

/** Maximum number of comparisons; beyond it, elements are replaced one by one. */
const MOST_COMPARISONS = 1_000_000;

/** The longest common subsequence. */
function longestKept(items: readonly ParsedNode[], wanted: readonly Scalar[]): KeptPair[] {
	if (items.length * wanted.length > MOST_COMPARISONS) return [];
	const same = (item: number, want: number) => sameScalar(items[item], wanted[want]);
	// lengths[i][w]: how many elements can be kept, considering only those from i and from w on
	const lengths = Array.from({ length: items.length + 1 }, () => new Uint32Array(wanted.length + 1));
	const kept = (i: number, w: number) => lengths[i]?.[w] ?? 0;
	for (let i = items.length - 1; i >= 0; i--)
		for (let w = wanted.length - 1; w >= 0; w--)
			(lengths[i] ?? [])[w] = same(i, w) ? kept(i + 1, w + 1) + 1 : Math.max(kept(i + 1, w), kept(i, w + 1));

	const pairs: KeptPair[] = [];
	for (let i = 0, w = 0; i < items.length && w < wanted.length;) {
		if (same(i, w)) pairs.push([i++, w++]);
		else if (kept(i + 1, w) >= kept(i, w + 1)) i++;
		else w++;
	}
	return pairs;
}

/** Edits a flow list such as `[a, b]`, touching only an element and one comma next to it. */
export function flowListChanges(yaml: string, list: YAMLSeq.Parsed, steps: readonly ListStep[]): TextChange[] {
	const { items } = list;
	const [open, end] = list.range;
	const removed = new Set(steps.flatMap(step => (step.kind === 'remove' ? step.index : [])));
	if (items.length > 0 && removed.size === items.length) return [{ from: open + 1, to: end - 1, insert: '' }];

	const separator = separatorOf(yaml, items);
	const quote = commonQuote(items);
	const text = (value: Scalar) => scalarText(value, { inFlow: true, quote: quoteFor(value, quote) });
	return steps.flatMap((step): TextChange[] => {
		const item = items[step.index];
		switch (step.kind) {
			case 'replace':
				return item === undefined ? [] : [replaced(item, step.value, true)];
			case 'insert': {
				const texts = step.values.map(text);
				if (item !== undefined) return [insertion(item.range[1], texts.map(each => separator + each).join(''))];
				const [first] = items;
				if (first !== undefined) return [insertion(first.range[0], texts.map(each => each + separator).join(''))];
				return [insertion(open + 1, texts.join(separator))];
			}
			case 'remove':
				return removed.has(step.index - 1) ? [] : [flowRemoval(items, removed, step.index)];
		}
	});
}

/** Removes consecutive elements with the separator after them, or before them at the end. */
function flowRemoval(items: readonly ParsedNode[], removed: ReadonlySet<number>, first: number): TextChange {
	let last = first;
	while (removed.has(last + 1)) last++;
	const [before, after] = [items[first - 1], items[last + 1]];
	const from = (after === undefined ? before?.range[1] : items[first]?.range[0]) ?? 0;
	const to = (after === undefined ? items[last]?.range[1] : after.range[0]) ?? from;
	return { from, to, insert: '' };
}

/** The separator between the last two elements, to use for new ones. */
function separatorOf(yaml: string, items: readonly ParsedNode[]): string {
	const [before, after] = items.slice(-2);
	const between = before && after ? yaml.slice(before.range[1], after.range[0]) : '';
	return /^\s*,\s*$/.test(between) ? between : ', ';
}

/** Edits a block list. An element is its line, from the indentation to the line ending. */
export function blockListChanges(
	yaml: string,
	list: YAMLSeq.Parsed,
	steps: readonly ListStep[],
	eol: string,
): TextChange[] {
	const { items } = list;
	const dashes = dashOffsets(list);
	const endOf = (index: number) => Math.max((dashes[index] ?? 0) + 1, items[index]?.range[1] ?? 0);
	const quote = commonQuote(items);
	const lines = (values: readonly Scalar[], like: number): string => {
		const dash = dashes[like] ?? 0;
		const indent = yaml.slice(lineStart(yaml, dash), dash);
		const gap = yaml.slice(dash + 1, items[like]?.range[0]);
		const lead = `${indent}-${/^[ \t]+$/.test(gap) ? gap : ' '}`;
		return values
			.map(value => lead + scalarText(value, { inFlow: false, quote: quoteFor(value, quote) }) + eol)
			.join('');
	};
	return steps.flatMap((step): TextChange[] => {
		const item = items[step.index];
		const dash = dashes[step.index];
		switch (step.kind) {
			case 'replace':
				if (item === undefined || dash === undefined) return [];
				return [
					isEmpty(item)
						? insertion(dash + 1, ` ${scalarText(step.value, { inFlow: false })}`)
						: replaced(item, step.value, false),
				];
			case 'insert':
				if (dash === undefined) return [insertion(lineStart(yaml, dashes[0] ?? 0), lines(step.values, 0))];
				return [insertion(nextLine(yaml, endOf(step.index)), lines(step.values, step.index))];
			case 'remove':
				return [linesTaken(yaml, lineStart(yaml, dash ?? 0), nextLine(yaml, endOf(step.index)), eol)];
		}
	});
}

/** Removes lines but keeps the player's comments in them, on lines of their own. */
export function linesTaken(yaml: string, from: number, to: number, eol: string): TextChange {
	const lines = yaml.slice(from, to);
	const indent = /^[ \t]*/.exec(lines)?.[0] ?? '';
	return {
		from,
		to,
		insert: commentsIn(lines)
			.map(({ text }) => indent + text.trimEnd() + eol)
			.join(''),
	};
}

/** The offset of each element's `-`. */
export function dashOffsets({ srcToken }: YAMLSeq.Parsed): number[] {
	if (srcToken?.type !== 'block-seq') return [];
	return srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
}

/** The quotes that all elements have, to use for new ones. */
function commonQuote(items: readonly ParsedNode[]): Quote | undefined {
	const [first, ...rest] = items.map(quoteOf);
	return rest.every(quote => quote === first) ? first : undefined;
}

const quoteFor = (value: Scalar, quote: Quote | undefined) => (typeof value === 'string' ? quote : undefined);

const isEmpty = (node: ParsedNode) => isScalar(node) && node.range[0] === node.range[1];

/** Replaces one value and nothing around it. */
export function replaced(node: ParsedNode, value: Scalar, inFlow: boolean): TextChange {
	const [from, to] = node.range;
	const quote = keptQuote(node, value);
	if (typeof value === 'boolean' && isScalar(node) && node.source !== undefined) {
		const word = spelledLike(node.source, value);
		return { from, to, insert: quote === undefined ? word : quote + word + quote };
	}
	return { from, to, insert: scalarText(value, { inFlow, quote }) };
}

export const insertion = (at: number, insert: string): TextChange => ({ from: at, to: at, insert });

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The start of the line after `at`, or `at` itself if it starts a line. */
export function nextLine(text: string, at: number): number {
	if (text[at - 1] === '\n') return at;
	const end = text.indexOf('\n', at);
	return end < 0 ? text.length : end + 1;
}
