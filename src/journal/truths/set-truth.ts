import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Truth } from '../../rules/truth';
import { lineBreakNear, lineIndexAt } from '../text/lines';
import { insertLines, placeAt } from '../text/insert-lines';
import { removeLines } from '../text/remove-lines';
import { sectionsOf } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';
import { readTruthsIn, writtenTruth, type TruthsInNote, type WrittenTruth } from './truths-in-note';
import { t } from '../../i18n/translate';

/** The text of a truth in a note: possibly empty, or `undefined` without a heading. */
export type TruthText = string | undefined;

/** The start of a new note of truths. */
export const newTruthsNote = (ruleset: string): string => `---\nsworn: truths\nruleset: ${ruleset}\n---\n\n`;

/**
 * Sets the text under the heading of a truth, adding the heading in its place among the others. `seen` is the text the
 * player saw; anything changed since is not overwritten. Without a text, the heading is removed too.
 */
export function setTruth(
	note: string,
	truths: readonly Truth[],
	{ truth, text, seen }: { readonly truth: Truth; readonly text?: TruthText; readonly seen?: TruthText },
): ParseResult<readonly TextChange[]> {
	const found = readTruthsIn(note, truths);
	if (found.twice.has(truth._id))
		return parseError(
			'truth_twice',
			t('“{name}” has two headings in the note. Keep one of them, then choose again.', { name: truth.name }),
		);
	const part = writtenTruth(found, truth);
	if (part?.text === text) return parseOk([]);
	if ((part?.text ?? '') !== (seen ?? ''))
		return parseError(
			'truth_changed',
			t('The text under “{name}” was changed in the meantime, so it was left alone. Look at it, then choose again.', {
				name: truth.name,
			}),
		);
	if (text === undefined) return parseOk(part ? withoutPart(note, part) : []);
	if (part) return parseOk(inPart(note, part, text));
	return text === '' ? parseOk([]) : asNewPart(note, found, truths, { truth, text });
}

const withoutPart = (note: string, { heading, to }: WrittenTruth): readonly TextChange[] =>
	removeLines(note, heading.line, lineIndexAt(sectionsOf(note).lines, to));

/** Keeps a comment under the heading, with the text below it. */
function inPart(note: string, { from, to, text: before, heading }: WrittenTruth, text: string): readonly TextChange[] {
	const lineBreak = lineBreakNear(note, from);
	const insert = text.split('\n').join(lineBreak);
	if (before !== '') return [{ from, to, insert }];
	const isLast = heading.line === sectionsOf(note).lines.length - 1;
	return [{ from: to, to, insert: `${lineBreak}${lineBreak}${insert}${isLast ? lineBreak : ''}` }];
}

/** Inserts after the nearest preceding truth in the order of the book, else before the first one, else at the end. */
function asNewPart(
	note: string,
	{ written }: TruthsInNote,
	truths: readonly Truth[],
	{ truth, text }: { readonly truth: Truth; readonly text: string },
): ParseResult<readonly TextChange[]> {
	const sections = sectionsOf(note);
	const order = (other: Truth) => truths.indexOf(other);
	const before = [...written].sort((a, b) => order(b.truth) - order(a.truth));
	const above = before.find(part => order(part.truth) < order(truth));
	const below = above ? undefined : written[0];
	const place = placeAt(note, sections, above?.to ?? note.length);
	if (!below && place.around?.endless)
		return parseError(
			'endless_fence',
			t('A code block or comment of this note never ends. Close it, then choose again.'),
		);
	const signs = '#'.repeat((above ?? below)?.heading.level ?? 2);
	const lines = `${signs} ${truth.name}\n\n${text}`.split('\n');
	const line = below?.heading.line ?? place.line;
	return parseOk(insertLines(note, sections, { line, room: 'no room' }, lineBreak => lines.join(lineBreak)).changes);
}
