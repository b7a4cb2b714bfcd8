import { readMoveRecord } from '../../src/journal/record/read-record';
import { recordsOf } from '../../src/journal/note-blocks/find-records';

/** The number of cached answers: those for the recent notes of a session. */
const MOST = 500;

/** The answer for a text, worked out once: after most steps most notes are as they were. */
export function perText<T>(read: (text: string) => T): (text: string) => T {
	const answers = new Map<string, { readonly answer: T }>();
	return text => {
		const known = answers.get(text);
		if (known) return known.answer;
		if (answers.size >= MOST) answers.clear();
		const answer = read(text);
		answers.set(text, { answer });
		return answer;
	};
}

const recordIn = perText(readMoveRecord);

/** The records of a note. */
export const recordsIn = perText(text => recordsOf(text, recordIn));
