import { expect, it } from 'vitest';
import { readNewCharacter, statProblem } from '../../../src/obsidian/features/character/new-character';
import { nameProblem } from '../../../src/obsidian/services/free-path';

const exists = (name: string) => name === 'Taken';

it.each([
	{ typed: ' ', says: 'Write a name.' },
	{ typed: 'Taken ', says: 'A note called “Taken” is already there. Choose another name.' },
	...[...'\\/:*?"<>|#^[]'].map(sign => ({
		typed: `Kes${sign}trel`,
		says: `The name becomes the name of a note, which cannot hold “${sign}”.`,
	})),
	{ typed: '.kestrel', says: 'The name of a note cannot begin or end with a full stop.' },
	{ typed: 'Kestrel Vane', says: undefined },
	{ typed: 'Ásta O’Neil', says: undefined },
])('the name “$typed”', ({ typed, says }) => {
	expect(nameProblem(typed, exists)).toBe(says);
});

it.each([
	{ typed: '0', isRight: true },
	{ typed: ' 5 ', isRight: true },
	{ typed: '6', isRight: false },
	{ typed: '-1', isRight: false },
	{ typed: '1.5', isRight: false },
	{ typed: '', isRight: false },
])('a stat of “$typed”', ({ typed, isRight }) => {
	expect(statProblem(typed) === undefined).toBe(isRight);
});

it('the character, trimmed and counted', () => {
	expect(readNewCharacter({ name: ' Rook ', stats: { edge: '3', heart: ' 2' } }, exists)).toEqual({
		ok: true,
		value: { name: 'Rook', stats: { edge: 3, heart: 2 } },
	});
});
