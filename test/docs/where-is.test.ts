import fs from 'node:fs';
import { expect, it } from 'vitest';

const contributing = fs.readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
const [, map = ''] = /^## Where is …\?$([^]*?)^## /m.exec(contributing) ?? [];
const rows = map
	.split('\n')
	.map(line => line.split('|').map(cell => cell.trim()))
	.filter(cells => cells.length === 5)
	.slice(2);

const words = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

it('has the terms that a newcomer looks for', () => {
	expect(rows.length).toBeGreaterThanOrEqual(26);
});

it.each(rows)('%s%s is in its file, under its name', (_, __, file, names) => {
	const [path = ''] = words(file);
	const source = fs.readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
	const exported = [...source.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
		([, name]) => name,
	);
	expect(exported).toEqual(expect.arrayContaining([...words(names)]));
});
