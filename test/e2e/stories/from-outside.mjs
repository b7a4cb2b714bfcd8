import { fence, sheetOf, story } from '../story.mjs';

const NOTE = 'Journal.md';
const OPENING = '---\ncharacter: "[[Kestrel]]"\n---\n\n';
const WEAK = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';

const onKestrel = (text, values, more = {}) => ({
	note: NOTE,
	byHand: true,
	look: 'lines',
	records: 'line',
	empty: true,
	files: { 'Kestrel.md': sheetOf({ sworn: 'character', ...values }), [NOTE]: `${OPENING}${text}`, ...more },
});

/** Puts the caret at the end and types; the list of what it may mean is waited for. */
async function typed({ page }, text) {
	await page.locator('.cm-content').first().click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type(text);
	await page.locator('.suggestion-item').first().waitFor();
}

export default [
	story('without the storage of the app a move is made all the same', onKestrel('I run. '), async on => {
		await on.page.evaluate(() => {
			const refuse = () => {
				throw new DOMException('Access is denied for this document.', 'SecurityError');
			};
			window.app.storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
		});
		await on.dice(5, 3, 4);
		await typed(on, ';;fd e');
		await on.page.keyboard.press('Enter');
		await on.has('Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit');
	}),
	story(
		'the home page of a campaign links every session that was played',
		onKestrel(
			`${fence('show: campaign')}On.\n`,
			{},
			{
				'Session 1.md': `${OPENING}We land. ${WEAK}\n`,
				'Session 2.md': `${OPENING}We leave. ${WEAK}\n`,
			},
		),
		async on => {
			const links = on.page.locator('.sworn-home-part p').last().getByRole('link');
			await on.until(async () => (await links.allTextContents()).join() === 'Session 2,Session 1', 'both sessions');
			await links.last().click();
			await on.inFront('Session 1.md');
		},
	),
];
