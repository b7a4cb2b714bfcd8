import type { Effect } from '../../rules/effects/effect';
import type { AbilityUse } from '../../rules/assets/ability';
import type { StepBuilder } from './step-builder';
import { isMatchOf, outcomeOfRecord } from '../roll/roll';
import type { MoveRecord } from '../record/record';
import { assetOfCard } from '../assets/asset';
import { useOf } from '../abilities/used';

/** Applies the abilities that a record names, each with its asset's name as the reason. Depends only on the record. */
export function usedAbilities(agenda: StepBuilder): void {
	const { record, book, move } = agenda;
	if (!move) return;
	(record.abilities ?? []).forEach((used, at) => {
		const use = useOf(used, move, book);
		const effects = use ? effectsNow(use, record) : [];
		agenda.withAsset(assetOfCard(agenda.now.assets, used.asset), () =>
			agenda.effects(effects, `with.${at}`, { label: used.asset, effects }),
		);
	});
}

/** Repair points that the abilities grant or cost, counted before the move's points are spent. */
export function pointsOfAbilities({ record, book, move }: StepBuilder): number {
	if (!move) return 0;
	const uses = (record.abilities ?? []).flatMap(used => useOf(used, move, book) ?? []);
	const effects = uses.flatMap(use => effectsNow(use, record));
	return effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.by : 0), 0);
}

/** On a match, the effects of the match are added to those of the outcome. */
function effectsNow({ after }: AbilityUse, record: MoveRecord): readonly Effect[] {
	const outcome = outcomeOfRecord(record);
	if (!outcome) return after.always;
	return [
		...after.always,
		...(after.outcomes[outcome] ?? []),
		...(isMatchOf(record) ? (after.matches[outcome] ?? []) : []),
	];
}
