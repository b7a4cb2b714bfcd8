import { afterEach, describe, expect, it } from 'vitest';
import { block, close, KESTREL, shown, type Played } from '../played';

afterEach(close);

const ICE = `### Cross the Ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across.

On a **weak hit**, take +2 flibber on the wobbler.

On a **miss**, Pay the Price.
`;

const FILES = { 'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Ice]]"\nedge'), 'Ice.md': ICE };
const inDialog = (words: string): HTMLElement => {
	const all = [...document.querySelectorAll<HTMLElement>('.sworn-meaning-dialog :is(label, button)')];
	const found = all.find(({ textContent }) => textContent.trim() === words);
	if (!found) throw new Error(`no “${words}”`);
	return found;
};

it('a sentence that a card only shows is stated from its More, and the move then does it', async () => {
	const { host, press, now } = await shown(block('move: Cross the Ice'), FILES, 4, 9, 3);
	await press('Roll');
	await press('More');
	await press('This means…');
	for (const words of ['momentum', '+2', 'Write it']) {
		inDialog(words).click();
		await host.tick(50);
	}
	expect(await host.read('Ice.md')).toBe(
		ICE.replace('wobbler.\n', 'wobbler.\n\n```effects weak hit\nmomentum +2\n```\n'),
	);
	await host.tick(200);
	expect(now()).toContain('Take +2 momentum');
	expect(now()).not.toContain('This means…');
});

const pathsIn = ({ host }: Played): readonly string[] => host.app.vault.getFiles().map(({ path }) => path);

/** A move of a Datasworn file, whose weak hit is not understood. */
const tide = (name: string) => `      ${name.toLowerCase().replace(/ /g, '_')}:
        name: ${name}
        type: move
        roll_type: action_roll
        trigger: {text: When you ${name.toLowerCase()}, conditions: [{method: player_choice, roll_options: [{using: stat, stat: edge}]}]}
        text: "__When you ${name.toLowerCase()}__, roll +edge.\\n\\nOn a __strong hit__, you are across.\\n\\nOn a __weak hit__, gain two lenses.\\n\\nOn a __miss__, you fall."
        outcomes:
          strong_hit: {text: "On a __strong hit__, you are across."}
          weak_hit: {text: "On a __weak hit__, gain two lenses."}
          miss: {text: "On a __miss__, you fall."}
`;

const TIDES = `_id: tides
type: expansion
ruleset: starforged
title: Tides
moves:
  tides:
    name: Tide Moves
    type: move_category
    contents:
${tide('Wade Across')}${tide('Dive Below')}`;

const OF_TIDES = {
	'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Tides.yaml]]"\nedge'),
	'Tides.yaml': TIDES,
};

describe('a move of a file that must not be changed', () => {
	const fence = (name: string) => `## ${name}\n\n\`\`\`effects weak hit\nmomentum +2\n\`\`\`\n`;
	const asked = async (files: Readonly<Record<string, string>> = OF_TIDES) => {
		const played = await shown(block('move: Wade Across'), files, 4, 9, 3);
		for (const name of ['Roll', 'More', 'This means…']) await played.press(name);
		await played.host.tick(50);
		return played;
	};
	const answer = async ({ host }: Played, ...words: readonly string[]) => {
		for (const each of words) {
			inDialog(each).click();
			await host.tick(50);
		}
		await host.tick(200);
	};

	it('is stated in a rules note beside it, whose name is shown first, and which the character links to', async () => {
		const played = await asked();
		const { host, now } = played;
		expect(document.querySelector('.sworn-meaning-dialog')?.textContent).toContain('“Rulings for Starforged”');
		await answer(played, 'momentum', '+2', 'Write it');
		expect(await host.read('Rulings for Starforged.md')).toBe(fence('Wade Across'));
		expect(await host.read('Kestrel.md')).toContain('rules: ["[[Tides.yaml]]", "[[Rulings for Starforged]]"]\n');
		expect(await host.read('Tides.yaml')).toBe(TIDES);
		expect(now()).toContain('Take +2 momentum');
		expect(now()).not.toContain('This means…');
	});

	it('is taken back with the note and the link', async () => {
		const played = await asked();
		await answer(played, 'momentum', '+2', 'Write it');
		const undo = [...document.querySelectorAll<HTMLElement>('.notice button, .notice a')].find(
			({ textContent }) => textContent === 'Undo',
		);
		undo?.click();
		await played.host.tick(200);
		expect(pathsIn(played)).not.toContain('Rulings for Starforged.md');
		expect(await played.host.read('Kestrel.md')).toBe(OF_TIDES['Kestrel.md']);
	});

	it('is stated for its equals in all of the rules, each where it stands', async () => {
		const ice = ICE.replace('take +2 flibber on the wobbler', 'gain two lenses');
		const played = await asked({
			...OF_TIDES,
			'Kestrel.md': KESTREL.replace('edge', 'rules: ["[[Tides.yaml]]", "[[Ice]]"]\nedge'),
			'Ice.md': ice,
		});
		await answer(played, 'Also where 2 other sentences say the same', 'momentum', '+2', 'Write it');
		expect(await played.host.read('Rulings for Starforged.md')).toBe(`${fence('Wade Across')}\n${fence('Dive Below')}`);
		expect(await played.host.read('Ice.md')).toContain('gain two lenses.\n\n```effects weak hit\nmomentum +2\n```\n');
	});

	it('a meter that no rules have is refused', async () => {
		const played = await asked();
		await answer(played, 'momentum');
		const lines = document.querySelector<HTMLTextAreaElement>('.sworn-meaning-dialog textarea');
		if (!lines) throw new Error('no lines');
		lines.value = 'hold +2';
		lines.dispatchEvent(new Event('input', { bubbles: true }));
		await played.host.tick(50);
		await answer(played, 'Write it');
		expect(document.querySelector('.sworn-meaning-dialog')?.textContent).toContain(
			'“hold” is no meter of these rules.',
		);
		expect(pathsIn(played)).not.toContain('Rulings for Starforged.md');
	});
});

it('none is offered for a move of the book, of which all is understood', async () => {
	const { press, now } = await shown(block('move: Gather Information'), FILES, 4, 9, 3);
	await press('Roll');
	await press('More');
	expect(now()).not.toContain('This means…');
});
