import type { Problem } from '../../rules/problem';
import { getOwn } from '../../rules/collections';
import type { Change } from './change';
import type { Character } from './character';

/** The problems with values that cannot be read and that changes of this character would write over. */
export const unreadIn = ({ unread }: Character, changes: readonly Change[]): readonly Problem[] => [
	...new Set(
		changes.flatMap(change => {
			if (!unread || change.target !== undefined) return [];
			const key = change.kind === 'event' && isOfImpacts(change.event) ? 'impacts' : change.what.replace(/ /g, '_');
			return getOwn(unread, key) ?? [];
		}),
	),
];

const isOfImpacts = (event: string): boolean => event === 'marked' || event === 'cleared';
