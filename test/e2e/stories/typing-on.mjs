import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const files = {
	'Kestrel.md': sheetOf(),
	'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n\nRain.\n\n',
};

/** So often, since the frames of a page do not come as one wishes: without the plugin's help each goes wrong now and then. */
const ANSWERS = 8;

const NAMED = { '\u001b': 'Escape', '\r': 'Enter' };

/** Sends all keys at once, so that none waits until the page has dealt with the one before. */
const sendAtOnce = (devtools, keys) =>
	Promise.all(
		[...keys].flatMap(text => {
			const key = NAMED[text] ?? text;
			const windowsVirtualKeyCode = text.toUpperCase().charCodeAt(0);
			const typed = text === '\u001b' ? {} : { text };
			return ['keyDown', 'keyUp'].map(type =>
				devtools.send('Input.dispatchKeyEvent', {
					type,
					key,
					windowsVirtualKeyCode,
					...(type === 'keyDown' ? typed : {}),
				}),
			);
		}),
	);

const ENTER = '\r';
const ESCAPE = '\u001b';
const WORDS = 'abcdefgh 1 row on';

/** How the dice fall for a typed move. */
const MISS = { outcome: 'miss', dice: [1, 9, 8] };
const WEAK_HIT = { outcome: 'weak hit', dice: [4, 3, 9] };
/** What is sent right behind the move, or once its record stands. */
const HURRIES = [
	{ title: 'Esc once the panel asks', waits: true, keys: ESCAPE + WORDS },
	{ title: 'Enter', waits: false, keys: WORDS },
	{ title: 'Enter and Esc', waits: false, keys: ESCAPE + WORDS },
];
/** HURRIED=30 looks for a letter that is lost now and then. */
const TIMES = Number(process.env.HURRIED ?? 1);

const hurried = ({ mode, records, rate }) =>
	story(
		`what is typed right after Esc or Enter arrives whole and in order: ${mode}, as a ${records}, ${rate} times slower`,
		{ files, note: 'Journal.md', byHand: true, look: 'lines', mode, records },
		async on => {
			const { page } = on;
			const devtools = await page.context().newCDPSession(page);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate });
			await page.locator('.cm-content').first().click();
			await page.keyboard.press('Control+End');
			for (let i = 0; i < TIMES; i++)
				for (const { outcome, dice } of [MISS, WEAK_HIT])
					for (const { title, waits, keys } of HURRIES) {
						await page.keyboard.press('Control+End');
						const before = await on.text();
						const isWritten = async () => (await on.text()).slice(before.length).includes(outcome);
						await on.dice(...dice);
						await page.keyboard.type(`Row ${i}. ;;fd e`);
						await page.locator('.suggestion-container .suggestion-item').first().waitFor();
						await sendAtOnce(devtools, waits ? ENTER : ENTER + keys);
						await on.until(isWritten, `a ${outcome}`);
						if (waits && mode === 'live') await page.locator('[data-key="1"]').waitFor();
						if (waits) await sendAtOnce(devtools, keys);
						const isThere = async () => (await on.text()).slice(before.length).includes(WORDS);
						await on.until(isThere, `${title} after a ${outcome}, ${i}`).catch(async error => {
							assert.fail(`${error.message}: ${JSON.stringify((await on.text()).slice(before.length))}`);
						});
						const written = (await on.text()).slice(before.length);
						assert.match(written, /^Row \d+\. (?!;;)/, title);
						assert.ok(!written.includes('chose'), `${title}: nothing is chosen by a key for the text: ${written}`);
						await page.keyboard.press('Enter');
						await page.keyboard.press('Enter');
					}
		},
	);

export default [
	...[
		{ mode: 'live', records: 'line', rate: 6 },
		{ mode: 'live', records: 'block', rate: 1 },
		{ mode: 'source', records: 'line', rate: 6 },
	].map(hurried),

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
				await on.lookFor('ask the oracle', 'core act');
				await page.keyboard.press('Enter');
				await on.until(async () => (await answers()) > i, `answer ${i + 1}`);
				await page.keyboard.type(`The ring turns, ${i}.`);
				await on.has(`\n\nThe ring turns, ${i}.`);
				await page.keyboard.press('Enter');
			}
		},
	),
];
