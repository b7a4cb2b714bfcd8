import type { Effect, Option } from '../../rules/effects/effect';
import { nestedEffects } from '../../rules/effects/nested-effects';
import { preventsRecovery } from '../character/character';
import type { StepBuilder } from './step-builder';

/** The impacts of the character that an option clears, whatever else it does. */
const clearedBy = ({ effects }: Pick<Option, 'effects'>): readonly string[] =>
	effects
		.flatMap(nestedEffects)
		.flatMap(effect => (effect.kind === 'impact' && !effect.marked && !effect.whose ? [effect.impact] : []));

/** Options that clear an impact, then the others: a meter can rise only once the impact is cleared. */
export function clearingFirst<T extends Pick<Option, 'effects'>>(options: readonly T[]): readonly T[] {
	const clears = (option: T) => clearedBy(option).length > 0;
	return [...options.filter(clears), ...options.filter(option => !clears(option))];
}

/** Keeps in mind which impacts the open options of a step can clear. */
export function mayClear(agenda: StepBuilder, step: string, options: readonly Option[]): void {
	agenda.clearing.set(step, options.flatMap(clearedBy));
}

/**
 * Whether a gain waits because the player can still clear, on this record, the impact that prevents it; that is then
 * to be decided first (Ironsworn, Heal: you may clear wounded, then take up to +2 health).
 */
export function waitsForClearing(agenda: StepBuilder, effect: Effect): boolean {
	if ((effect.kind !== 'meter' && effect.kind !== 'set') || effect.whose !== undefined) return false;
	if (effect.kind === 'meter' && typeof effect.by === 'number' && effect.by <= 0) return false;
	const { ledger, book, steps, clearing } = agenda;
	const impact = preventsRecovery(ledger.character, effect.meter, book.ruleset);
	if (impact === undefined) return false;
	const at = steps.findIndex(
		({ id, state }) => (state === 'optional' || state === 'required') && clearing.get(id)?.includes(impact) === true,
	);
	const step = steps[at];
	if (step) steps[at] = { ...step, state: 'required' };
	return step !== undefined;
}
