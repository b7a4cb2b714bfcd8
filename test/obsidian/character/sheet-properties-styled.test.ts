import fs from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET_KEYS } from '../../../src/obsidian/features/character/sheet-properties';

it('the properties that a sheet draws are the ones that its style sheet hides', () => {
	const css = fs.readFileSync('src/obsidian/features/character/sheet-properties.css', 'utf8');
	for (const [kind, keys] of Object.entries(SHEET_KEYS)) {
		const part = css.split(`data-sworn-sheet='${kind}'`)[1]?.split(')')[0] ?? '';
		expect([...part.matchAll(/property-key='(\w+)'/g)].map(([, key]) => key)).toEqual(keys);
	}
});
