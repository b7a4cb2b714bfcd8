import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { DecisionSettings } from '../../play/record/decision-settings';
import type { MoveRecord } from '../../play/record/record';
import { namesIn } from '../../journal/note-blocks/names-in-note';
import type { Texts } from '../vault/writer/file-operation';
import { alliesIn, pagesOf, partyPaths, wantedIn } from './fresh-notes';
import type { ActionContext, ActionPlan, Services } from './services';

/**
 * The notes that an action reads: the journal, the character's note, and the notes of its tracks and assets. Closed
 * tracks count only if the journal or the given record mentions them. Until the journal has been read, its displayed
 * text is used to find those mentions.
 */
export const notesOf =
	(
		{ app, vaultIndex, viewState }: Pick<Services, 'app' | 'vaultIndex' | 'viewState'>,
		journal: string,
		actor: string,
		about?: MoveRecord,
	): ((texts: Texts) => readonly string[]) =>
	texts => {
		const text = () => texts.get(journal) ?? viewState.textOf(journal) ?? '';
		const names = () => [...viewState.namesIn(text()), ...(about ? namesIn(about) : [])];
		const all = [actor, ...alliesIn(vaultIndex, journal, actor)];
		const theirs = all.flatMap(path => [path, ...vaultIndex.inPlay(path, names)]);
		const noted = [...theirs, ...partyPaths(vaultIndex, all)];
		return [...new Set([journal, actor, ...noted.filter(path => app.vault.getFileByPath(path) !== null)])];
	};

/** The fresh notes of an action, with the rulebook and settings to play with. */
export function contextIn(
	{ library, settings, vaultIndex }: Pick<Services, 'library' | 'settings' | 'vaultIndex'>,
	{ journal, actor, first }: { readonly journal: string; readonly actor: string; readonly first?: string | undefined },
	texts: Texts,
): ParseResult<ActionContext> {
	const wanted = wantedIn(journal, actor, texts);
	if (!wanted.ok) return wanted;
	const book = library.bookOf(wanted.value, [actor, journal]);
	if (!book.ok) return book;
	const table: DecisionSettings = { book: book.value, certain: settings.certain, asksPosition: true };
	return parseOk({ pages: pagesOf(vaultIndex, { journal, actor, first }, texts), table });
}

/** The same action, with a move of the other combat position made without asking. */
export const inAnyPosition =
	(plan: ActionPlan): ActionPlan =>
	({ pages, table }, dice) =>
		plan({ pages, table: { ...table, asksPosition: false } }, dice);
