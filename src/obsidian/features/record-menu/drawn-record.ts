import type { Component } from 'obsidian';
import { findBlock, type BlockPosition } from '../../../journal/note-blocks/find-blocks';
import { listenWhenUsed } from '../../components/listen-when-used';
import type { MenuRow } from '../../components/menu-items';
import { viewAround } from '../../editor/focus-editor';
import type { BlockOnPage } from '../../services/display/block-view';
import type { JournalActions } from '../../services/journal-actions';
import { onRecordMenu } from './on-record-menu';
import { isRecordBody, recordRows, textRows } from './record-menu';
import { t } from '../../../i18n/translate';

/** A rendered record. */
interface Drawn {
	/** The path of its note. */
	readonly path: string;
	/** Its text as the body of a block. */
	readonly body: string;
	readonly where: BlockPosition;
	/** The element that toggles its card. */
	readonly opener: HTMLElement | null;
}

/** The menu rows for a rendered record. If its position in the note is unknown, they do not include any that write. */
export function drawnRows(actions: JournalActions, el: HTMLElement, drawn: Drawn): readonly MenuRow[] {
	const { path, body, where, opener } = drawn;
	if (!isRecordBody(body)) return [];
	const view = viewAround(actions.app, el);
	const isHere = where.near !== undefined && view?.file?.path === path;
	const block = view && isHere ? findBlock(view.editor.getValue(), where) : undefined;
	const rows = view && block?.ok ? recordRows(actions, view, block.value) : textRows(actions, path, body);
	return opener ? [openerRow(opener), ...rows] : rows;
}

function openerRow(opener: HTMLElement): MenuRow {
	const isOpen = opener.getAttribute('aria-expanded');
	const icon = isOpen === 'true' ? 'chevron-up' : 'chevron-down';
	const title = isOpen === null ? t('Open or close') : isOpen === 'true' ? t('Close') : t('Open');
	return { title, icon, run: () => opener.click() };
}

/** Adds the context menu to a block or the card of a line. */
export function addRecordMenu(block: Component & BlockOnPage & { readonly containerEl: HTMLElement }): void {
	const { actions, containerEl } = block;
	const rows = () => {
		const { path, source, where } = block;
		const opener = containerEl.querySelector<HTMLElement>('.sworn-line-press');
		return drawnRows(actions, containerEl, { path, body: source, where, opener });
	};
	listenWhenUsed(block, containerEl, () => block.register(onRecordMenu(containerEl, rows)));
}
