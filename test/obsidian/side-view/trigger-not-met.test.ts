import { afterEach, describe, expect, it } from 'vitest';
import { scripted } from '../api/scripted';
import { close } from '../commands/writing';
import { close as closeShown, playingBy, shown } from '../played';
import { typing } from '../editor-suggest/typing';

afterEach(async () => {
	await close();
	await closeShown();
});

const OUT_OF_SUPPLY = { 'Kestrel.md': playingBy('delve').replace('supply: 3', 'supply: 0') };
const TOLD = 'Check Your Gear asks for supply of at least 1; it is 0.';
const CALL = '```sworn\nmove: Check Your Gear\nby: Kestrel\n```\n';
const offered = () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? '');
const isAsked = () => offered().some(text => text.includes(TOLD));
const ROLLED = 'dice: 5 vs 3, 4';

describe('Check Your Gear without supply asks before it is rolled', () => {
	it('where it is typed: its row says so, and Enter makes it', async () => {
		const host = await typing('I look. ‸', [5, 3, 4], OUT_OF_SUPPLY);
		await host.type(';;check your gear');
		expect(offered()[0]).toContain(TOLD);
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain(ROLLED);
	});

	it('in the dialog', async () => {
		const host = await typing('‸', [5, 3, 4], OUT_OF_SUPPLY);
		await host.palette('Make a move');
		await host.tick(30);
		await host.fill('.modal input', 'check your gear');
		await host.keys('Enter', 'Enter');
		expect([isAsked(), host.editor.getValue()]).toEqual([true, '']);
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain(ROLLED);
	});

	it('on its card', async () => {
		const { host, press } = await shown(CALL, OUT_OF_SUPPLY, 5, 3, 4);
		await press(/^Roll/);
		expect([isAsked(), await host.read('Journal.md')]).toEqual([true, CALL]);
		document.querySelector<HTMLElement>('.suggestion-item')?.click();
		await host.tick(50);
		expect(await host.read('Journal.md')).toContain(ROLLED);
	});

	it('in Continue move', async () => {
		const host = await typing(`${CALL}‸`, [5, 3, 4], OUT_OF_SUPPLY);
		await host.palette('Continue move');
		await host.keys('Enter');
		expect([isAsked(), host.editor.getValue()]).toEqual([true, CALL]);
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain(ROLLED);
	});

	it('but not with supply', async () => {
		const host = await typing('‸', [5, 3, 4], { 'Kestrel.md': playingBy('delve') });
		await host.type(';;check your gear');
		await host.keys('Enter');
		expect([isAsked(), host.editor.getValue().includes(ROLLED)]).toEqual([false, true]);
	});
});

it('a script is refused, unless it says so', async () => {
	const { api, saved } = await scripted(`${CALL}‸`, [5, 3, 4], OUT_OF_SUPPLY);
	const code = 'trigger_not_met';
	await expect(api.move({ name: 'Check Your Gear', option: 'supply' })).rejects.toMatchObject({ code });
	await expect(api.choose({ option: 'Roll +supply' })).rejects.toMatchObject({ code });
	expect(await saved()).toBe(CALL);
	expect((await api.choose({ option: 'Roll +supply', anyway: true })).record?.dice).toEqual([5, 3, 4]);
});
