import type { Amount, Effect, EffectOf } from '../../rules/effects/effect';
import { outcomeName } from '../../rules/core/outcome';
import { isSameName } from '../../rules/search/folded-name';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { fromWithOutcome, moveOfFrom } from '../record/from-move';
import { newUnrolledMove, type Add, type MoveRecord } from '../record/record';
import { outcomeOfRecord } from '../roll/roll';
import { sufferMove } from '../apply-effects/suffer-moves';
import { findTrack, type Track } from '../tracks/track';
import { onlyOpen } from '../tracks/invalid-tracks';
import { begunBefore, isContinuedByItself, trackKindsOf } from '../roll/track-kinds';
import { everyEffect, nestedEffects } from '../../rules/effects/nested-effects';
import { inherits } from './inherits';
import type { StepBuilder } from './step-builder';
import { PAY_THE_PRICE } from './move-names';
import type { TrackKind } from '../../rules/core/track-kind';

/** The call for a move that follows as its own record; `undefined` if it is resolved on this card. */
export function followUp(agenda: StepBuilder, effect: Effect | undefined): MoveRecord | undefined {
	if (effect?.kind !== 'move' || effect.move === PAY_THE_PRICE) return undefined;
	if (effect.by !== undefined && sufferMove(effect.move, agenda.book.ruleset)) return undefined;
	const move = agenda.book.move(effect.move);
	if (!move) return undefined;
	const [rank, ...otherRanks] = effect.ranks ?? [];
	const call = unrolledMoveFrom(agenda, move.name, {
		...trackFor(agenda, move.name),
		...(agenda.quest?.name === undefined ? {} : { track: agenda.quest.name }),
		...foeFor(agenda, move.name),
		...(effect.add === undefined ? {} : { adds: [{ amount: effect.add, reason: agenda.record.move }] }),
		...(effect.as ? { as: `${outcomeName(effect.as)} (${agenda.record.move})` } : {}),
		...(rank !== undefined && otherRanks.length === 0 ? { rank } : {}),
		...costOf(effect.by),
	});
	return inherits(agenda.move, agenda.book) ? bySomebodyElse(call) : call;
}

const costOf = (by: Amount | undefined): Pick<MoveRecord, 'cost'> =>
	typeof by === 'number' ? { cost: { amount: Math.abs(by), paid: false } } : {};

/** Creates a call with the acting character and the move it comes from. */
export const unrolledMoveFrom = (
	{ record, book }: StepBuilder,
	move: string,
	more: Partial<MoveRecord> = {},
): MoveRecord =>
	newUnrolledMove(move, {
		from: fromFor(record, book.move(move), book),
		...(record.by === undefined ? {} : { by: record.by }),
		...more,
	});

/** The previous move, with its outcome where the move that follows is another after a different one. */
function fromFor(record: MoveRecord, move: Move | undefined, book: Rulebook): string {
	const outcome = outcomeOfRecord(record);
	const isAsked = (move ? everyEffect(book.effectsOf(move)) : []).some(
		effect =>
			effect.kind === 'if' &&
			effect.condition.kind === 'from' &&
			effect.condition.on !== undefined &&
			isSameName(effect.condition.move, record.move),
	);
	return isAsked && outcome ? fromWithOutcome(record.move, outcome) : record.move;
}

/** Leaves out the acting character, because a new one acts, who has no name yet (Starforged, Continue a Legacy). */
const bySomebodyElse = ({ by: _, ...call }: MoveRecord): MoveRecord => call;

/** Passes the current track on to a move about the same kind, unless that move begins its own. */
function trackFor(agenda: StepBuilder, name: string): Pick<MoveRecord, 'track'> {
	const { book } = agenda;
	const move = book.move(name);
	const kinds = move ? trackKindsOf(move, book) : [];
	const track = withItsVow(agenda, kinds);
	if (!track || !move || !kinds.includes(track.kind)) return {};
	const begun = begunBefore(move, book);
	return begun === undefined || isContinuedByItself(begun) ? { track: track.name } : {};
}

/** A cost by the rank of a foe uses the current foe, even if just defeated (Ironsworn, End the Fight). */
function foeFor({ record, now, book }: StepBuilder, name: string): Pick<MoveRecord, 'track'> {
	const { by_rank, whose } = sufferMove(name, book.ruleset) ?? {};
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	return by_rank && whose === undefined && own?.kind === 'foe' ? { track: own.name } : {};
}

/** The current track; for a threat, the vow it opposes if the next move is about vows (Delve, Advance a Threat). */
function withItsVow({ record, move, now, book }: StepBuilder, kinds: readonly TrackKind[]): Track | undefined {
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	const isAboutThreats = own === undefined && move !== undefined && trackKindsOf(move, book).includes('threat');
	const at = own ?? (isAboutThreats ? onlyOpen(now, ['threat']) : undefined);
	if (at?.kind !== 'threat' || !kinds.includes('vow')) return own;
	return at.vow === undefined ? undefined : findTrack(now.tracks, at.vow);
}

/**
 * What the previous move grants to this one: the allowed ranks, the impact that the vow clears, momentum on a hit, a
 * reroll. Read from the book, so that a record only needs to name that move.
 */
export function grantedBy(record: MoveRecord, book: Rulebook): EffectOf<'move'> | undefined {
	const parent = record.from === undefined ? undefined : book.move(moveOfFrom(record.from));
	const move = book.move(record.move);
	if (!parent || !move) return undefined;
	const toThis = (effect: Effect): effect is EffectOf<'move'> =>
		effect.kind === 'move' && book.move(effect.move) === move;
	const inText = everyEffect(book.effectsOf(parent)).filter(toThis);
	const named = inText.length > 0 ? inText : rowEffects(parent, book).filter(toThis);
	return named.find(({ add }) => (add === undefined) === (addFrom(record) === undefined)) ?? named[0];
}

const addFrom = ({ adds, from }: MoveRecord): Add | undefined => adds.find(({ reason }) => reason === from);

/** The effects of all rows in a move's tables, including nested ones. */
export const rowEffects = (move: Move, book: Rulebook): readonly Effect[] =>
	move.tables.flatMap(({ rows }) => rows.flatMap(({ text }) => book.effectsOfRow(move, text))).flatMap(nestedEffects);

/** The labels of a move's options that open another move at once. */
export const followLabels = (move: Move, book: Rulebook): readonly string[] =>
	everyEffect(book.effectsOf(move)).flatMap(effect => {
		const options = effect.kind === 'choose' ? effect.options : effect.kind === 'may' ? [effect.option] : [];
		return options.filter(({ effects }) => isOtherMove(effects, book)).map(({ label }) => label);
	});

function isOtherMove([only, ...others]: readonly Effect[], { ruleset }: Rulebook): boolean {
	if (only?.kind !== 'move' || others.length > 0 || only.move === PAY_THE_PRICE) return false;
	return only.by === undefined || !sufferMove(only.move, ruleset);
}
