import { checkJournal } from '../../../journal/journal-check/journal-check';
import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import { canBeSet } from '../../../journal/journal-check/fix-value';
import type { ValueDifference } from '../../../journal/journal-check/fix-value';
import { isSameLevel } from '../../../journal/journal-check/value-chain';
import { withoutCopies } from '../../../journal/journal-check/skip-copies';
import type { Problem } from '../../../rules/core/problem';
import type { JournalActions } from '../../services/journal-actions';
import { inSlices } from '../../vault/in-slices';
import { whenComplete } from '../rename/when-indexed';
import { messageOf } from '../../services/notices';
import { CampaignReader } from './campaign-reader';
import { fixValue } from './fix-value';
import type { WrittenFix, Side } from './fix-value';
import type { SheetNow } from './current-sheet';
import { sheetNow } from './current-sheet';
import { t } from '../../../i18n/translate';

/** The state of a check. */
export type Stage =
	| { readonly kind: 'reading'; readonly done: number; readonly all: number }
	| { readonly kind: 'stopped' }
	| { readonly kind: 'failed'; readonly message: string }
	| {
			readonly kind: 'told';
			readonly check: JournalCheck;
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
		return check && { kind: 'told', check, copies, sheet: sheet.value };
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
