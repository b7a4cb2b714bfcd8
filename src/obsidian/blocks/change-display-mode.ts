import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { JournalActions } from '../services/journal-actions';
import type { DisplayMode } from '../services/display/display-mode';
import { t } from '../../language/text';

const WORDS: Readonly<Record<DisplayMode, string>> = { lines: t('lines'), cards: t('cards'), story: t('story only') };

/** Lines, then cards, then the story alone, in the pane in front; the settings stay as they are. */
export function changeDisplayMode({ displayModes }: JournalActions, view: MarkdownView): void {
	new Notice(t('Records in this pane: {look}', { look: WORDS[displayModes.next(view)] }));
}
