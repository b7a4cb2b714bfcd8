import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL, played, shownAnywhere } from './torn-ways';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const asset = (card: string, ...more: readonly string[]) =>
	`---\nsworn: asset\nasset: ${card}\nabilities: [1]\n${more.map(line => `${line}\n`).join('')}character: "[[Kestrel]]"\n---\n`;
const torn = (text: string) => text.replace('abilities: [1]\n', 'abilities: [1]\nabilities: [1, 2]\n');

/** A card without `by`, as it was written before others played in the vault. */
const vault = (notes: Readonly<Record<string, string>>, card: string) => ({
	'A/Kestrel.md': KESTREL,
	...Object.fromEntries(Object.entries(notes).map(([name, text]) => [`A/${name}.md`, text])),
	'Journal.md': `---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n${fence(card)}`,
});

const COMPANIONS = { Rook: torn(asset('Glowcat', 'health: 2')), Wren: asset('Sprite', 'health: 3') };
const VEHICLES = {
	Skiff: torn(asset('Starship', 'battered: true', 'aboard: true', 'integrity: 2')),
	Tern: asset('Shuttle', 'integrity: 3'),
};

/** Presses the buttons of the card, but never chooses another companion or vehicle, which the player may. */
async function pressMost(on: Awaited<ReturnType<typeof played>>) {
	for (let round = 0; round < 6; round++) {
		const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button')].filter(
			({ textContent }) => !/^(?:Wren|Tern|Skip)/.test(textContent ?? ''),
		);
		buttons[round % Math.max(1, buttons.length)]?.click();
		await on.host.tick(40);
	}
}

const callOf = (name: string, more = ''): string =>
	`move: ${name === 'Rook' ? 'Companion Takes a Hit' : 'Withstand Damage'}\n${more}`;

describe.each([
	{ what: 'a companion', notes: COMPANIONS, name: 'Rook', others: 'A/Wren.md' },
	{ what: 'a vehicle', notes: VEHICLES, name: 'Skiff', others: 'A/Tern.md' },
])('an old card beside $what that cannot be read', ({ notes, name, others }) => {
	it.each([
		{ card: 'a call', text: callOf(name) },
		{ card: 'a call with its cost', text: callOf(name, 'cost: 1\n') },
		{ card: 'a roll', text: callOf(name, 'cost: 1\nroll: heart 2\ndice: 1 vs 8, 9\noutcome: miss, 3 vs 8, 9\n') },
	])('changes no other: $card', async ({ text }) => {
		const on = await played(vault(notes, text.trim()), 'preview');
		await on.host.tick(60);
		const asked = shownAnywhere(on);
		await pressMost(on);
		expect(asked + shownAnywhere(on)).toContain(`“A/${name}.md” cannot be read.`);
		expect(await on.changed()).not.toContain(others);
	});
});

describe.each([
	{ what: 'a companion', notes: COMPANIONS, name: 'Rook', other: 'Wren', preview: /health 3 → 2/ },
	{ what: 'a vehicle', notes: VEHICLES, name: 'Skiff', other: 'Tern', preview: /integrity 3 → 2/ },
])('an untouched card beside $what that cannot be read', ({ notes, name, other, preview }) => {
	const card = () => document.querySelector('.sworn-block')?.textContent ?? '';

	it('asks which one suffers, and previews the cost only then', async () => {
		const on = await played(vault(notes, callOf(name).trim()), 'preview');
		await on.host.tick(60);
		expect(card()).toContain(`“A/${name}.md” cannot be read.`);
		expect(card()).not.toMatch(preview);
		await on.press(other);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		if (name !== 'Rook') return; // a torn vehicle may be battered, which counts for any press
		expect(await on.text('Journal.md')).toContain(`track: ${other}`);
		expect(card()).toMatch(preview);
	});
});

it('the Table names a companion and a vehicle that cannot be read beside those that can', async () => {
	const on = await played(vault({ ...COMPANIONS, ...VEHICLES }, 'vow: Live on\nrank: epic'));
	await on.host.palette('Open the Table');
	await on.host.tick(80);
	for (const name of ['Rook', 'Skiff']) expect(shownAnywhere(on)).toContain(`“A/${name}.md” cannot be read. Line`);
	expect(document.querySelector('.sworn-table')?.textContent).toContain('Wren');
});

describe.each([
	{ what: 'a companion', notes: COMPANIONS, name: 'Rook', move: 'companion takes' },
	{ what: 'a vehicle', notes: VEHICLES, name: 'Skiff', move: 'withstand' },
])('the dialog beside $what that cannot be read', ({ notes, name, move }) => {
	it('rolls for no other', async () => {
		const on = await played(vault(notes, 'vow: Live on\nrank: epic'));
		const { host } = on;
		host.editor.setCursor({ line: host.editor.lineCount(), ch: 0 });
		await host.palette('Make a move');
		await host.tick(30);
		const field = document.querySelector<HTMLInputElement>('.modal input');
		if (!field) throw new Error('no dialog');
		field.value = move;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick();
		await host.press('Enter');
		await host.tick(30);
		await host.press('Enter');
		await host.tick(80);
		expect(shownAnywhere(on)).toContain(`“A/${name}.md” cannot be read.`);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(await on.text('Journal.md')).not.toContain('outcome');
	});
});
