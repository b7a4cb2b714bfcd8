import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const HOME = 'The Drowned Light/The Drowned Light.md';
const SESSION = 'The Drowned Light/Journal/Session 4.md';

/** As a player sees it who has changed no setting. */
const READING = { mode: 'preview', look: null };

const WHERE = [
	{ where: 'on a desktop', settings: {} },
	{ where: 'on a phone', settings: { phone: true } },
];

/** Pictures in both themes on a desktop, and in the light on a phone. */
const taken = (on, name, { phone }) =>
	phone ? on.picture(`${name}-phone`) : on.inBothThemes(dark => on.picture(name + dark));

/** Scrolls to a heading of the note, so that what is below it is the picture. */
async function at(on, heading) {
	const words = on.page.getByRole('heading', { name: heading, exact: true });
	await on.scrollTo(words);
	await words.evaluate(el => el.scrollIntoView({ block: 'start' }));
}

export default [
	...WHERE.map(({ where, settings }) =>
		story(`a campaign of two at a glance, ${where}`, { ...READING, ...settings, note: HOME }, async on => {
			const { page } = on;
			const home = page.locator('.sworn-home');
			await home.getByRole('button', { name: 'Learn where the Linnet went down' }).waitFor();
			await home.getByRole('button', { name: 'Buy back my name from the Company' }).waitFor();
			await home.getByText('Fulfill Your Vow by Odile Farr').waitFor();
			if (settings.phone) await home.evaluate(el => el.scrollIntoView({ block: 'start' }));
			await taken(on, 'campaign', settings);
			await at(on, 'Chart');
			await page.locator('.sworn-chart-way.is-travelled').first().waitFor();
			await taken(on, 'chart', settings);
			assert.equal(await page.locator('.sworn-chart-place').count(), 8, 'seven places, and one that was heard of');
			await on.inBothThemes(() => on.accessible('.sworn-chart'));
			await at(on, 'Timeline');
			await page.locator('.sworn-timeline').getByText('21st of Gale').waitFor();
			await taken(on, 'timeline', settings);
			await at(on, 'Loose threads');
			await page.getByText('Widow Sark').last().waitFor();
			await at(on, 'Luck');
			await page.locator('.sworn-luck').first().waitFor();
			await on.noSidewaysScroll();
		}),
	),

	...WHERE.map(({ where, settings }) =>
		story(
			`a session begins with what happened before, ${where}`,
			{ ...READING, ...settings, note: SESSION },
			async on => {
				const { page } = on;
				await page.getByRole('strong').filter({ hasText: 'Previously.' }).waitFor();
				await page.locator('.sworn-inline').first().waitFor();
				await taken(on, 'recap', settings);
				await on.inBothThemes(() => on.accessible('.sworn-inline'));
				await on.noSidewaysScroll();
			},
		),
	),
];
