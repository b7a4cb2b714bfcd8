import { foldedName } from '../../../rules/search/folded-name';
import { nameOf } from '../../../rules/search/stated-name';
import { distinctPath, trackNameFor, type Namesake } from '../../../journal/track/unique-track-name';
import type { VaultIndex } from './vault-index';

/** Names for tracks that are notes, by path; undefined if the name of the note is unambiguous. */
export type TrackNames = (path: string) => string | undefined;

type Names = Pick<VaultIndex, 'belongingsOf' | 'nearTo' | 'tracksKnown'>;

/** Their names in a journal in which a character acts, including those of closed tracks. */
export function trackNames(vaultIndex: Names, journal: string, actor: string | undefined): TrackNames {
	const nearness = vaultIndex.nearTo(journal, actor);
	return namer(vaultIndex, actor, (path, others) =>
		trackNameFor(
			path,
			[{ path, isBlock: false }, ...others].map((each): Namesake => ({ ...each, nearness: nearness(each.path) })),
		),
	);
}

/** Their names independent of the journal: a path, unless the name is unique among the character's tracks. */
export const pathNames = (vaultIndex: Names, actor: string): TrackNames => namer(vaultIndex, actor, distinctPath);

type Place = Omit<Namesake, 'nearness'>;

/** A character's tracks are distinguished from each other, and any other track from all tracks of the vault. */
function namer(
	vaultIndex: Names,
	actor: string | undefined,
	call: (path: string, others: readonly Place[]) => string,
): TrackNames {
	let byName: ReadonlyMap<string, readonly Place[]> | undefined;
	let theirs: ReadonlySet<string> | undefined;
	return path => {
		const own = (byName ??= placesByName(vaultIndex)).get(foldedName(nameOf(path))) ?? [];
		if (own.every(other => other.path === path) || !own.some(other => other.path === path && !other.isBlock))
			return undefined;
		theirs ??= new Set(actor === undefined ? [] : vaultIndex.belongingsOf(actor));
		const isTheirs = theirs.has(path);
		const others = own.filter(other => other.path !== path && (!isTheirs || theirs?.has(other.path)));
		const name = others.length === 0 ? nameOf(path) : call(path, others);
		return name === nameOf(path) ? undefined : name;
	};
}

function placesByName(vaultIndex: Names): ReadonlyMap<string, readonly Place[]> {
	const found = new Map<string, Place[]>();
	for (const { name, home } of vaultIndex.tracksKnown()) {
		const key = foldedName(name);
		const place = { path: home.path, isBlock: home.place !== undefined };
		const known = found.get(key);
		if (known) known.push(place);
		else found.set(key, [place]);
	}
	return found;
}
