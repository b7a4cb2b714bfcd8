import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

const LINES = '---\nrecords: line\n---\n';
const BEYOND = 'Momentum of Kestrel is 12, beyond its limits of −6 to 10.';

const having = (values: Readonly<Record<string, number | string>>) => ({
	'Kestrel.md': Object.entries(values).reduce(
		(note, [key, value]) => note.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`),
		KESTREL,
	),
});

const details = () =>
	[...document.querySelectorAll('.suggestion-item')].map(
		el => el.querySelector('.suggestion-note')?.textContent?.replaceAll('−', '-') ?? '',
	);

describe('momentum above its maximum', () => {
	it('is told at a typed roll, which it does not change, and is not burned', async () => {
		const host = await typing(`${LINES}‸`, [], having({ momentum: 12, wits: 3 }));
		await host.type(';;fd w 1 10 10');
		expect(host.offered()[0]).toBe('Face Danger');
		await host.keys('Enter');
		expect(host.notices().join('\n')).toContain(`Momentum is not burned: ${BEYOND}`);
		expect(host.rows().join('\n')).not.toContain('Burn momentum');
		expect(await host.saved()).toContain('`sworn: Face Danger, by Kestrel, wits 3: 1 vs 10, 10, miss');
		expect(await host.read('Kestrel.md')).toContain('momentum: 12');
	});

	it('is set right by the second row', async () => {
		const host = await typing(`${LINES}‸`, [], having({ momentum: 12, wits: 3 }));
		await host.type(';;fd w');
		expect(host.offered().slice(0, 2)).toEqual(['Face Danger +wits 3', 'Set momentum to 10']);
		expect(details()[0]).toContain(BEYOND.replace('−', '-'));
		await host.keys('ArrowDown', 'Enter');
		expect(await host.saved()).toContain('momentum 12 → 10');
		expect(await host.read('Kestrel.md')).toContain('momentum: 10');
	});

	it('is told by the API', async () => {
		const { plugin } = await typing(LINES, [1, 10, 10], having({ momentum: 12, wits: 3 }));
		const done = await plugin.api?.move({ name: 'Face Danger', note: 'Journal.md', option: 'wits' });
		expect(done?.told).toEqual([expect.stringContaining(`Momentum is not burned: ${BEYOND}`)]);
	});

	it('that is within its limits is not told', async () => {
		const host = await typing(`${LINES}‸`, [], having({ momentum: 10, wits: 3 }));
		await host.type(';;fd w 1 8 8');
		expect(host.offered().join()).not.toContain('Set momentum');
		await host.keys('Enter');
		expect(host.notices().join()).not.toContain('limits');
	});
});

describe('a stat', () => {
	it.each([
		{ wits: 0, isRolled: true, isTold: false },
		{ wits: 5, isRolled: true, isTold: false },
		{ wits: 6, isRolled: true, isTold: true },
		{ wits: 10, isRolled: true, isTold: true },
		{ wits: 11, isRolled: false, isTold: true },
		{ wits: -1, isRolled: false, isTold: true },
	])('of $wits: rolled $isRolled, told $isTold', async ({ wits, isRolled, isTold }) => {
		const host = await typing(`${LINES}‸`, [], having({ wits }));
		await host.type(';;fd wits');
		expect(document.querySelector('.suggestion-item .sworn-typed-odds') !== null).toBe(isRolled);
		const beyond = `Wits of Kestrel is ${wits}, beyond its limits of 0 to 5.`;
		expect(details()[0]?.includes(beyond)).toBe(isTold);
		const corrected = `Set wits to ${wits < 0 ? 0 : 5}`;
		expect(host.offered()[1] === corrected).toBe(isTold);
		await host.enter(' 1 10 10');
		expect((await host.saved()).includes('1 vs 10, 10, miss')).toBe(isRolled);
		expect(host.notices().join().includes(beyond)).toBe(isRolled && isTold);
	});

	it('is set right by its row', async () => {
		const host = await typing(`${LINES}‸`, [], having({ wits: 32 }));
		await host.type(';;fd wits');
		await host.keys('ArrowDown', 'Enter');
		expect(await host.read('Kestrel.md')).toContain('wits: 5');
	});
});

it.each<{ typed: string; values: Readonly<Record<string, number | string>>; says: string }>([
	{ typed: ';;fd wits', values: { momentum: 'high' }, says: 'Momentum of Kestrel' },
	{ typed: ';;fd wits', values: { momentum: -42 }, says: 'Momentum of Kestrel is -42' },
	{ typed: ';;endure harm 1', values: { health: 54 }, says: 'Health of Kestrel is 5' },
])('no odds are shown for a roll that will be refused: $values', async ({ typed, values, says }) => {
	const host = await typing(`${LINES}‸`, [], having(values));
	await host.type(typed);
	const [first] = details();
	expect(first).toContain(says);
	expect(first).not.toContain('strong hit');
});

describe('a typed change of a value', () => {
	it.each([
		{ key: 'health', value: -3, typed: ';;+1 health', right: 'Set health to 0' },
		{ key: 'momentum', value: 12, typed: ';;-1 momentum', right: 'Set momentum to 10' },
		{ key: 'supply', value: 9, typed: ';;supply -2', right: 'Set supply to 5' },
	])(
		'beyond its limits is told in its row, and set right by the next: $key $value',
		async ({ key, value, typed, right }) => {
			const host = await typing('‸', [], having({ [key]: value }));
			await host.type(typed);
			expect(details()[0]).toContain('beyond its limits of');
			expect(host.offered()[1]).toBe(right);
			await host.keys('ArrowDown', 'Enter');
			expect(await host.read('Kestrel.md')).toContain(`${key}: ${right.replace(/\D+/, '')}\n`);
		},
	);

	it.each(['4/5', '{}', '"-"'])(
		'that cannot be read is told in its row, which promises nothing: “health: %s”',
		async value => {
			const host = await typing('‸', [], having({ health: value }));
			const sheet = await host.read('Kestrel.md');
			for (const typed of [';;-1 health', ';;health = 3']) {
				host.editor.setValue('');
				await host.type(typed);
				expect(details()[0]).toContain('Health of Kestrel says');
				await host.keys('Enter');
				expect(host.editor.getValue().trimEnd()).toBe(typed);
			}
			expect(await host.read('Kestrel.md')).toBe(sheet);
		},
	);
});

describe('a move without a roll', () => {
	it.each([
		';;pay the price 33',
		';;pay the price ３３',
		';;pay the price 4 3 9',
		';;pay the price +1',
		';;lose momentum 2 5',
	])('says which words it does not read, and drops none: %s', async typed => {
		const host = await typing('‸');
		await host.type(typed);
		expect(details()[0]).toContain('is not read with');
		await host.keys('Enter');
		const now = host.editor.getValue();
		expect(now).not.toContain('sworn');
		for (const [number] of typed.normalize('NFKC').matchAll(/\d+/g)) expect(now.normalize('NFKC')).toContain(number);
	});
});
