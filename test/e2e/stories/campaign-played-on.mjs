import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const SESSION = 'Journal/Session 2.md';
const CLOCK = '```sworn\nclock: The hull gives way\nsegments: 4\nfilled: 0\n```\n\n';
const NOTE = `---
character: "[[Kestrel Vane]]"
date: 2026-11-28
---

# Session 2: The light that counts

The hull will not hold for ever.

${CLOCK}`;

/** Writes a sentence at the end of the note. */
async function writes(on, prose) {
	await on.cursorToEnd();
	await on.page.keyboard.type(`${prose}\n\n`);
}

/** Writes a sentence and makes a move below it, with these dice. */
async function plays(on, prose, dice, letters, key) {
	await writes(on, prose);
	await on.dice(...dice);
	await on.makeMove(letters, key);
}

/** Fills the form of a new track on the last card. */
async function begins({ page, press }, opens, name, rank, sends) {
	await press(opens);
	await page.getByRole('textbox', { name: /^Your/ }).fill(name);
	await page.getByRole('radio', { name: rank, exact: true }).check();
	await press(sends);
}

async function vowFulfilled(on) {
	await plays(on, 'I put my hand on the iron and say it aloud.', [5, 3, 2], 'siv');
	await on.press('Begin a new vow');
	await on.page.getByRole('textbox', { name: /^Your/ }).fill('Silence the beacon');
	await on.page.getByRole('radio', { name: 'formidable', exact: true }).check();
	await on.shot('30-new-vow');
	await on.accessible('.sworn-block');
	await on.page.keyboard.press('Enter');
	await on.has('vow: Silence the beacon\nrank: formidable\nticks: 0');
	await on.has('Silence the beacon › vow begun');
	await on.shot('31-vow');
	for (const [prose, marked] of [
		['The amber light is a beacon, and it counts down.', '0 → 4'],
		['Its twin is on the far side of the veil.', '4 → 8'],
		['I have the key that stops them both.', '8 → 12'],
	]) {
		await plays(on, prose, [], 'reach');
		await on.has(`Silence the beacon › ${marked} ticks`);
	}
	await plays(on, 'I turn the key, and the relay is dark again.', [1, 2], 'fulfill');
	await on.has('experience 0 → 2');
}

/** A miss at the end: the lowest of two more dice is 3, so 3 of its 4 boxes go, and it is one rank harder. */
async function expeditionRecommitted(on) {
	await plays(on, 'The charts end at the veil. I go past it.', [5, 3, 2], 'undertake', 'w');
	await begins(on, 'Begin a new expedition', 'Past the veil', 'dangerous', /expedition$/);
	await on.has('Past the veil › 0 → 8 ticks');
	await plays(on, 'A wreck marks the first turn.', [5, 3, 2], 'undertake', 'w');
	await on.has('Past the veil › 8 → 16 ticks');
	await plays(on, 'That must be the shore. It is only more dust.', [8, 9], 'finish an exp');
	await on.has('outcome: miss, 4 vs 8, 9');
	await on.dice(5, 3);
	await on.press(/^Return to the/);
	await on.press(/^Clear as many/);
	await on.has('Past the veil › 16 → 4 ticks');
}

async function connectionBound(on) {
	const { page } = on;
	await plays(on, 'Somebody answers on the old band.', [4, 3, 2], 'make a conn');
	await on.press('Begin a new connection');
	await page.getByRole('textbox', { name: 'Your connection' }).fill('Juno');
	await page.getByRole('textbox', { name: 'Role' }).fill('pilot');
	await page.getByRole('radio', { name: 'dangerous', exact: true }).check();
	await on.press('Make the connection');
	await on.has('connection: Juno\nrank: dangerous\nticks: 0');
	for (const [prose, marked] of [
		['She asks what I want with her.', '0 → 8'],
		['She asks whom I lost, and I tell her.', '8 → 16'],
	]) {
		await plays(on, prose, [6, 3, 2], 'test your rel');
		await on.press(/^Develop Your/);
		await on.press(/^Mark progress per/);
		await on.has(`Juno › ${marked} ticks`);
	}
	await plays(on, 'We will fly together from here.', [3, 1], 'forge a bond');
	await on.press(/^Bolster their influence/);
	await on.has('Juno › influence marked');
	assert.equal(await page.getByRole('radio', { name: /^dangerous 2/ }).count(), 0, 'what was marked is not rolled too');
}

async function oneObjectiveOfTwo(on) {
	const { page, read, until } = on;
	await plays(on, 'Raiders at both locks.', [6, 3, 2], 'etf', 'w');
	await begins(on, 'Begin a new objective', 'Hold the hatch', 'dangerous', 'Set the objective');
	await on.has('objective: Hold the hatch');
	await on.press('Begin an objective');
	await on.has('chose: If');
	await begins(on, 'Begin a new objective', 'Get the crew out', 'troublesome', 'Set the objective');
	await on.has('objective: Get the crew out');
	await until(() => /^combat: in control$/m.test(read(KESTREL)), 'in control');
	await on.shot('32-fray');
	for (const [name, marked] of [
		['Hold the hatch', '0 → 16'],
		['Get the crew out', '0 → 24'],
		['Get the crew out', '24 → 40'],
	]) {
		await writes(on, 'I fire down the corridor.');
		await on.dice(6, 3, 2);
		await on.command('make a move');
		await page.locator('.sworn-move-name').first().waitFor();
		const due = await page.locator('.sworn-move-name').allTextContents();
		assert.deepEqual(due.slice(0, 2), ['Gain Ground', 'Strike'], 'the moves that are due come first');
		await page.keyboard.type('strike');
		await page.keyboard.press('Enter');
		await page.keyboard.press('i');
		await on.roll();
		await page
			.getByRole('button', { name: new RegExp(`^${name}`) })
			.last()
			.waitFor();
		await on.shot('33-which-track');
		await on.accessible('.sworn-block');
		await on.press(new RegExp(`^${name}`));
		await on.has(`${name} › ${marked} ticks`);
	}
	await writes(on, 'Juno counts them aboard.');
	await on.dice(3, 2);
	await on.command('make a move');
	await page.locator('.modal input').first().waitFor();
	await page.keyboard.type('take decisive');
	await page.keyboard.press('Enter');
	await page.getByRole('radio', { name: /Hold the hatch/ }).waitFor();
	await page.getByRole('radio', { name: /Get the crew out/ }).click();
	await on.shot('34-decisive');
	await on.accessible('.modal');
	await page.getByRole('button', { name: /^Roll/ }).last().click();
	await on.has('Get the crew out › objective completed');
}

/** By command from the keyboard; the four presses become one line in the journal. */
async function clockRunOut(on) {
	const { page, has, until, text } = on;
	await writes(on, 'The hull groans, and then it gives way.');
	for (const filled of [1, 2, 3, 4]) {
		await on.command('Advance a clock');
		await page.locator('.suggestion-item').first().waitFor();
		await page.keyboard.press('Enter');
		await page.locator('.prompt').waitFor({ state: 'detached' });
		await has(`clock: The hull gives way\nsegments: 4\nfilled: ${filled}`);
	}
	await page.getByRole('button', { name: 'Write it down' }).last().click();
	await until(async () => (await text()).includes('`sworn: The hull gives way › 0 → 4 segments`'), 'the line');
}

/** Each track stands in the note as the book leaves it. */
const TRACKS = [
	['vow: Silence the beacon', 'rank: formidable', 'ticks: 12', 'status: completed'],
	['expedition: Past the veil', 'rank: formidable', 'ticks: 4'],
	['connection: Juno', 'rank: dangerous', 'ticks: 16', 'role: pilot', 'bond: yes', 'influence: yes'],
	['objective: Get the crew out', 'rank: troublesome', 'ticks: 40', 'status: completed'],
	['objective: Hold the hatch', 'rank: dangerous', 'ticks: 16'],
	['clock: The hull gives way', 'segments: 4', 'filled: 4'],
].map(lines => ['', '```sworn', ...lines, '```', ''].join('\n'));

/** What a reader without the plugin is told, in this order. */
const TOLD = [
	'I put my hand on the iron and say it aloud.',
	'move: Swear an Iron Vow\nby: Kestrel Vane\ntrack: Silence the beacon\nroll: heart 2\ndice: 5 vs 3, 2\noutcome: strong hit',
	'move: Fulfill Your Vow\nby: Kestrel Vane\ntrack: Silence the beacon\nprogress: 3\ndice: vs 1, 2\noutcome: strong hit',
	'  - Silence the beacon › vow completed\n  - quests 0 → 4 ticks\n  - experience 0 → 2 (Earn Experience)',
	'move: Finish an Expedition\nby: Kestrel Vane\ntrack: Past the veil\nprogress: 4\ndice: vs 8, 9\noutcome: miss',
	'chose: Return to the expedition',
	'  - Past the veil › rank dangerous → formidable',
	'  - Past the veil › 16 → 4 ticks, lowest of 5, 3',
	'move: Forge a Bond\nby: Kestrel Vane\ntrack: Juno\nprogress: 4\ndice: vs 3, 1\noutcome: strong hit',
	'  - Juno › bond marked\n  - bonds 0 → 2 ticks\n  - Juno › influence marked',
	'move: Take Decisive Action\nby: Kestrel Vane\ntrack: Get the crew out\nprogress: 10\ndice: vs 3, 2\noutcome: strong hit',
	'  - Get the crew out › objective completed\n  - momentum 7 → 8',
	'The hull groans, and then it gives way.\n\n`sworn: The hull gives way › 0 → 4 segments`',
];

export default [
	story('the campaign of the demo is played on', { files: { [SESSION]: NOTE }, note: SESSION }, async on => {
		const { read, text, until } = on;
		for (const play of [vowFulfilled, expeditionRecommitted, connectionBound, oneObjectiveOfTwo, clockRunOut])
			await play(on);
		await on.shot('96-campaign');
		await on.accessible('.sworn-block');
		await until(async () => read(SESSION) === (await text()), 'the session on disk');
		const session = read(SESSION);
		for (const track of TRACKS) assert.ok(session.includes(track), track);
		let from = 0;
		for (const told of TOLD) {
			const at = session.indexOf(told, from);
			assert.notEqual(at, -1, `not told, or not in its place: ${told}\nin\n${session}`);
			from = at + told.length;
		}
		await until(() => /^combat: in control\nquests: 4\n/m.test(read(KESTREL)), 'the character on disk');
		const sheet = Object.fromEntries(
			[...read(KESTREL).matchAll(/^(\w+): (.*)$/gm)].map(([, key, value]) => [key, value]),
		);
		const { momentum, quests, bonds, experience, health, spirit, supply } = sheet;
		assert.deepEqual(
			{ momentum, quests, bonds, experience, health, spirit, supply },
			{ momentum: '8', quests: '4', bonds: '2', experience: '2', health: '5', spirit: '4', supply: '3' },
		);
	}),
];
