import { isAlias, isMap, isScalar } from 'yaml';
import type { ParsedNode, YAMLSeq } from 'yaml';
import { dashOffsets, lineStart, linesTaken, nextLine } from '../frontmatter/list';
import type { Property } from '../frontmatter/yaml';
import type { TextChange } from '../text/text-change';

/** Where the `:` of a property is, if its name begins a line and has nothing before it but spaces. */
export function colonOf(yaml: string, { key, srcToken }: Property): number | undefined {
	const [from, to] = key.range;
	const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
	if (colon === undefined || /\S|\n/.test(yaml.slice(to, colon))) return undefined;
	return /^[ \t]*$/.test(yaml.slice(lineStart(yaml, from), from)) ? colon : undefined;
}

/** Where the last byte of a value ends, whatever is nested in it; comments and blank lines after it do not count. */
export function endOf(node: ParsedNode | null, colon: number): number {
	if (node === null) return colon + 1;
	if (isScalar(node) || isAlias(node)) return Math.max(colon + 1, node.range[0] === node.range[1] ? 0 : node.range[1]);
	if (node.flow) return node.range[1];
	if (isMap(node)) return Math.max(colon + 1, ...node.items.map(({ key, value }) => endOf(value, key.range[1])));
	const dashes = dashOffsets(node);
	return Math.max(colon + 1, ...node.items.map((item, i) => endOf(item, dashes[i] ?? colon)));
}

/** A property as it is written, without the line break at its end. */
export function sourceOf(yaml: string, pair: Property): string {
	const [from, to] = pair.key.range;
	return yaml.slice(from, endOf(pair.value, colonOf(yaml, pair) ?? to)).trimEnd();
}

/** Where an element of a list is written, from its dash on. */
export function elementAt(list: YAMLSeq.Parsed, index: number): { readonly from: number; readonly to: number } {
	const item = list.items[index];
	const from = dashOffsets(list)[index] ?? item?.range[0] ?? list.range[0];
	return { from, to: item ? endOf(item, from) : from };
}

/** Takes elements out of a list of maps; those that stay keep every byte, and comments stay, too. */
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
