import { afterEach, describe, expect, it } from 'vitest';
import { scripted } from '../api/scripted';
import { close } from '../commands/writing';
import { close as closeShown, KESTREL, shown } from '../played';
import { typing } from '../editor-suggest/typing';

afterEach(async () => {
	await close();
	await closeShown();
});

const fighting = (combat: string) => ({ 'Kestrel.md': KESTREL.replace('edge: 2', `combat: ${combat}\nedge: 2`) });
const TOLD = 'Strike is for when you are in control; you are in a bad spot.';
const offered = () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? '');
const isAsked = () => offered().some(text => text.includes(TOLD));

describe('a move of the other combat position asks before it is rolled', () => {
	it('by its row where it is typed, so that Enter makes it', async () => {
		const host = await typing('I lunge. ‸', [5, 3, 4], fighting('in a bad spot'));
		await host.type(';;strike iron');
		expect(isAsked()).toBe(true);
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain('dice: 5 vs 3, 4');
		expect(offered()).toEqual([]);
	});

	it.each([
		['Strike in control', ';;strike iron', 'in control'],
		['Clash in a bad spot', ';;clash iron', 'in a bad spot'],
		['Face Danger', ';;face danger iron', 'in a bad spot'],
	])('but not %s', async (_, typed, combat) => {
		const host = await typing('‸', [5, 3, 4], fighting(combat));
		await host.type(typed);
		expect(isAsked()).toBe(false);
		await host.keys('Enter');
		expect(offered()).toEqual([]);
		expect(host.editor.getValue()).toContain('dice: 5 vs 3, 4');
	});

	it('on its card', async () => {
		const note = '```sworn\nmove: Strike\nby: Kestrel\nroll: iron\n```\n';
		const { host, press } = await shown(note, fighting('in a bad spot'), 5, 3, 4);
		await press(/^Roll/);
		expect(isAsked()).toBe(true);
		expect(await host.read('Journal.md')).toBe(note);
		document.querySelector<HTMLElement>('.suggestion-item')?.click();
		await host.tick(50);
		expect(await host.read('Journal.md')).toContain('dice: 5 vs 3, 4');
	});

	it('in the dialog', async () => {
		const host = await typing('‸', [5, 3, 4], fighting('in a bad spot'));
		await host.palette('Make a move');
		await host.tick(30);
		await host.fill('.modal input', 'strike');
		await host.keys('Enter', 'i', 'Enter');
		expect(isAsked()).toBe(true);
		expect(host.editor.getValue()).toBe('');
		await host.keys('Enter');
		expect(host.editor.getValue()).toContain('move: Strike');
	});
});

describe('a script is refused', () => {
	it('a move of the other position, unless it says so', async () => {
		const { api, saved } = await scripted('Here.‸', [5, 3, 4], fighting('in a bad spot'));
		const strike = { name: 'Strike', option: 'iron' } as const;
		await expect(api.move(strike)).rejects.toMatchObject({
			code: 'other_position',
			message: `${TOLD} Say “anyway” to make it all the same.`,
		});
		expect([await saved(), offered()]).toEqual(['Here.', []]);
		expect((await api.move({ ...strike, anyway: true })).record?.outcome).toBe('strong_hit');
	});

	it('the roll of a call, unless it says so', async () => {
		const call = '```sworn\nmove: Strike\nby: Kestrel\nroll: iron\n```\n';
		const { api } = await scripted(`${call}‸`, [5, 3, 4], fighting('in a bad spot'));
		const [open] = await api.pending();
		const option = open?.steps[0]?.options[0]?.label ?? '';
		await expect(api.choose({ option })).rejects.toMatchObject({ code: 'other_position' });
		expect((await api.choose({ option, anyway: true })).record?.outcome).toBe('strong_hit');
	});
});
