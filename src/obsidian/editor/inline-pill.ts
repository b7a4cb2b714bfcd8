import { shownChange } from '../../journal/record/shown-change';
import type { InlineLine } from '../../journal/inline/inline-line';
import { isInline, readInline } from '../../journal/inline/inline-line';
import type { NoteLinks } from '../components/note-links';
import { appendLinked } from '../components/note-links';

/** The quiet pill that stands for an inline line; absent for code that is not ours, or cannot be read: it stays as it is. */
export function inlinePill(code: string, links: NoteLinks): HTMLElement | undefined {
	if (!isInline(code)) return undefined;
	const line = readInline(code);
	if (!line.ok) return undefined;
	if (line.value.kind === 'record') return recordPill(code);
	const pill = createSpan({ cls: 'sworn-inline' });
	partsOf(line.value).forEach(({ about, text }, at, parts) => {
		if (at > 0) pill.appendText('; ');
		if (about !== '' && about !== parts[at - 1]?.about)
			pill.createSpan({ cls: 'sworn-inline-about', text: `${about} › ` });
		if (line.value.kind === 'oracle') appendLinked(pill, text, links);
		else pill.appendText(text);
	});
	return pill;
}

/** Whom or what each part is about, and what it says. */
interface Part {
	readonly about: string;
	readonly text: string;
}

function partsOf(line: Exclude<InlineLine, { kind: 'record' }>): readonly Part[] {
	switch (line.kind) {
		case 'oracle':
			return [{ about: line.oracle, text: line.result }];
		case 'changes':
			return line.changes.map(({ target = '', ...change }) => ({ about: target, text: shownChange(change) }));
	}
}

const OUTCOME = /\b(strong hit|weak hit|miss)(?: with a match)?\b/i;

/** A record reads as it is written: only its outcome stands out. */
function recordPill(code: string): HTMLElement {
	const pill = createSpan({ cls: 'sworn-inline sworn-inline-record' });
	const told = code.replace(/^\s*sworn:\s*(?:move:\s*)?/i, '').replaceAll('\\|', '|');
	const [words = ''] = OUTCOME.exec(told) ?? [];
	const at = words === '' ? told.length : told.indexOf(words);
	pill.appendText(told.slice(0, at));
	if (words !== '') pill.createSpan({ cls: 'sworn-inline-outcome', text: words });
	pill.appendText(told.slice(at + words.length));
	return pill;
}
