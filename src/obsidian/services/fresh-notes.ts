import { unread, type Problem, type Reading } from '../../rules/problem';
import { isCharacter } from '../../journal/character/character-note';
import { nameOf, withoutEnding } from '../../journal/notes/note-name';
import { ALL_STATS, unreadableNote } from '../../journal/notes/unreadable-note';
import { readFrontmatter } from '../../journal/frontmatter/frontmatter';
import { companyOf } from '../../journal/character/acting-path';
import { linkTextFor, nameFor } from '../../journal/character/name-for';
import { sameActorIn } from '../../journal/character/resolve-name';
import { given } from '../../rules/collections';
import type { AllyPages, Page, Pages } from '../../journal/pages/page';
import type { Properties } from '../../journal/frontmatter/properties';
import type { RulesWanted } from '../../journal/character/character-rules';
import { rulesOf } from '../../journal/character/character-rules';
import type { TrackNames } from '../vault/index/track-names';
import { trackNames } from '../vault/index/track-names';
import type { VaultIndex } from '../vault/index/vault-index';
import type { Texts } from '../vault/writer/note-writer';
import { t } from '../../language/text';

/** The rules that the fresh texts of the character and its journal specify. */
export function wantedIn(journal: string, actor: string, texts: Texts): Reading<RulesWanted> {
	const text = texts.get(actor) ?? '';
	const torn = unreadableNote(actor, text);
	if (torn) return { ok: false, problems: [torn.problem] };
	const own = readFrontmatter(text);
	if (!own.ok) return own;
	if (!isCharacter(own.value.values, { stats: ALL_STATS }))
		return unread(
			'not_a_character',
			t('“{actor}” is no character any more: write “momentum” and a stat into its properties.', {
				actor: withoutEnding(actor),
			}),
		);
	const none: Properties = new Map();
	const about = journal === actor ? undefined : readFrontmatter(texts.get(journal) ?? '');
	if (about?.ok === false) return unread('whose_journal', unclear(journal, about.problems));
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
export function pagesOf(vaultIndex: VaultIndex, notes: NotesOfAction, texts: Texts, called?: TrackNames): Pages {
	const { journal, actor } = notes;
	const page = pageIn(vaultIndex, notes, texts, called);
	const allies = alliesIn(vaultIndex, journal, actor).filter(path => texts.has(path));
	const ofAllies = new Set(allies.flatMap(path => [path, ...vaultIndex.belongingsOf(path)]));
	const own = new Set(vaultIndex.belongingsOf(actor));
	const isElsewhere = (path: string) => path === journal || path === actor || (ofAllies.has(path) && !own.has(path));
	return {
		...given({ by: nameFor(actor, journal, vaultIndex) }),
		isSame: sameActorIn(journal, vaultIndex),
		link: linkTextFor(actor, actor, vaultIndex),
		journal: page(journal),
		actor: page(actor),
		others: [...texts.keys()].filter(path => !isElsewhere(path)).map(page),
		...(allies.length > 0 ? { allies: allies.map(path => allyPages(vaultIndex, path, journal, texts)) } : {}),
	};
}

/** The other characters whose journal a note is as well. */
export const alliesIn = (vaultIndex: VaultIndex, journal: string, actor: string): readonly string[] =>
	companyOf(journal, vaultIndex).filter(path => path !== actor);

/** The pages of an ally, of those whose texts are known. */
function allyPages(vaultIndex: VaultIndex, ally: string, journal: string, texts: Texts): AllyPages {
	const page = pageIn(vaultIndex, { journal, actor: ally }, texts);
	const others = vaultIndex.belongingsOf(ally).filter(path => texts.has(path) && path !== journal && path !== ally);
	return { name: nameFor(ally, journal, vaultIndex) ?? nameOf(ally), page: page(ally), others: others.map(page) };
}

function pageIn(
	vaultIndex: VaultIndex,
	{ journal, actor, first }: NotesOfAction,
	texts: Texts,
	called: TrackNames = trackNames(vaultIndex, journal, actor),
): (path: string) => Page {
	const nearness = vaultIndex.nearTo(journal, actor, first);
	return path => ({
		path,
		text: texts.get(path) ?? '',
		nearness: nearness(path),
		...given({ trackName: called(path), seems: vaultIndex.seems(path), mistakenOwner: vaultIndex.mistakenOwner(path) }),
	});
}
