import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { coverRules } from '../../../src/rules/coverage/cover-rules';
import { type Leftover, withMeaning } from '../../../src/rules/coverage/state-meaning';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { effectsAt, STATED_PLACES } from '../../../src/rules/stated-effects';
import { anyEffects } from '../effects/any-effect';
import { rows } from '../../support/rows';
import { rulesOfNote } from '../../../scripts/rules/rules-report';

const readNote = (text: string) => rulesOfNote(text, 'House', 'starforged');

const MOMENTUM: readonly Effect[] = [{ kind: 'meter', meter: 'momentum', by: 2 }];

const leftoversOf = (note: string): readonly Leftover[] =>
	coverRules(readNote(note)).flatMap(({ id, pieces }) =>
		pieces.flatMap(({ line, left }) => left.map(text => ({ move: id, line, text }))),
	);

/** The note once its first leftover means +2 momentum, or the last if told so. */
function stated(note: string, { isForAll = false, at = 0 } = {}): string | undefined {
	const left = leftoversOf(note).at(at);
	if (!left) throw new Error('nothing is left');
	return withMeaning(note, left, { effects: MOMENTUM, isForAll }, readNote);
}

describe('what a sentence means', () => {
	it.each(rows`
		stands under its outcome, with what is understood there already => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, take +1 momentum. Gain two lenses.\n\nOn a **miss**, you fall.\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, take +1 momentum. Gain two lenses.\n\n\`\`\`effects strong hit\nmomentum +1\nmomentum +2\n\`\`\`\n\nOn a **miss**, you fall.\n
		is for both hits where the words are => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **hit**, gain two lenses.\n\nOn a **miss**, you fall.\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **hit**, gain two lenses.\n\n\`\`\`effects strong hit\nmomentum +2\n\`\`\`\n\`\`\`effects weak hit\nmomentum +2\n\`\`\`\n\nOn a **miss**, you fall.\n
		of what holds in any case stands in front of the outcomes => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, you land.\n\nOn a **weak hit**, you land.\n\nOn a **miss**, you fall.\n\n---\n\nTake +1 momentum.\n => ### Leap\n\nWhen you leap, roll +edge.\n\n\`\`\`effects\nmomentum +2\n\`\`\`\n\nOn a **strong hit**, you land.\n\nOn a **weak hit**, you land.\n\nOn a **miss**, you fall.\n\n---\n\nTake +1 momentum.\n
		stays inside a callout, whatever follows it => ### Leap\n\n> When you leap, gain two lenses.\n### Land\n\nWhen you land, take +1 momentum.\n => ### Leap\n\n> When you leap, gain two lenses.\n>\n> \`\`\`effects\n> momentum +2\n> \`\`\`\n>\n### Land\n\nWhen you land, take +1 momentum.\n
		keeps the line breaks of the note => ### Leap\r\n\r\nWhen you leap, gain two lenses. => ### Leap\r\n\r\nWhen you leap, gain two lenses.\r\n\r\n\`\`\`effects\r\nmomentum +2\r\n\`\`\`
	`)('%s', (_rule, note = '', after) => {
		expect(stated(note)).toBe(after);
	});

	it('is not written where a fence would change what the move does', () => {
		expect(stated('### Leap\n\nWhen you leap roll your luck. On a strong hit take +1 spirit.\n')).toBeUndefined();
	});

	it.each(rows`
		takes the place of a line that says it => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, gain two lenses.\n\n\`\`\`effects strong hit\nmay Look\n\tsay Gain two lenses.\nspirit +1\n\`\`\`\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, gain two lenses.\n\n\`\`\`effects strong hit\nmay Look\n\tmomentum +2\nspirit +1\n\`\`\`\n
		leaves another sentence of its outcome shown => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, gain two lenses. Lose two mirrors.\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, gain two lenses. Lose two mirrors.\n\n\`\`\`effects strong hit\nmomentum +2\nsay Lose two mirrors.\n\`\`\`\n
		stands in an option of a list => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **miss**, choose one:\n- Gain two lenses\n- Take +1 spirit\n => ### Leap\n\nWhen you leap, roll +edge.\n\nOn a **miss**, choose one:\n- Gain two lenses\n- Take +1 spirit\n\n\`\`\`effects miss\nchoose 1\n\t- Gain two lenses\n\t\tmomentum +2\n\t- Take +1 spirit\n\t\tspirit +1\n\`\`\`\n
	`)('%s', (_rule, note = '', after) => {
		expect(stated(note)).toBe(after);
	});

	it('holds for its equals, and only if that is wanted', () => {
		const note = ['Leap', 'Land', 'Swim'].map(name => `### ${name}\n\nWhen you are wet, gain two lenses.\n`).join('\n');
		const count = (text = '') => text.split('momentum +2').length - 1;
		expect(count(stated(note))).toBe(1);
		expect(count(stated(note, { isForAll: true, at: 1 }))).toBe(3);
	});

	it('is not written where the sentence is gone', () => {
		const [left] = leftoversOf('### Leap\n\nWhen you leap, gain two lenses.\n');
		if (!left) throw new Error('nothing is left');
		const note = '### Leap\n\nWhen you leap, take +1 spirit.\n';
		expect(withMeaning(note, left, { effects: MOMENTUM, isForAll: true }, readNote)).toBeUndefined();
	});
});

const SENTENCES = ['Gain two lenses.', 'Lose two mirrors.', 'Take +1 spirit.', 'The gulls laugh.', 'Pay the Price.'];
const OUTCOMES = ['On a **strong hit**, ', 'On a **hit**, ', 'On a **miss**, ', 'On a **weak hit** with a match, '];
const paragraph = fc
	.tuple(fc.constantFrom(...OUTCOMES), fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 3 }))
	.map(([outcome, sentences]) => `${outcome}${sentences.join(' ')}`);
const move = fc
	.tuple(fc.uniqueArray(paragraph, { maxLength: 3, selector: text => text.slice(0, 9) }), fc.constantFrom('', '> '))
	.map(([paragraphs, quote]) =>
		['When you leap, roll +edge.', ...paragraphs].map(text => quote + text).join(`\n${quote.trim()}\n`),
	);
const note = fc
	.tuple(fc.array(move, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\r\n'))
	.map(([moves, lineBreak]) =>
		moves
			.map((text, at) => `### Leap ${'abc'[at]}\n\n${text}\n`)
			.join('\n')
			.replace(/\n/g, lineBreak),
	);

const RUNS = inject('isDeep') ? 60 : 20;

describe('whatever a sentence of whatever note means', () => {
	it('every line of the note stays, and the note read again has the effects', () => {
		let written = 0;
		fc.assert(
			fc.property(note, fc.nat(), anyEffects, fc.boolean(), (text, which, effects, isForAll) => {
				const leftovers = leftoversOf(text);
				const left = leftovers[which % leftovers.length];
				const after = left && withMeaning(text, left, { effects, isForAll }, readNote);
				if (!left || after === undefined) return;
				written++;
				expect(keptLines(text, after)).toEqual(linesOf(text));
				const { book, moves } = readNote(after);
				const own = moves.find(({ _id }) => _id === left.move);
				const now = own && book.effectsOf(own);
				const places = STATED_PLACES.map(place => (now && effectsAt(place, now)) ?? []);
				expect(places.some(place => writeEffects(place).includes(lastLine(writeEffects(effects))))).toBe(true);
			}),
			{ numRuns: RUNS },
		);
		expect(written).toBeGreaterThan(RUNS / 3);
	});
});

const lastLine = (text: string): string => text.split('\n').at(-1)?.trim() ?? '';
const linesOf = (text: string): readonly string[] => text.split(/\r?\n/);

/** The lines of a text that are in another, in their order. */
function keptLines(text: string, after: string): readonly string[] {
	const rest = [...linesOf(after)];
	return linesOf(text).filter(line => {
		const at = rest.indexOf(line);
		if (at >= 0) rest.splice(0, at + 1);
		return at >= 0;
	});
}
