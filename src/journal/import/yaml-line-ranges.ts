import { isAlias, isMap, isScalar, type ParsedNode, type YAMLSeq } from 'yaml';
import { dashOffsets, lineStart, linesTaken, nextLine } from '../frontmatter/list-edits';
import type { Property } from '../frontmatter/yaml';
import type { TextChange } from '../text/text-change';

/** The offset of a property's `:`, if the key starts its line apart from spaces. */
export function colonOf(yaml: string, { key, srcToken }: Property): number | undefined {
	const [from, to] = key.range;
	const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
	if (colon === undefined || /\S|\n/.test(yaml.slice(to, colon))) return undefined;
	return /^[ \t]*$/.test(yaml.slice(lineStart(yaml, from), from)) ? colon : undefined;
}

/** The end of a value, including nested ones, but without comments and blank lines after it. */
export function endOf(node: ParsedNode | null, colon: number): number {
	if (node === null) return colon + 1;
	if (isScalar(node) || isAlias(node)) return Math.max(colon + 1, node.range[0] === node.range[1] ? 0 : node.range[1]);
	if (node.flow) return node.range[1];
	if (isMap(node)) return Math.max(colon + 1, ...node.items.map(({ key, value }) => endOf(value, key.range[1])));
	const dashes = dashOffsets(node);
	return Math.max(colon + 1, ...node.items.map((item, i) => endOf(item, dashes[i] ?? colon)));
}

/** A property as written, without the final line break. */
export function sourceOf(yaml: string, pair: Property): string {
	const [from, to] = pair.key.range;
	return yaml.slice(from, endOf(pair.value, colonOf(yaml, pair) ?? to)).trimEnd();
}

/** The range of a list element, starting with its dash. */
export function elementAt(list: YAMLSeq.Parsed, index: number): { readonly from: number; readonly to: number } {
	const item = list.items[index];
	const from = dashOffsets(list)[index] ?? item?.range[0] ?? list.range[0];
	return { from, to: item ? endOf(item, from) : from };
}

/** Removes elements from a list of maps; the others keep every byte, and comments stay too. */
export function takenElements(
	yaml: string,
	list: YAMLSeq.Parsed,
	keeps: readonly number[],
	eol: string,
): readonly TextChange[] {
	if (list.flow) {
		const [from, to] = list.range;
		const kept = keeps.map(index => elementAt(list, index)).map(at => yaml.slice(at.from, at.to));
		return [{ from, to, insert: `[${kept.join(', ')}]` }];
	}
	return list.items.flatMap((_, index) => {
		if (keeps.includes(index)) return [];
		const { from, to } = elementAt(list, index);
		return [linesTaken(yaml, lineStart(yaml, from), nextLine(yaml, to), eol)];
	});
}
