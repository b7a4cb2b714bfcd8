import { appOf, connect } from './connect.mjs';
import { filesOutside, hindrance, makeFolder, removeFolder, triggerOf } from './check-folder.mjs';
import { Findings } from './findings.mjs';
import { handsOn } from './hands.mjs';
import { STORIES } from './stories.mjs';

/**
 * Plays the stories in a folder of their own in the vault that is open, takes the folder away, and prints what the run
 * says about the rows of test/host/behaviours.yaml. Nothing else in the vault is changed; if something is, that is told.
 */
export async function playOnApp(url, { keep = false, only = '' } = {}) {
	const { page, leave } = await connect(url);
	try {
		const why = await hindrance(page);
		if (why) throw new Error(why);
		return await playIn(page, { keep, only });
	} finally {
		await leave();
	}
}

async function playIn(page, { keep, only }) {
	const findings = new Findings();
	const played = { passed: 0, failed: 0 };
	const trigger = await triggerOf(page);
	const front = await page.evaluateHandle(() => window.app.workspace.getMostRecentLeaf());
	const folder = await makeFolder(page);
	const before = await filesOutside(page, folder);
	try {
		for (const [at, { title, rows, play }] of STORIES.entries()) {
			if (!title.includes(only)) continue;
			const error = await playOne({ page, folder, trigger, findings, rows, name: `Check ${at + 1}` }, play);
			played[error ? 'failed' : 'passed'] += 1;
			findings.close(rows, error ? 'the story ended before' : 'no occasion');
			console.log(error ? `FAIL  ${title}\n      ${inShort(error)}` : `ok    ${title}`);
		}
	} finally {
		if (keep) console.log(`\nThe folder “${folder}” is kept. Delete it before the next run.`);
		else await removeFolder(page, folder);
		await front.evaluate(leaf => leaf && window.app.workspace.setActiveLeaf(leaf)).catch(() => {});
	}
	const after = await filesOutside(page, folder);
	const changed = [...before, ...after].filter(file => before.includes(file) !== after.includes(file));
	for (const file of changed) console.log(`!! Changed outside of the folder, by the run or meanwhile: ${file}`);
	console.log(`\n${findings.lines(await appOf(page)).join('\n')}`);
	console.log(`\nOn the app: ${played.passed} stories passed, ${played.failed} failed.`);
	return { ...played, refuted: findings.with('refuted'), unseen: findings.with('not seen') };
}

async function playOne(table, play) {
	let on;
	try {
		on = await handsOn(table);
		await play(on);
		return undefined;
	} catch (error) {
		return error;
	} finally {
		await table.page.keyboard.press('Escape').catch(() => {});
		await on?.close().catch(() => {});
	}
}

const inShort = error =>
	String(error.stack ?? error)
		.split('\n')
		.slice(0, 10)
		.join('\n      ');
