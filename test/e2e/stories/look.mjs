import { KESTREL, story } from '../story.mjs';
import { FILES as CHARTED, SECTOR } from './chart.mjs';

const RELAY = 'Journal/What the relay kept.md';

/** The sector of the chart, a settlement that was rolled, and the page of a campaign. */
const FILES = {
	...CHARTED,
	'Tidewrack/Bleakhold.md':
		'---\ncharacter: "[[Kestrel Vane]]"\n---\n\nThe landing lights came on one after the other, and nobody hailed me.\n\n```sworn\ngenerated: Settlement\nname: Bleakhold\nregion: Expanse\nlocation: Deep Space\npopulation: Dozens\nfirst_look: Moored to a wreck\nauthority: Lawless\n```\n\nI had been told of it, and had not believed it.\n',
	'Campaign.md': '---\ncharacter: "[[Ilse Marrow]]"\n---\n\n# The relay\n\n```sworn\nshow: campaign\n```\n',
};

/** The screens of docs/dev/look.md that no other story takes: the note, what must stand on it, and what is scrolled to. */
const SCREENS = [
	{ picture: 'look-character', note: KESTREL, shows: '.sworn-sheet' },
	{ picture: 'look-recap', note: RELAY, shows: '.sworn-inline', ends: true },
	{ picture: 'look-cards', note: 'Tidewrack/Bleakhold.md', shows: '.sworn-thing', look: 'cards' },
	{ picture: 'look-chart', note: SECTOR, shows: '.sworn-chart-place' },
	{ picture: 'look-campaign', note: 'Campaign.md', shows: '.sworn-block section, .sworn-block article' },
];

export default SCREENS.map(({ picture, note, shows, ends, look = 'lines' }) =>
	story(`how it looks: ${picture}`, { note, files: FILES, look, mode: 'preview', byHand: true }, async on => {
		const { page } = on;
		await page.locator(shows).first().waitFor();
		await on.atRest();
		if (ends) {
			const view = page.locator('.markdown-reading-view:visible');
			const recap = view.getByText('Session 1.', { exact: true });
			await on.until(async () => {
				await view.evaluate(el => el.scrollBy(0, el.clientHeight / 2));
				return recap.isVisible();
			}, 'the recap');
			await recap.evaluate(el => el.scrollIntoView({ block: 'center' }));
		}
		await on.picture(picture);
		await on.accessible('.sworn-block, .sworn-inline');
	}),
);
