// A worker: how long one regular expression takes for long runs of its own letters.
import { parentPort } from 'node:worker_threads';
import { parse, runsIn } from './parse.mjs';

/** The lengths that are compared. */
const SHORT = 20_000;
const LONG = 160_000;
/** A time that grows as the text does is 8 times as long, one that grows with its square 64 times. */
const FASTER = 36;

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

/** The best of a few times, since another program may take the processor in the middle of one. */
function bestOf(regex, text, enough = 0) {
	let best = Infinity;
	for (let turn = 0; turn < 3 && best > enough; turn++) best = Math.min(best, timeOf(regex, text));
	return best;
}

parentPort.on('message', found => {
	const regex = new RegExp(found.pattern, found.flags);
	let longer;
	let worst;
	for (const [at, { what, text }] of [...textsFor(found, SHORT)].entries()) {
		parentPort.postMessage({ under: what });
		if (timeOf(regex, text) < 8) continue;
		const short = bestOf(regex, text);
		if (short < 8) continue;
		longer ??= [...textsFor(found, LONG)];
		const long = bestOf(regex, longer[at]?.text ?? '', short * FASTER);
		if (long > short * FASTER && long > (worst?.long ?? 0)) worst = { what, short, long };
	}
	parentPort.postMessage({ done: true, worst });
});
