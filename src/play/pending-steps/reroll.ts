import type { EffectOf } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { DieName } from '../record/record';
import { currentDice } from '../roll/roll';
import type { StepBuilder } from './step-builder';

/** Each granted reroll may be used once; all chosen dice are rerolled together (Starforged, glossary: Reroll). */
export function rerollStep(
	agenda: StepBuilder,
	effect: EffectOf<'reroll'>,
	path: string,
	words = effectLabel(effect),
): void {
	const thrown = currentDice(agenda.record);
	if (!thrown) return agenda.text(effect, path);
	// The record does not say which of several rerolls were used, so the first ones are assumed.
	const isUsed = agenda.rerollsOffered++ < agenda.record.rerolls.length;
	if (isUsed || agenda.ledger.passed(words)) return;
	const throws = THROWS[effect.dice].filter(({ dice }) => thrown.actionDie !== undefined || !dice.includes('action'));
	const options = throws.map(({ label, dice }) => agenda.option(label, { kind: 'reroll', dice }));
	agenda.step({ id: path, prompt: words, state: 'optional', options, pass: words });
}

interface Thrown {
	readonly label: string;
	readonly dice: readonly DieName[];
}

const ACTION: Thrown = { label: 'Reroll the action die', dice: ['action'] };
const ONE_CHALLENGE: readonly Thrown[] = [
	{ label: 'Reroll the first challenge die', dice: ['first'] },
	{ label: 'Reroll the second challenge die', dice: ['second'] },
];
const BOTH_CHALLENGE: Thrown = { label: 'Reroll both challenge dice', dice: ['first', 'second'] };
const ALL: Thrown = { label: 'Reroll all dice', dice: ['action', 'first', 'second'] };
const WITH_ACTION: readonly Thrown[] = [
	{ label: 'Reroll the action die and the first challenge die', dice: ['action', 'first'] },
	{ label: 'Reroll the action die and the second challenge die', dice: ['action', 'second'] },
	ALL,
];

/** Which dice may be rerolled together. */
const THROWS: Readonly<Record<EffectOf<'reroll'>['dice'], readonly Thrown[]>> = {
	'action die': [ACTION],
	'one die': [ACTION, ...ONE_CHALLENGE],
	'one challenge die': ONE_CHALLENGE,
	'challenge dice': [...ONE_CHALLENGE, BOTH_CHALLENGE],
	'all dice': [ALL],
	'any dice': [ACTION, ...ONE_CHALLENGE, BOTH_CHALLENGE, ...WITH_ACTION],
};
