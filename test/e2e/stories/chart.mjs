import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const place = (chart, text = '', more = '') => `---\nsworn: place\n${more}chart: ${chart}\n---\n\n${text}\n`;
const course = '```sworn\nmove: Set a Course\nroll: supply 3\ndice: 6 vs 3, 4\n```';

const SECTOR = 'Tidewrack/Tidewrack.md';

/** A small sector with the ways of three sessions. */
const FILES = {
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
			const { page, until } = on;
			await chartShown(page);
			await isTidy(page);
			await on.shot('170-chart');
			await on.accessible('.sworn-chart');
			const calloway = page.locator('.sworn-chart-place', { hasText: 'Calloway' });
			const from = await calloway.locator('svg').boundingBox();
			const field = await page.locator('.sworn-chart-field').boundingBox();
			assert.ok(from && field);
			await page.mouse.move(from.x + 22, from.y + 22);
			await page.mouse.down();
			await page.mouse.move(from.x - 30, from.y + 10, { steps: 4 });
			await page.mouse.move(from.x + 22 - field.width / 5, from.y + 22, { steps: 4 });
			await page.mouse.up();
			await until(() => on.read('Tidewrack/Places/Calloway.md').includes('chart: 1.5, 2.5\n'), 'dragged');
			await calloway.focus();
			await page.keyboard.press('ArrowLeft');
			await until(() => on.read('Tidewrack/Places/Calloway.md').includes('chart: 1, 2.5\n'), 'moved by a key');
			await on.shot('171-chart-moved');
			await page.getByRole('button', { name: 'Move it back' }).click();
			await until(() => on.read('Tidewrack/Places/Calloway.md').includes('chart: 1.5, 2.5\n'), 'taken back');
			await page.getByText('Places and ways').click();
			await on.shot('172-chart-list');
			await on.accessible('.sworn-chart');
			await page.getByRole('link', { name: 'Session 2, line 7' }).click();
			await until(
				() => page.evaluate(() => window.app.workspace.getActiveFile()?.path === 'Tidewrack/Sessions/Session 2.md'),
				'the session is open',
			);
		},
	),

	...['on a desktop', 'in the dark', 'on a phone'].map(where =>
		story(
			`a place of a chart is chosen, one that was only heard of gets a note, ${where}`,
			{ ...READING, phone: where === 'on a phone', theme: where === 'in the dark' ? 'dark' : 'light' },
			async on => {
				const { page, until } = on;
				const name = where.split(' ').at(-1);
				await chartShown(page);
				await isTidy(page);
				await page.locator('.sworn-chart-place', { hasText: 'Cairn Station' }).click();
				const card = page.locator('.sworn-chart-card');
				await card.getByText('Nine docks, nobody on them.').waitFor();
				await card.getByText('settlement · The drift · Kestrel Vane here').waitFor();
				await card.scrollIntoViewIfNeeded();
				for (const button of ['Open note', 'Travel here', 'Add a way…', 'Close']) {
					const at = await card.getByRole('button', { name: button, exact: true }).boundingBox();
					assert.ok(at && (where !== 'on a phone' || at.height >= 44), `${button} is as high as a finger`);
				}
				await on.shot(`176-chart-card-${name}`);
				await on.accessible('.sworn-chart');
				await page.keyboard.press('Escape');
				await card.waitFor({ state: 'detached' });
				await page.locator('.sworn-chart-place.is-heard-of', { hasText: 'Meridian?' }).focus();
				await page.keyboard.press('Enter');
				await card.getByText('heard of, no note yet').waitFor();
				await on.shot(`177-chart-heard-of-${name}`);
				const create = card.getByRole('button', { name: 'Create note' });
				const size = await create.boundingBox();
				if (where === 'on a phone') assert.ok(size && size.height >= 44, 'as high as a finger');
				await create.click();
				await page.locator('.sworn-chart-place:not(.is-heard-of)', { hasText: 'Meridian' }).waitFor();
				await until(() => on.read('Tidewrack/Places/Meridian.md').includes('sworn: place\nchart: '), 'a note');
			},
		),
	),

	...['on a desktop', 'in the dark', 'on a phone'].map(where =>
		story(
			`the chart in hexes, moved hex by hex, ${where}`,
			{
				...READING,
				files: { ...FILES, [SECTOR]: '# Tidewrack\n\n```sworn\nshow: chart\nlayout: hex\n```\n' },
				phone: where === 'on a phone',
				theme: where === 'in the dark' ? 'dark' : 'light',
			},
			async on => {
				const { page, until } = on;
				await chartShown(page);
				await isTidy(page);
				await keepsNamesShort(page);
				const drawn = await page.locator('.sworn-chart-field').boundingBox();
				assert.ok(drawn && drawn.height > drawn.width / 3, 'hexes keep their form');
				const lamp = page.locator('.sworn-chart-place', { hasText: 'Old Lamp' });
				await on.shot(`178-chart-hex-${where.split(' ').at(-1)}`);
				await on.accessible('.sworn-chart');
				await lamp.focus();
				await page.keyboard.press('ArrowDown');
				await until(() => on.read('Tidewrack/Places/Old Lamp.md').includes('chart: 1, 2\n'), 'a hex down');
				await page.keyboard.press('ArrowLeft');
				await until(() => /chart: \d+(?:\.5)?, 2\n/.test(on.read('Tidewrack/Places/Old Lamp.md')), 'a hex to the left');
			},
		),
	),

	story('the chart in the dark', { ...READING, theme: 'dark' }, async on => {
		await chartShown(on.page);
		await on.shot('173-chart-dark');
		await on.accessible('.sworn-chart');
	}),

	...['on a desktop', 'on a phone'].map(where =>
		story(
			`a long name on a chart covers no other place, and is whole under the focus, ${where}`,
			{ ...READING, files: LONG_NAMES, phone: where === 'on a phone' },
			async on => {
				const { page } = on;
				await chartShown(page);
				await keepsNamesShort(page);
				await on.shot(`175-chart-long-names-${where.split(' ').at(-1)}`);
				const place = page.locator('.sworn-chart-place', { hasText: 'Forgotten Astronomers' });
				const isWhole = () =>
					place
						.locator('.sworn-chart-name')
						.evaluate(el => el.scrollHeight <= el.clientHeight || el.clientHeight === 0);
				assert.equal(await isWhole(), false);
				await page.keyboard.press('Tab');
				await place.focus();
				await on.until(isWhole, 'the whole name');
				await on.accessible('.sworn-chart');
			},
		),
	),

	story('the chart on a phone', { ...READING, phone: true }, async on => {
		await chartShown(on.page);
		await isTidy(on.page);
		await on.shot('174-chart-phone');
	}),
];
