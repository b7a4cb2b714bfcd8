import { Component, Notice, TFile, type TAbstractFile } from 'obsidian';
import { joined, renameInNotes } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { isSameName } from '../../../rules/search/folded-name';
import { nameOf } from '../../../rules/search/stated-name';
import type { JournalActions } from '../../services/journal-actions';
import { countNames, type Counted } from './count-names';
import { kindOfNote, othersNamed, pathRenamings, withOthers } from './named-things';
import { inRecords, nameTakenMessage, leftAlone, nameTheOld, sentences, wereRenamed } from './rename-words';
import { whenComplete } from './when-indexed';
import { t } from '../../../i18n/translate';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../../services/notices';

/** How long a search runs before its progress is displayed, in milliseconds. */
const PATIENCE = 1000;

/** A renamed note and its current path. */
interface RenamedFile extends Renaming {
	readonly path: string;
}

/**
 * When the note of a character, track or asset is renamed, offers to rename it in the records that use it. Pending
 * offers are combined.
 */
export class FollowRenames extends Component {
	private waiting: readonly Renaming[] = [];
	private readonly paths = new Map<string, string>();
	/** The old paths of renamed notes that Obsidian's cache does not know by their new ones yet. */
	private readonly unread = new Map<string, string>();
	private readonly notice = new RenameNotice();
	/** The number of the latest search; earlier ones are cancelled. */
	private search = 0;
	private isSearching = false;

	constructor(private readonly actions: JournalActions) {
		super();
	}

	override onload(): void {
		const { app, vaultIndex } = this.actions;
		this.registerEvent(app.vault.on('rename', (file, old) => this.renamed(file, old)));
		this.register(vaultIndex.onChange(path => this.wasRead(path)));
		this.register(() => this.forget());
	}

	private renamed(file: TAbstractFile, old: string): void {
		if (!(file instanceof TFile) || file.extension !== 'md' || this.actions.writer.renaming === file.path) return;
		const [from, to] = [nameOf(old), nameOf(file.path)];
		if (isSameName(from, to)) return;
		const kind = kindOfNote(this.actions.vaultIndex, file.path);
		if (!kind && !this.actions.vaultIndex.isIndexed(file)) this.unread.set(file.path, old);
		if (!kind) return;
		if (!this.isSearching && !this.notice.isOpen) this.waiting = [];
		this.waiting = joined(this.waiting, { kind, from, to });
		this.paths.set(to, file.path);
		void this.offer();
	}

	private wasRead(path: string): void {
		const old = this.unread.get(path);
		const file = old === undefined ? null : this.actions.app.vault.getFileByPath(path);
		if (old === undefined || !file || !kindOfNote(this.actions.vaultIndex, path)) return;
		this.unread.delete(path);
		this.renamed(file, old);
	}

	private forget(): void {
		this.search++;
		this.waiting = [];
		this.notice.hide();
	}

	private async offer(): Promise<void> {
		const search = ++this.search;
		const isOver = () => search !== this.search;
		this.isSearching = true;
		const asked = this.waiting;
		const counted = await this.count(asked, isOver);
		if (isOver()) return;
		this.isSearching = false;
		if (!counted || (counted.records === 0 && counted.unsure === 0)) this.forget();
		else this.show(asked, counted);
	}

	private async count(asked: readonly Renaming[], isOver: () => boolean): Promise<Counted | undefined> {
		const start = performance.now();
		const progress = (done: number, all: number) => {
			if (performance.now() - start > PATIENCE) this.notice.progress(wereRenamed(asked), done, all);
		};
		await whenComplete(this.actions.vaultIndex, isOver);
		return countNames(this.actions, this.known(asked), { isOver, progress });
	}

	/** Completes renamings with what else has the old name now. */
	private known(asked: readonly Renaming[]): readonly RenamedFile[] {
		const { vaultIndex } = this.actions;
		return asked.flatMap(renaming => {
			const path = this.paths.get(renaming.to) ?? '';
			return [withOthers(vaultIndex, renaming, { path }), ...pathRenamings(vaultIndex, renaming, path)].map(each => ({
				...each,
				path,
			}));
		});
	}

	private show(asked: readonly Renaming[], counted: Counted): void {
		const taken = this.known(asked).flatMap(({ to, path }) => {
			const [other] = othersNamed(this.actions.vaultIndex, to, { path });
			return other ? [nameTakenMessage(to, other)] : [];
		});
		const told = sentences(wereRenamed(asked), counted.records > 0 ? nameTheOld(counted, asked) : '');
		const left = leftAlone(counted, asked);
		if (taken.length > 0)
			this.notice.tell(
				sentences(
					told,
					...taken,
					t('With one name for two, records could not tell them apart, so they stay as they are.'),
				),
			);
		else if (counted.records === 0) this.notice.tell(sentences(told, left));
		else this.notice.offer(sentences(told, left), t('Rename them'), () => void this.write(asked, counted));
	}

	private async write(asked: readonly Renaming[], { paths }: Counted): Promise<void> {
		this.waiting = [];
		const written = await this.actions.write(paths, texts => renameInNotes(texts, this.known(asked)));
		if (written) new Notice(t('Renamed in {written}.', { written: inRecords(written) }));
	}
}

/** A single notice for all pending renamings: first the progress of the search, then its result. */
export class RenameNotice {
	private notice: Notice | undefined;
	private bar: HTMLProgressElement | undefined;

	/** Also false if the player dismissed it. */
	get isOpen(): boolean {
		return this.notice?.messageEl.isConnected ?? false;
	}

	progress(message: string, done: number, all: number): void {
		if (!this.bar?.isConnected) {
			this.hide();
			this.notice = new Notice(message, 0);
			this.bar = this.notice.messageEl.createEl('progress', {
				cls: 'sworn-rename-progress',
				attr: { 'aria-label': message },
			});
		}
		this.bar.max = all;
		this.bar.value = done;
	}

	offer(message: string, label: string, onPress: () => void): void {
		this.hide();
		this.notice = offer(message, label, onPress);
	}

	tell(message: string): void {
		this.hide();
		this.notice = new Notice(message, LONG_NOTICE);
	}

	hide(): void {
		this.notice?.hide();
		this.notice = undefined;
		this.bar = undefined;
	}
}
