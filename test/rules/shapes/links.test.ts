import { describe, expect, it } from 'vitest';
import { playedIn, readNote } from './read-note';

const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };

describe('what leads to a move is a link to it', () => {
	it.each([
		['a block', 'On a **miss**, [[Moves#^pay-the-price|Pay the Price]].'],
		['a block of the same note', 'On a **miss**, [[#^pay|Pay the Price]].'],
		['another folder', 'On a **miss**, [[../Fate/Pay the Price]].'],
		['a path from the root', 'On a **miss**, [[Rules/Moves/Pay the Price]].'],
		['a note with its ending', 'On a **miss**, [[Pay the Price.md]].'],
		['a relative address', 'On a **miss**, [pay a price](../Fate/Pay%20the%20Price.md).'],
		['an address with a heading', 'On a **miss**, [that one](Moves.md#pay-the-price).'],
		['the label alone', 'On a **miss**, [Pay the Price](https://example.org/moves).'],
		['the whole move, transcluded', 'On a **miss**, do this:\n\n![[Pay the Price]]'],
		['a block that is transcluded', 'On a **miss**, do this:\n\n![[Fate#Pay the Price]]'],
		['with an id behind it', 'On a **miss**, [[Pay the Price]]. ^miss-1'],
		['with an id in the next line', 'On a **miss**, [[Pay the Price]].\n^miss-1'],
	])('%s', (_, miss) => {
		const note = `## Cross the Ice
When you cross thin ice, roll +edge. ^ice
On a **strong hit**, take +1 momentum. ^ice-1
On a **weak hit**, suffer -1 supply. ^ice-2
${miss}`;
		expect(playedIn(note)['Cross the Ice']?.miss).toBe('move Pay the Price');
	});

	it('a transcluded move that stands alone is no outcome', () => {
		const note = `# My moves\n\n![[Face Danger]]\n\n## Cross the Ice\nWhen you cross thin ice, roll +edge.\n\nOn a **strong hit**, take +1 momentum.\n\nOn a **weak hit**, suffer -1 supply.\n\nOn a **miss**, [[Pay the Price]].\n`;
		expect(playedIn(note)).toEqual({ 'Cross the Ice': ICE });
	});

	it('a move that is shown once more is not made twice', () => {
		const note = `## Cross the Ice\nWhen you cross thin ice, roll +edge.\n\nOn a **miss**, [[Pay the Price]].\n\n![[Pay the Price]]`;
		expect(playedIn(note)).toEqual({
			'Cross the Ice': { always: 'say See Pay the Price.', miss: 'move Pay the Price' },
		});
	});

	it('a picture is nothing', () => {
		const { layer } = readNote(
			`## Cross the Ice\n![[ice.png]]\nWhen you cross thin ice, roll +edge.\n\nOn a **miss**, you drown.`,
		);
		expect(layer.moves[0]?.trigger.text).toBe('When you cross thin ice...');
	});
});
