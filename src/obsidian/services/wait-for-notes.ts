import type { Actions } from './journal-actions';

/**
 * Waits for the note of the character in a journal, then for its track and asset notes. Usually all of them are read
 * already.
 */
export async function allRead({ viewState }: Actions<'viewState'>, journal: string): Promise<void> {
	await viewState.around(journal, undefined).reading;
	await viewState.around(journal, undefined).reading;
}
