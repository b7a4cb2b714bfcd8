import { lowerFirst } from '../core/first-letter';
import type { Effect, EffectOf } from '../effects/effect';
import { effectLabel } from '../effects/effect-label';
import { OUTCOMES, outcomeName } from '../core/outcome';
import type { AbilityUse, AfterRoll } from './ability';

/** Short labels for what a use does after the roll: "on a hit take +1 momentum", "suffer −1 supply". */
export function afterRollLabels({ always, outcomes, matches }: AfterRoll): readonly string[] {
	return [...always.map(words), ...onOutcomes(outcomes, ''), ...onOutcomes(matches, ' with a match')];
}

function onOutcomes(lists: AfterRoll['outcomes'], match: string): readonly string[] {
	const told = OUTCOMES.map(outcome => ({ outcome, said: (lists[outcome] ?? []).map(words).join(', ') }));
	const [strong, weak, miss] = told.map(({ said }) => said);
	if (strong && strong === weak && strong === miss) return [match ? `on a match ${strong}` : strong];
	const onAHit = strong && strong === weak ? [`on a hit${match} ${strong}`] : [];
	return [
		...onAHit,
		...told
			.filter(({ outcome, said }) => said !== '' && (onAHit.length === 0 || outcome === 'miss'))
			.map(({ outcome, said }) => `on a ${outcomeName(outcome)}${match} ${said}`),
	];
}

/** A choice is labelled by its options. */
function words(effect: Effect): string {
	if (effect.kind === 'choose') return effect.options.map(({ label }) => lower(label)).join(' or ');
	if (effect.kind === 'if') return `${underWords(effect)}${effect.then.map(words).join(', ')}`;
	return lower(effectLabel(effect)).replace(/^take (?=\+)/, '');
}

function underWords({ condition }: EffectOf<'if'>): string {
	if (condition.kind === 'rolled') return `with +${condition.option} `;
	return condition.kind === 'die' ? `with a ${condition.is} on the action die ` : '';
}

/** Lowercases the first word, but not "Strike", "+1" or names of moves, which have several capitals. */
const lower = (label: string): string =>
	label.replace(
		/^(?:Take|Suffer|Mark|Reroll|Resolve|Add|Set|Reset|Inflict|Discard|Fill|Clear|You|If|A|Roll|Your|The|This|It|On|Raise|Make|Complete|Begin|Gain|Spend)\b/,
		lowerFirst,
	);

/** The label of a use among those of its card: its variant, else the situation it applies to. */
export const useLabel = ({ variant, appliesTo }: AbilityUse): string => variant ?? appliesTo[0]?.when ?? '';
