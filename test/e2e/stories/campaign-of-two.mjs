import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const HOME = 'The Drowned Light/The Drowned Light.md';
const SESSION = 'The Drowned Light/Journal/Session 4.md';

/** As a player sees it who has changed no setting. */
const READING = { mode: 'preview', look: null };

const WHERE = [
	{ where: 'on a desktop', name: '', settings: {} },
	{ where: 'in the dark', name: '-dark', settings: { theme: 'dark' } },
	{ where: 'on a phone', name: '-phone', settings: { phone: true } },
];

/** Scrolls to a heading of the note, so that what is below it is the picture. */
async function at(on, heading) {
	const words = on.page.getByRole('heading', { name: heading, exact: true });
	await on.scrollTo(words);
	await words.evaluate(el => el.scrollIntoView({ block: 'start' }));
}

export default [
	...WHERE.map(({ where, name, settings }) =>
		story(`a campaign of two at a glance, ${where}`, { ...READING, ...settings, note: HOME }, async on => {
			const { page } = on;
			const home = page.locator('.sworn-home');
			await home.getByRole('button', { name: 'Learn where the Linnet went down' }).waitFor();
			await home.getByRole('button', { name: 'Buy back my name from the Company' }).waitFor();
			await home.getByText('Fulfill Your Vow by Odile Farr').waitFor();
			if (settings.phone) await home.evaluate(el => el.scrollIntoView({ block: 'start' }));
			await on.shot(`180-campaign${name}`, `campaign${name}`);
			await at(on, 'Chart');
			await page.locator('.sworn-chart-way.is-travelled').first().waitFor();
			await on.shot(`181-campaign-chart${name}`, `chart${name}`);
			assert.equal(await page.locator('.sworn-chart-place').count(), 8, 'seven places, and one that was heard of');
			await on.accessible('.sworn-chart');
			await at(on, 'Timeline');
			await page.locator('.sworn-timeline').getByText('21st of Gale').waitFor();
			await on.shot(`182-campaign-timeline${name}`, `timeline${name}`);
			await at(on, 'Loose threads');
			await page.getByText('Widow Sark').last().waitFor();
			await on.shot(`183-campaign-threads${name}`);
			await at(on, 'Luck');
			await page.locator('.sworn-luck').first().waitFor();
			await on.shot(`184-campaign-luck${name}`);
			await on.noSidewaysScroll();
		}),
	),

	...WHERE.map(({ where, name, settings }) =>
		story(
			`a session begins with what happened before, ${where}`,
			{ ...READING, ...settings, note: SESSION },
			async on => {
				const { page } = on;
				await page.getByRole('strong').filter({ hasText: 'Previously.' }).waitFor();
				await page.locator('.sworn-inline').first().waitFor();
				await on.shot(`185-recap${name}`, `recap${name}`);
				await on.accessible('.sworn-inline');
				await on.noSidewaysScroll();
			},
		),
	),
];
