import { describe, expect, it } from 'vitest';
import { nextHeading, numberInName, sessionAt } from '../../../src/journal/sessions/session-span';
import { fence, NEXT, PLAYED } from './a-journal';

const BEGIN = fence('move: Begin a Session\nby: Kestrel Vane');

describe('the next heading follows from what is there', () => {
	it.each([
		{ there: 'nothing', note: 'Prose.\n', is: '## Session 1, 2026-11-21' },
		{ there: 'headings', note: PLAYED, is: '## Session 4, 2026-11-21' },
		{ there: 'a title', note: '# Session 1: The dead relay\n', is: '# Session 2, 2026-11-21' },
		{ there: 'a number out of order', note: '### Session 9\n\n### session 2\n', is: '### Session 10, 2026-11-21' },
		{ there: 'the name of the note', note: 'Prose.\n', name: 'Session 5', is: '## Session 6, 2026-11-21' },
		{ there: 'a move without a heading', note: BEGIN, is: '## Session 2, 2026-11-21' },
		{ there: 'a digest without a beginning', note: fence('session: 1'), is: '## Session 2, 2026-11-21' },
		{ there: 'code', note: '```md\n## Session 8\n```\n', is: '## Session 1, 2026-11-21' },
		{
			there: 'another word',
			note: '## Sessions 8 and 9\n## Session 2024b\n## Session 2026-11-14\n',
			is: '## Session 1, 2026-11-21',
		},
	])('$there', ({ note, name = 'Log', is }) => {
		expect(nextHeading(note, name, '2026-11-21')).toBe(is);
	});
});

it.each([
	{ name: 'Session 12', number: 12 },
	{ name: 'session 3 - The reef', number: 3 },
	{ name: 'Our session 3', number: undefined },
	{ name: 'Session notes', number: undefined },
])('the name “$name”', ({ name, number }) => {
	expect(numberInName(name)).toBe(number);
});

describe('a session goes from its beginning to the next one', () => {
	const both = `${PLAYED}${NEXT}`;
	const spanned = (note: string, offset: number, name = 'Log') => {
		const { from, to, number } = sessionAt(note, offset, name);
		return { number, from: note.slice(from).split('\n', 1)[0], to: note.slice(to).split('\n', 1)[0] };
	};

	it('under a heading', () => {
		expect(spanned(both, PLAYED.length - 1)).toEqual({
			number: 3,
			from: '## Session 3, 2026-11-21',
			to: '## Session 4, 2026-11-28',
		});
		expect(spanned(both, both.length)).toMatchObject({ number: 4, to: '' });
	});

	it('from the top of a note that says nothing', () => {
		const note = '---\nmomentum: 2\n---\nProse.\n';
		expect(spanned(note, 5)).toEqual({ number: 1, from: 'Prose.', to: '' });
		expect(spanned(note, 5, 'Session 8').number).toBe(8);
	});

	it('from the move, where it is without a heading', () => {
		const note = `Prose.\n\n${BEGIN}\nMore.\n\n${BEGIN}\nEnd.\n`;
		expect(spanned(note, note.indexOf('More')).number).toBe(1);
		expect(spanned(note, note.length)).toEqual({ number: 2, from: '```sworn', to: '' });
	});

	it('a second move under one heading begins another', () => {
		const note = `## Session 4\n\n${BEGIN}\nMore.\n\n${BEGIN}\nEnd.\n`;
		expect(spanned(note, note.indexOf('More'))).toMatchObject({ number: 4, from: '## Session 4' });
		expect(spanned(note, note.length)).toMatchObject({ number: 5 });
	});
});

it('twenty thousand beginnings are counted once each', () => {
	expect(nextHeading(`${BEGIN}\n`.repeat(20_000), 'Log', '2026-11-21')).toBe('## Session 20001, 2026-11-21');
});
