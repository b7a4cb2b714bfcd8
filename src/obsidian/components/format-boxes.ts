import { fullBoxes } from '../../play/tracks/track';
import { TICKS_PER_BOX } from '../../rules/core/rank';
import { MAX_TICKS } from '../../rules/core/track-key';
import { t, tn } from '../../i18n/translate';

const BOXES = MAX_TICKS / TICKS_PER_BOX;

/** "4 boxes and 2 ticks of 10", with four ticks per box. */
export function boxWords(ticks: number): string {
	const rest = ticks % TICKS_PER_BOX;
	const boxes = tn(fullBoxes(ticks), '{count} box', '{count} boxes');
	const filled =
		rest === 0 ? boxes : t('{boxes} and {ticks}', { boxes, ticks: tn(rest, '{count} tick', '{count} ticks') });
	return t('{filled} of {all}', { filled, all: BOXES });
}

/** "2 of 6 segments" */
export const segmentWords = (filled: number, segments: number): string =>
	tn(segments, '{filled} of {count} segment', '{filled} of {count} segments', { filled });

/** "filled once", for a track that continues past its tenth box. */
export const roundWords = (rounds: number): string =>
	rounds === 1 ? t('filled once') : rounds === 2 ? t('filled twice') : t('filled {rounds} times', { rounds });
