import fs from 'node:fs';
import path from 'node:path';
import { build } from '../host/build.mjs';
import { startBrowser } from './browser.mjs';
import { EVERYDAY } from './everyday.mjs';
import { table } from './table.mjs';

const STORIES = path.resolve('test/e2e/stories');
const SHOTS = path.resolve('screenshots');
const PICTURES = path.resolve('docs/pictures');

/** Each story has a page, a vault and a server of its own, so that two are played at once: much of a story is waiting. */
const AT_ONCE = 2;

/**
 * Plays the stories whose title or file has `only` in it, or the everyday ones of them, and those about a rules file from
 * outside; returns the counts and how long each took. One that fails is played once more, since a busy machine can make a tap
 * too long to be one; it is named at the end, for that may be a race.
 */
export async function playStories({
	only = '',
	everyday = false,
	built = false,
	pictures = false,
	rules,
	jobs = AT_ONCE,
}) {
	if (!built) await build();
	const folders = { ...(everyday ? {} : { shots: SHOTS }), ...(pictures ? { pictures: PICTURES } : {}) };
	for (const folder of [SHOTS, ...Object.values(folders)]) fs.mkdirSync(folder, { recursive: true });
	const browser = await startBrowser();
	const stories = await storiesWith(only, everyday, rules);
	const played = { passed: 0, failed: 0, times: [] };
	const unsteady = [];
	const playOn = async () => {
		for (let next = stories.shift(); next; next = stories.shift()) {
			const start = Date.now();
			const tries = await playTillPassed(browser, folders, next);
			played.times.push({ title: next.title, ms: Date.now() - start });
			const passed = tries.at(-1) === undefined;
			played[passed ? 'passed' : 'failed'] += 1;
			if (passed && tries.length > 1) unsteady.push(next.title);
		}
	};
	await Promise.all(Array.from({ length: jobs }, playOn));
	await browser.close();
	for (const title of unsteady) console.log(`\nUNSTEADY ${title}: failed, and passed when it was played once more.`);
	console.log(
		`\nEnd to end: ${played.passed} stories passed, ${played.failed} failed. Screenshots${everyday ? ' of failures' : ''} are in ${SHOTS}`,
	);
	return played;
}

async function storiesWith(only, everyday, rules) {
	const files = fs.readdirSync(STORIES).sort();
	const themes = await Promise.all(files.map(file => import(path.join(STORIES, file))));
	const stories = themes.flatMap(({ default: ofFile, fromOutside }, at) =>
		[...ofFile, ...(rules && fromOutside ? fromOutside(rules) : [])].map(story => ({ ...story, file: files[at] })),
	);
	const isThere = title => stories.some(story => story.title === title);
	const missing = EVERYDAY.filter(title => !isThere(title));
	if (missing.length > 0) throw new Error(`No story has the title that everyday.mjs names: ${missing.join('; ')}`);
	return stories.filter(
		({ title, file }) => `${file} ${title}`.includes(only) && (!everyday || EVERYDAY.includes(title)),
	);
}

/** At most twice; what went wrong in each try, undefined for the one that passed. */
async function playTillPassed(browser, folders, story) {
	const tries = [];
	while (tries.length === 0 || (tries.length < 2 && tries.at(-1))) {
		const start = Date.now();
		const error = await playOne(browser, folders, story);
		tries.push(error);
		const verdict = tries.length < 2 ? 'AGAIN' : 'FAIL ';
		console.log(
			error ? `${verdict} ${story.title}\n     ${inShort(error)}` : `ok    ${story.title} (${Date.now() - start} ms)`,
		);
	}
	return tries;
}

async function playOne(browser, folders, { title, settings, play }) {
	let on;
	try {
		on = await table(browser, folders, settings, title);
		await play(on);
		await on.close();
		return undefined;
	} catch (error) {
		await on?.page
			.screenshot({ path: path.join(SHOTS, `fail ${title.replaceAll(/\W+/g, ' ').trim()}.png`) })
			.catch(() => {});
		return error;
	}
}

const inShort = error =>
	String(error.stack ?? error)
		.split('\n')
		.slice(0, 14)
		.join('\n     ');
