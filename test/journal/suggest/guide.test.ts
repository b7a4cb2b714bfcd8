import fs from 'node:fs';
import { expect, it } from 'vitest';
import { FORMS } from '../../../src/journal/suggest/forms';

it('the page on typing lists the forms as they are read', () => {
	const page = fs.readFileSync(new URL('../../../docs/play/typing.md', import.meta.url), 'utf8');
	const table = [
		'| form | example |',
		'| --- | --- |',
		...FORMS.map(({ shape, example }) => `| \`${shape}\` | \`;;${example}\` |`),
	];
	expect(page).toContain(`\n${table.join('\n')}\n\n`);
});
