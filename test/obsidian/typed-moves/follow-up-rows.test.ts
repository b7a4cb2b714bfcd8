import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

/** Face Danger with edge 2: a weak hit, whose price is a suffer move. */
const WEAK = [4, 3, 9];

async function weakHit(note = 'I run. ‸') {
	const host = await typing(note, WEAK);
	await host.type(';;fd e');
	await host.keys('Enter');
	return host;
}

describe('what follows on a move that was typed', () => {
	it('is offered at once, where one writes', async () => {
		const host = await weakHit();
		expect(host.offered()[0]).toBe('Write on');
		expect(host.offered()).toContain('Lose Momentum');
		expect(host.shown()).toMatch(/\n‸$/);
	});

	it('is answered with an arrow and Enter: a weak hit with its suffer move in seven keys', async () => {
		const host = await weakHit();
		const row = host.offered()[1] ?? '';
		await host.keys('ArrowDown', 'Enter');
		expect(host.editor.getValue()).toContain(`chose: ${row}`);
		expect(await host.read('Kestrel.md')).not.toBe(KESTREL);
		expect(host.shown()).toMatch(/\n‸$/);
	});

	it('is written although one types on without a pause', async () => {
		const host = await weakHit();
		const { editor, backend } = host;
		backend.afterRead = path => {
			if (path === 'Journal.md') editor.replaceRange('x', editor.getCursor(), undefined, 'typed');
		};
		await host.keys('ArrowDown', 'Enter');
		backend.afterRead = null;
		await host.tick(50);
		expect(host.notices()).toEqual([]);
		expect(editor.getValue()).toContain('chose: Endure Harm');
		expect(await host.read('Kestrel.md')).toContain('health: 4');
	});

	it('an Enter by itself answers nothing', async () => {
		const host = await weakHit();
		const before = host.editor.getValue();
		await host.keys('Enter');
		expect(host.editor.getValue()).toBe(before);
		expect(host.offered()).toEqual([]);
	});

	it.each(['Escape', 'a letter'])('goes with %s, and the record waits', async way => {
		const host = await weakHit();
		if (way === 'Escape') await host.keys('Escape');
		else await host.type('S');
		expect(host.offered()).toEqual([]);
		expect(host.editor.getValue()).not.toContain('chose');
		await host.type('o');
		expect(host.offered()).toEqual([]);
	});

	it('is not there where nothing waits', async () => {
		const host = await typing('I run. ‸', [5, 3, 4]);
		await host.type(';;fd e');
		await host.keys('Enter');
		expect(host.offered()).toEqual([]);
	});

	it('continues with the move that it leads to', async () => {
		const host = await typing('I run. ‸', [1, 9, 8]);
		await host.type(';;fd e');
		await host.keys('Enter');
		expect(host.offered()[1]).toMatch(/Pay the Price|Roll/);
	});

	it.each([
		['a hit marks it', [6, 1, 2], '8 → 16 ticks'],
		['a miss names it', [1, 9, 10], 'outcome: miss'],
	])('the only open expedition of the character is continued: %s', async (_, dice, tells) => {
		const veil = '```sworn\nexpedition: Past the veil\nrank: dangerous\nticks: 8\n```\n\n';
		const host = await typing(`---\ncharacter: "[[Kestrel]]"\n---\n${veil}‸`, dice, {
			'Kestrel.md': KESTREL,
			'Other.md': KESTREL,
			'Home.md': '---\nsworn: expedition\nrank: epic\ncharacter: "[[Other]]"\n---\n',
		});
		await host.type(';;ue w');
		expect(host.offered()[0]).toBe('Undertake an Expedition +wits 3 Past the veil');
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain('track: Past the veil');
		expect(host.editor.getValue()).toContain(tells);
		expect(host.offered().filter(row => /expedition|veil/i.test(row))).toEqual([]);
	});

	it('has the minus sign, as everything that is shown', async () => {
		const host = await typing('I run. ‸', WEAK, { 'Kestrel.md': KESTREL.replace(/momentum: .*/, 'momentum: -3') });
		await host.type(';;fd e');
		await host.keys('Enter');
		const notes = [...document.querySelectorAll('.suggestion-note')].map(({ textContent }) => textContent ?? '');
		expect(notes.some(note => note.includes('momentum −3 → −4'))).toBe(true);
	});

	it('in a journal of lines as well', async () => {
		const host = await weakHit('---\nrecords: line\n---\nI run. ‸');
		expect(host.offered()).toContain('Lose Momentum');
		await host.keys('ArrowDown', 'Enter');
		expect(host.shown()).toMatch(/^---\nrecords: line\n---\nI run\. `sworn: Face Danger.*`‸$/);
	});

	it('while the card of an earlier move is open, is about the new one', async () => {
		const host = await typing('I run. ‸', [...WEAK, ...WEAK]);
		await host.type(';;fd e');
		await host.keys('Enter', 'Escape');
		await host.type('Again. ;;fd w');
		await host.keys('Enter');
		await host.keys('ArrowDown', 'Enter');
		const [first = '', second = ''] = host.editor.getValue().split('Again.');
		expect(first).not.toContain('chose');
		expect(second).toContain('chose');
	});
});
