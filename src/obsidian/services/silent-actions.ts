import { read, type Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import type { Dice } from '../../play/dice/dice';
import type { PlayTable } from '../../play/record/play-table';
import type { MoveRecord } from '../../play/record/record';
import type { Whose } from '../../journal/character/acting-character';
import { onlyOne } from '../../journal/character/acting-path';
import { actorOf } from '../../journal/character/resolve-name';
import { UNREADABLE } from '../../journal/notes/unreadable-note';
import { namesIn } from '../../journal/blocks-in-note/names-in-note';
import { relocatedBlock } from '../../journal/pages/relocated-block';
import type { Known } from '../../journal/pages/session-memory';
import { pressOnPage, stateOn, undoOnPage } from '../../journal/pages/play-on-page';
import type { Plan, WhatIsUndone } from '../../journal/pages/play-on-page';
import type { Press } from '../../journal/pages/press';
import type { Remembered } from '../../journal/pages/remembered';
import { toRemember } from '../../journal/pages/remembered';
import type { BlockPlace } from '../../journal/blocks-in-note/in-note';
import type { PathsOf, Texts, Writing } from '../vault/writer/note-writer';
import { diceThatStand } from './fair-dice';
import { pagesOf, wantedIn } from './fresh-notes';
import type { ActionContext, ActOptions, Services } from './services';
import type { ActorView } from './view-state/view-state';

/** How many notes that cannot be read are read again at most, in case one was mended. */
const MOST_READ_AGAIN = 50;

/** Decides what one action does, given the fresh notes. */
export type ActionPlan = (at: ActionContext, dice: Dice) => Reading<Plan>;

/** A plan with the data that undo needs. */
interface RememberedPlan extends Plan {
	readonly remembered: Remembered;
}

/** One action: the notes it reads, the plan made from them, and a callback for when it is written. */
export interface PreparedAction<T extends Writing> {
	readonly paths: PathsOf;
	readonly plan: (texts: Texts) => Reading<T>;
	readonly wasWritten: (done: T) => void;
}

/**
 * Runs actions without any interface. Problems are returned as values, and anything ambiguous is refused. Dialogs and
 * notices are up to the caller (`JournalActions`).
 */
export class SilentActions {
	private readonly undoneListeners = new Set<(journal: string, record: MoveRecord) => void>();

	constructor(private readonly parts: Services) {}

	/** The path of the acting character, determined after reading the fresh text of the journal. */
	async actorPath(journal: string, by?: string): Promise<Reading<string>> {
		return onlyOne(await this.whoActs(journal, by), by);
	}

	/**
	 * Who acts in a journal, determined after reading its fresh text, all notes that may be torn, and again those that
	 * are: one that was mended plays at once.
	 */
	async whoActs(journal: string, by?: string): Promise<Reading<Whose>> {
		const { vaultIndex } = this.parts;
		await vaultIndex.judged();
		const looked = await this.readAgain([journal]);
		if (!looked.ok) return looked;
		const whose = actorOf(by, journal, vaultIndex);
		if (whose.ok || !whose.problems.some(({ code }) => code === UNREADABLE)) return whose;
		await this.readAgain(vaultIndex.unreadableNotes().slice(0, MOST_READ_AGAIN));
		return actorOf(by, journal, vaultIndex);
	}

	private readAgain(paths: readonly string[]): Promise<Reading<void>> {
		const { writer, vaultIndex } = this.parts;
		return writer.look(paths, texts => read(paths.forEach(path => vaultIndex.wasRead(path, texts.get(path) ?? ''))));
	}

	/** The rulebook of a character in a journal, after it is loaded. */
	async book(journal: string, actor: string): Promise<Reading<Rulebook>> {
		const { writer, library } = this.parts;
		const wanted = await writer.lookFirst([journal, actor], texts => wantedIn(journal, actor, texts));
		return wanted.ok ? library.bookWhenRead(wanted.value, [actor, journal]) : wanted;
	}

	/** A character with its tracks and rulebook, from the fresh text of its notes. The rulebook must be loaded. */
	freshActor(journal: string, actor: string): Promise<Reading<ActorView>> {
		return this.look(journal, actor, ({ pages, table: { book } }) => {
			const state = stateOn(pages, book.ruleset);
			return state.ok ? read({ path: actor, ...state.value, book }) : state;
		});
	}

	/** Reads all notes of a character without writing. The rulebook must be loaded. */
	look<T>(journal: string, actor: string, see: (at: ActionContext) => Reading<T>): Promise<Reading<T>> {
		return this.parts.writer.look(this.notesOf(journal, actor), texts => {
			const at = this.tableIn(journal, actor, texts);
			return at.ok ? see(at.value) : at;
		});
	}

	/** Prepares one action on all notes of a character. The dice keep their results if the plan is remade or retried. */
	prepared(
		journal: string,
		actor: string,
		plan: ActionPlan,
		{ about, first, wasWritten }: ActOptions = {},
	): PreparedAction<RememberedPlan> {
		const dice = diceThatStand(this.parts.dice());
		return {
			paths: this.notesOf(journal, actor, about),
			plan: texts => {
				dice.again();
				const at = this.tableIn(journal, actor, texts, first);
				const planned = at.ok ? plan(at.value, dice) : at;
				return planned.ok ? read({ ...planned.value, remembered: toRemember(journal, planned.value) }) : planned;
			},
			wasWritten: done => {
				void this.parts.memory.remember(done.remembered);
				if (done.undone) for (const listener of this.undoneListeners) listener(journal, done.undone);
				wasWritten?.(done);
			},
		};
	}

	/** Writes one action and notifies the cards. */
	async write<T extends Writing>({ paths, plan, wasWritten }: PreparedAction<T>): Promise<Reading<T>> {
		const written = await this.parts.writer.write(paths, plan);
		if (!written.ok) return written;
		wasWritten(written.value);
		for (const { path } of written.value.edits) this.parts.vaultIndex.touched(path);
		return written;
	}

	/** Plans a press on a record. `under` rolls the body of a block to insert below it. */
	pressing(
		journal: string,
		place: BlockPlace,
		press: Press,
		under?: (at: ActionContext, dice: Dice) => string | undefined,
	): ActionPlan {
		const placeIn = relocatedBlock(place);
		return (at, dice) => {
			const opened = under?.(at, dice);
			return pressOnPage(at.pages, placeIn(at.pages), press, at.table, dice, {
				known: this.known(journal),
				...(opened === undefined ? {} : { under: opened }),
			});
		};
	}

	/** Plans undoing the whole move of a block, or only its record. */
	undoing(journal: string, place: BlockPlace, what?: WhatIsUndone): ActionPlan {
		const placeIn = relocatedBlock(place);
		return ({ pages, table }) => undoOnPage(pages, placeIn(pages), table, this.known(journal), what);
	}

	/** What undo remembers about the blocks of a journal. */
	known(journal: string): Known {
		return this.parts.memory.of(journal);
	}

	/** Calls the listener with each record whose changes are undone. Returns an unsubscribe function. */
	onUndone(listener: (journal: string, record: MoveRecord) => void): () => void {
		this.undoneListeners.add(listener);
		return () => this.undoneListeners.delete(listener);
	}

	/**
	 * The notes that an action reads: the journal, the character's note, and the notes of its tracks and assets. Closed
	 * tracks count only if the journal or the given record mentions them. Until the journal has been read, its displayed
	 * text is used to find those mentions.
	 */
	private notesOf(journal: string, actor: string, about?: MoveRecord): (texts: Texts) => readonly string[] {
		const { app, vaultIndex, viewState } = this.parts;
		return texts => {
			const text = () => texts.get(journal) ?? viewState.textOf(journal) ?? '';
			const names = () => [...viewState.namesIn(text()), ...(about ? namesIn(about) : [])];
			const others = vaultIndex.inPlay(actor, names).filter(path => app.vault.getFileByPath(path) !== null);
			return [...new Set([journal, actor, ...others])];
		};
	}

	private tableIn(journal: string, actor: string, texts: Texts, first?: string): Reading<ActionContext> {
		const { library, settings, vaultIndex } = this.parts;
		const wanted = wantedIn(journal, actor, texts);
		if (!wanted.ok) return wanted;
		const book = library.bookOf(wanted.value, [actor, journal]);
		if (!book.ok) return book;
		const table: PlayTable = { book: book.value, certain: settings.certain };
		return read({ pages: pagesOf(vaultIndex, { journal, actor, first }, texts), table });
	}
}
