import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import type { Typing } from '../typed-moves/typing';
import { typing } from '../typed-moves/typing';
import { ended } from '../../support/last-line-break';

afterEach(close);

const LINES = { '.obsidian/plugins/sworn-journal/data.json': '{"records":"line"}', 'Kestrel.md': KESTREL };

async function undo(host: Typing): Promise<void> {
	await host.palette('Undo last move');
	await host.tick(50);
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
	await host.tick(100);
}

/** Where `;;fd w` is typed. */
const PLACES = [
	'I lunge. ‸',
	'I lunge. ‸ And then.',
	'I lunge. ‸\nAnd then.',
	'I lunge. ‸\n\nAnd then.\n',
	'I lunge,\nrow by row. ‸\nAnd then.',
	'- rope\n- oil ‸\n- lamp',
	'- ‸',
	'- [ ] ‸\n- [x] done',
	'1. rope\n2. ‸\n',
	'\t- deep ‸\n',
	'> She said: ‸\n> no.',
	'> [!note] Out\n> ‸\n> On.',
	'> - rope ‸',
	'| a | b |\n| - | - |\n| one | ‸ |\n',
	'# A heading ‸\n\nText.',
	'“‸',
	'(‸)',
	'**‸**',
	'I `code` and ‸',
	'---\nrecords: line\n---\nI lunge. ‸',
	'‸',
	'\n\n‸\n\nAnd then.',
	'One.\r\nTwo. ‸\r\nThree.\r\n',
];

describe('a move typed in a sentence and undone', () => {
	it.each(PLACES)('leaves %j as if it had not been made', async place => {
		const host = await typing(place, [5, 3, 4], LINES);
		const before = host.editor.getValue();
		await host.type(';;fd w');
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain('`sworn: Face Danger');
		await undo(host);
		expect(ended(host.editor.getValue())).toBe(ended(before));
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
	});

	it('lets one go on where it stood', async () => {
		const host = await typing('I lunge. ‸ And then.', [5, 3, 4, 6, 1, 2], LINES);
		await host.type(';;fd w');
		await host.keys('Enter');
		await undo(host);
		expect(host.notices()).toEqual(['“Face Danger” is gone from your sentence, with what you typed to make it.']);
		expect(ended(host.shown())).toBe(ended('I lunge. ‸ And then.'));
		await host.type(';;fd e');
		await host.keys('Enter');
		expect(host.shown()).toMatch(
			/^I lunge\. `sworn: Face Danger, by Kestrel, edge 2: 6 vs 1, 2, strong hit.*`‸ And then\.\n?$/,
		);
	});

	it('goes with what was chosen on it since, and with what follows', async () => {
		const host = await typing('I lunge. ‸\n\nAnd then.', [4, 3, 9], LINES);
		await host.type(';;fd e');
		await host.keys('Enter');
		await host.tick(100);
		await host.keys('1');
		await host.tick(50);
		expect(host.editor.getValue()).toContain('; chose ');
		await undo(host);
		expect(ended(host.editor.getValue())).toBe(ended('I lunge. \n\nAnd then.'));
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
	});

	it('keeps what was written behind it', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], LINES);
		await host.type(';;fd w');
		await host.keys('Enter');
		await host.type(' She ducks.');
		await undo(host);
		expect(ended(host.editor.getValue())).toBe(ended('I lunge.  She ducks.'));
	});

	it('is a call again when the player has changed the line', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], LINES);
		await host.type(';;fd w');
		await host.keys('Enter');
		const { editor } = host;
		const behind = editor.getValue().indexOf('wits 3') + 'wits 3'.length;
		editor.replaceRange(' + 1 my own cunning', editor.offsetToPos(behind));
		await host.tick(50);
		await undo(host);
		expect(editor.getValue()).toMatch(/^I lunge\. `sworn: Face Danger.*my own cunning`\n?$/);
	});
});
