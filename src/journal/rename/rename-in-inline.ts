import { isSameName } from '../../rules/search/folded-name';
import { readInline, writeInline } from '../inline/inline-line';
import type { TextChange } from '../text/text-change';
import { difference } from '../text/text-change';
import { wrappedAs } from '../text/wrapped-code';
import type { CodeSpan } from '../inline/code-spans';
import { OF_A_CHANGE } from './names-in-block';
import { isCertain } from './rename-in-block';
import type { Renaming } from './renaming';

/** Renames the targets of changes in an inline line. Oracles contain no names. */
export function renameInInline(note: string, span: CodeSpan, renaming: Renaming): TextChange | 'unsure' | undefined {
	const { code } = span;
	const reading = readInline(code);
	if (!reading.ok || reading.value.kind !== 'changes') return undefined;
	const named = reading.value.changes.some(({ target }) => target !== undefined && isSameName(target, renaming.from));
	if (!named) return undefined;
	if (!isCertain(OF_A_CHANGE.means, renaming)) return 'unsure';
	const fresh = withTargets(code, renaming, span.inTable);
	const written = note.slice(span.from, span.to);
	if (!fresh.includes('`')) return shifted(difference(written, wrappedAs(written, fresh)), span.from);
	const again = readInline(fresh);
	const whole = again.ok && again.value.kind === 'changes' ? writeInline(again.value.changes) : undefined;
	return whole === undefined ? undefined : { from: span.start, to: span.end, insert: wrappedAs(written, whole) };
}

const shifted = ({ from, to, insert }: TextChange, by: number): TextChange => ({
	from: from + by,
	to: to + by,
	insert,
});

/** A target is at the start of the line or of a change, before the `›`. */
function withTargets(code: string, { from, to }: Renaming, inTable: boolean): string {
	const spelled = (name: string) => (inTable ? name.replaceAll('|', '\\|') : name);
	let text = '';
	let at = 0;
	for (const { index, 0: before } of code.matchAll(/sworn:\s{0,9}|; /gi)) {
		const start = index + before.length;
		const ends = [...code.slice(start).matchAll(/\s{0,9}[›>]\s/g)].map(end => start + end.index);
		const end = ends.find(at => isSameName(code.slice(start, at), spelled(from)));
		if (end === undefined || start < at) continue;
		text += code.slice(at, start) + spelled(to);
		at = end;
	}
	return text + code.slice(at);
}
