import { codeSpansOf } from '../inline/code-spans';
import { sectionsOutsideComments } from '../text/comments-in-text';
import { sectionsOf } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';

/** Matches inline code of the other plugin. */
export const FOREIGN_SPAN = /^\s*iv-[a-z-]+:/;

/** Fences of the other plugin, by their first word; the short names are from its first months. */
const FOREIGN_FENCE = /^(?:iron-vault\b|mechanics$|move$|oracle$)/i;

/** Ranges that are not the player's prose: properties, and fences and inline code of the other plugin. */
function foreignPlaces(text: string): readonly TextChange[] {
	const all = sectionsOf(text);
	const { lines } = all;
	const fences = sectionsOutsideComments(text, all).flatMap(({ kind, fence, startLine, endLine }) => {
		const isForeign = kind === 'frontmatter' || (fence && FOREIGN_FENCE.test(fence.info.trim()));
		if (!isForeign) return [];
		return [{ from: fence?.from ?? 0, to: lines[endLine]?.to ?? text.length, insert: MARK }];
	});
	const spans = codeSpansOf(text, FOREIGN_SPAN).map(({ start, end }) => ({ from: start, to: end, insert: MARK }));
	return [...fences, ...spans].sort((one, other) => one.from - other.from);
}

/** Stands for anything that is not prose; does not occur in notes. */
const MARK = '\u0000';

/**
 * Checks that an import leaves every byte of prose in place: apart from blank lines and spaces around removed spans,
 * everything that is not the other plugin's is on the same lines afterwards.
 */
export function keepsProse(text: string, changes: readonly TextChange[]): boolean {
	const [first] = sectionsOf(text).sections;
	const { lines } = sectionsOf(text);
	const propertiesEnd = first?.kind === 'frontmatter' ? (lines[first.endLine]?.to ?? 0) : 0;
	const properties = propertiesEnd > 0 ? [{ from: 0, to: propertiesEnd, insert: MARK }] : [];
	const inBody = changes.filter(({ from, to }) => from >= propertiesEnd && !(to === 0 && from === 0));
	const isApart = changes.every(({ from, to }) => to <= propertiesEnd || from >= propertiesEnd);
	const after = applyChanges(text, [...properties, ...inBody.map(({ from, to }) => ({ from, to, insert: MARK }))]);
	const before = applyChanges(text, foreignPlaces(text));
	return isApart && proseOf(before) === proseOf(withoutForeign(after));
}

/** Leftovers of the other plugin do not count as prose. */
const withoutForeign = (text: string): string => applyChanges(text, foreignPlaces(text));

const proseOf = (text: string): string =>
	text
		.split(/\r\n|\n|\r/)
		.map(line =>
			line
				.split(MARK)
				.map((part, i, all) => (i < all.length - 1 ? part.trimEnd() : part))
				.join('')
				.replace(/[ \t]+/g, ' ')
				.trim(),
		)
		.filter(line => !/^[>\s]*$/.test(line))
		.join('\n');
