import type { Ruleset } from '../../rules/ruleset';
import { STARTING_STATS } from '../../rules/campaign-setup';
import type { Track } from '../../play/tracks/track';
import { newCharacterNote } from '../character/character-note';
import { nameOf } from '../character/acting-character';
import { scalarText } from '../frontmatter/scalar';
import { setProperties } from '../frontmatter/set-properties';
import { applyChanges } from '../text/text-change';
import { blockAsNote } from '../track/block-as-note';
import { writeTrackBlock } from '../track/track-block';

/** The property that remembers where the first hour of a character continues; it goes when all is done. */
export const STEP_PROPERTY = 'campaign_step';

/** Where the notes of a campaign are, or will be. */
export interface CampaignPaths {
	readonly folder: string;
	readonly actor: string;
	readonly journal: string;
}

export const campaignPaths = (folder: string, character: string): CampaignPaths => ({
	folder,
	actor: `${folder}/${character}.md`,
	journal: `${folder}/Journal/Session 1.md`,
});

/** A character that can play at once: the stats are those of the book’s array, in its order, until they are settled. */
export function firstCharacterNote(name: string, ruleset: Ruleset, next: string): string {
	const stats = Object.fromEntries(ruleset.stats.map((stat, i) => [stat, STARTING_STATS[i] ?? 1]));
	const note = newCharacterNote(name, stats, ruleset);
	const marked = setProperties(note, { [STEP_PROPERTY]: next }, ['sworn', 'ruleset', STEP_PROPERTY]);
	return marked.ok ? applyChanges(note, marked.value) : note;
}

/** The first note of the journal, to write on below its heading. `link` is how the character is found from there. */
export const firstJournalNote = (journal: string, link: string): string =>
	`---\ncharacter: ${scalarText(`[[${link}]]`, { inFlow: false })}\n---\n\n# ${nameOf(journal)}\n\n`;

/** A person who is a connection, as a note that is its track; what is known of them is below. */
export function personNote(track: Track, owner: string, about: string): string {
	const note = blockAsNote(writeTrackBlock(track), owner);
	return (note.ok ? note.value.text : '') + (about === '' ? '' : `\n${about}\n`);
}

/** Text of the player’s under a heading of its own. */
export const underHeading = (heading: string, text: string): string => `## ${heading}\n\n${text}`;
