import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { keyOf, type Property } from '../frontmatter/yaml';

type Value = string | number | boolean | null;

/** An asset as stored by Iron Vault in the properties of a character. */
export interface AssetMap {
	/** Such as `starforged/companion/glowcat`, in any of its spellings. */
	readonly id: string;
	/** Marked abilities, 1-based; absent if not stated. */
	readonly abilities?: readonly number[];
	/** Keyed by path: `integrity/battered`, `1/clock`. */
	readonly controls: ReadonlyMap<string, Value>;
	readonly options: ReadonlyMap<string, Value>;
}

/** Reads an element of `assets`; `undefined` if it is not such a map, or has more than plain values. */
export function readAssetMap(node: ParsedNode): AssetMap | undefined {
	if (!isMap(node)) return undefined;
	const part = (key: string) => (node.items as readonly Property[]).find(pair => keyOf(pair) === key)?.value ?? null;
	const id = valueOf(part('id'));
	const controls = valuesOf(part('controls'));
	const options = valuesOf(part('options'));
	const marks = part('abilities');
	const abilities = marksIn(marks);
	if (typeof id !== 'string' || !controls || !options || (marks !== null && !abilities)) return undefined;
	return { id: idOf(id), controls, options, ...(abilities ? { abilities } : {}) };
}

/** Normalizes an id: removes its type, and the extra word in older ones: `starforged/assets/companion/glowcat`. */
const idOf = (id: string): string =>
	id
		.trim()
		.replace(/^asset:/, '')
		.replace(/^([^/]+)\/assets\//, '$1/');

function marksIn(node: ParsedNode | null): readonly number[] | undefined {
	if (!isSeq(node)) return undefined;
	const marks = (node.items as readonly ParsedNode[]).map(item => valueOf(item));
	if (!marks.every(mark => typeof mark === 'boolean' || mark === null)) return undefined;
	return marks.flatMap((mark, i) => (mark === true ? [i + 1] : []));
}

function valuesOf(node: ParsedNode | null): ReadonlyMap<string, Value> | undefined {
	if (node === null || valueOf(node) === null) return new Map();
	if (!isMap(node)) return undefined;
	const pairs = (node.items as readonly Property[]).map(pair => [keyOf(pair), valueOf(pair.value)] as const);
	const plain = pairs.filter((pair): pair is readonly [string, Value] => pair[1] !== undefined);
	return plain.length === pairs.length ? new Map(plain) : undefined;
}

function valueOf(node: ParsedNode | null): Value | undefined {
	if (node === null) return null;
	if (!isScalar(node)) return undefined;
	const { value } = node;
	return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
		? value
		: undefined;
}
