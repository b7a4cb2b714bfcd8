import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/obsidian/services/settings';

const LINES = {
	inReading: 'lines',
	inEditor: 'lines',
	records: 'block',
	trigger: ';;',
	statusBar: true,
	hoverText: true,
	diceInToken: false,
};

describe('what was saved is read as far as it makes sense', () => {
	it.each([
		// A vault in which nothing was saved yet is new.
		{ saved: null, is: { certain: 'at_once', journal: 'always', answers: 'line', records: 'line', favourites: [] } },
		{
			saved: { certain: 'ask', journal: 'always' },
			is: { certain: 'ask', journal: 'always', answers: 'block', records: 'block', favourites: [] },
		},
		{
			saved: { journal: 'sometimes', more: 1 },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', records: 'block', favourites: [] },
		},
		{
			saved: { answers: 'line' },
			is: { certain: 'at_once', journal: 'ask', answers: 'line', records: 'block', favourites: [] },
		},
		{
			saved: { answers: 'aloud' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', records: 'block', favourites: [] },
		},
		{
			saved: { favourites: ['Core / Action', 3] },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', records: 'block', favourites: ['Core / Action'] },
		},
		{
			saved: { records: 'line' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', records: 'line', favourites: [] },
		},
		{
			saved: { journal: 'never' },
			is: { certain: 'at_once', journal: 'never', answers: 'block', records: 'block', favourites: [] },
		},
		{
			saved: { inReading: 'story', inEditor: 'cards' },
			is: {
				certain: 'at_once',
				journal: 'ask',
				answers: 'block',
				favourites: [],
				inReading: 'story',
				inEditor: 'cards',
			},
		},
		{
			saved: { inReading: 'pages' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', favourites: [] },
		},
		{ saved: { journal: 'never' }, is: { certain: 'at_once', journal: 'never', answers: 'block', favourites: [] } },
		{
			saved: { trigger: ' !! ' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', favourites: [], trigger: '!!' },
		},
		{
			saved: { trigger: '' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', favourites: [], trigger: '' },
		},
		{
			saved: { statusBar: false, hoverText: 'often' },
			is: { certain: 'at_once', journal: 'ask', answers: 'block', favourites: [], statusBar: false },
		},
		{
			saved: {},
			is: { certain: 'at_once', journal: 'ask', answers: 'block', records: 'block', favourites: [] },
		},
	])('$saved', ({ saved, is }) => {
		expect(readSettings(saved)).toEqual({ ...LINES, ...is });
	});
});
