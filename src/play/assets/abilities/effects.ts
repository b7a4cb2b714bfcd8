import type { Effect } from '../../../rules/effects/effect';
import type { AbilityUse } from '../../../rules/assets/ability';
import type { StepBuilder } from '../../agenda/step-builder';
import { isMatchOf, outcomeOfRecord } from '../../roll/roll';
import type { MoveRecord } from '../../record/record';
import { assetOfCard } from '../asset';
import { useOf } from './used';

/** What the abilities that a record names do, each under the name of its asset: found from the record alone. */
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

/** Repair points that the abilities give or cost: they are there when the points of the move are spent. */
export function pointsOfAbilities({ record, book, move }: StepBuilder): number {
	if (!move) return 0;
	const uses = (record.abilities ?? []).flatMap(used => useOf(used, move, book) ?? []);
	const effects = uses.flatMap(use => effectsNow(use, record));
	return effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.by : 0), 0);
}

/** On a match, what is said of the match comes on top of the outcome's. */
function effectsNow({ after }: AbilityUse, record: MoveRecord): readonly Effect[] {
	const outcome = outcomeOfRecord(record);
	if (!outcome) return after.always;
	return [
		...after.always,
		...(after.outcomes[outcome] ?? []),
		...(isMatchOf(record) ? (after.matches[outcome] ?? []) : []),
	];
}
