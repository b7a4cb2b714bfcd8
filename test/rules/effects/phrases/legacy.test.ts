import { expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { LEGACY_PHRASES } from '../../../../src/rules/effects/phrases/legacy';
import { readPhrase } from '../../../../src/rules/effects/phrases/read-phrase';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	LEGACY_PHRASES,
	rows`
		Mark a reward on your quests legacy track => quests reward
		mark a reward on your discoveries legacy track: troublesome=1 ticks; dangerous=2 ticks; formidable=4 ticks; extreme=8 ticks; epic=12 ticks => discoveries reward
	// other numbers than those of the book are kept
		mark a reward on your bonds legacy track: troublesome=2 ticks; dangerous=1 box; formidable=2 boxes; extreme=3 boxes; epic=4 boxes => bonds by rank +2 +4 +8 +12 +16 ticks
		Mark your reward on your quests track by its rank: troublesome=1 ticks; dangerous=2 ticks; formidable=4 ticks; extreme=8 ticks; epic=12 ticks => quests reward
		earn a reward per the rank of the quest on your bonds track => bonds reward
		Mark the reward on your bonds track, one rank lower => bonds reward one rank lower
		Mark ticks on your quests track by its rank: troublesome=1 ticks; dangerous=2 ticks; formidable=4 ticks; extreme=8 ticks; epic=12 ticks => quests reward
		Take your full legacy reward per the vow's rank => quests reward
		Make the legacy reward one rank lower (nothing for a troublesome vow) => quests reward one rank lower
		make the reward one rank lower (nothing for a troublesome expedition) => discoveries reward one rank lower
		make the reward one rank lower => bonds reward one rank lower
		Mark a number of ticks on your quests track per its rank (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6) => quests by rank +2 +2 +3 +4 +6 ticks
		mark a number of ticks on your bonds track per their rank (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6) => bonds by rank +2 +2 +3 +4 +6 ticks
		Mark 2 ticks on your bonds legacy track => bonds +2 ticks
		mark one tick on your discoveries legacy track => discoveries +1 ticks
		mark a tick on your failure track => failure +1 ticks
		Mark a tick on your bond progress track => bonds +1 ticks
		Mark a tick of failure => failure +1 ticks
		Mark two ticks => failure +2 ticks
		Fill one box on your bonds legacy track => bonds +4 ticks
	`,
	{ before: 'Mark a tick on your failure track.', move: { name: 'Grow Closer', track: 'connection', rolls: [] } },
);

it('ticks of a track that the rules do not know are not guessed at', () => {
	expect(readPhrase('Mark a tick on your luck track')).toBeUndefined();
});

it('a track of the ruleset is known by its name', () => {
	const vocabulary = { moves: [], meters: [], impacts: [], impactGroups: [], specialTracks: ['luck'] };
	expect(writeEffects(readPhrase('Mark a tick on your luck track', { vocabulary }) ?? [])).toBe('luck +1 ticks');
});
