import { describe, expect, it } from 'vitest';
import { longTexts, mutated, seeded } from './mutations';
import { READERS } from './readers';

/** `npm run fuzz` goes on for minutes, with another seed each time. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMES = 100;
/** Of the long texts, each reader gets one in so many; `npm run fuzz` gives it all, with a million characters, and measures. */
const ONE_IN = 12;
/** Characters. */
const LONG = 50_000;

const everySample = READERS.flatMap(({ samples }) => samples);

describe(`every reader, seed ${SEED}`, () => {
	it.each(READERS)('$name: never throws', ({ name, samples, read }) => {
		for (let n = 0; n < TIMES; n++) {
			const text = mutated(samples, seeded(SEED * 1_000 + n), everySample);
			expect(() => read(text), `${name}, FUZZ_SEED=${SEED}, input ${n}:\n${text}`).not.toThrow();
		}
	});

	it.each(READERS.map((reader, i) => ({ ...reader, i })))('$name: comes back from long texts', reader => {
		const texts = longTexts(reader.samples).filter((_, at) => (at + reader.i + SEED) % ONE_IN === 0);
		for (const { name, of } of texts) expect(() => reader.read(of(LONG)), name).not.toThrow();
	});
});
