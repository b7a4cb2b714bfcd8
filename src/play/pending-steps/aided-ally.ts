import type { Effect, Option } from '../../rules/effects/effect';
import { outcomeName, OUTCOMES, type Outcome } from '../../rules/core/outcome';
import { foldedName } from '../../rules/search/folded-name';
import { aidedBy } from './aid-benefits';
import { choose } from './choices';
import type { StepBuilder } from './step-builder';

/** The position of the ally, in words of its own or with that of the mover. */
const ALLY_IS = /\b(?:your|the) ally is (in control|in a bad spot)\b/i;
const BOTH_ARE =
	/\b(?:(?:you|they) are both|you both are|both of you are|you and (?:your|the) ally (?:are|both are|have|both have)|you both have)\b/i;

/**
 * Offers what a move gives the mover and an ally in a fight, once for each ally of the journal; both positions are set
 * together. An ally is the character of another player, so without one the words are only shown (Aid Your Ally). So they
 * are while the outcome that they name is that of a move to be made, whose record then offers them. False for an option
 * that is about no ally, or was chosen before it was asked for whom.
 */
export function aidedAlly(agenda: StepBuilder, option: Option, path: string): boolean {
	const position = allyPosition(option);
	const { ledger, now } = agenda;
	if (position === undefined || ledger.hasChosen(option.label) || ledger.passed(option.label)) return false;
	const offers = (now.allies ?? []).map(({ name }) => offerFor(name, option, position));
	const isLater = isOfNextMove(agenda, option) && !offers.some(({ label }) => ledger.mentions(label));
	if (offers.length === 0 || isLater) agenda.step({ id: path, prompt: option.label, state: 'text', options: [] });
	else choose(agenda, { count: { min: 0, max: 1 }, options: offers, asks: 'Which ally?' }, path);
	return true;
}

/** Offers what the move that led to this one gives an ally by the outcome of this one (Aid Your Ally, made as Gain Ground). */
export function aidByOutcome(agenda: StepBuilder, outcome: Outcome): void {
	const { record, book } = agenda;
	const aid = aidedBy(agenda);
	if (!aid) return;
	const options = book.effectsOf(aid).always.flatMap(effect => (effect.kind === 'may' ? effect.option : []));
	let madeAs: string | undefined;
	options.forEach((option, at) => {
		const names = (move: string) => foldedName(option.label).includes(foldedName(move));
		madeAs = book.ruleset.moves.map(({ name }) => name).find(names) ?? madeAs;
		if (outcomeIn(option) !== outcome || (madeAs !== undefined && madeAs !== record.move)) return;
		aidedAlly(agenda, option, `aid.${at}`);
	});
}

const isOfNextMove = ({ move }: StepBuilder, option: Option): boolean =>
	move?.roll_type === 'no_roll' && outcomeIn(option) !== undefined;

const outcomeIn = ({ label }: Option): Outcome | undefined =>
	OUTCOMES.find(outcome => label.toLowerCase().includes(outcomeName(outcome)));

const offerFor = (name: string, { label, effects }: Option, position: string): Option => {
	const ofAlly: Effect = { kind: 'combat', position, ally: name };
	return { label: `${name}: ${label}`, effects: [...effects, ofAlly] };
};

function allyPosition({ label, effects }: Option): string | undefined {
	const own = effects.find(effect => effect.kind === 'combat');
	if (own?.kind !== 'combat') return undefined;
	return ALLY_IS.exec(label)?.[1]?.toLowerCase() ?? (BOTH_ARE.test(label) ? own.position : undefined);
}
