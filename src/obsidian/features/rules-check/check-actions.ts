import { MarkdownView, TFile } from 'obsidian';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { leafOf, openAtLine } from '../../vault/open-at-line';
import { uncoverNote } from '../../services/collapse-sidebar';
import type { Leftover } from '../../../rules/coverage/state-meaning';
import { isNote } from './check-note';
import { openCheck, pickRules } from './check-rules-note';
import { stateMeaning } from './state-meaning';

/** The actions of the check view. */
export interface CheckActions {
	/** Moves the cursor to a line of the note, counted from 1; undefined for files without an editor. */
	readonly goTo?: (line: number) => void;
	/** Asks what a sentence means that is only shown, and writes it below the move; undefined for files without an editor. */
	readonly state?: (left: Leftover) => void;
	readonly check: (file: TFile) => void;
	readonly pick: () => void;
	readonly backToNote: () => void;
}

/** The actions for a file with this text. */
export function checkActions(actions: JournalActions, path: string, text: string): CheckActions {
	const { app } = actions;
	const file = app.vault.getFileByPath(path);
	const goTo = (line: number) => void openAtLine(app, { path, line }).then(() => uncover(actions));
	return {
		...(file && isNote(file) && { goTo, state: left => stateMeaning(actions, file, { text, left }) }),
		check: other => void openCheck(actions, other),
		pick: () => pickRules(actions),
		backToNote: () => {
			const leaf = file ? leafOf(app, file) : undefined;
			if (!leaf) return;
			uncover(actions);
			void leaf.loadIfDeferred().then(() => {
				app.workspace.setActiveLeaf(leaf, { focus: true });
				if (leaf.view instanceof MarkdownView) leaf.view.editor.focus();
			});
		},
	};
}

/** On mobile, closes the check if it covers the note. */
function uncover({ app }: Pick<JournalActions, 'app'>): void {
	const view = noteInUse(app);
	if (view) uncoverNote(view);
}
