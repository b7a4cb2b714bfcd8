import { expect, it } from 'vitest';
import { readSettings } from '../../../src/obsidian/services/settings';

/** What holds where settings were saved before there was one for it. */
const USUAL = {
	certain: 'at_once',
	journal: 'ask',
	answers: 'block',
	records: 'block',
	favourites: [],
	inReading: 'lines',
	inEditor: 'lines',
	trigger: ';;',
	statusBar: true,
	hoverText: true,
	diceInToken: false,
};

it.each([
	// A vault in which nothing was saved yet is new.
	{ saved: null, is: { journal: 'always', answers: 'line', records: 'line' } },
	{ saved: {}, is: {} },
	{ saved: { certain: 'ask', journal: 'always' }, is: { certain: 'ask', journal: 'always' } },
	{ saved: { journal: 'sometimes', more: 1 }, is: {} },
	{ saved: { journal: 'never' }, is: { journal: 'never' } },
	{ saved: { answers: 'line' }, is: { answers: 'line' } },
	{ saved: { answers: 'aloud' }, is: {} },
	{ saved: { records: 'line' }, is: { records: 'line' } },
	{ saved: { favourites: ['Core / Action', 3] }, is: { favourites: ['Core / Action'] } },
	{ saved: { inReading: 'story', inEditor: 'cards' }, is: { inReading: 'story', inEditor: 'cards' } },
	{ saved: { inReading: 'pages' }, is: {} },
	{ saved: { trigger: ' !! ' }, is: { trigger: '!!' } },
	{ saved: { trigger: '' }, is: { trigger: '' } },
	{ saved: { statusBar: false, hoverText: 'often' }, is: { statusBar: false } },
])('what was saved is read as far as it makes sense: $saved', ({ saved, is }) => {
	expect(readSettings(saved)).toEqual({ ...USUAL, ...is });
});
