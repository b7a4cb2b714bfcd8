import { editAsset, type AssetEdit } from '../../../play/manual-edits/asset-edit';
import { advanceClock } from '../../../play/manual-edits/advance-clock';
import { editCharacter, type SheetEdit } from '../../../play/manual-edits/sheet-edit';
import { editTrack, type EditedTrack, type TrackEdit } from '../../../play/manual-edits/track-edit';
import type { EffectResult } from '../../../play/apply-effects/effect-result';
import type { Character } from '../../../play/character/character';
import type { Track } from '../../../play/tracks/track';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import { addAssetManually, type PricedAsset } from '../../../journal/manual-edits/add-asset';
import { changeCharacterManually } from '../../../journal/manual-edits/change-character';
import { changeTrackManually } from '../../../journal/manual-edits/change-track';
import { handOnAsset } from '../../../journal/manual-edits/transfer-asset';
import type { ManualEditPlan, LineAt } from '../../../journal/manual-edits/edit-plan';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import type { ActionNotes } from '../../../journal/actions/action-notes';
import { linkTextFor, nameFor } from '../../../journal/character/unique-character-name';
import { actsIn } from '../../../journal/character/acting-character';
import { isJournalOf } from '../../../journal/character/acting-path';
import { nameOf } from '../../../rules/search/stated-name';
import { replayableDice } from '../fair-dice';
import type { ActionRunner } from '../action-runner';
import type { Services } from '../services';
import type { NoteWriter } from '../../vault/writer/note-writer';
import type { Texts } from '../../vault/writer/file-operation';
import { trackNames } from '../../vault/index/track-names';
import { journalFor, offsetIn } from './journal-for-edit';
import { Notice } from 'obsidian';
import type { Change } from '../../../play/character/change';
import { mergeChanges } from '../../../journal/inline/merge-changes';
import { about } from '../../../journal/inline/inline-record';
import { insertInline } from '../../../journal/inline/insert-inline';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../notices';
import { t } from '../../../i18n/translate';
import { changesInWords } from '../../components/format-record';

/** The changes that a notice offers to record, and the journal they go to. */
interface Offered {
	readonly journal: string;
	readonly changes: readonly Change[];
	readonly notice: Notice;
}

/** One notice for a series of manual edits: it shows their combined effect and records them when clicked. */
class EditNotice {
	private offered: Offered | undefined;

	constructor(
		private readonly acts: Pick<ActionRunner, 'write'>,
		private readonly writer: NoteWriter,
	) {}

	/** Offers to record changes, combined with those already offered. */
	ask(journal: string, changes: readonly Change[], by: string | undefined): void {
		const before = this.standing(journal);
		const told = mergeChanges([...(before?.changes ?? []), ...changes.map(change => about(change, by))]);
		before?.notice.hide();
		this.offered = undefined;
		if (told.length === 0) return;
		const writeDown = () => {
			this.offered = undefined;
			void this.write(journal, told);
		};
		const notice = offer(changesInWords(told), t('Write it down'), writeDown, LONG_NOTICE);
		this.offered = { journal, changes: told, notice };
	}

	/** Shows changes that are not recorded anywhere. */
	show(changes: readonly Change[]): void {
		new Notice(changesInWords(changes), LONG_NOTICE);
	}

	/** The offer for this journal that is still visible. */
	private standing(journal: string): Offered | undefined {
		const { offered } = this;
		return offered?.journal === journal && offered.notice.messageEl.isConnected ? offered : undefined;
	}

	private async write(journal: string, changes: readonly Change[]): Promise<void> {
		await this.acts.write([journal], texts => {
			const text = texts.get(journal) ?? '';
			const told = insertInline(text, offsetIn(this.writer, journal, text), changes, {});
			const { cursor } = told;
			return parseOk({
				edits: [{ path: journal, changes: told.changes }],
				...(cursor === undefined ? {} : { cursor }),
			});
		});
	}
}

/** The services that manual edits need. */
type EditServices = Pick<Services, 'app' | 'vaultIndex' | 'viewState' | 'writer' | 'settings' | 'dice'>;

/** The actions that manual edits use. */
type EditActions = Pick<ActionRunner, 'openBook' | 'act' | 'write' | 'mayPlayIn' | 'showProblems'>;

/** Whether to notify the player: as the settings say, or always, as for a roll. */
type Telling = 'as set' | 'always told';

/**
 * Applies manual edits to tracks, clocks, assets and the character sheet, each as one action, and records them in the
 * journal according to the settings.
 */
export class ManualEdits {
	private readonly notice: EditNotice;

	constructor(
		private readonly acts: EditActions,
		private readonly parts: EditServices,
	) {
		this.notice = new EditNotice(acts, parts.writer);
	}

	/** A copy that uses the caller's action runner and these settings. */
	runBy(acts: EditActions, settings: EditServices['settings']): ManualEdits {
		return new ManualEdits(acts, { ...this.parts, settings });
	}

	/** Changes a track. `shownIn` is the note in which the player pressed a button. */
	track(home: TrackLocation, edit: TrackEdit, shownIn: string): Promise<boolean> {
		return this.changeTrack(home, track => editTrack(track, edit), shownIn);
	}

	/** Asks the oracle whether a clock advances. The dice keep their results if the change is retried. */
	async advance(home: TrackLocation, odds: string, shownIn: string): Promise<boolean> {
		const actor = actsIn(this.parts.vaultIndex, shownIn);
		if (actor !== undefined && !(await this.acts.openBook(shownIn, actor))) return false;
		const { book } = this.parts.viewState.around(shownIn, undefined);
		if (!book.ok) {
			this.acts.showProblems(book.problems);
			return false;
		}
		const dice = replayableDice(this.parts.dice());
		const advance = (clock: Track) => {
			dice.again();
			return advanceClock(clock, odds, book.value, dice);
		};
		return this.changeTrack(home, advance, shownIn, 'always told');
	}

	/** Changes the character with this note. */
	character(actor: string, edit: SheetEdit, shownIn: string): Promise<boolean> {
		return this.changeCharacter(
			actor,
			(character, ruleset) => parseOk(editCharacter(character, edit, ruleset)),
			shownIn,
		);
	}

	/** Changes an asset of a character by its name. `note` is the asset's own note, if its card there was pressed. */
	asset(
		actor: string,
		name: string,
		edit: AssetEdit,
		{ shownIn, note }: { readonly shownIn: string; readonly note?: string },
	): Promise<boolean> {
		return this.changeCharacter(actor, (owner, ruleset) => editAsset(owner, name, edit, ruleset), shownIn, note);
	}

	/** Adds a new asset to a character, in a new note. */
	addAsset(actor: string, asset: PricedAsset, shownIn: string): Promise<boolean> {
		return this.actByHand(actor, (pages, ruleset, line) => addAssetManually(pages, ruleset, asset, line), shownIn);
	}

	/** Hands an asset over to the character with the note `to`. */
	handOn(actor: string, name: string, to: string, shownIn: string): Promise<boolean> {
		const { vaultIndex } = this.parts;
		const heir = { name: nameFor(to, shownIn, vaultIndex) ?? nameOf(to), link: linkTextFor(to, actor, vaultIndex) };
		return this.actByHand(actor, (pages, ruleset, line) => handOnAsset(pages, ruleset, { name, heir, line }), shownIn);
	}

	private async changeTrack(
		home: TrackLocation,
		edit: (track: Track) => ParseResult<EditedTrack>,
		shownIn: string,
		telling: Telling = 'as set',
	): Promise<boolean> {
		const actor = actsIn(this.parts.vaultIndex, shownIn);
		if (!this.acts.mayPlayIn(shownIn, actor)) return false;
		const journal = await this.journal(shownIn, actor);
		const paths = [home.path, ...(this.isTold(journal) ? [journal] : [])];
		const called = this.asCalledIn(journal ?? shownIn, home);
		const plan = await this.acts.write(
			paths,
			texts => changeTrackManually(texts, home, track => edit(called(track)), this.lineIn(journal, texts)),
			done => this.tell(done, journal, undefined, telling),
		);
		return plan !== undefined;
	}

	/** Gives a track the name by which the journal refers to it. */
	private asCalledIn(journal: string, { path, place }: TrackLocation): (track: Track) => Track {
		const { vaultIndex } = this.parts;
		const name = place ? undefined : trackNames(vaultIndex, journal, actsIn(vaultIndex, journal))(path);
		return track => (name === undefined ? track : { ...track, name });
	}

	private changeCharacter(
		actor: string,
		edit: (character: Character, ruleset: Ruleset) => ParseResult<EffectResult>,
		shownIn: string,
		note?: string,
	): Promise<boolean> {
		return this.actByHand(
			actor,
			(pages, ruleset, line) => changeCharacterManually(pages, ruleset, character => edit(character, ruleset), line),
			shownIn,
			note,
		);
	}

	private async actByHand(
		actor: string,
		change: (pages: ActionNotes, ruleset: Ruleset, line: LineAt | undefined) => ParseResult<ManualEditPlan>,
		shownIn: string,
		first?: string,
	): Promise<boolean> {
		if (!this.acts.mayPlayIn(shownIn, actor)) return false;
		const journal = await this.journal(shownIn, actor);
		const by = journal === undefined ? undefined : nameFor(actor, journal, this.parts.vaultIndex);
		let plan: ManualEditPlan | undefined;
		return this.acts.act(
			journal ?? this.placeOf(actor, shownIn),
			actor,
			({ pages, table: { book } }) => {
				const line = this.lineIn(journal, new Map([[pages.journal.path, pages.journal.text]]), by);
				const planned = change(pages, book.ruleset, line);
				plan = planned.ok ? planned.value : undefined;
				return planned;
			},
			{ isByHand: true, focus: 'stays', first, wasWritten: () => plan && this.tell(plan, journal, by, 'as set') },
		);
	}

	/**
	 * The note whose rules apply besides the character's own: the one with the pressed button if the character acts
	 * there, or may act there as its properties cannot be read; otherwise the character's note.
	 */
	private placeOf(actor: string, shownIn: string): string {
		const { app, vaultIndex } = this.parts;
		const mayAct = isJournalOf(actor, shownIn, vaultIndex) || vaultIndex.unreadable(shownIn) !== undefined;
		return app.vault.getFileByPath(shownIn) && mayAct ? shownIn : actor;
	}

	private async journal(shownIn: string, actor: string | undefined): Promise<string | undefined> {
		return this.parts.settings.journal === 'never' ? undefined : journalFor(this.parts, shownIn, actor);
	}

	/** Whether the journal line is written in the same action as the change. */
	private isTold(journal: string | undefined): journal is string {
		return journal !== undefined && this.parts.settings.journal === 'always';
	}

	private lineIn(journal: string | undefined, texts: Texts, by?: string): LineAt | undefined {
		if (!this.isTold(journal)) return undefined;
		const offset = offsetIn(this.parts.writer, journal, texts.get(journal) ?? '');
		return { path: journal, offset, ...(by === undefined ? {} : { by }) };
	}

	/** Notifies the player of a change that was written, according to the settings. */
	tell(
		{ done }: Pick<ManualEditPlan, 'done'>,
		journal: string | undefined,
		by: string | undefined,
		telling: Telling = 'as set',
	): void {
		if (done.length === 0) return;
		const isAsked = journal !== undefined && this.parts.settings.journal === 'ask';
		if (isAsked) this.notice.ask(journal, done, by);
		else if (telling === 'always told') this.notice.show(done);
	}
}
