import { MarkdownView } from 'obsidian';
import type { App, WorkspaceLeaf } from 'obsidian';
import type { CardNote } from '../components/card-note';

/** What cannot be done on a card where its place in its note is not known. */
export type Undoable = 'play' | 'change' | 'roll' | 'ask';

/** The pane in which the note of a card is written, when the card is drawn in it: in a callout of Live Preview. */
function paneAround(app: App, path: string, el: HTMLElement): WorkspaceLeaf | undefined {
	if (el.closest('.markdown-embed')) return undefined;
	return app.workspace.getLeavesOfType('markdown').find(({ view }) => {
		const isIt = view instanceof MarkdownView && view.file?.path === path && view.getMode() === 'source';
		return isIt && view.containerEl.contains(el);
	});
}

/** What is shown in another place is played in its note. */
export const inItsNote = (app: App, path: string, act: Undoable): CardNote => ({
	text: `Shown from another place: open the note to ${act} it.`,
	label: 'Open note',
	open: () => void app.workspace.openLinkText(path, '', false),
});

/** What stands in the way where the app does not say where a block stands, and what to do about it. */
export function elsewhere(app: App, path: string, el: HTMLElement, act: Undoable): CardNote {
	const pane = paneAround(app, path, el);
	if (!pane) return inItsNote(app, path, act);
	return {
		text: `In Live Preview the app does not tell where in this callout it stands. You can ${act} it in Reading view.`,
		label: 'Open Reading view',
		open: () => void openReadingView(pane),
	};
}

function openReadingView(pane: WorkspaceLeaf): Promise<void> {
	const { state, ...view } = pane.getViewState();
	return pane.setViewState({ ...view, state: { ...state, mode: 'preview' } });
}
