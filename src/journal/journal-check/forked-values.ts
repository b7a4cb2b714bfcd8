import type { ValueChange } from '../../play/character/change';
import { problem, type Problem } from '../../rules/core/problem';
import type { RecordedChange } from './recorded-changes';
import { isSameLevel } from './value-chain';
import { t } from '../../i18n/translate';

/** The last two changes of a value, both from the same state. */
export interface Fork {
	readonly first: ValueChange;
	readonly second: ValueChange;
}

/**
 * Values whose last two changes begin at the same value, as after a sync of two devices that have both played. `changes`
 * are those of one character, from top to bottom.
 */
export function forksIn(changes: readonly RecordedChange[]): readonly Fork[] {
	const lastTwo = new Map<string, readonly ValueChange[]>();
	for (const { change } of changes) {
		if (change.kind !== 'value' || isSameLevel(change.from, change.to)) continue;
		const key = JSON.stringify([change.target, change.what, change.unit]);
		lastTwo.set(key, [...(lastTwo.get(key) ?? []).slice(-1), change]);
	}
	return [...lastTwo.values()].flatMap(([first, second]) =>
		first && second && isSameLevel(first.from, second.from) ? [{ first, second }] : [],
	);
}

/** Says that a value was changed from the same state twice: a problem to look at, until the value changes again. */
export const forkProblem = ({ first, second }: Fork): Problem =>
	problem(
		'forked_value',
		t(
			'The records change {value} from {from} twice: to {first}, and to {second}, as after a sync of two devices. Nothing was merged; set it right if what stands here is wrong.',
			{ value: valueName(first), from: first.from, first: first.to, second: second.to },
		),
	);

const valueName = ({ target, what, unit }: ValueChange): string => {
	const words = (what === '' ? (unit ?? '') : what).replace(/_/g, ' ');
	return target === undefined ? words : `${target} (${words})`;
};
