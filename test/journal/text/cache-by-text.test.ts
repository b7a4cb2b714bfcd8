import { expect, it } from 'vitest';
import { ofRecentTexts } from '../../../src/journal/text/cache-by-text';

it('the same text is read once, until four others were', () => {
	const read: string[] = [];
	const lettersOf = ofRecentTexts(text => {
		read.push(text);
		return [...text];
	});
	expect(lettersOf('ab')).toBe(lettersOf('ab'));
	for (const text of ['c', 'd', 'e', 'ab', 'f', 'ab']) expect(lettersOf(text)).toEqual([...text]);
	expect(read).toEqual(['ab', 'c', 'd', 'e', 'f', 'ab']);
});
