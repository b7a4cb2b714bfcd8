import { finding, type Finding } from '../core/problem';
import { MOST_HEADINGS } from '../rules-notes/outline';
import { stripMarkdown } from '../markdown/inline-markdown';
import { LINES_A_STEP, type WorkSlices } from '../core/work-slices';
import type { SourceLine } from '../markdown/source-lines';
import { readTitle, type DicedTitle } from './table-dice';

/** A heading and what is under it, up to the next heading. */
export interface Section extends DicedTitle {
	/** As written in the note; empty above the first heading. */
	readonly heading: string;
	readonly line: number;
	readonly lines: SourceLine[];
}

const LONGEST_HEADING = 300;
/**
 * Maximum number of lines under a heading, and of characters in a line: ten times what a table and its rows may have.
 */
const MOST_LINES = 20_000;
const LONGEST_LINE = 20_000;

/** The sections of a note, and anything that was not read. */
export interface NoteSections {
	readonly sections: readonly Section[];
	readonly findings: readonly Finding[];
}

/** The title of a callout counts as a heading; text after the callout belongs to the previous heading. */
export function* readSections(source: Iterable<SourceLine>): WorkSlices<NoteSections> {
	const findings: Finding[] = [];
	const tell = ({ number, text }: SourceLine, message: string) => findings.push(finding(number, text, message));
	const put = ({ lines }: Section, line: SourceLine): void => {
		const isLong = line.text.length > LONGEST_LINE && (line.kind === 'row' || line.kind === 'bullet');
		if (isLong) tell(line, LINE_TOO_LONG);
		if (lines.length === MOST_LINES) tell(line, TOO_MANY_LINES);
		if (lines.length > MOST_LINES) return;
		lines.push(isLong ? { ...line, text: line.text.slice(0, LONGEST_LINE) } : line);
	};
	let around: Section = { heading: '', title: '', line: 1, lines: [] };
	let callout: Section | undefined;
	const sections = [around];
	let count = 0;
	for (const line of source) {
		if (++count % LINES_A_STEP === 0) yield;
		if (callout && !line.isQuoted && line.kind !== 'blank') {
			callout = undefined;
			put(around, { ...line, kind: 'rule' });
		}
		if (line.kind === 'heading' || line.kind === 'title') {
			if (sections.length > MOST_HEADINGS) {
				tell(line, TOO_MANY_HEADINGS);
				break;
			}
			const section = sectionAt(line);
			sections.push(section);
			if (line.isQuoted) callout = section;
			else around = section;
		} else put(callout ?? around, line);
	}
	return { sections, findings };
}

const LINE_TOO_LONG = `A row can have ${LONGEST_LINE} characters; what is beyond them is not read. Part it.`;
const TOO_MANY_LINES = `More than ${MOST_LINES} lines stand under one heading; from this one on they are not read. Part them with headings.`;
const TOO_MANY_HEADINGS = `A note can hold ${MOST_HEADINGS} headings; from this one on nothing is read. Part the note.`;

function sectionAt({ text, number }: SourceLine): Section {
	const heading = stripMarkdown(text.slice(0, LONGEST_HEADING));
	return { ...readTitle(heading), heading, line: number, lines: [] };
}
