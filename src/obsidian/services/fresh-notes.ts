import { unread, type Problem, type Reading } from '../../rules/problem';
import { isCharacter } from '../../journal/character/character-note';
import { withoutEnding } from '../../journal/notes/note-name';
import { ALL_STATS, unreadableNote } from '../../journal/notes/unreadable-note';
import { readFrontmatter } from '../../journal/frontmatter/frontmatter';
import { linkTextFor, nameFor } from '../../journal/character/name-for';
import { sameActorIn } from '../../journal/character/resolve-name';
import { given } from '../../rules/collections';
import type { Page, Pages } from '../../journal/pages/page';
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
export function pagesOf(
	vaultIndex: VaultIndex,
	{ journal, actor, first }: NotesOfAction,
	texts: Texts,
	called: TrackNames = trackNames(vaultIndex, journal, actor),
): Pages {
	const nearness = vaultIndex.nearTo(journal, actor, first);
	const page = (path: string): Page => ({
		path,
		text: texts.get(path) ?? '',
		nearness: nearness(path),
		...given({ trackName: called(path), seems: vaultIndex.seems(path), mistakenOwner: vaultIndex.mistakenOwner(path) }),
	});
	return {
		...given({ by: nameFor(actor, journal, vaultIndex) }),
		isSame: sameActorIn(journal, vaultIndex),
		link: linkTextFor(actor, actor, vaultIndex),
		journal: page(journal),
		actor: page(actor),
		others: [...texts.keys()].filter(path => path !== journal && path !== actor).map(page),
	};
}
