import { Notice, type MarkdownView } from 'obsidian';
import { parseOk } from '../../../rules/core/problem';
import type { Plan } from '../../../journal/actions/action-notes';
import { recordBlockAbove } from '../../../journal/manual-edits/convert-record-form';
import { blockIdOf } from '../../../journal/note-blocks/id-of-record';
import { findBlock, placeOf } from '../../../journal/note-blocks/find-blocks';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import type { Actions } from '../../services/journal-actions';
import { fairDice } from '../../services/fair-dice';
import { copyText } from '../../services/notices';
import { t } from '../../../i18n/translate';

type Used = Actions<'app' | 'write'>;

const BASE = 36;

/** Six letters and figures. */
const newId = (): string => (BASE ** 5 + fairDice.roll(2 ** 31)).toString(BASE).slice(-6);

/** Copies a link to a record. Its paragraph or block gets an id for that, unless it has one. */
export async function copyRecordLink(actions: Used, path: string, block: SwornBlockAt): Promise<void> {
	const fresh = newId();
	let id: string | undefined;
	await actions.write<Plan>([path], texts => {
		const text = texts.get(path) ?? '';
		const found = findBlock(text, placeOf(block));
		if (!found.ok) return found;
		const { change, isInLine, ...known } = blockIdOf(text, found.value, fresh);
		id = known.id;
		if (!change) return parseOk({ edits: [] });
		return parseOk({ edits: [{ path, changes: [change], ...(isInLine ? { typed: change } : {}) }] });
	});
	const file = actions.app.vault.getFileByPath(path);
	if (id === undefined || !file) return;
	await copyText(`[[${actions.app.metadataCache.fileToLinktext(file, '')}#^${id}]]`);
}

/** *Copy link to this record*: of the one at the cursor, or above. */
export function copyLinkAtCursor(actions: Used, { editor, file }: MarkdownView): void {
	const block = recordBlockAbove(editor.getValue(), editor.posToOffset(editor.getCursor()));
	if (file && block) void copyRecordLink(actions, file.path, block);
	else new Notice(t('There is no record at or above the cursor.'));
}
