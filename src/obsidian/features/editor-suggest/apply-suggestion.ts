import { given } from '../../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { askTheOracle } from '../../../play/oracles/ask-the-oracle';
import { rollAsked } from '../../../play/oracles/oracles-asked';
import type { DiceRoller } from '../../../play/dice/dice';
import { newUnrolledMove } from '../../../play/record/record';
import { carryOutTyped } from '../../../play/suggest/typed-sheet-edit';
import { diceName, rollTypedDice } from '../../../play/suggest/parse-dice';
import type { SuggestionAction } from '../../../play/suggest/suggestion';
import { insertAnswer } from '../../../journal/oracle-blocks/ask-block';
import { insertOracleResults } from '../../../journal/oracle-blocks/write-oracle-results';
import { insertDiceLine, type InlineInsertion } from '../../../journal/inline/insert-inline';
import { changeCharacterManually } from '../../../journal/manual-edits/change-character';
import { insertTyped } from '../../../journal/note-blocks/insert-block';
import { recordFormOn } from '../../../journal/actions/record-form';
import { generatedAtOnce } from '../generators/generate-subject';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import type { ActionNotes } from '../../../journal/actions/action-notes';
import { replaceQuery, type QueryLocation } from '../../../journal/suggest/replace-query';
import { announce } from '../../components/announce';
import type { Actions } from '../../services/journal-actions';
import { actWithToken, diceOfMove, facesThrown, type Shown } from '../../services/act-with-token';
import { inAnyPosition } from '../../services/action-context';
import type { ActorView } from '../../services/view-state/view-state';
import { noteInUse } from '../../vault/active-note';
import { rememberMove } from '../moves/make-move';
import { announceAnswer, announceOracle } from '../oracles/announce-answer';
import { rememberOracles } from '../oracles/ask-the-oracle';
import { bookFor, searchedOracles } from '../oracles/book-for';
import { t } from '../../../i18n/translate';

type Used = Actions<'act' | 'app' | 'dice' | 'settings' | 'tables' | 'viewState'>;

/** Where something was typed, and who acts. */
export interface TypedIn extends QueryLocation {
	readonly journal: string;
	readonly actor: ActorView;
	/** What it means, in words. */
	readonly label: string;
}

/** What writes a record or a line. */
type Written = Exclude<SuggestionAction, { readonly kind: 'command' }>;

/** Carries out a typed action: its record replaces the typed text in one edit. */
export async function applySuggestion(actions: Used, action: Written, at: TypedIn): Promise<void> {
	if (action.kind === 'move') rememberMove(actions.app, action.move);
	let tell: Answer['tell'];
	const show = (dice: DiceRoller, text: string): Shown | undefined =>
		text !== at.note
			? undefined
			: {
					name: action.kind === 'move' ? action.move : at.label,
					dice: diceOf(actions, action, at, dice),
					at: { from: at.from, to: at.from + at.text.length },
				};
	// the row has said what speaks against it
	const planned = inAnyPosition(({ table, ...context }, dice) => {
		const written: ActionNotes = { ...context.pages, form: actions.settings.records };
		return replaceQuery(written, at, (pages, offset) => {
			const { journal, by } = pages;
			const { book } = table;
			if (action.kind === 'move') {
				const made = { call: newUnrolledMove(action.move), rollInput: action.rollInput };
				return makeMoveInNotes(pages, offset, made, { table, dice });
			}
			if (action.kind === 'change')
				return changeCharacterManually(
					pages,
					book.ruleset,
					character => carryOutTyped(action.change, character, book, dice),
					{ path: journal.path, offset, isTyped: true, ...given({ by }) },
				);
			const answer = answerTo(actions, action, { book, oracles: () => bookFor(actions, pages, book.ruleset) }, dice);
			if (!answer.ok) return answer;
			({ tell } = answer.value);
			const { changes, cursor } = answer.value.insert(pages, offset);
			return parseOk({ edits: [{ path: journal.path, changes }], ...given({ cursor }) });
		});
	});
	const view = noteInUse(actions.app);
	const isWritten = await actWithToken(actions, { view, show }, on => on.act(at.journal, at.actor.path, planned));
	if (isWritten) tell?.();
}

/** The dice that are known before the notes are read. A generator rolls on too many tables, and a change on none. */
function diceOf(actions: Used, action: Written, { journal, actor }: TypedIn, dice: DiceRoller): string | undefined {
	if (action.kind === 'move') return diceOfMove(actor, action, dice);
	if (action.kind === 'change' || action.kind === 'generate') return undefined;
	const { book } = actor;
	const oracles = () => searchedOracles(actions, journal, book.ruleset);
	return facesThrown(dice, thrown => answerTo(actions, action, { book, oracles }, thrown)).dice;
}

/** What the dice say, which changes only the journal. */
interface Answer {
	readonly insert: (pages: ActionNotes, offset: number) => InlineInsertion;
	/** Says it to screen readers; it stands where the player types. */
	readonly tell?: () => void;
}

interface AskedOf {
	readonly book: Rulebook;
	readonly oracles: () => OracleBook;
}

/** What an oracle or dice answer; the same dice give the same answer. */
function answerTo(
	actions: Used,
	action: Exclude<Written, { readonly kind: 'move' | 'change' }>,
	{ book, oracles }: AskedOf,
	dice: DiceRoller,
): ParseResult<Answer> {
	const written = { form: actions.settings.answers, isTyped: true };
	switch (action.kind) {
		case 'question': {
			const { odds } = action.question;
			const answer = askTheOracle(action.question, book, dice);
			if (!answer) return parseError('unknown_odds', t('“{odds}” is not among the odds of these rules.', { odds }));
			return parseOk({
				insert: ({ journal }, offset) => insertAnswer(journal.text, offset, answer, written),
				tell: () => announceAnswer(answer, announce),
			});
		}
		case 'oracle': {
			const all = oracles();
			const asked = action.oracles.flatMap(id => all.byId(id) ?? []);
			if (asked.length < action.oracles.length) return parseError('unknown_oracle', NO_ORACLE);
			const said = rollAsked({ oracles: asked, times: action.times }, all, dice);
			return parseOk({
				insert: ({ journal }, offset) => insertOracleResults(journal.text, offset, said, written),
				tell: () => {
					rememberOracles(actions.app, asked);
					announceOracle(said, announce);
				},
			});
		}
		case 'generate': {
			const thing = generatedAtOnce(actions, action.generator, { book: oracles(), dice });
			if (thing === undefined) return parseError('unknown_oracle', NO_ORACLE);
			return parseOk({
				insert: (pages, offset) => insertTyped(pages.journal.text, offset, thing, recordFormOn(pages)),
			});
		}
		case 'dice': {
			const rolled = rollTypedDice(action.dice, dice);
			return parseOk({
				insert: ({ journal }, offset) => insertDiceLine(journal.text, offset, diceName(action.dice), rolled),
			});
		}
	}
}

const NO_ORACLE = t('This oracle is not among those of these rules any more.');
