import { editorLivePreviewField, Notice, type Editor, type MarkdownView } from 'obsidian';
import { EditorView } from '@codemirror/view';
import { isDue, isOpen, type PendingStep } from '../../../play/record/pending-step';
import { waysBesides, waysToRoll, type Way } from '../../../play/request/ways-to-ask';
import { optionAction, type RecordAction } from '../../../journal/actions/record-action';
import type { DieName } from '../../../play/record/record';
import { importedProblem } from '../../../journal/record/imported-record';
import { recordNear, recordsOf, rolledAgain, type RecordAt } from '../../../journal/note-blocks/find-records';
import { placeOf } from '../../../journal/note-blocks/find-blocks';
import { sameActorIn } from '../../../journal/character/resolve-name';
import { withTracksAsNamed } from '../../../journal/note-blocks/names-in-note';
import { personAbove } from '../../../journal/oracle-blocks/generated-people';
import { namedAbove } from '../../../journal/actions/tracks-named';
import { offerChoices, type Choice } from '../../components/pick-dialog';
import { openedPlaceOf } from '../../services/display/opened-records';
import { cardView, type CardView } from './card/card-view';
import { LONG_NOTICE } from '../../components/long-notice';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { focusEditor } from '../../editor/focus-editor';
import { opening } from '../../editor/open-questions';
import type { ActorView } from '../../services/view-state/view-state';
import { openNewTrack } from '../tracks/new-track/new-track-dialog';
import { recordHome, type BlockLocation } from '../../services/services';
import { rollUnder } from '../oracles/answer-buttons';
import { nameActor } from './card/name-in-card';
import { undoOrAsk } from '../undo/ask-to-undo';
import { changesOf } from '../undo/undo-dialog';
import { t } from '../../../i18n/translate';
import { outcomeName } from '../../../rules/core/outcome';
import { translateTerm } from '../../../i18n/translate-terms';

/** Performs a press on the record. */
type Act = (press: RecordAction) => void;

/**
 * *Continue move*: lists all open steps of the record at or above the cursor, or further on in its line; of the first
 * one if the cursor is before them all. The cursor stays where it is.
 */
export function continueMove(actions: JournalActions, editor: Editor, view: MarkdownView): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const text = editor.getValue();
	const at = recordNear(text, editor.posToOffset(editor.getCursor()));
	if (!at) {
		new Notice(t('There is no move in this note. Make a move first.'));
		return;
	}
	continueRecord(actions, view, at, 'in the list');
}

/** Opens the panel of the move that still asks something, as a press on its *choose* does; a list where it has no panel. */
export function openAsked(actions: JournalActions, view: MarkdownView): void {
	const { editor, contentEl } = view;
	const drawn = EditorView.findFromDOM(contentEl);
	const block = recordNear(editor.getValue(), editor.posToOffset(editor.getCursor()))?.block;
	if (block?.form !== 'line' || !drawn?.state.field(editorLivePreviewField, false))
		return continueMove(actions, editor, view);
	drawn.dispatch(opening(drawn.state, block.fenceFrom));
	drawn.focus();
}

/** Where to continue after a choice: in a list of what is open then, also if it opened by itself, or on the card. */
type GoesOn = 'in the list' | 'at once' | 'on the card';

/** Lists all open steps of one record. */
export function continueRecord(actions: JournalActions, view: MarkdownView, at: RecordAt, goesOn: GoesOn): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const imported = importedProblem(at.record);
	if (imported) return void new Notice(imported.message, LONG_NOTICE);
	const list = (actor: ActorView) => listChoices(actions, { view, journal, at, goesOn }, actor);
	const shown = actions.viewState.actor(journal, at.record.by);
	if (shown.ok) return list(shown.value);
	const has = (code: string) => shown.problems.some(problem => problem.code === code);
	const isUnclear = has('linked_to_several') || (at.record.by !== undefined && has('several_characters'));
	if (isUnclear) {
		void nameActor(actions, journal, placeOf(at.block), at.record.by).then(
			isNamed => isNamed && goesOn !== 'on the card' && continueMove(actions, view.editor, view),
		);
		return;
	}
	// Undecided questions are asked and their answers stored in the note; other problems are shown in a notice.
	void actions.whoActs(journal, at.record.by).then(actor => actor && list(actor));
}

/** The record that is being continued. */
interface Continued {
	readonly view: MarkdownView;
	readonly journal: string;
	readonly at: RecordAt;
	readonly goesOn: GoesOn;
}

function listChoices(actions: JournalActions, { view, journal, at, goesOn }: Continued, actor: ActorView): void {
	const { editor } = view;
	const card = cardOf(actions, { journal, text: editor.getValue() }, at, actor);
	const steps = card.steps.filter(isOpen);
	if (!card.call && !steps.some(isDue)) openLine(actions, editor, journal, at);
	const home = recordHome(journal, editor.getValue(), at);
	const act: Act = press => {
		if (goesOn === 'on the card') return void actions.press(home, press, goesOn);
		void actions.press(home, press, 'stays').then(done => {
			focusEditor(editor);
			if (done) continueIfDue(actions, { editor, view, line: at.block.startLine });
		});
	};
	const choices = [
		...(card.edited === undefined
			? []
			: [{ label: t('Apply the change'), detail: card.edited, run: () => act({ kind: 'apply_edit' }) }]),
		...(goesOn !== 'at once' || steps.some(isDue) ? [] : [{ label: t('Later'), run: () => focusEditor(editor) }]),
		...answers(actions, card, act),
		...siteChoices(actions, card, home, editor),
		...diceChoices(actions, card, act),
		...steps.filter(isDue).flatMap(step => passChoice(step, act)),
		{
			label: t('Undo this move'),
			detail: changesOf(at.record).join('; '),
			run: () => void undoOrAsk(actions, editor, journal, at),
		},
	];
	offerChoices(actions.app, t('{name}: what now?', { name: card.name }), choices);
}

/** Computes the card of a record in a note. */
export function cardOf(
	{ settings, viewState, vaultIndex }: Actions<'settings' | 'vaultIndex' | 'viewState'>,
	{ journal, text }: { readonly journal: string; readonly text: string },
	{ record, block }: RecordAt,
	{ book, character }: ActorView,
): CardView {
	const isSame = sameActorIn(journal, vaultIndex);
	return cardView(record, {
		book,
		character: withTracksAsNamed(character, record),
		certain: settings.certain,
		problems: [],
		named: namedAbove(viewState.tracksNamed(text), block.startLine),
		person: personAbove(viewState.peopleIn(text), block.startLine),
		rolledAgain: rolledAgain(viewState.recordsOf(text), block, record.by, isSame),
	});
}

/** The answers to what is due, then what the player may do: optional steps, each with its pass, and abilities. */
function answers(actions: Actions<'app'>, card: CardView, act: Act): readonly Choice[] {
	const [due, optional] = [card.steps.filter(isDue), card.steps.filter(step => isOpen(step) && !isDue(step))];
	return [
		...due.flatMap(step => stepChoices(actions, step, act)),
		...rollChoices(actions, card, act),
		...optional.flatMap(step => {
			const taken = stepChoices(actions, step, act);
			return taken.length === 0 ? [] : [...taken, ...passChoice(step, act)];
		}),
		...abilityChoices(card, act),
	];
}

const passChoice = ({ id, prompt, pass }: PendingStep, act: Act): readonly Choice[] =>
	pass === undefined
		? []
		: [{ label: t('Skip'), detail: translateTerm(prompt), run: () => act({ kind: 'pass', step: id }) }];

/** The abilities that can be used after the dice are rolled. */
const abilityChoices = ({ abilities }: CardView, act: Act): readonly Choice[] =>
	abilities.map(({ id, asset, words, when }) => ({
		label: `${asset}: ${words}`,
		...(when === '' ? {} : { detail: when }),
		run: () => act({ kind: 'use_ability', ability: id }),
	}));

/** Opens the card of a settled move while it is being continued. */
function openLine(
	{ openedRecords, viewState, displayModes }: JournalActions,
	editor: Editor,
	path: string,
	at: RecordAt,
): void {
	openedRecords.set(openedPlaceOf(path, viewState.blocksIn(editor.getValue()), at.block), true);
	displayModes.changed();
}

/** What the record at or above an offset still has to be told, if anything. */
export function stillAsked(actions: JournalActions, journal: string, text: string, offset: number): string | undefined {
	const at = recordNear(text, offset, recordsOf(text, actions.viewState.recordIn));
	const card = at && cardAt(actions, { journal, text }, at);
	const due = card?.steps.find(isDue);
	return card && due && `${card.name}: ${due.prompt}`;
}

/** The card of a record, if its character is known. */
function cardAt(actions: JournalActions, note: Parameters<typeof cardOf>[1], at: RecordAt): CardView | undefined {
	const actor = actions.viewState.actor(note.journal, at.record.by);
	return actor.ok ? cardOf(actions, note, at, actor.value) : undefined;
}

/** The record was written at this line or below. */
interface WrittenAt {
	readonly editor: Editor;
	readonly view: MarkdownView;
	readonly line: number;
}

/** Opens the list again after a choice from it, if another answer is due. What may be done waits for the command. */
function continueIfDue(actions: JournalActions, { editor, view, line }: WrittenAt): void {
	const at = recordNear(editor.getValue(), editor.posToOffset(editor.getCursor()));
	if (!at || at.block.startLine < line) return;
	if (cardAt(actions, { journal: view.file?.path ?? '', text: editor.getValue() }, at)?.steps.some(isDue))
		continueRecord(actions, view, at, 'at once');
}

/** Choices to roll features and dangers of a site; the result goes just below the record. */
const siteChoices = (
	actions: JournalActions,
	{ siteRolls }: CardView,
	home: BlockLocation,
	editor: Editor,
): readonly Choice[] =>
	siteRolls.map(({ label, oracle, rolled }) => ({
		label,
		run: () => void rollUnder(actions, home, oracle, rolled).then(() => focusEditor(editor)),
	}));

/** The options of a step. If one needs a new track, its name and rank are asked first. */
const stepChoices = ({ app }: Actions<'app'>, { id, prompt, options }: PendingStep, act: Act): readonly Choice[] =>
	options
		.filter(({ blocked, isChosen }) => blocked === undefined && !isChosen)
		.map(option => {
			const { label, detail, asks } = option;
			return {
				label: translateTerm(label),
				detail: detail ? `${translateTerm(prompt)} · ${translateTerm(detail)}` : translateTerm(prompt),
				run: () =>
					asks
						? openNewTrack(app, asks, answer => act(optionAction(id, option, { answer })))
						: act(optionAction(id, option)),
			};
		});

/** The ways to roll; what may be added to one waits behind the last choice. */
function rollChoices({ app }: Actions<'app'>, { call }: CardView, act: Act): readonly Choice[] {
	if (!call) return [];
	const ways = waysToRoll(call);
	const more = ways.flatMap(way => waysBesides(call, way));
	const choiceOf = (way: Way): Choice => ({
		...wordsOf(way),
		run: () => act({ kind: 'roll', rollInput: way.input }),
	});
	const withMore = () => offerChoices(app, t('Roll with what besides?'), more.map(choiceOf));
	return [
		...ways.map(choiceOf),
		...(more.length > 0 ? [{ label: t('Roll with something besides…'), run: withMore }] : []),
	];
}

function wordsOf({ option, about, also }: Way): Pick<Choice, 'label' | 'detail'> {
	const { name, value, text } = option;
	const detail = [about, text, ...also].filter(Boolean).join(' · ');
	const label =
		'track' in option
			? t('Roll against {track}', { track: option.track })
			: t('Roll +{name} {second}', { name, second: value ?? '' });
	return { label, ...(detail === '' ? {} : { detail }) };
}

const DIE_WORDS: Readonly<Record<DieName, string>> = {
	action: t('action die'),
	first: t('first challenge die'),
	second: t('second challenge die'),
};

function burnChoice({ roll }: CardView, act: Act): readonly Choice[] {
	if (!roll?.burn) return [];
	const { from, to, outcome } = roll.burn;
	const detail = t('momentum {from} → {to}: {outcome}', { from, to, outcome: translateTerm(outcomeName(outcome)) });
	return [{ label: t('Burn momentum'), detail, run: () => act({ kind: 'burn' }) }];
}

function diceChoices({ app }: Actions<'app'>, card: CardView, act: Act): readonly Choice[] {
	const { roll } = card;
	const burn = burnChoice(card, act);
	if (!roll?.canChangeDice) return burn;
	const names = roll.dice.map(({ name }) => name);
	const reroll = (label: string, dice: readonly DieName[]): Choice => ({
		label,
		run: () => act({ kind: 'reroll', dice }),
	});
	const rerolls = [
		...names.map(name => reroll(t('Reroll the {die}', { die: DIE_WORDS[name] }), [name])),
		reroll(t('Reroll both challenge dice'), ['first', 'second']),
		reroll(t('Reroll all dice'), names),
	];
	const sets = roll.dice.flatMap(({ name, sides }) =>
		Array.from({ length: sides }, (_, i): Choice => ({
			label: t('Set the {die} to {face}', { die: DIE_WORDS[name], face: i + 1 }),
			run: () => act({ kind: 'set_die', die: name, face: i + 1 }),
		})),
	);
	const more = (label: string, choices: readonly Choice[]): Choice => ({
		label,
		run: () => offerChoices(app, t('Dice: what now?'), choices),
	});
	return [...burn, more(t('Reroll dice…'), rerolls), more(t('Set a die…'), sets)];
}
