import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { readPhrase } from '../../../../src/rules/effects/phrases/read-phrase';
import { TRACKS_PHRASES } from '../../../../src/rules/effects/phrases/tracks';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

const onJourney = { move: { name: 'Come Home', track: 'journey', rolls: [] } } as const;
const ON_THEIR_MOVE = [
	'The situation at your destination favors you',
	'The quest is complete',
	'Complete the challenge',
];

describe('what names the end of a track on its own progress move only', () => {
	it.each([
		['the situation at your destination favors you', 'complete journey', onJourney],
		['you arrive but face an unforeseen hazard', 'complete journey', onJourney],
	])('%s', (says, notation, around) => {
		expect(writeEffects(readPhrase(says, around) ?? [])).toBe(notation);
		expect(readPhrase(says) ?? []).toEqual([]);
	});
});

expectPhrases(
	TRACKS_PHRASES.filter(({ example: says }) => !ON_THEIR_MOVE.includes(says)),
	rows`
		Write your vow and give it a rank => begin vow
		envision your objective and give it a rank => begin objective
		Give the quest a name and a progress track => begin vow
		Start a new vow and give it a rank => begin vow
		set up an objective track with a rank => begin objective
		Draw a track for the journey and rank it => begin journey
		open a new track for your vow and decide its rank => begin vow
		Set the rank of your journey => begin journey
		set the rank of each of your foes => begin foe
		Give the expedition a name and rank => begin expedition
		give the connection a role and rank => begin connection
		Give them a role and rank => begin connection
		Give them a name and rank, and envision how you met => begin connection
		You create a connection =>
		Create a new site and give it a rank => begin site
		set an objective with a rank for each => begin objective
		Choose the theme and domain, and give it a rank => begin site
		Your vow is fulfilled => complete vow
		your quest is complete => complete vow
		This foe is no longer in the fight => complete foe
		Clear the vow => clear vow
		clear the objective => clear objective
		Make note of the bond => connection bond
		You now share a bond => connection bond
		gain the bond => connection bond
		Mark the bond => connection bond\nbonds +1 ticks
		Envision what it costs, do it (or [Set Sail]), and mark the bond => choose up to 1\n\t- Do it\n\t\tconnection bond\n\t\tbonds +1 ticks\n\t- Set Sail\n\t\tmove Set Sail\n\t\tconnection bond\n\t\tbonds +1 ticks
		Envision what it costs, do it (or [Set Sail] for their sake), and gain the bond => choose up to 1\n\t- Do it\n\t\tconnection bond\n\t- Set Sail\n\t\tmove Set Sail\n\t\tconnection bond
		Envision what they want, and do it (or [Set Sail]) => may Set Sail\n\tmove Set Sail
		Clear the bond => connection no bond
		Fill a clock segment => clock +1
		fill two segments => clock +2
		Advance the clock => clock +1
		Mark menace twice => menace twice
		mark menace => menace
	`,
);
