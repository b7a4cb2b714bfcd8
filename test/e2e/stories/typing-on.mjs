import { story } from '../story.mjs';

const files = {
	'Kestrel.md':
		'---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n',
	'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nRain.\n\n',
};

/** So often, since the frames of a page do not come as one wishes: without the plugin's help each goes wrong now and then. */
const ANSWERS = 8;

export default [
	story(
		'on a slow machine, what is typed right after an answer stands where the cursor is',
		{ files, note: 'Journal.md', byHand: true },
		async on => {
			const { page } = on;
			const devtools = await page.context().newCDPSession(page);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 5 });
			await page.locator('.cm-content').first().click();
			await page.keyboard.press('Control+End');
			const answers = async () => (await on.text()).split('result: ').length - 1;
			for (let i = 0; i < ANSWERS; i++) {
				await on.command('ask the oracle');
				await page.locator('.modal [role=combobox]').waitFor();
				await page.keyboard.type('core act');
				await page.keyboard.press('Enter');
				await on.until(async () => (await answers()) > i, `answer ${i + 1}`);
				await page.keyboard.type(`The ring turns, ${i}.`);
				await on.has(`\n\nThe ring turns, ${i}.`);
				await page.keyboard.press('Enter');
			}
		},
	),
];
