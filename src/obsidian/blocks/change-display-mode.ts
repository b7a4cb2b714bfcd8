import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { JournalActions } from '../services/journal-actions';
import type { DisplayMode } from '../services/display/display-mode';
import { t } from '../../i18n/translate';

const WORDS: Readonly<Record<DisplayMode, string>> = { lines: t('Lines'), cards: t('Cards'), story: t('Story only') };

/** Switches the active pane to the next display mode: lines, cards, story only. The settings stay unchanged. */
export function changeDisplayMode({ displayModes }: JournalActions, view: MarkdownView): void {
	new Notice(WORDS[displayModes.next(view)]);
}
