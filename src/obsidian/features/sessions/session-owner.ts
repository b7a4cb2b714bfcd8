import type { App } from 'obsidian';
import type { SessionOf } from '../../../journal/sessions/end-session';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { nameFor } from '../../../journal/character/unique-character-name';
import { given } from '../../../rules/core/collections';
import type { ResolveActor } from '../../../journal/sessions/session-entries';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { actorOf } from '../../../journal/character/resolve-name';
import type { Actions } from '../../services/journal-actions';
import { recentNames, rememberName } from '../../services/recent-names';
import type { VaultIndex } from '../../vault/index/vault-index';

/** The local storage key for a fingerprint of each digest last written on this device. */
const DIGESTS_KEY = 'sworn-journal-digests';

export const rememberDigest = (app: App, word: string): void => rememberName(app, DIGESTS_KEY, word);

/** Whose session a journal contains, and whom its names refer to. */
export const sessionOf = (
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	journal: string,
	actor: string,
): SessionOf => ({
	note: nameOf(journal),
	...given({ by: nameFor(actor, journal, vaultIndex) }),
	who: whoIn(vaultIndex, journal, [actor]),
	isOfSeveral: charactersOfJournal(journal, vaultIndex).includes(actor),
	link: name => linkToThing(vaultIndex, journal, name),
	isWritten: word => recentNames(app, DIGESTS_KEY).includes(word),
});

/** Links by name if that is unambiguous, otherwise by path. */
export function linkTo(vaultIndex: VaultIndex, path: string, from: string): string {
	const name = nameOf(path);
	const found = vaultIndex.resolve(name, from);
	return found === undefined || found === path ? `[[${name}]]` : `[[${withoutEnding(path)}|${name}]]`;
}

/**
 * A link to a track or asset, if exactly one has the name: to its own note, or to another that has its block. Within one
 * note there is nothing to link to.
 */
export function linkToThing(vaultIndex: VaultIndex, from: string, name: string): string | undefined {
	const [home, another] = vaultIndex.thingsCalled(name, from);
	if (!home || another) return undefined;
	if (!home.place) return linkTo(vaultIndex, home.path, from);
	if (home.path === from || /[[\]|]/.test(name)) return undefined;
	const [target = ''] = linkTo(vaultIndex, home.path, from).slice(2, -2).split('|');
	return `[[${target}|${name}]]`;
}

/**
 * Resolves names in a journal for one character, or for several that are told of together. Results are cached, because
 * the same names occur again and again.
 */
export function whoIn(vaultIndex: VaultIndex, journal: string, actors: readonly string[]): ResolveActor {
	const known = new Map<string | undefined, ReturnType<ResolveActor>>();
	const [first] = charactersOfJournal(journal, vaultIndex);
	const isToldElsewhere = first !== undefined && !actors.includes(first);
	return (name, of) => {
		if (isToldElsewhere && name === undefined && of === 'oracle') return 'another';
		const who = known.get(name) ?? whose(vaultIndex, journal, actors, name);
		known.set(name, who);
		return who;
	};
}

function whose(
	vaultIndex: VaultIndex,
	journal: string,
	actors: readonly string[],
	name: string | undefined,
): ReturnType<ResolveActor> {
	const found = actorOf(name, journal, vaultIndex);
	if (!found.ok || found.value.kind === 'several') return 'no character';
	return actors.includes(found.value.path) ? 'actor' : 'another';
}
