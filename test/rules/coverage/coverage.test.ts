import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../../src/rules/books/bundled';
import type { CoveredPiece, MoveCoverage } from '../../../src/rules/coverage/coverage';
import { coverRules } from '../../../src/rules/coverage/cover-rules';
import { coverageText } from '../../../scripts/rules/coverage-text';
import { readStretches } from '../../../src/rules/coverage/parsed-spans';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { everyEffect, nestedEffects } from '../../../src/rules/effects/nested-effects';
import { rulesOfNote, rulesOfRuleset } from '../../../scripts/rules/rules-report';
import { type ReadRules } from '../../../src/rules/datasworn-files/read-rules';
import { moveText, plainText } from '../../../src/rules/rules-text';

const LIGHTHOUSE = fs.readFileSync(fileURLToPath(new URL('./notes/lighthouse.md', import.meta.url)), 'utf8');

/** Story in (parentheses), leftovers in [brackets], all else plain; then what is carried out. */
function pieceText({ line, kind, runs, effects, left }: CoveredPiece): string {
	const marks = { effect: ['', ''], story: ['(', ')'], left: ['[', ']'] } as const;
	const words = runs.map(({ of, text }) => `${marks[of][0]}${text.trim()}${marks[of][1]}`).join(' ');
	const notation = effects.length === 0 ? [] : writeEffects(effects).split('\n');
	const below = [...notation.map(text => `\t${text}`), ...left.map(text => `\tLEFT ${text}`)];
	return [`${line} ${kind}: ${words}`, ...below].join('\n');
}

const textOf = ({ name, line, words, facts, leftovers, pieces, findings }: MoveCoverage): string =>
	[
		`# ${line} ${name}: ${words.effect} effect, ${words.story} story, ${words.left} left; ${facts} facts, ${leftovers} leftovers`,
		...pieces.map(pieceText),
		...findings.map(finding => `! ${finding.line}: ${finding.message}`),
	].join('\n');

const covered = (note: string): readonly MoveCoverage[] => coverRules(rulesOfNote(note, 'House', 'starforged'));

const move = (text: string, name = 'Leap'): MoveCoverage => {
	const [found] = covered(`# House\n\n## Adventure moves\n\n### ${name}\n\n${text}\n`);
	if (!found) throw new Error('no move was found');
	return found;
};

it('reports each sentence of a note what was understood, what is story and what is left', async () => {
	await expect(covered(LIGHTHOUSE).map(textOf).join('\n\n')).toMatchFileSnapshot('approved/lighthouse.txt');
});

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const played = ({ stated }: ReadRules['moves'][number]) =>
	[stated?.always ?? [], ...Object.values(stated?.outcomes ?? {}), ...Object.values(stated?.matches ?? {})].flat();

describe.each(RULESET_IDS)('in every move of %s', id => {
	const rules = rulesOfRuleset(id);

	it('the words of all classes add up to the words of its text', () => {
		const sums = coverRules(rules).map(({ name, words }) => [name, words.effect + words.story + words.left]);
		expect(sums).toEqual(rules.moves.map(move => [move.name, wordCount(plainText(moveText(move)))]));
	});

	it('each effect belongs to one sentence, and none is there that the move does not have', () => {
		const counts = rules.moves.map(move => {
			const found = readStretches(rules.book, move).reduce((sum, { facts }) => sum + facts, 0);
			return [move.name, found + played(move).flatMap(nestedEffects).length];
		});
		const effects = rules.moves.map(move => {
			const rows = new Set(move.tables.flatMap(({ rows }) => rows.map(({ text }) => text)));
			const own = new Set(everyEffect(rules.book.effectsOf(move)));
			const all = [...own, ...[...rows].flatMap(row => rules.book.effectsOfRow(move, row).flatMap(nestedEffects))];
			return [move.name, all.filter(({ kind }) => kind !== 'say').length];
		});
		expect(counts).toEqual(effects);
	});

	it('nothing is left', () => {
		expect(coverRules(rules).filter(({ words, leftovers }) => words.left + leftovers > 0)).toEqual([]);
	});
});

describe('what is doubtful in a move as a whole is reported with its line', () => {
	const messages = (text: string) => move(text).findings.map(({ line, message }) => `${line}: ${message}`);
	it.each([
		[
			'a roll that is spoken of and not read',
			'When you leap roll your luck. On a strong hit take +1 spirit.',
			/^7: Leap speaks of hits and misses, but no roll was found/,
		],
		[
			'hits and misses without a roll',
			'When you leap, take +1 spirit.\n\n**Strong hit**\n\nTake +1 momentum.',
			/^9: Leap speaks of hits and misses, but no roll was found/,
		],
		[
			'effects behind the outcomes that name none',
			'When you leap, roll +edge.\n\nOn a **strong hit**, take +1 spirit.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, you fall.\n\nSuffer -1 supply.',
			/^15: This stands behind the outcomes of Leap and names none/,
		],
		[
			'an outcome that is missing',
			'When you leap, roll +edge.\n\nOn a **strong hit**, take +1 spirit.',
			/^5: Leap is rolled, but has no weak hit and no miss/,
		],
	])('%s', (_what, text, message) => {
		expect(messages(text).join('\n')).toMatch(message);
	});

	it('effects on a meter of the note behind the outcomes that name none', () => {
		const note =
			'---\nmeters: [sanity 0-5]\n---\n## Own moves\n\n### Leap\n\nWhen you leap, roll +edge.\n\nOn a **strong hit**, take +1 spirit.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, you fall.\n\nSuffer -1 sanity.';
		const [{ findings } = { findings: [] }] = covered(note);
		expect(findings.map(({ line }) => line)).toEqual([16]);
	});

	it('nothing of a move is carried out whose roll was not read', () => {
		const { facts, words } = move(
			'When you leap roll your luck. On a strong hit take +1 spirit. On a miss, lose 1 health.',
		);
		expect(facts).toBe(0);
		expect(words.left).toBeGreaterThan(0);
	});

	it('a move without a roll may speak of that of another', () => {
		const { findings, facts } = move(
			'When you make the leap for two, take +1 spirit. On a **weak hit**, you are in a bad spot.',
		);
		expect(findings).toEqual([]);
		expect(facts).toBeGreaterThan(0);
	});
});

it('the figures as text: a line for each move, all together, then leftovers and findings', () => {
	const moves = covered(LIGHTHOUSE).slice(0, 2);
	const text = coverageText(moves, []);
	expect(text.split('\n')[0]).toMatch(/^move +words +effect +story +left +facts +leftovers$/);
	expect(text).toMatch(/^2 moves +\d+ /m);
	const [all, effect, story, left] = (/^2 moves +(.*)$/m.exec(text)?.[1] ?? '').split(/ +/).map(Number);
	expect(all).toBe((effect ?? 0) + (story ?? 0) + (left ?? 0));
	expect(text).toContain('left: line 27, Sound the Horn: Take +1 momentum, but not if the keeper sleeps.');
});
