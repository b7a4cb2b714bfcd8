import type { Editor, MarkdownView } from 'obsidian';
import type { Move } from '../../../rules/move';
import type { TrackKind } from '../../../rules/core/track-kind';
import type { Asked } from '../../../play/oracles/oracles-asked';
import type { RecordAt } from '../../../journal/note-blocks/find-records';
import { findBlock, placeOf } from '../../../journal/note-blocks/find-blocks';
import { beginCampaign } from '../campaign/begin-campaign';
import { continueMove } from '../moves/continue-move';
import { createCharacter } from '../character/create-character';
import { rulesFilesOf } from '../rules-check/check-note';
import { openCheck, pickRules } from '../rules-check/check-rules-note';
import { makeMove } from '../moves/make-move';
import { beginTrackAt } from '../tracks/new-track/new-track-command';
import { backToNote } from '../../services/note-at-cursor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { mayPlayHere } from '../../services/with-actor';
import { noteInUse } from '../../vault/active-note';
import { askOracles, askQuestion, formOf } from '../oracles/ask-the-oracle';
import { uncoverNote } from '../../services/collapse-sidebar';

/** The actions of the Table. All of them act on the note used last. */
export interface TableActions {
	readonly make: (move: Move) => void;
	readonly begin: (kind: TrackKind) => void;
	/** Asks a yes-or-no question, as typed so far. */
	readonly ask: (question: string) => void;
	/** `isOther` writes the answer in the form that is not the default. */
	readonly roll: (asked: Asked, isOther: boolean) => void;
	readonly goTo: (at: RecordAt) => void;
	readonly goOn: (at: RecordAt) => void;
	readonly beginCampaign: () => void;
	readonly createCharacter: () => void;
	readonly chooseCharacter: () => void;
	readonly chooseRules: () => void;
	/** Checks the first file of the rules that the character or the note links to. */
	readonly testRules: () => void;
	readonly backToNote: () => void;
}

function testRules(actions: JournalActions, path: string): void {
	const { app, vaultIndex, viewState } = actions;
	const actor = viewState.actor(path, undefined);
	const notes = actor.ok ? [actor.value.path, path] : [path];
	const [file] = notes.flatMap(note => rulesFilesOf(app, note, vaultIndex.properties(note)));
	if (file) void openCheck(actions, file);
	else pickRules(actions);
}

export function tableActions(actions: JournalActions): TableActions {
	const withNote = (act: (view: MarkdownView, path: string) => void) => {
		const view = noteInUse(actions.app);
		if (view?.file) act(view, view.file.path);
	};
	return {
		make: move => withNote(view => makeMove(actions, view, { picked: move })),
		begin: kind => withNote(view => beginTrackAt(actions, view, kind)),
		ask: question => withNote(view => askQuestion(actions, view, question)),
		roll: (asked, isOther) => withNote(view => askOracles(actions, view, asked, formOf(actions, isOther))),
		goTo: at => withNote(view => void goTo(actions, view, at)),
		goOn: at =>
			withNote(view => {
				const isThere = goTo(actions, view, at);
				if (isThere && view.getMode() === 'source') continueMove(actions, view.editor, view);
			}),
		beginCampaign: () => beginCampaign(actions),
		createCharacter: () => createCharacter(actions),
		chooseCharacter: () => withNote((_, path) => mayPlayHere(actions, path) && void actions.actorPath(path)),
		chooseRules: () => withNote((_, path) => mayPlayHere(actions, path) && void actions.whoActs(path)),
		testRules: () => withNote((_, path) => testRules(actions, path)),
		backToNote: () =>
			withNote(view => {
				actions.app.workspace.setActiveLeaf(view.leaf);
				backToNote(view);
			}),
	};
}

/**
 * Scrolls to the current position of a record. The cursor goes below its block, since inside, Live Preview would show
 * the source. If the record has changed meanwhile, a notice says so.
 */
function goTo(actions: Actions<'app' | 'showProblems'>, view: MarkdownView, { block }: RecordAt): boolean {
	const found = findBlock(view.editor.getValue(), placeOf(block));
	if (!found.ok) {
		actions.showProblems(found.problems);
		return false;
	}
	actions.app.workspace.setActiveLeaf(view.leaf);
	uncoverNote(view);
	if (view.getMode() === 'preview') view.setEphemeralState({ line: found.value.startLine });
	else showInEditor(view.editor, found.value);
	return true;
}

/** If another block follows immediately, the cursor goes to the end of this one. */
function showInEditor(editor: Editor, { startLine, endLine }: RecordAt['block']): void {
	const below = endLine + 1;
	const isRoom = below < editor.lineCount() && !/^[\s>]*[`~]{3}/.test(editor.getLine(below));
	editor.setCursor(isRoom ? { line: below, ch: 0 } : { line: endLine, ch: editor.getLine(endLine).length });
	editor.scrollIntoView({ from: { line: startLine, ch: 0 }, to: { line: endLine, ch: 0 } }, true);
	editor.focus();
}
