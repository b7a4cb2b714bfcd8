import fs from 'node:fs';
import { expect, it } from 'vitest';
import { FORMS } from '../../../src/journal/suggest/forms';

it('the guide lists the forms as they are read', () => {
	const guide = fs.readFileSync(new URL('../../../docs/guide.md', import.meta.url), 'utf8');
	const table = [
		'| form | example |',
		'| --- | --- |',
		...FORMS.map(({ shape, example }) => `| \`${shape}\` | \`;;${example}\` |`),
	];
	expect(guide).toContain(`\n${table.join('\n')}\n\n`);
});
