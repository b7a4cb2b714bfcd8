import { writeChange } from '../../journal/record/done';
import type { InlineLine } from '../../journal/inline/inline-line';
import { isInline, readInline } from '../../journal/inline/inline-line';
import type { NoteLinks } from '../components/note-links';
import { appendLinked } from '../components/note-links';

/** The quiet pill that stands for an inline line; absent for code that is not ours, or cannot be read: it stays as it is. */
export function inlinePill(code: string, links: NoteLinks): HTMLElement | undefined {
	if (!isInline(code)) return undefined;
	const line = readInline(code);
	if (!line.ok || line.value.kind === 'record') return undefined;
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
			return line.changes.map(({ target = '', ...change }) => ({ about: target, text: writeChange(change) }));
	}
}

/** Draws the inline lines in a part of a note that the app has rendered. */
export function drawInlineIn(el: HTMLElement, links: NoteLinks): void {
	for (const code of el.findAll('code')) {
		if (code.closest('pre')) continue;
		const pill = inlinePill(code.textContent, links);
		if (pill) code.replaceWith(pill);
	}
}
