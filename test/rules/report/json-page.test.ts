import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import type { Effect } from '../../../src/rules/effects/effect';

const page = fs.readFileSync(new URL('../../../docs/reference/effects.md', import.meta.url), 'utf8');

/** "- `momentum +2`: `{…}`" */
const EXAMPLES = [...page.matchAll(/^- `([^`]+)`: `(\{"kind".*\})`$/gm)].map(([, notation = '', json = '']) => ({
	notation,
	value: JSON.parse(json) as Effect,
}));

it('docs/reference/effects.md has examples of values', () => {
	expect(EXAMPLES.length).toBeGreaterThan(20);
});

it.each(EXAMPLES)('$notation', ({ notation, value }) => {
	expect(readEffectsNotation(notation)).toEqual({ ok: true, value: [value] });
	expect(writeEffects([value])).toBe(notation);
});
