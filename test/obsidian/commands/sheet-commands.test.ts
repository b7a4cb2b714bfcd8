import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL, NOBODYS, playingBy } from '../played';
import { close, writing } from './writing';

afterEach(close);

const ROOK = '---\nsworn: asset\ncharacter: "[[Kestrel]]"\nkind: companion\nhealth: 3 # of 4\nhealth_max: 4\n---\n';
const GALE = '---\nsworn: asset\ncharacter: "[[Kestrel]]"\nkind: command vehicle\nintegrity: 2\naboard: true\n---\n';
const FILES = {
	'Kestrel.md': KESTREL.replace('---', '---\nimpacts: [wounded]\nassets: ["[[Rook]]", "[[Gale]]"]'),
	'Rook.md': ROOK,
	'Gale.md': GALE,
};

const inFocus = () => document.activeElement?.closest('.cm-editor') !== null;
const gauges = () => [...document.querySelectorAll('.sworn-amount-dialog label')].map(({ textContent }) => textContent);
const preview = () => document.querySelector('#sworn-amount-preview')?.textContent;
const pickGauge = (at: number) => document.querySelectorAll<HTMLInputElement>('input[name=sworn-gauge]')[at]?.click();

describe('Take or suffer', () => {
	async function opened() {
		const host = await writing('Prose.\n', FILES);
		await host.palette('Take or suffer');
		await host.tick(50);
		return host;
	}

	it('offers the meters, momentum, and those of companion and vehicle; the first is picked and in focus', async () => {
		const { press } = await opened();
		expect(gauges()).toEqual(['health5', 'spirit4', 'supply3', 'momentum3', 'Rook: health3', 'Gale: integrity2']);
		expect(document.activeElement).toBe(document.querySelector('input[name=sworn-gauge]:checked'));
		expect(preview()).toBe('health 5 → 4');
		await press('Escape');
	});

	it.each([
		{ at: 0, keys: [], line: 'health 5 → 4', path: 'Kestrel.md', after: 'health: 4' },
		{ at: 1, keys: ['-', '-'], line: 'spirit 4 → 1', path: 'Kestrel.md', after: 'spirit: 1' },
		{ at: 2, keys: ['+'], line: 'supply 3 → 4', path: 'Kestrel.md', after: 'supply: 4' },
		{ at: 3, keys: [], line: 'momentum 3 → 4', path: 'Kestrel.md', after: 'momentum: 4' },
		{ at: 5, keys: [], line: 'Gale › integrity 2 → 1', path: 'Gale.md', after: 'integrity: 1\naboard: true' },
		{ at: 4, keys: ['-'], line: 'Rook › health 3 → 1', path: 'Rook.md', after: 'health: 1 # of 4\nhealth_max: 4' },
	])('Enter suffers or takes 1, after + and - more or less: $line', async ({ at, keys, line, path, after }) => {
		const host = await opened();
		pickGauge(at);
		await host.tick();
		for (const key of keys) await host.press(key);
		expect(preview()).toBe(line);
		document.querySelector<HTMLFormElement>('.sworn-amount-dialog form')?.requestSubmit();
		await host.tick(50);
		expect(await host.read(path)).toContain(after);
		const others = Object.entries(FILES).filter(([other]) => other !== path);
		for (const [other, text] of others) expect(await host.read(other)).toBe(text);
		expect(await host.saved()).toBe('Prose.\n');
		expect(inFocus()).toBe(true);
	});

	it.each([
		{ typed: '-3', line: 'health 5 → 2' },
		{ typed: '−3', line: 'health 5 → 2' },
		{ typed: '-9', line: 'health 5 → 0, at its minimum' },
		{ typed: '+1', line: 'health stays at 5, not while wounded' },
	])('$typed is typed: $line', async ({ typed, line }) => {
		const host = await opened();
		await host.fill('.sworn-amount input', typed);
		expect(preview()).toBe(line);
		await host.press('Escape');
	});

	it.each(['', '0', '1.5'])('“%s” is no amount: it is reported, and nothing is written', async typed => {
		const host = await opened();
		await host.fill('.sworn-amount input', typed);
		document.querySelector<HTMLFormElement>('.sworn-amount-dialog form')?.requestSubmit();
		await host.tick(50);
		expect(preview()).toContain('Write a number other than 0');
		expect(document.activeElement).toBe(document.querySelector('.sworn-amount input'));
		expect(await host.read('Kestrel.md')).toBe(FILES['Kestrel.md']);
		await host.press('Escape');
	});

	it('Esc writes nothing and gives the focus back', async () => {
		const host = await opened();
		await host.press('Escape');
		expect(document.querySelector('.modal')).toBeNull();
		expect(await host.read('Kestrel.md')).toBe(FILES['Kestrel.md']);
		expect(inFocus()).toBe(true);
	});
});

describe('Mark or clear an impact', () => {
	it('what is marked comes first, to be cleared', async () => {
		const host = await writing('Prose.\n', FILES);
		await host.palette('Mark or clear an impact');
		await host.tick(50);
		expect(host.rows()[0]).toMatch(/^Clear wounded/);
		expect(host.rows()).toContain('Mark batteredGale · command vehicle');
		await host.press('Enter');
		await host.tick(50);
		expect(await host.read('Kestrel.md')).toContain('impacts: []\n');
		expect(inFocus()).toBe(true);
	});

	it.each([
		{ typed: 'shaken', path: 'Kestrel.md', after: 'impacts: [wounded, shaken]' },
		{ typed: 'battered', path: 'Gale.md', after: 'battered: true' },
	])('$typed is marked', async ({ typed, path, after }) => {
		const host = await writing('Prose.\n', FILES);
		await host.palette('Mark or clear an impact');
		await host.tick(50);
		await host.fill('.prompt-input', typed);
		await host.press('Enter');
		await host.tick(50);
		expect(await host.read(path)).toContain(after);
	});
});

it.each([
	{ ruleset: 'starforged', combat: '', now: 'not in a fight', rows: ['in control', 'in a bad spot'] },
	{
		ruleset: 'starforged',
		combat: 'combat: in control\n',
		now: 'in control',
		rows: ['in a bad spot', 'Not in a fight'],
	},
	{ ruleset: 'classic', combat: '', now: 'not in a fight', rows: ['has initiative', 'no initiative'] },
])('Set position: $ruleset, $combat', async ({ ruleset, combat, now, rows }) => {
	const host = await writing('Prose.\n', { 'Kestrel.md': playingBy(ruleset).replace('edge', `${combat}edge`) });
	await host.palette('Set position');
	await host.tick(50);
	expect(host.rows()).toEqual(rows.map(row => `${row}now ${now}`));
	await host.press('Enter');
	await host.tick(50);
	expect(await host.read('Kestrel.md')).toContain(`combat: ${rows[0]}\n`);
	expect(inFocus()).toBe(true);
});

it.each(['Take or suffer', 'Mark or clear an impact', 'Set position'])(
	'%s if no rules are named asks for them, and Esc writes nothing',
	async command => {
		const host = await writing('Prose.\n', { 'Kestrel.md': NOBODYS });
		await host.palette(command);
		await host.tick(50);
		expect(document.querySelector('.prompt-input')?.getAttribute('placeholder')).toContain('Which rules');
		await host.press('Escape');
		await host.tick(50);
		expect(await host.read('Kestrel.md')).toBe(NOBODYS);
	},
);
