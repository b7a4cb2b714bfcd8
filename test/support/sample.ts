import { inject } from 'vitest';
import { random } from './random';

declare module 'vitest' {
	interface ProvidedContext {
		isDeep: boolean;
	}
}

/** As many of the rows, drawn by the seed of the properties, in their order; in the deep run all of them. */
export function sampled<Row>(rows: readonly Row[], count: number): readonly Row[] {
	if (inject('isDeep') || rows.length <= count) return rows;
	const { below } = random(inject('propertySeed'));
	const left = rows.map((_, at) => at);
	const drawn = new Set(Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]));
	return rows.filter((_, at) => drawn.has(at));
}
