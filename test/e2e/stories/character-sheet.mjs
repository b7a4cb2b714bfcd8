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

const saysOn = (on, file, line) => on.until(() => on.read(file).split('\n').includes(line), `${file}: ${line}`);

export default [
	story('the whole sheet is changed by mouse', { ...CAMPAIGN, note: KESTREL }, async on => {
		const { page } = on;
		const sheet = page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.shot('70-sheet-light');
		await on.accessible('.sworn-block');
		const click = name => sheet.getByRole('button', { name, exact: true }).click();

		const raiseHealth = sheet.getByRole('button', { name: 'Raise health, not while wounded' });
		assert.equal(await raiseHealth.getAttribute('title'), 'not while wounded', 'what blocks recovery is said');
		await sheet.getByTitle('max 8, resets to 0').waitFor();
		await sheet.getByText('Also counted: battered (Starling)').waitFor();

		await sheet.getByRole('group', { name: 'spirit' }).locator('.sworn-pip').nth(1).click();
		await saysOn(on, KESTREL, 'spirit: 2');
		await click('Lower momentum');
		await saysOn(on, KESTREL, 'momentum: 2');
		await click('Reset momentum to 0');
		await saysOn(on, KESTREL, 'momentum: 0');
		await sheet.getByLabel('wounded', { exact: true }).uncheck();
		await saysOn(on, KESTREL, 'impacts: []');
		await sheet.getByTitle('not while wounded').waitFor({ state: 'detached' });

		await sheet.getByLabel('position').selectOption('in a bad spot');
		await saysOn(on, KESTREL, 'combat: in a bad spot');
		await sheet.getByLabel('position').selectOption('not in a fight');
		await on.until(() => !on.read(KESTREL).includes('combat:'), 'the fight is over');
		await click('Drop +1 (Secure an Advantage)');
		await on.until(() => !on.read(KESTREL).includes('Secure an Advantage'), 'the bonus is gone');

		await sheet.getByRole('slider', { name: 'bonds' }).locator('[data-part="2"]').click();
		await saysOn(on, KESTREL, 'bonds: 8');
		await saysOn(on, KESTREL, 'experience: 7');
		await click('Raise experience spent');
		await saysOn(on, KESTREL, 'experience_spent: 4');

		await click('Lower integrity of Starling');
		await saysOn(on, STARLING, 'integrity: 3');
		await sheet.getByLabel('battered', { exact: true }).uncheck();
		await saysOn(on, STARLING, 'battered: false');
		await sheet.getByTitle('max 10, resets to +2').waitFor();
		const rook = sheet.getByRole('article', { name: 'asset: Rook' });
		await rook.getByText('Abilities: 1 of 3').click();
		await rook.getByText('Ability 2, not marked').click();
		await click('Mark for 2 experience: ability 2 of Rook');
		await saysOn(on, ROOK, 'abilities: [1, 2]');
		await saysOn(on, KESTREL, 'experience_spent: 6');
		await on.shot('71-sheet-changed');
		await on.accessible('.sworn-block');
		await click('Open note of Rook');
		await on.until(() => page.evaluate(file => window.app.workspace.getActiveFile()?.path === file, ROOK), 'its note');
	}),

	story('a stat is typed in its place, by keys alone', { ...CAMPAIGN, note: KESTREL, theme: 'dark' }, async on => {
		const { page } = on;
		const sheet = page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.shot('72-sheet-dark');
		await on.accessible('.sworn-block');
		await sheet.getByRole('button', { name: 'Change edge, 2' }).focus();
		await page.keyboard.press('Enter');
		await page.keyboard.type('9');
		await sheet.getByRole('alert').waitFor();
		await on.shot('73-stat-wrong');
		await on.accessible('.sworn-block');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Enter');
		await page.keyboard.type('3');
		await page.keyboard.press('Enter');
		await saysOn(on, KESTREL, 'edge: 3');
		const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
		assert.equal(focused, 'Change edge, 3', 'the focus stays on the stat');

		await sheet.getByRole('button', { name: 'Lower supply' }).focus();
		await page.keyboard.press('Space');
		await page.keyboard.press('Space');
		await saysOn(on, KESTREL, 'supply: 1');
		await sheet.getByRole('slider', { name: 'quests' }).focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await saysOn(on, KESTREL, 'quests: 48');
		await sheet.getByLabel('doomed').focus();
		await page.keyboard.press('Space');
		await saysOn(on, KESTREL, 'impacts: [wounded, doomed]');
	}),

	story('the sheet on a phone, by touch', { ...CAMPAIGN, note: KESTREL, phone: true }, async on => {
		const sheet = on.page.locator(SHEET);
		await sheet.getByText('Starling').first().waitFor();
		await sheet.evaluate(el => el.scrollIntoView());
		await on.shot('74-sheet-phone');
		await on.noSidewaysScroll();
		await on.bigTargets(SHEET);
		await on.accessible('.sworn-block');
		await sheet.getByRole('group', { name: 'spirit' }).locator('.sworn-pip').nth(2).tap();
		await saysOn(on, KESTREL, 'spirit: 3');
		await sheet.getByRole('button', { name: 'Change wits, 3' }).tap();
		await on.page.keyboard.type('2');
		await on.page.keyboard.press('Enter');
		await saysOn(on, KESTREL, 'wits: 2');
		await sheet.getByLabel('aboard').scrollIntoViewIfNeeded();
		await on.shot('75-sheet-phone-assets');
		await sheet.getByLabel('aboard').tap();
		await saysOn(on, STARLING, 'aboard: false');
		await on.noSidewaysScroll();
	}),

	story(
		'what the sheet cannot read is told on it in short, and nothing is written',
		{
			...CAMPAIGN,
			note: KESTREL,
			prepare: {
				[KESTREL]: note =>
					note.replace('impacts: []', 'impacts: [wuonded]\nquests: -4').replace('momentum: 3', 'momentum: 14'),
			},
			files: {
				...CAMPAIGN.files,
				'Tracks/Old debt.md': '---\nsworn: vow\ncharacter: "[[Kestrel Vane]]"\nrank: formidible\n---\n',
				'Tracks/Long road.md': '---\nsworn: journey\ncharacter: "[[Kestrel Vane]]"\nrank: extreem\n---\n',
			},
		},
		async on => {
			const before = on.read(KESTREL);
			const sheet = on.page.locator(SHEET);
			await sheet.getByText('Momentum of Kestrel Vane is 14, beyond its limits of −6 to 8').waitFor();
			await sheet.getByText('Quests of Kestrel Vane is −4').waitFor();
			await sheet.getByText('Did you mean “wounded”').waitFor();
			await sheet.getByText('“rank: formidible” is not known').waitFor();
			await sheet.getByText('“rank: extreem” is not known').waitFor();
			await sheet.evaluate(el => el.scrollIntoView());
			await on.shot('76-sheet-problems');
			await on.accessible('.sworn-block');
			assert.equal(on.read(KESTREL), before);
		},
	),

	story(
		'the sheet of a classic character: harm, initiative, bonds',
		{ note: 'Characters/Brannoc Ashe.md', byHand: true },
		async on => {
			const file = 'Characters/Brannoc Ashe.md';
			const sheet = on.page.locator(SHEET);
			await sheet.getByRole('button', { name: 'Raise harm' }).click();
			await saysOn(on, file, 'harm: 2');
			await sheet.getByLabel('position').selectOption('has initiative');
			await saysOn(on, file, 'combat: has initiative');
			await on.shot('77-sheet-classic');
			await on.accessible('.sworn-block');
		},
	),
];
