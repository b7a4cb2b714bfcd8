import type { Problem } from '../../rules/core/problem';
import type { Change } from './change';
import { unreadValue, type Character } from './character';
import { belowNothing } from './limits';

/**
 * The problems with values that cannot be read, or are less than nothing, and that changes of this character would write
 * over or depend on. By hand, a value that is less than nothing is set right.
 */
export const unreadIn = (character: Character, changes: readonly Change[]): readonly Problem[] => {
	const below = new Map(belowNothing(character).map(problem => [problem.nearestValue.name, problem]));
	const isSetRight = (change: Change) => change.kind === 'value' && change.to === 0 && change.why === undefined;
	return [
		...new Set(
			changes
				.filter(({ target }) => target === undefined)
				.flatMap(change =>
					neededFor(change, character).flatMap(
						key => unreadValue(character, key) ?? (isSetRight(change) ? undefined : below.get(key)) ?? [],
					),
				),
		),
	];
};

/** Whether a value of this character cannot be read, or is less than nothing. */
export const hasUnread = (character: Character): boolean =>
	Object.keys(character.unread ?? {}).length > 0 || belowNothing(character).length > 0;

/**
 * The values that a change needs. Impacts set the maximum of momentum and what it resets to, and may keep a meter from
 * rising.
 */
function neededFor(change: Change, { meters }: Character): readonly string[] {
	if (change.kind === 'event') {
		if (change.event === 'marked' || change.event === 'cleared') return ['impacts'];
		return change.event === 'taken' || change.event === 'spent' ? ['next'] : [change.what.replace(/ /g, '_')];
	}
	const isHeldByImpacts = change.what === 'momentum' || (Object.hasOwn(meters, change.what) && change.to > change.from);
	return [change.what.replace(/ /g, '_'), ...(isHeldByImpacts ? ['impacts'] : [])];
}
