import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from './typing';
import { landing } from '../../support/scripted-dice';

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
		expect(host.offered()[0]).toBe('Later');
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

describe('what a typed move leaves to the player', () => {
	/** Endure Harm on a weak hit: “you may Lose Momentum (−1) for +1 health”. */
	const EXCHANGE = /^Lose Momentum \(−1\) for \+1 health$/;
	async function endured() {
		const host = await typing('A blade. ‸', [4, 2, 10]);
		await host.type(';;endure harm 1');
		await host.keys('Enter');
		return host;
	}

	it('is offered although nothing must be answered, with a way to pass it', async () => {
		const rows = (await endured()).offered();
		expect(rows[0]).toBe('Later');
		expect(rows.slice(1)).toEqual([expect.stringMatching(EXCHANGE), expect.stringMatching(/^Pass: /)]);
	});

	it('is taken with an arrow and Enter', async () => {
		const host = await endured();
		await host.keys('ArrowDown', 'Enter');
		expect(await host.read('Kestrel.md')).toMatch(/health: 5\n[^]*momentum: 2\n/);
		expect(host.offered()).toEqual([]);
	});

	it('is passed, and not offered again', async () => {
		const host = await endured();
		await host.keys('ArrowDown', 'ArrowDown', 'Enter');
		expect(host.editor.getValue()).toContain('passed:');
		expect(host.offered()).toEqual([]);
	});

	it('stays on the card whatever comes after', async () => {
		const host = await endured();
		await host.keys('Escape');
		host.plugin.dice = landing([5, 1, 2]);
		await host.type('On. ;;fd e');
		await host.keys('Enter');
		const { editor } = host;
		editor.setCursor(editor.offsetToPos(editor.getValue().indexOf('move: Endure Harm')));
		await host.palette('Continue move');
		await host.tick(30);
		expect(host.rows().some(row => row.startsWith('Lose Momentum'))).toBe(true);
	});

	it('is listed below what must be answered, and again when that is', async () => {
		const host = await typing('I camp. ‸', [4, 2, 10]);
		await host.type(';;fd e');
		await host.keys('Enter');
		await host.keys('ArrowDown', 'Enter');
		expect(host.offered()).toContain('Roll Endure Harm');
	});
});

it('what a move of the dialog leaves to the player is listed at once; Enter alone takes nothing', async () => {
	const host = await typing('A blade.\n\n‸', [4, 2, 10]);
	await host.palette('Make a move');
	await host.fill('.modal input', 'Endure Harm');
	await host.press('Enter');
	await host.press('h');
	await host.press('Enter');
	await host.tick(80);
	expect(host.rows()[0]).toContain('Later');
	expect(host.rows().some(row => row.startsWith('Lose Momentum'))).toBe(true);
	const before = host.editor.getValue();
	await host.press('Enter');
	await host.tick(50);
	expect(host.editor.getValue()).toBe(before);
});
