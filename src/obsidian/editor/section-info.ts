import { editorInfoField, type MarkdownPostProcessorContext, type MarkdownSectionInformation } from 'obsidian';
import { editorAround } from './editor-around';
import { textOfDoc } from './text-of-doc';

/** The widget that Obsidian renders for a callout in Live Preview. */
const CALLOUT = '.cm-callout';

/** The position of a rendered element in its note, from Obsidian or else from the surrounding editor. */
export const sectionInfoOf = (
	el: HTMLElement,
	context: Pick<MarkdownPostProcessorContext, 'getSectionInfo'>,
	path: string,
): MarkdownSectionInformation | null => context.getSectionInfo(el) ?? placeInCallout(el, path);

/** The lines of the surrounding callout, which Obsidian does not provide in Live Preview. */
function placeInCallout(el: HTMLElement, path: string): MarkdownSectionInformation | null {
	const callout = el.closest<HTMLElement>(CALLOUT);
	const view = editorAround(el);
	if (!callout || view?.state.field(editorInfoField, false)?.file?.path !== path) return null;
	const { doc } = view.state;
	const first = doc.lineAt(view.posAtDOM(callout)).number;
	let last = first;
	while (last < doc.lines && /^[ \t]*>/.test(doc.line(last + 1).text)) last++;
	return { text: textOfDoc(doc), lineStart: first - 1, lineEnd: last - 1 };
}
