import { readOutcome, type Outcome } from '../../outcome';
import { isRank, type Rank } from '../../rank';
import { isTrackKind, type TrackKind } from '../../track-kind';
import type { Bearer, ByRank, Whose } from '../effect';
import { readAmount, readName } from './parts';

/** Nothing is made of a name that is not well quoted. */
export function named<T>(words: string, make: (name: string) => T): T | undefined {
	const name = readName(words);
	return name === undefined ? undefined : make(name);
}

export const whoseMeter = (words: string): { readonly whose?: Whose } =>
	words === 'companion' || words === 'vehicle' ? { whose: words } : {};

export const whoseImpact = (words: string): { readonly whose?: Bearer } =>
	words === 'module' ? { whose: words } : whoseMeter(words);

export const outcomeAt = (words: string): Outcome => readOutcome(words) ?? 'miss';

export const trackAt = (words: string): TrackKind | undefined => (isTrackKind(words) ? words : undefined);

export const onTrack = (words: string): { readonly on?: TrackKind } => (isTrackKind(words) ? { on: words } : {});

export const ofRanks = (words: string): { readonly ranks?: readonly Rank[] } =>
	words === '' ? {} : { ranks: words.split(' or ').filter(isRank) };

export function numberOrByRank(words: string): number | ByRank | undefined {
	const by = readAmount(words);
	return typeof by === 'number' || (typeof by === 'object' && 'by_rank' in by) ? by : undefined;
}
