// A worker: how long one regular expression takes for long runs of its own letters.
import { parentPort } from 'node:worker_threads';
import { parse, runsIn } from './parse.mjs';

/** The lengths that are compared. */
const SHORT = 20_000;
const LONG = 40_000;

/** Texts of a length that make a pattern look again and again. */
function* textsFor({ pattern, flags }, length) {
	const ways = parse(pattern, flags);
	const seen = new Set();
	const runs = [...runsIn(ways)];
	for (const { lead, run } of [...runs, ...[' ', 'a', '`', '\n', '>', '(', '['].map(run => ({ lead: '', run }))]) {
		const times = Math.ceil(length / run.length);
		const both = lead + run;
		const all = [
			lead + run.repeat(times),
			run.repeat(times),
			both.repeat(Math.ceil(length / both.length)),
			`${lead}${run.repeat(times)}\u0001`,
		];
		for (const [way, text] of all.entries()) {
			const key = `${lead}\u0002${run}\u0002${way}`;
			if (seen.has(key)) continue;
			seen.add(key);
			yield {
				what: `${JSON.stringify(lead.slice(0, 20))} then ${JSON.stringify(run.slice(0, 20))} (${['run', 'run alone', 'both', 'run that ends'][way]})`,
				text,
			};
		}
	}
}

function timeOf(regex, text) {
	const start = performance.now();
	regex.lastIndex = 0;
	if (regex.global) for (const match of text.matchAll(regex)) void match;
	else regex.exec(text);
	return performance.now() - start;
}

parentPort.on('message', found => {
	const regex = new RegExp(found.pattern, found.flags);
	const longer = [...textsFor(found, LONG)];
	let worst;
	for (const [at, { what, text }] of [...textsFor(found, SHORT)].entries()) {
		parentPort.postMessage({ under: what });
		const short = timeOf(regex, text);
		if (short < 4) continue;
		const long = timeOf(regex, longer[at]?.text ?? '');
		if (long > short * 3 && long > (worst?.long ?? 0)) worst = { what, short, long };
	}
	parentPort.postMessage({ done: true, worst });
});
