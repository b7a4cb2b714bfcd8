import { Notice } from 'obsidian';
import type { TrackHome } from '../../journal/by-hand/hand-plan';
import { turnIntoBlock as blockPlan, turnIntoNote as notePlan } from '../../journal/track/turn';
import type { TurnPlan } from '../../journal/track/turn';
import { actsIn, nameOf } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import { freePath } from '../free-path';
import type { Texts } from '../note-writer';
import { offsetIn } from './which-journal';

/** Turns the block of a track into a note beside the note it stands in; the block shows that note from then on. */
export async function turnIntoNote(desk: Desk, home: TrackHome, shownIn: string): Promise<boolean> {
	const plan = (texts: Texts) =>
		notePlan(texts.get(home.path) ?? '', home, name => freePath(desk, name, shownIn), ownerOf(desk, home.path));
	return tell(await desk.write([home.path], plan), 'is a note of its own now.');
}

/** Turns the note of a track into a block of the note in which that was asked for. */
export async function turnIntoBlock(desk: Desk, home: TrackHome, shownIn: string): Promise<boolean> {
	const plan = (texts: Texts) => {
		const text = texts.get(shownIn) ?? '';
		const target = { path: shownIn, text, offset: offsetIn(desk.writer, shownIn, text), owner: ownerOf(desk, shownIn) };
		return blockPlan(texts.get(home.path) ?? '', home.path, target);
	};
	return tell(await desk.write([shownIn, home.path], plan), 'is a block of this note now.');
}

/** The name of the character whose journal a note is, when that is settled. */
function ownerOf({ cast }: Desk, journal: string): string | undefined {
	const owner = actsIn(cast, journal);
	return owner === undefined ? undefined : nameOf(owner);
}

function tell(plan: TurnPlan | undefined, words: string): boolean {
	if (plan) new Notice(`“${plan.name}” ${words}`);
	return plan !== undefined;
}
