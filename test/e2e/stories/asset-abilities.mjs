import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const asset = (...lines) => ['---', 'sworn: asset', 'character: "[[Kestrel Vane]]"', ...lines, '---', ''].join('\n');

/** A companion, a path, a ship with shields, and a card whose words are not understood. */
const OWNED = {
	prepare: {
		[KESTREL]: note =>
			note.replace(
				'impacts: []',
				'impacts: []\nassets: ["[[Tank]]", "[[Ace]]", "[[Gull]]", "[[Shields]]", "[[Wisp]]", "[[Team]]"]',
			),
	},
	files: {
		'Characters/Tank.md': asset('asset: Combat Bot', 'kind: companion', 'abilities: [1, 2]', 'health: 3'),
		'Characters/Ace.md': asset('asset: Ace', 'abilities: [1, 2]'),
		'Characters/Gull.md': asset('asset: Starship', 'kind: command vehicle', 'integrity: 4', 'aboard: true'),
		'Characters/Shields.md': asset('asset: Shields', 'kind: module', 'abilities: [1, 2]', 'shields: 0'),
		'Characters/Team.md': asset('asset: Leader', 'abilities: [2]'),
		'Characters/Wisp.md': asset('asset: Banshee', 'kind: companion', 'abilities: [1, 2, 3]', 'health: 4'),
	},
};

async function pickMove(on, letters) {
	await on.cursorToEnd();
	await on.command('make a move');
	await on.page.locator('.modal input').first().waitFor();
	await on.page.keyboard.type(letters);
	await on.page.keyboard.press('Enter');
}

export default [
	story('abilities of assets: a toggle, a meter to roll, what is used after the dice, a move', OWNED, async on => {
		const { page, has, until, read } = on;
		await pickMove(on, 'face danger');
		await page.getByRole('checkbox', { name: /^Ace: \+1, on a hit \+1 momentum/ }).check();
		await on.looks('.modal');
		await on.dice(4, 1, 9);
		await page.keyboard.press('e');
		await on.roll();
		await has('add: 1 Ace\nwith: Ace 1\ndice: 4 vs 1, 9\noutcome: weak hit, 7 vs 1, 9');
		await has('momentum 3 → 4 (Ace)');
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum on disk');

		await pickMove(on, 'compel');
		const health = page.getByRole('radio', { name: /companion health/ });
		await health.click();
		await on.dice(4, 1, 9);
		await on.roll();
		await has('roll: companion health 3\nwith: Combat Bot 2');
		await has('(Combat Bot)');

		await pickMove(on, 'enter the fray');
		await page
			.getByRole('group', { name: 'Abilities to keep in mind' })
			.getByText(/before your allies/)
			.waitFor();
		await page.keyboard.press('Escape');

		await pickMove(on, 'strike');
		assert.equal(await page.getByRole('checkbox', { name: /^Tank: \+1/ }).count(), 1, 'the bot may aid');
		await on.dice(1, 9, 10);
		await page.keyboard.press('i');
		await on.roll();
		const after = page.getByRole('group', { name: 'Abilities of assets' }).last();
		await after.waitFor();
		await after.scrollIntoViewIfNeeded();
		await on.looks('.sworn-block');
		await on.dice(6);
		await after.getByRole('button', { name: /^Wisp: reroll the action die/ }).click();
		await has('with: Banshee 3');
		await on.press('Reroll the action die');
		await has('reroll: 6 vs 9, 10');

		await on.cursorToEnd();
		await on.command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('raise sh');
		const found = page.getByRole('option').first();
		assert.match(await found.textContent(), /Raise Shields.*Shields/);
		await page.keyboard.press('Enter');
		await on.dice(6, 1, 2);
		await page.keyboard.press('w');
		await page.keyboard.press('Enter');
		await has('move: Raise Shields');
		await has('outcome: strong hit, 9 vs 1, 2');
	}),
];
