import { expect, it } from 'vitest';
import { changedLines } from '../../../src/journal/text/changed-lines';

const told = (before: string, ...changes: Parameters<typeof changedLines>[1]) =>
	changedLines(before, changes).map(({ kind, text }) => `${kind === 'added' ? '+' : '−'} ${text}`);

it('a value that changes is its line before and after', () => {
	expect(told('a: 1\nb: 2\n', { from: 8, to: 9, insert: '3' })).toEqual(['− b: 2', '+ b: 3']);
});

it('lines that come in are reported alone', () => {
	expect(told('One.\nTwo.\n', { from: 4, to: 4, insert: '\n\nNew.' })).toEqual(['+ ', '+ New.']);
});

it('a new note is all of its lines, and a note that goes all of its own', () => {
	expect(told('', { from: 0, to: 0, insert: 'a\nb' })).toEqual(['+ a', '+ b']);
	expect(told('a\nb', { from: 0, to: 3, insert: '' })).toEqual(['− a', '− b']);
});

it('several changes of one line are one', () => {
	expect(told('a b c\nd', { from: 0, to: 1, insert: 'A' }, { from: 4, to: 5, insert: 'C' })).toEqual([
		'− a b c',
		'+ A b C',
	]);
});
