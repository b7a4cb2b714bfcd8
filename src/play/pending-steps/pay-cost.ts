import type { EffectOf } from '../../rules/effects/effect';
import { given } from '../../rules/core/collections';
import { signed } from '../../rules/effects/effect-label';
import { changeMeter, meterAt } from '../apply-effects/meters';
import type { Change } from '../character/change';
import type { StepOption, StepState } from '../record/pending-step';
import { bookCost, cannotExchange, cannotSuffer, leftBy, paidBy, paymentLines, type Cost } from '../suffer/suffer';
import { isOwned, sufferMoveOn, sufferMoves, type SufferMove } from '../apply-effects/suffer-moves';
import { costOptions, type OfferedCost } from './cost-options';
import { afterLesser, asksForLesser } from './cost-reducing-abilities';
import { pickAsset, type PickedAsset } from './pick-asset';
import { openTracks } from '../tracks/track';
import { askedBeside } from '../tracks/invalid-tracks';
import type { StepBuilder } from './step-builder';
import { trackDetail, WITH_PROGRESS } from './track-options';
import { unrolledMoveFrom } from './follow-up';
import { changeWords } from './format-step';

/** The id of the step that asks for the cost of the record's own move. */
export const OWN_COST = 'cost';

/**
 * A known cost is applied once and may then be resisted. With `isByRank`, the amount depends on the track until then.
 */
export function payment(
	agenda: StepBuilder,
	move: SufferMove,
	{ amount: asked, isByRank = false }: { readonly amount: number; readonly isByRank?: boolean | undefined },
	path: string,
): void {
	// what abilities took off the cost that a record states is taken off in it
	const isStated = path === OWN_COST;
	const amount = isStated || asked === 0 ? asked : afterLesser(agenda, move, asked, path);
	if (amount === 0) return; // nothing is suffered
	const lines = bookedLines(agenda, move, amount);
	if (lines.length === 0) {
		const words = `${move.name} (${signed(-amount)})`;
		if (agenda.ledger.passed(words)) return;
		if (!isOwned(move, agenda.ledger.character))
			return agenda.step({ id: path, prompt: `${words} by hand`, state: 'text', options: [] });
		if (!isStated && asksForLesser(agenda, move, amount, path)) return;
		const at = suffererOf(agenda, move, amount, path);
		if (at === 'waiting') return;
		const target = given({ target: at.asset?.name });
		const option = agenda.option(words, { kind: 'pay', move: move.name, amount, ...target });
		return agenda.whileStateMatters(isByRank || move.whose !== undefined, () =>
			agenda.step({ id: `${path}.pay`, prompt: words, state: 'automatic', options: [option], pass: words }),
		);
	}
	const target = lines.find(({ what }) => what === move.meter)?.target;
	if (target !== undefined) agenda.ledger.takeChosen([target], 1); // the answer to which one suffers it
	if (move.name !== agenda.record.move) resist(agenda, move, { amount, target }, `${path}.resist`);
	const left = amount - paidBy(move, lines, amount);
	if (left > 0) leftOver(agenda, left, leftBy(move, agenda.book.ruleset), `${path}.left`);
}

/** The suffer move that was chosen, even if its companion or vehicle no longer exists. */
export function takeSufferMove({ ledger, book }: StepBuilder): SufferMove | undefined {
	const all = sufferMoves(book.ruleset);
	const [chosen] = ledger.takeChosen(
		all.map(({ name }) => name),
		1,
	);
	return all.find(({ name }) => name === chosen);
}

/** The options for a suffer move, with what each would change, or why it cannot take the cost. */
export const sufferOptions = (
	agenda: StepBuilder,
	move: SufferMove,
	amount: number,
	said: Partial<OfferedCost> = {},
): readonly StepOption[] => {
	const barrier = (named: string | undefined) =>
		leadsOn(agenda, move) ? undefined : cannotSuffer(move, agenda.now, agenda.book.ruleset, named);
	return costOptions(agenda, { move, amount, label: move.name, chose: [move.name], barrier, ...said });
};

/** A suffer move whose meter is at its minimum can still be chosen if the book lets the cost be paid elsewhere. */
const leadsOn = (agenda: StepBuilder, { beyond }: SufferMove): boolean =>
	beyond?.trade !== undefined || (beyond?.clears !== undefined && undermining(agenda).length > 0);

/** The lines of one applied cost, at any position in the record. */
function bookedLines({ ledger }: StepBuilder, move: SufferMove, amount: number): readonly Change[] {
	const first = ledger.left.findIndex(line => line.why === move.name);
	const lines = first < 0 ? [] : paymentLines(move, ledger.left.slice(first), amount);
	ledger.tick(lines);
	return lines;
}

/** A cost that was paid, and the companion or vehicle that suffered it. */
interface Suffered {
	readonly amount: number;
	readonly target: string | undefined;
}

/** The companion or vehicle that suffers a cost; the player is asked if several could. */
function suffererOf(agenda: StepBuilder, { meter, whose }: SufferMove, amount: number, path: string): PickedAsset {
	if (whose === undefined) return {};
	const effect: EffectOf<'meter'> = { kind: 'meter', meter, by: -amount, whose };
	return agenda.whileStateMatters(true, () => pickAsset(agenda, effect, path));
}

/** The roll of a suffer move: required if its meter is empty; otherwise optional if the book says "choose to". */
function resist(agenda: StepBuilder, suffered: SufferMove, { amount, target }: Suffered, path: string): void {
	const { ledger, book } = agenda;
	const move = book.move(suffered.name);
	if (move?.roll_type !== 'action_roll') return;
	const label = `Resist (${move.name})`;
	if (ledger.chose(label) || ledger.passed(label)) return;
	const { meter, whose } = suffered;
	const isForced =
		(meterAt(ledger.recorded, { meter, whose, named: target ?? agenda.record.track }, book.ruleset)?.value ?? 1) <= 0;
	const about = whose === undefined ? {} : given({ track: target });
	const call = unrolledMoveFrom(agenda, move.name, { ...about, cost: { amount, paid: true } });
	const isChoice = !isForced && /\bchoose to\b/.test(move.text);
	const prompt = isForced
		? `${[whose, meter].filter(Boolean).join(' ')} is 0: roll`
		: isChoice
			? 'You may resist'
			: 'Next move';
	const option = agenda.option(`Roll ${move.name}`, { kind: 'follow', chose: label, call, isRoll: true });
	agenda.step({ id: path, prompt, state: isChoice ? 'optional' : 'required', options: [option], pass: label });
	agenda.sayOfLast({ stays: true });
}

/** Handles the unpaid rest of a cost: another suffer move, other meters point by point, or undermined progress. */
export function leftOver(agenda: StepBuilder, left: number, from: SufferMove, path: string): void {
	if (!from.beyond?.trade) return elsewhere(agenda, left, from, path);
	for (let point = 1; point <= left; point++) exchanged(agenda, from, path, { point, left });
}

/** The move that exchanges costs, made on its own: the points it states, else one (classic, Face a Setback). */
export function trade(agenda: StepBuilder, { cost }: EffectOf<'trade'>, path: string): void {
	const from = sufferMoveOn(agenda.book.ruleset, cost);
	if (!from?.beyond?.trade) return;
	const stated = agenda.record.cost;
	if (stated) return leftOver(agenda, stated.amount, from, path);
	exchanged(agenda, from, path, { point: 1, left: 1, state: 'optional' }); // if a meter just ran out, nothing is owed yet
}

/**
 * The whole rest goes to one other suffer move or, with momentum at its minimum, to progress (Starforged, Lose
 * Momentum).
 */
function elsewhere(agenda: StepBuilder, left: number, from: SufferMove, path: string): void {
	const { ledger, book, now } = agenda;
	const moves = sufferMoves(book.ruleset, now);
	const tracks = from.beyond?.clears ? undermining(agenda) : [];
	const picked = takeSufferMove(agenda);
	if (picked) return payment(agenda, picked, { amount: left }, path);
	const undermined = from.beyond?.clears ? ledger.takeChosenStartingWith(UNDERMINE) : undefined;
	if (undermined !== undefined) return undermine(agenda, undermined, path);
	const prompt = `Make another suffer move (${signed(-left)})`;
	if (ledger.passed(prompt)) return;
	const options = moves.flatMap(move =>
		sufferOptions(agenda, move, left, {
			barrier: named =>
				cannotSuffer(move, now, book.ruleset, named) ?? cannotPay(move, { amount: left, named }, agenda),
		}),
	);
	const asked = from.beyond?.clears ? askedBeside(now, WITH_PROGRESS, prompt) : prompt;
	agenda.step({ id: path, prompt: asked, state: 'required', options: [...options, ...tracks], pass: prompt });
}

/** Why a move cannot take any of a cost: its meter and all those it overflows into are empty. */
function cannotPay(move: SufferMove, cost: Cost, { now, book }: StepBuilder): string | undefined {
	const { left } = bookCost(move, cost, now, book.ruleset);
	return left === cost.amount ? `Nothing is left to pay with in ${move.name}.` : undefined;
}

/** Each point goes to another meter or clears one unit of progress (classic, Out of Supply and Face a Setback). */
function exchanged(
	agenda: StepBuilder,
	from: SufferMove,
	path: string,
	{
		point,
		left,
		state = 'required',
	}: { readonly point: number; readonly left: number; readonly state?: StepState | undefined },
): void {
	const { ledger } = agenda;
	const { trade = [], clears, move = from.name } = from.beyond ?? { move: from.name };
	const tracks = clears ? undermining(agenda) : [];
	const [chosen] = ledger.takeChosen(trade.map(exchangeLabel), 1);
	const meter = trade.find(meter => exchangeLabel(meter) === chosen);
	if (meter !== undefined) {
		const because = { why: move, isChosen: true };
		return agenda.carryOut({ kind: 'meter', meter, by: -1 }, `${path}.${point}`, because);
	}
	const undermined = clears ? ledger.takeChosenStartingWith(UNDERMINE) : undefined;
	if (undermined !== undefined) return undermine(agenda, undermined, `${path}.${point}`);
	const prompt = left > 1 ? `${move}: point ${point} of ${left}` : move;
	if (ledger.passed(prompt)) return;
	const options = trade.map(meter => exchange(agenda, meter, barrier(agenda, meter)));
	const asked = clears ? askedBeside(agenda.now, WITH_PROGRESS, prompt) : prompt;
	agenda.step({ id: `${path}.${point}`, prompt: asked, state, options: [...options, ...tracks], pass: prompt });
}

/** A meter at its minimum takes no point, unless the book says where that point goes: from momentum to progress. */
function barrier(agenda: StepBuilder, meter: string): string | undefined {
	const { ruleset } = agenda.book;
	const clears = sufferMoveOn(ruleset, meter)?.beyond?.clears;
	if (clears !== undefined && undermining(agenda).length > 0) return undefined;
	return cannotExchange({ meter }, agenda.now, ruleset);
}

const exchangeLabel = (meter: string): string => `Exchange for ${signed(-1)} ${meter}`;

function exchange(agenda: StepBuilder, meter: string, blocked: string | undefined): StepOption {
	const label = exchangeLabel(meter);
	const { changes } = changeMeter(agenda.now, { meter, by: -1 }, agenda.book.ruleset);
	return agenda.option(label, { kind: 'choose', chose: label }, changes.map(changeWords).join(', '), blocked);
}

/** The label for undermining a track starts with this, followed by the track's name. */
export const UNDERMINE = 'Undermine ';

/** The open tracks that can lose one unit of progress: those with a rank. */
const undermining = (agenda: StepBuilder): readonly StepOption[] =>
	openTracks(agenda.now.tracks, WITH_PROGRESS)
		.filter(({ rank }) => rank !== undefined)
		.map(track => {
			const label = `${UNDERMINE}${track.name}`;
			return agenda.option(
				label,
				{ kind: 'choose', chose: label },
				`Clear one unit of progress: ${trackDetail(track)}`,
			);
		});

function undermine(agenda: StepBuilder, label: string, path: string): void {
	const because = { why: label, isChosen: true, on: label.slice(UNDERMINE.length) };
	agenda.carryOut({ kind: 'clear_progress', how: '1 unit' }, `${path}.undermine`, because);
}
