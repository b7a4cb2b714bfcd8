import type { Amount, ByRank, Effect, EffectOf } from '../../rules/effects/effect';
import { DEGREES } from '../../rules/effects/effect';
import { effectWords, signed } from '../../rules/effects/effect-words';
import { ofRank, RANKS } from '../../rules/rank';
import { meterAt } from '../carry-out';
import type { Change } from '../character/change';
import type { StepOption } from '../record/pending-step';
import type { SufferMove } from '../suffer/suffer';
import { bookCost, cannotSuffer, leftBy, paidBy, paymentLines, sufferMove, sufferMoves } from '../suffer/suffer';
import { isOwned } from '../suffer/suffer-moves';
import type { Track } from '../tracks/track';
import { findTrack, harmOf, openTracks } from '../tracks/track';
import { leftOver, undermining } from './left-over';
import { callFrom } from './follow-up';
import { trackKindsOf } from './track-kinds';
import { trackAtHand } from './which-track';
import type { AgendaWalk } from './walk';
import { changeWords } from './words';

/** Made on its own, a suffer move asks how much, and books it itself. */
export function ownCost(walk: AgendaWalk): void {
	const { record, book, settled } = walk;
	const move = sufferMove(record.move, book.ruleset);
	const { cost } = record;
	if (!move || cost?.paid) return;
	// The companion that paid it may be there no more.
	if (cost && isToldOf(walk, move)) return payment(walk, move, cost.amount, 'cost');
	// One that was rolled without a cost was rolled by somebody who owned nothing to mark it on.
	const wasNobodys = move.whose !== undefined && !cost && record.outcome !== undefined;
	if (wasNobodys || !isOwned(move, settled.character))
		return walk.step('cost', `Mark the cost on your ${move.whose ?? ''} by hand.`, 'text', []);
	if (cost) return payment(walk, move, cost.amount, 'cost');
	const option = (label: string, amount: number): StepOption =>
		walk.option(`${label} (${signed(-amount)})`, { kind: 'cost', amount }, preview(walk, move, amount));
	const foes = move.by_rank ? foesAt(walk).map(foe => option(foe.name, harmOf(foe))) : [];
	const degrees = (move.by_rank ? RANKS : DEGREES).map((degree, i) => option(degree, i + 1));
	walk.step('cost', `How much? ${move.name}`, 'required', [...foes, ...degrees]);
}

/** The foe that the record names, just defeated or not, before all that still stand. */
function foesAt({ record, now }: AgendaWalk): readonly Track[] {
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	const open = openTracks(now.tracks, ['foe']).filter(foe => foe !== own);
	return own?.kind === 'foe' ? [own, ...open] : open;
}

/** The player picks a suffer move; what one cannot pay is left for another. */
export function suffer(walk: AgendaWalk, amount: number, path: string): void {
	const { settled, book, now } = walk;
	const prompt = `Make a suffer move (${signed(-amount)})`;
	const moves = sufferMoves(book.ruleset, now);
	const picked = takeSufferMove(walk);
	if (picked) return payment(walk, picked, amount, path);
	if (settled.passed(prompt)) return;
	const options = moves.map(move => sufferOption(walk, move, amount));
	walk.step(path, prompt, 'required', options, prompt);
}

/** The suffer move that was picked, also one of a companion or vehicle that is there no more. */
export function takeSufferMove({ settled, book }: AgendaWalk): SufferMove | undefined {
	const all = sufferMoves(book.ruleset);
	const [chosen] = settled.takeChosen(
		all.map(({ name }) => name),
		1,
	);
	return all.find(({ name }) => name === chosen);
}

/** A suffer move to pick, with what it would change, or why it cannot take the cost. */
export const sufferOption = (walk: AgendaWalk, move: SufferMove, amount: number, label = move.name): StepOption =>
	walk.option(
		label,
		{ kind: 'choose', chose: move.name },
		preview(walk, move, amount),
		leadsOn(walk, move) ? undefined : cannotSuffer(move, walk.settled.character, walk.book.ruleset),
	);

/** At the end of its meter, a suffer move may still be picked where the book has it paid otherwise. */
const leadsOn = (walk: AgendaWalk, { beyond }: SufferMove): boolean =>
	beyond?.trade !== undefined || (beyond?.clears !== undefined && undermining(walk).length > 0);

/** A cost that is known: it is booked once, then it may be resisted. */
export function payment(walk: AgendaWalk, move: SufferMove, amount: number, path: string): void {
	if (amount === 0) return; // the player says that nothing is suffered
	const lines = bookedLines(walk, move, amount);
	if (lines.length === 0) {
		const words = `${move.name} (${signed(-amount)})`;
		if (walk.settled.passed(words)) return;
		if (!isOwned(move, walk.settled.character)) return walk.step(path, `${words} by hand`, 'text', []);
		const option = walk.option(words, { kind: 'pay', move: move.name, amount });
		return walk.hanging(move.whose !== undefined, () => walk.step(`${path}.pay`, words, 'certain', [option], words));
	}
	if (move.name !== walk.record.move) resist(walk, move, amount, `${path}.resist`);
	const left = amount - paidBy(move, lines, amount);
	if (left > 0) leftOver(walk, left, leftBy(move, walk.book.ruleset), `${path}.left`);
}

const isToldOf = ({ settled }: AgendaWalk, { name }: SufferMove): boolean =>
	settled.left.some(({ why }) => why === name);

/** How much was booked, where all of it could be paid: the rank that it was counted by may have changed since. */
function bookedAmount({ settled }: AgendaWalk, move: SufferMove): number | undefined {
	const first = settled.left.findIndex(line => line.why === move.name);
	const lines = first < 0 ? [] : paymentLines(move, settled.left.slice(first), Infinity);
	const isShort = lines.at(-1)?.note !== undefined;
	const amount = paidBy(move, lines, Infinity);
	return lines.length === 0 || isShort || !Number.isFinite(amount) ? undefined : amount;
}

/** The lines of one booked cost, wherever they stand. */
function bookedLines({ settled }: AgendaWalk, move: SufferMove, amount: number): readonly Change[] {
	const first = settled.left.findIndex(line => line.why === move.name);
	const lines = first < 0 ? [] : paymentLines(move, settled.left.slice(first), amount);
	settled.tick(lines);
	return lines;
}

/** The roll of a suffer move: forced when its meter is empty; otherwise the player's choice, where the book leaves it. */
function resist(walk: AgendaWalk, suffered: SufferMove, amount: number, path: string): void {
	const { settled, book } = walk;
	const move = book.move(suffered.name);
	if (move?.roll_type !== 'action_roll') return;
	const label = `Resist (${move.name})`;
	if (settled.chose(label) || settled.passed(label)) return;
	const { meter, whose } = suffered;
	const isForced = (meterAt(settled.told, meter, book.ruleset, whose, walk.record.track)?.value ?? 1) <= 0;
	const call = callFrom(walk, move.name, { cost: { amount, paid: true } });
	const isChoice = !isForced && /\bchoose to\b/.test(move.text);
	const prompt = isForced
		? `${[whose, meter].filter(Boolean).join(' ')} is 0: roll`
		: isChoice
			? 'You may resist'
			: 'Next move';
	const option = walk.option(`Roll ${move.name}`, { kind: 'follow', chose: label, call });
	walk.step(path, prompt, isChoice ? 'optional' : 'required', [option], label);
}

/** A suffer move that the outcome names, at the amount that it states; minor, serious or major when it leaves that open. */
export function sufferAt(walk: AgendaWalk, effect: EffectOf<'move'>, by: Amount, path: string): void {
	const move = sufferMove(effect.move, walk.book.ruleset);
	if (!move) return;
	if (typeof by === 'number') return payment(walk, move, -by, path);
	if (by === '-cost')
		return walk.record.cost ? payment(walk, move, walk.record.cost.amount, path) : walk.text(effect, path);
	const amounts = ('by_rank' in by ? by.by_rank : by).map(amount => -amount);
	const [chosen] = walk.settled.takeChosen(
		amounts.map(amount => degreeLabel(move, amount)),
		1,
	);
	const picked = amounts.find(amount => degreeLabel(move, amount) === chosen);
	if (picked !== undefined) return payment(walk, move, picked, path);
	return 'by_rank' in by ? sufferByRank(walk, move, by, path) : sufferDegree(walk, move, amounts, DEGREES, path);
}

/** What was booked stands, and so does what was declined, whether it asked for the track or for the amount. */
function sufferByRank(walk: AgendaWalk, move: SufferMove, by: ByRank, path: string): void {
	const booked = bookedAmount(walk, move);
	if (booked !== undefined) return payment(walk, move, booked, path);
	const ranked: Effect = { kind: 'meter', meter: move.meter, by };
	if (walk.settled.passed(effectWords(ranked)) || walk.settled.passed(howMuch(move))) return;
	walk.hanging(isToldOf(walk, move), () => {
		const at = trackAtHand(walk, ranked, path);
		const rank = at === 'waiting' ? undefined : at.track?.rank;
		if (at !== 'waiting' && rank) return payment(walk, move, -ofRank(by.by_rank, rank), path);
		if (!isRankUnknown(walk)) return;
		const amounts = by.by_rank.map(amount => -amount);
		sufferDegree(walk, move, amounts, RANKS, path);
	});
}

const howMuch = ({ name }: SufferMove): string => `How much? ${name}`;
const degreeLabel = ({ name }: SufferMove, amount: number): string => `${name} (-${amount})`;

function sufferDegree(
	walk: AgendaWalk,
	move: SufferMove,
	amounts: readonly number[],
	degrees: readonly string[],
	path: string,
): void {
	const prompt = howMuch(move);
	if (walk.settled.passed(prompt)) return;
	const options = amounts.map((amount, i): StepOption => ({
		...sufferOption(walk, move, amount, `${degrees[i] ?? ''} (${signed(-amount)})`),
		action: { kind: 'choose', chose: degreeLabel(move, amount) },
	}));
	walk.step(path, prompt, 'required', options, prompt);
}

/** Where no track that the move is about is written down, only the player knows its rank. */
function isRankUnknown({ record, move, now, book }: AgendaWalk): boolean {
	const isNamed = record.track !== undefined && findTrack(now.tracks, record.track) !== undefined;
	return !isNamed && move !== undefined && openTracks(now.tracks, trackKindsOf(move, book)).length === 0;
}

/** What a cost would change, for the button: "health 5 → 4, momentum 3 → 2". */
function preview({ settled, book }: AgendaWalk, move: SufferMove, amount: number): string {
	return bookCost(move, amount, settled.character, book.ruleset).changes.map(changeWords).join(', ');
}
