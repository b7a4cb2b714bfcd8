import { fightMoves } from '../../../play/steps/agenda';
import { matchesName } from '../../../play/typed/matches-name';
import type { TypedAt } from '../../../play/typed/typed-offer';
import { typedOffers } from '../../../journal/typed/typed-offers';
import { foldedName } from '../../../journal/notes/note-name';
import { namedAbove } from '../../../journal/pages/tracks-named';
import type { JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { withNamedFirst } from '../moves/roll-form/named-first';
import { recentMoves } from '../moves/make-move';
import { recentOracles } from '../oracles/ask-the-oracle';
import { searchedOracles } from '../oracles/book-for';
import type { TypedIn } from './carry-out';
import { carryOut } from './carry-out';
import type { TypedRow } from './typed-row';
import { t } from '../../../language/text';
import { drawn } from '../../../language/drawn';

/** What was typed, and where it is. */
interface TypedQuery {
	readonly journal: string;
	/** The text in the editor. */
	readonly text: string;
	readonly line: number;
	readonly from: number;
	/** The trigger and the text after it. */
	readonly typed: string;
	readonly query: string;
}

/** Says why nothing can be written where the player types. Enter closes the list. */
export const NOT_HERE: TypedRow = {
	label: t('Nothing can be written here'),
	detail: t('Type it in the text of a note, not in a table cell or on a canvas'),
	run: () => Promise.resolve(),
};

/** The suggestions for the typed text. If the acting character is undecided, a row says so, and Enter asks. */
export function typedRows(actions: JournalActions, asked: TypedQuery): readonly TypedRow[] {
	const { journal, from, typed, query, text: note } = asked;
	const shown = actions.viewState.actor(journal, undefined);
	if (!shown.ok) {
		const label = shown.problems.map(({ message }) => message).join(' ');
		return [{ label, detail: t('Enter settles it'), ask: () => actions.whoActs(journal) }];
	}
	const at: TypedIn = { journal, actor: shown.value.path, from, text: typed, note };
	const rows = typedOffers(query, knownIn(actions, shown.value, asked)).map(
		({ label, detail, completion, action }): TypedRow => ({
			label: drawn(label),
			detail: drawn(detail),
			completion,
			...(action ? { run: () => carryOut(actions, action, at) } : {}),
		}),
	);
	return [...unreadRows(shown.value, query), ...rows];
}

/** The shortest word that may mean a track or asset. */
const SHORTEST_WORD = 3;

/** Rows about tracks and assets that are named but cannot be read. Enter does nothing there. */
function unreadRows({ problems }: ActorView, query: string): readonly TypedRow[] {
	const words = foldedName(query).split(/\s+/);
	const isNamed = (name: string) =>
		foldedName(query).includes(foldedName(name)) ||
		words.some(word => word.length >= SHORTEST_WORD && matchesName(name, word));
	const named = problems.filter(({ code, track, asset }) => {
		const name = track ?? asset ?? '';
		return name !== '' && code !== 'same_name' && code !== 'twins' && isNamed(name);
	});
	return named.map(({ message }) => ({ label: message, detail: t('Nothing else takes its place.') }));
}

function knownIn(
	actions: JournalActions,
	{ character, book }: ActorView,
	{ journal, text, line }: TypedQuery,
): TypedAt {
	const { favourites, recent } = recentOracles(actions);
	return {
		character: withNamedFirst(character, namedAbove(actions.viewState.tracksNamed(text), line)),
		book,
		recent: [...fightMoves(character, book).map(({ name }) => name), ...recentMoves(actions.app)],
		oracles: searchedOracles(actions, journal, book.ruleset),
		recentOracles: [...favourites, ...recent],
	};
}
