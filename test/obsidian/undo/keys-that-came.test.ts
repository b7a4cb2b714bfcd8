import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { typing, type Typing } from '../editor-suggest/typing';
import { undo } from './undoing';

afterEach(close);

/** Longer than the pause after which a note is compared with what it was. */
const A_WHILE = 400;
const VOW = '---\nsworn: vow\nrank: extreme\nticks: 40\ncharacter: "[[Kestrel]]"\n---\n';
const ROOK = '---\nsworn: asset\nasset: Sprite\nabilities: [1]\nhealth: 1\ncharacter: "[[Kestrel]]"\n---\n';
/** A sheet without a property that could be left out. */
const SHEET =
	'---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n';
const FILES = { 'Kestrel.md': SHEET, 'Ark.md': VOW, 'Rook.md': ROOK };

const textsOf = async (host: Typing) =>
	Object.fromEntries(await Promise.all(Object.keys(FILES).map(async path => [path, await host.read(path)])));

async function takeBack(host: Typing): Promise<void> {
	await host.tick(A_WHILE);
	const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take them back');
	if (!button) throw new Error(`It is not offered: ${host.notices().join()}`);
	button.click();
	await host.tick(A_WHILE);
}

const WAYS: Readonly<Record<string, (host: Typing) => Promise<void>>> = {
	'Undo last move': undo,
	'Ctrl+Z and Take them back': async host => {
		while (host.editor.getValue().includes('`sworn')) host.editor.undo();
		await takeBack(host);
	},
	'deleting the record and Take them back': async host => {
		host.editor.setValue('On.\n');
		await takeBack(host);
	},
};

describe.each(Object.keys(WAYS))('a key that came with a move goes with it: %s', way => {
	it.each([
		{ typed: ';;sacrifice resources 3', dice: [], press: undefined, came: ['impacts'] },
		{ typed: ';;fulfill your vow Ark', dice: [1, 2], press: undefined, came: ['quests', 'experience'] },
		{ typed: ';;companion takes a hit 1', dice: [1, 9, 10], press: '1', came: ['out_of_action'] },
	])('$typed', async ({ typed, dice, press, came }) => {
		const host = await typing('On. ‸', dice, FILES, settings({ records: 'line' }));
		await host.enter(typed);
		await host.tick(100);
		if (press !== undefined) await host.keys(press);
		await host.tick(100);
		const after = await textsOf(host);
		for (const key of came) expect(Object.values(after).join()).toContain(`${key}:`);
		await WAYS[way]?.(host);
		expect(await textsOf(host)).toEqual(FILES);
	});
});
