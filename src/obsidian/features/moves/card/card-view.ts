import { upperFirst } from '../../../../rules/core/first-letter';
import { onlyShown } from '../../../../rules/coverage/state-meaning';
import { moveWarnings } from '../../../../rules/coverage/move-warnings';
import type { StepBuilder } from '../../../../play/pending-steps/step-builder';
import { textThatApplies } from '../../../../play/pending-steps/text-that-applies';
import { outcomeText, plainText } from '../../../../rules/rules-text';
import { withMinus } from '../../../../rules/core/minus-sign';
import type { Move } from '../../../../rules/move';
import { outcomeName, type Outcome } from '../../../../rules/core/outcome';
import type { Problem } from '../../../../rules/core/problem';
import type { Rulebook } from '../../../../rules/books/rulebook';
import { signed } from '../../../../rules/effects/effect-label';
import { buildPendingSteps, isCostOpen, openPendingSteps } from '../../../../play/pending-steps/list-pending-steps';
import { isOpen, type PendingStep, type StepOption } from '../../../../play/record/pending-step';
import { isRolled, isRolledWithRank } from '../../../../play/pending-steps/effects-of-record';
import { rollsOf } from '../../../../play/pending-steps/roll-on-table';
import { trackKindsOf } from '../../../../play/roll/track-kinds';
import { NOBODY, type Character } from '../../../../play/character/character';
import { possibleBurn, type Burn } from '../../../../play/moves/burn-momentum';
import { mayChangeDice } from '../../../../play/moves/dice-locked';
import { hasFollowed } from '../../../../play/moves/is-followed-up';
import type { Change } from '../../../../play/character/change';
import { editedRecord, type EditedRecord } from '../../../../play/moves/edited-record';
import { given } from '../../../../rules/core/collections';
import type { DecisionSettings } from '../../../../play/record/decision-settings';
import { isRecord, type Add, type MoveRecord, type DieName } from '../../../../play/record/record';
import { isSpent } from '../../../../play/pending-steps/claimed-entries';
import { isMatchOf, outcomeOfRecord, rollOf, scoreOf } from '../../../../play/roll/roll';
import { isConditionLine } from '../../../../play/pending-steps/condition-line';
import type { PersonInNote } from '../../../../journal/oracle-blocks/generated-people';
import { importedWords } from '../../../../journal/record/imported-record';
import { formatChange } from '../../../../journal/record/format-change';
import { abilitiesAfter, type AbilityOffer } from '../../../../play/abilities/available-abilities';
import { remindersAfter, type AbilityReminder } from '../../../../play/abilities/reminders';
import { useOf, usedWords } from '../../../../play/abilities/ability-uses';
import { rollOffers, type MoveToRoll } from '../roll-form/roll-offers';
import { withNamedFirst } from '../roll-form/named-first';
import { moveWords } from '../../../components/format-record';
import { nextCall, type NextCall } from './next-call';
import { siteRolls, unreadSites, type SiteRoll } from './site-rolls';
import { t } from '../../../../i18n/translate';
import { isSameName } from '../../../../rules/search/folded-name';
import { translateTerm } from '../../../../i18n/translate-terms';
import { didYouMean } from '../../../../rules/search/nearest-name';
import { findAsset } from '../../../../play/assets/asset';
import { assetsOf, whichAsset } from '../../../../play/roll/resolve-asset';
import { findTrack, openTracks } from '../../../../play/tracks/track';

export type ShownProblem = Pick<Problem, 'code' | 'message' | 'correction'>;

/** Everything that the card of a move shows, computed from the block and the character. Rendering contains no logic. */
export interface CardView {
	readonly name: string;
	/** The words of its record, which tell it from another of the same move. */
	readonly words: string;
	readonly by?: string;
	/** The move that led here. */
	readonly from?: string;
	readonly track?: string;
	/** Where it was played if not here: “Imported from Iron Vault”. Such a record cannot be changed. */
	readonly imported?: string;
	readonly problems: readonly ShownProblem[];
	/** Doubts about how the vault's own rules for this move are read. */
	readonly doubts: readonly string[];
	/** The sentences of the vault's own rules among the steps that are only shown. */
	readonly shown: readonly string[];
	/** Suggestions to replace a track name that is not found, if nothing else on the card asks for it. */
	readonly lost?: readonly string[];
	/** "When you attempt something risky…", in plain words. */
	readonly trigger?: string;
	/** Undefined if the move is unknown. */
	readonly move?: Move;
	/** The roll form's input; undefined once the move is resolved, and for moves without a roll. */
	readonly call?: MoveToRoll;
	/** The move that must be made next, with the input of its roll form. */
	readonly next?: NextCall;
	readonly roll?: RollView;
	/** For a record edited by hand: what it says now, and what applying the edit would change. */
	readonly edited?: string;
	/** The steps that follow from the outcome: open, answered, or to be carried out by the player. */
	readonly steps: readonly PendingStep[];
	/** Asset abilities that can be used after the dice are rolled. */
	readonly abilities: readonly AbilityOffer[];
	/** Reminders of abilities that concern the result but could not be interpreted. */
	readonly reminders: readonly AbilityReminder[];
	/** Features or dangers of a site to roll. */
	readonly siteRolls: readonly SiteRoll[];
	readonly chose: readonly string[];
	readonly passed: readonly string[];
	/** Rolls on tables: “78”. */
	readonly table: readonly number[];
	/** Results of tables, such as the price, as sentences of the story. */
	readonly story: readonly string[];
	/** The changes that were applied, as worded in the record. */
	readonly done: readonly string[];
}

export interface RollView {
	readonly outcome: Outcome;
	/** "Strong hit", "Weak hit", "Miss". */
	readonly words: string;
	readonly isMatch: boolean;
	/** "edge 2", "+1 tailwind". */
	readonly terms: readonly string[];
	readonly score?: number;
	readonly dice: readonly DieView[];
	/** "Strong hit (Sojourn)": stated, not rolled. */
	readonly stated?: string;
	readonly burned?: { readonly from: number; readonly to: number };
	/** The paragraph of this outcome, as Markdown. */
	readonly text?: string;
	/** How momentum can still be burned. */
	readonly burn?: Burn;
	readonly canChangeDice: boolean;
}

export interface DieView {
	readonly name: DieName;
	readonly face: number;
	readonly sides: 6 | 10;
	readonly isCancelled?: boolean;
}

/** What the card needs to know besides the record. */
export interface CardContext extends DecisionSettings {
	/** Undefined if none was found; then a problem explains why. */
	readonly character?: Character;
	readonly problems: readonly ShownProblem[];
	/** The tracks mentioned above the record, last one first. */
	readonly named?: readonly string[];
	/** The person generated above the record. */
	readonly person?: PersonInNote | undefined;
	/** Whether the card of a site that the record sends to was read: its answer stands below. */
	readonly isCardRead?: boolean;
}

export function cardView(record: MoveRecord, { named = [], person, ...found }: CardContext): CardView {
	const imported = importedWords(record);
	const asked = imported === undefined ? found : { ...found, problems: [], rolledAgain: true };
	const context = asked.character ? { ...asked, character: withNamedFirst(asked.character, named) } : asked;
	const { book, character } = context;
	const move = book.move(record.move);
	const isCall = move !== undefined && waitsForRoll(record, move, context);
	const judged = { record, character: character ?? NOBODY, ...context };
	const walk = character || !isCall ? buildPendingSteps(judged) : undefined;
	const agenda = walk ? openPendingSteps(judged, walk) : [];
	const steps = person ? withPerson(agenda, person) : agenda;
	const call = isCall && !isCostOpen(steps) ? { record, move, character, book } : undefined;
	const lost = isCall || steps.some(isOpen) ? lostTrack(record, move, character, book) : undefined;
	const edited = character && isRecord(record) ? editedRecord({ record, character, ...context }) : undefined;
	const isStill = character !== undefined && move !== undefined && !context.rolledAgain;
	const torn = isStill ? unreadSites({ record, character, book }, move) : [];
	const rolls = rollsOf(record, book);
	const stillOpen = context.rolledAgain || hasFollowed(record, book) ? undefined : character;
	const isPickedBelow = (call && rollOffers(call, {}).options.some(({ track }) => track)) || steps.some(asksForTrack);
	return {
		name: move?.name ?? record.move,
		words: moveWords({ ...record, move: move?.name ?? record.move }, undefined),
		...(record.by ? { by: record.by } : {}),
		...(record.from ? { from: record.from } : {}),
		...(record.track ? { track: record.track } : {}),
		...given({ imported }),
		problems: [...context.problems, ...unknownAbilities(record, move, book), ...(lost ? [lost.problem] : []), ...torn],
		doubts: move ? moveWarnings(book, move) : [],
		shown: move
			? onlyShown(book, move).filter(text => steps.some(step => step.state === 'text' && step.prompt === text))
			: [],
		...(lost && !isPickedBelow ? { lost: lost.instead } : {}),
		...(move ? { move, trigger: plainText(move.trigger.text) } : {}),
		...(call ? { call } : given({ next: nextCall(steps, { character, book }) })),
		...rollViewOf(record, move, context, walk),
		...(edited ? { edited: editWords(edited) } : {}),
		abilities: stillOpen ? abilitiesAfter({ record, character: stillOpen, book }) : [],
		reminders: stillOpen ? remindersAfter({ record, character: stillOpen, book }) : [],
		siteRolls: isStill ? siteRolls({ ...context, record, character, book }, move) : [],
		steps,
		chose: record.chose,
		passed: record.passed,
		table: rolls.map(({ roll }) => roll),
		story: rolls.flatMap(({ text }) => (text === '' ? [] : [text])),
		done: record.done.filter(change => !isConditionLine(change)).map(change => formatChange(change, record.track)),
	};
}

/**
 * Whether the move still has to be rolled. Suffer moves pay their cost before the roll, so a paid cost alone does not
 * count as rolled. A move that was resolved without a roll, for a connection without a bond, is not rolled when the
 * bond is made later (Starforged, Develop Your Relationship).
 */
export function waitsForRoll(record: MoveRecord, move: Move, { character, book }: CardContext): boolean {
	if (!isRecord(record)) return character ? isRolled({ record, character, book }, move) : move.roll_type !== 'no_roll';
	if (isRolledWithRank(move)) return false;
	const isUnresolved = record.dice === undefined && record.outcome === undefined;
	return isUnresolved && character !== undefined && isRolled({ record, character, book }, move);
}

const asksForTrack = ({ options }: PendingStep): boolean => options.some(({ action }) => action.kind === 'use_track');

/** Problems about abilities that no card has for this move, so that they do nothing. */
export const unknownAbilities = (record: MoveRecord, move: Move | undefined, book: Rulebook): CardView['problems'] =>
	(record.abilities ?? []).flatMap(used =>
		!move || useOf(used, move, book)
			? []
			: [
					{
						code: 'unknown_ability',
						message: t(
							'“with: {used}” is no ability that is understood for {name}. It does nothing; check its name and number.',
							{ used: usedWords(used), name: move.name },
						),
					},
				],
	);

/** "Your dice say strong hit; the record says weak hit. It would take back health 5 → 4 and carry out momentum 3 → 4." */
function editWords({ says, takesBack, carriesOut }: EditedRecord): string {
	const listed = (verb: string, changes: readonly Change[]): readonly string[] =>
		changes.length > 0 ? [`${verb} ${changes.map(change => translateTerm(formatChange(change))).join(', ')}`] : [];
	const would = [...listed(t('take back'), takesBack), ...listed(t('carry out'), carriesOut)].join(t(' and '));
	return `${says} ${would === '' ? t('Applying it changes nothing else.') : t('Applying it would {would}.', { would })}`;
}

function rollViewOf(
	record: MoveRecord,
	move: Move | undefined,
	context: CardContext,
	walk: StepBuilder | undefined,
): { roll?: RollView } {
	const outcome = outcomeOfRecord(record);
	if (!outcome || !isRecord(record)) return {};
	const roll = rollOf(record);
	const { book, character } = context;
	const stands = context.rolledAgain === true || hasFollowed(record, book);
	const burn = character && !stands ? possibleBurn({ record, character, book }) : undefined;
	const printed = move && outcomeText(move, outcome);
	const text = printed && walk && !stands ? textThatApplies(printed, walk.judgements) : printed;
	const words = outcomeName(outcome);
	return {
		roll: {
			outcome,
			words: upperFirst(words),
			isMatch: isMatchOf(record),
			terms: termsOf(record),
			...(roll ? { score: scoreOf(roll) } : {}),
			dice: roll ? diceOf(record) : [],
			...(record.as ? { stated: record.as } : {}),
			...(record.burn ? { burned: record.burn } : {}),
			...(text ? { text } : {}),
			...(burn ? { burn } : {}),
			canChangeDice:
				roll !== undefined && character !== undefined && !stands && mayChangeDice({ record, character, book }),
		},
	};
}

function termsOf(record: MoveRecord): readonly string[] {
	const { roll, adds, progress } = record;
	return [
		...(progress === undefined ? [] : [t('progress {progress}', { progress })]),
		...(roll ? [`${translateTerm(roll.option)}${roll.value === undefined ? '' : withMinus(` ${roll.value}`)}`] : []),
		...adds.map(add =>
			isFromBonus(record, add)
				? translateTerm(`${signed(add.amount)} next`)
				: `${signed(add.amount)}${add.reason ? ` ${add.reason}` : ''}`,
		),
	];
}

/** Whether an add is a bonus that waited for this move. */
const isFromBonus = ({ done }: MoveRecord, { amount, reason }: Add): boolean =>
	done.some(line => isSpent(line) && line.what.startsWith(`next +${amount}`) && line.what.endsWith(`(${reason})`));

function diceOf(record: MoveRecord): readonly DieView[] {
	const roll = rollOf(record);
	if (!roll) return [];
	const [first, second] = roll.challengeDice;
	const challenge = (name: DieName, face: number): DieView => ({ name, face, sides: 10 });
	const action: readonly DieView[] =
		roll.kind === 'action' ? [{ name: 'action', face: roll.actionDie, sides: 6, isCancelled: roll.isCancelled }] : [];
	return [...action, challenge('first', first), challenge('second', second)];
}

/** Fills the form for a new connection with the person generated just above. */
const withPerson = (steps: readonly PendingStep[], person: PersonInNote): readonly PendingStep[] =>
	steps.map(step =>
		step.options.some(({ asks }) => asks?.track === 'connection')
			? { ...step, options: step.options.map(option => proposing(option, person)) }
			: step,
	);

function proposing(option: StepOption, { name, role }: PersonInNote): StepOption {
	const { asks } = option;
	if (asks?.track !== 'connection' || asks.taken.some(taken => isSameName(taken, name))) return option;
	const hasRole = role !== undefined && asks.details.some(({ key }) => key === 'role');
	return { ...option, asks: { ...asks, proposed: { name, ...(hasRole ? { details: { role } } : {}) } } };
}

interface LostTrack {
	readonly problem: Pick<Problem, 'code' | 'message'>;
	/**
	 * Suggestions: the companions or vehicles or the open tracks of the kinds that the move is about, or else all open
	 * tracks.
	 */
	readonly instead: readonly string[];
}

/** Finds a track name that matches no track and no asset, if the move still needs it. */
function lostTrack(
	record: MoveRecord,
	move: Move | undefined,
	character: Character | undefined,
	book: Rulebook,
): LostTrack | undefined {
	const { track } = record;
	if (track === undefined || !character || move?.roll_type === 'special_track') return undefined;
	const { tracks, assets } = character;
	if (findTrack(tracks, track) || findAsset(assets, track)) return undefined;
	const noAsset = move && whichAsset({ record, character, book }, move, undefined);
	const [problem] = noAsset?.ok === false ? noAsset.problems : [];
	if (move && problem) return { problem, instead: assetsOf(move, character, book).map(({ name }) => name) };
	const fitting = openTracks(tracks, move ? trackKindsOf(move, book) : []);
	const open = fitting.length > 0 ? fitting : tracks.filter(({ status }) => status === 'open');
	const message = t(
		'No track is called “{track}” in this note or in a note of the character. Fix the name after “track:”, or write the track.',
		{ track },
	);
	const near = didYouMean(
		track,
		[...tracks, ...assets].map(({ name }) => name),
	);
	return {
		problem: { code: 'lost_track', message: [message, ...near].join(' ') },
		instead: open.map(({ name }) => name),
	};
}
