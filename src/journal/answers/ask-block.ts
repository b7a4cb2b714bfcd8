import type { Answer } from '../../play/ask-the-oracle';
import { writeEntry } from '../sworn-block/edit';

/** The block of a question that was answered. */
export const writeAnswer = ({ question, odds, roll, answer }: Answer): string =>
	[
		writeEntry('ask', [question]),
		writeEntry('odds', [odds.toLowerCase()]),
		writeEntry('dice', [String(roll)]),
		writeEntry('answer', [answer]),
	].join('\n');
