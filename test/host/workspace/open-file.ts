import { assumed } from '../assumptions/assume';
import { reportHostError } from '../errors';
import { Notice } from '../ui/notice';
import type { TFile } from '../vault/files';
import type { Vault } from '../vault/vault';
import { mergeTexts } from './text-diff';

/** A pane, as far as the file that it shows needs it. */
interface Pane {
	/** Something was typed in it that is not on disk. */
	dirty: boolean;
	getViewData(): string;
	/** A text that came from elsewhere, and what of it is on disk. */
	show(text: string, onDisk: string): void;
}

/** What is written of a text, where the one on disk had other line breaks. */
function savedAs(text: string, before: string): string {
	const whole = assumed.lastLineBreak !== 'as typed' && !text.endsWith('\n') ? `${text}\n` : text;
	const isOfWindows = assumed.lineBreaks === 'as on disk' && before.includes('\r\n');
	return isOfWindows ? whole.replace(/\r?\n/g, '\r\n') : whole;
}

function merge(base: string, mine: string, theirs: string): string {
	switch (assumed.merge) {
		case 'typed wins':
			return mergeTexts(base, mine, theirs);
		case 'disk wins':
			return mergeTexts(base, theirs, mine);
		case 'disk replaces':
			return theirs;
		case 'typed stays':
			return mine;
	}
}

/** What the panes that show one file share: the text last known to be on disk, and the saves under way. */
export class OpenFile {
	readonly views = new Set<Pane>();
	private savesBegun = 0;
	private savesEnded = 0;

	constructor(
		private readonly vault: Vault,
		private readonly file: TFile,
		private saved: string,
	) {}

	/** What a new pane is to show: what was typed in another one counts before what is on disk. */
	text(): string {
		return (assumed.newPane === 'typed' ? this.typed()[0] : undefined) ?? this.saved;
	}

	/** Whether the text is on disk now. A text that cannot be written is reported, and stays unsaved in every pane. */
	async save(text: string): Promise<boolean> {
		if (text === this.saved) return true;
		const before = this.saved;
		this.saved = text;
		this.savesBegun += 1;
		try {
			await this.vault.modify(this.file, savedAs(text, before));
		} catch (error) {
			this.saved = before;
			const isTold = assumed.failedSave !== 'passed over';
			if (isTold) for (const view of this.views) view.dirty = true;
			if (isTold && !this.file.deleted) new Notice(`Failed to save “${this.file.name}”. ${String(error)}`);
			return false;
		} finally {
			this.savesEnded += 1;
		}
		if (assumed.lastLineBreak === 'added on disk alone') this.saved = savedAs(text, before);
		await this.look();
		if (assumed.secondPane === 'when saved') for (const view of this.views) if (!view.dirty) view.show(text, text);
		return true;
	}

	/** What is on disk while the file is being saved may be older than what was typed since; it is looked at afterwards. */
	async look(): Promise<void> {
		if (this.savesBegun > this.savesEnded && assumed.diskDuringSave === 'looked at afterwards') return;
		const saves = this.savesBegun;
		const onDisk = await this.vault.read(this.file);
		if (saves === this.savesBegun && onDisk !== this.saved) this.takeIn(onDisk);
	}

	onModify(): void {
		this.look().catch((error: unknown) => {
			if (!this.file.deleted) reportHostError(error);
		});
	}

	/** What was typed in any pane is merged into what another program or the plugin wrote; every pane shows it. */
	private takeIn(onDisk: string): void {
		const typed = this.typed().filter(text => text !== onDisk);
		const base = this.saved;
		this.saved = onDisk;
		if (typed.length > 0) {
			new Notice(`“${this.file.name}” has been modified externally, merging changes automatically.`);
		}
		const text = typed.reduce((merged, mine) => merge(base, mine, merged), onDisk);
		for (const view of this.views) view.show(text, onDisk);
	}

	/** The texts of the panes in which something was typed that is not on disk. */
	private typed(): string[] {
		const texts = [...this.views].filter(view => view.dirty).map(view => view.getViewData());
		return [...new Set(texts)].filter(text => text !== this.saved);
	}
}

/** The files that are open in panes. */
export class OpenFiles {
	private readonly open = new Map<TFile, OpenFile>();

	constructor(private readonly vault: Vault) {
		vault.on('modify', (file: TFile) => this.open.get(file)?.onModify());
	}

	async join(file: TFile, view: Pane): Promise<OpenFile> {
		const onDisk = await this.vault.read(file);
		const shared = this.open.get(file) ?? new OpenFile(this.vault, file, onDisk);
		this.open.set(file, shared);
		shared.views.add(view);
		return shared;
	}

	leave(file: TFile, view: Pane): void {
		const shared = this.open.get(file);
		shared?.views.delete(view);
		if (shared?.views.size === 0) this.open.delete(file);
	}
}
