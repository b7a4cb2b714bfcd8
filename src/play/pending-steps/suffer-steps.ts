import { DEGREES, type Amount, type ByRank, type Effect, type EffectOf } from '../../rules/effects/effect';
import { effectLabel, signed } from '../../rules/effects/effect-label';
import { ofRank, RANKS } from '../../rules/core/rank';
import { getOwn, given } from '../../rules/core/collections';
import type { Problem } from '../../rules/core/problem';
import type { AbilityOffer } from '../abilities/available-abilities';
import type { Asset } from '../assets/asset';
import { unreadOfOwner } from '../assets/invalid-assets';
import { allOwned } from '../character/owned-assets';
import type { StepOption } from '../record/pending-step';
import { isOwned, sufferMove, sufferMoves, type SufferMove } from '../apply-effects/suffer-moves';
import { paidBy, paymentLines } from '../suffer/suffer';
import { degreesOf, foesAt } from '../suffer/cost-choices';
import { reduceCost } from '../suffer/reduce-cost';
import { findTrack, harmOf, openTracks } from '../tracks/track';
import { askedBeside } from '../tracks/invalid-tracks';
import { OWN_COST, payment, sufferOptions, takeSufferMove } from './pay-cost';
import { preview, suffering, withMeter } from './cost-options';
import { trackKindsOf } from '../roll/track-kinds';
import { leftBy, costReductionInUse, costReducingAbilities, lesserWords } from './cost-reducing-abilities';
import { pickTrack } from './pick-track';
import type { StepBuilder } from './step-builder';
import { mayTakeIt, TAKEN } from './accept-cost';

/** Before its roll, a suffer move may be left at its cost. */
export function takeIt(agenda: StepBuilder): void {
	const { record, ledger, now, book } = agenda;
	if (record.dice !== undefined) return;
	const isChosen = ledger.chose(TAKEN);
	if (!isChosen && !mayTakeIt({ record, character: now, book })) return;
	const option = { ...agenda.option(TAKEN, { kind: 'choose', chose: TAKEN }), isChosen };
	agenda.step({ id: 'taken', prompt: 'You may resist', state: isChosen ? 'settled' : 'optional', options: [option] });
}

/** A suffer move made on its own asks for the amount and applies it. */
export function ownCost(agenda: StepBuilder): void {
	const { record, book, ledger } = agenda;
	const move = sufferMove(record.move, book.ruleset);
	const { cost } = record;
	if (!move || cost?.paid) return;
	// The companion that suffered it may no longer exist.
	if (cost && isCostRecorded(agenda, move)) return payment(agenda, move, { amount: cost.amount }, OWN_COST);
	// Rolled without a cost, by a character who had no companion or vehicle to mark it on.
	const wasNobodys = move.whose !== undefined && !cost && record.outcome !== undefined;
	if (wasNobodys || !isOwned(move, ledger.character))
		return agenda.step({
			id: 'cost',
			prompt: `Mark the cost on your ${move.whose ?? ''} by hand.`,
			state: 'text',
			options: [],
		});
	const unsaid = suffering(agenda, move);
	const unread = record.track === undefined && move.whose ? unreadOfOwner(agenda.now, move.whose) : [];
	if (unsaid.length > 1 || unread.length > 0) return askWhich(agenda, move, unsaid, unread);
	if (cost) return payment(agenda, move, { amount: cost.amount }, OWN_COST);
	const offers = costReducingAbilities(agenda, move);
	const options = (label: string, amount: number): readonly StepOption[] => {
		const words = `${label} (${signed(-amount)})`;
		const lesser = offers.filter(offer => leftBy(amount, offer) < amount);
		return [undefined, ...lesser].map(offer => costOption(agenda, move, { words, asked: amount, offer }));
	};
	const near = move.by_rank ? foesAt(agenda.now.tracks, record.track) : [];
	const foes = near.flatMap(foe => options(foe.name, harmOf(foe)));
	// A foe stands for its rank.
	const others = degreesOf(move).map((degree, i) => ({ degree, amount: i + 1 }));
	const degrees = others
		.filter(({ amount }) => !near.some(foe => harmOf(foe) === amount))
		.flatMap(({ degree, amount }) => options(degree, amount));
	const asked = howMuch(move);
	const isByFoe = move.by_rank && record.track === undefined;
	agenda.step({
		id: 'cost',
		prompt: isByFoe ? askedBeside(agenda.now, ['foe'], asked) : asked,
		state: 'required',
		options: [...foes, ...degrees, ...unsaidOthers(agenda, move, unsaid)],
	});
}

/** Abilities that the call names take off their part anyway; another one may be used with the cost. */
function costOption(
	agenda: StepBuilder,
	move: SufferMove,
	{ words, asked, offer }: { readonly words: string; readonly asked: number; readonly offer: AbilityOffer | undefined },
): StepOption {
	const amount = reduceCost(asked, [...costReductionInUse(agenda, move), ...(offer?.less ? [offer.less] : [])]);
	const less = amount < asked ? { less: asked - amount } : {};
	const label = offer ? `${words}, ${offer.id}: ${lesserWords(offer)}` : words;
	const action = { kind: 'cost' as const, amount, ...less, ...given({ used: offer?.used }) };
	return agenda.option(label, action, preview(agenda, move, amount));
}

/**
 * Which companion or vehicle suffers is settled before the amount, since its own meter shows what is left. One that
 * cannot be read comes first, with what to mend.
 */
function askWhich(agenda: StepBuilder, move: SufferMove, assets: readonly Asset[], unread: readonly Problem[]): void {
	const options = assets.map(asset => whichOption(agenda, move, asset));
	const asked = [...unread.map(({ message }) => message), `Which one? ${move.name}`].join(' ');
	agenda.step({ id: 'cost', prompt: asked, state: 'required', options });
}

const whichOption = (agenda: StepBuilder, { meter }: SufferMove, { name, meters }: Asset): StepOption =>
	agenda.option(name, { kind: 'use_track', track: name }, `${meter} ${getOwn(meters, meter)?.value ?? ''}`);

/** Instead of the vehicle that is meant because one is aboard, another may be named. */
const unsaidOthers = (agenda: StepBuilder, move: SufferMove, meant: readonly Asset[]): readonly StepOption[] =>
	move.whose === undefined || agenda.record.track !== undefined
		? []
		: withMeter(allOwned(agenda.ledger.character, move.whose), move)
				.filter(asset => !meant.includes(asset))
				.map(asset => whichOption(agenda, move, asset));

/** The player chooses a suffer move; what it cannot pay goes to another. */
export function suffer(agenda: StepBuilder, amount: number, path: string): void {
	const { ledger, book, now } = agenda;
	const prompt = `Make a suffer move (${signed(-amount)})`;
	const moves = sufferMoves(book.ruleset, now);
	const picked = takeSufferMove(agenda);
	if (picked) return payment(agenda, picked, { amount }, path);
	if (ledger.passed(prompt)) return;
	const options = moves.flatMap(move => sufferOptions(agenda, move, amount));
	agenda.step({ id: path, prompt, state: 'required', options, pass: prompt });
}

const isCostRecorded = ({ ledger }: StepBuilder, { name }: SufferMove): boolean =>
	ledger.left.some(({ why }) => why === name);

/** The amount recorded, if it was paid in full. The rank it was counted by may have changed since. */
function bookedAmount({ ledger }: StepBuilder, move: SufferMove): number | undefined {
	const first = ledger.left.findIndex(line => line.why === move.name);
	const lines = first < 0 ? [] : paymentLines(move, ledger.left.slice(first), Infinity);
	const isShort = lines.at(-1)?.note !== undefined;
	const amount = paidBy(move, lines, Infinity);
	return lines.length === 0 || isShort || !Number.isFinite(amount) ? undefined : amount;
}

/** If a cost was not paid in full, only the track knows the rest; without the track, what was paid counts. */
function tickBooked({ ledger }: StepBuilder, move: SufferMove): void {
	const first = ledger.left.findIndex(line => line.why === move.name);
	ledger.tick(paymentLines(move, ledger.left.slice(first), Infinity));
}

const isTrackGone = ({ record, now }: StepBuilder): boolean =>
	record.track !== undefined && findTrack(now.tracks, record.track) === undefined;

/**
 * A suffer move named by the outcome, for the stated amount, or minor, serious or major if the outcome leaves that
 * open.
 */
export function sufferAt(agenda: StepBuilder, effect: EffectOf<'move'>, by: Amount, path: string): void {
	const move = sufferMove(effect.move, agenda.book.ruleset);
	if (!move) return;
	if (typeof by === 'number') return payment(agenda, move, { amount: -by }, path);
	if (by === '-cost')
		return agenda.record.cost
			? payment(agenda, move, { amount: agenda.record.cost.amount }, path)
			: agenda.text(effect, path);
	const amounts = ('by_rank' in by ? by.by_rank : by).map(amount => -amount);
	const [chosen] = agenda.ledger.takeChosen(
		amounts.map(amount => degreeLabel(move, amount)),
		1,
	);
	const picked = amounts.find(amount => degreeLabel(move, amount) === chosen);
	if (picked !== undefined) return payment(agenda, move, { amount: picked }, path);
	return 'by_rank' in by
		? sufferByRank(agenda, move, by, path)
		: sufferDegree(agenda, move, { amounts, degrees: DEGREES }, path);
}

/**
 * A cost by rank. Lines already recorded count, and so does having declined, whether the step asked for the track or
 * for the amount.
 */
function sufferByRank(agenda: StepBuilder, move: SufferMove, by: ByRank, path: string): void {
	const booked = bookedAmount(agenda, move);
	if (booked !== undefined) return payment(agenda, move, { amount: booked }, path);
	if ((isTrackGone(agenda) || isRankUnknown(agenda)) && isCostRecorded(agenda, move)) return tickBooked(agenda, move);
	const ranked: Effect = { kind: 'meter', meter: move.meter, by };
	if (agenda.ledger.passed(effectLabel(ranked)) || agenda.ledger.passed(howMuch(move))) return;
	agenda.whileStateMatters(isCostRecorded(agenda, move), () => {
		const at = pickTrack(agenda, ranked, path);
		const rank = at === 'waiting' ? undefined : at.track?.rank;
		if (at !== 'waiting' && rank)
			return payment(agenda, move, { amount: -ofRank(by.by_rank, rank), isByRank: true }, path);
		if (!isRankUnknown(agenda)) return;
		const amounts = by.by_rank.map(amount => -amount);
		sufferDegree(agenda, move, { amounts, degrees: RANKS }, path);
	});
}

const howMuch = ({ name }: SufferMove): string => `How much? ${name}`;
/** The words in a record for the amount of a suffer move. */
export const degreeLabel = ({ name }: SufferMove, amount: number): string => `${name} (-${amount})`;

function sufferDegree(
	agenda: StepBuilder,
	move: SufferMove,
	{ amounts, degrees }: { readonly amounts: readonly number[]; readonly degrees: readonly string[] },
	path: string,
): void {
	const prompt = howMuch(move);
	if (agenda.ledger.passed(prompt)) return;
	const options = amounts.flatMap((amount, i) =>
		sufferOptions(agenda, move, amount, {
			label: `${degrees[i] ?? ''} (${signed(-amount)})`,
			chose: [degreeLabel(move, amount)],
		}),
	);
	agenda.step({ id: path, prompt, state: 'required', options, pass: prompt });
}

/** If no track that the move is about is written down, only the player knows its rank. */
function isRankUnknown({ record, move, now, book }: StepBuilder): boolean {
	const isNamed = record.track !== undefined && findTrack(now.tracks, record.track) !== undefined;
	return !isNamed && move !== undefined && openTracks(now.tracks, trackKindsOf(move, book)).length === 0;
}
