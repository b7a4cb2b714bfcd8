import { EditorView } from '@codemirror/view';
import type { MarkdownPostProcessorContext, MarkdownSectionInformation } from 'obsidian';
import { editorInfoField } from 'obsidian';

/** What the app renders in Live Preview in place of a callout. */
const CALLOUT = '.cm-callout';

/** Another note, or this one once more. */
const EMBED = '.markdown-embed, .internal-embed';

/** Where something that is rendered is in its note: as the app says, else as the editor around it knows. */
export const sectionInfoOf = (
	el: HTMLElement,
	context: Pick<MarkdownPostProcessorContext, 'getSectionInfo'>,
	path: string,
): MarkdownSectionInformation | null => context.getSectionInfo(el) ?? placeInCallout(el, path);

/** The lines of the callout around it: the app does not provide them in Live Preview. */
function placeInCallout(el: HTMLElement, path: string): MarkdownSectionInformation | null {
	const callout = el.closest<HTMLElement>(CALLOUT);
	const editorEl = callout?.closest<HTMLElement>('.cm-editor');
	if (!callout || !editorEl || el.closest(EMBED)) return null;
	const view = EditorView.findFromDOM(editorEl);
	if (view?.state.field(editorInfoField, false)?.file?.path !== path) return null;
	const { doc } = view.state;
	const first = doc.lineAt(view.posAtDOM(callout)).number;
	let last = first;
	while (last < doc.lines && /^[ \t]*>/.test(doc.line(last + 1).text)) last++;
	return { text: doc.toString(), lineStart: first - 1, lineEnd: last - 1 };
}
