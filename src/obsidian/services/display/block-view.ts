import type { MarkdownPostProcessorContext } from 'obsidian';
import type { JSX } from 'preact';
import type { RecordForm } from '../../../journal/sworn-block/block-at';
import type { BlockPlace } from '../../../journal/sworn-block/in-note';
import type { SwornBlock } from '../../../journal/sworn-block/sworn-block';
import type { JournalActions } from '../journal-actions';
import type { TextHome } from '../../components/rules-text';
import type { CardTyping } from './draft-store';
import type { DisplayMode } from './display-mode';

/**
 * The text of the note and the lines of the block in it; null if the block is rendered elsewhere (an embed, a canvas, a hover
 * preview, print). There it is rendered whole, and nothing can be pressed that would change it.
 */
export type SectionInfo = ReturnType<MarkdownPostProcessorContext['getSectionInfo']>;

/** A block on a page, as the view of its kind sees it. */
export interface BlockOnPage {
	readonly actions: JournalActions;
	/** The note that it is rendered in. */
	readonly path: string;
	/** The text of the block, and the same text read. */
	readonly source: string;
	readonly block: SwornBlock;
	/** Whether it is a block or a line of text that says the same. */
	readonly form: RecordForm;
	/** The same object at each rendering, so that text is not rendered again without need. */
	readonly home: TextHome;
	/** A press is being written. */
	readonly isPending: boolean;
	/** What was typed on the card before it was rendered. */
	readonly typing: CardTyping;
	/** What was open on the card before its text was rewritten, stays open. */
	readonly startsOpen: boolean;
	/** How records render where it is. */
	readonly displayMode: DisplayMode;
	/** Whether the player has opened or closed it by hand; absent if neither. */
	readonly opened: boolean | undefined;
	/** Opens its card or folds it into its line. */
	open(isOpen: boolean): void;
	/** How the block is found again in the text of its note. */
	readonly where: BlockPlace;
	/** The notes and rules whose changes redraw the block; undefined while it is not known what it is about. */
	watch(paths: readonly string[] | undefined): void;
	/** Carries a change out; a second press while the first is being written does nothing. */
	write(change: () => Promise<unknown>): void;
	/** The same for a change of the block itself: its new card continues with the control that is in use on this one. */
	writeInUse(change: () => Promise<boolean>): void;
	draw(): void;
}

/** How one kind of block is rendered. */
export interface BlockView {
	/** Absent when all notes that the block is about are read. */
	reading?(): Promise<void> | undefined;
	/** It goes by a name, which may be that of a track in a note that is still to be read. */
	readonly looksUpName?: boolean;
	/** Absent when it would be what is shown already. */
	draw(place: SectionInfo): JSX.Element | undefined;
}
