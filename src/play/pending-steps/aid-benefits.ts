import type { Effect, Option } from '../../rules/effects/effect';
import { nestedEffects, withNested } from '../../rules/effects/nested-effects';
import type { Move } from '../../rules/move';
import type { Outcome } from '../../rules/core/outcome';
import { plainText } from '../../rules/rules-text';
import { moveOfFrom } from '../record/from-move';
import { choose } from './choices';
import type { StepBuilder } from './step-builder';

const TAKEN_BY_ALLY =
	/\bthey,? \(?(?:instead of|rather than|not) you\)?,? (can |may )?take the (?:benefits?|rewards?)\b/i;

/** The move that led to this one, such as Aid Your Ally. */
export const aidedBy = ({ record, book }: StepBuilder): Move | undefined =>
	record.from === undefined ? undefined : book.move(moveOfFrom(record.from));

/**
 * The effects of a hit as they go to the ally that was aided, in place of the mover (Aid Your Ally). One answer says
 * which ally, or that the mover takes them where the text leaves it to the players; until then there are none. What was
 * carried out for the mover before it was asked stays the mover's.
 */
export function withBenefits(agenda: StepBuilder, outcome: Outcome, effects: readonly Effect[]): readonly Effect[] {
	const found = outcome === 'miss' ? null : TAKEN_BY_ALLY.exec(plainText(aidedBy(agenda)?.text ?? ''));
	const allies = (agenda.now.allies ?? []).map(({ name }) => ({ name, option: takenBy(name) }));
	if (!found || allies.length === 0) return effects;
	const own = { label: 'You take the benefits', effects: [] };
	const ally = allies.find(({ option }) => agenda.ledger.hasChosen(option.label));
	const isOwn = agenda.ledger.hasChosen(own.label);
	if (!ally && !isOwn && isCarriedOut(agenda, effects)) return effects;
	const options = [...allies.map(({ option }) => option), ...(found[1] === undefined ? [] : [own])];
	choose(agenda, { count: { min: 1, max: 1 }, options, asks: 'Who takes the benefits?' }, 'benefits');
	if (ally) return effects.map(effect => forAlly(effect, ally.name));
	return isOwn ? effects : [];
}

const takenBy = (name: string): Option => ({ label: `${name} takes the benefits`, effects: [] });

/** Whether a benefit was chosen or applied before it was asked who takes it. */
function isCarriedOut({ record, ledger }: StepBuilder, effects: readonly Effect[]): boolean {
	const chosen = effects
		.flatMap(nestedEffects)
		.some(effect => effect.kind === 'choose' && effect.options.some(({ label }) => ledger.hasChosen(label)));
	return chosen || record.done.some(line => line.target === undefined && line.why === undefined && isBenefit(line));
}

const isBenefit = (line: StepBuilder['record']['done'][number]): boolean =>
	line.kind === 'value' ? line.what === 'momentum' : line.event === 'taken';

/** A benefit is on the ally; progress, and what the player is told, is the same for both. */
function forAlly(effect: Effect, ally: string): Effect {
	const all = (effects: readonly Effect[]) => effects.map(each => forAlly(each, ally));
	switch (effect.kind) {
		case 'meter':
			return effect.whose ? effect : { ...effect, ally };
		case 'next':
			return { ...effect, ally };
		case 'exchange':
		case 'spend':
			return effect;
		default:
			return withNested(effect, all);
	}
}
