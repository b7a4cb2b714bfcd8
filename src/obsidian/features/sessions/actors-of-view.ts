import { charactersOfJournal } from '../../../journal/character/acting-path';
import { nameFor } from '../../../journal/character/unique-character-name';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Actions } from '../../services/journal-actions';
import type { ActorView, BlockContext } from '../../services/view-state/view-state';

/** The characters of whom a view tells, and the notes that affect them; at least one. */
interface ActorsOfView extends Pick<BlockContext, 'watched'> {
	readonly actors: ParseResult<readonly ActorView[]>;
}

/** The characters of whom a view in a note tells: the one after `by:`, or all those that the note states as its own. */
export function actorsOfView(
	{ vaultIndex, viewState }: Actions<'vaultIndex' | 'viewState'>,
	journal: string,
	by: string | undefined,
): ActorsOfView {
	const company = by === undefined ? charactersOfJournal(journal, vaultIndex) : [];
	const names = company.length > 0 ? company.map(path => nameFor(path, journal, vaultIndex)) : [by];
	const watched = new Set<string>();
	const actors: ActorView[] = [];
	for (const name of names) {
		const around = viewState.around(journal, name);
		if (!around.actor.ok) return { actors: around.actor, watched: around.watched };
		actors.push(around.actor.value);
		for (const path of around.watched ?? []) watched.add(path);
	}
	return { actors: parseOk(actors), watched: [...watched] };
}
