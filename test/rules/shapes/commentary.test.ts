import { describe, expect, it } from 'vitest';
import { playedIn } from './read-note';
import { rows } from '../../support/rows';

const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };
const MOVE = `## Cross the Ice
When you cross thin ice, roll +edge.

On a **strong hit**, take +1 momentum.

On a **weak hit**, suffer -1 supply.

On a **miss**, [[Pay the Price]].
`;

describe('what is reported about a move is none of its rules', () => {
	it.each(rows`
		a heading for examples => ### Example\nKestrel runs for it. She rolls a weak hit, so she must lose 1 supply and mark shaken.
		an example of play => ### Example of play\nOn a strong hit, Kestrel takes +1 momentum. On a miss, she would lose 2 health.
		a heading for notes => ### Notes\nLose 1 health where the water is salt.\n\nOn a miss, you may also mark wounded.
		commentary => ### Commentary\nUse it rarely. Take +1 momentum when the table agrees.
		designer notes => ### Designer’s Notes\nThe cost was once to lose 2 supply.
		improper usage => ### Improper usage\nWhen you walk around the lake, lose 1 momentum and roll nothing.
		how to use it => ### Using this move\nOn a weak hit, lose 1 health if you like it harder.
		tips => ### Tips\n- Take +1 momentum for a rope.\n- Lose 1 supply for a broken sledge.
		a heading of one’s own over what an outcome means => ### Advice on thin ice\nOn a miss, I usually have Kestrel lose 1 supply. If it fits, Endure Stress.
		a level below that => ### Commentary\nSome words.\n\n#### When the ice breaks\nWhen you fall in, lose 2 health.
		an example in bold type => **Example:** Kestrel runs for it and rolls a weak hit. She must lose 1 supply and mark shaken.
		an example in italics => *Example: Kestrel runs for it. She loses 1 supply, and suffers -1 spirit.*
		a callout with an example => > [!example]\n> Kestrel runs for it. Lose 1 supply. On a miss, mark shaken.
		a callout with a note => > [!note] Design\n> Lose 1 supply where there is no path.
		a folded quote => > [!quote]- From the author\n> On a weak hit, lose 2 supply where I play.
		a tip => > [!tip]\n> Take +1 momentum for a rope.
		a plain quote => > On such ice my brother went down, and was never seen again.
		a comment => %% on a weak hit, lose 2 supply %%
		a comment in the middle => It is cold. %% lose 2 supply %%
	`)('%s', (_, commentary) => {
		expect(playedIn(`# House moves\n\n${MOVE}\n${commentary}`)).toEqual({ 'Cross the Ice': ICE });
	});

	it('and the move behind it is read', () => {
		const next = '## Break the Ice\nWhen you break the ice, lose 1 supply.\n';
		for (const told of ['### Example\nKestrel must lose 1 health.', '> [!tip]\n> Take +1 momentum for a rope.']) {
			expect(playedIn(`# House moves\n\n${MOVE}\n${told}\n\n${next}`)).toEqual({
				'Cross the Ice': ICE,
				'Break the Ice': { always: 'supply -1' },
			});
		}
	});

	it('in a note of the move’s own', () => {
		expect(
			playedIn(`# Cross the Ice\n${MOVE.replace(/^.*\n/, '')}\n## Notes\nOn a miss, you may also mark wounded.`),
		).toEqual({ 'Cross the Ice': ICE });
	});

	it('rules behind the outcomes are rules', () => {
		expect(playedIn(`## Cross the Ice\nWhen you cross thin ice, lose 1 supply.\n\nThen, mark shaken.`)).toEqual({
			'Cross the Ice': { always: 'supply -1; mark shaken' },
		});
	});
});
