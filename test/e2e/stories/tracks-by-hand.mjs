import assert from 'node:assert/strict';
import { fence, story } from '../story.mjs';

const TRACKS = 'Journal/Tracks.md';

/** One of each kind, in every state. */
const SHEET = [
	'---\ncharacter: "[[Kestrel Vane]]"\n---\n',
	fence('vow: Find the ark', 'rank: formidable', 'ticks: 18', 'sworn_to: Old Mera'),
	fence('clock: Hull breach', 'segments: 6', 'filled: 2', 'odds: likely'),
	fence('connection: Old Mera', 'rank: dangerous', 'ticks: 9', 'role:', '  - smith', '  - guide', 'bond: yes'),
	fence('scene: The long climb', 'rank: formidable', 'ticks: 15', 'segments: 4', 'filled: 1'),
	fence('threat: The red tide', 'menace: 12', 'vow: Find the ark'),
	fence('site: The drowned hall', 'rank: extreme', 'ticks: 7', 'theme: Ruined', 'domain: Cavern'),
	fence('foe: The reaver', 'rank: formidable', 'ticks: 40'),
	fence('expedition: Past the veil', 'rank: epic', 'ticks: 3', 'status: completed'),
	fence('clock: The siege', 'segments: 40', 'filled: 13'),
	fence('clock: The tide', 'segments: 10', 'filled: 7'),
].join('\n');

const files = { [TRACKS]: SHEET };
const at = (page, name) => page.locator(`.sworn-track[aria-label$=": ${name}"]`);

export default [
	story(
		'tracks are changed by mouse and keyboard where one writes',
		{ files, note: TRACKS, byHand: true },
		async on => {
			const { page, has } = on;
			const screen = page.viewportSize();
			await page.setViewportSize({ width: 1180, height: 1900 });
			await page.locator('.sworn-track').nth(8).waitFor();
			await on.inBothThemes(() => on.looks('.sworn-block'));
			await page.setViewportSize(screen);
			const vow = at(page, 'Find the ark');
			await vow.getByRole('button', { name: 'Mark progress' }).click();
			await has('ticks: 22\n');
			await vow.locator('.is-live [data-part="8"]').click();
			await has('ticks: 32\n');
			const boxes = vow.getByRole('slider', { name: 'Progress' });
			await boxes.focus();
			for (const key of ['ArrowLeft', 'ArrowLeft', 'PageDown']) await page.keyboard.press(key);
			await has('ticks: 26\n');
			await page.waitForFunction(() => document.activeElement?.getAttribute('aria-valuenow') === '26');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await has('ticks: 30\n');
			await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Mark progress'));
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await vow.getByRole('button', { name: 'Raise rank' }).click();
			await has('vow: Find the ark\nrank: extreme');
			await vow.getByRole('button', { name: 'Complete' }).click();
			await has('status: completed\nsworn_to: Old Mera');
			await vow.getByRole('button', { name: 'Open again' }).click();
			await on.until(async () => !(await on.text()).includes('status: completed\nsworn_to'), 'open again');
			await on.dice(11);
			await at(page, 'Hull breach').getByRole('button', { name: 'Advance if' }).click();
			await at(page, 'Hull breach').getByRole('button', { name: 'Likely', exact: true }).click();
			await has('filled: 3');
			await on.accessible('.sworn-block');
		},
	),
	story('tracks on a phone are changed by touch', { files, note: TRACKS, phone: true, byHand: true }, async on => {
		const { page, has } = on;
		const screen = page.viewportSize();
		await page.setViewportSize({ width: 390, height: 3200 });
		await page.locator('.sworn-track').nth(8).waitFor();
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-track');
		await on.accessible('.sworn-block');
		assert.equal(on.read(TRACKS), SHEET, 'looking at them writes nothing');
		await page.setViewportSize(screen);
		await at(page, 'Find the ark').locator('.is-live [data-part="7"]').tap();
		await has('ticks: 28\n');
		await at(page, 'Hull breach').locator('.is-live [data-part="4"]').tap();
		await has('filled: 4\n');
		await at(page, 'Hull breach').getByRole('button', { name: 'Advance', exact: true }).tap();
		await has('filled: 5\n');
		await at(page, 'Old Mera').getByRole('button', { name: 'More' }).tap();
		await at(page, 'Old Mera').getByRole('checkbox', { name: 'Influence bolstered' }).tap();
		await has('influence: yes');
		await on.looks('.sworn-track');
	}),
];
