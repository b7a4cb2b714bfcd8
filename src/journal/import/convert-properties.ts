import { isScalar, isSeq } from 'yaml';
import { problem, parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { lineEnding } from '../frontmatter/bounds';
import { readFrontmatter, valuesOf } from '../frontmatter/frontmatter';
import { insertion, lineStart, linesTaken, nextLine, replaced } from '../frontmatter/list-edits';
import { reasonToLeave, sameScalar } from '../frontmatter/yaml-quotes';
import { propertyEdit, type EditedFrontmatter, type PropertyValue } from '../frontmatter/property-edit';
import { scalarText } from '../frontmatter/scalar';
import { keyOf, lineNumber, parseFrontmatter, type Property } from '../frontmatter/yaml';
import { applyChanges, type TextChange } from '../text/text-change';
import type { ImportLine } from './imported-note';
import { colonOf, endOf, sourceOf, takenElements } from './yaml-line-ranges';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

type NewValue = Exclude<PropertyValue, null>;

/** The conversion of one property of another plugin. */
export interface PropertyConversion {
	/** The key as written in the note. */
	readonly key: string;
	/** The replacement properties, in order; empty to remove the property. */
	readonly to: readonly (readonly [key: string, value: NewValue])[];
	/** Indexes of list elements that stay as they are. */
	readonly keeps?: readonly number[];
	/** What could not be converted. */
	readonly why?: string | undefined;
	/** It is reported elsewhere. */
	readonly isReported?: true;
}

/**
 * Replaces properties, including nested ones. Comments stay, and so does every byte of other properties. If any change
 * is unsafe, all are refused.
 */
export function convertProperties(
	note: string,
	turns: readonly PropertyConversion[],
): ParseResult<{ readonly changes: readonly TextChange[]; readonly lines: readonly ImportLine[] }> {
	const parsed = parseFrontmatter(note);
	if (!parsed.ok) return parsed;
	const page: EditedFrontmatter = { ...parsed.value, note, eol: lineEnding(note), order: [] };
	const turned = turns.map(turn => turnedProperty(page, turn));
	const problems = turned.flatMap(each => (each.ok ? [] : each.problems));
	const taken = takenKeys(page, turns);
	if (problems.length + taken.length > 0) return { ok: false, problems: [...taken, ...problems] };

	const { from } = page.bounds;
	const changes = turned
		.flatMap(each => (each.ok ? each.value : []))
		.map(change => ({
			from: change.from + from,
			to: change.to + from,
			insert: page.eol === '\r' ? change.insert.replaceAll('\n', '\r') : change.insert,
		}))
		.sort((a, b) => a.from - b.from || a.to - b.to);
	if (!isProven(page, turns, changes))
		return parseError(
			'unsafe_edit',
			t(
				'The properties of this note cannot be turned into others without risk to the rest. Write each on a line of its own, without “&” and “*”.',
			),
			from,
			page.bounds.to,
		);
	return parseOk({ changes, lines: turns.flatMap(turn => lineOf(page, turn)) });
}

const pairOf = ({ map }: EditedFrontmatter, key: string): Property | undefined =>
	map?.items.find(pair => keyOf(pair) === key);

/** Reports a property of the player's that has the name of a new one and would get another meaning. */
function takenKeys(page: EditedFrontmatter, turns: readonly PropertyConversion[]): readonly Problem[] {
	const gone = new Set(turns.map(({ key }) => key));
	return turns.flatMap(({ to }) =>
		to.flatMap(([key]) => {
			const pair = gone.has(key) ? undefined : pairOf(page, key);
			if (!pair) return [];
			const at = page.bounds.from + pair.key.range[0];
			const message = `Line ${lineNumber(page.note, at)}: “${key}” is there already, and would mean something else. Rename it, then import the note again.`;
			return [problem('key_taken', message, at, at + key.length)];
		}),
	);
}

function turnedProperty(page: EditedFrontmatter, turn: PropertyConversion): ParseResult<readonly TextChange[]> {
	const pair = pairOf(page, turn.key);
	const colon = pair && colonOf(page.yaml, pair);
	if (!pair || colon === undefined)
		return refused(page, turn.key, pair, 'is not written as “name: value” on a line of its own');
	if (turn.keeps && isSeq(pair.value)) return parseOk(takenElements(page.yaml, pair.value, turn.keeps, page.eol));
	const [first, ...more] = turn.to;
	const indent = page.yaml.slice(lineStart(page.yaml, pair.key.range[0]), pair.key.range[0]);
	const from = lineStart(page.yaml, pair.key.range[0]);
	const to = nextLine(page.yaml, endOf(pair.value, colon));
	const behind = more.length > 0 ? [insertion(to, newLines(more, indent, page.eol))] : [];
	if (first?.[0] === turn.key) {
		const edit = propertyEdit(page, ...first);
		if (edit.kind === 'changed') return parseOk([...edit.changes, ...behind]);
		return refused(page, turn.key, pair, 'cannot be changed in part');
	}
	const renamed = first && renamedInPlace(pair, first);
	if (renamed) return parseOk([...renamed, ...behind]);
	const comments = linesTaken(page.yaml, from, to, page.eol);
	return parseOk([{ ...comments, insert: newLines(turn.to, indent, page.eol) + comments.insert }]);
}

/** Changes the key, and the value if it differs, without touching the rest of the line. */
function renamedInPlace(
	{ key, value }: Property,
	[name, wanted]: readonly [string, NewValue],
): readonly TextChange[] | undefined {
	const isPlain = isScalar(value) && value.range[0] !== value.range[1] && reasonToLeave(value) === undefined;
	if (!isPlain || typeof wanted === 'object') return undefined;
	const renamed = { from: key.range[0], to: key.range[1], insert: scalarText(name, { inFlow: false }) };
	return sameScalar(value, wanted) ? [renamed] : [renamed, replaced(value, wanted, false)];
}

const newLines = (values: PropertyConversion['to'], indent: string, eol: string): string =>
	values.map(each => indent + propertyLine(each) + eol).join('');

const propertyLine = ([key, value]: readonly [string, NewValue]): string => {
	const text =
		typeof value === 'object'
			? `[${value.map(item => scalarText(item, { inFlow: true })).join(', ')}]`
			: scalarText(value, { inFlow: false });
	return `${scalarText(key, { inFlow: false })}: ${text}`;
};

function refused(
	{ note, bounds }: EditedFrontmatter,
	key: string,
	pair: Property | undefined,
	reason: string,
): ParseResult<never> {
	const at = bounds.from + (pair?.key.range[0] ?? 0);
	return parseError(
		'uneditable_property',
		t('Line {note}: “{key}” {reason}, so the note is left alone. Change it by hand.', {
			note: lineNumber(note, at),
			key,
			reason: translateTerm(reason),
		}),
		at,
		at + key.length,
	);
}

/** Checks that the new values read back and everything else is unchanged. */
function isProven(
	{ note, bounds, ...parsed }: EditedFrontmatter,
	turns: readonly PropertyConversion[],
	changes: readonly TextChange[],
): boolean {
	const after = readFrontmatter(applyChanges(note.slice(0, bounds.contentStart), changes));
	if (!after.ok) return false;
	const expected = new Map<string, unknown>(valuesOf({ ...parsed, bounds }));
	for (const { key, keeps } of turns) if (!keeps) expected.delete(key);
	const set = new Map(turns.flatMap(({ to }) => to));
	const shown = ([key, value]: readonly [string, unknown]) => [key, set.has(key) ? asTexts(value) : value];
	const partly = new Set(turns.flatMap(({ key, keeps }) => (keeps ? [key] : [])));
	const all = (values: Iterable<readonly [string, unknown]>) =>
		JSON.stringify(
			[...values]
				.filter(([key]) => !partly.has(key))
				.map(shown)
				.sort(),
		);
	return all([...expected, ...set]) === all(after.value.values);
}

/** Normalizes a value for comparison: a quoted number equals the number, a list of one equals its element. */
const asTexts = (value: unknown): string => [value].flat().map(String).join('\n');

function lineOf(page: EditedFrontmatter, { key, to, why, isReported }: PropertyConversion): readonly ImportLine[] {
	const pair = pairOf(page, key);
	if (!pair || isReported) return [];
	return [
		{
			line: lineNumber(page.note, page.bounds.from + pair.key.range[0]),
			before: sourceOf(page.yaml, pair),
			after: to.map(propertyLine).join('\n'),
			...(why === undefined ? {} : { why }),
		},
	];
}
