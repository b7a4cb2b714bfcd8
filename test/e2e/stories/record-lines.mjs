import assert from 'node:assert/strict';
import fs from 'node:fs';
import { story } from '../story.mjs';

const SESSION = 'Journal/What the relay kept.md';
/** A session of fifteen moves with more than 400 words between them; a journal of its own beside the demo. */
const files = {
	[SESSION]: fs.readFileSync('demo/session/journal.md', 'utf8'),
	'Characters/Ilse Marrow.md': fs.readFileSync('demo/session/character.md', 'utf8'),
};
const READING = { note: SESSION, mode: 'preview', look: 'lines', files };

/** The least share of the words of a page that is story. */
const STORY_IN_WORDS = 0.75;
/** And of its height, though each of these records has a row of its own, and gaps count. */
const STORY_IN_HEIGHT = 0.6;

const LOOKS = [
	{ title: 'on a desktop and printed', picture: 'lines', settings: READING, then: printed },
	{
		title: 'on a phone under a finger',
		settings: { ...READING, phone: true },
		then: touched,
	},
];

/** The heights and the words of the page, of the prose on it, and of each record. */
const heightsOf = page =>
	page.evaluate(() => {
		const height = el => el.getBoundingClientRect().height;
		const words = els => els.flatMap(el => el.innerText.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))).length;
		const view = document.querySelector('.markdown-reading-view');
		const prose = [...view.querySelectorAll('p')].filter(el => !el.closest('.sworn-block'));
		const records = [...view.querySelectorAll('.sworn-block')];
		const tokens = [...view.querySelectorAll('.sworn-token')];
		// questions and answers of oracles and names of tracks are story
		const mechanics = tokens.filter(el => !el.matches('.is-track') && !el.querySelector('.sworn-token-answer'));
		const besideName = el => [...el.children].filter(part => !part.matches('.sworn-token-head'));
		const first = prose[0].getBoundingClientRect().top;
		const last = prose.at(-1).getBoundingClientRect().bottom;
		return {
			page: last - first,
			prose: prose.reduce((sum, el) => sum + height(el), 0),
			words: { prose: words(prose), records: words(records) },
			tokens: mechanics.map(el => ({ words: words(besideName(el)), height: height(el), says: el.innerText })),
			records: records.map(el => ({ height: height(el), says: el.textContent, hasStory: !!el.querySelector('p') })),
		};
	});

const line = page => page.locator('.sworn-line-press');
const isOpen = (page, at) => line(page).nth(at).getAttribute('aria-expanded');
const topOf = async (page, at) => (await line(page).nth(at).boundingBox()).y;

/** On paper records are lines without controls. */
async function printed(on) {
	const { page } = on;
	await line(page).first().click();
	await page.emulateMedia({ media: 'print' });
	const controls = page.locator('.sworn-block button:not(.sworn-line-press):visible');
	assert.equal(await controls.count(), 0);
	assert.match(await line(page).first().innerText(), /^Secure an Advantage\s+\+2 momentum\s+\+1 next$/);
}

/** A finger gets 44 px of a line. */
async function touched({ page }) {
	await line(page)
		.nth(1)
		.evaluate(el => el.scrollIntoView({ block: 'center' }));
	const reach = await line(page)
		.nth(1)
		.evaluate(el => {
			const { left, top, height } = el.getBoundingClientRect();
			const middle = top + height / 2;
			return [-21, 0, 21].map(y => document.elementFromPoint(left + 20, middle + y)?.closest('button') === el);
		});
	assert.deepEqual(reach, [true, true, true]);
	await line(page).nth(1).tap();
	assert.equal(await isOpen(page, 1), 'true');
}

/** How long each motion takes that opening the first line begins. */
async function motionsOf(page) {
	await line(page).first().click();
	const times = await page.evaluate(() =>
		document.getAnimations().map(({ effect }) => effect.getComputedTiming().duration),
	);
	await page.keyboard.press('Escape');
	return times;
}

export default [
	...LOOKS.map(({ title, picture, settings, then }) =>
		story(`a session reads as a story, ${title}`, settings, async on => {
			const { page } = on;
			await line(page).first().waitFor();
			await on.inBothThemes(async dark => {
				if (!dark) await on.picture(picture);
				await on.accessible('.markdown-reading-view');
			});
			await on.noSidewaysScroll();
			const screen = page.viewportSize();
			// All of it in sight, so that all of it is drawn.
			await page.setViewportSize({ ...screen, height: 6000 });
			await on.until(async () => (await line(page).count()) === 22, 'all records are drawn');
			const { page: whole, prose, records, words, tokens } = await heightsOf(page);
			const all = words.prose + words.records;
			const told = `prose ${Math.round(prose)} of ${Math.round(whole)} px, ${words.prose} of ${all} words`;
			assert.ok(prose >= STORY_IN_HEIGHT * whole && words.prose >= STORY_IN_WORDS * all, told);
			assert.deepEqual(
				tokens.filter(token => token.words > 8),
				[],
			);
			const limit = settings.phone ? 48 : 28;
			const plain = records.filter(({ hasStory }) => !hasStory);
			assert.deepEqual(
				plain.filter(({ height }) => height > limit),
				[],
			);
			await page.setViewportSize(screen);
			await then(on);
		}),
	),

	story('a line is opened and closed by keyboard: nothing above it moves, and motion is short', READING, async on => {
		const { page } = on;
		await line(page).nth(1).focus();
		const tops = [await topOf(page, 0), await topOf(page, 1)];
		for (const key of ['Enter', 'Space']) {
			await page.keyboard.press(key);
			assert.equal(await isOpen(page, 1), 'true');
			assert.deepEqual([await topOf(page, 0), await topOf(page, 1)], tops);
			await on.atRest();
			await on.accessible('.markdown-reading-view');
			await page.keyboard.press('Escape');
			assert.equal(await isOpen(page, 1), 'false');
		}
		assert.ok(
			await line(page)
				.nth(1)
				.evaluate(el => el === document.activeElement),
		);
		assert.match(
			await line(page)
				.nth(1)
				.evaluate(el => getComputedStyle(el).outlineStyle),
			/solid|auto/,
		);
		for (const time of await motionsOf(page)) assert.ok(time <= 200);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		assert.deepEqual(await motionsOf(page), [], 'none where the system asks for none');
	}),
];
