import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';

afterEach(close);

const NOTE = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\nrecords: line\n---\nA wall. ‸';
const AUD = KESTREL;
const BERA = KESTREL.replace('edge: 2', 'edge: 3');
const FILES = { 'Aud.md': AUD, 'Bera.md': BERA };
/** Two strong hits without any change of the story's state, then two more. */
const STRONG = [6, 1, 2];

const details = () => [...document.querySelectorAll('.suggestion-note')].map(({ textContent }) => textContent ?? '');

describe('acceptance 1: who acts in the journal of several', () => {
	it('is asked once, and the record that was typed is written at once', async () => {
		const host = await typing(NOTE, [...STRONG, ...STRONG, ...STRONG], FILES);
		await host.type(';;fd edge');
		expect(host.offered()).toEqual(['This is the journal of several. Who makes this move: Aud, Bera?']);
		await host.keys('Enter', 'ArrowDown', 'Enter');
		expect(host.shown()).toContain('A wall. `sworn: Face Danger, by Bera, edge 3: 6 vs 1, 2, strong hit');

		await host.type(' ;;fd edge');
		expect(host.offered()[0]).toBe('Face Danger +edge 3');
		expect(details()[0]).toContain('as Bera');
		await host.keys('Enter');
		expect(host.shown().match(/by Bera/g)).toHaveLength(2);

		await host.pick('Act as …');
		await host.type(' ;;fd edge');
		expect(host.offered()[0]).toBe('Face Danger +edge 2');
		expect(details()[0]).toContain('as Aud');
		await host.keys('Enter');
		expect(host.shown()).toContain('by Aud, edge 2');
		expect(host.shown()).toContain('character: ["[[Aud]]", "[[Bera]]"]');
	});

	it('is asked by an Enter that comes before the rows for what was typed last', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.type(';;');
		const { editor } = host;
		editor.replaceRange('fd edge', editor.getCursor());
		editor.setCursor(editor.offsetToPos(editor.getValue().length));
		await host.keys('Enter', 'ArrowDown', 'Enter');
		expect(host.shown()).toContain('A wall. `sworn: Face Danger, by Bera, edge 3');
	});

	it('stays as chosen when the note is renamed', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.pick('Act as …', 1);
		await host.app.fileManager.renameFile(host.app.vault.getFileByPath('Journal.md') as never, 'Second.md');
		await host.tick(50);
		await host.type(';;fd edge');
		expect(details()[0]).toContain('as Bera');
	});

	it('is asked anew if the one who acted has left the journal', async () => {
		const host = await typing(NOTE.replace(']]"]', ']]", "[[Cai]]"]'), STRONG, { ...FILES, 'Cai.md': AUD });
		await host.pick('Act as …', 2);
		await host.type(';;fd edge');
		expect(details()[0]).toContain('as Cai');
		const { editor } = host;
		const list = ', "[[Cai]]"';
		const at = editor.getValue().indexOf(list);
		editor.replaceRange('', editor.offsetToPos(at), editor.offsetToPos(at + list.length));
		await host.tick(50);
		await host.type(' ');
		expect(host.offered()).toEqual(['This is the journal of several. Who makes this move: Aud, Bera?']);
	});
});

describe('acceptance 2: a name that is typed', () => {
	it.each([';;bera fd edge', ';;fd edge as bera', ';;fd as bera edge', ';;as Bera fd edge', ';;BERA  fd edge'])(
		'%s',
		async text => {
			const host = await typing(NOTE, STRONG, FILES);
			await host.type(text);
			expect(host.offered()[0]).toBe('Face Danger +edge 3');
			expect(details()[0]).toContain('as Bera');
			await host.keys('Enter');
			expect(host.shown()).toContain('A wall. `sworn: Face Danger, by Bera, edge 3: 6 vs 1, 2, strong hit');
		},
	);

	it('changes nothing about who acts', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.pick('Act as …');
		await host.type(';;bera fd edge');
		await host.keys('Enter');
		await host.type(' ;;fd edge');
		expect(details()[0]).toContain('as Aud');
	});

	it('whose first word is also a word of a move is found by “as”', async () => {
		const files = { 'Aud.md': AUD, 'Strike Bow.md': BERA };
		const host = await typing(NOTE.replace('Bera', 'Strike Bow'), STRONG, files);
		await host.pick('Act as …');
		await host.type(';;strike iron');
		expect(details()[0]).toContain('as Aud');
		await host.keys('Escape');
		await host.type('\n\n;;fd edge as strike bow');
		expect(host.offered()[0]).toBe('Face Danger +edge 3');
		expect(details()[0]).toContain('as Strike Bow');
	});

	it('is kept when the rest is completed', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.type(';;bera siv');
		await host.keys('Tab');
		expect(host.shown()).toMatch(/;;as Bera Swear an Iron Vow/);
		expect(details()[0]).toContain('as Bera');
	});

	it('within the name of a vow is no actor', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.pick('Act as …');
		await host.type(';;siv heart: Travel disguised as Bera, dangerous');
		expect(host.offered()[0]).toContain('Travel disguised as Bera');
		expect(details().slice(0, 2)).toEqual([
			expect.stringContaining('begins Travel'),
			expect.stringContaining('as Aud'),
		]);
	});

	it('counts in the journal of one as well, if “as” says so', async () => {
		const host = await typing('---\ncharacter: "[[Aud]]"\nrecords: line\n---\n‸', STRONG, FILES);
		await host.type(';;fd edge as bera');
		await host.keys('Enter');
		expect(host.shown()).toContain('by Bera, edge 3');
	});

	it('a change of a value is hers', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.type(';;bera momentum +1');
		await host.keys('Enter');
		expect(await host.saved('Bera.md')).toContain('momentum: 4');
		expect(await host.saved('Aud.md')).toBe(AUD);
	});
});

describe('acceptance 9: companions and other people', () => {
	it('are never asked for as one who acts', async () => {
		const npc = `---\nsworn: npc\n${AUD.slice(4)}`;
		const host = await typing(NOTE, STRONG, { ...FILES, 'Orm.md': npc });
		await host.type(';;fd edge as orm');
		expect(details().join()).not.toContain('as Orm');
	});
});

describe('the dialog of a move', () => {
	it('says who acts, and rolls as that one', async () => {
		const host = await typing(NOTE, STRONG, FILES);
		await host.pick('Act as …', 1);
		await host.palette('Make a move');
		await host.tick(30);
		expect(document.querySelector('.modal-title')?.textContent).toBe('Make a move · as Bera');
		await host.fill('.sworn-move-dialog input', 'face danger');
		await host.press('Enter');
		await host.tick(30);
		expect(document.querySelector('.modal-title')?.textContent).toBe('Face Danger · as Bera');
		await host.press('Escape');
		await host.press('Escape');
	});
});

it('a merge of two devices is a question in the row of what is typed; answered, the move is made', async () => {
	const twice = ['3 → 4', '3 → 5'].map(change => `\`sworn: move: Face Danger, by Aud; momentum ${change}\`\n\n`);
	const note = NOTE.replace('A wall. ‸', `${twice.join('')}A wall. ‸`);
	const aud = FILES['Aud.md'].replace('momentum: 3', 'momentum: 5');
	const host = await typing(note, STRONG, { ...FILES, 'Aud.md': aud });
	await host.pick('Act as …');
	await host.type(';;fd edge');
	expect(host.offered()).toEqual(['momentum is 5, and the records make it 6: take which?']);
	await host.keys('Enter', 'ArrowDown', 'Enter');
	await host.tick(200);
	expect(host.shown()).toContain('A wall. `sworn: Face Danger, by Aud, edge 2');
	expect(await host.read('Aud.md')).toContain('momentum: 7');
	await host.type(' ;;fd edge');
	expect(host.offered()[0]).toBe('Face Danger +edge 2');
});
