import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../typed-moves/typing';

afterEach(close); // complains when anything reached the console or was left behind

const ROOK = KESTREL.replace('supply: 3', 'supply: 1');
const inCapitals = (note: string): string =>
	note.replace(/^\w+(?=:)/gm, key => key.charAt(0).toUpperCase() + key.slice(1));

describe('a sheet whose properties begin with capitals', () => {
	it('takes a typed change where the property stands', async () => {
		const kestrel = KESTREL.replace('supply: 3', 'Supply: 3');
		const host = await typing('Low on food. ‸', [], { 'Kestrel.md': kestrel });
		await host.type(';;-1 supply');
		await host.keys('Enter');
		expect(await host.saved('Kestrel.md')).toBe(kestrel.replace('Supply: 3', 'Supply: 2'));
	});

	it('is a character, and the one that the journal names', async () => {
		const kestrel = inCapitals(KESTREL);
		const journal = '---\nCharacter: "[[Kestrel]]"\n---\nLow on food. ‸';
		const host = await typing(journal, [], { 'PCs/Kestrel.md': kestrel, 'Rook.md': ROOK });
		await host.type(';;-1 supply');
		await host.keys('Enter');
		expect(await host.saved('PCs/Kestrel.md')).toBe(kestrel.replace('Supply: 3', 'Supply: 2'));
		expect(await host.saved('Rook.md')).toBe(ROOK);
	});

	it('is told of two spellings, and nothing is written', async () => {
		const kestrel = KESTREL.replace('supply: 3', 'supply: 3\nSupply: 2');
		const host = await typing('Low on food. ‸', [], { 'Kestrel.md': kestrel });
		await host.type(';;-1 supply');
		await host.keys('Enter');
		expect(await host.saved('Kestrel.md')).toBe(kestrel);
		expect(host.notices().join('\n')).toContain('“supply” and “Supply” are the same property');
	});

	it('has a track in capitals marked', async () => {
		const ark = '---\nSworn: Vow\nRank: Dangerous\nTicks: 8\nCharacter: "[[Kestrel]]"\n---\n';
		const host = await typing('I find it. ‸', [], { 'Kestrel.md': KESTREL, 'Ark.md': ark });
		await host.type(';;progress ark');
		await host.keys('Enter');
		expect(await host.saved('Ark.md')).toBe(ark.replace('Ticks: 8', 'Ticks: 16'));
	});
});
