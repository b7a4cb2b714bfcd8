import { campaignFolder } from '../../../journal/character/acting-path';
import { iconOfSubject, SUBJECT_FOLDERS } from '../../../journal/oracle-blocks/subject-summary';
import type { Actions } from '../../services/journal-actions';

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
	return campaign ? `${campaign}/${SUBJECT_FOLDERS[iconOfSubject(thing)]}` : undefined;
}
