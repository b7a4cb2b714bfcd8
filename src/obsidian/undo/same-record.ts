import type { TFile } from 'obsidian';
import { changesIn } from '../../journal/record/removed-records';
import { writeRecord } from '../../journal/record/record';
import { recordsOf } from '../../journal/record/records-of';
import type { MoveRecord } from '../../play/record';
import type { Desk } from '../desk';
import { mayHoldBlocks } from '../index/cached-note';

/**
 * The other notes in which the very same record of the same character stands: a journal that was copied, or a record that was
 * cut and pasted. What it changed was changed only once.
 */
export async function notesWithRecord(desk: Desk, journal: string, record: MoveRecord): Promise<readonly string[]> {
	if (changesIn(record).length === 0) return [];
	const { app, shown, writer } = desk;
	const written = writeRecord(record);
	const isOpen = ({ path }: TFile) => writer.openText(path) !== undefined;
	const actor = actorPath(desk, journal, record);
	const files = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => path !== journal)
		.filter(file => isOpen(file) || mayHoldBlocks(app.metadataCache.getFileCache(file)));
	const found = await Promise.all(
		files.map(async (file: TFile) => {
			const text = writer.openText(file.path) ?? (await app.vault.cachedRead(file).catch(() => ''));
			if (!text.includes(record.move)) return [];
			const holds = recordsOf(text, shown.recordIn).some(other => writeRecord(other.record) === written);
			return holds && actorPath(desk, file.path, record) === actor ? [file.path] : [];
		}),
	);
	return found.flat();
}

const actorPath = ({ shown }: Desk, journal: string, { by }: MoveRecord): string | undefined => {
	const actor = shown.actor(journal, by);
	return actor.ok ? actor.value.path : undefined;
};
