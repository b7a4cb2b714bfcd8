import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const START = 'Start here.md';
const LOOKS = [
	{ title: 'in the light', settings: { note: JOURNAL } },
	{ title: 'in the dark', settings: { note: JOURNAL, theme: 'dark' } },
	{ title: 'on a phone', settings: { note: JOURNAL, phone: true } },
];

export default [
	...LOOKS.map(({ title, settings }) =>
		story(`the whole page can be read by everybody, ${title}`, settings, async on => {
			const { page } = on;
			for (const mode of ['Live', 'Source', 'Reading']) {
				await page.getByRole('button', { name: mode, exact: true }).click();
				await on.accessible('html');
				await on.noSidewaysScroll();
			}
			await on.open(START);
			await on.accessible('html');
		}),
	),

	story('the banner says what the page is, and is put away', { note: START }, async on => {
		const { page } = on;
		const banner = page.getByRole('banner');
		assert.match(
			await banner.innerText(),
			/A stand-in for Obsidian.*These notes are a copy: .* gone when the demo ends/,
		);
		await banner.getByRole('button', { name: 'Put this line away' }).click();
		assert.equal(await banner.count(), 0);
		await page.reload();
		await page.waitForFunction(() => window.hostReady);
		assert.equal(await banner.count(), 0);
	}),

	story('a tab for each open note: named, brought to the front, closed', { note: START }, async on => {
		const { page, until } = on;
		const tabs = page.getByRole('group', { name: 'Open notes' });
		const inFront = () => tabs.locator('[aria-current=true]').innerText();
		await page.evaluate(
			async files => {
				const { vault, workspace } = window.app;
				for (const file of files) await workspace.getLeaf('tab').openFile(vault.getFileByPath(file));
			},
			[JOURNAL, KESTREL],
		);
		assert.equal(await inFront(), 'Kestrel Vane');
		await tabs.getByRole('button', { name: 'Session 1', exact: true }).click();
		await until(async () => (await inFront()) === 'Session 1', 'the journal in front');
		await tabs.getByRole('button', { name: 'Kestrel Vane', exact: true }).click({ button: 'middle' });
		await tabs.getByRole('button', { name: 'Close Session 1' }).click();
		await until(async () => (await inFront()) === 'Start here', 'the first note in front');
		assert.equal(await tabs.getByRole('button').count(), 1, 'the only note that is open cannot be closed');
	}),
];
