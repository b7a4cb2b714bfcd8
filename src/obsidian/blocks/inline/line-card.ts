import { MarkdownRenderChild, type MarkdownPostProcessorContext } from 'obsidian';
import { sameActorIn } from '../../../journal/character/resolve-name';
import type { MoveRecord } from '../../../play/record/record';
import { memoize } from '../../../rules/core/memoize';
import { rolledAgain } from '../../../journal/note-blocks/find-records';
import { statedName as readName } from '../../../rules/search/stated-name';
import { findBlock } from '../../../journal/note-blocks/find-blocks';
import { readBlock, textOf } from '../../../journal/sworn-block/sworn-block';
import { takeEscape } from '../../components/take-escape';
import { listenWhenUsed } from '../../components/listen-when-used';
import type { PendingState } from '../../components/record-line';
import { whenAttached } from '../../components/when-attached';
import { focusEditorAround } from '../../editor/focus-editor';
import { addRecordMenu } from '../../features/record-menu/drawn-record';
import { pathAround } from '../../editor/editor-around';
import { sectionInfoOf } from '../../editor/section-info';
import type { CardContext } from '../../features/moves/card/card-view';
import { pendingState } from '../../features/moves/card/pending-state';
import { isDangerBelow } from '../../features/moves/card/site-rolls';
import type { JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import type { SectionInfo } from '../../services/display/block-view';
import type { DisplayMode } from '../../services/display/display-mode';
import { waitingOnBlock } from '../block-summaries';
import { SwornBlock } from '../sworn-block';
import type { OpensBy } from './after-roll';
import { t } from '../../../i18n/translate';

const NO_LINE = t('This line is not read as a record where it stands. Put it into one row of plain text to play it.');

/** Locates a record in the text that it was rendered from. */
type LineContext = Pick<MarkdownPostProcessorContext, 'sourcePath' | 'getSectionInfo'>;

/** The line itself is in the text, so below it the whole card is rendered. */
class CardOfLine extends SwornBlock {
	override readonly form = 'line';

	override get displayMode(): DisplayMode {
		return 'cards';
	}
}

export interface CardState {
	readonly isOpen: boolean;
	readonly waiting: PendingState;
}

interface LineCardOptions {
	readonly isToggled?: boolean;
	readonly opensBy?: OpensBy;
	/** The body of the record that was rolled last, as it was rolled, if this one is of its chain. */
	readonly rolled?: string | undefined;
	/** Called with whether the card is open and what is pending on the record. */
	readonly onSettled?: (state: CardState) => void;
	/** Closes the card and returns the focus to the line. */
	readonly close?: () => void;
	/** Called with each card that is drawn. */
	readonly onDrawn?: (card: SwornBlock) => void;
}

function isOpenFor(waiting: PendingState, opensBy: OpensBy): boolean {
	if (opensBy === 'the roll' || opensBy === 'its token') return true;
	if (opensBy === 'its questions') return waiting !== 'nothing';
	return opensBy === 'itself' && waiting === 'must';
}

/**
 * The card of an inline record, below the paragraph of its line. It is open while something on the record is due, or
 * when the player opens it.
 */
export class LineCard extends MarkdownRenderChild {
	private card: CardOfLine | undefined;
	private readonly context: LineContext;
	private readonly actions: JournalActions;
	/** Open although nothing is due, or closed although something is. */
	private isToggled: boolean;
	private opensBy: OpensBy;
	private rolled: string | undefined;
	private readonly onDrawn: (card: SwornBlock) => void;
	private readonly onSettled: (state: CardState) => void;
	private readonly close: () => void;

	constructor(
		containerEl: HTMLElement,
		readonly body: string,
		{ context, actions }: { readonly context: LineContext; readonly actions: JournalActions },
		options: LineCardOptions = {},
	) {
		super(containerEl);
		this.context = context;
		this.actions = actions;
		const { isToggled = false, opensBy = 'itself', onSettled = () => {}, close = () => this.toggle() } = options;
		this.isToggled = isToggled;
		this.opensBy = opensBy;
		this.rolled = options.rolled;
		this.onDrawn = options.onDrawn ?? (() => {});
		this.onSettled = onSettled;
		this.close = close;
	}

	override onload(): void {
		this.containerEl.addClass('sworn-line-card');
		this.containerEl.addClass('is-unsettled');
		this.register(this.actions.vaultIndex.onChange((_path, isProse) => void (isProse || this.settle())));
		this.register(this.actions.displayModes.onChange(() => void this.settle()));
		listenWhenUsed(this, this.containerEl, () => {
			this.registerDomEvent(this.containerEl, 'keydown', event => {
				if (this.isOpen && takeEscape(event)) this.close();
			});
		});
		void this.settle();
		whenAttached(this, () => void this.settle());
	}

	get isOpen(): boolean {
		return this.card !== undefined;
	}

	/** The card stays as it is drawn, so that nothing is lost that is typed or pressed on it. */
	openBy(opensBy: OpensBy, rolled: string | undefined): void {
		this.opensBy = opensBy;
		this.rolled = rolled;
		void this.settle();
	}

	toggle(): void {
		this.isToggled = !this.isToggled;
		void this.settle();
	}

	private async settle(): Promise<void> {
		await this.actions.viewState.around(this.path, this.by).reading;
		const { path } = this;
		const section = this.section(path);
		if (!this.card && this.isNoLine(section)) return this.containerEl.setText(NO_LINE);
		const place = this.placeIn(section);
		const waiting = this.waiting(place, path);
		const isOpenByItself =
			this.actions.displayModes.of(this.containerEl, path) !== 'story' && isOpenFor(waiting, this.opensBy);
		const isWanted = !this.containerEl.closest('.print') && this.isToggled !== isOpenByItself;
		const isStrip = isWanted && this.isStrip(waiting);
		this.containerEl.removeClass('is-unsettled');
		this.showAsStrip(isStrip);
		if (isWanted && !this.card) {
			this.card = this.addChild(this.draw());
		}
		if (!isWanted && this.card) {
			this.removeChild(this.card);
			this.card = undefined;
			this.containerEl.empty();
		}
		this.card?.keys.hold(!isStrip && this.opensBy !== 'itself' && this.opensBy !== 'a press');
		this.onSettled({ isOpen: isWanted, waiting });
		if (!isWanted && this.actions.takesFocus(path, place?.lineStart))
			focusEditorAround(this.actions.app, this.containerEl, place?.lineEnd);
	}

	/**
	 * Right after a roll that asks nothing, its card is a strip over the page, so that no text moves. A panel stands while
	 * something must be decided, and while Enter goes on from there; then what is only allowed is a strip.
	 */
	private isStrip(waiting: PendingState): boolean {
		const { isMove, opensBy, rolled } = this;
		if (!isMove || waiting === 'must') return false;
		if (opensBy !== 'its questions') return opensBy === 'the roll';
		return rolled !== undefined && waiting !== 'next';
	}

	private showAsStrip(isStrip: boolean): void {
		this.containerEl.toggleClass('is-strip', isStrip);
		this.containerEl.setAttr('role', isStrip ? 'status' : null);
	}

	private draw(): CardOfLine {
		const context = {
			sourcePath: this.path,
			docId: '',
			frontmatter: null,
			addChild: () => {},
			getSectionInfo: () => this.place(),
		};
		const card = new CardOfLine(this.containerEl.createDiv(), this.body, context, this.actions);
		this.onDrawn(card);
		addRecordMenu(card);
		return card;
	}

	private get path(): string {
		return pathAround(this.containerEl) ?? this.context.sourcePath;
	}

	private get isMove(): boolean {
		return readBlock(this.body).entries[0]?.key === 'move';
	}

	private get by(): string | undefined {
		const written = textOf(readBlock(this.body), 'by');
		return written === undefined ? undefined : readName(written);
	}

	private section(path: string): SectionInfo {
		return sectionInfoOf(this.containerEl, this.context, path);
	}

	/** Obsidian provides the lines of the paragraph; this finds the line of the record among them. */
	private place(): SectionInfo {
		return this.placeIn(this.section(this.path));
	}

	private placeIn(section: SectionInfo): SectionInfo {
		if (!section || section.block?.body === this.body) return section;
		const blocks = this.actions.viewState.blocksIn(section.text);
		const found = findBlock(section.text, { body: this.body, near: section }, blocks);
		if (!found.ok) return section;
		return { ...section, lineStart: found.value.startLine, lineEnd: found.value.endLine, block: found.value };
	}

	/** Whether Obsidian renders inline code here that we do not read as a record. */
	private isNoLine(section: SectionInfo): boolean {
		const blocks = section ? this.actions.viewState.blocksIn(section.text) : [];
		return section !== null && !blocks.some(({ form, body }) => form === 'line' && body === this.body);
	}

	/**
	 * What is pending on the record. It is `must` for a call without a roll, a record without an answer, or a problem.
	 */
	private waiting(place: SectionInfo, path: string): PendingState {
		const { actions, body } = this;
		if (!this.isMove) return waitingOnBlock({ source: body, actions, path });
		const { viewState, vaultIndex, settings } = actions;
		const reading = viewState.recordIn(body);
		if (!reading.ok || reading.value.warnings.length > 0) return 'must';
		const { record } = reading.value;
		if (record.imported !== undefined) return 'nothing';
		const { actor, book } = viewState.around(path, record.by);
		if (!actor.ok || !book.ok) return 'must';
		const isPast =
			place !== null &&
			rolledAgain(
				viewState.recordsOf(place.text),
				place.block ?? place.lineStart,
				record.by,
				sameActorIn(path, vaultIndex),
			);
		const { character } = actor.value;
		const isCardRead = place !== null && isDangerBelow(place);
		if (isPast) return pendingBefore(record, actor.value, settings.certain, isCardRead);
		return pendingState(record, {
			book: book.value,
			character,
			problems: [],
			certain: settings.certain,
			rolledAgain: isPast,
			isCardRead,
		});
	}
}

/** An action changes several notes, for each of which all cards ask. What came before it has the answer from the last one. */
const pendingBefore = memoize(
	(record: MoveRecord, { book, character }: ActorView, certain: CardContext['certain'], isCardRead: boolean) =>
		pendingState(record, { book, character, problems: [], certain, rolledAgain: true, isCardRead }),
);
