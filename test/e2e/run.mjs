import fs from 'node:fs';
import path from 'node:path';
import { build } from '../host/build.mjs';
import { startBrowser } from './browser.mjs';
import { table } from './table.mjs';

const STORIES = path.resolve('test/e2e/stories');
const SHOTS = path.resolve('screenshots');
const PICTURES = path.resolve('docs/pictures');

/** Each story has a page, a vault and a server of its own, so that two are played at once: much of a story is waiting. */
const AT_ONCE = 2;

/** Plays the stories whose title or file has `only` in it, and those about a rules file from outside; tells the counts. */
export async function playStories({ only = '', pictures = false, rules, jobs = AT_ONCE }) {
	await build();
	const folders = { shots: SHOTS, ...(pictures ? { pictures: PICTURES } : {}) };
	for (const folder of Object.values(folders)) fs.mkdirSync(folder, { recursive: true });
	const browser = await startBrowser();
	const stories = await storiesWith(only, rules);
	const played = { passed: 0, failed: 0 };
	const playOn = async () => {
		for (let next = stories.shift(); next; next = stories.shift()) {
			const start = Date.now();
			const error = await playOne(browser, folders, next);
			played[error ? 'failed' : 'passed'] += 1;
			console.log(
				error ? `FAIL ${next.title}\n     ${inShort(error)}` : `ok   ${next.title} (${Date.now() - start} ms)`,
			);
		}
	};
	await Promise.all(Array.from({ length: jobs }, playOn));
	await browser.close();
	console.log(`\nEnd to end: ${played.passed} stories passed, ${played.failed} failed. Screenshots are in ${SHOTS}`);
	return played;
}

async function storiesWith(only, rules) {
	const files = fs.readdirSync(STORIES).sort();
	const themes = await Promise.all(files.map(file => import(path.join(STORIES, file))));
	return themes.flatMap(({ default: stories, fromOutside }, at) =>
		[...stories, ...(rules && fromOutside ? fromOutside(rules) : [])].filter(({ title }) =>
			`${files[at]} ${title}`.includes(only),
		),
	);
}

async function playOne(browser, folders, { title, settings, play }) {
	let on;
	try {
		on = await table(browser, folders, settings);
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
