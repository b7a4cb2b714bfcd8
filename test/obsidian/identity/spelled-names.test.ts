import { afterEach, describe, expect, it } from 'vitest';
import { asset, calledIn, JOURNAL, KESTREL, played, shownAnywhere, typed } from './torn-ways';
import { closeAll, hero, journalOf } from './twin-table';

afterEach(closeAll);

const inCapitals = (note: string): string =>
	note.replace(/^\w+(?=:)/gm, key => key.charAt(0).toUpperCase() + key.slice(1));

it.each(["[[o'hara]]", "O'HARA", "[Ship](O'Hara.md)", "[[./O'Hara|ship]]"])(
	'an asset that the sheet lists as %s, otherwise than its note is called, is changed in that note alone',
	async entry => {
		const sheet = KESTREL.replace('momentum: 3\n', `momentum: 3\nassets:\n  - "${entry}"\n  - Glowcat\n`);
		const ship = asset('Starship', 'kind: command vehicle', 'integrity: 5');
		const on = await played({ 'A/Kestrel.md': sheet, 'A/O’Hara.md': ship, 'Journal.md': JOURNAL });
		await typed(';;-1 integrity')(on);
		await calledIn('change', { asset: "o'Hara", meter: 'integrity', by: -1 })(on);
		expect(shownAnywhere(on)).not.toContain('cannot');
		expect(await on.text('A/O’Hara.md')).toContain('integrity: 3');
		expect(await on.text('A/Kestrel.md')).toContain(`- "${entry}"\n`);
	},
);

describe('properties that begin with capitals', () => {
	it.each([
		{ what: 'one of a sheet', sheet: KESTREL.replace('supply', 'Supply'), journal: JOURNAL },
		{ what: 'all of a sheet, and of its journal', sheet: inCapitals(KESTREL), journal: inCapitals(JOURNAL) },
	])('take a typed change where they stand: $what', async ({ sheet, journal }) => {
		const on = await played({ 'PCs/Kestrel.md': sheet, 'Rook.md': hero(), 'Journal.md': journal });
		await typed(';;-1 supply')(on);
		expect(await on.text('PCs/Kestrel.md')).toBe(sheet.replace('Supply: 3', 'Supply: 2'));
		expect(await on.changed()).not.toContain('Rook.md');
	});

	it('are told of where another spelling stands beside them, and nothing is written', async () => {
		const sheet = KESTREL.replace('supply: 3', 'supply: 3\nSupply: 2');
		const on = await played({ 'Kestrel.md': sheet, 'Journal.md': journalOf('[[Kestrel]]') });
		await typed(';;-1 supply')(on);
		expect(await on.text('Kestrel.md')).toBe(sheet);
		expect(on.host.notices().join('\n')).toContain('“supply” and “Supply” are the same property');
	});

	it('have a track marked', async () => {
		const ark = '---\nSworn: Vow\nRank: Dangerous\nTicks: 8\nCharacter: "[[Kestrel]]"\n---\n';
		const on = await played({ 'Kestrel.md': KESTREL, 'Ark.md': ark, 'Journal.md': JOURNAL });
		await typed(';;progress ark')(on);
		expect(await on.text('Ark.md')).toBe(ark.replace('Ticks: 8', 'Ticks: 16'));
	});
});
