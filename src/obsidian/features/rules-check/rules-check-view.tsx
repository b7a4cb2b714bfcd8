import { debounce, ItemView, TFile, type TAbstractFile, type ViewStateResult, type WorkspaceLeaf } from 'obsidian';
import { render } from 'preact';
import type { JournalActions } from '../../services/journal-actions';
import { given } from '../../../rules/core/collections';
import { inSlices } from '../../vault/in-slices';
import { checkActions } from './check-actions';
import { checkNote, displacedAmong, rulesFilesOf } from './check-note';
import { RulesCheckPage, type CheckContent } from './rules-check-page';
import { RULES_CHECK_VIEW } from './check-rules-note';
import { t } from '../../../i18n/translate';

/**
 * How long changes are batched before rendering, in milliseconds; while typing, how long to wait after the last key.
 */
const SOON = 30;
const WHEN_KEYS_REST = 300;

/** Files longer than this, in characters, show a message while being read. */
const LONG = 20_000;

/** A file and its checked text. */
interface CheckedText {
	readonly file: TFile;
	readonly text: string;
}

/** A view next to a rules note that shows how its text is understood and follows edits. */
export class RulesCheckView extends ItemView {
	override icon = 'book-open-check';
	override navigation = false;
	private path = '';
	/** The file and text that are currently rendered. */
	private drawn: CheckedText | undefined;
	/** The file and text being read; only the latest is rendered. */
	private reading: CheckedText | undefined;
	private readonly drawSoon = debounce(() => void this.draw(), SOON);
	private readonly drawWhenKeysRest = debounce(() => void this.draw(), WHEN_KEYS_REST, true);

	constructor(
		leaf: WorkspaceLeaf,
		private readonly actions: JournalActions,
	) {
		super(leaf);
	}

	getViewType(): string {
		return RULES_CHECK_VIEW;
	}

	getDisplayText(): string {
		return t('Rules check');
	}

	override getState(): Record<string, unknown> {
		return { file: this.path };
	}

	override async setState(state: unknown, result: ViewStateResult): Promise<void> {
		const file = typeof state === 'object' && state !== null && 'file' in state ? state.file : undefined;
		this.path = typeof file === 'string' ? file : '';
		await super.setState(state, result);
		await this.draw();
	}

	override async onOpen(): Promise<void> {
		const { app, actions } = this;
		const soon = () => void this.drawSoon();
		for (const ref of [
			app.workspace.on('active-leaf-change', soon),
			app.workspace.on('layout-change', soon),
			app.workspace.on('editor-change', (_editor, { file }) => {
				if (file?.path === this.path) this.drawWhenKeysRest();
			}),
			app.vault.on('modify', file => {
				if (file.path === this.path) this.drawWhenKeysRest();
			}),
			app.vault.on('rename', (file, before) => this.follow(file, before)),
			app.vault.on('delete', soon),
		])
			this.registerEvent(ref);
		this.register(actions.vaultIndex.onChange(() => this.forget()));
		this.register(() => {
			this.drawSoon.cancel();
			this.drawWhenKeysRest.cancel();
		});
		await this.draw();
	}

	override async onClose(): Promise<void> {
		this.reading = undefined;
		render(null, this.contentEl);
	}

	override onResize(): void {
		this.drawSoon();
	}

	private follow(file: TAbstractFile, before: string): void {
		if (before !== this.path) return;
		this.path = file.path;
		this.app.workspace.requestSaveLayout();
		this.drawSoon();
	}

	/** The rules below the file may have changed. */
	private forget(): void {
		this.drawn = undefined;
		this.reading = undefined;
		this.drawWhenKeysRest();
	}

	/** Whether the view is hidden (collapsed or behind another tab). It is then rendered when it becomes visible. */
	private get isAway(): boolean {
		const { leftSplit, rightSplit } = this.app.workspace;
		const root = this.leaf.getRoot();
		if ((root === leftSplit && leftSplit.collapsed) || (root === rightSplit && rightSplit.collapsed)) return true;
		return 'checkVisibility' in this.containerEl && !this.containerEl.checkVisibility();
	}

	private async draw(): Promise<void> {
		if (this.isAway) return;
		const content = await this.content();
		if (content) this.show(content);
	}

	private show(content: CheckContent): void {
		const acts = checkActions(this.actions, this.path, this.drawn?.text ?? '');
		render(<RulesCheckPage key={this.path} content={content} acts={acts} />, this.contentEl);
	}

	/** The content to render; undefined if it is already rendered or being read. */
	private async content(): Promise<CheckContent | undefined> {
		const { path, actions } = this;
		const file = this.app.vault.getFileByPath(path);
		if (!file) return { kind: 'no_file', path };
		const text = await actions.writer.read(file).catch((error: unknown) => error);
		if (path !== this.path) return undefined;
		if (typeof text !== 'string') {
			const reason = text instanceof Error ? text.message : String(text);
			return {
				kind: 'problems',
				name: file.basename,
				messages: [t('“{path}” could not be read: {reason}', { path, reason })],
			};
		}
		if (isOf(this.reading, file, text)) return undefined;
		this.reading = undefined;
		return isOf(this.drawn, file, text) ? undefined : this.checked({ file, text });
	}

	private async checked(reading: CheckedText): Promise<CheckContent | undefined> {
		const { file, text } = reading;
		const name = file.basename;
		this.reading = reading;
		if (this.drawn?.file !== file && text.length > LONG) this.show({ kind: 'reading', name });
		const checked = await inSlices(checkNote(this.actions, file, text), () => this.reading === reading);
		const displaced = checked && (await displacedAmong(this.actions, file));
		if (!checked || this.reading !== reading) return undefined;
		this.reading = undefined;
		this.drawn = reading;
		if (!checked.ok) return { kind: 'problems', name, messages: checked.problems.map(({ message }) => message) };
		const own = rulesFilesOf(this.app, file.path, this.actions.vaultIndex.properties(file.path));
		return { kind: 'checked', name, note: checked.value, linked: own, ...given({ displaced: displaced || undefined }) };
	}
}

const isOf = (known: CheckedText | undefined, file: TFile, text: string): boolean =>
	known?.file === file && known.text === text;
