import { distinctBy } from '../../rules/core/collections';
import { foldText } from '../../rules/search/folded-text';
import { nearestName } from '../../rules/search/nearest-name';
import type { Problem } from '../../rules/core/problem';
import type { Truth } from '../../rules/truth';
import { withPlainBreaks } from '../text/lines';
import { headingsIn, type Heading } from '../text/headings';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { t } from '../../i18n/translate';

/** The part of a note under the heading of a truth. Lines are 0-based, both included. */
export interface WrittenTruth {
	readonly truth: Truth;
	readonly heading: Heading;
	/** The last line before the next part. */
	readonly endLine: number;
	/** The range of its text, without blank lines around it; if there is none, both are the end of the heading. */
	readonly from: number;
	readonly to: number;
	/** With `\n` line breaks; empty while it is undecided. */
	readonly text: string;
}

/** The truths written in a note, and problems for the player to fix. */
export interface TruthsInNote {
	/** Each truth with a heading; if there are two, the first. */
	readonly written: readonly WrittenTruth[];
	/** Ids of truths with two headings. */
	readonly twice: ReadonlySet<string>;
	readonly findings: readonly Problem[];
}

/** Finds truths by their headings. Anything else in the note, including other headings, is the player’s. */
export function readTruthsIn(note: string, truths: readonly Truth[]): TruthsInNote {
	const sections = sectionsOf(note);
	const headings = headingsIn(note, sections);
	const byName = new Map(truths.map(truth => [folded(truth.name), truth]));
	const all = headings.flatMap((heading, i) => {
		const truth = byName.get(folded(heading.title));
		return truth ? [partOf(note, sections, { truth, heading }, nextPart(headings.slice(i + 1), heading, byName))] : [];
	});
	const written = distinctBy(all, ({ truth }) => truth);
	const again = all.filter(part => !written.includes(part));
	const missing = truths.filter(truth => !written.some(part => part.truth === truth)).map(({ name }) => name);
	const at = ({ line }: Heading) => sections.lines[line] ?? { from: 0, to: 0 };
	return {
		written,
		twice: new Set(again.map(({ truth }) => truth._id)),
		findings: [
			...again.map(({ heading, truth }) => twice(truth.name, heading, at(heading))),
			...headings.slice(0, MOST_HEADINGS).flatMap(heading => {
				const meant = byName.has(folded(heading.title)) ? undefined : nearestName(heading.title, missing);
				return meant === undefined ? [] : [renamed(meant, heading, at(heading))];
			}),
		],
	};
}

/** Maximum number of headings to search for misspelled names; a note of truths has a few dozen. */
const MOST_HEADINGS = 500;

export const writtenTruth = ({ written }: TruthsInNote, { _id }: Truth): WrittenTruth | undefined =>
	written.find(({ truth }) => truth._id === _id);

const folded = (title: string): string => foldText(title.replace(/\[\[(?:[^[\]|]*\|)?([^[\]]*)\]\]/g, '$1')).letters;

/** A part ends at a heading of the same or a higher level, or at that of another truth. */
const nextPart = (later: readonly Heading[], { level }: Heading, truths: ReadonlyMap<string, Truth>) =>
	later.find(other => other.level <= level || truths.has(folded(other.title)))?.line;

function partOf(
	note: string,
	{ lines }: NoteSections,
	{ truth, heading }: Pick<WrittenTruth, 'truth' | 'heading'>,
	next: number | undefined,
): WrittenTruth {
	const endLine = (next ?? lines.length) - 1;
	const after = lines[heading.line]?.to ?? note.length;
	const inside = note.slice(after, lines[endLine]?.to ?? note.length);
	const body = inside.trim();
	const isEmpty = body.replace(/%%[^]*?(?:%%|$)|<!--[^]*?(?:-->|$)/g, '').trim() === '';
	const from = body === '' ? after : after + inside.indexOf(body);
	return { truth, heading, endLine, from, to: from + body.length, text: isEmpty ? '' : withPlainBreaks(body) };
}

const twice = (name: string, { line }: Heading, place: { readonly from: number; readonly to: number }): Problem => ({
	code: 'truth_twice',
	message: t('Line {line}: “{name}” has a heading already. Neither is changed: keep one of the two.', {
		line: line + 1,
		name,
	}),
	...span(place),
});

const renamed = (name: string, { title, line }: Heading, place: { readonly from: number; readonly to: number }) => ({
	code: 'truth_renamed',
	message: t(
		'Line {line}: “{title}” is none of the truths. If “{name}” is meant, give it that heading; it stays as it is.',
		{ line: line + 1, title, name },
	),
	...span(place),
});

const span = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to });
