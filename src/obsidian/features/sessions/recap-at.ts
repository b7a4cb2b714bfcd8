import { tracksTogether, type Track } from '../../../play/tracks/track';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { distinctNames } from '../../../journal/character/unique-character-name';
import { nameOf } from '../../../rules/search/stated-name';
import { stateOn } from '../../../journal/actions/character-state';
import { recapLines } from '../../../journal/sessions/recap';
import { lastPlayed } from '../../../journal/sessions/last-session';
import { numberInName } from '../../../journal/sessions/session-span';
import type { Actions } from '../../services/journal-actions';
import type { ActionContext } from '../../services/services';
import type { VaultIndex } from '../../vault/index/vault-index';
import type { SessionAt } from './earlier-sessions';
import { linkTo, linkToThing, whoIn } from './session-owner';

/** Where the last session may have been played. */
interface Before {
	/** Where the next one begins in the journal; absent if it begins in a note of its own. */
	readonly before?: number;
	/** The last one in the notes beside it. */
	readonly earlier: SessionAt | undefined;
}

/** The lines that say what happened in the last session; none if nothing was played before. */
export function recapAt(
	actions: Actions<'app' | 'vaultIndex'>,
	{ pages, table }: ActionContext,
	{ before, earlier }: Before,
): readonly string[] {
	const { path, text } = pages.journal;
	const actors = [pages.actor, ...(pages.allies ?? []).map(({ page }) => page)].map(({ path }) => path);
	const { vaultIndex } = actions;
	const here = { text, name: nameOf(path), who: whoIn(vaultIndex, path, actors) };
	const session = before === undefined ? undefined : lastPlayed(here, before);
	const last = session ? { path, session } : earlier;
	if (!last) return [];
	const state = stateOn(pages, table.book.ruleset);
	const all = state.ok ? [state.value.character, ...(state.value.character.allies ?? [])] : [];
	const tracks = tracksTogether(all.map(each => each.tracks));
	return recapFrom(actions, last, { path, actors, tracks, isOwn: before !== undefined });
}

/** The note in which a recap stands, and whose it is. */
interface RecapPlace {
	readonly path: string;
	readonly actors: readonly string[];
	/** Their tracks as they are now. */
	readonly tracks: readonly Track[];
	/** Whether a session in the same note is linked by its heading alone. */
	readonly isOwn: boolean;
}

/** The lines that say what happened in a session, with links from another note. */
export function recapFrom(
	actions: Actions<'app' | 'vaultIndex'>,
	last: SessionAt,
	{ path, actors, tracks, isOwn }: RecapPlace,
): readonly string[] {
	const { vaultIndex } = actions;
	const named = distinctNames(actors);
	const company = charactersOfJournal(path, vaultIndex)
		.filter(actor => actors.includes(actor))
		.map(actor => ({ name: named(actor), who: whoIn(vaultIndex, last.path, [actor]) }));
	return recapLines(last.session, {
		...(company.length > 1 ? { company } : {}),
		session: sessionLink(vaultIndex, last, isOwn ? path : undefined, path),
		tracks,
		link: name => linkToThing(vaultIndex, path, name),
		isSameNote: isOwn && last.path === path,
		about: target => linkedNote(vaultIndex, target, { from: last.path, to: path }),
	});
}

/** `[[Session 3]]`, `[[Journal#Session 3, 2026-11-21|Session 3]]`; `Session 3` if it has no heading in the same note. */
function sessionLink(
	vaultIndex: VaultIndex,
	{ path, session: { span, heading } }: SessionAt,
	own: string | undefined,
	from: string,
): string {
	const name = `Session ${span.number}`;
	const place =
		heading === undefined
			? ''
			: `#${heading
					.replace(/[#|^:%[\]\\]+/g, ' ')
					.replace(/\s+/g, ' ')
					.trim()}`;
	if (path === own) return place === '' ? name : `[[${place}|${name}]]`;
	if (numberInName(nameOf(path)) !== undefined || place === '') return linkTo(vaultIndex, path, from);
	const [target = ''] = linkTo(vaultIndex, path, from).slice(2, -2).split('|');
	return `[[${target}${place}|${name}]]`;
}

/** Where a link stands, and where it is written again. */
interface LinkPlace {
	readonly from: string;
	readonly to: string;
}

/** What a link of the story leads to, if it can be met. A name without a note is somebody or something as well. */
function linkedNote(vaultIndex: VaultIndex, target: string, { from, to }: LinkPlace): string | undefined {
	const path = vaultIndex.resolve(target, from);
	if (path === undefined) return numberInName(target) === undefined ? `[[${target}]]` : undefined;
	if (vaultIndex.characters.has(path)) return undefined;
	const properties = vaultIndex.properties(path);
	const sworn = properties?.get('sworn');
	const isMet = typeof sworn === 'string' ? MET.includes(sworn) : !properties?.has('character');
	return isMet ? linkTo(vaultIndex, path, to) : undefined;
}

const MET: readonly string[] = ['connection', 'foe', 'generated', 'place'];
