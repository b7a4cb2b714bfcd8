import { afterEach, describe, expect, it } from 'vitest';
import { close, fence, writing } from '../commands/writing';
import { choose } from '../opened';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';
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
	it.each([{ asset: 'glow' }, { track: 'Glow' }])('by API: %j names it', async named => {
		const { api, read } = await scripted('‸', [4, 3, 9], WITH_COMPANIONS);
		const { record } = await api.move({ name: 'Companion Takes a Hit', ...named, cost: 1 });
		expect(record).toMatchObject({ track: 'Glow', option: 'health', score: 7 });
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

	it('by dialog: the field must be answered before the roll', async () => {
		const host = await writing('‸', WITH_COMPANIONS);
		host.plugin.dice = landing([4, 3, 9]);
		await host.palette('Make a move');
		await host.fill('.modal input', 'Companion Takes a Hit');
		await host.press('Enter');
		await host.press('Enter');
		expect(document.querySelector('.modal')?.textContent).toContain('Choose which one the move is about.');
		const options = [...(document.querySelector<HTMLSelectElement>('.modal select')?.options ?? [])];
		expect(options.map(({ text }) => text)).toEqual(['Choose one', 'Rook, health 3', 'Glow, health 4']);
		await choose('Glow', '.modal select');
		document.querySelector<HTMLElement>('.modal .sworn-roll-button')?.click();
		await host.tick(80);
		expect(await host.saved()).toMatch(/track: Glow\n/);
		expect(await healths(path => host.read(path))).toEqual(PAID_BY_GLOW);
	});
});

describe('what the notes decide, by API', () => {
	const connection = (name: string, rank: string) => fence(`connection: ${name}\nrank: ${rank}\nticks: 0\nbond: yes`);
	const NOTE = `${connection('Ana', 'formidable')}${connection('Pell', 'epic')}‸`;
	const asked = { name: 'Develop Your Relationship' };

	it('the rank is that of the connection', async () => {
		const { api } = await scripted(NOTE, [4, 3, 9]);
		const { record } = await api.move({ ...asked, track: 'Ana' });
		expect(record).toMatchObject({ option: 'formidable', score: 7 });
	});

	it.each([
		{ what: 'another rank', more: { track: 'Ana', option: 'epic' }, says: /formidable/ },
		{ what: 'a rank alone, which does not say whose it is,', more: { option: 'epic' }, says: /Ana, Pell/ },
	])('$what is refused', async ({ more, says }) => {
		const { api, editor } = await scripted(NOTE, [4, 3, 9]);
		await expect(api.move({ ...asked, ...more })).rejects.toThrow(says);
		expect(editor.getValue()).not.toContain('move:');
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
