import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { JournalActions } from '../plugin/journal-actions';
import type { Look } from './display-mode';

const WORDS: Readonly<Record<Look, string>> = { lines: 'lines', cards: 'cards', story: 'story only' };

/** Lines, then cards, then the story alone, in the pane in front; the settings stay as they are. */
export function changeLook({ looks }: JournalActions, view: MarkdownView): void {
	new Notice(`Records in this pane: ${WORDS[looks.next(view)]}`);
}
