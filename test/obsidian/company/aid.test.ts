import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';
import { chosen, entered, offersOf, PAIR, undone } from './pair';

afterEach(close);

const FIGHTING = KESTREL.replace('momentum: 3', 'momentum: 3\ncombat: in a bad spot');
/** Gain Ground is made in control. */
const IN_CONTROL = KESTREL.replace('momentum: 3', 'momentum: 3\ncombat: in control');
const FILES = { 'Aud.md': IN_CONTROL, 'Bera.md': FIGHTING };
/** Aud aids by a move with these dice; then its record is continued, so that the rows are what it offers. */
async function aided(note: string, move: string, dice: readonly number[], files = FILES) {
	const host = await typing(note, dice, files);
	await entered(host, ';;aid your ally as aud');
	const first = await offersOf(host);
	await chosen(host, new RegExp(`^${move}`));
	await offersOf(host);
	await chosen(host, /heart/i);
	await offersOf(host);
	return { host, first };
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

		await undone(host);
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

/** Aud's move of these dice, made to aid Bera; the benefits are Bera's. */
async function given(move: string, dice: readonly number[]) {
	const { host } = await aided(PAIR, move, dice);
	await chosen(host, /^Bera takes the benefits/);
	return host;
}

describe('the benefits of a move that aids an ally', () => {
	it('are all taken by the ally, by one answer', async () => {
		const host = await given('Secure an Advantage', [4, 2, 3]);
		const bera = await host.saved('Bera.md');
		expect(bera).toContain('momentum: 5');
		expect(bera).toMatch(/next:\s+- "?\+1 \(Secure an Advantage\)/);
		expect(await host.saved('Aud.md')).toBe(IN_CONTROL);
		expect(host.editor.getValue()).toContain('Bera › momentum 3 → 5; Bera › next +1 (Secure an Advantage)');

		await undone(host);
		expect(await host.saved('Bera.md')).toBe(FIGHTING);
		expect(await host.saved('Aud.md')).toBe(IN_CONTROL);
	});

	it('of which one is chosen are the ally’s as well', async () => {
		const host = await given('Gain Ground', [4, 2, 10]);
		await offersOf(host);
		await chosen(host, /^Take \+2 momentum/);
		expect(await host.saved('Bera.md')).toContain('momentum: 5');
		expect(await host.saved('Aud.md')).toContain('momentum: 3');
		expect(host.editor.getValue()).toContain('Bera › momentum 3 → 5');
		expect(host.editor.getValue()).not.toContain('(Take +2 momentum)');
	});

	it('leave the position of both to be given', async () => {
		const host = await given('Gain Ground', [4, 2, 10]);
		await offersOf(host);
		await chosen(host, /^Take \+2 momentum/);
		await host.keys('Escape');
		await offersOf(host);
		await chosen(host, /^Bera: On a weak hit/);
		expect(await host.saved('Bera.md')).toContain('momentum: 5\ncombat: in control');
		expect(await host.saved('Aud.md')).toContain('momentum: 3\ncombat: in a bad spot');
	});

	it('wait until it is said who takes them', async () => {
		const { host } = await aided(PAIR, 'Secure an Advantage', [4, 2, 3]);
		expect(host.rows()[0]).toContain('Bera takes the benefits');
		expect(host.rows().join('\n')).not.toContain('You take the benefits');
		expect(await host.saved('Aud.md')).toBe(IN_CONTROL);
		expect(await host.saved('Bera.md')).toBe(FIGHTING);
	});

	it('are the mover’s where the book leaves it to the players, if they say so', async () => {
		const classic = KESTREL.replace('starforged', 'classic');
		expect(classic).toContain('ruleset: classic');
		const record = '`sworn: Secure an Advantage, by Aud, from Aid Your Ally, heart 2: 4 vs 2, 3, strong hit`';
		const host = await typing(PAIR.replace('‸', `${record} ‸`), [], { 'Aud.md': classic, 'Bera.md': classic });
		await offersOf(host);
		expect(host.rows().slice(0, 2)).toEqual([
			expect.stringContaining('Bera takes the benefits'),
			expect.stringContaining('You take the benefits'),
		]);
		await chosen(host, /^You take the benefits/);
		await offersOf(host);
		await chosen(host, /^Prepare to act/);
		expect(await host.saved('Aud.md')).toContain('momentum: 5');
		expect(await host.saved('Bera.md')).toBe(classic);
	});

	it('stay where they were taken before it was asked', async () => {
		const record =
			'`sworn: Secure an Advantage, by Aud, from Aid Your Ally, heart 2: 4 vs 2, 3, strong hit; momentum 1 → 3; next +1 (Secure an Advantage)`';
		const host = await typing(PAIR.replace('‸', `${record} ‸`), [], FILES);
		await offersOf(host);
		expect(host.rows().join('\n')).not.toContain('takes the benefits');
	});
});
