import { readExpression } from './expression/check';
import { evaluate, type Surroundings } from './expression/evaluate';
import { NotUnderstood } from './expression/unsupported-expression';

export type Filter = (around: Surroundings) => boolean;

/** A statement, or a list of filters under `and`, `or` or `not`. An empty one lets everything through. */
export function readFilter(filter: unknown): Filter {
	if (filter === undefined || filter === null) return () => true;
	if (typeof filter === 'string') {
		const expression = readExpression(filter);
		return around => evaluate(expression, around).isTruthy();
	}
	const [[how, list] = [], ...more] = Object.entries(filter);
	if (more.length > 0 || !Array.isArray(list)) throw unknownFilter(filter);
	const filters = list.map(readFilter);
	switch (how) {
		case 'and':
			return around => filters.every(holds => holds(around));
		case 'or':
			return around => filters.length === 0 || filters.some(holds => holds(around));
		case 'not':
			return around => !filters.some(holds => holds(around));
		default:
			throw unknownFilter(filter);
	}
}

const unknownFilter = (filter: object) =>
	new NotUnderstood(
		`“${JSON.stringify(filter)}” is not understood here: a filter is a statement, or a list under and, or, not`,
	);
