import { isScalar, isSeq, Lexer } from 'yaml';
import type { ParsedNode, YAMLMap, YAMLSeq } from 'yaml';
import { read, unread } from '../rules/problem';
import type { Reading } from '../rules/problem';
import { readFrontmatter, valuesOf } from './frontmatter';
import type { FrontmatterValue } from './frontmatter';
import { isUnclosed, lineEnding } from './frontmatter-bounds';
import {
	blockListChanges,
	dashOffsets,
	flowListChanges,
	insertion,
	lineStart,
	listSteps,
	nextLine,
	replaced,
} from './frontmatter-list';
import { reasonToLeave, sameScalar, truthOf } from './frontmatter-node';
import { scalarText } from './frontmatter-scalar';
import type { Scalar } from './frontmatter-scalar';
import { keyOf, lineNumber, parseFrontmatter } from './frontmatter-yaml';
import type { ParsedFrontmatter, Property } from './frontmatter-yaml';
import { applyChanges } from './text-change';
import type { TextChange } from './text-change';

/** What a property is set to; null takes it out of the note. */
export type PropertyValue = Scalar | readonly Scalar[] | null;

/**
 * Sets properties of a note and touches only the bytes of their values. A property that is not there yet goes after those
 * that come before it in an order, else after the last; null removes the lines of one that is. What cannot be changed
 * without risk is refused, all or nothing.
 */
export function setProperties(
	note: string,
	values: Readonly<Record<string, PropertyValue>>,
	order: readonly string[] = [],
): Reading<TextChange[]> {
	const unfit = Object.entries(values).find(([, value]) =>
		[value].flat().some(one => typeof one === 'number' && !Number.isFinite(one)),
	);
	if (unfit !== undefined) return unread('not_a_number', `“${unfit[0]}” cannot be set: the new value is not a number.`);
	if (isUnclosed(note))
		return unread(
			'unclosed_properties',
			'The properties at the top of this note have no end. Close them with a line “---”.',
			0,
			3,
		);

	const parsed = parseFrontmatter(note);
	if (!parsed.ok) return parsed;
	const page: Page = { ...parsed.value, note, eol: lineEnding(note), order };
	const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	const inOrder = Object.entries(values).sort(([a], [b]) => place(a) - place(b));
	const edits = inOrder.map(([key, value]) => propertyEdit(page, key, value));
	const problems = edits.flatMap(edit => (edit.kind === 'refused' ? [problemOf(page, edit)] : []));
	if (problems.length > 0) return { ok: false, problems };

	const inside = edits.flatMap(edit => (edit.kind === 'changed' ? edit.changes : []));
	const added = edits.flatMap(edit => (edit.kind === 'added' ? edit.lines : [])).join('');
	const changes = inNote(page, inside, added);
	return changes.length === 0 || isProven(page, changes, values)
		? read(changes)
		: unread(
				'unsafe_edit',
				`Line 1: ${keyNames(values)} cannot be set without risk to the other properties. Change it by hand.`,
			);
}

interface Page extends ParsedFrontmatter {
	readonly note: string;
	readonly eol: string;
	readonly order: readonly string[];
}

type PropertyEdit =
	| { readonly kind: 'changed'; readonly changes: readonly TextChange[] }
	| { readonly kind: 'added'; readonly lines: string }
	| { readonly kind: 'refused'; readonly pair: Property; readonly reason: string };

const changed = (...changes: TextChange[]): PropertyEdit => ({ kind: 'changed', changes });

function propertyEdit(page: Page, key: string, value: PropertyValue): PropertyEdit {
	const pair = page.map?.items.find(each => keyOf(each) === key);
	if (pair === undefined) return value === null ? changed() : addition(page, key, value);
	if (value !== null && isSame(pair.value, value)) return changed();

	const refused = (reason: string): PropertyEdit => ({ kind: 'refused', pair, reason });
	const colon = colonOffset(page, pair);
	if (colon === undefined || pair.value === null)
		return refused('is not written as “name: value” on a line of its own');
	if (value === null) return removal(page, pair, pair.value, colon);
	if (isSeq(pair.value) && isList(value)) return listEdit(page, pair, pair.value, colon, value);
	return wholeEdit(page, pair, pair.value, colon, value);
}

/** Puts a new property after the last one that comes before it in the order; at the end, if that cannot be told. */
function addition(page: Page, key: string, value: Scalar | readonly Scalar[]): PropertyEdit {
	const lines = newLines(page, key, value);
	const earlier = page.order.slice(0, Math.max(0, page.order.indexOf(key)));
	const above = page.map?.items.filter(pair => earlier.includes(keyOf(pair))).at(-1);
	const colon = above && colonOffset(page, above);
	if (!above?.value || colon === undefined || wholeReason(above.value) !== undefined) return { kind: 'added', lines };
	return changed(insertion(nextLine(page.yaml, valueEnd(above.value, colon)), lines));
}

/** Removes the lines of a property, the comment behind its value included. */
function removal({ yaml }: Page, pair: Property, node: ParsedNode, colon: number): PropertyEdit {
	const reason = wholeReason(node);
	if (reason !== undefined) return { kind: 'refused', pair, reason };
	return changed({ from: lineStart(yaml, pair.key.range[0]), to: nextLine(yaml, valueEnd(node, colon)), insert: '' });
}

/** Replaces one value by another, or a list by a value, or a value by a list. */
function wholeEdit(
	page: Page,
	pair: Property,
	node: ParsedNode,
	colon: number,
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

/** Fills in `momentum:`, which has no value yet. */
function emptyEdit(page: Page, pair: Property, colon: number, value: Scalar | readonly Scalar[]): PropertyEdit {
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
	page: Page,
	pair: Property,
	list: YAMLSeq.Parsed,
	colon: number,
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

/** The lines of a property that is not there yet. */
function newLines({ map, yaml, eol }: Page, key: string, value: Scalar | readonly Scalar[]): string {
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

/** Where the `:` of a property stands, if it is a plain `name: value` that begins its line. */
function colonOffset({ yaml }: Page, { key, srcToken }: Property): number | undefined {
	const [from, to] = key.range;
	const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset;
	if (colon === undefined || yaml.slice(to, colon).trim() !== '' || yaml.slice(to, colon).includes('\n'))
		return undefined;
	return /^[ \t]*$/.test(yaml.slice(lineStart(yaml, from), from)) ? colon : undefined;
}

/** Where the last byte of a value ends, comments and blank lines after it not counted. */
function valueEnd(node: ParsedNode, colon: number): number {
	if (!isSeq(node) || node.flow) return isScalar(node) && node.range[0] === node.range[1] ? colon + 1 : node.range[1];
	const lastDash = dashOffsets(node).at(-1) ?? colon;
	const last = node.items.at(-1);
	return Math.max(lastDash + 1, last === undefined || last.range[0] === last.range[1] ? 0 : last.range[1]);
}

/** Why a value cannot be taken away as a whole. */
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

/** The lexer hands out a comment as one piece; nothing else begins with a number sign. */
const hasComment = (yaml: string): boolean => [...new Lexer().lex(yaml)].some(piece => piece.startsWith('#'));

/** Turns changes of the YAML text into changes of the note; a note without frontmatter gets its fences. */
function inNote(
	{ bounds: { exists, from, to }, eol }: Page,
	inside: readonly TextChange[],
	added: string,
): TextChange[] {
	if (!exists) return added === '' ? [] : [insertion(from, `---${eol}${added}---${eol}`)];
	const moved = inside.map(change => ({ ...change, from: change.from + from, to: change.to + from }));
	return joinInsertions(added === '' ? moved : [...moved, insertion(to, added)]);
}

/** In order, and with one change per place: two insertions at the same offset would leave their order to the editor. */
function joinInsertions(changes: readonly TextChange[]): TextChange[] {
	const joined: TextChange[] = [];
	for (const change of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
		const last = joined.at(-1);
		if (last?.to === last?.from && last?.from === change.from && change.from === change.to)
			joined[joined.length - 1] = { ...change, insert: (last?.insert ?? '') + change.insert };
		else joined.push(change);
	}
	return joined;
}

/** Tries the changes on the head of the note: the values set read back, and every other one reads as before. */
function isProven(
	{ note, ...before }: Page,
	changes: readonly TextChange[],
	values: Readonly<Record<string, PropertyValue>>,
): boolean {
	const after = readFrontmatter(applyChanges(note.slice(0, before.bounds.contentStart), changes));
	if (!after.ok) return false;

	const isSet = (key: string) => Object.hasOwn(values, key);
	const expected = new Map(valuesOf(before));
	for (const [key, value] of Object.entries(values)) {
		if (value === null) expected.delete(key);
		else expected.set(key, value);
	}
	const shown = (all: ReadonlyMap<string, FrontmatterValue>) =>
		JSON.stringify([...all].map(([key, value]) => [key, isSet(key) ? asText(value) : value]).sort());
	return shown(expected) === shown(after.value.values);
}

/** A number in quotes counts as the number, `yes` as `true`, and a list of one as its item. */
const asText = (value: FrontmatterValue): string =>
	JSON.stringify(Array.isArray(value) && value.length === 1 ? value[0] : value, (_, part: unknown) => {
		if (typeof part === 'string') return String(truthOf(part) ?? part);
		return typeof part === 'number' || typeof part === 'boolean' ? String(part) : part;
	});

function problemOf({ note, bounds: { from } }: Page, { pair, reason }: PropertyEdit & { kind: 'refused' }) {
	const at = from + pair.key.range[0];
	const message = `Line ${lineNumber(note, at)}: “${keyOf(pair)}” ${reason}, and is left alone. Change it by hand.`;
	return { code: 'uneditable_property', message, from: at, to: from + (pair.value?.range[1] ?? pair.key.range[1]) };
}

const keyNames = (values: object): string =>
	Object.keys(values)
		.map(key => `“${key}”`)
		.join(', ');
