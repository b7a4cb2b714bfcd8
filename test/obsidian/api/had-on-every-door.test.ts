import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close, fence } from '../commands/writing';
import { KESTREL } from '../played';
import type { Typing } from '../editor-suggest/typing';
import { typing } from '../editor-suggest/typing';
import { scripted } from './scripted';

afterEach(close);

const FILES = {
	'Kestrel.md': KESTREL.replace(
		'momentum: 3\n',
		'momentum: 3\nassets:\n  - "[[Gunner]]"\nnext: ["+1 (Secure an Advantage)"]\n',
	),
	'Gunner.md': '---\nsworn: asset\nasset: Gunner\ncharacter: "[[Kestrel]]"\nabilities: [1, 2]\n---\n',
};
const JUNO = fence('connection: Juno\nrole: pilot\nrank: dangerous\nticks: 0');
const CALL = fence('move: Strike\nby: Kestrel');

describe('a connection’s aid', () => {
	it('is typed', async () => {
		const host = await typing(`${JUNO}‸`, [4, 3, 9], FILES);
		await host.enter(';;face danger edge aided by juno');
		expect(host.editor.getValue()).toContain('Juno, pilot');
	});

	it('is a choice of Continue move', async () => {
		const host = await typing(`${JUNO}${CALL}‸`, [4, 3, 9], FILES);
		await host.palette('Continue move');
		await pick(host, 'Roll with something besides…');
		await pick(host, 'Juno, pilot');
		expect(host.editor.getValue()).toContain('Juno, pilot');
	});

	it('is a parameter', async () => {
		const { api } = await scripted(`${JUNO}‸`, [4, 3, 9], FILES);
		const { record } = await api.move({ name: 'Face Danger', option: 'edge', aids: ['juno'] });
		expect(record?.text).toContain('Juno, pilot');
	});
});

describe('an ability', () => {
	it('is a choice of Continue move', async () => {
		const host = await typing(`${CALL}‸`, [4, 3, 9], FILES);
		await host.palette('Continue move');
		await pick(host, 'Roll with something besides…');
		await pick(host, 'Gunner');
		expect(host.editor.getValue()).toContain('with: Gunner 1, Pin them down');
	});

	it('is a parameter; one that the move cannot have is refused', async () => {
		const { api, editor } = await scripted('‸', [4, 3, 9], FILES);
		const made = { name: 'Strike', option: 'edge', abilities: ['Rook'] };
		await expect(api.move(made)).rejects.toThrow('“Rook” is not one of the “abilities” of this roll');
		expect(editor.getValue()).toBe('');
		const { record } = await api.move({ ...made, abilities: ['gunner 1, pin them down'] });
		expect(record?.text).toContain('+ 1 Gunner');
	});
});

describe('a waiting bonus is kept', () => {
	it.each([
		[';;face danger edge', 6],
		[';;face danger edge save secure an advantage', 5],
	])('%s', async (typed, score) => {
		const host = await typing('‸', [], FILES);
		host.plugin.dice = landing([3, 1, 9]);
		await host.enter(typed);
		expect(host.editor.getValue()).toContain(`${score} vs 1, 9`);
	});

	it('by a parameter', async () => {
		const { api, read } = await scripted('‸', [3, 1, 9], FILES);
		const made = { name: 'Face Danger', option: 'edge', saved: ['+1 (Secure an Advantage)'] };
		expect((await api.move(made)).record?.score).toBe(5);
		expect(await read('Kestrel.md')).toContain('Secure an Advantage');
	});
});

async function pick(host: Typing, words: string): Promise<void> {
	await host.tick(30);
	await host.tick(30);
	const items = [...document.querySelectorAll<HTMLElement>('.suggestion-item')];
	items.find(({ textContent }) => textContent?.includes(words))?.click();
	await host.tick(60);
}
