import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import { close, fence, writing, type Writing } from '../commands/writing';
import { KESTREL } from '../played';
import { undo } from './undoing';

afterEach(close);

const MOMENTUM = (value: number) => KESTREL.replace(/momentum: .*/, `momentum: ${value}`);
const ROLLED = ': 4 vs 3, 9, weak hit';

/** A line, and what in it may be the player's words. */
interface Odd {
	readonly code: string;
	readonly keeps?: readonly string[];
}

const CODES: Readonly<Record<string, Odd>> = {
	'the move': { code: `Dance Danger, edge 2${ROLLED}; momentum 2 → 3`, keeps: ['Dance Danger'] },
	'what was rolled with': { code: `Face Danger, swagger 2${ROLLED}; momentum 2 → 3` },
	'what was chosen': {
		code: `Face Danger, edge 2${ROLLED}; chose Dance on the table; momentum 2 → 3`,
		keeps: ['Dance on the table'],
	},
	'what was passed': {
		code: `Face Danger, edge 2${ROLLED}; passed Dance on the table; momentum 2 → 3`,
		keeps: ['Dance on the table'],
	},
	'the row of a table': {
		code: `Face Danger, edge 2${ROLLED}; table 78, The odd moon; momentum 2 → 3`,
		keeps: ['The odd moon'],
	},
	'several choices': {
		code: `Face Danger, edge 2${ROLLED}; chose Dance on the table; ? so it is; momentum 2 → 3; passed Sing`,
		keeps: ['Dance on the table', 'so it is', 'Sing'],
	},
	'a meter': { code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; luck 2 → 3` },
	'an impact': { code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; marked gloomy`, keeps: ['marked gloomy'] },
	'an add': { code: `Face Danger, edge 2 + 1 Moon Boots${ROLLED}; momentum 2 → 3` },
	'words behind it': { code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; she dances`, keeps: ['she dances'] },
	'words with their sign': {
		code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; ? she dances`,
		keeps: ['she dances'],
	},
	'another key': { code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; mood grim: very`, keeps: ['mood grim: very'] },
	'a track': { code: `Face Danger, on The Nowhere, edge 2${ROLLED}; momentum 2 → 3` },
	'a phrase': { code: `Face Danger, edge 2, at dawn${ROLLED}; momentum 2 → 3`, keeps: ['at dawn'] },
	'words in quotes': {
		code: `Face Danger, edge 2${ROLLED}; momentum 2 → 3; "an odd, odd thing"`,
		keeps: ['an odd, odd thing'],
	},
};

const PLACES: Readonly<Record<string, (code: string) => string>> = {
	'of its own': code => `I run.\n\n\`sworn: ${code}\`\n\nAnd on.\n`,
	'in a sentence': code => `I run \`sworn: ${code}\` and on.\n`,
	'on two rows of a list': code => `- I run.\n- I run \`sworn: ${code.replace('; ', ';\n  ')}\` and on.\n- And on.\n`,
};

const oneRow = (text: string) => text.replace(/\s+/g, ' ');

async function choose(host: Writing, name: string): Promise<void> {
	const down = host.rows().findIndex(row => row.startsWith(name));
	if (down < 0) throw new Error(`No “${name}” in ${host.rows().join(' | ')}`);
	for (let at = 0; at < down; at++) await host.press('ArrowDown');
	await host.press('Enter');
	await host.tick(50);
}

const CASES = crossed(
	Object.entries(CODES).map(([what, odd]) => ({ what, ...odd })),
	Object.entries(PLACES).map(([place, put]) => ({ place, put })),
);

describe('a line with words that the rules do not know', () => {
	it.each(CASES)('$place, $what: can be undone', async ({ code, put }) => {
		const host = await writing(put(code), { 'Kestrel.md': MOMENTUM(3) });
		await undo(host);
		const now = host.editor.getValue();
		const [head = '', tail = ''] = put('#').split(/`sworn: #`/);
		expect(now.slice(0, head.length).trim()).toBe(head.trim());
		expect(now.slice(-tail.length)).toBe(tail);
		expect(now).not.toMatch(/vs 3|weak hit|momentum/);
		expect(await host.read('Kestrel.md')).toBe(MOMENTUM(2));
	});

	it.each(CASES)('$place, $what: can have a die set', async ({ code, keeps = [], put }) => {
		const host = await writing(put(code), { 'Kestrel.md': MOMENTUM(3) });
		await host.palette('Continue move');
		await host.tick(30);
		await choose(host, 'Set a die');
		await choose(host, 'Set the first challenge die to 5');
		const now = host.editor.getValue();
		const [head = '', tail = ''] = put('#').split(/`sworn: #`/);
		expect(now.startsWith(head)).toBe(true);
		expect(now.endsWith(tail)).toBe(true);
		expect(oneRow(now)).toContain('vs 5, 9, weak hit');
		for (const words of keeps) expect(oneRow(now)).toContain(words);
	});
});

const DONE = 'done:\n  - momentum 2 → 3';
const WEAK = 'roll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9';

describe('a block with words that the rules do not know', () => {
	it.each([
		['a move', `move: Dance Danger\n${WEAK}\n${DONE}`],
		['an option', `move: Face Danger\n${WEAK.replace('edge', 'swagger')}\n${DONE}`],
		['a choice', `move: Face Danger\n${WEAK}\nchose: Dance on the table\n${DONE}`],
		['a meter', `move: Face Danger\n${WEAK}\n${DONE}\n  - luck 2 → 3`],
		['an impact', `move: Face Danger\n${WEAK}\n${DONE}\n  - marked gloomy`],
		['an asset', `move: Face Danger\n${WEAK}\nadds: +1 (Moon Boots)\n${DONE}`],
	])('%s: can be undone', async (_, body) => {
		const host = await writing(`I run.\n\n${fence(body)}\n`, { 'Kestrel.md': MOMENTUM(3) });
		await undo(host);
		expect(host.editor.getValue()).toMatch(/^I run\.\n/);
		expect(host.editor.getValue()).not.toMatch(/dice:|outcome:|momentum/);
		expect(await host.read('Kestrel.md')).toBe(MOMENTUM(2));
	});
});
