import { failOnErrors, openHost, settled } from './page.mjs';
import { summary } from '../summary.mjs';

/** What a player may type, a letter at a time. */
const TYPED = ['settlement trouble', 'core act', 'character first look', 'is the relay dark?'];

/** Each letter in the search of oracles until the list under it is laid out, in milliseconds: the median letter and the worst. */
export async function measureOracleSearch(browser, url, { note, phone, pages }) {
	const runs = [];
	for (let i = 0; i < pages; i++) {
		const opened = await openHost(browser, url, { note, phone });
		await settled(opened);
		const letters = await opened.page.evaluate(typeEach, TYPED);
		await failOnErrors(opened.page);
		await opened.close();
		const times = letters.map(time => ({ letter: time }));
		runs.push({ letter: summary(times).letter.median, worst: Math.max(...letters), first: letters[0] });
	}
	return summary(runs);
}

async function typeEach(words) {
	const later = () => new Promise(resolve => setTimeout(resolve, 30));
	const field = () => document.querySelector('.sworn-oracle-dialog input');
	const letters = [];
	window.bench.run('ask-the-oracle');
	while (!field()) await later();
	for (const word of words) {
		field().select();
		for (const letter of word) {
			await later();
			letters.push(await window.bench.untilPainted(() => document.execCommand('insertText', false, letter)));
		}
		if (field().value !== word) throw new Error(`“${field().value}” was typed`);
	}
	return letters;
}
