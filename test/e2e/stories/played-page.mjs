import { story } from '../story.mjs';

const NOTE = 'Journal/What the relay kept.md';
const ILSE = 'Characters/Ilse Marrow.md';

/** The session of the demo up to its third scene: records stand in the sentences, and the next move is still to be made. */
const begun = note => {
	const paragraphs = note.slice(note.indexOf('# Session')).split('\n\n');
	return `---\ncharacter: "[[Ilse Marrow]]"\n---\n\n${paragraphs.slice(3, 8).join('\n\n')}\n\n`;
};

/** Plays the next move of the page: one panel asks below it. */
async function play({ page, dice, has }) {
	await page.locator('.cm-content').first().click();
	await page.keyboard.press('Control+End');
	await dice(3, 4, 10);
	await page.keyboard.insertText(
		'Then the drive. Nine days’ cold had got into the coils, and she coughed and coughed.',
	);
	await page.keyboard.type(' ;;fd w');
	await page.locator('.suggestion-item').first().waitFor();
	await page.keyboard.press('Enter');
	await has('Face Danger, by Ilse Marrow, wits 3: 3 vs 4, 10, weak hit');
	await page.locator('[data-key="1"]').waitFor();
}

const PAGE = {
	note: NOTE,
	look: null,
	prepare: { [NOTE]: begun, [ILSE]: sheet => sheet.replace(/^momentum: .*$/m, 'momentum: 4') },
};

export default [
	story('a page that is played: tokens in its sentences, and one panel that asks', PAGE, async on => {
		const { page } = on;
		await play(on);
		await on.picture('played');
		await on.accessible('.markdown-source-view');
		await page.setViewportSize({ width: 1200, height: 800 });
		await on.picture('listing-wide');
	}),

	// twice as many pixels each way: 900 × 1600
	story('a page that is played on a phone', { ...PAGE, phone: true, keyboard: 'none', theme: 'dark' }, async on => {
		await on.page.setViewportSize({ width: 450, height: 800 });
		await play(on);
		await on.picture('listing-tall');
	}),
];
