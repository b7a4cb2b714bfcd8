import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultParts } from '../../../src/journal/oracle-blocks/split-result';

const NOTES = ['Ash', 'Rook', 'Ash, the elder', 'ash', 'Advance', 'People of one trade'];
const marked = (result: string) =>
	resultParts(result, name => NOTES.includes(name))
		.map(({ text, isNote }) => (isNote ? `[${text}]` : text))
		.join('');

describe('the names of notes in a result', () => {
	it.each([
		{ result: 'Ash', is: '[Ash]' },
		{ result: 'Ash, the elder', is: '[Ash, the elder]' },
		{ result: 'Boar, Ash; Rook.', is: 'Boar, [Ash]; [Rook].' },
		{ result: 'Advance + Wound', is: '[Advance] + Wound' },
		{ result: 'Guild: People of one trade', is: 'Guild: [People of one trade]' },
		{ result: 'Ash (cursed)', is: '[Ash] (cursed)' },
		{ result: 'Boar, ash', is: 'Boar, ash' },
		{ result: 'Ashes, Rooks', is: 'Ashes, Rooks' },
		{ result: 'An Ash', is: 'An Ash' },
	])('$result', ({ result, is }) => {
		expect(marked(result)).toBe(is);
	});

	it('leave every letter of it', () => {
		fc.assert(
			fc.property(fc.string(), fc.func(fc.boolean()), (result, isNote) => {
				expect(
					resultParts(result, isNote)
						.map(({ text }) => text)
						.join(''),
				).toBe(result);
			}),
		);
	});
});
