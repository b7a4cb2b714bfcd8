import { isAlias, isScalar, isSeq, type ParsedNode } from 'yaml';
import { memoize } from '../../rules/core/memoize';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { FrontmatterBounds } from './bounds';
import { PropertyMap } from './property-map';
import { keyOf, parseFrontmatter, type ParsedFrontmatter } from './yaml';

/** The properties of a note. A note without frontmatter has none: `exists` is false and `values` is empty. */
export interface Frontmatter extends FrontmatterBounds {
	/** Top-level keys as spelled, in order, with their plain values. They are found in any spelling. */
	readonly values: ReadonlyMap<string, FrontmatterValue>;
}

export type FrontmatterValue = string | number | boolean | null | readonly FrontmatterValue[] | UnsupportedValue;

/** A value that none of our properties have: a nested map, or an alias of a list. */
interface UnsupportedValue {
	readonly kind: 'unsupported';
}

/** Reads the properties of a note. A YAML error is reported with its line and key. */
export function readFrontmatter(note: string): ParseResult<Frontmatter> {
	const parsed = parseFrontmatter(note);
	return parsed.ok ? parseOk(plainly(parsed.value)) : parsed;
}

const plainly = memoize((parsed: ParsedFrontmatter): Frontmatter => ({ ...parsed.bounds, values: valuesOf(parsed) }));

/** The properties of a note; none if they cannot be read. */
export function propertiesIn(note: string): Frontmatter['values'] {
	const frontmatter = readFrontmatter(note);
	return frontmatter.ok ? frontmatter.value.values : new Map<string, FrontmatterValue>();
}

/** Top-level keys, in order, with their plain values. */
export function valuesOf({ map }: ParsedFrontmatter): PropertyMap<FrontmatterValue> {
	const anchors = new Map<string, FrontmatterValue>();
	return new PropertyMap(map?.items.map(pair => [keyOf(pair), valueOf(pair.value, anchors)] as const));
}

const UNSUPPORTED: UnsupportedValue = { kind: 'unsupported' };

/** The plain value of a node. An alias stands for the last single value with its anchor. */
function valueOf(node: ParsedNode | null, anchors: Map<string, FrontmatterValue>): FrontmatterValue {
	if (node === null) return null;
	if (isAlias(node)) {
		const named = anchors.get(node.source);
		return named === undefined ? UNSUPPORTED : named; // null is a possible value of an anchor
	}
	if (node.anchor !== undefined) anchors.set(node.anchor, isScalar(node) ? scalarValue(node.value) : UNSUPPORTED);
	if (isScalar(node)) return scalarValue(node.value);
	if (isSeq(node)) return node.items.map(item => valueOf(item, anchors));
	for (const { value } of node.items) valueOf(value, anchors); // visited for the anchors inside
	return UNSUPPORTED;
}

function scalarValue(value: unknown): FrontmatterValue {
	switch (typeof value) {
		case 'string':
		case 'number':
		case 'boolean':
			return value;
		default:
			return value === null ? null : UNSUPPORTED;
	}
}
