import { KESTREL, story } from '../story.mjs';

const RELAY = 'Journal/What the relay kept.md';

const place = (chart, text = '', more = '') => `---\nsworn: place\n${more}chart: ${chart}\n---\n\n${text}\n`;
const COURSE = '`sworn: Set a Course, supply 3: 6 vs 3, 4, strong hit`';

/** A sector with two sessions, and a settlement that was rolled. */
const FILES = {
	'Tidewrack/Chart.md': '---\ncharacter: "[[Kestrel Vane]]"\n---\n\n# Tidewrack\n\n```sworn\nshow: chart\n```\n',
	'Tidewrack/Places/Harrow Dock.md': place('0, 2'),
	'Tidewrack/Places/Old Lamp.md': place('1, 1', '[[The Quiet Door]]', 'type: star\n'),
	'Tidewrack/Places/Ory.md': place('2, 1.5', '[[Calloway]]', 'type: planet\n'),
	'Tidewrack/Places/The Quiet Door.md': place('0.5, 0', '', 'type: vault\n'),
	'Tidewrack/Places/Cairn Station.md': place(
		'3.5, 0.5',
		'Nine docks, nobody on them. The beacons point at [[Meridian]].',
		'type: settlement\nregion: The drift\n',
	),
	'Tidewrack/Places/Calloway.md': place('2.5, 2.5', '', 'type: derelict\n'),
	'Tidewrack/Sessions/Session 1.md': `---\ncharacter: "[[Kestrel Vane]]"\n---\n\nFrom [[Harrow Dock]] to [[Old Lamp]]. ${COURSE}\n`,
	'Tidewrack/Sessions/Session 2.md': `---\ncharacter: "[[Kestrel Vane]]"\n---\n\nOn to [[Ory]]. ${COURSE}\n\nThen [[Cairn Station]]. ${COURSE}\n`,
	'Tidewrack/Bleakhold.md':
		'---\ncharacter: "[[Kestrel Vane]]"\n---\n\nThe landing lights came on one after the other, and nobody hailed me.\n\n```sworn\ngenerated: Settlement\nname: Bleakhold\nregion: Expanse\nlocation: Deep Space\npopulation: Dozens\nfirst_look: Moored to a wreck\nauthority: Lawless\n```\n\nI had been told of it, and had not believed it.\n',
	'Campaign.md': '---\ncharacter: "[[Ilse Marrow]]"\n---\n\n# The relay\n\n```sworn\nshow: campaign\n```\n',
};

/** The screens of docs/look.md that no other story takes: the note, what must stand on it, and what is scrolled to. */
const SCREENS = [
	{ picture: 'look-character', note: KESTREL, shows: '.sworn-sheet' },
	{ picture: 'look-recap', note: RELAY, shows: '.sworn-inline', ends: true },
	{ picture: 'look-cards', note: 'Tidewrack/Bleakhold.md', shows: '.sworn-thing', look: 'cards' },
	{ picture: 'look-chart', note: 'Tidewrack/Chart.md', shows: '.sworn-chart-place' },
	{ picture: 'look-campaign', note: 'Campaign.md', shows: '.sworn-block section, .sworn-block article' },
];

export default SCREENS.map(({ picture, note, shows, ends, look = 'lines' }) =>
	story(`how it looks: ${picture}`, { note, files: FILES, look, mode: 'preview', byHand: true }, async on => {
		const { page } = on;
		await page.locator(shows).first().waitFor();
		await page.waitForTimeout(500);
		if (ends) {
			const view = page.locator('.markdown-reading-view:visible');
			const recap = view.getByText('Session 1.', { exact: true });
			await on.until(async () => {
				await view.evaluate(el => el.scrollBy(0, el.clientHeight / 2));
				return recap.isVisible();
			}, 'the recap');
			await recap.evaluate(el => el.scrollIntoView({ block: 'center' }));
		}
		await on.shot(picture, picture);
		await on.accessible('.sworn-block, .sworn-inline');
	}),
);
