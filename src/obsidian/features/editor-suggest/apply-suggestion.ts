import { given } from '../../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { askTheOracle } from '../../../play/oracles/ask-the-oracle';
import { rollAsked } from '../../../play/oracles/oracles-asked';
import type { DiceRoller } from '../../../play/dice/dice';
import { newUnrolledMove } from '../../../play/record/record';
import { carryOutTyped } from '../../../play/suggest/typed-sheet-edit';
import { diceName, rollTypedDice } from '../../../play/suggest/parse-dice';
import type { SuggestionAction } from '../../../play/suggest/suggestion';
import { insertAnswer } from '../../../journal/oracle-blocks/ask-block';
import { insertOracleResults } from '../../../journal/oracle-blocks/write-oracle-results';
import { insertDiceLine } from '../../../journal/inline/insert-inline';
import type { InlineInsertion } from '../../../journal/inline/insert-inline';
import { changeCharacterManually } from '../../../journal/manual-edits/change-character';
import { insertTyped } from '../../../journal/note-blocks/insert-block';
import { recordFormOn } from '../../../journal/actions/record-form';
import { generatedAtOnce } from '../generators/generate-subject';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import type { ActionNotes, Plan } from '../../../journal/actions/action-notes';
import type { QueryLocation } from '../../../journal/suggest/replace-query';
import { replaceQuery } from '../../../journal/suggest/replace-query';
import { announce } from '../../components/announce';
import type { Actions } from '../../services/journal-actions';
import type { Shown } from '../../services/act-with-token';
import { actWithToken, diceOfMove, facesThrown } from '../../services/act-with-token';
import { inAnyPosition } from '../../services/action-context';
import type { ActionContext } from '../../services/services';
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

/** Plans an action on the notes after the typed text is removed; `offset` is where it was. */
type TypedPlan = (pages: ActionNotes, offset: number, context: ActionContext, dice: DiceRoller) => ParseResult<Plan>;

/** What writes a record or a line. */
type Written = Exclude<SuggestionAction, { readonly kind: 'command' }>;

/** Carries out a typed action: its record replaces the typed text in one edit. */
export async function applySuggestion(actions: Used, action: Written, at: TypedIn): Promise<void> {
	const { plan, tell } = planOf(actions, action);
	const view = noteInUse(actions.app);
	const show = (dice: DiceRoller, text: string): Shown | undefined =>
		text !== at.note
			? undefined
			: {
					name: action.kind === 'move' ? action.move : at.label,
					dice: diceOf(actions, action, at, dice),
					at: { from: at.from, to: at.from + at.text.length },
				};
	// the row has said what speaks against it
	const planned = inAnyPosition((context, dice) => {
		const pages: ActionNotes = { ...context.pages, form: actions.settings.records };
		return replaceQuery(pages, at, (bare, offset) => plan(bare, offset, context, dice));
	});
	const isWritten = await actWithToken(actions, { view, show }, on => on.act(at.journal, at.actor.path, planned));
	if (isWritten) tell?.();
}

/** The dice that are known before the notes are read. A generator rolls on too many tables, and a change on none. */
function diceOf(actions: Used, action: Written, { journal, actor }: TypedIn, dice: DiceRoller): string | undefined {
	switch (action.kind) {
		case 'move':
			return diceOfMove(actor, action, dice);
		case 'question':
			return facesThrown(dice, thrown => askTheOracle(action.question, actor.book, thrown)).dice;
		case 'oracle': {
			const book = searchedOracles(actions, journal, actor.book.ruleset);
			const oracles = action.oracles.flatMap(id => book.byId(id) ?? []);
			return facesThrown(dice, thrown => rollAsked({ oracles, times: action.times }, book, thrown)).dice;
		}
		case 'dice':
			return facesThrown(dice, thrown => rollTypedDice(action.dice, thrown)).dice;
		default:
			return undefined;
	}
}

interface Planned {
	readonly plan: TypedPlan;
	/** Says an oracle's answer to screen readers; it stands where the player types. */
	readonly tell?: () => void;
}

const NO_ORACLE = t('This oracle is not among those of these rules any more.');

function planOf(actions: Used, action: Written): Planned {
	const { answers } = actions.settings;
	switch (action.kind) {
		case 'move':
			rememberMove(actions.app, action.move);
			return {
				plan: (pages, offset, { table }, dice) =>
					makeMoveInNotes(
						pages,
						offset,
						{ call: newUnrolledMove(action.move), rollInput: action.rollInput },
						{ table, dice },
					),
			};
		case 'question': {
			let tell: (() => void) | undefined;
			const plan: TypedPlan = (pages, offset, { table }, dice) => {
				const answer = askTheOracle(action.question, table.book, dice);
				if (!answer)
					return parseError(
						'unknown_odds',
						t('“{odds}” is not among the odds of these rules.', { odds: action.question.odds }),
					);
				tell = () => announceAnswer(answer, announce);
				return inserted(pages, insertAnswer(pages.journal.text, offset, answer, { form: answers, isTyped: true }));
			};
			return { plan, tell: () => tell?.() };
		}
		case 'oracle': {
			let tell: (() => void) | undefined;
			const plan: TypedPlan = (pages, offset, { table }, dice) => {
				const book = bookFor(actions, pages, table.book.ruleset);
				const oracles = action.oracles.flatMap(id => book.byId(id) ?? []);
				if (oracles.length < action.oracles.length) return parseError('unknown_oracle', NO_ORACLE);
				const said = rollAsked({ oracles, times: action.times }, book, dice);
				tell = () => {
					rememberOracles(actions.app, oracles);
					announceOracle(said, announce);
				};
				return inserted(pages, insertOracleResults(pages.journal.text, offset, said, { form: answers, isTyped: true }));
			};
			return { plan, tell: () => tell?.() };
		}
		case 'generate':
			return {
				plan: (pages, offset, { table }, dice) => {
					const book = bookFor(actions, pages, table.book.ruleset);
					const thing = generatedAtOnce(actions, action.generator, { book, dice });
					if (thing === undefined) return parseError('unknown_oracle', NO_ORACLE);
					return inserted(pages, insertTyped(pages.journal.text, offset, thing, recordFormOn(pages)));
				},
			};
		case 'dice':
			return {
				plan: (pages, offset, _, dice) => {
					const rolled = rollTypedDice(action.dice, dice);
					return inserted(pages, insertDiceLine(pages.journal.text, offset, diceName(action.dice), rolled));
				},
			};
		case 'change':
			return {
				plan: (pages, offset, { table: { book } }, dice) =>
					changeCharacterManually(
						pages,
						book.ruleset,
						character => carryOutTyped(action.change, character, book, dice),
						{ path: pages.journal.path, offset, isTyped: true, ...given({ by: pages.by }) },
					),
			};
	}
}

/** A plan that inserts an answer, which changes only the journal. */
const inserted = ({ journal }: ActionNotes, { changes, cursor }: InlineInsertion): ParseResult<Plan> =>
	parseOk({ edits: [{ path: journal.path, changes }], ...given({ cursor }) });
