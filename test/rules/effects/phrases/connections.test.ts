import { expect, it } from 'vitest';
import { CONNECTION_PHRASES } from '../../../../src/rules/effects/phrases/connections';
import { INHERIT_PHRASES } from '../../../../src/rules/effects/phrases/legacy';
import { readPhrase } from '../../../../src/rules/effects/phrases/read-phrase';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

/** What a progress move says of its own track. */
const ofOwnTrack = CONNECTION_PHRASES.slice(-5);

expectPhrases(
	CONNECTION_PHRASES.filter(phrase => !ofOwnTrack.includes(phrase)),
	rows`
		When they aid you on a move that fits their role, add +2 instead of +1 => connection influence
		Give them a second role => connection role
		The connection is permanently undone => clear connection
		Lose the connection => clear connection
		abandon the expedition => clear expedition
	`,
);

expectPhrases(
	ofOwnTrack.filter(({ example: says }) => !/destination|more|lost/.test(says)),
	rows`
		You achieve your objective unconditionally => complete scene
		You succeed => complete scene
		You achieve victory => complete scene
		You fail or are undermined by a costly turn of events => clear scene
	`,
	{ move: { name: 'Close the Scene', track: 'scene', rolls: [] } },
);

expectPhrases(
	ofOwnTrack.filter(({ example: says }) => /lost/.test(says)),
	rows`
		You are defeated or your objective is lost => clear objective\nif any objective remains\n\tcombat in a bad spot
	`,
	{ move: { name: 'Seize the Prize', track: 'objective', rolls: [] } },
);

expectPhrases(
	ofOwnTrack.filter(({ example: says }) => /destination/.test(says)),
	rows`
		You reach your destination or complete your survey => complete expedition
	`,
	{ move: { name: 'Come Home', track: 'expedition', rolls: [] } },
);

expectPhrases(
	ofOwnTrack.filter(({ example: says }) => /more/.test(says)),
	rows`
		There is more to be done or you learn the truth => complete vow
	`,
	{ move: { name: 'Keep Your Word', track: 'vow', rolls: [] } },
);

it.each(['You succeed', 'You fail', 'You achieve your objective'])('without a track it is story: %s', says => {
	expect(readPhrase(says)).toBeUndefined();
});

expectPhrases(
	INHERIT_PHRASES,
	rows`
		Take one path or companion asset from your former character, with its abilities => inherit path or companion
		Take one connection from the former character, progress included => inherit connection
		Choose one of your former character's unfinished quests => inherit quest
		Take your former character's command vehicle and a module or support craft => inherit command vehicle\ninherit module or support vehicle
		Mark up to half their earned progress (rounded) => inherit half progress
	`,
);
