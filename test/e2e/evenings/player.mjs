import assert from 'node:assert/strict';

/** What stands on the page: where the line of the caret is, how high the row, strip or panel is, and the room below a panel. */
const seen = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const bottomOf = el => el.getBoundingClientRect().bottom;
		const heightOf = selector => {
			const heights = [...document.querySelectorAll(selector)].map(el => el.getBoundingClientRect().height);
			return Math.round(Math.max(0, ...heights));
		};
		const roomBelow = selector => {
			const panels = [...document.querySelectorAll(selector)].map(el => el.getBoundingClientRect());
			const { bottom } = cm.scrollDOM.getBoundingClientRect();
			return Math.round(bottom - Math.max(...panels.filter(({ height }) => height > 0).map(panel => panel.bottom)));
		};
		return {
			line: Math.round(cm.documentTop + cm.lineBlockAt(cm.state.selection.main.head).top),
			scrolled: Math.round(cm.scrollDOM.scrollTop),
			row: heightOf('.suggestion-container'),
			strip: heightOf('.sworn-line-card.is-strip > .sworn-block'),
			panel: heightOf('.sworn-line-card:not(.is-strip)'),
			below: roomBelow('.sworn-line-card:not(.is-strip)'),
			isInText: cm.hasFocus,
			/** Ranks that are wider than their row. */
			cut: [...document.querySelectorAll('.sworn-ranks')].filter(el => el.scrollWidth > el.clientWidth + 1).length,
			/** How far the foot of a panel stands above its end. */
			foot: Math.max(
				0,
				...[...document.querySelectorAll('.is-after-roll:not(.is-strip, .is-waiting) .is-asking > .sworn-tools')].map(
					el => bottomOf(el.closest('.sworn-line-card')) - bottomOf(el),
				),
			),
			says: [...document.querySelectorAll('.suggestion-container, .sworn-line-card')]
				.map(el => el.innerText)
				.join('\n'),
		};
	});

/** The words that each token of a move has beside its name, a pair or ten boxes. */
export const wordsOfTokens = page =>
	page.evaluate(() =>
		[...document.querySelectorAll('.cm-content .sworn-inline')].map(el => {
			const name = el.querySelector('.sworn-token-name')?.textContent ?? '';
			return el.innerText.replace(name, '').split(/\s+/).filter(Boolean).length;
		}),
	);

/** The part of the height of the page that lines with a sentence have. */
export const partOfProse = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const { doc } = cm.state;
		const lines = Array.from({ length: doc.lines }, (_, at) => doc.line(at + 1));
		const heightOf = some => some.reduce((height, { from }) => height + cm.lineBlockAt(from).height, 0);
		const begin = lines.findIndex(({ text }, at) => at > 0 && text === '---') + 1;
		const played = lines.slice(begin);
		return heightOf(played.filter(({ text }) => /\p{L}/u.test(text.replace(/`[^`]*`/g, '')))) / heightOf(played);
	});

/** How often the page must look the same in turn, so that it is not only waiting for a busy machine. */
const LOOKS = 3;

const stateOf = async on => JSON.stringify([await seen(on.page), await on.text()]);

/** What was pressed waits for dice, notes and drawing. */
async function settled(on) {
	for (let before = '', same = 1; same < LOOKS;) {
		await on.page.waitForTimeout(80);
		await on.atRest();
		const now = await stateOf(on);
		same = now === before ? same + 1 : 1;
		before = now;
	}
	return await seen(on.page);
}

/** A key that is pressed has an effect, however long it takes. */
async function press(on, key) {
	const before = await stateOf(on);
	await on.page.keyboard.press(key);
	const end = Date.now() + 10_000;
	while ((await stateOf(on)) === before) assert.ok(Date.now() < end, `${key} has no effect`);
	return await settled(on);
}

/**
 * A move of an evening: the sentence before it, what is typed behind the trigger, and the answers to what it asks; an answer
 * may have dice of its own. Tells what stood on the page after each, and how many keys it took from the trigger on.
 */
export async function playMove(on, { say = '', typed, dice = [], answers = [] }) {
	const { page } = on;
	const rows = page.locator('.suggestion-container .suggestion-item');
	await page.keyboard.type(`${say} ;;`);
	await rows.first().waitFor();
	const bare = await settled(on);
	await page.keyboard.type(typed);
	await rows.first().waitFor();
	const row = await settled(on);
	await on.dice(...dice);
	const frames = [];
	const shown = async frame => {
		frames.push(frame);
		if (process.env.LOOK) await on.picture(`${typed.split(' ')[0]} ${frames.length}`);
	};
	await shown(await press(on, 'Enter'));
	for (const { keys, dice: faces } of answers) {
		if (faces) await on.dice(...faces);
		for (const key of keys) {
			const isName = key.length > 1 && key.includes(' ');
			if (isName) await page.keyboard.type(key);
			await shown(await (isName ? settled(on) : press(on, key)));
		}
	}
	const answered = answers.flatMap(({ keys }) => keys).filter(key => !key.includes(' ')).length;
	return { bare, row, frames, keys: typed.split(':')[0].length + 1 + answered };
}

/** What the page showed at each step of a move, for the log of an evening. */
const printed = ({ bare, row, frames }) =>
	[bare, row, ...frames].map(at => [at.line, at.scrolled, at.row, at.strip, at.panel, at.below].join('/')).join('  ');

/**
 * Plays the moves of an evening in a campaign that begins with it, and tells of each what it took. With LOOK=1 in the
 * environment each step is printed: line of the caret, scrolling, row, strip, panel, and what is below the panel.
 */
export async function playEvening(on, { begin, moves }, look = () => {}) {
	await begin(on);
	const told = [];
	for (const move of moves) {
		if (move.isNewParagraph) await on.page.keyboard.press('Enter');
		const played = await playMove(on, move);
		if (process.env.LOOK) console.log(move.typed, played.keys, printed(played));
		assert.deepEqual(await on.page.locator('.notice').allTextContents(), [], `${move.typed}: no notice`);
		assert.ok(played.frames.at(-1).isInText, `${move.typed}: the caret is in the text`);
		told.push({ typed: move.typed, name: move.name ?? '', ...played });
		await look(told.length);
	}
	const prose = await partOfProse(on.page);
	if (process.env.LOOK) console.log('prose', prose);
	return { told, words: await wordsOfTokens(on.page), prose };
}

/** Begins a campaign by its shortest way, with names of its own; `choose` picks its game and `start` presses *Just begin*. */
export async function beginCampaign(on, { campaign, character }, { choose = () => {}, start }) {
	const { page } = on;
	await on.command('begin a campaign');
	await choose(page);
	await page.getByLabel('Campaign', { exact: true }).fill(campaign);
	await page.getByLabel('Character', { exact: true }).fill(character);
	await start(page);
	await on.inFront(`${campaign}/Journal/Session 1.md`);
	await on.cursorToEnd();
}

/** At most eight words stand beside the name in nine of ten tokens. */
export function expectShort(words) {
	const short = words.filter(count => count <= 8).length;
	assert.ok(short >= 0.9 * words.length, `${short} of ${words.length} tokens have at most eight words`);
}
