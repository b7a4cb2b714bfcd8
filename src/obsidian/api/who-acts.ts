import type { ActorView } from '../services/view-state/view-state';
import type { Actions } from '../services/journal-actions';
import { ApiError, valueOf } from './api-error';

const UNSETTLED = ['several_characters', 'linked_to_several'];

/** The path of the character that acts in a note. If several are possible, the error names them; none is guessed. */
export async function actorPath(
	{ silent }: Actions<'silent'>,
	note: string,
	by: string | undefined,
	parameter = 'by',
): Promise<string> {
	const path = await silent.actorPath(note, by);
	if (path.ok) return path.value;
	const isUnsettled = path.problems.some(({ code }) => UNSETTLED.includes(code));
	if (!isUnsettled) throw new ApiError(path.problems);
	throw new ApiError(
		path.problems.map(problem => ({ ...problem, message: `${problem.message} Say it with “${parameter}”.` })),
	);
}

/** The character that acts in a note, from the fresh text of all notes concerned. */
export async function whoActs(
	actions: Actions<'silent'>,
	note: string,
	by?: string,
	parameter?: string,
): Promise<ActorView> {
	const path = await actorPath(actions, note, by, parameter);
	valueOf(await actions.silent.book(note, path));
	return valueOf(await actions.silent.freshActor(note, path));
}

/** Caches the actors of the records of a note. */
export class ActorsOf {
	private readonly known = new Map<string | undefined, Promise<ActorView>>();

	constructor(
		private readonly actions: Actions<'silent'>,
		readonly note: string,
	) {}

	of(by: string | undefined): Promise<ActorView> {
		const known = this.known.get(by) ?? whoActs(this.actions, this.note, by);
		this.known.set(by, known);
		return known;
	}
}
