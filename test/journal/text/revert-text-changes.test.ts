import { expect, it } from 'vitest';
import { isWithout, revertTextChanges } from '../../../src/journal/text/revert-text-changes';
import { applyChanges } from '../../../src/journal/text/text-change';

const takenBack = (before: string, insert: string, at: number, now: string) => {
	const changes = revertTextChanges(before, [{ from: at, to: at, insert }], now);
	return changes && applyChanges(now, changes);
};

it('gives the text before where nothing was typed since', () => {
	expect(takenBack('One.\n', 'Two.\n', 5, 'One.\nTwo.\n')).toBe('One.\n');
});

it('keeps what was typed above and below', () => {
	expect(takenBack('One.\n', 'Two.\n', 5, 'Zero.\nOne.\nTwo.\n')).toBe('Zero.\nOne.\n');
	expect(takenBack('One.\n', 'Two.\n', 5, 'One.\nTwo.\nThree.')).toBe('One.\nThree.');
});

it('never joins a line to what was typed since', () => {
	expect(takenBack('I run.', '\n\nRecord\n\n', 6, 'I run.\n\nRecord\n\nShe follows.')).toBe('I run.\n\nShe follows.');
});

it('gives up where it was typed into', () => {
	expect(takenBack('One.\n', 'Two.\n', 5, 'One.\nTw!o.\n')).toBeUndefined();
});

it('gives replaced words back, each at its place', () => {
	const before = 'a: 1\nb: 2\nc: 3\n';
	const changes = [
		{ from: 3, to: 4, insert: '10' },
		{ from: 13, to: 14, insert: '' },
	];
	const now = applyChanges(before, changes).replace('b: 2', 'b: two');
	expect(applyChanges(now, revertTextChanges(before, changes, now) ?? [])).toBe(before.replace('b: 2', 'b: two'));
});

it('a text changed elsewhere only is known to be without the change', () => {
	const changes = [{ from: 5, to: 5, insert: 'Two.\n' }];
	expect(isWithout('One.\n', changes, 'Zero. One.\n')).toBe(true);
	expect(isWithout('One.\n', changes, 'One.\nTwo.\n')).toBe(false);
	expect(isWithout('One.\n', changes, 'One.\nThree.\n')).toBe(false);
	expect(isWithout('One.\n', changes, 'Zero. One.\nTwo.\n')).toBe(false);
});
