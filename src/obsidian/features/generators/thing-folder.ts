import { campaignFolder } from '../../../journal/character/acting-path';
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
 * that has the journal and all who play in it. Undefined outside a campaign, where the app's settings choose.
 */
export function folderOfThing(
	{ vaultIndex }: Actions<'vaultIndex'>,
	thing: string,
	journal: string,
): string | undefined {
	const campaign = campaignFolder(journal, vaultIndex);
	return campaign ? `${campaign}/${FOLDERS[signOfThing(thing)]}` : undefined;
}
