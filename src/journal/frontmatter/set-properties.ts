import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isReadable } from '../sworn-block/sworn-block';
import { applyChanges, type TextChange } from '../text/text-change';
import { isUnclosed, lineEnding } from './bounds';
import { readFrontmatter, valuesOf, type FrontmatterValue } from './frontmatter';
import { insertion } from './list-edits';
import { truthOf } from './yaml-quotes';
import { propertyEdit, type EditedFrontmatter, type PropertyEdit, type PropertyValue } from './property-edit';
import { keyOf, lineNumber, parseFrontmatter } from './yaml';
import { quote, t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/**
 * Sets properties of a note, touching only the bytes of their values. A new property goes after those that precede it
 * in the given order, else at the end; null removes a property's lines. If any change is unsafe, all are refused.
 */
export function setProperties(
	note: string,
	values: Readonly<Record<string, PropertyValue>>,
	order: readonly string[] = [],
): ParseResult<TextChange[]> {
	const unfit = Object.entries(values).find(([, value]) =>
		[value].flat().some(one => typeof one === 'number' && !(Number.isFinite(one) && isReadable(one))),
	);
	if (unfit !== undefined)
		return parseError(
			'not_a_number',
			t('“{key}” cannot be set: the new value is not a number of nine digits at most.', { key: unfit[0] }),
		);
	if (isUnclosed(note))
		return parseError(
			'unclosed_properties',
			t('The properties at the top of this note have no end. Close them with a line “---”.'),
			0,
			3,
		);

	const parsed = parseFrontmatter(note);
	if (!parsed.ok) return parsed;
	const page: EditedFrontmatter = { ...parsed.value, note, eol: lineEnding(note), order };
	const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	const inOrder = Object.entries(values).sort(([a], [b]) => place(a) - place(b));
	const edits = inOrder.map(([key, value]) => propertyEdit(page, key, value));
	const problems = edits.flatMap(edit => (edit.kind === 'refused' ? [problemOf(page, edit)] : []));
	if (problems.length > 0) return { ok: false, problems };

	const inside = edits.flatMap(edit => (edit.kind === 'changed' ? edit.changes : []));
	const added = edits.flatMap(edit => (edit.kind === 'added' ? edit.lines : [])).join('');
	const changes = inNote(page, inside, added);
	return changes.length === 0 || isProven(page, changes, values)
		? parseOk(changes)
		: parseError(
				'unsafe_edit',
				t('Line 1: {values} cannot be set without risk to the other properties. Change it by hand.', {
					values: keyNames(values),
				}),
			);
}

/** Converts changes of the YAML to changes of the note; adds fences if the note has no frontmatter. */
function inNote(
	{ bounds: { exists, from, to }, eol }: EditedFrontmatter,
	inside: readonly TextChange[],
	added: string,
): TextChange[] {
	if (!exists) return added === '' ? [] : [insertion(from, `---${eol}${added}---${eol}`)];
	const moved = inside.map(change => ({
		from: change.from + from,
		to: change.to + from,
		// separators of list items were copied from the YAML, where a lone `\r` became `\n`
		insert: eol === '\r' ? change.insert.replaceAll('\n', eol) : change.insert,
	}));
	return joinInsertions(added === '' ? moved : [...moved, insertion(to, added)]);
}

/** Sorts changes and merges insertions at the same offset, whose order the editor would not guarantee. */
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

/**
 * Applies the changes to the head of the note and checks that the new values read back and all others are unchanged.
 */
function isProven(
	{ note, ...before }: EditedFrontmatter,
	changes: readonly TextChange[],
	values: Readonly<Record<string, PropertyValue>>,
): boolean {
	const after = readFrontmatter(applyChanges(note.slice(0, before.bounds.contentStart), changes));
	if (!after.ok) return false;

	const expected = valuesOf(before);
	const set = new Set(Object.keys(values).map(key => expected.spelled(key)));
	for (const [key, value] of Object.entries(values)) {
		if (value === null) expected.delete(key);
		else expected.set(expected.spelled(key), value);
	}
	const shown = (all: ReadonlyMap<string, FrontmatterValue>) =>
		JSON.stringify([...all].map(([key, value]) => [key, set.has(key) ? asText(value) : value]).sort());
	return shown(expected) === shown(after.value.values);
}

/**
 * Normalizes a value for comparison: a quoted number equals the number, `yes` equals `true`, and a list of one equals
 * its item.
 */
const asText = (value: FrontmatterValue): string =>
	JSON.stringify(Array.isArray(value) && value.length === 1 ? value[0] : value, (_, part: unknown) => {
		if (typeof part === 'string') return String(truthOf(part) ?? part);
		return typeof part === 'number' || typeof part === 'boolean' ? String(part) : part;
	});

function problemOf(
	{ note, bounds: { from } }: EditedFrontmatter,
	{ pair, reason }: PropertyEdit & { kind: 'refused' },
) {
	const at = from + pair.key.range[0];
	const message = t('Line {line}: “{key}” {reason}, and is left alone. Change it by hand.', {
		line: lineNumber(note, at),
		key: keyOf(pair),
		reason: translateTerm(reason),
	});
	return { code: 'uneditable_property', message, from: at, to: from + (pair.value?.range[1] ?? pair.key.range[1]) };
}

const keyNames = (values: object): string =>
	Object.keys(values)
		.map(key => quote(key))
		.join(', ');
