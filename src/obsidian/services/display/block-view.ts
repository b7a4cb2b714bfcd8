import type { MarkdownPostProcessorContext } from 'obsidian';
import type { JSX } from 'preact';
import type { RecordAction } from '../../../journal/actions/record-action';
import type { RecordForm, SwornBlockAt } from '../../../journal/sworn-block/block-at';
import type { BlockPosition } from '../../../journal/note-blocks/find-blocks';
import type { SwornBlock } from '../../../journal/sworn-block/sworn-block';
import type { JournalActions } from '../journal-actions';
import type { Focus } from '../services';
import type { TextHome } from '../../components/rules-text';
import type { CardKeys } from '../../components/card-keys';
import type { CardTyping } from './draft-store';
import type { DisplayMode } from './display-mode';

/**
 * The text of the note and the lines of the block in it. It is null if the block is rendered elsewhere (an embed, a
 * canvas, a hover preview, print); then the card is shown in full, without controls that would change it.
 */
export type SectionInfo =
	| (NonNullable<ReturnType<MarkdownPostProcessorContext['getSectionInfo']>> & {
			/** The record itself, which may share its row with others. */
			readonly block?: SwornBlockAt;
	  })
	| null;

/** A block on a page, as passed to the view of its kind. */
export interface BlockOnPage {
	readonly actions: JournalActions;
	/** The path of the note that contains the block. */
	readonly path: string;
	/** The source of the block, raw and parsed. */
	readonly source: string;
	readonly block: SwornBlock;
	/** Whether the record is a code block or inline code. */
	readonly form: RecordForm;
	/** The same object on every render, so that rules text is not rendered again unnecessarily. */
	readonly home: TextHome;
	/** Whether a press is being written. */
	readonly isPending: boolean;
	/** The input typed into the card before it was last rendered. */
	readonly typing: CardTyping;
	/** Whether the card's details were open before the block was rewritten and should stay so. */
	readonly startsOpen: boolean;
	/** The display mode that applies where the block is rendered. */
	readonly displayMode: DisplayMode;
	/** Whether the player opened or closed it; undefined if neither. */
	readonly opened: boolean | undefined;
	/** Opens the card or collapses it to its line. */
	open(isOpen: boolean): void;
	/** Carries out a press. It leaves the focus in the text if it answers the roll that the player wrote last. */
	answer(press: RecordAction, carryOut: (focus: Focus) => Promise<unknown>): void;
	/** The keys that answer its choices while it owns those of its pane. */
	readonly keys: CardKeys;
	/** The element that it is rendered in. */
	readonly containerEl: HTMLElement;
	/** Locates the block in the text of its note. */
	readonly where: BlockPosition;
	/** Sets the notes and rules whose changes redraw the block; undefined if any change may. */
	watch(paths: readonly string[] | undefined): void;
	/** Runs a change. A second press while the first is still being written does nothing. */
	write(change: () => Promise<unknown>): void;
	/** The same for a change to the block itself: the new card restores the focus of this one. */
	writeInUse(change: () => Promise<boolean>): void;
	draw(): void;
}

/** How one kind of block is rendered. */
export interface BlockView {
	/** Resolves when the notes that the block depends on are read; undefined if they are already. */
	reading?(): Promise<void> | undefined;
	/** Whether the block refers to something by name, which may be a track in a note that has not been read yet. */
	readonly looksUpName?: boolean;
	/** Undefined if what is already displayed can stay. */
	draw(place: SectionInfo): JSX.Element | undefined;
}
