import { beginCampaign } from '../campaign/begin-campaign';
import type { Choice } from '../choice-list';
import type { Desk } from '../desk';
import { createCharacter } from './create-character';

/** What can be done in a vault without characters, the likeliest first. */
export const waysToBegin = (desk: Desk): readonly Choice[] => [
	{ label: 'Begin a campaign', detail: 'The first hour, step by step', run: () => beginCampaign(desk) },
	{ label: 'Create a character', detail: 'A note with stats and meters', run: () => createCharacter(desk) },
];
