import { TFile } from 'obsidian';
import { isJournalOf } from '../../../journal/character/acting-path';
import { byName, dayOf } from '../../../journal/notes/natural-order';
import { nameOf } from '../../../rules/search/stated-name';
import { lastPlayed, type PlayedSession } from '../../../journal/sessions/last-session';
import { numberInName } from '../../../journal/sessions/session-span';
import type { TimelineSession } from '../../../journal/sessions/session-timeline';
import type { Actions } from '../../services/journal-actions';
import { whoIn } from './session-owner';

/** A session that was played, and the note that has it. */
export interface SessionAt {
	readonly path: string;
	readonly session: PlayedSession;
}

/** How many notes are read at most. */
const MOST_READ = 5;

/** The last session of one or several characters in the notes beside one, of those that come before it by their names. */
export async function earlierSession(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	actors: readonly string[],
	next: string,
): Promise<SessionAt | undefined> {
	for (const file of earlierJournals(actions, actors, next)) {
		const session = await lastIn(actions, actors, file);
		if (session) return session;
	}
	return undefined;
}

/** The last session of a campaign that was played, of sessions in the order of play. */
export async function lastSession(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	actors: readonly string[],
	sessions: readonly TimelineSession[],
): Promise<SessionAt | undefined> {
	const paths = [...new Set([...sessions].reverse().map(({ path }) => path))];
	for (const path of paths.slice(0, MOST_READ)) {
		const file = actions.app.vault.getFileByPath(path);
		const session = file && (await lastIn(actions, actors, file));
		if (session) return session;
	}
	return undefined;
}

/** The last session of the characters in a note. */
async function lastIn(
	{ app, vaultIndex, writer }: Actions<'app' | 'vaultIndex' | 'writer'>,
	actors: readonly string[],
	file: TFile,
): Promise<SessionAt | undefined> {
	const { path } = file;
	const text = writer.openText(path) ?? (await app.vault.cachedRead(file));
	const name = nameOf(path);
	const isOne = numberInName(name) !== undefined || dayOf(file) !== undefined;
	const session = lastPlayed({ text, name, who: whoIn(vaultIndex, path, actors), isOne });
	return session && { path, session };
}

/** The journals of the characters beside a note that come before it by name, the nearest first. */
function earlierJournals(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	actors: readonly string[],
	next: string,
): readonly TFile[] {
	const folder = next.slice(0, Math.max(0, next.lastIndexOf('/')));
	const beside = (folder === '' ? app.vault.getRoot() : app.vault.getFolderByPath(folder))?.children ?? [];
	const before = beside
		.filter((file): file is TFile => file instanceof TFile && file.extension === 'md')
		.filter(file => !actors.includes(file.path) && byName(file, { path: next }) < 0)
		.sort((one, other) => byName(other, one));
	const found: TFile[] = [];
	for (const file of before) {
		if (found.length === MOST_READ) break;
		const isOther = typeof vaultIndex.properties(file.path)?.get('sworn') === 'string';
		if (!isOther && !vaultIndex.isForm(file.path) && actors.some(actor => isJournalOf(actor, file.path, vaultIndex)))
			found.push(file);
	}
	return found;
}
