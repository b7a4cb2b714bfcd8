import type { Effect, Option } from '../../rules/effects/effect';
import { choose } from './choices';
import type { StepBuilder } from './step-builder';

/** The position of the ally, in words of its own or with that of the mover. */
const ALLY_IS = /\b(?:your|the) ally is (in control|in a bad spot)\b/i;
const BOTH_ARE =
	/\b(?:(?:you|they) are both|you both are|both of you are|you and (?:your|the) ally (?:are|both are|have|both have)|you both have)\b/i;

/**
 * Offers what a move gives the mover and an ally in a fight, once for each ally of the journal; both positions are set
 * together. An ally is the character of another player, so without one the words are only shown (Aid Your Ally). False
 * for an option that is about no ally, or was chosen before it was asked for whom.
 */
export function aidedAlly(agenda: StepBuilder, option: Option, path: string): boolean {
	const position = allyPosition(option);
	const { ledger, now } = agenda;
	if (position === undefined || ledger.hasChosen(option.label) || ledger.passed(option.label)) return false;
	const { allies = [] } = now;
	if (allies.length === 0) {
		agenda.step({ id: path, prompt: option.label, state: 'text', options: [] });
		return true;
	}
	const options = allies.map(({ name }): Option => {
		const effect: Effect = { kind: 'combat', position, ally: name };
		return { label: `${name}: ${option.label}`, effects: [...option.effects, effect] };
	});
	choose(agenda, { count: { min: 0, max: 1 }, options, asks: 'Which ally?' }, path);
	return true;
}

function allyPosition({ label, effects }: Option): string | undefined {
	const own = effects.find(effect => effect.kind === 'combat');
	if (own?.kind !== 'combat') return undefined;
	return ALLY_IS.exec(label)?.[1]?.toLowerCase() ?? (BOTH_ARE.test(label) ? own.position : undefined);
}
