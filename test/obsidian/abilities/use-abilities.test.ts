import { afterEach, expect, it } from 'vitest';
import { block, close, KESTREL, playingBy, shown } from '../played';

afterEach(close);

const FILES = {
	'Kestrel.md': KESTREL.replace('ruleset: starforged', 'ruleset: starforged\nassets: ["[[Tank]]", "[[Ace]]"]'),
	'Tank.md': '---\nsworn: asset\nasset: Combat Bot\nabilities: [1, 2]\nhealth: 3\n---\n',
	'Ace.md': '---\nsworn: asset\nabilities: [1]\n---\n',
};

it('an ability is ticked on the card, rolled with, told in the record, and taken back with the move', async () => {
	const journal = await shown(block('move: Face Danger\nroll: edge'), FILES, 4, 1, 9);
	expect(journal.text).toContain('Ace: +1, on a hit +1 momentum');
	await journal.press(/^Ace: /);
	await journal.press('Roll');
	const { host } = journal;
	expect(await host.read('Journal.md')).toBe(
		block(
			[
				'move: Face Danger',
				'by: Kestrel',
				'roll: edge 2',
				'add: 1 Ace',
				'with: Ace 1',
				'dice: 4 vs 1, 9',
				'outcome: weak hit, 7 vs 1, 9',
				'done:',
				'  - momentum 3 → 4 (Ace)',
			].join('\n'),
		),
	);
	expect(await host.read('Kestrel.md')).toContain('momentum: 4');
	await host.open('Journal.md', 'source');
	host.editor.setCursor({ line: 3, ch: 0 });
	await host.palette('Undo last move');
	await host.tick(50);
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
	await host.tick(100);
	expect(host.editor.getValue()).not.toContain('with:');
	expect(await host.read('Kestrel.md')).toContain('momentum: 3');
});

it("the companion's health is rolled by the meter in its note", async () => {
	const journal = await shown(block('move: Compel'), FILES, 4, 1, 9);
	await journal.press(/^companion health 3/);
	await journal.press('Roll');
	const text = await journal.host.read('Journal.md');
	expect(text).toContain('roll: companion health 3\nwith: Combat Bot 2\n');
	expect(text).toContain('momentum 4 → 5 (Combat Bot)');
});

it.each([
	['is played', '- When you Face Danger by the lamp, add +1 and take +1 spirit on a hit.\n'],
	[
		'does what is stated in fences below it',
		'- When you Face Danger by the lamp, let it flare as it likes.\n\n  ```effects\n  add +1\n  ```\n\n  ```effects hit\n  spirit +1\n  ```\n- When you Compel, add +1.\n',
	],
	[
		'does so with fences that are not indented, with an outcome each',
		'- [x] When you Face Danger by the lamp, take +3 health.\n```effects\nadd +1\n```\n```effects strong hit\nspirit +1\n```\n~~~effects weak hit\nspirit +1\n~~~\n',
	],
])('an ability that is in the note of the asset alone %s, once the rules link the note', async (_what, abilities) => {
	const own = `---\nsworn: asset\nabilities: [1]\n---\n${abilities}`;
	const journal = await shown(
		block('move: Face Danger\nroll: edge'),
		{
			'Kestrel.md': KESTREL.replace(
				'ruleset: starforged',
				'ruleset: starforged\nrules: "[[Lamp]]"\nassets: ["[[Lamp]]"]',
			),
			'Lamp.md': own,
		},
		4,
		1,
		9,
	);
	expect(journal.text).toContain('Lamp: +1, on a hit +1 spirit');
	await journal.press(/^Lamp: /);
	await journal.press('Roll');
	expect(await journal.host.read('Journal.md')).toContain('with: Lamp 1');
	expect(await journal.host.read('Kestrel.md')).toContain('spirit: 5');
	expect(await journal.host.read('Kestrel.md')).toContain('health: ');
	expect(await journal.host.read('Lamp.md')).toBe(own);
});

it.each([
	{
		what: 'a roll with rows of its own',
		card: 'asset: Armored\nabilities: [1, 2, 3]',
		move: 'Armored 3',
		press: 'Roll',
		told: 'Kin › broken marked',
		note: 'Kin.md',
		says: 'broken: true',
	},
	{
		what: 'what a card has no box for',
		card: 'asset: Voidborn\nabilities: [1]',
		move: 'Voidborn 1',
		press: /^Space/,
		told: 'Kin › in space marked',
		note: 'Kin.md',
		says: 'in_space: true',
	},
	{
		what: 'what a fence states below an ability that names no move',
		card: 'abilities: [1]',
		list: '- When the fox brings you something shiny, smile.\n```effects\nmay Keep it\n\tspirit +1\n```\n',
		move: 'Kin 1',
		press: /^Take \+1 spirit/,
		told: 'spirit 4 → 5',
		note: 'Kestrel.md',
		says: 'spirit: 5',
	},
	{
		what: 'a stat that is changed',
		ruleset: 'classic',
		card: 'asset: Shadow-Kin\nabilities: [1]',
		move: 'Shadow-Kin 1',
		press: /^Add \+2 to shadow/,
		told: 'shadow 1 → 3',
		note: 'Kestrel.md',
		says: 'shadow: 3',
	},
])(
	'$what is written into $note',
	async ({ ruleset = 'starforged', card, list = '', move, press, told, note, says }) => {
		const files = {
			'Kestrel.md': playingBy(ruleset).replace('edge', `${list && 'rules: "[[Kin]]"\n'}assets: ["[[Kin]]"]\nedge`),
			'Kin.md': `---\nsworn: asset\n${card}\n---\n${list}`,
		};
		const journal = await shown(block(`move: ${move}`), files, 2);
		await journal.press(press);
		expect(await journal.host.read('Journal.md')).toContain(told);
		expect(await journal.host.read(note)).toContain(says);
	},
);

it.each([
	[
		'a move',
		'When you Face Danger by the lamp, add +1.',
		'Face Danger',
		'Kin: always: “flare twice” is not an effect.',
	],
	['its own time', 'When the fox sings, smile.', 'Kin 1', 'singsalways: “flare twice” is not an effect.'],
])('at %s, why what stands below an ability cannot be read is shown in its place', async (_at, text, move, told) => {
	const own = KESTREL.replace('ruleset: starforged', 'ruleset: starforged\nrules: "[[Kin]]"\nassets: ["[[Kin]]"]');
	const note = `---\nsworn: asset\nabilities: [1]\n---\n- ${text}\n\`\`\`effects\nflare twice\n\`\`\`\n`;
	expect((await shown(block(`move: ${move}`), { 'Kestrel.md': own, 'Kin.md': note }, 4)).text).toContain(told);
});
