import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed } from './torn-ways';
import { closeAll } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const asset = (card: string, ...more: readonly string[]) =>
	`---\nsworn: asset\nasset: ${card}\nabilities: [1]\n${more.map(line => `${line}\n`).join('')}character: "[[Kestrel]]"\n---\n`;
const torn = (text: string) => text.replace('abilities: [1]\n', 'abilities: [1]\nabilities: [1, 2]\n');
const untold = (text: string) => text.replace('abilities: [1]\n', 'abilities: [one]\n');

const filesWith = (notes: Readonly<Record<string, string>>) => ({
	'A/Kestrel.md': KESTREL,
	...Object.fromEntries(Object.entries(notes).map(([name, text]) => [`A/${name}.md`, text])),
	'Journal.md': JOURNAL,
});

const faceDanger = called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' });

describe('an asset that cannot be read', () => {
	it.each([
		{ what: 'a companion', text: torn(asset('Glowcat', 'health: 2')) },
		{ what: 'a companion with a value that is no number', text: untold(asset('Glowcat', 'health: 2')) },
		{ what: 'a path', text: torn(asset('Empath')) },
		{ what: 'a module', text: torn(asset('Medbay', 'broken: true')) },
	])('lets other moves be made, as $what is no impact', async ({ text }) => {
		const on = await played(filesWith({ Rook: text }));
		await faceDanger(on);
		expect(await on.changed()).toContain('Journal.md');
	});

	it.each([
		{ what: 'a vehicle', text: torn(asset('Starship', 'battered: true', 'aboard: true')) },
		{ what: 'a vehicle with a value that is no number', text: untold(asset('Shuttle')) },
		{ what: 'a path that is an impact', text: torn(asset('Oathbreaker')) },
		{ what: 'a path with a mark that is an impact', text: torn(asset('Fated')) },
		{ what: 'a path that raises the reset', text: torn(asset('Voidborn')) },
		{ what: 'a card of the player', text: torn(asset('Silver Hand')) },
		{ what: 'two cards', text: torn(asset('Glowcat', 'asset: Oathbreaker')) },
	])('is needed for any, as $what may be an impact', async ({ text }) => {
		const on = await played(filesWith({ Rook: text }));
		await faceDanger(on);
		expect(shownAnywhere(on)).toContain('Rook');
		expect(await on.changed()).toEqual([]);
	});

	it.each([';;fd edge', ';;begin a session'])('is said on the row of a typed move, before Enter: %s', async words => {
		const on = await played(filesWith({ Rook: torn(asset('Starship')) }));
		await typed(words)(on);
		const rows = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? '');
		expect(rows[0]).toContain('“A/Rook.md” cannot be read.');
	});

	const COMPANIONS = { Rook: torn(asset('Glowcat', 'health: 2')), Wren: asset('Sprite', 'health: 3') };

	it.each([
		{ way: 'the API', act: called('move', { name: 'Companion Takes a Hit', cost: 1, note: 'Journal' }) },
		{ way: 'a typed move', act: typed(';;companion takes a hit 1') },
	])('leaves no other companion the only one: $way asks what to mend', async ({ act }) => {
		const on = await played(filesWith(COMPANIONS));
		await act(on);
		expect(shownAnywhere(on)).toContain('“A/Rook.md” cannot be read.');
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('outcome');
	});

	it('does not keep a companion that is named from its move', async () => {
		const on = await played(filesWith(COMPANIONS));
		await called('move', { name: 'Companion Takes a Hit', asset: 'Wren', cost: 1, note: 'Journal' })(on);
		expect(await on.changed()).toEqual(['A/Wren.md', 'Journal.md']);
	});

	it.each([
		['move', { name: 'Companion Takes a Hit', asset: 'Rook', cost: 1 }],
		['change', { meter: 'health', asset: 'Rook', by: -1 }],
	])('says what to mend when the API names it: %s', async (verb, input) => {
		const on = await played(filesWith({ ...COMPANIONS, 'Rook of Ash': asset('Sprite', 'health: 3') }));
		await called(verb, { ...input, note: 'Journal' })(on);
		expect(shownAnywhere(on)).toContain('“A/Rook.md” cannot be read.');
		expect(await on.changed()).toEqual([]);
	});
});
