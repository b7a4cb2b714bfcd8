import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const NOTE = 'Journal/A bad wind.md';
const INES = 'Characters/Ines Calder.md';

export default [
	story('a scene challenge of Sundered Isles to its end, in which a match counts twice', { note: NOTE }, async on => {
		const { page, has, text } = on;
		await on.cursorToEnd();
		await on.press('Begin a new scene');
		await page.getByRole('textbox', { name: 'The scene' }).fill('Out over the bar');
		await page.getByRole('radio', { name: 'dangerous' }).check();
		await page.keyboard.press('Enter');
		await has('scene: Out over the bar\nrank: dangerous');
		await on.shot('37-scene');
		await on.accessible('.sworn-block');
		await on.dice(6, 3, 2, 1, 9, 8);
		await on.press(/^Face Danger/);
		await page
			.getByRole('radio', { name: /^heart/ })
			.last()
			.click();
		await page.getByRole('button', { name: 'Roll', exact: true }).last().click();
		await has('Out over the bar › 0 → 8 ticks');
		await on.cursorToEnd();
		await on.dice(1, 9, 8);
		await on.makeMove('face danger scene', 'h');
		await has('outcome: miss, 4 vs 9, 8');
		await has('Out over the bar › 0 → 1 segments');
		await on.shot('38-scene-progress');

		await on.cursorToEnd();
		await on.dice(1, 9, 9);
		await on.makeMove('face danger scene', 'h');
		await has('outcome: miss with a match, 4 vs 9, 9');
		await has('Out over the bar › 1 → 3 segments');
		assert.match(await text(), /scene: Out over the bar\nrank: dangerous\nticks: 8\nsegments: 4\nfilled: 3\n/);
		await on.shot('38-scene-match');
		await on.accessible('.sworn-block');
		await on.cursorToEnd();
		await on.dice(6, 2, 2);
		await on.makeMove('face danger scene', 'h');
		await has('Out over the bar › 8 → 24 ticks');
		assert.match(await text(), /ticks: 24\nsegments: 4\nfilled: 3\n/);

		await on.cursorToEnd();
		await on.dice(1, 1);
		await on.makeMove('finish a scene');
		await has('Out over the bar › scene completed');
		await on.shot('38-scene-finished');
	}),

	story('a scene is begun and played on a phone, by touch', { phone: true, note: NOTE }, async on => {
		const { page, has } = on;
		await on.cursorToEnd();
		await page.getByRole('button', { name: 'Begin a new scene' }).last().tap();
		await page
			.getByRole('textbox', { name: 'The scene' })
			.fill('Out over the bar, against the tide, before the cutter');
		await page.getByRole('radio', { name: 'formidable' }).tap();
		await on.shot('44-phone-scene');
		await on.bigTargets('.sworn-block');
		await on.noSidewaysScroll();
		await on.accessible('.sworn-block');
		await page.getByRole('button', { name: 'Begin the scene' }).tap();
		await has('scene: Out over the bar, against the tide, before the cutter\nrank: formidable');
		await on.dice(6, 3, 2);
		await page
			.getByRole('button', { name: /^Face Danger/ })
			.last()
			.tap();
		await page
			.getByRole('radio', { name: /^heart/ })
			.last()
			.tap();
		await on.shot('44-phone-scene-call');
		await on.bigTargets('.sworn-card');
		await page.getByRole('button', { name: 'Roll', exact: true }).last().tap();
		await has('before the cutter › 0 → 4 ticks');
		await on.card().scrollIntoViewIfNeeded();
		await on.shot('44-phone-scene-rolled');
		await on.noSidewaysScroll();
		assert.match(on.read(INES), /^momentum: \d$/m);
	}),
];
