import { expect, it } from 'vitest';
import { CHOICES } from '../host/assumptions/choices';
import { ALL_BEHAVIOURS, BEHAVIOURS, isAssumed } from '../support/host-behaviours';
import page from '../../docs/dev/host.md?raw';

const cellsBelow = (heading: string): string[][] =>
	page
		.slice(page.indexOf(`${heading}\n`) + heading.length)
		.split('\n')
		.filter(line => line.startsWith('|'))
		.slice(1)
		.map(line => line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '')));

it('the table of areas counts the rows of the data file', () => {
	const counted = Object.entries(BEHAVIOURS).map(([area, rows]) => [
		area,
		String(rows.length),
		String(rows.filter(isAssumed).length),
	]);
	expect(cellsBelow('| area | rows | of these assumed |').slice(0, counted.length)).toEqual(counted);
});

it('every switch of the host is in doubt of one behaviour', () => {
	const doubted = ALL_BEHAVIOURS.flatMap(({ doubt = [] }) => doubt);
	expect([...doubted].sort()).toEqual(Object.keys(CHOICES).sort());
});

it('what the page says of a switch is about one that is there', () => {
	const named = cellsBelow('| switch | what fails when flipped | what was done |').flatMap(([cell = '']) =>
		[...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
	);
	expect(named.length).toBeGreaterThan(5);
	expect(named.filter(name => !(name in CHOICES))).toEqual([]);
});
