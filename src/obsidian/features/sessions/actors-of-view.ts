import { companyOf } from '../../../journal/character/acting-path';
import { nameFor } from '../../../journal/character/name-for';
import { read, type Reading } from '../../../rules/problem';
import type { Actions } from '../../services/journal-actions';
import type { ActorView, Surroundings } from '../../services/view-state/view-state';

/** The characters of whom a view tells, and the notes that affect them; at least one. */
interface ActorsOfView extends Pick<Surroundings, 'watched'> {
	readonly actors: Reading<readonly ActorView[]>;
}

/** The characters of whom a view in a note tells: the one after `by:`, or all those that the note states as its own. */
export function actorsOfView(
	{ vaultIndex, viewState }: Actions<'vaultIndex' | 'viewState'>,
	journal: string,
	by: string | undefined,
): ActorsOfView {
	const company = by === undefined ? companyOf(journal, vaultIndex) : [];
	const names = company.length > 0 ? company.map(path => nameFor(path, journal, vaultIndex)) : [by];
	const watched = new Set<string>();
	const actors: ActorView[] = [];
	for (const name of names) {
		const around = viewState.around(journal, name);
		if (!around.actor.ok) return { actors: around.actor, watched: around.watched };
		actors.push(around.actor.value);
		for (const path of around.watched ?? []) watched.add(path);
	}
	return { actors: read(actors), watched: [...watched] };
}
