import type { App, MarkdownView } from 'obsidian';
import type { Move } from '../../rules/move';
import type { RecordAction } from '../../journal/actions/record-action';
import { FocusedControl } from './display/focused-control';
import { DraftStore } from './display/draft-store';
import { OpenedRecords } from './display/opened-records';
import { DisplayModes } from './display/display-modes';
import { ManualEdits } from './manual-edits/manual-edits';
import { ActionRunner } from './action-runner';
import { actWithToken } from './act-with-token';
import type { ActionPlan, ActOptions, BlockLocation, Focus, Services } from './services';
import { beginPress } from './show-press';
import type { Choice } from '../components/pick-dialog';
import type { VaultIndex } from '../vault/index/vault-index';
import type { TableNoteIndex } from '../vault/index/table-note-index';
import { InteractivePrompts, type Dialogs } from './prompts';
import type { RulesLibrary } from '../vault/rules-library';
import type { ImportMemory } from '../vault/writer/import-log';
import type { NoteWriter } from '../vault/writer/note-writer';
import type { Settings } from './settings';
import type { ViewState } from './view-state/view-state';

/** A place to travel to: its name, and the link to it in the journal. */
export interface Destination {
	readonly name: string;
	readonly link: string;
}

/** Dialogs of features that actions open, and the ways into the game that they offer. */
export interface FeatureDialogs extends Dialogs {
	/** The choices offered when the vault has no character. */
	waysToBegin(actions: JournalActions): readonly Choice[];
	/** Asks what is open about the values of a character after a merge; whether all of it is settled. */
	settleForks(actions: JournalActions, journal: string, actor: string): Promise<boolean>;
	/** Settles what an action of this device leaves open of that, which no merge has brought about. */
	settleOwn(actions: JournalActions, journal: string, actor: string): void;
	/** Opens the dialog of a move that travels. */
	travelTo(actions: JournalActions, view: MarkdownView, move: Move, to: Destination): void;
}

/** The actions of the player, with everything that commands and cards share: services, settings, and what is displayed. */
export class JournalActions extends ActionRunner {
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

	constructor(
		parts: Services,
		private readonly dialogs: FeatureDialogs,
	) {
		let waysToBegin: readonly Choice[] = [];
		super(parts, new InteractivePrompts(parts, dialogs, () => waysToBegin));
		waysToBegin = dialogs.waysToBegin(this);
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
	}

	/** Before the first write after a merge of two devices, the player says which of two values holds. */
	override async act(journal: string, actor: string, plan: ActionPlan, options: ActOptions = {}): Promise<boolean> {
		const isSettled =
			options.isByHand === true || options.isUndo === true || (await this.dialogs.settleForks(this, journal, actor));
		const isDone = isSettled && (await super.act(journal, actor, plan, options));
		if (isDone) this.dialogs.settleOwn(this, journal, actor);
		return isDone;
	}

	/** The dice that it throws stand behind the record at once. */
	override press(home: BlockLocation, press: RecordAction, focus: Focus): Promise<boolean> {
		return actWithToken(this, beginPress(this, home, press), on => super.press(home, press, focus, on));
	}

	/** Today's date: `2026-11-21`. */
	today(): string {
		return this.parts.today();
	}

	/** Opens the dialog of a move that travels to a place. */
	travel(view: MarkdownView, move: Move, to: Destination): void {
		this.dialogs.travelTo(this, view, move, to);
	}

	openNote(path: string): void {
		void this.app.workspace.openLinkText(path, '', false);
	}
}

/** The subset of actions that a function uses: `Actions<'viewState' | 'write'>`. */
export type Actions<Used extends keyof JournalActions> = Pick<JournalActions, Used>;
