import { expect, it } from 'vitest';
import { ofRecentTexts } from '../../../src/journal/text/cache-by-text';

it('the same text is read once, until four others were', () => {
	const read: string[] = [];
	const lettersOf = ofRecentTexts(text => {
		read.push(text);
		return [...text];
	});
	expect(lettersOf('ab')).toBe(lettersOf('ab'));
	for (const text of ['c', 'd', 'e', 'f', 'ab']) expect(lettersOf(text)).toEqual([...text]);
	expect(read).toEqual(['ab', 'c', 'd', 'e', 'f', 'ab']);
});

it.each([
	{ what: 'those asked for last', asked: ['a', 'b', 'c', 'd'], again: ['b', 'c', 'd'], anew: [] },
	{ what: 'as many as its size, however often they are asked for', asked: [...'xabcabc'], again: [...'abc'], anew: [] },
	{ what: 'one that was asked for again', asked: [...'abcdaef'], again: ['a'], anew: [] },
	{ what: 'nothing of long ago', asked: [...'abcdefg'], again: ['a'], anew: ['a'] },
])('remembers $what', ({ asked, again, anew }) => {
	const made: string[] = [];
	const cached = ofRecentTexts(text => ({ read: made.push(text) }), 3);
	for (const text of asked) cached(text);
	made.length = 0;
	for (const text of again) cached(text);
	expect(made).toEqual(anew);
});
