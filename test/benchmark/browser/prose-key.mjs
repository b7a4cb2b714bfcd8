import { failOnErrors, openHost, settled, worked } from './page.mjs';
import { placeInProse } from '../place-in-prose.mjs';
import { percentiles } from '../summary.mjs';

/** Typed within a line of prose: letters, spaces and a comma, none of which means anything in Markdown. */
const TYPED = 'and somewhere behind her, a hatch that nobody closed';

/** How long the page's own thread may still be at a key, before the next one is typed. */
const BETWEEN_KEYS = 50;

/**
 * The work of the page's own thread for each key of prose typed into the middle of a note in Live Preview, in milliseconds:
 * for each side, what its plugin adds to the same key on the host alone, each percentile to its own.
 * @param {Readonly<Record<string, { url: string, alone: string, note: string, text: string }>>} sides
 */
export async function measureProseKeys(browser, sides, { pages }) {
	const keys = new Map();
	for (let i = 0; i < pages; i++)
		for (const [url, side] of eachPlace(sides))
			keys.set(url, [...(keys.get(url) ?? []), ...(await typeOnOnePage(browser, url, side))]);
	const each = Object.entries(sides).map(([name, { url, alone }]) => [name, onTop(keys.get(url), keys.get(alone))]);
	return Object.fromEntries(each);
}

/** Each address once, in turn: sides whose notes are the same share a host alone. */
export const eachPlace = sides =>
	new Map(
		Object.values(sides).flatMap(side => [
			[side.url, side],
			[side.alone, side],
		]),
	);

function onTop(keys, aloneKeys) {
	const [own, alone] = [keys, aloneKeys].map(percentiles);
	const onTop = { key: own.median - alone.median, slowest: own.slowest - alone.slowest };
	return { ...asFigures(onTop), alone: asFigures({ key: alone.median, slowest: alone.slowest }) };
}

/** Keys have no best: it would be the one at which the page was asked too early. */
const asFigures = times => Object.fromEntries(Object.entries(times).map(([name, median]) => [name, { median }]));

async function typeOnOnePage(browser, url, { note, text }) {
	const opened = await openHost(browser, url, { note });
	const { page } = opened;
	await page.evaluate(placeCursor, [note, placeInProse(text)]);
	await settled(opened);
	// The first key of a page also compiles what the later ones need.
	await page.keyboard.press('x');
	await settled(opened);
	const keys = [];
	for (let before = await worked(opened), i = 0; i < TYPED.length; i++) {
		await page.keyboard.press(TYPED[i] === ' ' ? 'Space' : TYPED[i]);
		await new Promise(resolve => setTimeout(resolve, BETWEEN_KEYS));
		const now = await worked(opened);
		keys.push(now - before);
		before = now;
	}
	if (!(await page.evaluate(textOf, note)).includes(`x${TYPED}`)) throw new Error(`not all keys arrived in ${note}`);
	await failOnErrors(page);
	await opened.close();
	return keys;
}

function placeCursor([note, offset]) {
	const editor = window.bench.editorOf(note);
	const at = editor.offsetToPos(offset);
	editor.setCursor(at);
	editor.scrollIntoView({ from: at, to: at }, true);
	editor.focus();
}

const textOf = note => window.bench.editorOf(note).getValue();
