import { describe, expect, it } from 'vitest';
import { playedIn, readNote, findingsOf } from './read-note';
import { rows } from '../../support/rows';

const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };
const TEXT = `When you cross thin ice, roll +edge.

On a **strong hit**, take +1 momentum.

On a **weak hit**, suffer -1 supply.

On a **miss**, [[Pay the Price]].
`;

describe('a note that is one move', () => {
	it.each(rows`
		has the name of its file => Cross the Ice => ${TEXT}
		whose file has no capitals => cross-the-ice => ${TEXT}
		has the name of its heading => ice => # Cross the Ice\n\n${TEXT}
		says its name as \`title\` => 2024-05 ice => ---\ntitle: Cross the Ice\n---\n${TEXT}
		says its name as \`name\` => ice => ---\nname: "Cross the Ice"\ntitle: A note on ice\n---\n\n${TEXT}
		says its name as \`MoveName\` => ice => ---\nMoveName: Cross the Ice\ntags: [move]\n---\n${TEXT}
		says it is a move in its heading => Cross the Ice => ## Move\n\n${TEXT}
		has its kind as a heading => Cross the Ice => # Adventure Move\n\n${TEXT}
		has its parts as headings => Cross the Ice => ## Trigger\n${TEXT.replace(/\n[^]*/, '\n')}\n## Outcomes\n${TEXT.replace(/^.*\n/, '')}
		has its outcomes as headings => Cross the Ice => When you cross thin ice, roll +edge.\n\n## Strong Hit\nTake +1 momentum.\n\n## Weak Hit\nSuffer -1 supply.\n\n## Miss\n[[Pay the Price]].\n
		is a card => ice => ${TEXT.replace(/^/gm, '> ').replace(/^/, '> [!move]- Cross the Ice\n')}
		is a card without a title => Cross the Ice => ${TEXT.replace(/^/gm, '> ').replace(/^/, '> [!move]\n')}
		holds notes on it as well => Cross the Ice => ${TEXT}\n## Notes\nOn a miss, you may also mark wounded.\n
		begins with a picture and a comment => Cross the Ice => ![[ice.png]]\n%% from the winter book %%\n\n${TEXT}
		is called a move in its file => Cross the Ice (move) => ${TEXT}
	`)('%s', (_, name, note) => {
		expect(playedIn(note, name)).toEqual({ 'Cross the Ice': ICE });
		expect(findingsOf(note, name)).toEqual([]);
	});

	it('takes the place of the move that it is called after', () => {
		const { layer } = readNote(TEXT, 'face danger');
		expect(layer.moves.map(({ name }) => name)).toEqual(['Face Danger']);
	});

	it('is in the category that it says', () => {
		const { layer } = readNote(`---\ncategory: Winter Moves\n---\n${TEXT}`, 'Cross the Ice');
		expect(layer.moves.map(({ category }) => category)).toEqual(['Winter Moves']);
	});

	it('without a roll', () => {
		expect(playedIn('When you sleep in the snow, lose 1 health.', 'Sleep in the Snow')).toEqual({
			'Sleep in the Snow': { always: 'health -1' },
		});
	});
});

describe('no move', () => {
	it.each<[string, string]>([
		['an introduction', 'If you play with these, lose 1 supply whenever you like.'],
		['a letter', 'Dear friends, here is what I made.\n\nTake +1 momentum.'],
		['an introduction over moves', `When you play these, take care.\n\n## Cross the Ice\n${TEXT}`],
	])('%s', (_, note) => {
		expect(Object.keys(playedIn(note, 'Winter')).filter(name => name !== 'Cross the Ice')).toEqual([]);
	});
});
