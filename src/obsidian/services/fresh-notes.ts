import { parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { isCharacter } from '../../journal/character/character-note';
import { linkFrom } from '../../journal/notes/note-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { ALL_STATS, unreadableNote } from '../../journal/notes/unreadable-note';
import { readFrontmatter } from '../../journal/frontmatter/frontmatter';
import { charactersOfJournal } from '../../journal/character/acting-path';
import { linkTextFor, nameFor } from '../../journal/character/unique-character-name';
import { sameActorIn } from '../../journal/character/resolve-name';
import { given } from '../../rules/core/collections';
import type { AllyNotes, ActionNote, ActionNotes, PartyNote } from '../../journal/actions/action-notes';
import { partyLinks } from '../../journal/actions/party';
import type { Properties } from '../../journal/frontmatter/properties';
import { rulesOf, type RulesWanted } from '../../journal/character/character-rules';
import { trackNames, type TrackNames } from '../vault/index/track-names';
import type { VaultIndex } from '../vault/index/vault-index';
import type { Texts } from '../vault/writer/file-operation';
import { t } from '../../i18n/translate';

/** The rules that the fresh texts of the character and its journal specify. */
export function wantedIn(journal: string, actor: string, texts: Texts): ParseResult<RulesWanted> {
	const text = texts.get(actor) ?? '';
	const torn = unreadableNote(actor, text);
	if (torn) return { ok: false, problems: [torn.problem] };
	const own = readFrontmatter(text);
	if (!own.ok) return own;
	if (!isCharacter(own.value.values, { stats: ALL_STATS }))
		return parseError(
			'not_a_character',
			t('“{actor}” is no character any more: write “momentum” and a stat into its properties.', {
				actor: withoutEnding(actor),
			}),
		);
	const none: Properties = new Map();
	const about = journal === actor ? undefined : readFrontmatter(texts.get(journal) ?? '');
	if (about?.ok === false) return parseError('whose_journal', unclear(journal, about.problems));
	return rulesOf(own.value.values, about?.value.values ?? none);
}

/**
 * If the journal's properties cannot be read, we refuse: without them we might pick a different character from the one
 * they name.
 */
const unclear = (journal: string, problems: readonly Problem[]): string =>
	[
		t('The properties of “{journal}” do not say who plays.', { journal: withoutEnding(journal) }),
		...problems.map(({ message }) => message),
	].join(' ');

/** Which character acts in which journal. */
interface NotesOfAction {
	readonly journal: string;
	readonly actor: string;
	/** The note whose card was pressed. If several tracks or assets have the same name, the one in this note is used. */
	readonly first?: string | undefined;
}

/** The pages of one action. Texts other than the journal's and the actor's become the character's other notes. */
export function pagesOf(vaultIndex: VaultIndex, notes: NotesOfAction, texts: Texts, called?: TrackNames): ActionNotes {
	const { journal, actor } = notes;
	const page = pageIn(vaultIndex, notes, texts, called);
	const allies = alliesIn(vaultIndex, journal, actor).filter(path => texts.has(path));
	const ofAllies = new Set(allies.flatMap(path => [path, ...vaultIndex.belongingsOf(path)]));
	const own = new Set(vaultIndex.belongingsOf(actor));
	const ofOthers = new Set([...ofAllies, ...partyPaths(vaultIndex, [actor, ...allies])]);
	const isElsewhere = (path: string) => path === journal || path === actor || (ofOthers.has(path) && !own.has(path));
	return {
		...given({ by: nameFor(actor, journal, vaultIndex) }),
		isSame: sameActorIn(journal, vaultIndex),
		link: linkTextFor(actor, actor, vaultIndex),
		journal: page(journal),
		actor: page(actor),
		others: [...texts.keys()].filter(path => !isElsewhere(path)).map(page),
		...given({ party: partyIn(vaultIndex, actor, texts) }),
		...(allies.length > 0 ? { allies: allies.map(path => allyPages(vaultIndex, path, journal, texts)) } : {}),
	};
}

/** The other characters whose journal a note is as well. */
export const alliesIn = (vaultIndex: VaultIndex, journal: string, actor: string): readonly string[] =>
	charactersOfJournal(journal, vaultIndex).filter(path => path !== actor);

/** The note that the `party` of a character links to, if there is one; that it is a party is not said. */
function partyAt(vaultIndex: VaultIndex, character: string): Pick<PartyNote, 'link' | 'path'> | undefined {
	const properties = vaultIndex.properties(character);
	const [link] = (properties && partyLinks(properties)) ?? [];
	const path = link === undefined ? undefined : vaultIndex.resolve(linkFrom(link, character), character);
	return link === undefined || path === undefined ? undefined : { link, path };
}

/** The paths of the notes with what these characters share. */
export const partyPaths = (vaultIndex: VaultIndex, characters: readonly string[]): readonly string[] =>
	characters.flatMap(path => partyAt(vaultIndex, path)?.path ?? []);

/** A character and those that have its party. */
export function membersWith(vaultIndex: VaultIndex, character: string): readonly string[] {
	const [party] = partyPaths(vaultIndex, [character]);
	const others = party === undefined ? [] : [...vaultIndex.characters].filter(path => path !== character);
	return [character, ...others.filter(path => partyPaths(vaultIndex, [path])[0] === party)];
}

function partyIn(vaultIndex: VaultIndex, character: string, texts: Texts): PartyNote | undefined {
	const party = partyAt(vaultIndex, character);
	const text = party && texts.get(party.path);
	return party && text !== undefined ? { ...party, text } : undefined;
}

/** The pages of an ally, of those whose texts are known. */
function allyPages(vaultIndex: VaultIndex, ally: string, journal: string, texts: Texts): AllyNotes {
	const page = pageIn(vaultIndex, { journal, actor: ally }, texts);
	const others = vaultIndex.belongingsOf(ally).filter(path => texts.has(path) && path !== journal && path !== ally);
	const party = partyIn(vaultIndex, ally, texts);
	const name = nameFor(ally, journal, vaultIndex) ?? nameOf(ally);
	return { name, page: page(ally), others: others.map(page), ...given({ party }) };
}

function pageIn(
	vaultIndex: VaultIndex,
	{ journal, actor, first }: NotesOfAction,
	texts: Texts,
	called: TrackNames = trackNames(vaultIndex, journal, actor),
): (path: string) => ActionNote {
	const nearness = vaultIndex.nearTo(journal, actor, first);
	return path => ({
		path,
		text: texts.get(path) ?? '',
		nearness: nearness(path),
		...given({ trackName: called(path), seems: vaultIndex.seems(path), mistakenOwner: vaultIndex.mistakenOwner(path) }),
	});
}
