import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../typed-moves/typing';

afterEach(close);

const FIGHTING = KESTREL.replace('momentum: 3', 'momentum: 3\ncombat: in a bad spot');
const FILES = { 'Aud.md': FIGHTING, 'Bera.md': FIGHTING };
const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\nrecords: line\n---\n‸';

async function aided(note: string, files = FILES) {
	const host = await typing(note, [], files);
	await host.type(';;aid your ally as aud');
	await host.keys('Enter');
	await host.palette('Continue move');
	await host.tick(50);
	return host;
}

describe('acceptance 7: Aid Your Ally', () => {
	it('on a weak hit the ally is in control, and who helped is in a bad spot', async () => {
		const host = await aided(PAIR);
		const row = host.rows().findIndex(text => text.includes('Bera: On a weak hit, your ally is in control'));
		expect(row).toBeGreaterThan(-1);
		for (let i = 0; i < row; i++) await host.press('ArrowDown');
		await host.keys('Enter');
		await host.tick(50);
		expect(await host.saved('Bera.md')).toContain('combat: in control');
		expect(await host.saved('Aud.md')).toContain('combat: in a bad spot');
		expect(host.editor.getValue()).toContain('Bera › combat in a bad spot → in control');

		await host.palette('Undo last move');
		await host.tick(50);
		[...document.querySelectorAll('button')].find(({ textContent }) => /^Undo/.test(textContent ?? ''))?.click();
		await host.tick(80);
		expect(await host.saved('Bera.md')).toBe(FIGHTING);
		expect(await host.saved('Aud.md')).toBe(FIGHTING);
	});

	it('on a strong hit both are in control', async () => {
		const host = await aided(PAIR);
		const row = host.rows().findIndex(text => /^Bera: .*Gain Ground.* strong hit/.test(text));
		for (let i = 0; i < row; i++) await host.press('ArrowDown');
		await host.keys('Enter');
		await host.tick(50);
		expect(await host.saved('Bera.md')).toContain('combat: in control');
		expect(await host.saved('Aud.md')).toContain('combat: in control');
	});

	it('without an ally in the journal nothing of it is offered', async () => {
		const host = await aided('---\ncharacter: "[[Aud]]"\nrecords: line\n---\n‸');
		expect(host.rows().join('\n')).not.toMatch(/in control|your ally/);
		expect(host.rows().join('\n')).toContain('Gain Ground');
	});
});
