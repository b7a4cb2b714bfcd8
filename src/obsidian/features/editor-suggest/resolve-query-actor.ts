import type { ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import { foldedNames } from '../../../rules/move-order';
import { foldedLetters } from '../../../rules/search/folded-text';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { nameFor } from '../../../journal/character/unique-character-name';
import { nameOf } from '../../../journal/notes/note-name';
import type { NamedCharacter } from '../../../journal/suggest/query-actor';
import { typedActor, withTypedActor } from '../../../journal/suggest/query-actor';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { aliasesOf } from '../../vault/index/cached-note';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

type Used = Actions<'vaultIndex' | 'viewState'>;

/** Who acts in what is typed, and what is typed besides the name. */
interface TypedWho {
	readonly actor: ParseResult<ActorView>;
	readonly query: string;
	/** “as Bera”, if it goes without saying in no other way. */
	readonly as?: string;
	/** The completed text, which still names who acts. */
	readonly completed: (text: string) => string;
}

/** The character that acts in what is typed: the one it names, else the one that acts in the note. */
export function typedWho({ viewState, vaultIndex }: Used, journal: string, query: string): TypedWho {
	const company = charactersOfJournal(journal, vaultIndex);
	const reachable = company.length > 0 ? company : [...vaultIndex.characters];
	const characters = reachable.map((path): NamedCharacter => ({
		path,
		names: [nameOf(path), ...aliasesOf(vaultIndex.properties(path))],
	}));
	const [first] = company;
	const { book } = viewState.around(journal, first === undefined ? undefined : nameFor(first, journal, vaultIndex));
	// In the journal of one, others act only where “as” says so.
	const isTaken = (word: string) => company.length === 0 || !book.ok || isWordOf(book.value.ruleset, word);
	const named = typedActor(query, characters, isTaken);
	if (named) {
		const actor = viewState.actor(journal, nameFor(named.path, journal, vaultIndex));
		const name = actor.ok ? actor.value.character.name : nameOf(named.path);
		const completed = (text: string) => withTypedActor(name, text);
		return { actor, query: named.query, as: t('as {name}', { name }), completed };
	}
	const actor = viewState.actor(journal, undefined);
	const completed = (text: string) => text;
	if (company.length === 0 || !actor.ok) return { actor, query, completed };
	return { actor, query, as: t('as {name}', { name: actor.value.character.name }), completed };
}

/** Whether a word is one of a move, a stat or a meter. */
function isWordOf({ moves, stats, condition_meters }: Ruleset, word: string): boolean {
	const typed = foldedLetters(word);
	return (
		[...stats, ...condition_meters.map(({ name }) => name), 'momentum']
			.flatMap(name => [name, translateTerm(name)])
			.some(name => foldedLetters(name) === typed) ||
		moves.some(move => foldedNames(move).some(name => name.split(' ').includes(typed)))
	);
}
