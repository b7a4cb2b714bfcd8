import fs from 'node:fs';
import path from 'node:path';
import { build } from '../host/build.mjs';
import { startBrowser } from './browser.mjs';
import { table } from './table.mjs';

const STORIES = path.resolve('test/e2e/stories');
const SHOTS = path.resolve('screenshots');
const PICTURES = path.resolve('docs/pictures');

/** Plays the stories whose title or file has `only` in it, and those about a rules file from outside; tells the counts. */
export async function playStories({ only = '', pictures = false, rules }) {
	await build();
	const folders = { shots: SHOTS, ...(pictures ? { pictures: PICTURES } : {}) };
	for (const folder of Object.values(folders)) fs.mkdirSync(folder, { recursive: true });
	const browser = await startBrowser();
	const played = { passed: 0, failed: 0 };
	for (const { title, settings, play } of await storiesWith(only, rules)) {
		const start = Date.now();
		const error = await playOne(browser, folders, settings, play, `fail-${played.failed + 1}`);
		played[error ? 'failed' : 'passed'] += 1;
		console.log(error ? `FAIL ${title}\n     ${inShort(error)}` : `ok   ${title} (${Date.now() - start} ms)`);
	}
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

async function playOne(browser, folders, settings, play, failure) {
	let on;
	try {
		on = await table(browser, folders, settings);
		await play(on);
		await on.close();
		return undefined;
	} catch (error) {
		await on?.page.screenshot({ path: path.join(SHOTS, `${failure}.png`) }).catch(() => {});
		return error;
	}
}

const inShort = error =>
	String(error.stack ?? error)
		.split('\n')
		.slice(0, 14)
		.join('\n     ');
