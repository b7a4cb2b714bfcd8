import { expect, it } from 'vitest';
import { CHOICES } from '../host/assumptions/choices';
import host from '../../docs/host.md?raw';
import page from '../../docs/real-app.md?raw';

const [, TABLE = ''] = /^\| behaviour \| source \| test \|\n([^]*?)\n\n/m.exec(host) ?? [];

const assumed = [...TABLE.matchAll(/^\| (.+?) \| (.+?) \| /gm)].flatMap(([, behaviour = '', source = '']) =>
	source.includes('assumed') ? [behaviour] : [],
);

const [, CHECKS = ''] = /^## What is assumed\n([^]*)/m.exec(page) ?? [];

it('every behaviour that the host assumes is to be checked in the real app, and no other', () => {
	const checks = [...CHECKS.matchAll(/^- \[.\] (.+)$/gm)].map(([, behaviour = '']) => behaviour);
	expect(assumed.length).toBeGreaterThan(50);
	expect([...checks].sort()).toEqual([...assumed].sort());
});

it('every switch of the host stands in its table, with its words and a row of the table of behaviours', () => {
	const [, SWITCHES = ''] = /^## Where the app may differ\n([^]*?)\n## /m.exec(host) ?? [];
	const listed = [...SWITCHES.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|$/gm)];
	expect(Object.fromEntries(listed.map(([, name, , words = '']) => [name, words.split(' · ')]))).toEqual(CHOICES);
	const isRow = (row = '') => row.startsWith('(') || TABLE.includes(`| ${row} | `);
	expect(listed.flatMap(([, name, row]) => (isRow(row) ? [] : [name]))).toEqual([]);
});
