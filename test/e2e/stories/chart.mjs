import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const place = (chart, text = '', more = '') => `---\nsworn: place\n${more}chart: ${chart}\n---\n\n${text}\n`;
const course = '```sworn\nmove: Set a Course\nroll: supply 3\ndice: 6 vs 3, 4\n```';

export const SECTOR = 'Tidewrack/Tidewrack.md';

/** A small sector with the ways of three sessions. */
export const FILES = {
	[SECTOR]: '# Tidewrack\n\n```sworn\nshow: chart\n```\n',
	'Tidewrack/Places/Harrow Dock.md': place('0, 2'),
	'Tidewrack/Places/Old Lamp.md': place('1, 1', '[[The Quiet Door]]', 'type: star\n'),
	'Tidewrack/Places/Ory.md': place('2, 1.5', '[[Calloway]]', 'type: planet\n'),
	'Tidewrack/Places/The Quiet Door.md': place('0.5, 0', '', 'type: vault\n'),
	'Tidewrack/Places/Cairn Station.md': place(
		'3.5, 0.5',
		'Nine docks, nobody on them. The lights are on a timer. The beacons point at [[Meridian]].',
		'type: settlement\nregion: The drift\n',
	),
	'Tidewrack/Places/Sable.md': place('4, 2', '', 'region: The drift\n'),
	'Tidewrack/Places/Calloway.md': place('2.5, 2.5', '', 'type: derelict\n'),
	'Tidewrack/Sessions/Session 1.md': `---\ncharacter: "[[Kestrel Vane]]"\n---\n\nFrom [[Harrow Dock]] to [[Old Lamp]].\n\n${course}\n\nBack to [[Harrow Dock]].\n\n${course}\n\nAgain to [[Old Lamp]].\n\n${course}\n`,
	'Tidewrack/Sessions/Session 2.md': `---\ncharacter: "[[Kestrel Vane]]"\n---\n\nOn to [[Ory]].\n\n${course}\n\nThen [[Cairn Station]].\n\n${course}\n`,
};

/** Positions on a chart are no play, so no record says them. */
const READING = { note: SECTOR, files: FILES, mode: 'preview', byHand: true };
const ON_PHONE = { ...READING, phone: true };

/** A place stands there, on disk. */
const standsAt = (on, place, position) => on.saysOn(`Tidewrack/Places/${place}.md`, `chart: ${position}`);

const chartShown = async page => {
	await page.locator('.sworn-chart-way.is-travelled').first().waitFor();
	await page.locator('.sworn-chart-place', { hasText: 'Cairn Station' }).getByText('Kestrel Vane here').waitFor();
};

/** No two signs lie on each other, and none is out of the picture. */
async function isTidy(page) {
	const wrong = await page.evaluate(() => {
		const box = el => el.getBoundingClientRect();
		const field = box(document.querySelector('.sworn-chart-field'));
		const signs = [...document.querySelectorAll('.sworn-chart-sign')].map(box);
		const names = [...document.querySelectorAll('.sworn-chart-place')].map(box);
		const isOut = b =>
			b.left < field.left - 1 || b.right > field.right + 1 || b.top < field.top - 1 || b.bottom > field.bottom + 1;
		const areOn = (a, b) =>
			a.left < b.right - 8 && b.left < a.right - 8 && a.top < b.bottom - 8 && b.top < a.bottom - 8;
		return {
			out: names.filter(isOut).length,
			on: signs.filter((a, i) => signs.some((b, j) => j > i && areOn(a, b))).length,
			small: names.filter(b => b.width < 44 || b.height < 44).length,
			wide: document.querySelector('.sworn-chart').scrollWidth > document.querySelector('.sworn-chart').clientWidth,
		};
	});
	assert.deepEqual(wrong, { out: 0, on: 0, small: 0, wide: false });
}

const LONG_NAMES = {
	...FILES,
	'Tidewrack/Places/The Silent Observatory of the Forgotten Astronomers.md': place('3.5, -0.5', '', 'type: vault\n'),
	'Tidewrack/Places/Sternenwindbeobachtungsstation.md': place('2, 0.5', '', 'type: station\n'),
};

/** No name lies on the sign of another place. */
async function keepsNamesShort(page) {
	const covered = await page.evaluate(() => {
		const box = el => el.getBoundingClientRect();
		const places = [...document.querySelectorAll('.sworn-chart-place')];
		return places.flatMap(place => {
			const name = box(place.querySelector('.sworn-chart-name'));
			const isOn = ({ left, right, top, bottom }) =>
				name.left < right - 8 && left + 8 < name.right && name.top < bottom - 8 && top + 8 < name.bottom;
			const under = places.filter(other => other !== place && isOn(box(other.querySelector('.sworn-chart-sign'))));
			return under.map(other => `${place.textContent} on ${other.textContent}`);
		});
	});
	assert.deepEqual(covered, []);
}

export default [
	story(
		'the chart of a sector: dragged, moved by keys, taken back, and a way that opens its session',
		READING,
		async on => {
			const { page } = on;
			await chartShown(page);
			await isTidy(page);
			await on.inBothThemes(() => on.looks('.sworn-chart'));
			const calloway = page.locator('.sworn-chart-place', { hasText: 'Calloway' });
			const from = await calloway.locator('svg').boundingBox();
			const field = await page.locator('.sworn-chart-field').boundingBox();
			await page.mouse.move(from.x + 22, from.y + 22);
			await page.mouse.down();
			await page.mouse.move(from.x - 30, from.y + 10, { steps: 4 });
			await page.mouse.move(from.x + 22 - field.width / 5, from.y + 22, { steps: 4 });
			await page.mouse.up();
			await standsAt(on, 'Calloway', '1.5, 2.5');
			await calloway.focus();
			await page.keyboard.press('ArrowLeft');
			await standsAt(on, 'Calloway', '1, 2.5');
			await page.getByRole('button', { name: 'Move it back' }).click();
			await standsAt(on, 'Calloway', '1.5, 2.5');
			await page.getByText('Places and ways').click();
			await on.looks('.sworn-chart');
			await page.getByRole('link', { name: 'Session 2, line 7' }).click();
			await on.inFront('Tidewrack/Sessions/Session 2.md');
		},
	),

	story('a place of a chart is chosen, one that was only heard of gets a note, on a phone', ON_PHONE, async on => {
		const { page } = on;
		await chartShown(page);
		await isTidy(page);
		await page.locator('.sworn-chart-place', { hasText: 'Cairn Station' }).tap();
		const card = page.locator('.sworn-chart-card');
		await card.getByText('Nine docks, nobody on them.').waitFor();
		await card.getByText('settlement · The drift · Kestrel Vane here').waitFor();
		await on.bigTargets('.sworn-chart-card');
		await on.inBothThemes(() => on.accessible('.sworn-chart'));
		await page.keyboard.press('Escape');
		await card.waitFor({ state: 'detached' });
		await page.locator('.sworn-chart-place.is-heard-of', { hasText: 'Meridian?' }).focus();
		await page.keyboard.press('Enter');
		await card.getByText('heard of, no note yet').waitFor();
		await on.bigTargets('.sworn-chart-card');
		await card.getByRole('button', { name: 'Create note' }).tap();
		await page.locator('.sworn-chart-place:not(.is-heard-of)', { hasText: 'Meridian' }).waitFor();
		const note = 'Tidewrack/Places/Meridian.md';
		await on.until(() => on.exists(note) && on.read(note).includes('sworn: place\nchart: '), 'a note');
	}),

	story(
		'the chart in hexes, moved hex by hex, on a phone',
		{ ...ON_PHONE, files: { ...FILES, [SECTOR]: '# Tidewrack\n\n```sworn\nshow: chart\nlayout: hex\n```\n' } },
		async on => {
			const { page } = on;
			await chartShown(page);
			await isTidy(page);
			await keepsNamesShort(page);
			const drawn = await page.locator('.sworn-chart-field').boundingBox();
			assert.ok(drawn.height > drawn.width / 3, 'hexes keep their form');
			await on.accessible('.sworn-chart');
			await page.locator('.sworn-chart-place', { hasText: 'Old Lamp' }).focus();
			await page.keyboard.press('ArrowDown');
			await standsAt(on, 'Old Lamp', '1, 2');
		},
	),

	story(
		'a long name on a chart covers no other place, and is whole under the focus, on a phone',
		{ ...ON_PHONE, files: LONG_NAMES },
		async on => {
			const { page } = on;
			await chartShown(page);
			await keepsNamesShort(page);
			const place = page.locator('.sworn-chart-place', { hasText: 'Forgotten Astronomers' });
			const isWhole = () =>
				place.locator('.sworn-chart-name').evaluate(el => el.scrollHeight <= el.clientHeight || el.clientHeight === 0);
			assert.equal(await isWhole(), false);
			await page.keyboard.press('Tab');
			await place.focus();
			await on.until(isWhole, 'the whole name');
			await on.accessible('.sworn-chart');
		},
	),
];
