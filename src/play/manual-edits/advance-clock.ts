import { parseError, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { askTheOracle } from '../oracles/ask-the-oracle';
import type { DiceRoller } from '../dice/dice';
import type { Track } from '../tracks/track';
import { editTrack, type EditedTrack } from './track-edit';
import { t } from '../../i18n/translate';

/** Asks the oracle whether a clock advances; on a yes, fills one segment (Starforged, Clocks). */
export function advanceClock(clock: Track, odds: string, book: Rulebook, dice: DiceRoller): ParseResult<EditedTrack> {
	const asked = askTheOracle({ question: `Does ${clock.name} advance?`, odds }, book, dice);
	if (!asked) return parseError('unknown_odds', t('“{odds}” is not among the odds of these rules.', { odds }));
	const { answer, roll } = asked;
	return editTrack(clock, {
		kind: 'filled',
		by: answer === 'yes' ? 1 : 0,
		note: `${odds}: ${roll}, ${answer}`,
	});
}
