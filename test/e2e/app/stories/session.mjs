import assert from 'node:assert/strict';
import { story } from '../story.mjs';

/**
 * What is typed behind the trigger after a sentence, with the dice that the player threw where there are any; `choice` is
 * the number key that answers it, and `told` what the note says in the end.
 */
const SESSION = [
	{ prose: 'The amber light counts.', typed: 'gi 2 2 6', told: /Gather Information[^]*weak hit/ },
	{
		prose: 'The tether caught on a strut.',
		typed: 'fd e 4 3 9',
		choice: '1',
		told: /Face Danger[^]*weak hit[^]*chose:? /,
	},
	{ prose: 'I leaned on her until the lights went brown.', typed: 'fd w 6 2 5', told: /Face Danger[^]*strong hit/ },
	{ prose: 'Something sang on the old band.', typed: 'core action', told: /sworn[^]*action/i },
	{ prose: 'I left them my water.', typed: '-1 supply', told: /supply 3 → 2/ },
];

export default [
	story('a session is typed from its first sentence to its digest, by keys alone', [], async on => {
		const { page, rows } = on;
		await on.journal({ body: '# Session 1: The relay\n\n' });
		for (const { prose, typed, choice, told } of SESSION) {
			const before = (await on.text()).length;
			const row = async () => (await on.text()).slice(before);
			await page.keyboard.type(`${prose} `);
			await on.typed(typed);
			await rows.first().waitFor();
			await page.keyboard.press('Enter');
			await on.until(async () => (await row()).includes('sworn'), `the record of ${typed}`);
			if (choice) {
				await page.locator(`[data-key="${choice}"]`).waitFor();
				await page.keyboard.press(choice);
			}
			await on.until(async () => told.test(await row()), `${typed}: ${told}`);
			await page.keyboard.press('Enter');
			await page.keyboard.press('Enter');
		}
		await on.command('end-a-session');
		await on.has('**Session 1.**');
		const text = await on.text();
		const places = SESSION.map(({ prose }) => text.indexOf(prose));
		assert.ok(
			places.every((at, i) => at > (places[i - 1] ?? 0)),
			'each sentence stands, in its order',
		);
		await on.diskHas(on.paths.sheet, 'supply: 2');
	}),
];
