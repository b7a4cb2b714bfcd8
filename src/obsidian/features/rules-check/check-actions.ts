import { MarkdownView, TFile } from 'obsidian';
import { coverRules } from '../../../rules/coverage/cover-rules';
import { offeredNotation, type OfferedNotation } from '../../../rules/coverage/offered-notation';
import { read, unread, type Reading } from '../../../rules/problem';
import { rulesOfFile, type ReadRules } from '../../../rules/report';
import type { JournalActions } from '../../services/journal-actions';
import { copyText } from '../../services/notices';
import { noteInUse } from '../../vault/note-in-use';
import { leafOf, openAtLine, openAtText } from '../../vault/open-at-line';
import { uncoverNote } from '../../services/collapse-sidebar';
import { isNote, rulesBelow } from './check-note';
import { openCheck, pickRules } from './check-rules-note';
import { t } from '../../../language/text';

/** Text of a move that was not understood, as rendered. */
export interface Leftover {
	readonly move: string;
	readonly line: number;
	readonly text: string;
}

/** The actions of the check view. */
export interface CheckActions {
	/** Moves the cursor to a line of the note, counted from 1; undefined for files without an editor. */
	readonly goTo?: (line: number) => void;
	/** Suggests a fence in notation that states what the text does; undefined if there is no exact one. */
	readonly offer: (left: Leftover) => OfferedNotation | undefined;
	readonly insert: (left: Leftover) => void;
	readonly copy: (text: string) => void;
	readonly check: (file: TFile) => void;
	readonly pick: () => void;
	readonly backToNote: () => void;
}

/** The actions for a file with this text. */
export function checkActions(actions: JournalActions, path: string, text: string): CheckActions {
	const { app } = actions;
	const file = app.vault.getAbstractFileByPath(path);
	const goTo = (line: number) => {
		if (file instanceof TFile) void openAtLine(app, file, line).then(() => uncover(actions));
	};
	return {
		...(file instanceof TFile && isNote(file) && { goTo }),
		offer: left => (file instanceof TFile && isNote(file) ? offerIn(actions, file, text, left) : undefined),
		insert: left => {
			if (file instanceof TFile) void insertNotation(actions, file, left);
		},
		copy: text => void copyText(text),
		check: other => void openCheck(actions, other),
		pick: () => pickRules(actions),
		backToNote: () => {
			const leaf = file instanceof TFile ? leafOf(app, file) : undefined;
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

const readNote =
	(actions: Pick<JournalActions, 'app' | 'vaultIndex'>, file: TFile) =>
	(text: string): ReadRules => {
		const rules = rulesOfFile(text, file.name, rulesBelow(actions, file));
		if (!rules.ok) throw new Error('a note of rules is always read');
		return rules.value;
	};

/** Finds the text again in the current note, which may have changed since it was rendered. */
function offerIn(
	actions: Pick<JournalActions, 'app' | 'vaultIndex'>,
	file: TFile,
	text: string,
	{ move, line, text: words }: Leftover,
): OfferedNotation | undefined {
	const readAgain = readNote(actions, file);
	const rules = readAgain(text);
	const own = { ...rules, moves: rules.moves.filter(({ _id }) => _id === move) };
	const pieces = coverRules(own).flatMap(({ pieces }) => pieces);
	const same = pieces.filter(({ left }) => left.includes(words));
	const piece = same.find(piece => piece.line === line) ?? same[0];
	return piece && offeredNotation(text, { id: move, line: piece.line, text: words, places: piece.places }, readAgain);
}

/** Inserts the fence into the note and selects the line to be rewritten. */
async function insertNotation(actions: JournalActions, file: TFile, left: Leftover): Promise<void> {
	const { path } = file;
	const line: { range?: OfferedNotation['line'] } = {};
	const written = await actions.writer.write(
		[path],
		(texts): Reading<{ edits: { path: string; changes: Change[] }[] }> => {
			const offered = offerIn(actions, file, texts.get(path) ?? '', left);
			if (!offered)
				return unread('check_changed', t('The note has changed meanwhile, so nothing was written. Press again.'));
			line.range = offered.line;
			return read({ edits: [{ path, changes: [{ from: offered.at, to: offered.at, insert: offered.insert }] }] });
		},
	);
	if (!written.ok) return actions.showProblems(written.problems);
	actions.vaultIndex.touched(path);
	if (line.range) await openAtText(actions.app, file, line.range);
	uncover(actions);
}

interface Change {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}
