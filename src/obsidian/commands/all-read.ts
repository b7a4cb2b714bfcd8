import type { Desk } from '../desk';

/** Waits for the note of the character in a journal, then for those of its tracks and assets; mostly all are read already. */
export async function allRead({ shown }: Desk, journal: string): Promise<void> {
	await shown.around(journal, undefined).reading;
	await shown.around(journal, undefined).reading;
}
