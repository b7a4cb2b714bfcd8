import type { TFile } from 'obsidian';
import { changesIn } from '../../../journal/record/removed-records';
import { writeRecord } from '../../../journal/record/record';
import { recordsOf } from '../../../journal/record/records-of';
import type { MoveRecord } from '../../../play/record/record';
import type { Actions } from '../../services/journal-actions';
import { mayHoldBlocks } from '../../vault/index/cached-note';

/**
 * The other notes that contain exactly the same record of the same character, because a journal was copied or a record
 * was cut and pasted. Its changes were made only once.
 */
export async function notesWithRecord(
	actions: Actions<'app' | 'viewState' | 'writer'>,
	journal: string,
	record: MoveRecord,
): Promise<readonly string[]> {
	if (changesIn(record).length === 0) return [];
	const { app, viewState, writer } = actions;
	const written = writeRecord(record);
	const isOpen = ({ path }: TFile) => writer.openText(path) !== undefined;
	const actor = actorPath(actions, journal, record);
	const files = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => path !== journal)
		.filter(file => isOpen(file) || mayHoldBlocks(app.metadataCache.getFileCache(file)));
	const found = await Promise.all(
		files.map(async (file: TFile) => {
			const text = writer.openText(file.path) ?? (await app.vault.cachedRead(file).catch(() => ''));
			if (!text.includes(record.move)) return [];
			const holds = recordsOf(text, viewState.recordIn).some(other => writeRecord(other.record) === written);
			return holds && actorPath(actions, file.path, record) === actor ? [file.path] : [];
		}),
	);
	return found.flat();
}

const actorPath = ({ viewState }: Actions<'viewState'>, journal: string, { by }: MoveRecord): string | undefined => {
	const actor = viewState.actor(journal, by);
	return actor.ok ? actor.value.path : undefined;
};
