import { cursorToEnd, failOnErrors, heapOf, openHost, settled, worked } from './page.mjs';
import { eachPlace } from './prose-key.mjs';
import { openAndLayOut, readMarks, startNote } from './start-and-records.mjs';
import { summary } from '../summary.mjs';

/*
 * What can be measured for a plugin of which nothing is known. `sides` are by name `{ url, alone, note, text, command }`: its
 * vault, the same vault without a plugin, a long note there and its text, and a command that opens a dialog.
 */

/** Loading, the work of a start, and the heap after it: on top of the host alone. */
export const measureAnyStart = (browser, sides, { pages }) =>
	inTurn(sides, pages, async url => {
		const opened = await openHost(browser, url);
		const work = await settled(opened);
		const { compile, evaluate, onload } = await opened.page.evaluate(readMarks);
		const heap = await heapOf(opened);
		await opened.close();
		return { load: compile + evaluate + onload, work, heap };
	});

/** The long note opened in a view, `preview` or `live`: until it is laid out, and the work until all stands still. */
export const measureAnyView = (browser, sides, { mode, pages }) =>
	inTurn(sides, pages, async (url, { note }) => {
		const opened = await openHost(browser, url);
		const { page } = opened;
		await settled(opened);
		await page.evaluate(startNote, mode);
		const before = await worked(opened);
		const waited = await page.evaluate(openAndLayOut, note);
		const work = (await settled(opened)) - before;
		await failOnErrors(page);
		await opened.close();
		return { waited, work };
	});

/** From a command to the dialog that it opens, painted: the first since a start, and later ones. */
export async function measureAnyDialog(browser, sides, { pages, later }) {
	const firsts = new Map();
	const laters = new Map();
	const add = (runs, name, dialog) => runs.set(name, [...(runs.get(name) ?? []), { dialog }]);
	for (let i = 0; i < pages; i++)
		for (const [name, { url, note, command }] of Object.entries(sides)) {
			const opened = await openHost(browser, url, { note });
			await cursorToEnd(opened, note);
			await settled(opened);
			add(firsts, name, await openDialog(opened, command));
			for (let more = 0; more < later; more++) add(laters, name, await openDialog(opened, command));
			await failOnErrors(opened.page);
			await opened.close();
		}
	const of = name => ({ first: summary(firsts.get(name)).dialog, later: summary(laters.get(name)).dialog });
	return Object.fromEntries(Object.keys(sides).map(name => [name, of(name)]));
}

const DIALOG = '.modal-container, .prompt';

async function openDialog(opened, command) {
	const { page } = opened;
	const taken = await page.evaluate(runUntilShown, [command, DIALOG]).catch(() => undefined);
	if (taken === undefined) throw new Error(`the command “${command}” opened no dialog in 20 seconds`);
	await page.keyboard.press('Escape');
	await page.waitForFunction(dialog => !document.querySelector(dialog), DIALOG);
	await settled(opened, 100);
	return taken;
}

const runUntilShown = async ([command, dialog]) => {
	const laidOut = await window.bench.untilSo(
		() => window.app.commands.executeCommandById(command),
		() => document.querySelector(dialog),
	);
	return laidOut + (await window.bench.frame());
};

/** Each address in turn on pages of its own; for each side, what it takes on top of the host alone. */
async function inTurn(sides, pages, measure) {
	const runs = new Map();
	for (let i = 0; i < pages; i++)
		for (const [url, side] of eachPlace(sides)) runs.set(url, [...(runs.get(url) ?? []), await measure(url, side)]);
	const each = Object.entries(sides).map(([name, { url, alone }]) => [
		name,
		onTop(runs.get(url), summary(runs.get(alone))),
	]);
	return Object.fromEntries(each);
}

const onTop = (runs, alone) =>
	summary(runs.map(run => Object.fromEntries(Object.keys(run).map(name => [name, run[name] - alone[name].median]))));
