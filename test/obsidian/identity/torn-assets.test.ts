import { afterEach, describe, expect, it } from 'vitest';
import { chooseMove } from '../commands/choose-move';
import { asset, calledIn, JOURNAL, KESTREL, played, shownAnywhere, table, twice, typed } from './torn-ways';
import { untold, vow, written } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence, hero, twins } from './twin-table';

afterEach(closeAll);

const filesWith = (notes: Readonly<Record<string, string>>, card = '') => ({
	'A/Kestrel.md': KESTREL,
	...Object.fromEntries(Object.entries(notes).map(([name, text]) => [`A/${name}.md`, text])),
	'Journal.md': JOURNAL + card,
});

const faceDanger = calledIn('move', { name: 'Face Danger', option: 'edge' });
const ROOK = '“A/Rook.md” cannot be read.';

describe('an asset that cannot be read', () => {
	it.each([
		{ what: 'a companion', text: twice(asset('Glowcat', 'health: 2')) },
		{ what: 'a companion with a value that is no number', text: untold(asset('Glowcat', 'health: 2')) },
		{ what: 'a path', text: twice(asset('Empath')) },
		{ what: 'a module', text: twice(asset('Medbay', 'broken: true')) },
	])('lets other moves be made, as $what is no impact', async ({ text }) => {
		const on = await played(filesWith({ Rook: text }));
		await faceDanger(on);
		expect(await on.changed()).toContain('Journal.md');
	});

	it.each([
		{ what: 'a vehicle', text: twice(asset('Starship', 'battered: true', 'aboard: true')) },
		{ what: 'a vehicle with a value that is no number', text: untold(asset('Shuttle')) },
		{ what: 'a path that is an impact', text: twice(asset('Oathbreaker')) },
		{ what: 'a path with a mark that is an impact', text: twice(asset('Fated')) },
		{ what: 'a path that raises the reset', text: twice(asset('Voidborn')) },
		{ what: 'a card of the player', text: twice(asset('Silver Hand')) },
		{ what: 'two cards', text: twice(asset('Glowcat', 'asset: Oathbreaker')) },
	])('is needed for any, as $what may be an impact', async ({ text }) => {
		const on = await played(filesWith({ Rook: text }));
		await faceDanger(on);
		expect(shownAnywhere(on)).toContain('Rook');
		expect(await on.changed()).toEqual([]);
	});

	it.each([';;fd edge', ';;set a flag'])('is said on the row of a typed move, before Enter: %s', async words => {
		const on = await played(filesWith({ Rook: twice(asset('Starship')) }));
		await typed(words)(on);
		expect(on.rows()[0]).toContain(ROOK);
	});

	it('does not keep a companion that is named from its move', async () => {
		const on = await played(filesWith(COMPANIONS));
		await calledIn('move', { name: 'Companion Takes a Hit', asset: 'Wren', cost: 1 })(on);
		expect(await on.changed()).toEqual(['A/Wren.md', 'Journal.md']);
	});

	it.each([
		['move', { name: 'Companion Takes a Hit', asset: 'Rook', cost: 1 }],
		['change', { meter: 'health', asset: 'Rook', by: -1 }],
	])('says what to mend when the API names it: %s', async (verb, input) => {
		const on = await played(filesWith({ ...COMPANIONS, 'Rook of Ash': asset('Sprite', 'health: 3') }));
		await calledIn(verb, input)(on);
		expect(shownAnywhere(on)).toContain(ROOK);
		expect(await on.changed()).toEqual([]);
	});
});

const COMPANIONS = { Rook: twice(asset('Glowcat', 'health: 2')), Wren: asset('Sprite', 'health: 3') };
const VEHICLES = {
	Skiff: twice(asset('Starship', 'battered: true', 'aboard: true', 'integrity: 2')),
	Tern: asset('Shuttle', 'integrity: 3'),
};

const choose =
	(move: string) =>
	async ({ host }: Twins) => {
		await chooseMove(host, move);
		await host.press('Enter');
		await host.tick(80);
	};

describe.each([
	{
		what: 'a companion',
		notes: COMPANIONS,
		name: 'Rook',
		other: 'Wren',
		move: 'Companion Takes a Hit',
		cost: /health 3 → 2/,
	},
	{
		what: 'a vehicle',
		notes: VEHICLES,
		name: 'Skiff',
		other: 'Tern',
		move: 'Withstand Damage',
		cost: /integrity 3 → 2/,
	},
])('$what that cannot be read leaves no other the only one', ({ notes, name, other, move, cost }) => {
	const told = `“A/${name}.md” cannot be read.`;
	const call = `move: ${move}`;

	it.each([
		{ way: 'the API', act: calledIn('move', { name: move, cost: 1 }) },
		{ way: 'a typed move', act: typed(`;;${move} 1`) },
		{ way: 'the dialog', act: choose(move) },
	])('$way asks what to mend', async ({ act }) => {
		const on = await played(filesWith(notes));
		await act(on);
		expect(shownAnywhere(on)).toContain(told);
		expect(await written(on)).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('outcome');
	});

	it.each([
		{ card: 'a call', text: call },
		{ card: 'a call with its cost', text: `${call}\ncost: 1` },
		{ card: 'a roll', text: `${call}\ncost: 1\nroll: heart 2\ndice: 1 vs 8, 9\noutcome: miss, 3 vs 8, 9` },
	])('on an old card, changes no other: $card', async ({ text }) => {
		const on = await played(filesWith(notes, fence(text)), 'preview');
		await on.host.tick(60);
		const asked = shownAnywhere(on);
		for (let round = 0; round < 6; round++) {
			// another companion or vehicle may be chosen by the player alone
			const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button')].filter(
				({ textContent }) => !/^(?:Wren|Tern|Skip)/.test(textContent ?? ''),
			);
			buttons[round % Math.max(1, buttons.length)]?.click();
			await on.host.tick(40);
		}
		expect(asked + shownAnywhere(on)).toContain(told);
		expect(await on.changed()).not.toContain(`A/${other}.md`);
	});

	it('on an untouched card, asks which one suffers, and previews the cost only then', async () => {
		const card = () => document.querySelector('.sworn-block')?.textContent ?? '';
		const on = await played(filesWith(notes, fence(call)), 'preview');
		await on.host.tick(60);
		expect(card()).toContain(told);
		expect(card()).not.toMatch(cost);
		await on.press(other);
		expect(await written(on)).toEqual([]);
		if (name !== 'Rook') return; // a torn vehicle may be battered, which counts for any press
		expect(await on.text('Journal.md')).toContain(`track: ${other}`);
		expect(card()).toMatch(cost);
	});
});

it('the Table names a companion and a vehicle that cannot be read beside those that can', async () => {
	const on = await played(filesWith({ ...COMPANIONS, ...VEHICLES }));
	await table(on);
	for (const name of ['Rook', 'Skiff']) expect(shownAnywhere(on)).toContain(`“A/${name}.md” cannot be read. Line`);
	expect(document.querySelector('.sworn-table')?.textContent).toContain('Wren');
});

type Who = Promise<{
	assets: readonly { name: string; meters: unknown }[];
	problems: readonly { message: string }[];
}>;
const who = ({ api }: Twins) => api['who']?.({ note: 'Kestrel' }) as Who;

describe.each([
	{
		what: 'a companion with a key twice',
		name: 'Glowcat',
		meter: 'health',
		text: twice(asset('Glowcat', 'health: 1')),
	},
	{ what: 'a vehicle', name: 'Starship', meter: 'integrity', text: twice(asset('Starship', 'integrity: 1')) },
	{ what: 'a shuttle', name: 'Shuttle', meter: 'integrity', text: untold(asset('Shuttle', 'integrity: 1')) },
	{ what: 'a module', name: 'Medbay', meter: 'broken', text: twice(asset('Medbay', 'broken: true')) },
])('$what that cannot be read, and that the sheet lists', ({ name, meter, text }) => {
	it.each([
		['as a link', `"[[${name}]]"`],
		['by its name', name],
	])('%s has no values of the book', async (_, entry) => {
		const sheet = `${hero(`assets:\n  - ${entry}\n`)}\n${fence('show: Kestrel')}`;
		const on = await twins({ 'Kestrel.md': sheet, [`${name}.md`]: text }, 'Kestrel.md', { mode: 'preview' });
		await on.host.tick(200);
		const { assets, problems } = await who(on);
		expect(assets).toEqual([]);
		const cards = [...document.querySelectorAll('.sworn-asset, .sworn-asset-card')].map(each => each.textContent ?? '');
		expect(cards.filter(each => each.includes(meter) || each.includes('3'))).toEqual([]);
		const told = problems.find(({ message }) => message.includes(name));
		expect(document.body.textContent).toContain(told?.message ?? 'no problem');
		expect(document.body.textContent).not.toContain('The book has no asset called');
	});
});

it('an asset that can be read is listed as it is', async () => {
	const sheet = hero('assets:\n  - "[[Glowcat]]"\n  - Sprite\n');
	const on = await twins({ 'Kestrel.md': sheet, 'Glowcat.md': asset('Glowcat', 'health: 1') }, 'Kestrel.md');
	const { assets } = await who(on);
	expect(assets.map(({ name }) => name)).toEqual(['Glowcat', 'Sprite']);
	expect(assets[0]?.meters).toEqual({ health: 1 });
});

describe('a connection that cannot be read and may aid a roll is told once', () => {
	const TOLD = '“A/Juno.md” cannot be read';
	const JUNO = { Juno: '---\nsworn: connection\nrank: dangerous\nrank: epic\n---\n' };
	const times = (text: string) => text.split(TOLD).length - 1;
	const notices = ({ host }: Twins) => host.notices().join(' ');

	it('in the dialog, before the roll', async () => {
		const on = await played(filesWith(JUNO));
		await on.openDialog(4, 3, 9);
		expect(document.body.textContent).toContain(TOLD);
		await on.host.press('Enter');
		await on.host.tick(80);
		expect(await on.text('Journal.md')).toContain('Face Danger');
		expect(notices(on)).not.toContain(TOLD);
	});

	it('in the form of a call, before the roll', async () => {
		const on = await played(filesWith(JUNO, fence('move: Face Danger\nroll: edge')), 'preview');
		await on.host.tick(80);
		expect(times(document.body.textContent ?? '')).toBe(1);
		await on.press('Roll');
		expect(await on.text('Journal.md')).toContain('outcome');
		expect(notices(on)).not.toContain(TOLD);
	});

	it('after a typed move, which has no form', async () => {
		const on = await played(filesWith(JUNO));
		await typed(';;fd edge')(on);
		expect(await on.text('Journal.md')).toContain('Face Danger');
		expect(times(notices(on))).toBe(1);
	});
});

describe('the only open track beside one that cannot be read', () => {
	const noteOf = (kind: string) => vow().replace('vow', kind);
	const beside = (kind: string, storm: string) => played(filesWith({ Ark: noteOf(kind), Storm: storm }));

	it.each([
		{ kind: 'vow', name: 'Fulfill Your Vow' },
		{ kind: 'vow', name: 'Reach a Milestone' },
		{ kind: 'expedition', name: 'Finish an Expedition' },
		{ kind: 'expedition', name: 'Undertake an Expedition', option: 'wits' },
		{ kind: 'expedition', name: 'Undertake an Expedition', text: ';;undertake an expedition wits 1 2 3' },
	])('is not taken, and it is said what to mend: $name $text', async ({ kind, text, ...move }) => {
		const on = await beside(kind, twice(noteOf(kind)));
		await (text === undefined ? calledIn('move', move) : typed(text))(on);
		await on.host.tick(80);
		expect(await written(on)).toEqual([]);
		expect(shownAnywhere(on)).toContain('“A/Storm.md” cannot be read. Line 5');
	});

	it.each([
		{ unless: 'that is of another kind', storm: twice(noteOf('clock')) },
		{ unless: 'that is whole, and of another kind', storm: noteOf('connection') },
		{ unless: 'and it is named', storm: twice(vow()), track: 'Ark' },
	])('is taken where it stands beside one $unless', async ({ storm, track }) => {
		const on = await beside('vow', storm);
		await calledIn('move', { name: 'Reach a Milestone', ...(track === undefined ? {} : { track }) })(on);
		expect(await on.changed()).toContain('A/Ark.md');
	});
});
