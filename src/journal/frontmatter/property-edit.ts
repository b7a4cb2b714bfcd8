import { isScalar, isSeq, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';
import type { TextChange } from '../text/text-change';
import {
	blockListChanges,
	dashOffsets,
	flowListChanges,
	insertion,
	lineStart,
	linesTaken,
	listSteps,
	nextLine,
	replaced,
} from './list-edits';
import { commentsIn } from './comments';
import { reasonToLeave, sameScalar } from './yaml-quotes';
import { foldedKey } from './property-map';
import { scalarText, type Scalar } from './scalar';
import { keyOf, type ParsedFrontmatter, type Property } from './yaml';

/** The new value of a property; null removes it. */
export type PropertyValue = Scalar | readonly Scalar[] | null;

/** The properties of a note while they are edited. */
export interface EditedFrontmatter extends ParsedFrontmatter {
	readonly note: string;
	readonly eol: string;
	readonly order: readonly string[];
}

/** The result of setting one property: changes within the YAML, lines to append, or a reason for refusing. */
export type PropertyEdit =
	| { readonly kind: 'changed'; readonly changes: readonly TextChange[] }
	| { readonly kind: 'added'; readonly lines: string }
	| { readonly kind: 'refused'; readonly pair: Property; readonly reason: string };

const changed = (...changes: TextChange[]): PropertyEdit => ({ kind: 'changed', changes });

/** The edit that sets one property, or the reason to leave it alone. */
export function propertyEdit(page: EditedFrontmatter, key: string, value: PropertyValue): PropertyEdit {
	const pair = pairWith(page, key);
	if (pair === undefined) return value === null ? changed() : addition(page, key, value);
	if (value !== null && isSame(pair.value, value)) return changed();

	const refused = (reason: string): PropertyEdit => ({ kind: 'refused', pair, reason });
	const colon = colonOffset(page, pair);
	if (colon === undefined || pair.value === null)
		return refused('is not written as “name: value” on a line of its own');
	if (value === null) return removal(page, pair, pair.value, colon);
	if (isSeq(pair.value) && isList(value)) return listEdit(page, { pair, colon }, pair.value, value);
	return wholeEdit(page, { pair, colon }, pair.value, value);
}

/** The property with a name: as it is spelled, else in another spelling. */
function pairWith({ map }: Pick<EditedFrontmatter, 'map'>, key: string): Property | undefined {
	const folded = foldedKey(key);
	return map?.items.find(each => keyOf(each) === key) ?? map?.items.find(each => foldedKey(keyOf(each)) === folded);
}

/** Adds a property after the last one that precedes it in the order, else at the end. */
function addition(page: EditedFrontmatter, key: string, value: Scalar | readonly Scalar[]): PropertyEdit {
	const lines = newLines(page, key, value);
	const earlier = page.order.slice(0, Math.max(0, page.order.indexOf(key))).map(foldedKey);
	const above = page.map?.items.filter(pair => earlier.includes(foldedKey(keyOf(pair)))).at(-1);
	const colon = above && colonOffset(page, above);
	if (!above?.value || colon === undefined || wholeReason(above.value) !== undefined) return { kind: 'added', lines };
	return changed(insertion(nextLine(page.yaml, valueEnd(above.value, colon)), lines));
}

/** Removes the lines of a property. */
function removal({ yaml, eol }: EditedFrontmatter, pair: Property, node: ParsedNode, colon: number): PropertyEdit {
	const reason = wholeReason(node);
	if (reason !== undefined) return { kind: 'refused', pair, reason };
	return changed(linesTaken(yaml, lineStart(yaml, pair.key.range[0]), nextLine(yaml, valueEnd(node, colon)), eol));
}

/** A property, and the offset of its colon. */
interface PropertyPlace {
	readonly pair: Property;
	readonly colon: number;
}

/** Replaces a value with another, a list with a value, or a value with a list. */
function wholeEdit(
	page: EditedFrontmatter,
	{ pair, colon }: PropertyPlace,
	node: ParsedNode,
	value: Scalar | readonly Scalar[],
): PropertyEdit {
	const reason = wholeReason(node);
	if (reason !== undefined) return { kind: 'refused', pair, reason };
	if (isScalar(node) && node.range[0] === node.range[1]) return emptyEdit(page, pair, colon, value);
	if (!isSeq(node)) {
		const [from, to] = node.range;
		const [only, ...more] = [value].flat();
		if (only !== undefined && more.length === 0) return changed(replaced(node, only, false));
		return changed({ from, to, insert: flowList([value].flat()) });
	}
	const from = node.flow ? node.range[0] : colon + 1;
	const to = valueEnd(node, colon);
	if (hasComment(page.yaml.slice(from, to))) return { kind: 'refused', pair, reason: 'is a list with comments in it' };
	const insert = isList(value) ? flowList(value) : scalarText(value, { inFlow: false });
	return changed({ from, to, insert: node.flow ? insert : ` ${insert}` });
}

/** Fills in a property without a value, such as `momentum:`. */
function emptyEdit(
	page: EditedFrontmatter,
	pair: Property,
	colon: number,
	value: Scalar | readonly Scalar[],
): PropertyEdit {
	const { yaml, eol } = page;
	const at = colon + 1;
	if (isList(value) && value.length > 0) {
		const indent = yaml.slice(lineStart(yaml, at), pair.key.range[0]);
		return changed(insertion(nextLine(yaml, at), blockLines(value, indent, eol)));
	}
	const text = isList(value) ? '[]' : scalarText(value, { inFlow: false });
	const blank = /^[ \t]+(?=\r?\n)/.exec(yaml.slice(at, nextLine(yaml, at)))?.[0] ?? '';
	return changed(blank === '' ? insertion(at, ` ${text}`) : insertion(at + blank.length, text));
}

function listEdit(
	page: EditedFrontmatter,
	{ pair, colon }: PropertyPlace,
	list: YAMLSeq.Parsed,
	wanted: readonly Scalar[],
): PropertyEdit {
	const { yaml, eol } = page;
	const refused = (reason: string): PropertyEdit => ({ kind: 'refused', pair, reason });
	if (list.anchor !== undefined) return refused(`has an anchor (&${list.anchor})`);
	if (list.tag !== undefined) return refused(`has a tag (${list.tag})`);

	const steps = listSteps(list.items, wanted);
	for (const step of steps) {
		const item = step.kind === 'insert' ? undefined : list.items[step.index];
		const reason = item && reasonToLeave(item);
		if (reason !== undefined) return refused(`has an element that ${reason}`);
	}
	if (list.flow) {
		const shrinks = steps.some(step => step.kind === 'remove');
		if (shrinks && hasComment(yaml.slice(list.range[0], list.range[1])))
			return refused('is a list with comments in it');
		return changed(...flowListChanges(yaml, list, steps));
	}
	const changes = blockListChanges(yaml, list, steps, eol);
	return wanted.length > 0 ? changed(...changes) : changed(insertion(colon + 1, ' []'), ...changes);
}

/** The lines of a new property. */
function newLines({ map, yaml, eol }: EditedFrontmatter, key: string, value: Scalar | readonly Scalar[]): string {
	const indent = map === null ? '' : indentOf(yaml, map);
	const name = `${indent}${scalarText(key, { inFlow: false })}:`;
	if (!isList(value)) return `${name} ${scalarText(value, { inFlow: false })}${eol}`;
	return value.length === 0 ? `${name} []${eol}` : name + eol + blockLines(value, indent, eol);
}

const blockLines = (values: readonly Scalar[], indent: string, eol: string): string =>
	values.map(value => `${indent}  - ${scalarText(value, { inFlow: false })}${eol}`).join('');

const flowList = (values: readonly Scalar[]): string =>
	`[${values.map(value => scalarText(value, { inFlow: true })).join(', ')}]`;

function indentOf(yaml: string, map: YAMLMap.Parsed): string {
	const at = map.items[0]?.key.range[0] ?? 0;
	return yaml.slice(lineStart(yaml, at), at);
}

/** The offset of a property's `:`, if it is a plain `name: value` at the start of its line. */
function colonOffset({ yaml }: EditedFrontmatter, { key, srcToken }: Property): number | undefined {
	const [from, to] = key.range;
	const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
	if (colon === undefined || yaml.slice(to, colon).trim() !== '' || yaml.slice(to, colon).includes('\n'))
		return undefined;
	return /^[ \t]*$/.test(yaml.slice(lineStart(yaml, from), from)) ? colon : undefined;
}

/** The end of a value, excluding comments and blank lines after it. */
function valueEnd(node: ParsedNode, colon: number): number {
	if (!isSeq(node) || node.flow) return isScalar(node) && node.range[0] === node.range[1] ? colon + 1 : node.range[1];
	const lastDash = dashOffsets(node).at(-1) ?? colon;
	const last = node.items.at(-1);
	return Math.max(lastDash + 1, last === undefined || last.range[0] === last.range[1] ? 0 : last.range[1]);
}

/** Why a value cannot be removed as a whole. */
function wholeReason(node: ParsedNode): string | undefined {
	if (!isSeq(node) || node.anchor !== undefined) return reasonToLeave(node);
	if (node.tag !== undefined) return `has a tag (${node.tag})`;
	const reason = node.items.map(reasonToLeave).find(each => each !== undefined);
	return reason === undefined ? undefined : `has an element that ${reason}`;
}

const isList = (value: PropertyValue): value is readonly Scalar[] => Array.isArray(value);

function isSame(node: ParsedNode | null, value: Scalar | readonly Scalar[]): boolean {
	if (!isList(value)) return sameScalar(node, value);
	if (value.length === 1 && !isSeq(node)) return sameScalar(node, value[0]);
	return isSeq(node) && node.items.length === value.length && node.items.every((item, i) => sameScalar(item, value[i]));
}

const hasComment = (yaml: string): boolean => commentsIn(yaml).length > 0;
