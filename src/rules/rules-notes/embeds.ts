import { isPicture } from '../markdown/inline-markdown';
import type { SourceLine } from '../markdown/source-lines';

/** A line with nothing but an embed: `![[Face Danger]]`, `![](ice.png)`. */
const ALONE = /^!\[\[([^[\]]+)\]\]$|^!\[[^[\]]*\]\([^()]*\)$/;

/**
 * Handles lines that only embed something. A picture is dropped; a note becomes a link in the sentence that leads to
 * it, or else `See [[…]].`
 */
export function* withEmbeds(lines: Iterable<SourceLine>): Generator<SourceLine> {
	let before: SourceLine | undefined;
	let gap: SourceLine | undefined;
	for (const line of lines) {
		const embedded = embeddedLine(line, before);
		if (embedded.kind === 'blank' && embedded.callout === undefined) {
			gap ??= embedded;
			continue;
		}
		const goesOn = embedded !== line && leadsTo(before);
		if (gap && !goesOn) yield gap;
		gap = undefined;
		before = embedded;
		yield embedded;
	}
	if (gap) yield gap;
}

function embeddedLine(line: SourceLine, before: SourceLine | undefined): SourceLine {
	const found = line.kind === 'text' ? ALONE.exec(line.text) : null;
	if (!found) return line;
	const [, target = ''] = found;
	if (target === '' || isPicture(target)) return { ...line, kind: 'blank', text: '' };
	return { ...line, text: leadsTo(before) ? `[[${target}]]` : `See [[${target}]].` };
}

const leadsTo = (before: SourceLine | undefined): boolean => /[:,][*_]{0,3}$/.test(before?.text ?? '');
