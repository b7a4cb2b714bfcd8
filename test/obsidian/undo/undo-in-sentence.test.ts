import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';
import { ended } from '../../support/last-line-break';
import { undo } from './undoing';

afterEach(close);

const LINES = { '.obsidian/plugins/sworn-journal/data.json': '{"records":"line"}', 'Kestrel.md': KESTREL };

describe('a move typed in a sentence and undone', () => {
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

	it('keeps what was written behind it', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], LINES);
		await host.type(';;fd w');
		await host.keys('Enter');
		await host.type(' She ducks.');
		await undo(host);
		expect(ended(host.editor.getValue())).toBe(ended('I lunge. She ducks.'));
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
