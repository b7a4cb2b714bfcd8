import { unmarked } from '../reference/marks';
import type { SourceLine } from '../reference/source-lines';
import type { DicedTitle } from './table-dice';
import { readTitle } from './table-dice';

/** A heading with what stands under it, down to the next. */
export interface Section extends DicedTitle {
	/** As the note writes it; empty above the first one. */
	readonly heading: string;
	readonly line: number;
	readonly lines: SourceLine[];
}

const LONGEST_HEADING = 300;

/** The title of a callout is a heading, too; what stands behind the callout belongs to the heading above it. */
export function readSections(source: Iterable<SourceLine>): readonly Section[] {
	let around: Section = { heading: '', title: '', line: 1, lines: [] };
	let callout: Section | undefined;
	const sections = [around];
	for (const line of source) {
		if (callout && !line.isQuoted && line.kind !== 'blank') {
			callout = undefined;
			around.lines.push({ ...line, kind: 'rule' });
		}
		if (line.kind === 'heading' || line.kind === 'title') {
			const section = sectionAt(line);
			sections.push(section);
			if (line.isQuoted) callout = section;
			else around = section;
		} else (callout ?? around).lines.push(line);
	}
	return sections;
}

function sectionAt({ text, number }: SourceLine): Section {
	const heading = unmarked(text.slice(0, LONGEST_HEADING));
	return { ...readTitle(heading), heading, line: number, lines: [] };
}
