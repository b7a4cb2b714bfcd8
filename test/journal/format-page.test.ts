import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readChange } from '../../src/journal/done';
import { readMoveRecord, rewriteRecord } from '../../src/journal/record';
import { blockKind, blockWarnings, readBlock } from '../../src/journal/sworn-block';
import { KEYS_OF_KIND } from '../../src/journal/sworn-block-kind';
import { swornBlocks } from '../../src/journal/sworn-block-in-note';

const PAGE = readFileSync(new URL('../../docs/format.md', import.meta.url), 'utf8');

const isBroken = (from: number) => PAGE.slice(0, from).trimEnd().endsWith('<!-- broken -->');

function problemsIn(body: string): string[] {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind.problems.map(problem => problem.message);
	if (kind.value !== 'move') return blockWarnings(block, kind.value).map(problem => problem.message);
	const reading = readMoveRecord(body);
	if (!reading.ok) return reading.problems.map(problem => problem.message);
	expect(rewriteRecord(body, reading.value.record)).toBe(body);
	return reading.value.warnings.map(problem => problem.message);
}

describe('the examples of docs/format.md', () => {
	it.each(swornBlocks(PAGE))('line $startLine: $body', ({ body, fenceFrom }) => {
		if (isBroken(fenceFrom)) expect(problemsIn(body)).not.toEqual([]);
		else expect(problemsIn(body)).toEqual([]);
	});

	const section = (title: string) => PAGE.split(/^## /m).find(part => part.startsWith(`${title}\n`)) ?? '';
	const firstCells = (text: string) => [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
	const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

	it('name the keys of a move in their order', () => {
		expect(firstCells(section('Keys of a move')).flatMap(codes)).toEqual(KEYS_OF_KIND.move);
	});

	it('name the keys of every other kind', () => {
		const rows = [...section('Other blocks').matchAll(/^\| (`.*?) \| (.*)\|$/gm)];
		const named = rows.flatMap(([, kinds = '', keys = '']) =>
			codes(kinds).map(kind => [kind, [kind, ...codes(keys).flatMap(code => code.split(' '))]]),
		);
		const { move, ...others } = KEYS_OF_KIND;
		expect(move[0]).toBe('move');
		expect(Object.fromEntries(named)).toEqual(others);
	});

	it.each(firstCells(section('Changes')).flatMap(codes))('a change: %s', line => {
		expect(readChange(line).ok).toBe(true);
	});
});
