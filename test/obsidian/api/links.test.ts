import { afterEach, describe, expect, it } from 'vitest';
import { close, fence } from '../commands/writing';
import { pressButton } from '../opened';
import { KESTREL } from '../played';
import { scripted } from './scripted';

afterEach(close);

const link = (said: string) => `obsidian://sworn-journal?${said}`;
const asked = async (said: string, ...more: Parameters<typeof scripted>) => {
	const host = await scripted(...more);
	await host.app.protocol.run(link(said));
	await host.tick();
	return host;
};
const MOVE = 'vault=Mine&do=move&name=face%20danger&option=edge&note=Journal';
const dialog = () => document.querySelector('.sworn-link-dialog')?.textContent ?? '';
const WEAK = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');

describe('a link', () => {
	it('says what it would write and where, and Enter carries it out', async () => {
		const host = await asked(MOVE, 'Here.‸', [4, 3, 9]);
		expect(dialog()).toContain('A link asks to write');
		expect(dialog()).toContain('Makes a move, for Kestrel.');
		expect(dialog()).toContain('Writes intoJournal.md');
		expect(dialog()).toContain('nameFace Danger');
		expect(dialog()).toContain('optionedge');
		expect(host.editor.getValue()).toBe('Here.');
		expect(document.activeElement?.textContent).toBe('Make the move');
		(document.activeElement as HTMLButtonElement).click();
		await host.tick(50);
		expect(host.editor.getValue()).toContain('outcome: weak hit');
		expect(host.notices()).toEqual(['Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit']);
	});

	it('writes nothing where Esc answers', async () => {
		const host = await asked(MOVE, 'Here.‸');
		await host.press('Escape');
		expect(dialog()).toBe('');
		expect(host.editor.getValue()).toBe('Here.');
	});

	it('chooses on the very record that it showed, even when the note continues meanwhile', async () => {
		const host = await asked('do=choose&option=Lose%20Momentum', `${WEAK}‸`);
		expect(dialog()).toContain('Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit');
		host.editor.replaceRange(`${WEAK.replace('4 vs', '5 vs').replace('6 vs', '7 vs')}\n`, { line: 0, ch: 0 });
		await host.tick(50);
		await pressButton('Choose it');
		const [first, second] = await host.api.records();
		expect([first?.chose, second?.chose]).toEqual([[], ['Lose Momentum']]);
	});

	it('undoes, with the record that goes', async () => {
		const host = await asked('do=undo', `${WEAK}‸`);
		expect(dialog()).toContain('Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit');
		await pressButton('Undo the move');
		expect(host.editor.getValue()).not.toContain('Face Danger');
	});

	it('that only opens something does not ask', async () => {
		const host = await asked('do=show&what=note&note=Far&line=1', 'Here.‸', [], {
			'Kestrel.md': KESTREL,
			'Far.md': 'One.\nTwo.\n',
		});
		expect(host.view.file?.path).toBe('Far.md');
		expect(host.editor.getCursor().line).toBe(1);
		await host.app.protocol.run(link('do=show&what=table'));
		await host.tick(50);
		expect(host.app.workspace.getLeavesOfType('sworn-journal-table')).toHaveLength(1);
		await host.app.protocol.run(link('do=show&what=moves'));
		await host.tick(50);
		expect(document.querySelector('.sworn-move-dialog')).not.toBeNull();
		await host.press('Escape');
		expect(dialog()).toBe('');
	});

	it.each([
		{ said: '', words: 'The link does not say what it wants. Behind “do=” may stand: move, choose' },
		{ said: 'do=delete', words: 'A link cannot do “delete”' },
		{ said: 'do=constructor', words: 'A link cannot do “constructor”' },
		{ said: 'do=records', words: 'A link cannot do “records”' },
		{ said: 'do=move', words: 'move needs “name”' },
		{ said: 'do=move&name=Fase%20Danger', words: 'Did you mean “Face Danger”?' },
		{ said: 'do=move&name=Face%20Danger&stat=edge', words: 'move has no parameter “stat”' },
		{ said: 'do=move&name=Face%20Danger&note=Nowhere', words: 'There is no note “Nowhere”' },
		{ said: 'do=ask&question=a%0A%60%60%60', words: '“question” of ask must be a text on one line' },
		{ said: 'do=show&what=trash', words: '“what” of show must be one of table, moves, oracles, note' },
		{ said: 'do=choose&option=Lose', words: '“Lose” is not open in “Journal.md”' },
	])('“$said” gets a notice and no dialog', async ({ said, words }) => {
		const host = await asked(said, 'Here.‸');
		expect(host.notices().join()).toContain(words);
		expect(dialog()).toBe('');
		expect(host.editor.getValue()).toBe('Here.');
	});

	it('that could not be carried out says what the state is, and nothing else', async () => {
		const host = await asked('do=move&name=Face%20Danger&option=edge&note=Far', 'Here.‸', [4, 3, 9], {
			'Kestrel.md': KESTREL,
			'Far.md': 'Far away.\n',
		});
		host.backend.fail({ on: 'write', path: 'Far.md' });
		(document.activeElement as HTMLButtonElement).click();
		await host.tick(50);
		expect(host.notices()).toHaveLength(1);
		expect(host.notices().join()).not.toMatch(/written\..*Nothing was written\./);
		expect(await host.read('Far.md')).toBe('Far away.\n');
	});

	it('is carried out once, however often it is pressed', async () => {
		const host = await asked(MOVE, 'Here.‸', [4, 3, 9]);
		const button = document.activeElement as HTMLButtonElement;
		for (let i = 0; i < 3; i++) button.click();
		await host.tick(50);
		expect(await host.api.records()).toHaveLength(1);
	});

	it('closes with the plugin', async () => {
		const host = await asked(MOVE, 'Here.‸');
		host.plugin.unload();
		expect(dialog()).toBe('');
	});
});
