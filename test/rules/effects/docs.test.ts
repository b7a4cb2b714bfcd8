import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readEffectsNotation, writeEffects } from '../../../src/rules/effects/notation';
import { readEffects } from '../../../src/rules/effects/read-effects';

const page = fs.readFileSync(new URL('../../../docs/effects.md', import.meta.url), 'utf8');

/** The rows of "the book says / notation"; a wide space is an indentation. */
const rows = page
	.split('\n')
	.filter(line => line.startsWith('|'))
	.slice(2)
	.map(line => line.slice(1, -1).split(' | '))
	.map(([says = '', notation = '']) => ({ says: says.trim(), notation: linesOf(notation.trim()) }));

function linesOf(cell: string): string {
	return cell
		.split('<br>')
		.map(line => line.replace(/&emsp;/g, '\t').replace(/`/g, ''))
		.join('\n');
}

it.each(rows)('$says', ({ says, notation }) => {
	expect(writeEffects(readEffects(says))).toBe(notation);
	expect(readEffectsNotation(notation)).toEqual({ ok: true, value: readEffects(says) });
});

it('the page has its table', () => {
	expect(rows.length).toBeGreaterThan(20);
});
