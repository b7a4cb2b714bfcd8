import type { Editor, MarkdownView } from 'obsidian';
import type { Problem } from '../../../rules/core/problem';
import { fightMoves } from '../../../play/pending-steps/fight-moves';
import { given } from '../../../rules/core/collections';
import { neededByAnyMove } from '../../../play/assets/invalid-assets';
import { matchesName } from '../../../play/suggest/matches-name';
import type { Choosing, SuggestionAction, TypedAt, TypedCommand } from '../../../play/suggest/suggestion';
import { isOnFence } from '../../../journal/suggest/query-at-cursor';
import { listSuggestions } from '../../../journal/suggest/forms';
import { lastOptionOf } from '../../../journal/suggest/options-rolled';
import { nameOf } from '../../../rules/search/stated-name';
import { isSameName, foldedName } from '../../../rules/search/folded-name';
import { namedAbove } from '../../../journal/actions/tracks-named';
import type { JournalActions, Actions } from '../../services/journal-actions';
import type { ActorView, BlockContext } from '../../services/view-state/view-state';
import { withNamedFirst } from '../moves/roll-form/named-first';
import { openAsked, stillAsked } from '../moves/continue-move';
import { makeMove, recentMoves } from '../moves/make-move';
import { noteInUse } from '../../vault/active-note';
import { warmUpMove } from '../moves/warm-up-move';
import { recentOracles } from '../oracles/ask-the-oracle';
import { searchedOracles } from '../oracles/book-for';
import { openQuestion, settleForks } from '../journal-check/resolve-forks';
import { beginSession } from '../sessions/begin-session';
import { endSession } from '../sessions/end-session';
import { undoMoveAbove } from '../undo/undo-move';
import { applySuggestion, type TypedIn } from './apply-suggestion';
import { readAheadFor } from './read-ahead';
import type { TypedRow } from './suggestion-item';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';
import type { Ruleset } from '../../../rules/ruleset';
import { foldedNames } from '../../../rules/move-order';
import { foldedLetters } from '../../../rules/search/folded-text';
import { nameFor } from '../../../journal/character/unique-character-name';
import { typedActor, withTypedActor } from '../../../journal/suggest/query-actor';

/** What was typed, and where it is. */
interface TypedQuery {
	readonly journal: string;
	readonly editor: Editor;
	/** Its text. */
	readonly text: string;
	readonly line: number;
	readonly from: number;
	/** The trigger and the text after it. */
	readonly typed: string;
	readonly query: string;
}

/** The text of the note before it was typed. */
const withoutTyped = ({ text, from, typed }: TypedQuery): string =>
	`${text.slice(0, from)}${text.slice(from + typed.length)}`;

/** Says why nothing can be written where the player types. Enter closes the list. */
export const NOT_HERE: TypedRow = {
	label: t('Nothing can be written here'),
	detail: t('Type it in the text of a note, not in a table cell or on a canvas'),
	run: () => Promise.resolve(),
};

/** Says why nothing is written behind the “---” of the properties, which would no longer end them. */
const ON_FENCE: TypedRow = { ...NOT_HERE, detail: t('Type it on a line below the properties') };

/** The suggestions for the typed text. If the acting character is undecided, a row says so, and Enter asks. */
export function typedRows(actions: JournalActions, asked: TypedQuery): readonly TypedRow[] {
	const { journal, from, typed, text: note } = asked;
	if (isOnFence(note, { from, to: from + typed.length })) return [ON_FENCE];
	const { context, query, as, completed } = typedWho(actions, journal, asked.query);
	const { actor: shown } = context;
	const copied = context.copied();
	if (copied) {
		const run = () => Promise.resolve(actions.showProblems([copied]));
		return [{ ...NOT_HERE, detail: copied.message, run }];
	}
	if (!shown.ok)
		return undecided(actions, asked, wordsOfProblems(shown.problems), async () => {
			const isOfSeveral = actions.viewState.around(journal, undefined).company().length > 0;
			return Boolean(await actions.whoActs(journal)) && isOfSeveral;
		});
	const question = openQuestion(actions, { path: journal, text: withoutTyped(asked) }, shown.value);
	const { path } = shown.value;
	if (question !== undefined) return undecided(actions, asked, question, () => settleForks(actions, journal, path));
	warmUpMove(actions, journal, shown.value);
	readAheadFor(actions, journal, shown.value);
	const at = { journal, actor: shown.value, from, text: typed, note };
	const unread = unreadNamed(shown.value, query);
	const offers = listSuggestions(query, knownIn(actions, shown.value, asked));
	const needed = wordsOfProblems(neededByAnyMove(shown.value.character));
	const rows = withoutOthers(offers, unread, shown.value, query).map(
		({ label, choosing, isBeside, detail, completion, action, odds, rolled, unread: unreadAt }): TypedRow => {
			const name = action?.kind === 'move' ? action.move : undefined;
			const named = { label: translateTerm(label), ...given({ name }) };
			// without `run`, Enter completes
			if (name !== undefined && needed !== '') return { ...named, detail: needed };
			return {
				...named,
				...given({ isBeside, odds, rolled, choosing: choosing && drawnChoosing(choosing, completed) }),
				...given({ unread: unreadAt }),
				detail: said(as, translateTerm(detail)),
				...(completion === '' ? {} : { completion: completed(completion) }),
				// what is only named is completed first, so that one sees what it would do
				...(isBeside && completion !== '' ? {} : done(actions, action, { ...at, label }, asked)),
				isAsking: action?.kind === 'question',
			};
		},
	);
	return [
		...unread.map(({ message }) => ({ label: message, detail: t('Nothing else takes its place.') })),
		...twinsNamed(shown.value, query, offers).map(({ message }) => ({ label: message, detail: t('Say which one') })),
		...rows,
	];
}

function done(
	actions: JournalActions,
	action: SuggestionAction | undefined,
	at: TypedIn,
	{ editor, journal: path }: TypedQuery,
): Pick<TypedRow, 'run' | 'afterwards'> {
	if (!action) return {};
	if (action.kind !== 'command') return { run: () => applySuggestion(actions, action, at) };
	const { command } = action;
	if (command === 'undo') return { afterwards: () => undoMoveAbove(actions, editor, path) };
	return {
		afterwards: () => {
			const view = noteInUse(actions.app);
			if (view) IN_NOTE[command](actions, view);
		},
	};
}

const IN_NOTE: Readonly<
	Record<Exclude<TypedCommand, 'undo'>, (actions: JournalActions, view: MarkdownView) => unknown>
> = { continue: openAsked, moves: makeMove, 'begin a session': beginSession, 'end a session': endSession };

/** As it is shown, which writes who acts as well. */
const drawnChoosing = ({ name, before, chips, behind }: Choosing, completed: (text: string) => string): Choosing => ({
	name: translateTerm(name),
	before: translateTerm(before),
	chips: chips.map(({ text, isOn, completion }) => ({
		text: translateTerm(text),
		isOn,
		completion: completed(completion),
	})),
	behind: translateTerm(behind),
});

/** Says what is undecided. Once the player has settled it, the first thing that the text may mean is carried out. */
const undecided = (
	actions: JournalActions,
	asked: TypedQuery,
	label: string,
	settle: () => Promise<boolean>,
): readonly TypedRow[] => [
	{
		label,
		detail: t('Enter settles it'),
		ask: async () => (await settle()) && typedRows(actions, asked)[0]?.run?.(),
	},
];

const wordsOfProblems = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join(' ');

/** The detail of an offer, after who acts. */
const said = (as: string | undefined, detail: string): string =>
	[as, detail].filter(part => part !== undefined && part !== '').join(' · ');

/** The shortest word that may mean a track or asset. */
const SHORTEST_WORD = 3;

/** The problems with tracks and assets that are named but cannot be read. Enter does nothing on their rows. */
function unreadNamed({ problems }: ActorView, query: string): ActorView['problems'] {
	return problems.filter(({ code, track, asset }) => {
		const name = track ?? asset ?? '';
		return name !== '' && code !== 'same_name' && code !== 'twins' && isNamed(name, query);
	});
}

/**
 * The problems with tracks and assets that share the name that is typed, unless more is typed that tells them apart.
 * Enter does nothing on their rows, so that the player picks one.
 */
function twinsNamed(
	{ problems, character: { tracks } }: ActorView,
	query: string,
	offers: ReturnType<typeof listSuggestions>,
): ActorView['problems'] {
	const first = offers.find(({ action }) => action);
	return problems.filter(({ code, track, asset }) => {
		const name = track ?? asset ?? '';
		if (code !== 'twins' || !isNamed(name, query)) return false;
		const twins = tracks.filter(
			({ path, name: called }) => called.includes('/') && isSameName(nameOf(path ?? ''), name),
		);
		const isToldApart = wordsOf(query).some(word => twins.filter(each => matchesName(each.name, word)).length === 1);
		const isFirst = first && twins.some(each => mentions(first, each.name));
		return twins.length === 0 ? !tracks.some(each => isNamedBefore(each.name, name, query)) : !isToldApart && isFirst;
	});
}

const mentions = ({ label, detail }: ReturnType<typeof listSuggestions>[number], name: string): boolean =>
	foldedName(`${label} ${detail}`).includes(foldedName(name));

/** Whether a longer name is typed, which contains the shorter one. */
const isNamedBefore = (longer: string, name: string, query: string): boolean =>
	foldedName(longer).includes(foldedName(name)) && foldedName(query).includes(foldedName(longer));

const isNamed = (name: string, query: string): boolean =>
	foldedName(query).includes(foldedName(name)) ||
	wordsOf(query).some(word => word.length >= SHORTEST_WORD && matchesName(name, word));

const wordsOf = (query: string): readonly string[] => foldedName(query).split(/\s+/);

/**
 * Leaves out offers about a track or asset that is meant only as far as one that cannot be read is meant too: `ark` is
 * Ark, and “Ark of Bones” is offered once one of its other words is typed.
 */
function withoutOthers(
	offers: ReturnType<typeof listSuggestions>,
	unread: ActorView['problems'],
	{ character: { tracks, assets } }: ActorView,
	query: string,
): ReturnType<typeof listSuggestions> {
	const torn = unread.map(({ track, asset }) => track ?? asset ?? '');
	const isOwn = (name: string, word: string) => matchesName(name, word) && !torn.some(each => matchesName(each, word));
	const others = [...tracks, ...assets]
		.map(({ name }) => name)
		.filter(name => wordsOf(query).some(word => torn.some(each => matchesName(each, word)) && matchesName(name, word)))
		.filter(name => !wordsOf(query).some(word => word.length > 1 && isOwn(name, word)))
		.map(foldedName);
	return offers.filter(
		offer => !others.some(name => mentions(offer, name)) && unread.every(({ message }) => message !== offer.label),
	);
}

function knownIn(actions: JournalActions, { character, book }: ActorView, asked: TypedQuery): TypedAt {
	const { journal, text, line, from } = asked;
	const { favourites, recent } = recentOracles(actions);
	return {
		character: withNamedFirst(character, namedAbove(actions.viewState.tracksNamed(text), line)),
		book,
		recent: [...fightMoves(character, book).map(({ name }) => name), ...recentMoves(actions.app)],
		lastOption: move => lastOptionOf(actions.viewState.optionsRolled(text), move, line),
		stillAsked: () => stillAsked(actions, journal, withoutTyped(asked), from),
		oracles: searchedOracles(actions, journal, book.ruleset),
		recentOracles: [...favourites, ...recent],
		characters: [...actions.vaultIndex.characters].map(nameOf),
	};
}

type Used = Actions<'vaultIndex' | 'viewState'>;

/** Who acts in what is typed, and the text with spaces in place of the name. */
interface TypedWho {
	readonly context: BlockContext;
	readonly query: string;
	/** “as Bera”, if it goes without saying in no other way. */
	readonly as?: string;
	/** The completed text, which still names who acts. */
	readonly completed: (text: string) => string;
}

/** The character that acts in what is typed: the one it names, else the one that acts in the note. */
function typedWho({ viewState, vaultIndex }: Used, journal: string, query: string): TypedWho {
	const own = viewState.around(journal, undefined);
	const company = own.company();
	const [first] = company;
	const { book } = first === undefined ? own : viewState.around(journal, nameFor(first, journal, vaultIndex));
	// In the journal of one, others act only where “as” says so.
	const isTaken = (word: string) => company.length === 0 || !book.ok || isWordOf(book.value.ruleset, word);
	const named = typedActor(query, own.reachable(), isTaken);
	if (named) {
		const context = viewState.around(journal, nameFor(named.path, journal, vaultIndex));
		const { actor } = context;
		const name = actor.ok ? actor.value.character.name : nameOf(named.path);
		const completed = (text: string) => withTypedActor(name, text);
		return { context, query: named.query, as: t('as {name}', { name }), completed };
	}
	const { actor } = own;
	const completed = (text: string) => text;
	if (company.length === 0 || !actor.ok) return { context: own, query, completed };
	return { context: own, query, as: t('as {name}', { name: actor.value.character.name }), completed };
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
