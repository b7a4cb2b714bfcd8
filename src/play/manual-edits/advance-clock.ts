import { unread, type Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import { askTheOracle } from '../oracles/ask-the-oracle';
import type { Dice } from '../dice/dice';
import type { Track } from '../tracks/track';
import type { EditedTrack } from './track-edit';
import { editTrack } from './track-edit';
import { t } from '../../language/text';

/** Asks the oracle whether a clock advances; on a yes, fills one segment (Starforged, Clocks). */
export function advanceClock(clock: Track, odds: string, book: Rulebook, dice: Dice): Reading<EditedTrack> {
	const asked = askTheOracle({ question: `Does ${clock.name} advance?`, odds }, book, dice);
	if (!asked) return unread('unknown_odds', t('“{odds}” is not among the odds of these rules.', { odds }));
	const { answer, roll } = asked;
	const filled = clock.filled ?? 0;
	return editTrack(clock, {
		kind: 'filled',
		to: answer === 'yes' ? filled + 1 : filled,
		note: `${odds}: ${roll}, ${answer}`,
	});
}
