import { MarkdownRenderChild, type MarkdownPostProcessorContext, type TFile } from 'obsidian';
import { EditorView } from '@codemirror/view';
import { render, type JSX, type ComponentChildren } from 'preact';
import type { Plan } from '../../journal/actions/action-notes';
import { parseOk, type Correction, type ParseResult } from '../../rules/core/problem';
import type { RecordAction } from '../../journal/actions/record-action';
import { fixTypo } from '../../journal/actions/fix-typo';
import { applyChanges } from '../../journal/text/text-change';
import { newerFormat, otherFormat, otherFormatIn } from '../../journal/notes/format-version';
import type { RecordForm, SwornBlockAt } from '../../journal/sworn-block/block-at';
import { findBlock, missingEnd, twinIn, type BlockPosition } from '../../journal/note-blocks/find-blocks';
import { ownPart } from '../../journal/sworn-block/block-source-range';
import { readBlock, blockKind, type SwornBlock as Block } from '../../journal/sworn-block/sworn-block';
import { focusEditorAround } from '../editor/focus-editor';
import { keepFromEditor } from '../editor/stop-editor-events';
import { pathAround } from '../editor/editor-around';
import { sectionInfoOf } from '../editor/section-info';
import type { JournalActions } from '../services/journal-actions';
import type { Focus } from '../services/services';
import type { TextHome } from '../components/rules-text';
import { listenWhenUsed } from '../components/listen-when-used';
import { whenAttached } from '../components/when-attached';
import { CardKeys } from '../components/card-keys';
import { Correcting } from '../components/correction-button';
import { MessageCard } from '../components/message-card';
import { focusNextOpen, nextOpen } from '../components/focus-next';
import type { BlockOnPage, BlockView, SectionInfo } from '../services/display/block-view';
import type { CardTyping } from '../services/display/draft-store';
import { openedPlaceOf, titleOf, type OpenedPlace } from '../services/display/opened-records';
import type { DisplayMode } from '../services/display/display-mode';
import { paneKeys } from './inline/keys-of-pane';
import { LineClasses } from './line-classes';
import { t } from '../../i18n/translate';
import { IsExplainedAbove } from '../components/card-note';
import { BLOCK_VIEWS } from './block-views';

/** A card with all controls disabled and the reason above it. */
const ReadOnlyCard = ({ why, children }: { why: string; children: ComponentChildren }): JSX.Element => (
	<IsExplainedAbove.Provider value>
		<p class="sworn-note">{why}</p>
		<fieldset class="sworn-shown-only" disabled>
			{children}
		</fieldset>
	</IsExplainedAbove.Provider>
);

/**
 * The rendered form of one `sworn` block. It decides when to render again and makes sure that only one press at a time
 * is written; the view of its kind renders the content.
 */
export class SwornBlock extends MarkdownRenderChild implements BlockOnPage {
	isPending = false;
	readonly form: RecordForm = 'block';
	readonly keys = new CardKeys(
		() => this.draw(),
		() => this.onAsked(),
	);
	/** Called when it asks something else. */
	onAsked: () => void = () => {};
	/** Called with each answer, and whether it rolls on. Returns what is called when it is done, if the focus is in the text. */
	answers = (_rollsOn: boolean): (() => void) | undefined => undefined;
	private isGone = false;
	/** The pending render, which waits for notes to be read. Changes until then are covered by it. */
	private due: Promise<void> | undefined;
	private watched: readonly string[] | undefined = [];
	private wasPlaced = false;
	private lastMode: DisplayMode = 'lines';
	/** The path of the last render. */
	private lastPath: string;
	private readonly file: TFile | null;
	readonly home: TextHome;
	private kept: CardTyping | undefined;
	private readonly lineClasses = new LineClasses(this.containerEl);
	/** The part of the source that belongs to the block, with its parsed form and view. */
	private own: OwnPart;

	constructor(
		containerEl: HTMLElement,
		private readonly handedOver: string,
		private readonly context: MarkdownPostProcessorContext,
		readonly actions: JournalActions,
	) {
		super(containerEl);
		this.file = actions.app.vault.getFileByPath(context.sourcePath);
		this.lastPath = context.sourcePath;
		const path = () => this.path;
		this.home = {
			app: actions.app,
			get sourcePath() {
				return path();
			},
		};
		this.own = readOwnPart(ownPart(handedOver, true), this);
	}

	get source(): string {
		return this.own.source;
	}

	get typing(): CardTyping {
		return (this.kept ??= this.actions.drafts.of(this.path, this.handedOver, () => this.isOnlyOne()));
	}

	/** Parsed once: Obsidian creates a new block when the source changes. */
	get block(): Block {
		return this.own.block;
	}

	private get view(): ParseResult<BlockView> {
		return this.own.view();
	}

	/**
	 * Locates the block in the note. If its closing fence is missing, Obsidian also passes the text that follows, and the
	 * position tells where the block ends.
	 */
	private atPlace(place: SectionInfo): SwornBlockAt | undefined {
		if (!place || place.block?.body === this.handedOver) return place?.block;
		const blocks = this.actions.viewState.blocksIn(place.text);
		const found = findBlock(place.text, { body: this.handedOver, near: place }, blocks);
		if (!found.ok) return undefined;
		if (!found.value.closed && found.value.body !== this.source) this.own = readOwnPart(found.value.body, this);
		return found.value;
	}

	override onload(): void {
		const { vaultIndex } = this.actions;
		this.containerEl.addClass('sworn-block');
		listenWhenUsed(this, this.containerEl, () => keepFromEditor(this, this.containerEl));
		if (this.reading()) void this.drawSoon();
		else this.draw();
		this.register(
			vaultIndex.onChange((path, isProse) => {
				if (!isProse && (this.watched?.includes(path) ?? true)) void this.drawSoon();
			}),
		);
		this.register(this.actions.displayModes.onChange(() => void this.drawSoon()));
		if (this.view.ok && this.view.value.looksUpName) this.register(vaultIndex.onLearned(() => void this.drawSoon()));
		whenAttached(this, () => void this.settle());
	}

	/** Resolves after the first render. Obsidian waits for this before it prints a note. */
	async drawn(): Promise<void> {
		await this.due;
	}

	override onunload(): void {
		this.isGone = true;
		this.lineClasses.clear();
		render(null, this.containerEl);
	}

	private async settle(): Promise<void> {
		await this.due;
		const place = this.place();
		// Once attached, the block knows whether it is in an embed or similar, which note's editor and which pane it is in.
		const isOutdated = this.currentMode() !== this.lastMode || this.path !== this.lastPath;
		if (!place || !this.wasPlaced || isOutdated) this.draw();
		if (this.isGone) return;
		if (place && this.form === 'block') this.joinPane();
		this.lineClasses.settle();
		if (this.actions.takesFocus(this.path, place?.lineStart)) this.takeFocus(place);
		else this.actions.focusedControl.resume(this.path, this.title, this.containerEl);
	}

	/** In Live Preview, the keys of its pane may answer it. */
	private joinPane(): void {
		const editor = this.containerEl.closest<HTMLElement>('.cm-editor');
		const keys = editor && EditorView.findFromDOM(editor)?.plugin(paneKeys);
		keys?.add(this, () => this.atPlace(this.place())?.fenceFrom);
	}

	/** Focuses what must be answered next on the card; after the last answer, focuses the editor. */
	private takeFocus(place: SectionInfo): void {
		const { containerEl, actions } = this;
		const isOver = this.opened !== true && !nextOpen(containerEl);
		if (!isOver || !focusEditorAround(actions.app, containerEl, place?.lineEnd)) focusNextOpen(containerEl);
	}

	/** Follows renames of the note, after which its cards are not rendered again. */
	get path(): string {
		return pathAround(this.containerEl) ?? this.file?.path ?? this.context.sourcePath;
	}

	private get title(): string {
		return titleOf(this.block);
	}

	get startsOpen(): boolean {
		return this.actions.focusedControl.wasOpen(this.path, this.title);
	}

	/** The mode of the last render, cached because a render reads it several times. */
	get displayMode(): DisplayMode {
		return this.lastMode;
	}

	private currentMode(): DisplayMode {
		return this.actions.displayModes.of(this.containerEl, this.path);
	}

	get opened(): boolean | undefined {
		const { openedRecords } = this.actions;
		return openedRecords.has(this.path, this.title) ? openedRecords.get(this.openedPlace) : undefined;
	}

	open(isOpen: boolean): void {
		this.actions.openedRecords.set(this.openedPlace, isOpen);
		this.draw();
	}

	private get openedPlace(): OpenedPlace {
		const { path, title } = this;
		const place = this.place();
		const here = this.atPlace(place);
		if (!place || !here) return { path, title, at: 0 };
		return openedPlaceOf(path, this.actions.viewState.blocksIn(place.text), here);
	}

	/** Not cached, because the block moves with every edit above it. */
	private place(): SectionInfo {
		return sectionInfoOf(this.containerEl, this.context, this.path);
	}

	get where(): BlockPosition {
		const place = this.place();
		const here = this.atPlace(place);
		const twin = place && here ? twinIn(this.actions.viewState.blocksIn(place.text), here) : {};
		return { body: this.handedOver, ...(place ? { near: place } : {}), ...twin };
	}

	private isOnlyOne(): boolean {
		const place = this.place();
		return place !== null && findBlock(place.text, { body: this.handedOver }).ok;
	}

	watch(paths: readonly string[] | undefined): void {
		this.watched = paths;
	}

	/** Batches changes into one render, after the notes that the block depends on are read. */
	private drawSoon(): Promise<void> {
		return (this.due ??= this.drawWhenRead());
	}

	private async drawWhenRead(): Promise<void> {
		await Promise.resolve();
		if (!this.isGone) await this.reading();
		this.due = undefined;
		this.draw();
	}

	private reading(): Promise<void> | undefined {
		return this.view.ok ? this.view.value.reading?.() : undefined;
	}

	draw(): void {
		if (this.isGone) return; // a press was being written while the block was rendered again elsewhere
		// what is shown of a note was looked up by its path
		if (this.path !== this.lastPath) this.own = readOwnPart(ownPart(this.handedOver, true), this);
		const place = this.place();
		this.wasPlaced = place !== null;
		this.lastMode = this.currentMode();
		this.lastPath = this.path;
		const newer = this.newer(place);
		const content = this.content(newer === undefined ? place : null);
		if (!content) return;
		const card = place && newer === undefined ? this.correctable(content) : content;
		render(newer === undefined ? card : <ReadOnlyCard why={newer}>{card}</ReadOnlyCard>, this.containerEl);
		this.lineClasses.settle();
	}

	/**
	 * Lets suggestions on the card correct a typo in the block. Not for `show` blocks: what they display is written
	 * elsewhere.
	 */
	private correctable(card: JSX.Element): JSX.Element {
		if (this.block.entries[0]?.key === 'show') return card;
		const { actions, path, source } = this;
		const correct = (correction: Correction) =>
			this.writeInUse(
				async () => {
					const { where } = this;
					const corrected = await actions.write<Plan>([path], texts => {
						const edits = fixTypo(path, texts.get(path) ?? '', where, correction);
						return edits.ok ? parseOk({ edits: edits.value }) : edits;
					});
					return corrected !== undefined;
				},
				titleOf(readBlock(applyChanges(source, [correction]))),
			);
		return <Correcting.Provider value={correct}>{card}</Correcting.Provider>;
	}

	/** The reason why the note must not be changed, if a newer version of the plugin wrote it. */
	private newer(place: SectionInfo): string | undefined {
		const said = place ? otherFormat(place.text) : otherFormatIn(this.actions.vaultIndex.properties(this.path));
		return said === undefined ? undefined : newerFormat(said);
	}

	private content(place: SectionInfo): JSX.Element | undefined {
		const here = this.atPlace(place);
		const content = this.card(place);
		if (!content || !place || !here || here.closed) return content;
		return (
			<>
				<p class="sworn-problem">{missingEnd(place.text, here)}</p>
				{content}
			</>
		);
	}

	private card(place: SectionInfo): JSX.Element | undefined {
		const { view, source } = this;
		if (!view.ok)
			return <MessageCard title={t('This block cannot be read')} problems={view.problems} source={source} />;
		return view.value.draw(place);
	}

	write(change: () => Promise<unknown>): void {
		void this.whilePending(change);
	}

	answer(press: RecordAction, carryOut: (focus: Focus) => Promise<unknown>): void {
		if (this.isPending) return;
		const done = this.answers(press.kind === 'pick' && press.rollInput !== undefined);
		this.write(() => carryOut(done ? 'stays' : 'on the card').finally(done));
	}

	writeInUse(change: () => Promise<boolean>, title = this.title): void {
		const { focusedControl } = this.actions;
		this.write(async () => {
			focusedControl.keep(this.path, title, this.containerEl);
			if (!(await change())) focusedControl.forget();
		});
	}

	private async whilePending(write: () => Promise<unknown>): Promise<void> {
		if (this.isPending) return;
		this.isPending = true;
		this.draw();
		try {
			await write();
		} finally {
			this.isPending = false;
			this.draw();
		}
	}
}

/** The source of a block, parsed, and its view, which is created on first use. */
interface OwnPart {
	readonly source: string;
	readonly block: Block;
	view(): ParseResult<BlockView>;
}

/** Parses the part of a source that belongs to the block itself. */
function readOwnPart(source: string, on: BlockOnPage): OwnPart {
	const block = readBlock(source);
	let view: ParseResult<BlockView> | undefined;
	const viewOf = (): ParseResult<BlockView> => {
		const kind = blockKind(block);
		return kind.ok ? parseOk(BLOCK_VIEWS[kind.value](on)) : kind;
	};
	return { source, block, view: () => (view ??= viewOf()) };
}
