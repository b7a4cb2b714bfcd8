import type { EffectOf } from '../../rules/effects/effect';
import { TRACK_KINDS } from '../../rules/track-kind';
import { signed } from '../../rules/effects/effect-words';
import { changeMeter } from '../carry-out';
import type { StepOption, StepState } from '../record/pending-step';
import type { SufferMove } from '../suffer/suffer';
import { bookCost, cannotExchange, cannotSuffer, sufferMoveOn, sufferMoves } from '../suffer/suffer';
import { openTracks } from '../tracks/track';
import { certain } from './certain';
import { payment, sufferOption, takeSufferMove } from './suffer-steps';
import type { AgendaWalk } from './walk';
import { NO_PROGRESS, trackDetail } from './which-track';
import { changeWords } from './words';

/** What a cost leaves unpaid goes to another suffer move, or point by point to other meters, or undermines progress. */
export function leftOver(walk: AgendaWalk, left: number, from: SufferMove, path: string): void {
	if (!from.beyond?.trade) return elsewhere(walk, left, from, path);
	for (let point = 1; point <= left; point++) exchanged(walk, from, path, point, left);
}

/** The move that exchanges costs, made on its own: so many points as it states, else one (classic, Face a Setback). */
export function trade(walk: AgendaWalk, { cost }: EffectOf<'trade'>, path: string): void {
	const from = sufferMoveOn(walk.book.ruleset, cost);
	if (!from?.beyond?.trade) return;
	const stated = walk.record.cost;
	if (stated) return leftOver(walk, stated.amount, from, path);
	exchanged(walk, from, path, 1, 1, 'optional'); // what ran out just now owes nothing yet
}

/** All of it goes to one other suffer move; or, at the bottom of momentum, to progress (Starforged, Lose Momentum). */
function elsewhere(walk: AgendaWalk, left: number, from: SufferMove, path: string): void {
	const { settled, book, now } = walk;
	const moves = sufferMoves(book.ruleset, now);
	const tracks = from.beyond?.clears ? undermining(walk) : [];
	const picked = takeSufferMove(walk);
	if (picked) return payment(walk, picked, left, path);
	const undermined = from.beyond?.clears ? settled.takeChosenOf(UNDERMINE) : undefined;
	if (undermined !== undefined) return undermine(walk, undermined, path);
	const prompt = `Make another suffer move (${signed(-left)})`;
	if (settled.passed(prompt)) return;
	const options = moves.map(move => ({
		...sufferOption(walk, move, left),
		...barred(cannotSuffer(move, settled.character, book.ruleset) ?? cannotPay(move, left, walk)),
	}));
	walk.step(path, prompt, 'required', [...options, ...tracks], prompt);
}

/** A move whose meter is empty, and all that it would flow into, takes nothing of a cost. */
function cannotPay(move: SufferMove, amount: number, { settled, book }: AgendaWalk): string | undefined {
	const { left } = bookCost(move, amount, settled.character, book.ruleset);
	return left === amount ? `Nothing is left to pay with in ${move.name}.` : undefined;
}

/** What was left cannot go where it came from. */
const barred = (blocked: string | undefined): Pick<StepOption, 'blocked'> => (blocked === undefined ? {} : { blocked });

/** Each point goes on another meter, or clears one unit of progress (classic, Out of Supply and Face a Setback). */
function exchanged(
	walk: AgendaWalk,
	from: SufferMove,
	path: string,
	point: number,
	left: number,
	state: StepState = 'required',
): void {
	const { settled } = walk;
	const { trade = [], clears, move = from.name } = from.beyond ?? { move: from.name };
	const tracks = clears ? undermining(walk) : [];
	const [chosen] = settled.takeChosen(trade.map(exchangeLabel), 1);
	const meter = trade.find(meter => exchangeLabel(meter) === chosen);
	if (meter !== undefined) {
		const because = { why: move, isChosen: true };
		return certain(walk, { kind: 'meter', meter, by: -1 }, `${path}.${point}`, because);
	}
	const undermined = clears ? settled.takeChosenOf(UNDERMINE) : undefined;
	if (undermined !== undefined) return undermine(walk, undermined, `${path}.${point}`);
	const prompt = left > 1 ? `${move}: point ${point} of ${left}` : move;
	if (settled.passed(prompt)) return;
	const options = trade.map(meter => exchange(walk, meter, barrier(walk, meter)));
	walk.step(`${path}.${point}`, prompt, state, [...options, ...tracks], prompt);
}

/** A meter at its minimum takes no point, unless the book says where that one goes in turn: momentum, to progress. */
function barrier(walk: AgendaWalk, meter: string): string | undefined {
	const { ruleset } = walk.book;
	const clears = sufferMoveOn(ruleset, meter)?.beyond?.clears;
	if (clears !== undefined && undermining(walk).length > 0) return undefined;
	return cannotExchange(meter, walk.settled.character, ruleset);
}

const exchangeLabel = (meter: string): string => `Exchange for ${signed(-1)} ${meter}`;

function exchange(walk: AgendaWalk, meter: string, blocked: string | undefined): StepOption {
	const label = exchangeLabel(meter);
	const { changes } = changeMeter(walk.settled.character, meter, -1, walk.book.ruleset);
	return walk.option(label, { kind: 'choose', chose: label }, changes.map(changeWords).join(', '), blocked);
}

/** What the label of an undermined track begins with; its name follows. */
export const UNDERMINE = 'Undermine ';

/** The open tracks whose progress can be cleared by one unit: those with a rank. */
export const undermining = (walk: AgendaWalk): readonly StepOption[] =>
	openTracks(walk.now.tracks, TRACK_KINDS)
		.filter(({ kind, rank }) => !NO_PROGRESS.includes(kind) && rank !== undefined)
		.map(track => {
			const label = `${UNDERMINE}${track.name}`;
			return walk.option(label, { kind: 'choose', chose: label }, `Clear one unit of progress: ${trackDetail(track)}`);
		});

function undermine(walk: AgendaWalk, label: string, path: string): void {
	const because = { why: label, isChosen: true, on: label.slice(UNDERMINE.length) };
	certain(walk, { kind: 'clear_progress', how: '1 unit' }, `${path}.undermine`, because);
}
