import type { App, MarkdownView, TFile } from 'obsidian';
import type { Move } from '../../../rules/move';
import type { DiceRoller } from '../../../play/dice/dice';
import { underLine } from '../../../journal/actions/combine-plans';
import { insertBlock } from '../../../journal/note-blocks/insert-block';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import { namedAbove } from '../../../journal/actions/tracks-named';
import { fightMoves } from '../../../play/pending-steps/fight-moves';
import { newUnrolledMove } from '../../../play/record/record';
import type { RollInput } from '../../../play/record/roll-input';
import { isLedByLink } from '../../../journal/chart/journeys';
import type { Actions, Destination, JournalActions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';
import { placeOfBlock } from '../../editor/pending-token';
import { actWithToken, diceOfMove, type Shown } from '../../services/act-with-token';
import type { ActionPlan } from '../../services/services';
import type { ActorView } from '../../services/view-state/view-state';
import { MoveDialog } from './dialog/move-dialog';
import { rememberName, recentNames } from '../../services/recent-names';
import type { CursorThen } from '../../services/note-at-cursor';
import { backToNote, followCursor, lastLineSeen, planThere, wordsSelectedIn } from '../../services/note-at-cursor';
import { warmUpMove } from './warm-up-move';
import { withActorAtOnce } from '../../services/with-actor';
import { nameOf } from '../../../rules/search/stated-name';
import { given } from '../../../rules/core/collections';
import { trackNames } from '../../vault/index/track-names';

const RECENT_KEY = 'sworn-journal-recent-moves';

/** The names of recently made moves, newest first. */
export const recentMoves = (app: App): readonly string[] => recentNames(app, RECENT_KEY);

export const rememberMove = (app: App, name: string): void => rememberName(app, RECENT_KEY, name);

/** What is known about a move before the dialog opens. */
interface Begun {
	/** A move picked elsewhere: the dialog then opens at its roll. */
	readonly picked?: Move | undefined;
	/** The selected words. */
	readonly words?: string | undefined;
	/** A line of the story that is written above the record. */
	readonly story?: string | undefined;
}

/** *Make a move*: opens the dialog, then writes the record at the cursor, or in Reading view at the end of the note. */
export function makeMove(actions: JournalActions, view: MarkdownView, begun: Begun = {}): void {
	withActorAtOnce(actions, view, (actor, journal) => openDialog(actions, view, journal, { ...actor, ...begun }));
}

/** Opens the dialog for travelling to a place. What the record itself does not say of it is a line above. */
export function travelTo(actions: JournalActions, view: MarkdownView, picked: Move, { name, link }: Destination): void {
	const begun = isLedByLink(picked.name)
		? { story: t('To {place}.', { place: link }) }
		: { words: t('To {place}', { place: name }) };
	makeMove(actions, view, { picked, ...begun });
}

/** The same with the selected words, which stay in the note. If they are the name of a move, it is picked. */
export function makeMoveFromSelection(actions: JournalActions, view: MarkdownView): void {
	const words = wordsSelectedIn(view);
	withActorAtOnce(actions, view, (actor, journal) => {
		const picked = words === undefined ? undefined : actor.book.move(words);
		openDialog(actions, view, journal, { ...actor, ...(picked ? { picked } : { words }) });
	});
}

function openDialog(
	actions: JournalActions,
	view: MarkdownView,
	journal: string,
	{ path, character, book, picked, words, story }: ActorView & Begun,
): void {
	const known = {
		named: namedFor(actions, view),
		recent: recentMoves(actions.app),
		offer: fightMoves(character, book).map(({ name }) => name),
	};
	const [note, sheet] = [journal, path].map(at => actions.app.vault.getFileByPath(at));
	if (!note || !sheet) return;
	const current = followingNames(actions, note, sheet);
	const dialog = new MoveDialog(actions.app, { book, character, ...known, picked, words }, ({ move, rollInput }) => {
		rememberMove(actions.app, move.name);
		const roll = current(rollInput);
		// the files have the paths of now, should their notes have been renamed
		const cursor = followCursor(view);
		const show = (dice: DiceRoller, text: string): Shown => ({
			name: move.name,
			dice: diceOfMove({ character, book }, { move: move.name, rollInput: roll }, dice),
			at: placeOfBlock(text, insertBlock(text, cursor.in(text).offset, '')),
		});
		const plan = making(actions, { move: move.name, rollInput: roll, story }, cursor);
		void actWithToken(actions, { view: view.file === note ? view : undefined, show }, on =>
			on.act(note.path, sheet.path, plan),
		)
			.finally(cursor.release)
			.then(() => backToNote(view));
	});
	dialog.open();
	oncePainted(dialog, () => {
		void actions.freshActor(journal, path).then(fresh => {
			if (!fresh) return;
			dialog.knows(fresh.character);
			warmUpMove(actions, journal, fresh);
		});
	});
}

/** What can wait until the dialog is seen; not done if it is closed before. */
function oncePainted({ contentEl }: MoveDialog, then: () => void): void {
	contentEl.win.requestAnimationFrame(() => {
		contentEl.win.setTimeout(() => {
			if (contentEl.isConnected) then();
		}, 0);
	});
}

/** Plans a move whose record is inserted where it was begun, in the form that the settings specify. */
export const making = (
	{ settings }: Actions<'settings'>,
	{ move, rollInput, story }: { readonly move: string; readonly rollInput: RollInput } & Pick<Begun, 'story'>,
	cursor: CursorThen,
): ActionPlan =>
	planThere(cursor, ({ pages, table }, begunAt, dice) =>
		underLine({ ...pages, form: settings.records }, begunAt, story, (on, offset) =>
			makeMoveInNotes(on, offset, { call: newUnrolledMove(move), rollInput }, { table, dice }),
		),
	);

/** The tracks mentioned above the place where the record goes. */
function namedFor(actions: Actions<'viewState'>, view: MarkdownView): readonly string[] {
	const text = view.editor.getValue();
	return namedAbove(actions.viewState.tracksNamed(text), lastLineSeen(view));
}

/**
 * Remembers by which names a form knows the notes of a character's tracks and assets. The function that it returns
 * gives those that were renamed while the form was open their names of now in what was chosen there.
 */
function followingNames(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	journal: TFile,
	actor: TFile,
): (chosen: RollInput) => RollInput {
	const namesNow = (): ((file: TFile) => string) => {
		const names = trackNames(vaultIndex, journal.path, actor.path);
		return ({ path }) => names(path) ?? nameOf(path);
	};
	const nameThen = namesNow();
	// a file has another path once its note was renamed
	const known = vaultIndex.belongingsOf(actor.path).flatMap(path => {
		const file = app.vault.getFileByPath(path);
		return file ? [{ file, path, name: nameThen(file) }] : [];
	});
	return chosen => {
		const nameNow = namesNow();
		const renamed = known.filter(({ file, path }) => file.path !== path);
		const reasonNow = (reason: string): string => {
			const about = renamed.find(({ name }) => reason === name || reason.startsWith(`${name},`));
			return about ? `${nameNow(about.file)}${reason.slice(about.name.length)}` : reason;
		};
		const about = renamed.find(({ name }) => name === chosen.track);
		const adds = chosen.adds?.map(add => ({ ...add, reason: reasonNow(add.reason) }));
		return { ...chosen, ...given({ track: about ? nameNow(about.file) : chosen.track, adds }) };
	};
}
