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
	return editTrack(clock, {
		kind: 'filled',
		by: answer === 'yes' ? 1 : 0,
		note: `${odds}: ${roll}, ${answer}`,
	});
}
