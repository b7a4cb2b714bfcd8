import type { SessionOf } from '../../../journal/sessions/end-session';
import { nameFor } from '../../../journal/character/name-for';
import { given } from '../../../rules/collections';
import type { Who } from '../../../journal/sessions/session-entries';
import { nameOf } from '../../../journal/character/acting-character';
import { actorOf } from '../../../journal/character/resolve-name';
import type { VaultIndex } from '../../vault/index/vault-index';

/** Whose session is played in a journal, and whom the names in it mean. */
export const sessionOf = (vaultIndex: VaultIndex, journal: string, actor: string): SessionOf => ({
	note: nameOf(journal),
	actor: nameOf(actor),
	...given({ by: nameFor(actor, journal, vaultIndex) }),
	who: whoIn(vaultIndex, journal, actor),
});

/** A journal names the same again and again: each is looked up once. */
function whoIn(vaultIndex: VaultIndex, journal: string, actor: string): Who {
	const known = new Map<string | undefined, ReturnType<Who>>();
	return name => {
		const who = known.get(name) ?? whose(vaultIndex, journal, actor, name);
		known.set(name, who);
		return who;
	};
}

function whose(vaultIndex: VaultIndex, journal: string, actor: string, name: string | undefined): ReturnType<Who> {
	const found = actorOf(name, journal, vaultIndex);
	if (!found.ok || found.value.kind === 'several') return 'no character';
	return found.value.path === actor ? 'actor' : 'another';
}
