import { actingPath } from '../../../journal/character/acting-path';
import { signOfThing, type ThingSign } from '../../../journal/answers/thing-in-short';
import type { Actions } from '../../services/journal-actions';

const FOLDERS: Readonly<Record<ThingSign, string>> = {
	person: 'People',
	place: 'Places',
	ship: 'Ships',
	creature: 'Creatures',
};

/**
 * The folder for the note of a generated thing: People, Places, Ships or Creatures of the campaign, which is the folder
 * of the character if the journal lies within it. Undefined outside a campaign, where the app's settings choose.
 */
export function folderOfThing(
	{ vaultIndex }: Actions<'vaultIndex'>,
	thing: string,
	journal: string,
): string | undefined {
	const actor = actingPath(undefined, journal, vaultIndex);
	if (!actor.ok) return undefined;
	const campaign = actor.value.slice(0, actor.value.lastIndexOf('/') + 1);
	return campaign === '' || !journal.startsWith(campaign) ? undefined : campaign + FOLDERS[signOfThing(thing)];
}
