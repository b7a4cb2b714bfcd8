import { writeChange } from '../../src/journal/record/change-lines';
import type { EffectResult } from '../../src/play/apply-effects/effect-result';
import type { EffectContext } from '../../src/play/apply-effects/effect-context';
import { applyEffect } from '../../src/play/apply-effects/apply-effect';
import { linesOfEffect } from '../../src/play/apply-effects/recorded-lines';
import type { Character } from '../../src/play/character/character';
import { revertChanges } from '../../src/play/character/revert-changes';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { RulesetId } from '../../src/rules/books/bundled';
import type { Effect } from '../../src/rules/effects/effect';

export const context = (more: Partial<EffectContext> = {}, id: RulesetId = 'starforged'): EffectContext => ({
	ruleset: bundledRuleset(id),
	move: 'Face Danger',
	...more,
});

/** Carries an effect out; it must be taken back exactly, and its lines must be known as its own. */
export function carried(effect: Effect, by: Character, how: EffectContext = context()): EffectResult | undefined {
	const carried = applyEffect(effect, by, how);
	if (!carried) return undefined;
	const back = revertChanges(carried.character, carried.changes, how.ruleset);
	if (back.moved.length > 0) throw new Error(`Moved: ${back.moved.map(writeChange).join('; ')}`);
	const left = linesOfEffect(effect, carried.changes, how);
	if (left !== carried.changes.length)
		throw new Error(`${left} of ${carried.changes.length} lines are told as its own.`);
	return carried;
}

/** The lines that an effect leaves in `done`; `undefined` when it is not carried out. */
export const lines = (effect: Effect, by: Character, how: EffectContext = context()): string[] | undefined =>
	carried(effect, by, how)?.changes.map(writeChange);
