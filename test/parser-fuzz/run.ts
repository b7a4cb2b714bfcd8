import { parentPort, workerData } from 'node:worker_threads';
import { longTexts, mutated, seeded } from './mutations';
import type { Reader } from './readers';
import { READERS } from './readers';

/** What `scripts/fuzz.mjs` asks for: the texts of a kind, from one of them on. */
type Job = { readonly seed: number; readonly only?: string; readonly from: number } & (
	| { readonly kind: 'long texts'; readonly to?: number | undefined }
	| { readonly kind: 'mutated texts'; readonly end: number }
);

const job = workerData as Job;

const MILLION = 1_000_000;
const readers = READERS.filter(({ name }) => job.only === undefined || name.includes(job.only));
const everySample = READERS.flatMap(({ samples }) => samples);
const tell = (message: object): void => parentPort?.postMessage(message);

/** Milliseconds of this process alone: other work on a busy machine does not count. */
function cost(read: () => unknown): number {
	const before = process.cpuUsage();
	read();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

const timed = ({ read }: Reader, text: string): number => cost(() => read(text));

/** A text that took long is read twice more: what counts is the reader, not the machine. */
function measure(reader: Reader, text: string): number {
	const once = timed(reader, text);
	return once < 300 ? once : Math.min(once, timed(reader, text), timed(reader, text));
}

function guarded(index: number, at: string, act: () => void): void {
	tell({ kind: 'at', at, index });
	try {
		act();
	} catch (error) {
		tell({ kind: 'thrown', at, error: String(error) });
	}
}

function readLongTexts(from: number, to = Infinity): void {
	const all = readers.flatMap(reader => longTexts(reader.samples).map(long => ({ reader, long })));
	for (const [index, { reader, long }] of all.entries())
		if (from <= index && index < to)
			guarded(index, `${reader.name}, ${long.name}`, () =>
				tell({ kind: 'measured', reader: reader.name, text: long.name, time: measure(reader, long.of(MILLION)) }),
			);
}

function readMutatedTexts(from: number, seed: number, end: number): void {
	for (let index = from; Date.now() < end; index++) {
		const reader = readers[index % readers.length];
		if (!reader) return;
		guarded(index, `${reader.name}, mutated, seed ${seed}, input ${index}`, () => {
			reader.read(mutated(reader.samples, seeded(seed * 1_000 + index), everySample));
		});
	}
}

if (job.kind === 'long texts') readLongTexts(job.from, job.to);
else readMutatedTexts(job.from, job.seed, job.end);
tell({ kind: 'done' });
