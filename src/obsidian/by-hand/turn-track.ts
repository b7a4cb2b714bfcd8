import { Notice } from 'obsidian';
import type { TrackHome } from '../../journal/by-hand/hand-plan';
import { turnIntoBlock as blockPlan, turnIntoNote as notePlan } from '../../journal/track/turn';
import type { TurnPlan } from '../../journal/track/turn';
import { linkTextFor } from '../../journal/character/name-for';
import { actsIn, linkedCharacter, nameOf } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import { freePath } from '../free-path';
import type { Texts } from '../writer/note-writer';
import { offsetIn } from './which-journal';

/** Turns the block of a track into a note beside the note it stands in; the block shows that note from then on. */
export async function turnIntoNote(desk: Desk, home: TrackHome, shownIn: string): Promise<boolean> {
	const owner = actsIn(desk.cast, home.path);
	const link = owner === undefined ? undefined : linkTextFor(owner, home.path, desk.cast);
	const plan = (texts: Texts) =>
		notePlan(texts.get(home.path) ?? '', home, name => freePath(desk, name, shownIn), link);
	return tell(await desk.write([home.path], plan), 'is a note of its own now.');
}

/** Turns the note of a track into a block of the note in which that was asked for. */
export async function turnIntoBlock(desk: Desk, home: TrackHome, shownIn: string): Promise<boolean> {
	const plan = (texts: Texts) => {
		const text = texts.get(shownIn) ?? '';
		const target = {
			path: shownIn,
			text,
			offset: offsetIn(desk.writer, shownIn, text),
			owner: ownerOfBoth(desk, home.path, shownIn),
		};
		return blockPlan(texts.get(home.path) ?? '', home.path, target);
	};
	return tell(await desk.write([shownIn, home.path], plan), 'is a block of this note now.');
}

/** The name of the character that a track links to, when it is the very one whose journal the other note is. */
function ownerOfBoth({ cast }: Desk, track: string, journal: string): string | undefined {
	const link = cast.properties(track)?.get('character');
	const whose = typeof link === 'string' ? linkedCharacter(link, track, cast) : undefined;
	const isSame = whose?.ok && whose.value.kind === 'one' && whose.value.path === actsIn(cast, journal);
	return isSame ? nameOf(whose.value.path) : undefined;
}

function tell(plan: TurnPlan | undefined, words: string): boolean {
	if (plan) new Notice(`“${plan.name}” ${words}`);
	return plan !== undefined;
}
