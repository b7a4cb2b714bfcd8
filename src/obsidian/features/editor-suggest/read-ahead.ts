import type { TFile } from 'obsidian';
import type { WorkSlices } from '../../../rules/core/work-slices';
import type { Rulebook } from '../../../rules/books/rulebook';
import { readAhead } from '../../../journal/suggest/forms';
import type { JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { whenIdle } from '../../vault/index/idle';
import { inSlices } from '../../vault/in-slices';
import { isPlayedNote } from '../../vault/played-notes';
import { searchedOracles } from '../oracles/book-for';

/** The rulebooks that were read ahead since the plugin started. */
const known = new WeakSet<Rulebook>();

/** Reads in slices what a letter behind a trigger looks through, once a note that plays is open. */
export async function readAheadOf(actions: JournalActions, file: TFile | null): Promise<void> {
	const { vaultIndex, viewState } = actions;
	await vaultIndex.opened(file);
	if (!file || !isPlayedNote(vaultIndex, file.path)) return;
	await viewState.whenRead(file.path);
	const actor = viewState.actor(file.path, undefined);
	if (actor.ok) readAheadFor(actions, file.path, actor.value);
}

export function readAheadFor(actions: JournalActions, journal: string, { book, character }: ActorView): void {
	if (known.has(book)) return;
	known.add(book);
	const steps = function* (): WorkSlices<void> {
		const oracles = searchedOracles(actions, journal, book.ruleset);
		yield;
		yield* readAhead({ book, character, oracles, recent: [], recentOracles: [] });
	};
	whenIdle(() => void inSlices(steps()));
}
