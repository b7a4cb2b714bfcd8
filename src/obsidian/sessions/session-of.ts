import type { SessionOf } from '../../journal/sessions/end-session';
import { nameFor } from '../../journal/character/name-for';
import { given } from '../../journal/given';
import type { Who } from '../../journal/sessions/told';
import { nameOf } from '../../journal/character/which-character';
import { actorOf } from '../../journal/character/who-is-called';
import type { VaultCast } from '../index/cast';

/** Whose session is played in a journal, and whom the names in it mean. */
export const sessionOf = (cast: VaultCast, journal: string, actor: string): SessionOf => ({
	note: nameOf(journal),
	actor: nameOf(actor),
	...given({ by: nameFor(actor, journal, cast) }),
	who: whoIn(cast, journal, actor),
});

/** A journal tells of names again and again: each is looked up once. */
function whoIn(cast: VaultCast, journal: string, actor: string): Who {
	const known = new Map<string | undefined, ReturnType<Who>>();
	return name => {
		const who = known.get(name) ?? whose(cast, journal, actor, name);
		known.set(name, who);
		return who;
	};
}

function whose(cast: VaultCast, journal: string, actor: string, name: string | undefined): ReturnType<Who> {
	const found = actorOf(name, journal, cast);
	if (!found.ok || found.value.kind === 'several') return 'no character';
	return found.value.path === actor ? 'actor' : 'another';
}
