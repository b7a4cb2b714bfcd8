import type { Change } from '../../play/character/change';

/**
 * Momentum at the start of a session and after each step. If it changed elsewhere in between, that counts as a step
 * too. Empty if no step changes momentum, since its value is then unknown.
 */
export function momentumHistory(steps: readonly (readonly Change[])[]): readonly number[] {
	const all = steps.map(momentumIn);
	let now = all.flat()[0]?.from;
	if (now === undefined) return [];
	const momentum = [now];
	for (const step of all) {
		for (const { from, to } of step) {
			if (from !== now) momentum.push(from);
			now = to;
		}
		momentum.push(now);
	}
	return momentum;
}

const momentumIn = (changes: readonly Change[]): readonly { readonly from: number; readonly to: number }[] =>
	changes.flatMap(change => {
		if (change.kind !== 'value' || change.what !== 'momentum' || change.target !== undefined) return [];
		const { from, to } = change;
		return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : [];
	});
