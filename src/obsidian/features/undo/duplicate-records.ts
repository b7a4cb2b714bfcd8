import type { TFile } from 'obsidian';
import { changesIn, isOfChanges, snapshotOf } from '../../../journal/note-blocks/record-snapshot';
import { isJournalOf } from '../../../journal/character/acting-path';
import { writeRecord } from '../../../journal/record/write-record';
import type { MoveRecord } from '../../../play/record/record';
import type { Actions } from '../../services/journal-actions';
import { given } from '../../../rules/core/collections';
import { mayHoldBlocks } from '../../vault/index/cached-note';

/**
 * The other notes that contain exactly the same record of the same character, because a journal was copied or a record
 * was cut and pasted. Its changes were made only once.
 */
export async function notesWithRecord(
	actions: Actions<'app' | 'viewState' | 'vaultIndex' | 'writer'>,
	journal: string,
	record: MoveRecord,
): Promise<readonly string[]> {
	if (changesIn(record).length === 0) return [];
	const { app, viewState, vaultIndex, writer } = actions;
	const written = writeRecord(record);
	const actor = actorPath(actions, journal, record);
	// the cache of the app does not tell a record on one line from prose
	const mayHold = (file: TFile) =>
		writer.openText(file.path) !== undefined ||
		mayHoldBlocks(app.metadataCache.getFileCache(file)) ||
		(actor !== undefined && isJournalOf(actor, file.path, vaultIndex));
	const files = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => path !== journal)
		.filter(mayHold);
	const found = await Promise.all(
		files.map(async (file: TFile) => {
			const text = writer.openText(file.path) ?? (await app.vault.cachedRead(file).catch(() => ''));
			if (!text.includes(record.move)) return [];
			const holds = snapshotOf(text, viewState.recordIn).records.some(other => writeRecord(other) === written);
			return holds && actorPath(actions, file.path, record) === actor ? [file.path] : [];
		}),
	);
	return found.flat();
}

const actorPath = ({ viewState }: Actions<'viewState'>, journal: string, record: MoveRecord): string | undefined => {
	const actor = viewState.actor(journal, byOf({ viewState }, journal, record));
	return actor.ok ? actor.value.path : undefined;
};

/** The name of the character that a record changed. A line of changes names it with each of them. */
function byOf({ viewState }: Actions<'viewState'>, journal: string, record: MoveRecord): string | undefined {
	if (!isOfChanges(record)) return record.by;
	return record.done.find(({ target }) => target !== undefined && viewState.actor(journal, target).ok)?.target;
}

/** A record with the name of its character, for which a line of changes has none. */
export function withActor(actions: Actions<'viewState'>, journal: string, record: MoveRecord): MoveRecord {
	const by = byOf(actions, journal, record);
	if (by === undefined || !isOfChanges(record)) return record;
	const own = record.done.map(({ target, ...change }) =>
		target === by ? change : { ...change, ...given({ target }) },
	);
	return { ...record, by, done: own };
}
