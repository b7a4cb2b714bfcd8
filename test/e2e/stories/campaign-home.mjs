import { story } from '../story.mjs';

const HOME = 'Tidewrack/Tidewrack.md';
const CHARACTER = 'character: "[[Kestrel Vane]]"';
const move = '```sworn\nmove: Face Danger\nroll: edge 2\ndice: 5 vs 1, 9\n```';
const session = text => `---\n${CHARACTER}\n---\n\n${text}\n`;

const FACE =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="teal"/><circle cx="24" cy="18" r="9" fill="wheat"/><path d="M6 48a18 18 0 0 1 36 0" fill="wheat"/></svg>';

/** A campaign in which things were left to lie. */
const FILES = {
	[HOME]: `---\n${CHARACTER}\n---\n\n# Tidewrack\n\n\`\`\`sworn\nshow: campaign\n\`\`\`\n`,
	'Tidewrack/Face.svg': FACE,
	'Tidewrack/Places/Ory.md': '---\nsworn: place\nchart: 0, 0\npicture: "[[Face.svg]]"\n---\n\n[[Old Lamp]]\n',
	'Tidewrack/Places/Old Lamp.md': '---\nsworn: place\ntype: star\nchart: 2, 1\n---\n',
	'Tidewrack/Carry the last letter of the harbor master to her daughter.md': `---\nsworn: vow\nrank: extreme\nticks: 14\n${CHARACTER}\n---\n`,
	'Tidewrack/The gale.md': `---\nsworn: clock\nsegments: 6\nfilled: 2\n${CHARACTER}\n---\n`,
	'Tidewrack/Sessions/Session 1.md': session(
		'From [[Ory]].\n\n```sworn\noracle: Core / Action\ndice: 12\nresult: Betray\n```',
	),
	'Tidewrack/Sessions/Session 2.md': session(move),
	'Tidewrack/Sessions/Session 3.md': session(`To [[Old Lamp]], with [[Mera]].\n\n${move}`),
};

const READING = { note: HOME, files: FILES, mode: 'preview', byHand: true };

const homeShown = page => page.getByText('Last in Session 3').waitFor();

export default [
	story('the home page of a campaign', READING, async on => {
		const { page, until } = on;
		await homeShown(page);
		await on.shot('180-campaign-home');
		await on.accessible('.sworn-home');
		await page.getByRole('button', { name: 'Loose threads' }).click();
		await page.getByRole('button', { name: 'Let go: The gale' }).click();
		await until(() => on.read(HOME).includes('let_go:\n  - clock The gale\n'), 'let go');
		await page.getByText('1 was let go').waitFor();
		await page.getByRole('button', { name: 'Chart', exact: true }).click();
		await page.locator('.sworn-chart-picture').waitFor();
		await on.shot('181-campaign-home-open');
		await on.accessible('.sworn-home');
	}),

	story('the home page of a campaign on a phone', { ...READING, phone: true }, async on => {
		const { page } = on;
		await homeShown(page);
		await page.getByRole('button', { name: 'Loose threads' }).click();
		await page.getByRole('button', { name: 'Let go: The gale' }).waitFor();
		await on.shot('182-campaign-home-phone');
		await on.bigTargets('.sworn-home');
	}),
];
