import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reportOfFile, rulesOfNote } from '../../../scripts/rules/rules-report';
import { coverRules } from '../../../src/rules/coverage/cover-rules';
import { moveText } from '../../../src/rules/report/move-text';

const FILES = path.join(import.meta.dirname, 'files');

/** The moves of a file or of the files of a folder, by name, in the notation. */
function movesOf(name: string): Readonly<Record<string, string>> {
	const at = path.join(FILES, name);
	const files = fs.statSync(at).isDirectory() ? fs.readdirSync(at).map(file => path.join(at, file)) : [at];
	const moves = files.flatMap(file => {
		const report = reportOfFile(fs.readFileSync(file, 'utf8'), path.basename(file), 'starforged');
		return report.ok ? report.value.reports : [];
	});
	return Object.fromEntries(moves.map(move => [move.name, moveText(move).replace(/^[^\n]*\n?/, '')]));
}

it.each([
	'expansion.json',
	'expansion.yaml',
	'ruleset.json',
	'single-entries',
	'iron-vault',
	'one-move-per-note',
	'cards.md',
	'headings.md',
])('the same moves do the same in each shape of file: %s', name => {
	const moves = movesOf(name);
	expect(moves['Light the Lantern']).toBe(
		'\troll iron\n\tstrong hit\n\t\tspirit +1\n\tweak hit\n\t\tmomentum +1\n\tmiss\n\t\tmove Pay the Price',
	);
	expect(moves['Snuff the Lantern']).toBe('\talways\n\t\tspirit -1\n\t\tmomentum +1');
});

it('Dataforged 1.x is refused', () => {
	expect(movesOf('dataforged.json')).toEqual({});
});

it.each([
	['the first line of a move that is called by its note', 'When you snuff it, suffer -1 spirit.\n', 7],
	['the same, if it begins with a trigger that has the name', 'When you snuff the lantern, suffer -1 spirit.\n', 8],
	['not the heading', '# Snuff the Lantern\nWhen you snuff it, suffer -1 spirit.\n', 7],
	['not a line in bold that is the name', '**Snuff the Lantern**\n\nWhen you snuff it, suffer -1 spirit.\n', 7],
])('the words of a move are counted: %s', (_, text, count) => {
	const rules = rulesOfNote(text, 'Snuff the Lantern', 'starforged');
	expect(
		coverRules(rules).map(({ name, line, words }) => [name, line, words.effect + words.story + words.left]),
	).toEqual([['Snuff the Lantern', 1, count]]);
});
