import { upperFirst } from '../../rules/core/first-letter';
import { isAlias, isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { Quote, Scalar } from './scalar';

/** The kind of quotes around a value. */
export function quoteOf(node: ParsedNode | null | undefined): Quote | undefined {
	if (!isScalar(node)) return undefined;
	if (node.type === 'QUOTE_DOUBLE') return '"';
	return node.type === 'QUOTE_SINGLE' ? "'" : undefined;
}

/** Quotes to keep: those around a string, or around a number or boolean that was quoted before: `"3"` becomes `"4"`. */
export function keptQuote(node: ParsedNode, value: Scalar): Quote | undefined {
	const text = isScalar(node) && typeof node.value === 'string' ? node.value : '';
	const keeps =
		typeof value === 'string' ||
		(typeof value === 'number' && /^[-+]?\d+(?:\.\d+)?$/.test(text)) ||
		(typeof value === 'boolean' && truthOf(text) !== undefined);
	return keeps ? quoteOf(node) : undefined;
}

/** Whether a node already has a value; a quoted `"3"` equals 3, and `yes` equals `true`. */
export function sameScalar(node: ParsedNode | null | undefined, value: Scalar | undefined): boolean {
	if (!isScalar(node) || value === undefined) return false;
	if (typeof value === 'boolean' && typeof node.value === 'string') return truthOf(node.value) === value;
	return (
		node.value === value || (quoteOf(node) !== undefined && typeof value !== 'string' && node.value === String(value))
	);
}

/** Why a value should be left for the player to edit: what would be lost or broken. */
export function reasonToLeave(node: ParsedNode): string | undefined {
	if (isAlias(node)) return `is an alias (*${node.source})`;
	if (node.anchor !== undefined) return `has an anchor (&${node.anchor})`;
	if (isMap(node)) return 'is a nested map';
	if (isSeq(node)) return 'is a nested list';
	if (node.tag !== undefined) return `has a tag (${node.tag})`;
	if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') return 'is a block of several lines (“|” or “>”)';
	return undefined;
}

/** Words for booleans that players and other tools use, each with its opposite. */
const OPPOSITES: readonly (readonly [yes: string, no: string])[] = [
	['true', 'false'],
	['yes', 'no'],
];

/** The boolean that a text stands for. */
export function truthOf(text: string): boolean | undefined {
	const at = OPPOSITES.flat().indexOf(text.toLowerCase());
	return at < 0 ? undefined : at % 2 === 0;
}

/** A boolean spelled like the existing value: `Yes` becomes `No`. */
export function spelledLike(source: string, value: boolean): string {
	const pair = OPPOSITES.find(words => words.includes(source.toLowerCase()));
	const word = pair?.[value ? 0 : 1] ?? String(value);
	if (pair === undefined || source === source.toLowerCase()) return word;
	return source === source.toUpperCase() ? word.toUpperCase() : upperFirst(word);
}
