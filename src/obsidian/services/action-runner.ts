import { parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import type { DiceRoller } from '../../play/dice/dice';
import type { MoveRecord } from '../../play/record/record';
import { TRIGGER_NOT_MET } from '../../play/moves/trigger-demands';
import { OTHER_POSITION } from '../../play/pending-steps/combat-position';
import type { FoundActor } from '../../journal/character/acting-character';
import { actingIn } from '../../journal/character/acting-path';
import { propertiesOfRules } from '../../journal/character/character-rules';
import { linkTextFor } from '../../journal/character/unique-character-name';
import { setProperties } from '../../journal/frontmatter/set-properties';
import type { PropertyValue } from '../../journal/frontmatter/property-edit';
import { UNREADABLE } from '../../journal/notes/unreadable-note';
import { runRecordAction } from '../../journal/actions/play-in-notes';
import { stateOn } from '../../journal/actions/character-state';
import { undoInNotes, whyRecordStays, type WhatIsUndone } from '../../journal/actions/undo-in-notes';
import type { RecordAt } from '../../journal/note-blocks/find-records';
import { notPlayedIn } from '../../journal/actions/copy-warning';
import type { RecordAction } from '../../journal/actions/record-action';
import { wordsThatMayBePlayers } from '../../journal/actions/record-in-note';
import { relocatedBlock } from '../../journal/actions/find-moved-block';
import { tracesOfRecord } from '../../journal/actions/restore-changed-parts';
import type { UndoData, UndoTrace, Plan } from '../../journal/actions/action-notes';
import { undoDataOf } from '../../journal/actions/undo-data';
import type { JournalUndoLog } from '../../journal/actions/undo-log';
import type { PathsOf } from '../vault/writer/gather-texts';
import type { Texts } from '../vault/writer/file-operation';
import { contextIn, inAnyPosition, notesOf } from './action-context';
import { answerBody } from './answer-body';
import { replayableDice } from './fair-dice';
import { wantedIn } from './fresh-notes';
import { hasButton, mayBeTriedAgain } from './notices';
import type { Prompts } from './prompts';
import type { ActionContext, ActionPlan, ActOptions, BlockLocation, Focus, Services } from './services';
import type { ActorView } from './view-state/view-state';

/** How many notes that cannot be read are read again at most, in case one was mended. */
const MOST_READ_AGAIN = 50;

/** The problem codes for rules that are not specified or not loaded yet. */
const NO_BOOK: ReadonlySet<string> = new Set(['no_ruleset', 'reading_rules']);

/** The problem codes of a move that the player may make all the same. */
const MAY_BE_MEANT: ReadonlySet<string> = new Set([OTHER_POSITION, TRIGGER_NOT_MET]);

/** What carries out an action. */
export type Acts = Pick<ActionRunner, 'act'>;

/**
 * Carries out the actions of commands, cards and the API: each is decided on fresh text and written to all its notes or
 * to none. What is undecided is asked, and what went wrong is told, through `Prompts`; what they return in place of a
 * result is `Refused`.
 */
export class ActionRunner<Refused extends undefined = undefined> {
	/** The card that receives the focus when it is rendered again. */
	private awaited: { readonly path: string; readonly line: number } | undefined;

	constructor(
		protected readonly parts: Services,
		private readonly questions: Prompts<Refused>,
		private readonly undoneListeners = new Set<(journal: string, record: MoveRecord) => void>(),
	) {}

	/** The same actions with other questions. */
	asking<Other extends undefined>(questions: Prompts<Other>): ActionRunner<Other> {
		return new ActionRunner(this.parts, questions, this.undoneListeners);
	}

	/** The injected source of randomness. */
	get dice(): DiceRoller {
		return this.parts.dice();
	}

	/**
	 * The path of the acting character. Asks whose journal it is if several characters are possible, and writes the
	 * answer into the journal, or, where the journal states several, keeps it on this device; an ambiguous `by` in a record
	 * is for the caller to correct.
	 */
	async actorPath(journal: string, by?: string): Promise<string | Refused> {
		const { acting } = this.parts.viewState;
		const whose = await this.whose(journal, by, acting.of(journal));
		if (!whose.ok) return this.questions.nobodyActs(whose.problems);
		if (whose.value.kind === 'one') return whose.value.path;
		const picked = await this.questions.whichCharacter(whose.value, by);
		if (picked === undefined || by !== undefined) return picked;
		if (whose.value.isStated) {
			acting.choose(journal, picked);
			return picked;
		}
		const link = `[[${linkTextFor(picked, journal, this.parts.vaultIndex)}]]`;
		const written = await this.setProperties(journal, () => ({ character: link }));
		return written === undefined ? written : picked;
	}

	/** The path of the character whose values a record changed: asked for, as whoever acts now may not have made it. */
	private async recordedActor({ path, by }: BlockLocation): Promise<string | Refused> {
		const whose = await this.whose(path, by);
		const isOpen = by === undefined && whose.ok && whose.value.kind === 'several' && whose.value.isStated;
		return isOpen ? this.questions.whichCharacter(whose.value, by) : this.actorPath(path, by);
	}

	/** Who acts in a journal, by its fresh text; a torn note is read again, so that one that was mended plays at once. */
	private async whose(journal: string, by?: string, chosen?: string): Promise<ParseResult<FoundActor>> {
		const { vaultIndex } = this.parts;
		await vaultIndex.judged();
		const looked = await this.readAgain([journal]);
		if (!looked.ok) return looked;
		const whose = actingIn(by, journal, vaultIndex, chosen);
		if (whose.ok || !whose.problems.some(({ code }) => code === UNREADABLE)) return whose;
		await this.readAgain(vaultIndex.unreadableNotes().slice(0, MOST_READ_AGAIN));
		return actingIn(by, journal, vaultIndex, chosen);
	}

	private readAgain(paths: readonly string[]): Promise<ParseResult<void>> {
		const { writer, vaultIndex } = this.parts;
		return writer.look(paths, texts => parseOk(paths.forEach(path => vaultIndex.wasRead(path, texts.get(path) ?? ''))));
	}

	/**
	 * Loads the rulebook of a character in a journal. Asks which rules to use if none are specified, and writes the answer
	 * into the character's note.
	 */
	async openBook(journal: string, actor: string): Promise<true | Refused> {
		const book = await this.book(journal, actor);
		if (book.ok) return true;
		if (!book.problems.some(({ code }) => code === 'no_ruleset')) return this.questions.refused(book.problems);
		const picked = await this.questions.whichRules(actor, book.problems);
		if (picked === undefined) return picked;
		const written = await this.setProperties(actor, text => propertiesOfRules(picked, text));
		return written === undefined ? written : this.openBook(journal, actor);
	}

	private async book(journal: string, actor: string): Promise<ParseResult<Rulebook>> {
		const { writer, library } = this.parts;
		const wanted = await writer.lookFirst([journal, actor], texts => wantedIn(journal, actor, texts));
		return wanted.ok ? library.bookWhenRead(wanted.value, [actor, journal]) : wanted;
	}

	private async setProperties(
		path: string,
		valuesFor: (text: string) => Readonly<Record<string, PropertyValue>>,
	): Promise<Plan | Refused> {
		const plan = (texts: Texts): ParseResult<Plan> => {
			const text = texts.get(path) ?? '';
			const changes = setProperties(text, valuesFor(text));
			return changes.ok ? parseOk({ edits: [{ path, changes: changes.value }] }) : changes;
		};
		const written = await this.carryOut([path], plan, () => {});
		return written.ok ? written.value : this.questions.refused(written.problems);
	}

	/** The acting character, from fresh text, after any open questions are answered. */
	async whoActs(journal: string, by?: string): Promise<ActorView | Refused> {
		const actor = await this.actorPath(journal, by);
		return actor === undefined ? actor : this.freshActor(journal, actor);
	}

	/** The acting character with its tracks and rulebook, from the fresh text of its notes. */
	async freshActor(journal: string, actor: string): Promise<ActorView | Refused> {
		const read = await this.readActor(journal, actor);
		if (read.ok) return read.value;
		if (!read.problems.some(({ code }) => code === 'no_ruleset')) return this.questions.refused(read.problems);
		const opened = await this.openBook(journal, actor);
		return opened ? this.freshActor(journal, actor) : opened;
	}

	/** The same for what is only shown: nothing is asked or told. */
	async readActor(journal: string, actor: string): Promise<ParseResult<ActorView>> {
		const read = await this.book(journal, actor);
		if (!read.ok) return read;
		return this.look(journal, actor, ({ pages, table: { book } }) => {
			const state = stateOn(pages, book.ruleset);
			return state.ok ? parseOk({ path: actor, ...state.value, book }) : state;
		});
	}

	/** Whether anything is played in a note: not in a copy of another one, which is told. */
	mayPlayIn(journal: string, actor: string = journal, { tellRefusal }: ActOptions = {}): boolean {
		const copied = notPlayedIn(journal, actor, this.parts.vaultIndex);
		if (copied && tellRefusal?.([copied]) !== true) this.questions.refused([copied]);
		return !copied;
	}

	/** Reads all notes of a character without writing. The rulebook must be loaded. */
	look<T>(journal: string, actor: string, see: (at: ActionContext) => ParseResult<T>): Promise<ParseResult<T>> {
		return this.parts.writer.look(notesOf(this.parts, journal, actor), texts => {
			const at = contextIn(this.parts, { journal, actor }, texts);
			return at.ok ? see(at.value) : at;
		});
	}

	/**
	 * Carries out a button press on a card and moves the focus on. If the press needs an oracle answer, its question comes
	 * first. A move that it leads to is rolled as well if the press says how, or to, and nothing about the roll is open.
	 */
	async press(shown: BlockLocation, press: RecordAction, focus: Focus, on: Acts = this): Promise<boolean> {
		const home = { ...shown, path: this.parts.vaultIndex.nowAt(shown.path) };
		if (!this.mayPlayIn(home.path)) return false;
		if (press.kind === 'pick' && press.asks) {
			void this.ask(home, press, focus);
			return false;
		}
		const actor = await (press.kind === 'roll' ? this.actorPath(home.path, home.by) : this.recordedActor(home));
		if (actor === undefined) return false;
		const next: { roll?: Plan['rollsNext'] } = {};
		const isDone = await on.act(home.path, actor, this.pressing(home, press), {
			focus,
			wasWritten: ({ rollsNext }) => (next.roll = rollsNext),
		});
		if (!isDone || !next.roll) return isDone;
		const { place, rollInput } = next.roll;
		return on.act(home.path, actor, this.pressing({ ...home, place }, { kind: 'roll', rollInput }), { focus });
	}

	/** Asks the oracle question that a press needs; the answer is written below the record. */
	private async ask(home: BlockLocation, press: RecordAction, focus: Focus): Promise<void> {
		const actor = await this.whoActs(home.path, home.by);
		if (!actor) return;
		this.questions.askOracle(actor.book, question => {
			void this.act(home.path, actor.path, this.pressing(home, press, answerBody(question)), { focus });
		});
	}

	/** Plans a press on a record. `under` rolls the body of a block to insert below it. */
	pressing(
		{ path: journal, place }: BlockLocation,
		press: RecordAction,
		under?: (at: ActionContext, dice: DiceRoller) => string | undefined,
	): ActionPlan {
		const placeIn = relocatedBlock(place);
		return (at, dice) => {
			const opened = under?.(at, dice);
			return runRecordAction(at.pages, placeIn(at.pages), press, {
				table: at.table,
				dice,
				known: this.known(journal),
				...(opened === undefined ? {} : { under: opened }),
			});
		};
	}

	/** Undoes the whole move of a block, or only its record. */
	async undo(home: BlockLocation, what?: WhatIsUndone): Promise<void> {
		const { path: journal, place } = home;
		const actor = await this.recordedActor(home);
		if (actor === undefined) return;
		const placeIn = relocatedBlock(place);
		const plan: ActionPlan = ({ pages, table }) =>
			undoInNotes(pages, placeIn(pages), table, { known: this.known(journal), what });
		await this.act(journal, actor, plan, { isUndo: true });
	}

	/** Why undoing a record would leave its block in the note; undefined if the block is removed. */
	whyStays(journal: string, note: string, at: RecordAt, { character, book }: ActorView): string | undefined {
		const known = this.known(journal);
		const mayBePlayers = wordsThatMayBePlayers(at, character, book, known);
		return whyRecordStays(note, at, book, { mayBePlayers, known });
	}

	/** The bytes that a record changed elsewhere, even if it is gone from its journal. */
	tracesOf = (journal: string, record: MoveRecord): readonly UndoTrace[] => tracesOfRecord(this.known(journal), record);

	/** What undo remembers about the blocks of a journal. */
	private known(journal: string): JournalUndoLog {
		return this.parts.memory.of(journal);
	}

	/** Calls the listener with each record whose changes are undone. Returns an unsubscribe function. */
	onUndone(listener: (journal: string, record: MoveRecord) => void): () => void {
		this.undoneListeners.add(listener);
		return () => this.undoneListeners.delete(listener);
	}

	/**
	 * Runs one action on all notes of a character. The dice keep their results if the plan is remade or retried. Asks
	 * before it makes a move of the other combat position.
	 */
	async act(
		shownAt: string,
		actor: string,
		plan: ActionPlan,
		{ focus = 'stays', ...options }: ActOptions = {},
	): Promise<boolean> {
		const { vaultIndex } = this.parts;
		const [journal, who] = [vaultIndex.nowAt(shownAt), vaultIndex.nowAt(actor)];
		if (!options.isUndo && !this.mayPlayIn(journal, who, options)) return false;
		const awaiting: ActionPlan = (at, dice) => {
			const planned = plan(at, dice);
			if (planned.ok && planned.value.focus && focus === 'on the card')
				this.awaited = { path: journal, line: planned.value.focus.line };
			return planned;
		};
		const paths = notesOf(this.parts, journal, who, options.about);
		const planOn = this.planOn({ journal, actor: who, first: options.first }, awaiting);
		const carryOut = () => this.carryOut(paths, planOn, done => this.wasDone(journal, done, options));
		const written = await this.withBook(journal, who, carryOut);
		const problems = written?.ok === false ? written.problems : [];
		if (problems.some(({ code }) => MAY_BE_MEANT.has(code))) {
			const isMade = await this.questions.makesAllTheSame(problems);
			return isMade ? this.act(journal, actor, inAnyPosition(plan), { focus, ...options }) : false;
		}
		const isTold = problems.length > 0 && !hasButton(problems) && options.tellRefusal?.(problems);
		const isDone = written !== undefined && isTold !== true && this.doneOrRefused(written, carryOut) !== undefined;
		if (!isDone) this.awaited = undefined;
		return isDone;
	}

	/** Makes the plan of an action from the texts of its notes; again and again, the dice fall the same. */
	private planOn(who: Parameters<typeof contextIn>[1], plan: ActionPlan): (texts: Texts) => ParseResult<Plan> {
		const dice = replayableDice(this.dice);
		return texts => {
			dice.again();
			const at = contextIn(this.parts, who, texts);
			const planned = at.ok ? plan(at.value, dice) : at;
			return planned.ok ? parseOk({ ...planned.value, remembered: undoDataOf(who.journal, planned.value) }) : planned;
		};
	}

	private wasDone(journal: string, done: Plan, { wasWritten }: ActOptions): void {
		if (done.remembered) void this.parts.memory.remember(done.remembered);
		if (done.undone) for (const listener of this.undoneListeners) listener(journal, done.undone);
		wasWritten?.(done);
	}

	/** Tries the write first, and loads the rulebook (or asks which rules to use) only if that turns out to be missing. */
	private async withBook<T>(
		journal: string,
		actor: string,
		write: () => Promise<ParseResult<T>>,
	): Promise<ParseResult<T> | undefined> {
		const written = await write();
		if (written.ok || !written.problems.some(({ code }) => NO_BOOK.has(code))) return written;
		return (await this.openBook(journal, actor)) ? write() : undefined;
	}

	/** Runs one action that needs no character. Here, too, the dice keep their results on a retry. */
	roll<T extends Plan>(
		paths: readonly string[],
		plan: (texts: Texts, dice: DiceRoller) => ParseResult<T>,
	): Promise<T | Refused> {
		const dice = replayableDice(this.dice);
		return this.write(paths, texts => {
			dice.again();
			return plan(texts, dice);
		});
	}

	/** Writes one action and notifies the cards. If the write failed, it can be tried again. */
	async write<T extends Plan>(
		paths: readonly string[],
		plan: (texts: Texts) => ParseResult<T>,
		wasWritten: (done: T) => void = () => {},
	): Promise<T | Refused> {
		const carryOut = () => this.carryOut(paths, plan, wasWritten);
		return this.doneOrRefused(await carryOut(), carryOut);
	}

	private async carryOut<T extends Plan>(
		paths: PathsOf,
		plan: (texts: Texts) => ParseResult<T>,
		wasWritten: (done: T) => void,
	): Promise<ParseResult<T>> {
		let before: Texts = new Map();
		const written = await this.parts.writer.write(paths, texts => plan((before = texts)));
		if (!written.ok) return written;
		this.questions.wasWritten?.(written.value.edits, before);
		wasWritten(written.value);
		this.questions.wasCarriedOut(written.value);
		for (const { path } of written.value.edits) this.parts.vaultIndex.touched(path);
		return written;
	}

	/** What was written, after problems are told. */
	private doneOrRefused<T extends Plan>(written: ParseResult<T>, carryOut: () => Promise<ParseResult<T>>): T | Refused {
		if (written.ok) return written.value;
		const tryAgain = () => void carryOut().then(again => this.doneOrRefused(again, carryOut));
		return this.questions.refused(written.problems, mayBeTriedAgain(written.problems) ? tryAgain : undefined);
	}

	/** Lets undo know about an action that was interrupted; resolves when it is in the memory's file. */
	remember = (action: UndoData): Promise<void> => this.parts.memory.remember(action);

	showProblems = (problems: readonly Problem[]): Refused => this.questions.refused(problems);

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
}
