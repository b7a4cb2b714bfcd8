import { Notice } from 'obsidian';
import type { TrackHome } from '../../../journal/manual-edits/edit-plan';
import { turnIntoBlock as blockPlan, turnIntoNote as notePlan } from '../../../journal/track/convert-track';
import type { TurnPlan } from '../../../journal/track/convert-track';
import { linkTextFor } from '../../../journal/character/name-for';
import { actsIn, linkedCharacter, nameOf } from '../../../journal/character/acting-character';
import type { Actions } from '../../plugin/journal-actions';
import { freePath } from '../../vault/free-path';
import type { Texts } from '../../vault/writer/note-writer';
import { offsetIn } from '../manual-edits/journal-for-edit';

/** Turns the block of a track into a note beside the note it stands in; the block shows that note from then on. */
export async function turnIntoNote(
	actions: Actions<'app' | 'vaultIndex' | 'write'>,
	home: TrackHome,
	shownIn: string,
): Promise<boolean> {
	const owner = actsIn(actions.vaultIndex, home.path);
	const link = owner === undefined ? undefined : linkTextFor(owner, home.path, actions.vaultIndex);
	const plan = (texts: Texts) =>
		notePlan(texts.get(home.path) ?? '', home, name => freePath(actions, name, shownIn), link);
	return tell(await actions.write([home.path], plan), 'is a note of its own now.');
}

/** Turns the note of a track into a block of the note in which that was asked for. */
export async function turnIntoBlock(
	actions: Actions<'vaultIndex' | 'write' | 'writer'>,
	home: TrackHome,
	shownIn: string,
): Promise<boolean> {
	const plan = (texts: Texts) => {
		const text = texts.get(shownIn) ?? '';
		const target = {
			path: shownIn,
			text,
			offset: offsetIn(actions.writer, shownIn, text),
			owner: ownerOfBoth(actions, home.path, shownIn),
		};
		return blockPlan(texts.get(home.path) ?? '', home.path, target);
	};
	return tell(await actions.write([shownIn, home.path], plan), 'is a block of this note now.');
}

/** The name of the character that a track links to, when it is the very one whose journal the other note is. */
function ownerOfBoth({ vaultIndex }: Actions<'vaultIndex'>, track: string, journal: string): string | undefined {
	const link = vaultIndex.properties(track)?.get('character');
	const whose = typeof link === 'string' ? linkedCharacter(link, track, vaultIndex) : undefined;
	const isSame = whose?.ok && whose.value.kind === 'one' && whose.value.path === actsIn(vaultIndex, journal);
	return isSame ? nameOf(whose.value.path) : undefined;
}

function tell(plan: TurnPlan | undefined, words: string): boolean {
	if (plan) new Notice(`“${plan.name}” ${words}`);
	return plan !== undefined;
}
