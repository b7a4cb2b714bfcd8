import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../typed-moves/typing';

afterEach(close);

const FIGHTING = KESTREL.replace('momentum: 3', 'momentum: 3\ncombat: in a bad spot');
/** Gain Ground is made in control. */
const IN_CONTROL = KESTREL.replace('momentum: 3', 'momentum: 3\ncombat: in control');
const FILES = { 'Aud.md': IN_CONTROL, 'Bera.md': FIGHTING };
const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\nrecords: line\n---\n‸';

/** Aud aids by a move with these dice; then its record is continued, so that the rows are what it offers. */
async function aided(note: string, move: string, dice: readonly number[], files = FILES) {
	const host = await typing(note, dice, files);
	await host.type(';;aid your ally as aud');
	await host.keys('Enter');
	await host.palette('Continue move');
	await host.tick(50);
	const first = host.rows();
	await chosen(host, new RegExp(`^${move}`));
	await host.palette('Continue move');
	await host.tick(50);
	await chosen(host, /heart/i);
	await host.palette('Continue move');
	await host.tick(50);
	return { host, first };
}

async function chosen(host: Awaited<ReturnType<typeof typing>>, words: RegExp) {
	const row = host.rows().findIndex(text => words.test(text));
	expect(row, `${String(words)} in ${host.rows().join(' | ')}`).toBeGreaterThan(-1);
	for (let i = 0; i < row; i++) await host.press('ArrowDown');
	await host.keys('Enter');
	await host.tick(80);
}

describe('acceptance 7: Aid Your Ally, made as Gain Ground', () => {
	it('offers no outcome before that move is rolled', async () => {
		const { first } = await aided(PAIR, 'Gain Ground', [4, 2, 10]);
		expect(first.join('\n')).toContain('Gain Ground');
		expect(first.join('\n')).not.toMatch(/^Bera: /m);
	});

	it('on a weak hit the ally is in control, and who helped is in a bad spot', async () => {
		const { host } = await aided(PAIR, 'Gain Ground', [4, 2, 10]);
		expect(host.rows().filter(text => /^Bera: .*strong hit/.test(text))).toEqual([]);
		await chosen(host, /^Bera: On a weak hit, your ally is in control/);
		expect(await host.saved('Bera.md')).toContain('combat: in control');
		expect(await host.saved('Aud.md')).toContain('combat: in a bad spot');
		expect(host.editor.getValue()).toContain('Bera › combat in a bad spot → in control');

		await host.palette('Undo last move');
		await host.tick(50);
		[...document.querySelectorAll('button')].find(({ textContent }) => /^Undo/.test(textContent ?? ''))?.click();
		await host.tick(80);
		expect(await host.saved('Bera.md')).toBe(FIGHTING);
		expect(await host.saved('Aud.md')).toBe(IN_CONTROL);
	});

	it('on a strong hit both are in control', async () => {
		const { host } = await aided(PAIR, 'Gain Ground', [4, 2, 3]);
		expect(host.rows().filter(text => /^Bera: .*weak hit/.test(text))).toEqual([]);
		await chosen(host, /^Bera: .*Gain Ground.* strong hit/);
		expect(await host.saved('Bera.md')).toContain('combat: in control');
		expect(await host.saved('Aud.md')).toContain('combat: in control');
	});

	it('on a miss, or made as another move, there is no position to give', async () => {
		const missed = await aided(PAIR, 'Gain Ground', [1, 9, 10]);
		expect(missed.host.rows().join('\n')).not.toMatch(/^Bera: /m);
		await close();
		const advantage = await aided(PAIR, 'Secure an Advantage', [4, 2, 10]);
		expect(advantage.host.rows().join('\n')).not.toMatch(/^Bera: /m);
	});

	it('without an ally in the journal nothing of it is offered', async () => {
		const { host, first } = await aided('---\ncharacter: "[[Aud]]"\nrecords: line\n---\n‸', 'Gain Ground', [4, 2, 10]);
		expect([...first, ...host.rows()].join('\n')).not.toMatch(/your ally/);
		expect(first.join('\n')).toContain('Gain Ground');
	});
});
