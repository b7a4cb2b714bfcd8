import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Truth } from '../../rules/truth';
import { foldText } from '../../rules/search/folded-text';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { swornIn } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { lineNumber } from '../frontmatter/yaml';
import { newerFormat, otherFormat } from '../notes/format-version';
import { nameOf } from '../../rules/search/stated-name';
import { headingsIn, type Heading } from '../text/headings';
import { sectionsOf } from '../text/literal-sections';
import { readTruthsIn } from '../truths/truths-in-note';
import { foreignFences, withoutFences, type ForeignFence } from './iron-vault-fences';
import type { ImportContext, ImportedNote, ImportLine, SourceNote } from './imported-note';
import { isConflictCopy } from '../notes/conflict-copy';
import { stateKindOf } from './state-kind';
import { t } from '../../i18n/translate';

const LANGUAGE = 'iron-vault-truth';

/** Whether a note has truths, recognized only by its fences. */
export const hasTruths = (note: string): boolean =>
	/iron-vault-truth/i.test(note) && foreignFences(note, sectionsOf(note)).some(({ language }) => language === LANGUAGE);

/** Converts a note of truths: headings and prose stay, and the fences between them are removed. */
export function importTruths(note: SourceNote, context: ImportContext): ParseResult<ImportedNote> {
	const { path, text } = note;
	if (isConflictCopy(path))
		return parseError(
			'conflict_copy',
			t('“{path}” is a copy from a sync conflict, so it is left alone.', { path: nameOf(path) }),
		);
	const newer = otherFormat(text);
	if (newer !== undefined) return parseError('newer_format', newerFormat(newer));
	const frontmatter = readFrontmatter(text);
	if (!frontmatter.ok) return frontmatter;
	const kind = stateKindOf(text);
	if (!kind.ok) return kind;
	const { values: stated } = frontmatter.value;
	const isOurs = swornIn(stated) === 'truths';
	if (kind.value !== undefined || (stated.has('sworn') && !isOurs))
		return parseError(
			'other_kind',
			t('“{path}” holds more than truths by its properties, so it is left alone.', { path: nameOf(path) }),
		);

	const truths = context.ruleset.truths?.() ?? [];
	const results = fencesIn(text).map(each => resultOf(text, each, truths));
	const gone = results.filter(({ line }) => line.after !== undefined);
	const lines = results.map(({ line }) => line);
	if (gone.length === 0) return parseOk({ becomes: 'a note as it is', changes: [], created: [], lines });
	const values: Readonly<Record<string, string>> = isOurs
		? {}
		: { sworn: 'truths', ruleset: context.rulesetId, imported: 'iron-vault' };
	const properties = setProperties(text, values, Object.keys(values));
	if (!properties.ok) return properties;
	const changes = [
		...properties.value,
		...withoutFences(
			text,
			sectionsOf(text),
			gone.map(({ fence }) => fence),
		),
	];
	return parseOk({
		becomes: `the truths of a world (${gone.length})`,
		changes,
		created: [],
		lines: [...lines, ...findings(text, truths)],
	});
}

interface FenceWithHeading {
	readonly fence: ForeignFence;
	readonly heading: Heading | undefined;
}

function fencesIn(text: string): readonly FenceWithHeading[] {
	const sections = sectionsOf(text);
	// a byte order mark would hide a heading that opens the note
	const headings = headingsIn(text.replace(/^\ufeff/, ' '), sections);
	return foreignFences(text, sections)
		.filter(({ language }) => language === LANGUAGE)
		.map(fence => ({ fence, heading: headings.filter(({ line }) => line < fence.startLine).at(-1) }));
}

interface Result {
	readonly line: ImportLine;
	readonly fence: ForeignFence;
}

function resultOf(text: string, { fence, heading }: FenceWithHeading, truths: readonly Truth[]): Result {
	const [id = '', state = ''] = fence.body.filter(line => line !== '');
	const { lines } = sectionsOf(text);
	const before = text.slice(lines[fence.startLine]?.from, lines[fence.endLine]?.to);
	const line = { line: fence.startLine + 1, before };
	const stays = (why: string): Result => ({ line: { ...line, why: `${why} The block stays as it is.` }, fence });
	const truth = truthOf(id, truths);
	if (!truth) return stays(`The rules have no truth “${id}”.`);
	if (!fence.closed) return stays('It has no end.');
	if (fence.nested) return stays('It stands in a quote or a list, where a truth is not looked for.');
	const isNamed = heading !== undefined && letters(heading.title) === letters(truth.name);
	const isTakenBack = state.toLowerCase() !== 'inserted' && hasOldTruthBelow(text, fence);
	const why = [
		...(isNamed ? [] : [`No heading “${truth.name}” stands above it, so the truth is not found by its name.`]),
		...(isTakenBack ? ['It was taken back: what stands below as old is prose, and counts as the answer.'] : []),
	].join(' ');
	return { line: { ...line, after: '', ...(why === '' ? {} : { why }) }, fence };
}

const hasOldTruthBelow = (text: string, { endLine }: ForeignFence): boolean => {
	const sections = sectionsOf(text);
	const next = headingsIn(text, sections).find(({ line }) => line > endLine);
	return next !== undefined && /^old truth\b/i.test(next.title);
};

const letters = (words: string): string => foldText(words).letters;

/** Finds a truth by its current or old id, else by name. */
function truthOf(id: string, truths: readonly Truth[]): Truth | undefined {
	const path = id.replace(/^truth:/, '').replace(/^([^/]+)\/(?:setting_)?truths\//, '$1/');
	return truths.find(({ _id }) => _id === `truth:${path}`) ?? truths.find(({ name }) => letters(name) === letters(id));
}

/** Problems that our own reader finds in the headings, which stay unchanged. */
const findings = (text: string, truths: readonly Truth[]): readonly ImportLine[] =>
	readTruthsIn(text, truths).findings.map(({ message, from, to }) => ({
		line: lineNumber(text, from),
		before: text.slice(from, to),
		why: message,
	}));
