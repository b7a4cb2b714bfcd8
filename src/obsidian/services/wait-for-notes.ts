import type { Actions } from './journal-actions';

/** Waits for the note of the character in a journal, then for those of its tracks and assets; mostly all are read already. */
export async function allRead({ viewState }: Actions<'viewState'>, journal: string): Promise<void> {
	await viewState.around(journal, undefined).reading;
	await viewState.around(journal, undefined).reading;
}
