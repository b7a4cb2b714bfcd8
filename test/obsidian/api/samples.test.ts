import { afterEach, expect, it } from 'vitest';
import { close, fence } from '../commands/writing';
import { KESTREL } from '../played';
import { API_DOCS, runScript } from './examples';
import { scripted } from './scripted';

afterEach(close);

const VOW = fence('vow: Find the ark\nrank: formidable\nticks: 8');

/** “`api.who()` returns” and the JSON below it; “among others”, it is a part of the result. */
const SAMPLES = [...API_DOCS.matchAll(/^`(api\.[^`]+)` returns(, among others)?\n\n```json\n([^]*?)^```$/gm)].map(
	([, call = '', isPart, json = '']) => ({ call, isPart: isPart !== undefined, json }),
);

it('every verb that returns something has a sample', () => {
	const verbs = SAMPLES.map(({ call }) => /^api\.(\w+)/.exec(call)?.[1]);
	expect(verbs).toEqual(['who', 'move', 'pending', 'choose', 'oracle', 'ask']);
});

it.each(SAMPLES)('$call returns what the page shows', async ({ call, isPart, json }) => {
	const { api } = await scripted(`The hatch sticks.\n\n${VOW}\n`, [4, 3, 9], { 'Kestrel.md': KESTREL });
	if (/choose|pending/.test(call)) await api.move({ name: 'Face Danger', option: 'edge' });
	const result = await runScript(`return await ${call};`, { api });
	if (isPart) expect(result).toMatchObject(JSON.parse(json) as object);
	else expect(result).toEqual(JSON.parse(json));
});
