import { describe, expect, it } from 'vitest';
import { coverRules } from '../../../src/rules/coverage/cover-rules';
import { nearestPhrase } from '../../../src/rules/coverage/nearest-phrase';
import { offeredNotation } from '../../../src/rules/coverage/offered-notation';
import { rows } from '../../support/rows';
import { rulesOfNote } from '../../../scripts/rules/rules-report';

const readNote = (text: string) => rulesOfNote(text, 'House', 'starforged');

/** The note with the fence for its first leftover; the line to be rewritten stands between ‹ and ›. */
function stated(note: string): string | undefined {
	const found = coverRules(readNote(note)).flatMap(({ id, pieces }) =>
		pieces.flatMap(({ line, places, left }) => left.map(text => ({ id, line, places, text }))),
	);
	const [left] = found;
	if (!left) throw new Error('nothing is left');
	const offered = offeredNotation(note, left, readNote);
	if (!offered) return undefined;
	const { at, insert, line } = offered;
	const after = note.slice(0, at) + insert + note.slice(at);
	return `${after.slice(0, line.from)}‹${after.slice(line.from, line.to)}›${after.slice(line.to)}`;
}

describe('the notation for what is left', () => {
	it.each(rows`
		stands under its outcome, with what is understood there already => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, take +1 momentum. Gain two lenses.\n\nOn a **miss**, you fall.\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, take +1 momentum. Gain two lenses.\n\n\`\`\`effects strong hit\nmomentum +1\n‹say Gain two lenses.›\n\`\`\`\n\nOn a **miss**, you fall.\n
		is for both hits where the words are => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **hit**, gain two lenses.\n\nOn a **miss**, you fall.\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **hit**, gain two lenses.\n\n\`\`\`effects strong hit\n‹say Gain two lenses.›\n\`\`\`\n\`\`\`effects weak hit\nsay Gain two lenses.\n\`\`\`\n\nOn a **miss**, you fall.\n
		of what holds in any case stands in front of the outcomes => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, you land.\n\nOn a **weak hit**, you land.\n\nOn a **miss**, you fall.\n\n---\n\nTake +1 momentum.\n => ### Leap\n\nWhen you leap, roll +edge.\n\n\`\`\`effects\n‹say Take +1 momentum.›\n\`\`\`\n\nOn a **strong hit**, you land.\n\nOn a **weak hit**, you land.\n\nOn a **miss**, you fall.\n\n---\n\nTake +1 momentum.\n
		stays inside a callout, whatever follows it => ### Leap\n\n> When you leap, gain two lenses.\n### Land\n\nWhen you land, take +1 momentum.\n => ### Leap\n\n> When you leap, gain two lenses.\n>\n> \`\`\`effects\n> ‹say Gain two lenses.›\n> \`\`\`\n>\n### Land\n\nWhen you land, take +1 momentum.\n
		keeps the line breaks of the note => ### Leap\r\n\r\nWhen you leap, gain two lenses. => ### Leap\r\n\r\nWhen you leap, gain two lenses.\r\n\r\n\`\`\`effects\r\n‹say Gain two lenses.›\r\n\`\`\`
	`)('%s', (_rule, note = '', after) => {
		expect(stated(note)).toBe(after);
	});

	it('is not offered where a fence would change what the move does', () => {
		expect(stated('### Leap\n\nWhen you leap roll your luck. On a strong hit take +1 spirit.\n')).toBeUndefined();
	});
});

describe('the nearest phrase', () => {
	it.each([
		['Gain two lenses.', 'Gain two momentum.'],
		['Lose all of your supplies.', 'Lose all your supply.'],
		['Reset your courage.', 'Reset your momentum.'],
	])('to “%s” is “%s”', (left, words) => {
		expect(nearestPhrase(left)?.words).toBe(words);
	});

	it('is none for words that no phrase is about, nor for words that are understood by themselves', () => {
		expect(nearestPhrase('The kingfisher sleeps.')).toBeUndefined();
		expect(nearestPhrase('Take +1 momentum.')).toBeUndefined();
	});
});
