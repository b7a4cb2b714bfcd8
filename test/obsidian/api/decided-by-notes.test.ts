import { afterEach, describe, expect, it } from 'vitest';
import { close, writing } from '../commands/writing';
import { landing } from '../../support/scripted-dice';
import { KESTREL, playingBy } from '../played';
import { typing } from '../typed-moves/typing';
import { scripted } from './scripted';

afterEach(close);

const asset = (more: string): string => `---\nsworn: asset\n${more}\n---\n`;
const TWO = KESTREL.replace('momentum: 3\n', 'momentum: 3\nassets:\n  - "[[Rook]]"\n  - "[[Glow]]"\n');
const WITH_COMPANIONS = {
	'Kestrel.md': TWO,
	'Rook.md': asset('asset: Sprite\nkind: companion\nabilities: [1]\nhealth: 3'),
	'Glow.md': asset('asset: Glowcat\nkind: companion\nabilities: [1]\nhealth: 4'),
};
const PAID_BY_GLOW = { Rook: 'health: 3', Glow: 'health: 3' };

async function healths(read: (path: string) => Promise<string>): Promise<Record<string, string | undefined>> {
	const [rook, glow] = [await read('Rook.md'), await read('Glow.md')];
	return { Rook: /health: \d/.exec(rook)?.[0], Glow: /health: \d/.exec(glow)?.[0] };
}

describe('Companion Takes a Hit, of two companions the second', () => {
	it('by API: the parameter names it', async () => {
		const { api, read } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
		const { record } = await api.move({ name: 'Companion Takes a Hit', asset: 'glow', cost: 1 });
		expect(record).toMatchObject({ track: 'Glow', option: 'health', score: 7 });
		expect(await healths(read)).toEqual(PAID_BY_GLOW);
	});

	it('by API: “track” names it as well', async () => {
		const { api, read } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
		await api.move({ name: 'Companion Takes a Hit', track: 'Glow', cost: 1 });
		expect(await healths(read)).toEqual(PAID_BY_GLOW);
	});

	it.each([
		[{}, /Rook, Glow/],
		[{ asset: 'Glwo' }, /Did you mean “Glow”/],
		[{ track: 'Glwo' }, /Did you mean “Glow”/],
		[{ asset: 'Glow', track: 'Glow' }, /not both/],
	])('by API: %j is refused, and nothing is written', async (more, says) => {
		const { api, read, editor } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
		await expect(api.move({ name: 'Companion Takes a Hit', cost: 1, ...more })).rejects.toThrow(says);
		expect(editor.getValue()).toBe('');
		expect(await healths(read)).toEqual({ Rook: 'health: 3', Glow: 'health: 4' });
	});

	it('typed: by its name', async () => {
		const host = await typing('‸', [4, 3, 9], WITH_COMPANIONS);
		await host.type(';;companion takes a hit glow 1');
		await host.keys('Enter');
		expect(await host.saved()).toMatch(/track: Glow\n/);
		expect(await healths(path => host.read(path))).toEqual(PAID_BY_GLOW);
	});

	it('by dialog: the field must be answered before the roll', async () => {
		const host = await writing('‸', WITH_COMPANIONS);
		host.plugin.dice = landing([4, 3, 9]);
		await host.palette('Make a move');
		await host.fill('.modal input', 'Companion Takes a Hit');
		await host.press('Enter');
		await host.press('Enter');
		expect(document.querySelector('.modal')?.textContent).toContain('Choose which one the move is about.');
		const select = document.querySelector<HTMLSelectElement>('.modal select');
		if (!select) throw new Error('no field');
		expect([...select.options].map(({ text }) => text)).toEqual(['Choose one', 'Rook, health 3', 'Glow, health 4']);
		select.value = 'Glow';
		select.dispatchEvent(new Event('change', { bubbles: true }));
		await host.tick(20);
		document.querySelector<HTMLElement>('.modal .sworn-roll-button')?.click();
		await host.tick(80);
		expect(await host.saved()).toMatch(/track: Glow\n/);
		expect(await healths(path => host.read(path))).toEqual(PAID_BY_GLOW);
	});
});

describe('what the notes decide, by API', () => {
	const connection = (name: string, rank: string, more = '') =>
		`\`\`\`sworn\nconnection: ${name}\nrank: ${rank}\nticks: 0${more}\n\`\`\`\n\n`;
	const ANA = connection('Ana', 'formidable', '\nbond: yes');
	const PELL = connection('Pell', 'epic', '\nbond: yes');
	it('the rank is that of the connection', async () => {
		const { api } = await scripted(`${ANA}${PELL}‸`, [4, 3, 9]);
		const { record } = await api.move({ name: 'Develop Your Relationship', track: 'Ana' });
		expect(record).toMatchObject({ option: 'formidable', score: 7 });
	});

	it('another rank is refused', async () => {
		const { api } = await scripted(`${ANA}${PELL}‸`, [4, 3, 9]);
		await expect(api.move({ name: 'Develop Your Relationship', track: 'Ana', option: 'epic' })).rejects.toThrow(
			/formidable/,
		);
	});

	it('a rank alone says of nobody whose it is', async () => {
		const { api, editor } = await scripted(`${ANA}${PELL}‸`, [4, 3, 9]);
		const asked = api.move({ name: 'Develop Your Relationship', option: 'epic' });
		await expect(asked).rejects.toThrow(/Ana, Pell/);
		expect(editor.getValue()).not.toContain('move:');
	});

	it('a bond is added', async () => {
		const { api, editor } = await scripted(`${ANA}‸`, [4, 3, 9]);
		const { record } = await api.move({ name: 'Test Your Relationship', track: 'Ana', option: 'heart' });
		expect(record).toMatchObject({ score: 7, track: 'Ana' });
		expect(editor.getValue()).toContain('1 you share a bond');
	});

	it('Ironsworn: a bond is added to Compel', async () => {
		const { api } = await scripted(`${ANA}‸`, [4, 3, 9], { 'Kestrel.md': playingBy('classic') });
		const { record } = await api.move({ name: 'Compel', track: 'Ana', option: 'heart' });
		expect(record).toMatchObject({ score: 7 });
	});

	it('a waiting bonus is spent', async () => {
		const sheet = KESTREL.replace('momentum: 3\n', 'momentum: 3\nnext: +1 (Make Camp)\n');
		const { api, read, editor } = await scripted('‸', [4, 3, 9], { 'Kestrel.md': sheet });
		const { record } = await api.move({ name: 'Face Danger', option: 'edge' });
		expect(record).toMatchObject({ score: 7 });
		expect(editor.getValue()).toContain('next +1 (Make Camp) spent');
		expect(await read('Kestrel.md')).not.toContain('Make Camp');
	});
});

it('an asset named with a move that has nothing to do with assets is refused by API, and nothing is written', async () => {
	const { api, editor } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
	await expect(api.move({ name: 'Face Danger', option: 'edge', asset: 'Glow' })).rejects.toThrow(/about no asset/);
	expect(editor.getValue()).toBe('');
});

it('the name of an option is read without its case by API', async () => {
	const { api } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
	const { record } = await api.move({ name: 'Face Danger', option: 'Edge' });
	expect(record).toMatchObject({ option: 'edge' });
});
