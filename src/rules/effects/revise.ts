import type { Condition, Effect } from './effect';

/** "Choose a rank. Then, activate a 4-segment tension clock": the clock is the scene's. */
export function joinClock(effects: Effect[]): void {
	const at = effects.findIndex(
		effect => effect.kind === 'track' && effect.event === 'begin' && effect.track === 'clock',
	);
	const clock = effects[at];
	if (clock?.kind !== 'track') return;
	const scene = effects.findIndex(
		effect => effect.kind === 'track' && effect.event === 'begin' && effect.track === 'scene',
	);
	const begun = effects[scene];
	if (begun?.kind !== 'track' || begun.segments !== undefined) return;
	effects[scene] = { ...begun, segments: clock.segments };
	effects.splice(at, 1);
}

/** "Do not mark progress" under a condition that the state settles: what was marked before holds in the other case. */
export function unlessState(effects: Effect[], conditions: readonly Condition[]): boolean {
	const at = effects.map(marksProgress).lastIndexOf(true);
	const marked = effects[at];
	const [condition] = conditions;
	if (!marked || !condition || conditions.length > 1) return false;
	const opposite = oppositeOf(condition);
	effects[at] = opposite
		? { kind: 'if', condition: opposite, then: [marked], otherwise: [] }
		: { kind: 'if', condition, then: [], otherwise: [marked] };
	return true;
}

function oppositeOf(condition: Condition): Condition | undefined {
	switch (condition.kind) {
		case 'impact':
			return { ...condition, marked: !condition.marked };
		case 'meter':
			return { ...condition, not: !condition.not };
		case 'bond':
			return { ...condition, shared: !condition.shared };
		case 'match':
			return { ...condition, matched: !condition.matched };
		default:
			return undefined;
	}
}

const marksProgress = (effect: Effect): boolean =>
	effect.kind === 'progress' || (effect.kind === 'may' && effect.option.effects.some(marksProgress));
