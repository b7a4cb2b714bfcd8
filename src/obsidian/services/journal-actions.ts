import type { App } from 'obsidian';
import { Notice } from 'obsidian';
import type { Problem, Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import type { Dice } from '../../play/dice/dice';
import type { Question } from '../../play/oracles/ask-the-oracle';
import type { MoveRecord } from '../../play/record/record';
import { formatChange } from '../../journal/record/format-change';
import type { BlockPlace } from '../../journal/blocks-in-note/in-note';
import { whyRecordStays } from '../../journal/pages/play-on-page';
import type { Plan, RecordAt, WhatIsUndone } from '../../journal/pages/play-on-page';
import { wordsThatMayBePlayers } from '../../journal/pages/record-on-page';
import type { Press } from '../../journal/pages/press';
import type { Remembered } from '../../journal/pages/remembered';
import { FocusedControl } from './display/focused-control';
import { DraftStore } from './display/draft-store';
import { OpenedRecords } from './display/opened-records';
import { DisplayModes } from './display/display-modes';
import { ManualEdits } from './manual-edits/manual-edits';
import { answerBody } from './answer-body';
import { diceThatStand } from './fair-dice';
import type { Choice } from '../components/pick-dialog';
import type { VaultIndex } from '../vault/index/vault-index';
import type { TableNoteIndex } from '../vault/index/table-note-index';
import type { ActOptions, Services, Focus, ActionRunner } from './services';
import type { RulesLibrary } from '../vault/rules-library';
import type { ImportMemory } from '../vault/writer/import-memory';
import type { NoteWriter, Texts, Writing } from '../vault/writer/note-writer';
import type { Settings } from './settings';
import type { ActionPlan, PreparedAction } from './silent-actions';
import { SilentActions } from './silent-actions';
import type { ActorView, ViewState } from './view-state/view-state';
import { LONG_NOTICE, messageOf, offer, showProblems } from './notices';
import { WhoPlays } from './who-plays';
import { t } from '../../language/text';

/** Dialogs that an action opens when it needs an answer from the player. Features provide them. */
export interface Dialogs {
	/** The choices offered when the vault has no character. */
	waysToBegin(actions: JournalActions): readonly Choice[];
	askOracle(app: App, book: Rulebook, onAsk: (question: Question) => void): void;
}

/** Runs the actions of commands and cards, and first asks the player for anything that is undecided. */
export class JournalActions implements ActionRunner {
	readonly app: App;
	readonly vaultIndex: VaultIndex;
	readonly library: RulesLibrary;
	readonly viewState: ViewState;
	/** The oracles in the player's own notes. */
	readonly tables: TableNoteIndex;
	readonly writer: NoteWriter;
	/** The imports that can be undone. */
	readonly imports: ImportMemory;
	readonly settings: Settings;
	readonly saveSettings: () => Promise<void>;
	/** Applies manual edits. */
	readonly manualEdits: ManualEdits;
	readonly focusedControl = new FocusedControl();
	readonly drafts = new DraftStore();
	/** How records are rendered, and which ones the player opened or closed. */
	readonly displayModes: DisplayModes;
	readonly openedRecords = new OpenedRecords();
	/** The same actions without dialogs or notices, for callers such as the API. */
	readonly silent: SilentActions;
	private readonly who: WhoPlays;
	/** The card that receives the focus when it is rendered again. */
	private awaited: { readonly path: string; readonly line: number } | undefined;

	constructor(
		private readonly parts: Services,
		private readonly dialogs: Dialogs,
	) {
		this.app = parts.app;
		this.vaultIndex = parts.vaultIndex;
		this.library = parts.library;
		this.viewState = parts.viewState;
		this.tables = parts.tables;
		this.writer = parts.writer;
		this.imports = parts.imports;
		this.settings = parts.settings;
		this.saveSettings = parts.saveSettings;
		this.displayModes = new DisplayModes(parts.app, parts.settings);
		this.manualEdits = new ManualEdits(this, parts);
		this.silent = new SilentActions(parts);
		this.who = new WhoPlays(parts, this.silent, dialogs.waysToBegin(this));
	}

	/** The injected source of randomness. */
	get dice(): Dice {
		return this.parts.dice();
	}

	/** Loads the rulebook of a character in a journal. Asks which rules to use if none are specified. */
	openBook(journal: string, actor: string): Promise<boolean> {
		return this.who.openBook(journal, actor);
	}

	/** The path of the acting character. Asks whose journal it is if several characters are possible. */
	actorPath(journal: string, by?: string): Promise<string | undefined> {
		return this.who.actorPath(journal, by);
	}

	/** The acting character, from fresh text, after the player has answered any open questions. */
	async whoActs(journal: string, by?: string): Promise<ActorView | undefined> {
		const actor = await this.actorPath(journal, by);
		return actor === undefined ? undefined : this.freshActor(journal, actor);
	}

	/** The acting character with its tracks and rulebook, from the fresh text of its notes. */
	async freshActor(journal: string, actor: string): Promise<ActorView | undefined> {
		if (!(await this.openBook(journal, actor))) return undefined;
		const looked = await this.silent.freshActor(journal, actor);
		return looked.ok ? looked.value : this.showProblems(looked.problems);
	}

	/**
	 * Carries out a button press on a card and moves the focus on. If the press needs an oracle answer, the question
	 * dialog opens first.
	 */
	async press(
		journal: string,
		place: BlockPlace,
		press: Press,
		by: string | undefined,
		focus: Focus,
	): Promise<boolean> {
		if (press.kind === 'pick' && press.asks) {
			void this.ask(journal, place, press, by, focus);
			return false;
		}
		const actor = await this.actorPath(journal, by);
		if (actor === undefined) return false;
		return this.act(journal, actor, this.silent.pressing(journal, place, press), focus);
	}

	/** Opens the oracle question that a press needs; the answer is written below the record. */
	private async ask(
		journal: string,
		place: BlockPlace,
		press: Press,
		by: string | undefined,
		focus: Focus,
	): Promise<void> {
		const actor = await this.whoActs(journal, by);
		if (!actor) return;
		this.dialogs.askOracle(this.app, actor.book, question => {
			const under = answerBody(question);
			void this.act(journal, actor.path, this.silent.pressing(journal, place, press, under), focus);
		});
	}

	/** Runs one action on all notes of a character. The dice keep their results if the plan is remade or retried. */
	async act(
		journal: string,
		actor: string,
		plan: ActionPlan,
		focus: Focus = 'stays',
		options: ActOptions = {},
	): Promise<boolean> {
		const who = this.vaultIndex.nowAt(actor);
		const awaiting: ActionPlan = (at, dice) => {
			const planned = plan(at, dice);
			if (planned.ok && planned.value.focus && focus === 'on the card')
				this.awaited = { path: journal, line: planned.value.focus.line };
			return planned;
		};
		const wasWritten: ActOptions['wasWritten'] = done => {
			for (const words of done.remarks ?? []) new Notice(words, LONG_NOTICE);
			options.wasWritten?.(done);
		};
		const action = this.silent.prepared(journal, who, awaiting, { ...options, wasWritten });
		const written = await this.withBook(journal, who, () => this.silent.write(action));
		const isDone = written !== undefined && this.wasCarriedOut(action, written);
		if (!isDone) this.awaited = undefined;
		return isDone;
	}

	/** Lets undo know about an action that was interrupted; resolves when it is in the memory's file. */
	remember(action: Remembered): Promise<void> {
		return this.parts.memory.remember(action);
	}

	/** Runs one action that needs no character. Here, too, the dice keep their results on a retry. */
	roll<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts, dice: Dice) => Reading<T>,
	): Promise<T | undefined> {
		const dice = diceThatStand(this.parts.dice());
		return this.write(paths, texts => {
			dice.again();
			return plan(texts, dice);
		});
	}

	/**
	 * Writes one action and notifies the cards. Problems are shown; if the write failed, the notice offers to try again.
	 */
	write<T extends Writing>(
		paths: readonly string[],
		plan: (texts: Texts) => Reading<T>,
		wasWritten: (done: T) => void = () => {},
	): Promise<T | undefined> {
		return this.carryOut({ paths, plan, wasWritten });
	}

	/**
	 * Tries the write first, and loads the rulebook (or asks which rules to use) only if that turns out to be missing.
	 */
	private async withBook<T>(
		journal: string,
		actor: string,
		write: () => Promise<Reading<T>>,
	): Promise<Reading<T> | undefined> {
		const written = await write();
		if (written.ok || !written.problems.some(({ code }) => NO_BOOK.has(code))) return written;
		return (await this.openBook(journal, actor)) ? write() : undefined;
	}

	private async carryOut<T extends Writing>(action: PreparedAction<T>): Promise<T | undefined> {
		const written = await this.silent.write(action);
		return this.wasCarriedOut(action, written) ? written.value : undefined;
	}

	private wasCarriedOut<T extends Writing>(
		action: PreparedAction<T>,
		written: Reading<T>,
	): written is Extract<Reading<T>, { ok: true }> {
		if (written.ok) return true;
		const lost = written.problems.some(({ code }) => code === 'write_failed' || code === 'changed_meanwhile');
		if (lost) offer(messageOf(written.problems), t('Try again'), () => void this.carryOut(action));
		else this.showProblems(written.problems);
		return false;
	}

	/** Undoes the whole move of a block, or only its record. */
	async undo(journal: string, place: BlockPlace, by: string | undefined, what?: WhatIsUndone): Promise<void> {
		const actor = await this.actorPath(journal, by);
		if (actor === undefined) return;
		const plan = this.silent.undoing(journal, place, what);
		await this.act(journal, actor, plan, 'stays', { wasWritten: announceUndo });
	}

	/** Why undoing a record would leave its block in the note; undefined if the block is removed. */
	whyStays(journal: string, note: string, at: RecordAt, { character, book }: ActorView): string | undefined {
		const known = this.silent.known(journal);
		const mayBePlayers = wordsThatMayBePlayers(at, character, book, known);
		return whyRecordStays(note, at, book, { mayBePlayers, known });
	}

	/** Calls the listener with each record whose changes are undone. Returns an unsubscribe function. */
	onUndone(listener: (journal: string, record: MoveRecord) => void): () => void {
		return this.silent.onUndone(listener);
	}

	/** Whether the card being rendered here should take the focus. Returns true only once. */
	takesFocus(path: string, line: number | undefined): boolean {
		if (this.awaited?.path !== path || this.awaited.line !== line) return false;
		this.awaited = undefined;
		return true;
	}

	/** The player writes in a note, so no card there takes the focus. */
	writesIn(path: string): void {
		if (this.awaited?.path === path) this.awaited = undefined;
	}

	/** Today's date: `2026-11-21`. */
	today(): string {
		return this.parts.today();
	}

	openNote(path: string): void {
		void this.app.workspace.openLinkText(path, '', false);
	}

	showProblems(problems: readonly Problem[]): undefined {
		return showProblems(problems);
	}
}

/** The problem codes for rules that are not specified or not loaded yet. */
const NO_BOOK: ReadonlySet<string> = new Set(['no_ruleset', 'reading_rules']);

/** The subset of actions that a function uses: `Actions<'viewState' | 'write'>`. */
export type Actions<Used extends keyof JournalActions> = Pick<JournalActions, Used>;

function announceUndo({ moved = [], left = [] }: Plan): void {
	if (left.length > 0)
		new Notice(
			t('Not undone, because it is not there or not as the record left it: {changes}', {
				changes: left.map(change => formatChange(change)).join('; '),
			}),
			LONG_NOTICE,
		);
	if (moved.length > 0)
		new Notice(
			t('Undone by the difference, because the value had changed since: {changes}', {
				changes: moved.map(change => formatChange(change)).join('; '),
			}),
			LONG_NOTICE,
		);
}
