import type { Effect, EffectOf, Option } from '../../rules/effects/effect';
import type { Change } from '../character/change';
import { because } from './certain';
import { isInRecord } from './condition';
import type { StepBuilder } from './step-builder';

/**
 * The case of a condition that the record tells of: what was carried out or chosen of it stands there. It was decided when
 * the record came to it, and stays decided whatever the state has become since.
 */
export function branchTold(
	walk: StepBuilder,
	{ condition, then, otherwise }: EffectOf<'if'>,
	chosen?: Option,
): readonly Effect[] | undefined {
	if (isInRecord(condition)) return undefined;
	const [one, other] = [then, otherwise].map(effects => told(walk, effects, chosen));
	if (!one || !other || (one.count === 0 && other.count === 0)) return undefined;
	// Both may begin alike, "+1 spirit" and "+2 spirit": the amount tells them apart, then what is told of in full.
	const order = one.exact - other.exact || Number(one.isAll) - Number(other.isAll) || one.count - other.count;
	if (order !== 0) return order > 0 ? then : otherwise;
	return walk.holds(condition) === false ? otherwise : then;
}

interface Told {
	readonly count: number;
	/** Of these, by just the amount of the effect. */
	readonly exact: number;
	readonly isAll: boolean;
}

function told(walk: StepBuilder, effects: readonly Effect[], chosen: Option | undefined): Told {
	const found = effects.map(effect => tells(walk, effect, chosen));
	return {
		count: found.filter(Boolean).length,
		exact: found.filter(each => each === 'exact').length,
		isAll: effects.length > 0 && found.every(Boolean),
	};
}

function tells(walk: StepBuilder, effect: Effect, chosen: Option | undefined): 'told' | 'exact' | undefined {
	const { settled } = walk;
	switch (effect.kind) {
		case 'choose':
		case 'spend':
			return effect.options.some(({ label }) => settled.hasChosen(label)) ? 'told' : undefined;
		case 'may':
			return settled.hasChosen(effect.option.label) ? 'told' : undefined;
		case 'if':
			return told(walk, [...effect.then, ...effect.otherwise], chosen).count > 0 ? 'told' : undefined;
		default: {
			const { why } = because(effect, chosen);
			const [line] = settled.linesOf(effect, why, walk.doing(why)) ?? [];
			if (!line) return undefined;
			return effect.kind === 'meter' && !isBy(line, Number(effect.by)) ? 'told' : 'exact';
		}
	}
}

/** A line of a value that was stopped at its limit says so; without that, it moved by all of the amount. */
function isBy(line: Change, by: number): boolean {
	const moved = line.kind === 'value' ? Number(line.to) - Number(line.from) : 0;
	return line.note === undefined ? moved === by : Math.abs(moved) < Math.abs(by);
}
