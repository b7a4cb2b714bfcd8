import { parentPort, workerData } from 'node:worker_threads';
import { cost } from './growth';
import { longTexts, mutated, seeded } from './mutations';
import type { Reader } from './readers';
import { READERS } from './readers';

/** What `scripts/fuzz.mjs` asks for. */
const { seed, minutes, only } = workerData as { seed: number; minutes: number; only?: string };

const MILLION = 1_000_000;
const readers = READERS.filter(({ name }) => only === undefined || name.includes(only));
const everySample = READERS.flatMap(({ samples }) => samples);
const tell = (message: object): void => parentPort?.postMessage(message);

const timed = ({ read }: Reader, text: string): number => cost(() => read(text));

/** A text that took long is read twice more: what counts is the reader, not the machine. */
function measure(reader: Reader, text: string): number {
	const once = timed(reader, text);
	return once < 300 ? once : Math.min(once, timed(reader, text), timed(reader, text));
}

function guarded(at: string, act: () => void): void {
	tell({ kind: 'at', at });
	try {
		act();
	} catch (error) {
		tell({ kind: 'thrown', at, error: String(error) });
	}
}

for (const reader of readers)
	for (const long of longTexts(reader.samples))
		guarded(`${reader.name}, ${long.name}`, () =>
			tell({ kind: 'measured', reader: reader.name, text: long.name, time: measure(reader, long.of(MILLION)) }),
		);

let count = 0;
for (const end = performance.now() + minutes * 60_000; performance.now() < end;)
	for (const reader of readers) {
		const at = `${reader.name}, mutated, seed ${seed}, input ${count}`;
		guarded(at, () => void reader.read(mutated(reader.samples, seeded(seed * 1_000 + count), everySample)));
		count++;
	}
tell({ kind: 'done', mutated: count });
