import { afterEach, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';
import { close, host, start, texts, typeInto, type Host } from '../one-app';

afterEach(close);

/** A journal in the editor, the cursor at its end. */
async function writing(note: string, character = KESTREL) {
	const files = { 'Kestrel.md': character, 'Journal.md': note };
	const booted = await start({ files, note: 'Journal.md', mode: 'live' });
	await booted.tick(30);
	booted.editor.setCursor(booted.editor.lastLine());
	return booted;
}

const SWORN = [
	'```sworn',
	'move: Swear an Iron Vow',
	'by: Kestrel',
	'roll: heart 2',
	'dice: 4 vs 3, 2',
	'outcome: strong hit, 6 vs 3, 2',
	'done:',
	'  - momentum 3 → 5',
	'```',
	'',
	'',
].join('\n');

it('the vow is named and ranked in a dialog, by keyboard', async () => {
	const { palette, press, tick, editor } = await writing(SWORN);
	await palette('Continue move');
	await press('Enter');
	await tick(30);
	expect(texts('.modal-title')).toEqual(['Swear the vow']);
	const name = document.querySelector<HTMLInputElement>('.modal .sworn-new-track input[type=text]');
	expect(document.activeElement).toBe(name);
	await typeInto('Find the ark', name);
	document.querySelectorAll<HTMLInputElement>('.modal .sworn-ranks input')[2]?.click();
	await tick();
	document.querySelector<HTMLFormElement>('.modal .sworn-new-track')?.requestSubmit();
	await tick(50);
	expect(texts('.modal')).toEqual([]);
	expect(editor.getValue()).toContain('vow: Find the ark\nrank: formidable\nticks: 0');
});

it('Esc closes the dialog and changes nothing', async () => {
	const { palette, press, tick, editor } = await writing(SWORN);
	await palette('Continue move');
	await press('Enter');
	await tick(30);
	await press('Escape');
	expect(texts('.modal')).toEqual([]);
	expect(editor.getValue()).toBe(SWORN);
});

it('a progress move is rolled against the track that is picked', async () => {
	const track = (name: string, ticks: number) => `\`\`\`sworn\nvow: ${name}\nrank: epic\nticks: ${ticks}\n\`\`\`\n\n`;
	const call = '```sworn\nmove: Fulfill Your Vow\nby: Kestrel\n```\n\n';
	const { palette, press, tick, editor, plugin } = await writing(
		track('Find the ark', 8) + track('Old debt', 36) + call,
	);
	plugin.dice = landing([3, 2]);
	await palette('Continue move');
	expect(texts('.suggestion-item').slice(0, 2)).toEqual([
		'Roll against Old debtepic vow', // the one that is named last
		'Roll against Find the arkepic vow',
	]);
	await press('ArrowDown');
	await press('Enter');
	await tick(50);
	expect(editor.getValue()).toContain('track: Find the ark\nprogress: 2\ndice: vs 3, 2\noutcome: miss, 2 vs 3, 2');
});

it.each([
	{ combat: 'in control', first: ['Gain Ground', 'Strike'] },
	{ combat: 'in a bad spot', first: ['React Under Fire', 'Clash'] },
])('while a fight is on, $combat, the moves that are due come first in the dialog', async ({ combat, first }) => {
	const { palette, tick, press } = await writing('Prose.\n', KESTREL.replace('edge', `combat: ${combat}\nedge`));
	await palette('Make a move');
	await tick(30);
	expect(texts('.sworn-move-name').slice(0, 2)).toEqual(first);
	await press('Escape');
});

it('the moves are those of the journal’s own book, under both names', async () => {
	const { palette, tick, press } = await writing('Prose.\n', KESTREL.replace('starforged', 'sundered_isles'));
	await palette('Make a move');
	await tick(30);
	for (const typed of ['begin a scene', 'begin the scene']) {
		await typeInto(typed, document.querySelector('.sworn-search-field'));
		expect(texts('.sworn-move-name')[0]).toMatch(/^Begin (?:a|the) Scene$/);
	}
	await press('Escape');
});

/** Face Danger +edge, made in the dialog: the dice fall as told. */
async function facing(roll: (played: Host) => Promise<void>, ...faces: number[]) {
	const played = await writing('I leap.\n');
	played.plugin.dice = landing(faces);
	await played.palette('Make a move');
	await typeInto('fd');
	for (const key of ['Enter', 'e']) await played.press(key);
	await roll(played);
	await played.tick(80);
	return played;
}
const byKey = (played: Host) => played.press('Enter');

const panel = () => document.querySelector('.is-after-roll')?.textContent;

it('what a weak hit asks is asked in its panel where the move was made by keyboard, and chosen with its number', async () => {
	const { press, tick, editor, palette } = await facing(byKey, 4, 3, 9);
	expect(texts('.suggestion-item')).toEqual([]);
	expect(document.querySelector('.sworn-block [data-key="1"]')?.textContent).toBe('Health5 → 4');
	await press('1');
	await tick(50);
	expect(editor.getValue()).toContain('chose: Endure Harm');
	expect(editor.hasFocus()).toBe(true);
	await palette('Continue move');
	await tick(50);
	expect(texts('.suggestion-item').slice(0, 2)).toEqual(['Roll Endure HarmYou may resist', 'SkipYou may resist']);
});

it('no list opens after a strong hit, and Esc leaves what a miss asks on the record', async () => {
	const { editor } = await facing(byKey, 6, 3, 4);
	expect(texts('.suggestion-item')).toEqual([]);
	expect(editor.hasFocus()).toBe(true);
	await host?.close();
	const { press, tick, editor: again } = await facing(byKey, 1, 9, 8);
	expect(panel()).toMatch(/Pay the Price|Roll/);
	const before = again.getValue();
	await press('Escape');
	await tick(30);
	expect(panel()).toBeUndefined();
	expect(again.getValue()).toBe(before);
	expect(again.hasFocus()).toBe(true);
});

it('nothing is listed where it was rolled by mouse', async () => {
	await facing(
		async ({ tick }) => {
			const button = document.querySelector<HTMLElement>('.sworn-roll-button');
			button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
			button?.click();
			await tick();
		},
		...[4, 3, 9],
	);
	expect(texts('.suggestion-item')).toEqual([]);
});
