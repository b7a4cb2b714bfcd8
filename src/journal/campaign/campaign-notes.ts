import { isSameName } from '../../rules/search/folded-name';
import type { Ruleset } from '../../rules/ruleset';
import { STARTING_STATS } from '../../rules/books/campaign-setup';
import type { Track } from '../../play/tracks/track';
import { newCharacterNote } from '../character/character-note';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { scalarText } from '../frontmatter/scalar';
import { blockAsNote } from '../track/track-block-to-note';
import { writeTrackBlock } from '../track/track-block';

/** Paths of a campaign's notes, existing or planned. */
export interface CampaignPaths {
	readonly folder: string;
	readonly actor: string;
	readonly journal: string;
	/** The home page, named after the folder unless the character is. */
	readonly home: string;
}

export const campaignPaths = (folder: string, character: string): CampaignPaths => ({
	folder,
	actor: `${folder}/${character}.md`,
	journal: `${folder}/Journal/Session 1.md`,
	home: `${folder}/${isSameName(nameOf(folder), character) ? 'Campaign' : nameOf(folder)}.md`,
});

/** The folders for the notes of people and places that a campaign begins with. */
export const foldersOf = (paths: CampaignPaths): readonly string[] => [`${paths.folder}/People`, placesFolder(paths)];
export const placesFolder = ({ folder }: CampaignPaths): string => `${folder}/Places`;

export const personPath = ({ folder }: CampaignPaths, name: string): string => `${folder}/People/${name}.md`;
export const placePath = (paths: CampaignPaths, name: string): string => `${placesFolder(paths)}/${name}.md`;

/**
 * Text of a character who can be played at once. Its stats are the book's starting values in order, until the player
 * assigns them. `rules` are the links to files of the vault that it is played by.
 */
export function firstCharacterNote(
	name: string,
	{ ruleset, rules }: { readonly ruleset: Ruleset; readonly rules?: readonly string[] },
): string {
	const stats = Object.fromEntries(ruleset.stats.map((stat, i) => [stat, STARTING_STATS[i] ?? 1]));
	return newCharacterNote(name, stats, ruleset, rules);
}

/** Text of the first journal note: nothing but whose it is. Its name is its title. `link` leads to the character. */
export const firstJournalNote = (link: string): string =>
	`---\ncharacter: ${scalarText(`[[${link}]]`, { inFlow: false })}\n---\n\n`;

/** Text of the home page. What it says without the plugin stays true, however many sessions follow. */
export const homeNote = ({ journal }: CampaignPaths, link: string): string =>
	[
		'---',
		`character: ${scalarText(`[[${link}]]`, { inFlow: false })}`,
		'---',
		'',
		`The campaign of [[${link}]], which begins in [[${withoutEnding(journal)}|${nameOf(journal)}]].`,
		'',
		'```sworn',
		'show: campaign',
		'```',
		'',
	].join('\n');

/** Text of a note for a person whose connection is its track, followed by what is known about them. */
export function personNote(track: Track, owner: string, about: string): string {
	const note = blockAsNote(writeTrackBlock(track), [owner]);
	return (note.ok ? note.value.text : '') + (about === '' ? '' : `\n${about}\n`);
}

/** The player's text under its own heading. */
export const underHeading = (heading: string, text: string): string => `## ${heading}\n\n${text}`;
