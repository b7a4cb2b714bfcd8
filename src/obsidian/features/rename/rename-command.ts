import { Notice } from 'obsidian';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { ofName, glanceAt } from '../../../journal/track/scan-track-blocks';
import { namedAbove } from '../../../journal/actions/tracks-named';
import { nameOf } from '../../../journal/character/acting-character';
import type { NoteAt } from '../../services/note-at-cursor';
import { noteAt } from '../../services/note-at-cursor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { pickOne } from '../../components/pick-dialog';
import type { NamedThing } from './named-things';
import { namedThings } from './named-things';
import { askForName } from './rename-thing';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/**
 * *Rename a track or character*: lets the player pick one, starting with the one at the cursor, and asks for its new
 * name.
 */
export function renameCommand(actions: JournalActions): void {
	const view = noteInUse(actions.app);
	const things = likeliestFirst(actions, namedThings(actions.vaultIndex), view ? noteAt(view) : undefined);
	if (things.length === 0) {
		new Notice(t('There is no character, track or asset to rename.'));
		return;
	}
	const words = ({ name, detail }: NamedThing) => `${name} (${translateTerm(detail)})`;
	pickOne(
		actions.app,
		things,
		{ text: words, placeholder: t('What gets another name?') },
		{ onPick: thing => askForName(actions, thing) },
	);
}

/** Sorts: first what the block at the cursor is or mentions, then what is mentioned above, then the note itself. */
function likeliestFirst(
	actions: Actions<'viewState'>,
	things: readonly NamedThing[],
	note: NoteAt | undefined,
): readonly NamedThing[] {
	if (!note) return things;
	const above = namedAbove(actions.viewState.tracksNamed(note.text), note.line + 1);
	const rank = (thing: NamedThing): number => {
		const at = above.findIndex(name => ofName([thing], name).length > 0);
		if (at >= 0) return at + (thing.home.path === note.path ? 0 : 0.5);
		return thing.home.path === note.path ? above.length : above.length + 1;
	};
	return [...things].sort((a, b) => rank(a) - rank(b));
}

/**
 * Asks for the new name of one track, such as the second of two with the same name. Ambiguous references are left
 * unchanged.
 */
export function renameTrackBlock(actions: JournalActions, home: TrackLocation): void {
	const track = home.place ? glanceAt(home.place) : undefined;
	const name = track?.name ?? nameOf(home.path);
	askForName(actions, { kind: 'track', name, home, detail: track?.kind ?? 'track' });
}
