import type { Effect, EffectOf, Option } from '../../rules/effects/effect';
import type { Change } from '../character/change';
import { reasonFor } from './automatic';
import { isInRecord } from './condition';
import type { StepBuilder } from './step-builder';

/**
 * The branch of a condition that was taken according to the record, which contains one of its changes or choices. The
 * decision stands, even if the state has changed since.
 */
export function recordedBranch(
	agenda: StepBuilder,
	{ condition, then, otherwise }: EffectOf<'if'>,
	chosen?: Option,
): readonly Effect[] | undefined {
	if (isInRecord(condition)) return undefined;
	const [one, other] = [then, otherwise].map(effects => findAll(agenda, effects, chosen));
	if (!one || !other || (one.count === 0 && other.count === 0)) return undefined;
	// Both branches may start alike, such as "+1 spirit" and "+2 spirit": prefer the matching amount, then the branch
	// recorded in full.
	const order = one.exact - other.exact || Number(one.isAll) - Number(other.isAll) || one.count - other.count;
	if (order !== 0) return order > 0 ? then : otherwise;
	return agenda.holds(condition) === false ? otherwise : then;
}

interface Found {
	readonly count: number;
	/** How many of these match the exact amount of the effect. */
	readonly exact: number;
	readonly isAll: boolean;
}

function findAll(agenda: StepBuilder, effects: readonly Effect[], chosen: Option | undefined): Found {
	const found = effects.map(effect => find(agenda, effect, chosen));
	return {
		count: found.filter(Boolean).length,
		exact: found.filter(each => each === 'exact').length,
		isAll: effects.length > 0 && found.every(Boolean),
	};
}

function find(agenda: StepBuilder, effect: Effect, chosen: Option | undefined): 'found' | 'exact' | undefined {
	const { ledger } = agenda;
	switch (effect.kind) {
		case 'choose':
		case 'spend':
			return effect.options.some(({ label }) => ledger.hasChosen(label)) ? 'found' : undefined;
		case 'may':
			return ledger.hasChosen(effect.option.label) ? 'found' : undefined;
		case 'if':
			return findAll(agenda, [...effect.then, ...effect.otherwise], chosen).count > 0 ? 'found' : undefined;
		default: {
			const { why } = reasonFor(effect, chosen);
			const [line] = ledger.linesOf(effect, why, agenda.contextFor(why)) ?? [];
			if (!line) return undefined;
			return effect.kind === 'meter' && !isBy(line, Number(effect.by)) ? 'found' : 'exact';
		}
	}
}

/** Whether a line changed the value by this amount; one that was stopped by a limit has a note. */
function isBy(line: Change, by: number): boolean {
	const moved = line.kind === 'value' ? Number(line.to) - Number(line.from) : 0;
	return line.note === undefined ? moved === by : Math.abs(moved) < Math.abs(by);
}
