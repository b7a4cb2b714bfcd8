import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const STARLING = 'Characters/Starling.md';
const ROOK = 'Characters/Rook.md';
const SHEET = '.sworn-sheet';

const asset = (...lines) =>
	['---', 'sworn: asset', 'character: "[[Kestrel Vane]]"', ...lines, '---', '', ''].join('\n');

/** Kestrel in the middle of a campaign: tracks, experience, a fight, a bonus that waits, a ship and a companion. */
const CAMPAIGN = {
	prepare: {
		[KESTREL]: note =>
			note.replace(
				'impacts: []',
				[
					'impacts: [wounded]',
					'next:',
					'  - +1 (Secure an Advantage)',
					'combat: in control',
					'quests: 46',
					'bonds: 6',
					'discoveries: 0',
					'experience: 5',
					'experience_spent: 3',
				].join('\n'),
			),
	},
	files: {
		[STARLING]: asset('asset: Starship', 'abilities: [1]', 'integrity: 4', 'battered: true', 'aboard: true'),
		[ROOK]: asset('asset: Sprite', 'abilities: [1]', 'health: 2', 'health_max: 2'),
	},
	byHand: true,
};

export default [
	story('the whole sheet is changed by mouse', { ...CAMPAIGN, note: KESTREL }, async on => {
		const { page } = on;
		const sheet = page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.looks('.sworn-block');
		const click = name => sheet.getByRole('button', { name, exact: true }).click();

		const raiseHealth = sheet.getByRole('button', { name: 'Raise health, not while wounded' });
		assert.equal(await raiseHealth.getAttribute('title'), 'not while wounded', 'what blocks recovery is said');
		await sheet.getByTitle('max 8, resets to 0').waitFor();
		await sheet.locator('span.sworn-chip', { hasText: 'battered (Starling)' }).waitFor();

		await sheet.getByRole('group', { name: 'spirit' }).locator('.sworn-pip').nth(1).click();
		await on.saysOn(KESTREL, 'spirit: 2');
		await click('Lower momentum');
		await on.saysOn(KESTREL, 'momentum: 2');
		await click('Reset momentum to 0');
		await on.saysOn(KESTREL, 'momentum: 0');
		await click('Clear wounded');
		await on.saysOn(KESTREL, 'impacts: []');
		await sheet.getByTitle('not while wounded').waitFor({ state: 'detached' });

		await sheet.getByLabel('position').selectOption('in a bad spot');
		await on.saysOn(KESTREL, 'combat: in a bad spot');
		await sheet.getByLabel('position').selectOption('not in a fight');
		await on.until(() => !on.read(KESTREL).includes('combat:'), 'the fight is over');
		await click('Drop +1 (Secure an Advantage)');
		await on.until(() => !on.read(KESTREL).includes('Secure an Advantage'), 'the bonus is gone');

		await sheet.getByRole('slider', { name: 'bonds' }).locator('[data-part="2"]').click();
		await on.saysOn(KESTREL, 'bonds: 8');
		await on.saysOn(KESTREL, 'experience: 7');
		await click('Raise experience spent');
		await on.saysOn(KESTREL, 'experience_spent: 4');

		await click('Lower integrity of Starling');
		await on.saysOn(STARLING, 'integrity: 3');
		await sheet.getByLabel('battered', { exact: true }).uncheck();
		await on.saysOn(STARLING, 'battered: false');
		await sheet.getByTitle('max 10, resets to +2').waitFor();
		const rook = sheet.getByRole('article', { name: 'asset: Rook' });
		await rook.getByText('Abilities: 1 of 3').click();
		await rook.getByText('Ability 2, not marked').click();
		await click('Mark for 2 experience: ability 2 of Rook');
		await on.saysOn(ROOK, 'abilities: [1, 2]');
		await on.saysOn(KESTREL, 'experience_spent: 6');
		await on.looks('.sworn-block');
		await click('Open note of Rook');
		await on.until(() => page.evaluate(file => window.app.workspace.getActiveFile()?.path === file, ROOK), 'its note');
	}),

	story('a stat is typed in its place, by keys alone', { ...CAMPAIGN, note: KESTREL, theme: 'dark' }, async on => {
		const { page } = on;
		const sheet = page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.looks('.sworn-block');
		await sheet.getByRole('button', { name: 'Change edge, 2' }).focus();
		await page.keyboard.press('Enter');
		await page.keyboard.type('9');
		await sheet.getByRole('alert').waitFor();
		await on.looks('.sworn-block');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Enter');
		await page.keyboard.type('3');
		await page.keyboard.press('Enter');
		await on.saysOn(KESTREL, 'edge: 3');
		const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
		assert.equal(focused, 'Change edge, 3', 'the focus stays on the stat');

		await sheet.getByRole('button', { name: 'Lower supply' }).focus();
		await page.keyboard.press('Space');
		await page.keyboard.press('Space');
		await on.saysOn(KESTREL, 'supply: 1');
		await sheet.getByRole('slider', { name: 'quests' }).focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await on.saysOn(KESTREL, 'quests: 48');
		await sheet.getByRole('button', { name: '+ impact' }).focus();
		await page.keyboard.press('Enter');
		await sheet.getByLabel('doomed').focus();
		await page.keyboard.press('Space');
		await on.saysOn(KESTREL, 'impacts: [wounded, doomed]');
	}),

	story('the sheet on a phone, by touch', { ...CAMPAIGN, note: KESTREL, phone: true }, async on => {
		const sheet = on.page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.noSidewaysScroll();
		await on.bigTargets(SHEET);
		await on.accessible('.sworn-block');
		await sheet.getByRole('group', { name: 'spirit' }).locator('.sworn-pip').nth(2).tap();
		await on.saysOn(KESTREL, 'spirit: 3');
		await sheet.getByRole('button', { name: 'Change wits, 3' }).tap();
		await on.page.keyboard.type('2');
		await on.page.keyboard.press('Enter');
		await on.saysOn(KESTREL, 'wits: 2');
		await sheet.getByLabel('aboard').scrollIntoViewIfNeeded();
		await sheet.getByLabel('aboard').tap();
		await on.saysOn(STARLING, 'aboard: false');
		await on.noSidewaysScroll();
	}),
];
