import type { CheckedValue, JournalCheck, ReadNote } from '../../../journal/journal-check/journal-check';
import { checkJournal } from '../../../journal/journal-check/journal-check';
import type { DatedNote } from '../../../journal/journal-check/note-order';
import { canBeSet, type ValueDifference } from '../../../journal/journal-check/fix-value';
import { isSameLevel } from '../../../journal/journal-check/value-chain';
import { withoutCopies } from '../../../journal/journal-check/skip-copies';
import { parseOk, type Problem, type ParseResult } from '../../../rules/core/problem';
import type { JournalActions, Actions } from '../../services/journal-actions';
import { inSlices } from '../../vault/in-slices';
import { whenComplete } from '../rename/when-indexed';
import { messageOf } from '../../services/notices';
import { fixValue, type WrittenFix, type Side } from './fix-value';
import { t } from '../../../i18n/translate';
import type { TFile } from 'obsidian';
import { recordedChangesIn, type RecordedInNote } from '../../../journal/journal-check/recorded-changes';
import { sharedBy } from '../../../journal/actions/party';
import { textsOf } from '../../../journal/frontmatter/properties';
import { given } from '../../../rules/core/collections';
import { JournalReader, type ReadCallbacks } from '../../services/journal-reader';
import { namesIn } from './character-names';
import { stateOn, type State } from '../../../journal/actions/character-state';
import type { Ruleset } from '../../../rules/ruleset';
import { pagesOf, partyPaths, wantedIn } from '../../services/fresh-notes';
import { pathNames } from '../../vault/index/track-names';

/** Reads what the notes record about a character. */
class CampaignReader {
	private readonly reader: JournalReader<RecordedInNote>;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>,
		actor: string,
	) {
		const { vaultIndex } = actions;
		// copies are read, so that the check can name those that it leaves out
		this.reader = new JournalReader(
			actions,
			actor,
			({ path }, text) =>
				typeof text === 'string'
					? recordedChangesIn(path, text, namesIn(vaultIndex, path, { actor, shared: this.shared(actor) }))
					: notRead(path, text),
			vaultIndex.isInTemplates,
		);
	}

	/** The values that the rules of a character call shared. */
	private shared(actor: string): readonly string[] {
		const { book } = this.actions.viewState.around(actor, undefined);
		if (!book.ok) return [];
		const { meters, impacts } = sharedBy(book.value.ruleset);
		return [...meters, ...impacts];
	}

	/** Returns undefined if it was cancelled. */
	async read(waiting: ReadCallbacks): Promise<readonly ReadNote[] | undefined> {
		const notes = await this.reader.read(waiting);
		return notes?.map(({ file, said }) => this.noteOf(file, said));
	}

	private noteOf({ path, stat }: TFile, recorded: RecordedInNote): ReadNote {
		const properties = this.actions.vaultIndex.properties(path) ?? new Map();
		const [date] = textsOf(properties, 'date');
		const isJournal = textsOf(properties, 'character').length > 0 && typeof properties.get('sworn') !== 'string';
		return { path, created: stat.ctime, recorded, isJournal, ...given({ date }) };
	}
}

const notRead = (path: string, { message }: Error): RecordedInNote => ({
	changes: [],
	unread: [{ path, line: 1, words: '', message: t('The note could not be read ({error}).', { error: message }) }],
});

/** The state of a check. */
export type Stage =
	| { readonly kind: 'reading'; readonly done: number; readonly all: number }
	| { readonly kind: 'stopped' }
	| { readonly kind: 'failed'; readonly message: string }
	| {
			readonly kind: 'told';
			readonly check: JournalCheck;
			/** The notes that were compared. */
			readonly notes: readonly DatedNote[];
			readonly copies: readonly string[];
			readonly sheet: SheetNow;
	  };

/** The result of the last press. */
export type Outcome =
	{ readonly kind: 'mended'; readonly mended: WrittenFix } | { readonly kind: 'said'; readonly words: string };

/** Compares a character's story with its sheet, and again after each press, always based on the current texts. */
export class CheckRun {
	stage: Stage = { kind: 'reading', done: 0, all: 0 };
	outcome: Outcome | undefined;
	/** Set while something is written or checked again, to block other presses. */
	isBusy = false;
	private readonly reader: CampaignReader;
	/** The number of the latest run; earlier ones are cancelled. */
	private run = 0;

	constructor(
		private readonly actions: JournalActions,
		readonly actor: string,
		/** The note in use, which may specify the rules and to which corrections are appended. */
		private readonly journal: string,
		private readonly wasChanged: () => void,
	) {
		this.reader = new CampaignReader(actions, actor);
	}

	/** Reads all notes and compares. */
	async start(): Promise<void> {
		this.show({ kind: 'reading', done: 0, all: 0 });
		const stage = await this.checked((done, all) => this.show({ kind: 'reading', done, all }));
		if (stage) this.show(stage);
	}

	stop(): void {
		this.end();
		this.show({ kind: 'stopped' });
	}

	/** Cancels the current run. */
	end(): void {
		this.run++;
	}

	/** Sets the sheet to the story's value, or corrects the story to the sheet's value, and checks again. */
	async mend(value: CheckedValue, side: Side): Promise<void> {
		await this.busy(async () => {
			await this.again();
			const now = this.value(value.key);
			if (this.stage.kind !== 'told' || !now || !isAsSeen(now, value))
				return { kind: 'said', words: t('The notes have changed since the check. This is the current state.') };
			const mending = mendingOf(now, side);
			const { end } = this.stage.check;
			const mended = mending && end && (await fixValue(this.actions, this.actor, mending, { side, end }));
			return mended && { kind: 'mended', mended };
		});
	}

	/** Undoes the last fix. */
	async takeBack({ takeBack }: WrittenFix): Promise<void> {
		await this.busy(async () => {
			const isBack = await takeBack();
			return isBack ? { kind: 'said', words: t('That was taken back.') } : this.outcome;
		});
	}

	/** Whether the sheet can be set to the story's value. */
	canSet(value: CheckedValue): boolean {
		const mending = mendingOf(value, 'sheet');
		if (this.stage.kind !== 'told' || !mending) return false;
		const { character, ruleset } = this.stage.sheet;
		return canBeSet(mending, character, ruleset);
	}

	private value(key: string): CheckedValue | undefined {
		return this.stage.kind === 'told' ? this.stage.check.values.find(value => value.key === key) : undefined;
	}

	private async busy(act: () => Promise<Outcome | undefined>): Promise<void> {
		if (this.isBusy) return;
		this.isBusy = true;
		this.wasChanged();
		try {
			this.outcome = await act();
			await this.again();
		} finally {
			this.isBusy = false;
			this.wasChanged();
		}
	}

	/** Checks again, once it has checked at all. */
	async refresh(): Promise<void> {
		if (this.stage.kind === 'reading') return;
		await this.again();
		this.wasChanged();
	}

	/** Checks again; the old findings stay visible meanwhile. */
	private async again(): Promise<void> {
		const stage = await this.checked(() => undefined);
		if (stage) this.stage = stage;
	}

	private show(stage: Stage): void {
		this.stage = stage;
		this.wasChanged();
	}

	/** Runs the check; undefined if another run began or this one was stopped. */
	private async checked(progress: (done: number, all: number) => void): Promise<Stage | undefined> {
		const { actions, actor, journal } = this;
		const run = ++this.run;
		const isOver = () => run !== this.run;
		await whenComplete(actions.vaultIndex, isOver);
		const all = await this.reader.read({ isOver, progress: (done, of) => !isOver() && progress(done, of) });
		if (!all) return undefined;
		const sheet = await sheetNow(actions, actor, journal);
		if (isOver()) return undefined;
		if (!sheet.ok) return failed(sheet.problems);
		const { character, ruleset } = sheet.value;
		const inUse = journal === actor ? undefined : journal;
		const { notes, copies } = withoutCopies(all, actor, path => actions.app.vault.getFileByPath(path) !== null);
		const check = await inSlices(checkJournal(notes, character, ruleset, inUse), () => !isOver());
		return check && { kind: 'told', check, notes, copies, sheet: sheet.value };
	}
}

const failed = (problems: readonly Problem[]): Stage => ({ kind: 'failed', message: messageOf(problems) });

/** The change of a value on the side to be fixed. */
function mendingOf({ value, now, last, says }: CheckedValue, side: Side): ValueDifference | undefined {
	if (now === undefined || says === 'same') return undefined;
	return side === 'sheet' ? { value, from: now, to: last.to } : { value, from: last.to, to: now };
}

const isAsSeen = (a: CheckedValue, b: CheckedValue): boolean =>
	a.says === b.says && isSameLevel(a.now, b.now) && isSameLevel(a.last.to, b.last.to);

/** The sheet of a character with all of its tracks and assets, including closed ones. */
interface SheetNow extends Pick<State, 'character' | 'problems'> {
	readonly ruleset: Ruleset;
}

/**
 * Reads the sheet from fresh text. The character's rules take precedence over the journal's. Ambiguous names become
 * paths.
 */
function sheetNow(
	{ app, vaultIndex, library, writer }: JournalActions,
	actor: string,
	journal: string,
): Promise<ParseResult<SheetNow>> {
	const others = vaultIndex.belongingsOf(actor).filter(path => app.vault.getFileByPath(path) !== null);
	return writer.look([...new Set([journal, actor, ...others, ...partyPaths(vaultIndex, [actor])])], texts => {
		const wanted = wantedIn(journal, actor, texts);
		if (!wanted.ok) return wanted;
		const book = library.bookOf(wanted.value, [actor, journal]);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const inJournal = stateOn(pagesOf(vaultIndex, { journal, actor }, texts), ruleset);
		const state = stateOn(pagesOf(vaultIndex, { journal, actor }, texts, pathNames(vaultIndex, actor)), ruleset);
		if (!inJournal.ok) return inJournal;
		if (!state.ok) return state;
		// ambiguous names are reported from the journal's point of view
		return parseOk({ character: state.value.character, problems: inJournal.value.problems, ruleset });
	});
}
