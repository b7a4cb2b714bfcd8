import type { Problem, Reading } from '../../rules/problem';
import { problem } from '../../rules/problem';
import type { SwornJournalError } from '../../../docs/api/sworn-journal';
import { messageOf } from '../services/notices';

/** The error that promises of the API reject with. */
export class ApiError extends Error implements SwornJournalError {
	override readonly name = 'SwornJournalError';
	readonly code: string;

	constructor(problems: readonly Problem[]) {
		super(messageOf(problems));
		this.code = problems[0]?.code ?? 'unknown';
	}
}

export const refusal = (code: string, message: string): ApiError => new ApiError([problem(code, message)]);

/** Returns the value, or throws an `ApiError` with the problems. */
export function valueOf<T>(reading: Reading<T>): T {
	if (reading.ok) return reading.value;
	throw new ApiError(reading.problems);
}
