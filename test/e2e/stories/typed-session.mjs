import assert from 'node:assert/strict';
import fs from 'node:fs';
import { story } from '../story.mjs';

const NOTE = 'Journal/What the relay kept.md';
const ILSE = 'Characters/Ilse Marrow.md';

/** The sheet before the session. */
const rested = sheet =>
	sheet.replace(/^(health|spirit|supply|momentum): .*$/gm, (_, meter) => `${meter}: ${START[meter]}`);
const START = { health: 5, spirit: 5, supply: 4, momentum: 3 };

const FIRST_LINES = '---\ncharacter: "[[Ilse Marrow]]"\ndate: 2026-11-22\n---\n\n# Session 1: What the relay kept\n\n';

/** The keys behind the trigger that each may take, with what it names and asks. */
const LIMITS = { 'strong hit': 5, 'weak hit': 7, question: 3, other: 5 };

/** The prose of the session in the demo: each paragraph without its record, and a track that it begins as it was typed. */
const PARAGRAPHS = fs
	.readFileSync(`demo/vault/${NOTE}`, 'utf8')
	.split('\n\n')
	.slice(2)
	.map(paragraph => paragraph.replace(/ `sworn: [^`]*`$/, '').replace(/, \d+ ticks`/, '`'));

/**
 * What is typed behind each paragraph and the trigger: `moved` with what it names, `asked` with the keys that change its odds,
 * `rolled` an oracle, `changed` a meter. The dice fall as told; what follows is answered with its number.
 */
const SESSION = [
	{ moved: 'sa w', dice: [6, 4, 8] },
	{ moved: 'gi', dice: [5, 2, 6] },
	{ rolled: 'descriptor focus', dice: [27, 61] },
	{ moved: 'siv', names: ' halcyon', dice: [4, 3, 5] },
	{ moved: 'fd e', dice: [3, 4, 10], follows: 1 },
	{ moved: 'fd i', dice: [6, 2, 5] },
	{ moved: 'ram', dice: [] },
	{ moved: 'fd w', dice: [1, 3, 10], follows: 1 },
	{ asked: 'Has anyone flown it and come back?', change: ['Tab'], dice: [34] },
	{ moved: 'ue e', dice: [6, 3, 7] },
	{ moved: 'ue w', dice: [5, 1, 4] },
	{ moved: 'fd w', dice: [6, 2, 2] },
	{ rolled: 'core action', dice: [47] },
	{ moved: 'gi', dice: [6, 4, 8] },
	{ moved: 'co h', dice: [5, 2, 6] },
	{ asked: 'Do they know that anyone looked for them?', change: ['Shift+Tab'], dice: [71] },
	{ moved: 'fd h', dice: [6, 1, 3] },
	{ moved: 'mac', names: ' oren', dice: [3, 2, 4] },
	{ moved: 'ram', dice: [] },
	{ changed: '-1 supply', dice: [] },
];

const rows = ({ page }) => page.locator('.suggestion-container .suggestion-item');
const codesIn = text => text.match(/`sworn: [^`]+`/g) ?? [];

/** Whether the sheet is as the last record left it: one who types as fast as this would be offered the state before. */
function isOnSheet(on, code) {
	const sheet = on.read(ILSE);
	const [, momentum] = /momentum -?\d+ → (-?\d+)/.exec(code) ?? [];
	if (momentum !== undefined && !sheet.includes(`momentum: ${momentum}\n`)) return false;
	return code.includes('Advantage) taken') === sheet.includes('Advantage)');
}

/** Types one paragraph with its move, and says how many keys it took behind the trigger. */
async function write(on, prose, { moved, asked, rolled, changed, names = '', change = [], dice, follows }) {
	const { page } = on;
	const typed = (moved ?? asked ?? rolled ?? changed) + names;
	const before = codesIn(await on.text()).length + codesIn(prose).length;
	await on.dice(...dice);
	await page.keyboard.insertText(prose);
	await page.keyboard.type(` ;;${typed}`);
	await rows(on).first().waitFor();
	for (const key of change) await page.keyboard.press(key);
	await page.keyboard.press('Enter');
	await on.until(async () => codesIn(await on.text()).length > before, `the record of ${typed}`);
	const last = async () => codesIn(await on.text()).at(-1);
	let keys = typed.length + change.length + 1;
	if (follows) {
		assert.match(await last(), /weak hit/);
		await page.locator(`[data-key="${follows}"]`).waitFor();
		await page.keyboard.press(String(follows));
		await on.until(async () => /; chose /.test(await last()), 'what was suffered');
		await page.getByText('Roll Endure').waitFor();
		await page.keyboard.press('Escape'); // its roll is left for later
		keys += 2;
	}
	await rows(on).first().waitFor({ state: 'detached' });
	await on.until(async () => isOnSheet(on, await last()), 'the sheet follows');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	const [outcome] = /strong hit|weak hit|miss/.exec(await last()) ?? [];
	const kind = asked ? 'question' : (outcome ?? 'other');
	const given = asked ? asked.length : rolled || changed ? typed.length : names.length;
	return { kind, typed, keys, limit: LIMITS[kind] + given };
}

/** Presses Tab until the focus is there, as one does who has no mouse. */
async function reachByTab(page, selector) {
	const isThere = () => page.evaluate(sought => document.activeElement?.matches(sought) ?? false, selector);
	for (let tabs = 0; !(await isThere()); tabs++) {
		assert.ok(tabs < 100, `${selector} is reached by Tab`);
		await page.keyboard.press('Tab');
	}
}

const READ = { note: NOTE, mode: 'preview', look: null };

/**
 * The height of the paragraphs down to the last sentence, and of the prose in it: where a record goes on in a row of prose,
 * its part of the row is none. The gaps between paragraphs are no prose, but they are part of the page.
 */
const heightsOf = page =>
	page.evaluate(() => {
		const view = document.querySelector('.markdown-reading-view');
		const told = [...view.querySelectorAll('p')];
		const end = told.findIndex(el => el.textContent.startsWith('Session 1.'));
		const paragraphs = told.slice(0, end).filter(el => !el.closest('.sworn-block'));
		const widthOf = (el, isRecord) => {
			const texts = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
			let sum = 0;
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				if ((text.parentElement.closest('[class*=sworn-]') !== null) !== isRecord) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				for (const { width } of range.getClientRects()) sum += width;
			}
			return sum;
		};
		const proseIn = el => {
			const [prose, record] = [widthOf(el, false), widthOf(el, true)];
			return (el.getBoundingClientRect().height * prose) / (prose + record);
		};
		const [first] = paragraphs;
		return {
			page: paragraphs.at(-1).getBoundingClientRect().bottom - first.getBoundingClientRect().top,
			text: paragraphs.reduce((sum, el) => sum + el.getBoundingClientRect().height, 0),
			prose: paragraphs.reduce((sum, el) => sum + proseIn(el), 0),
		};
	});

async function isMostlyProse(page, where) {
	const { page: whole, text, prose } = await heightsOf(page);
	const [part, all, told] = [prose, whole, text].map(Math.round);
	assert.ok(prose >= whole / 2, `${where}, prose takes ${part} of ${all} px, ${told} without gaps`);
}

/** Lines of the file with anything on them, and those with prose of the player. */
function linesOf(text) {
	const lines = text.split('\n').filter(line => line.trim() !== '');
	const story = text.slice(text.indexOf('# Session'), text.indexOf('**Session'));
	const prose = story
		.split('\n')
		.filter(line => !line.startsWith('#') && line.replace(/`sworn: [^`]+`/g, '').trim() !== '');
	const words = prose
		.join(' ')
		.replace(/`sworn: [^`]+`/g, '')
		.split(/\s+/)
		.filter(Boolean);
	return { all: lines.length, prose: prose.length, words: words.length };
}

export default [
	story(
		'a session is typed from its first sentence to its digest, by keys alone and without a dialog',
		{ note: NOTE, look: null, byHand: true, prepare: { [ILSE]: rested, [NOTE]: () => FIRST_LINES } },
		async on => {
			const { page } = on;
			await page.evaluate(() => {
				window.plugin.today = () => '2026-11-22';
				window.dialogs = 0;
				window.presses = 0;
				for (const event of ['mousedown', 'touchstart'])
					document.addEventListener(event, () => (window.presses += 1), { capture: true });
				new MutationObserver(() => (window.dialogs += document.querySelectorAll('.modal').length)).observe(
					document.body,
					{
						childList: true,
					},
				);
			});
			await reachByTab(page, '.cm-content');
			await page.keyboard.press('Control+End');
			const taken = [];
			for (const [at, part] of SESSION.entries()) taken.push(await write(on, PARAGRAPHS[at], part));
			for (const { typed, keys, limit } of taken) assert.ok(keys <= limit, `${typed}: ${keys} keys, ${limit} at most`);
			assert.equal(await page.evaluate(() => window.dialogs), 0, 'no dialog was opened');
			await on.command('End a session');
			await on.has('**Session 1.**');
			assert.equal(await page.evaluate(() => window.presses), 0, 'neither mouse nor finger was used');
			const text = (await on.text()).trimEnd() + '\n';
			// RENEW_DEMO=1 writes what was typed into the demo.
			if (process.env.RENEW_DEMO) {
				fs.writeFileSync(`demo/vault/${NOTE}`, text);
				await on.until(() => /supply: 3/.test(on.read(ILSE)), 'the sheet');
				fs.writeFileSync(`demo/vault/${ILSE}`, on.read(ILSE));
			}
			assert.equal(text, fs.readFileSync(`demo/vault/${NOTE}`, 'utf8'), 'the journal of the demo is what was typed');
			await on.until(() => on.read(ILSE) === fs.readFileSync(`demo/vault/${ILSE}`, 'utf8'), 'the sheet of the demo');
		},
	),

	story('the page of a typed session is a story, on a desktop and printed', READ, async on => {
		const { page } = on;
		await page.locator('.sworn-inline').first().waitFor();
		await on.inBothThemes(async dark => {
			if (!dark) await on.picture('session');
			await on.accessible('.markdown-reading-view');
		});
		await on.noSidewaysScroll();
		const { width, height } = page.viewportSize();
		// All of it in sight, so that all of it is drawn.
		await page.setViewportSize({ width, height: 6000 });
		await page.getByText('Session 1.').waitFor();
		await isMostlyProse(page, 'on a desktop');
		const { all, prose, words } = linesOf(on.read(NOTE));
		assert.ok(prose >= 0.4 * all, `prose is on ${prose} of ${all} lines`);
		assert.ok(words >= 400, `${words} words of prose`);
		await page.emulateMedia({ media: 'print' });
		await isMostlyProse(page, 'printed');
		await page.setViewportSize({ width, height });
		await on.accessible('.markdown-reading-view');
		await on.noSidewaysScroll();
	}),
];
