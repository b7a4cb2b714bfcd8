import { DateValue } from '../values/date';
import { NumberValue, StringValue } from '../values/primitive';
import { NullValue, type Value } from '../values/value';

/** Below zero when the first comes before; null for values of which none is more than the other. */
export function compareValues(a: Value, b: Value): number | null {
	if (a instanceof NumberValue && b instanceof NumberValue) return a.data - b.data;
	if (a instanceof DateValue && b instanceof DateValue) return a.date.getTime() - b.date.getTime();
	if (a instanceof StringValue && b instanceof StringValue) return a.data.localeCompare(b.data);
	return null;
}

/** For lists of values: what is missing comes last either way, what cannot be compared by its text. */
export function sortingOrder(a: Value, b: Value, direction: 'ASC' | 'DESC'): number {
	const missing = Number(a instanceof NullValue) - Number(b instanceof NullValue);
	if (missing !== 0) return missing;
	const order = compareValues(a, b) ?? a.toString().localeCompare(b.toString());
	return direction === 'DESC' ? -order : order;
}
