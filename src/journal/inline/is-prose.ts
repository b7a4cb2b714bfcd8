import { lastIndexAt } from '../text/lines';
import { sectionsOf, type Section } from '../text/literal-sections';
import { codeSpansOf } from './code-spans';

/** Tells whether an offset is in prose: in no code, and in no section other than those of a kind that is read as well. */
export function proseOf(note: string, also?: Section['kind']): (offset: number) => boolean {
	const { lines, sections } = sectionsOf(note);
	const covered = sections
		.filter(({ kind }) => kind !== also)
		.map(({ startLine, endLine }) => ({ from: lines[startLine]?.from ?? 0, to: lines[endLine]?.to ?? note.length }));
	const code = codeSpansOf(note, /^/).map(({ start, end }) => ({ from: start, to: end }));
	const hidden = [...covered, ...code].sort((one, other) => one.from - other.from);
	return offset => {
		const last = hidden[lastIndexAt(hidden.length, index => (hidden[index]?.from ?? 0) <= offset)];
		return !last || offset < last.from || last.to <= offset;
	};
}
