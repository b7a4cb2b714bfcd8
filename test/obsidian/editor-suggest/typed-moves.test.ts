import { afterEach, describe, expect, it, vi } from 'vitest';
import { undo } from '@codemirror/commands';
import { JournalActions } from '../../../src/obsidian/services/journal-actions';
import { close } from '../commands/writing';
import { BY_OWN_RULES, KESTREL } from '../played';
import { typing } from './typing';
import { ended } from '../../support/last-line-break';

afterEach(close);

const STRIKE = [
	'```sworn',
	'move: Strike',
	'by: Kestrel',
	'roll: iron 1',
	'dice: 5 vs 3, 4',
	'outcome: strong hit, 6 vs 3, 4',
	'done:',
	'  - combat none → in control',
	'```',
].join('\n');

describe('a move is made where one types', () => {
	it('Enter puts the record in the place of what was typed, and the sentence stays whole', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4]);
		await host.type(';;strike iron');
		expect(host.offered()[0]).toBe('Strike +iron 1');
		await host.keys('Enter');
		expect(host.shown()).toBe(`I lunge. \n\n${STRIKE}\n\n‸`);
		expect(host.offered()).toEqual([]);
		expect(document.querySelector('.is-after-roll')?.textContent).toContain('Begin a new objective');
	});

	it.each([
		['in a sentence', 'I lunge. ', ';;strike i'],
		['in full width', '', '；；ｓｔｒｉｋｅ　ｉ'],
		['half in full width', '', ';；strike i'],
		['right after a Japanese sentence', '彼は走る。', ';;strike i'],
		['right after an emoji', '🚀', '；；strike i'],
		['as highlighted text', '==', ';;strike i'],
	])('%s, all that was typed is replaced', async (_, before, text) => {
		const host = await typing(`---\nrecords: line\n---\n${before}‸ More.\n`, [5, 3, 4]);
		await host.type(text);
		expect(host.offered()[0]).toBe('Strike +iron 1');
		await host.keys('Enter');
		expect(host.shown()).toBe(
			`---\nrecords: line\n---\n${before}\`sworn: Strike, by Kestrel, iron 1: 5 vs 3, 4, strong hit; combat none → in control\`‸ More.\n`,
		);
	});

	it.each([
		['at the end of a note with nothing else', '---\nmood: dark\n---‸', '---\nmood: dark\n---;;strike i‸'],
		['with blanks behind it', '---\nmood: dark\n---  ‸\n\nText.\n', '---\nmood: dark\n---  ;;strike i‸\n\nText.\n'],
		['that opens them', '---‸\nmood: dark\n---\n', '---;;strike i‸\nmood: dark\n---\n'],
		['with Windows line breaks', '---\r\nmood: dark\r\n---‸', '---\nmood: dark\n---;;strike i‸'],
	])('nothing is written on the line of the properties %s: a row says where', async (_, note, after) => {
		const host = await typing(note);
		await host.type(';;strike i');
		expect(host.offered()).toEqual(['Nothing can be written here']);
		await host.keys('Enter');
		expect(host.shown()).toBe(after);
	});

	it('below the properties, and below a rule of the text, it is written', async () => {
		for (const above of ['---\nmood: dark\n---\n', 'Text.\n\n---\n']) {
			const host = await typing(`${above}‸`);
			await host.type(';;strike i');
			expect(host.offered()[0]).toBe('Strike +iron 1');
			await close();
		}
	});

	it('nothing is named without a colon', async () => {
		const host = await typing('I swear. ‸');
		await host.enter('；；siv 船を見つける、dangerous');
		expect(ended(host.shown())).toBe(ended('I swear. ；；siv 船を見つける、dangerous‸'));
		await host.enter('');
		expect(ended(host.shown())).toBe(ended('I swear. ；；siv 船を見つける、dangerous‸'));
	});

	it.each([
		[';;burnmom', false],
		[';;take 2 Archer::', false],
		[';;move fd edge 1::', false],
		[';;fd edge', true],
	])('the list of another plugin for %s is asked unless this one offers something', async (text, isOffered) => {
		const host = await typing('‸');
		await host.type(text);
		const ours = host.app.workspace.editorSuggests.map(each =>
			each.onTrigger(host.editor.getCursor(), host.editor, host.app.workspace.getActiveFile()),
		);
		expect(ours.some(found => found !== null)).toBe(isOffered);
		expect(host.offered().length > 0).toBe(isOffered);
		if (!isOffered) await host.keys('Escape');
		expect(ended(host.editor.getValue())).toBe(ended(text));
	});

	it('a text that is left with Esc in full width stays', async () => {
		const host = await typing('‸');
		await host.type('；；fd');
		await host.keys('Escape');
		expect(host.shown()).toBe('；；fd‸');
	});

	it.each([
		[
			'as lines, within a paragraph',
			'---\nrecords: line\n---\nI swear. ‸ More.\n\nNext.\n',
			'---\nrecords: line\n---\nI swear. `sworn: Swear an Iron Vow, by Kestrel, on Bring them home, heart 2: 6 vs 2, 3, strong hit; Bring them home › vow begun, formidable; momentum 3 → 5`‸ More.\n\n`sworn: vow: Bring them home, formidable, 0 ticks`\n\nNext.\n',
		],
		[
			'as blocks, at the end of a note',
			'I swear. ‸',
			'I swear. \n\n```sworn\nmove: Swear an Iron Vow\nby: Kestrel\ntrack: Bring them home\nroll: heart 2\ndice: 6 vs 2, 3\noutcome: strong hit, 8 vs 2, 3\ndone:\n  - Bring them home › vow begun, formidable\n  - momentum 3 → 5\n```\n\n```sworn\nvow: Bring them home\nrank: formidable\nticks: 0\n```\n\n‸',
		],
	])('a vow is sworn with its name and rank: %s', async (_, note, left) => {
		const host = await typing(note, [6, 2, 3]);
		await host.type(';;siv h: Bring them home, form');
		expect(host.offered()[0]).toBe('Swear an Iron Vow +heart 2: Bring them home, formidable');
		await host.keys('Enter');
		expect(ended(host.shown())).toBe(ended(left));
		undo(host.editor.cm);
		await host.tick();
		expect(ended(host.editor.getValue())).toBe(ended(note.replace('‸', ';;siv h: Bring them home, form')));
	});

	it('a connection is made with its name and rank', async () => {
		const host = await typing('---\nrecords: line\n---\nI ask her in. ‸ More.\n', [6, 2, 9]);
		await host.type(';;mac h: Old Mera, d');
		expect(host.offered()[0]).toBe('Make a Connection +heart 2: Old Mera, dangerous');
		await host.keys('Enter');
		expect(host.shown()).toBe(
			'---\nrecords: line\n---\nI ask her in. `sworn: Make a Connection, by Kestrel, on Old Mera, heart 2: 6 vs 2, 9, weak hit; Old Mera › connection begun, dangerous`‸ More.\n\n`sworn: connection: Old Mera, dangerous, 0 ticks`\n\n',
		);
	});

	it('on a miss no connection is made, and the name is reported', async () => {
		const host = await typing('---\nrecords: line\n---\nI ask her in. ‸ More.\n', [1, 8, 9]);
		await host.enter(';;mac h: Old Mera, d');
		expect(host.editor.getValue()).toContain('heart 2: 1 vs 8, 9, miss');
		expect(host.editor.getValue()).not.toContain('connection');
		expect(host.notices().join(' ')).toContain('Old Mera');
	});
});

describe('nothing is rolled', () => {
	it('by Tab, which writes what is meant, with the next stat', async () => {
		const host = await typing('‸');
		await host.type(';;fd e');
		await host.keys('Tab');
		expect(host.shown()).toBe(';;Face Danger heart‸');
		expect(host.offered()[0]).toBe('Face Danger +heart 2');
	});

	it('by a press on a stat, which writes it', async () => {
		const host = await typing('‸');
		await host.type(';;fd e');
		document.querySelectorAll<HTMLElement>('.sworn-typed-chip')[3]?.click();
		await host.tick();
		expect(host.shown()).toBe(';;Face Danger shadow‸');
	});

	it('by Enter on what stands beside the move that fits', async () => {
		const host = await typing('‸');
		await host.type(';;');
		await host.keys('ArrowDown', 'Enter');
		expect(host.shown()).toBe(';;Face Danger ‸');
	});

	it('by Esc, which leaves plain text, and continues leaving it', async () => {
		const host = await typing('‸');
		await host.type(';;fd');
		await host.keys('Escape');
		await host.type(' e');
		expect(host.offered()).toEqual([]);
		expect(host.shown()).toBe(';;fd e‸');
	});

	it.each([
		['Enter', { isComposing: true }],
		['Enter', { keyCode: 229 }],
		['Tab', { isComposing: true }],
		['Tab', { keyCode: 229 }],
	])('by %s of an input method: %o', async (key, init) => {
		const host = await typing('‸', [5, 3, 4]);
		await host.type(';;strike i');
		const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
		host.editor.cm.contentDOM.dispatchEvent(event);
		await host.tick(30);
		// nobody composes here, so the editor itself takes Tab and indents
		expect(host.shown().trim()).toBe(';;strike i‸');
		expect(host.offered()[0]).toBe('Strike +iron 1');
	});

	it('but looking into another window, or hiding the keyboard, dismisses nothing', async () => {
		const host = await typing('‸');
		await host.type(';;fd');
		host.editor.blur();
		await host.tick();
		expect(host.offered()).toEqual([]);
		host.editor.focus();
		await host.type(' e');
		expect(host.offered()[0]).toBe('Face Danger +edge 2');
	});

	it('but a trigger that is deleted, or a part of it, and typed again offers again', async () => {
		const host = await typing('‸');
		await host.type(';;');
		host.editor.cm.dispatch({ changes: { from: 1, to: 2 }, userEvent: 'delete.backward' });
		await host.tick();
		expect(host.offered()).toEqual([]);
		await host.type(';fd');
		expect(host.offered()[0]).toBe('Face Danger +wits 3');
		await host.keys('Escape');
		host.editor.setValue('');
		await host.tick();
		await host.type(';;fd');
		expect(host.offered()[0]).toBe('Face Danger +wits 3');
	});

	it('by typing on past it', async () => {
		const host = await typing('‸');
		await host.type(';;fd edge of the world');
		expect(host.offered()).toEqual(['Face Danger']);
		await host.keys('Enter');
		await host.type(' or so');
		expect(ended(host.shown())).toBe(ended(';;fd edge of the world or so‸'));
	});

	it.each([
		{ where: 'code', note: '`a ‸`' },
		{ where: 'a fence', note: '```js\n‸\n```\n' },
		{ where: 'a link', note: '[[‸]]' },
		{ where: 'the properties', note: '---\na: ‸\n---\n' },
	])('in $where', async ({ note }) => {
		const host = await typing(note);
		await host.type(';;fd');
		expect(host.offered()).toEqual([]);
	});

	it('where the trigger is set to nothing', async () => {
		const host = await typing('‸');
		Object.assign(host.plugin.preferences, { trigger: '' });
		await host.type(';;fd');
		expect(host.offered()).toEqual([]);
	});
});

describe('who acts', () => {
	it('without a character, that is said', async () => {
		const host = await typing('‸', [], {});
		await host.type(';;fd');
		expect(host.offered()).toHaveLength(1);
		expect(host.offered()[0]).toMatch(/character/i);
		expect(host.editor.getValue()).toBe(';;fd');
	});

	it('among several, Enter asks, and then offers what is typed', async () => {
		const host = await typing('‸', [5, 3, 4], { 'Kestrel.md': KESTREL, 'Vane.md': KESTREL });
		await host.type(';;strike i');
		expect(host.offered()[0]).toContain('Whose journal is this');
		await host.keys('Enter');
		await host.keys('Enter');
		const asked = '---\ncharacter: "[[Kestrel]]"\n---\n';
		expect(host.shown()).toBe(`${asked};;strike i‸`);
		expect(host.offered()[0]).toBe('Strike +iron 1');
		await host.keys('Enter');
		expect(host.shown()).toBe(`${asked}\n${STRIKE}\n\n‸`);
	});

	it('among several, Esc in the question leaves what is typed as text', async () => {
		const host = await typing('‸', [5, 3, 4], { 'Kestrel.md': KESTREL, 'Vane.md': KESTREL });
		await host.enter(';;strike i');
		await host.keys('Escape');
		expect(host.offered()).toEqual([]);
		expect(host.shown()).toBe(';;strike i‸');
	});
});

describe('the note is open elsewhere, too', () => {
	it('in a second pane, the record goes where one types', async () => {
		const host = await typing('One.\n\n‸', [5, 3, 4]);
		const first = host.view;
		const leaf = host.app.workspace.getLeaf('split');
		await leaf.openFile(host.app.vault.getFileByPath('Journal.md')!);
		await host.tick(30);
		host.app.workspace.setActiveLeaf(first.leaf, { focus: true });
		await host.tick();
		await host.type(';;strike i');
		expect(host.offered()[0]).toBe('Strike +iron 1');
		await host.keys('Enter');
		expect(host.editor.getValue()).toBe(`One.\n\n${STRIKE}\n\n`);
	});
});

it('a move is rehearsed once while its rows are read, and leaves the note, the sheet and the dice as they are', async () => {
	const host = await typing('I lunge. ‸', [], BY_OWN_RULES);
	const roll = vi.fn(() => 1);
	host.plugin.dice = { roll };
	const look = vi.spyOn(JournalActions.prototype, 'look');
	const written = host.backend.writes.length;
	await host.type(';;strike iron');
	await host.tick(200);
	const looked = look.mock.results.map(({ value }) => value as Promise<{ ok: boolean; value: object }>);
	look.mockRestore();
	expect(await Promise.all(looked)).toMatchObject([{ ok: true, value: { plans: [{ ok: true }, { ok: true }] } }]);
	expect(roll).not.toHaveBeenCalled();
	expect(host.shown()).toBe('I lunge. ;;strike iron‸');
	expect(await host.read('Kestrel.md')).toBe(BY_OWN_RULES['Kestrel.md']);
	expect(host.notices()).toEqual([]);
	expect(host.backend.writes.slice(written).filter(path => path === 'Kestrel.md')).toEqual([]);
});
