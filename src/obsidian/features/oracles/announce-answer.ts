import { Notice } from 'obsidian';
import type { Answer } from '../../../play/oracles/ask-the-oracle';
import type { OracleAnswers } from '../../../play/oracles/oracles-asked';
import { answerWords, questionWords } from '../../../journal/oracle-blocks/ask-block';
import { joinResults } from '../../../journal/oracle-blocks/oracle-results';
import { LONG_NOTICE } from '../../components/long-notice';
import { t } from '../../../i18n/translate';

/** Says words: in a notice, or only to screen readers where the player looks at them anyway. */
type Say = (words: string) => void;

const inNotice: Say = words => void new Notice(words);

/** Announces oracle results. Also reports a table that rolls on itself forever. */
export function announceOracle(answers: OracleAnswers, say = inNotice): void {
	const { oracle, isEndless } = answers;
	if (isEndless)
		new Notice(
			t('“{oracle}” rolls on itself for ever, so only its first roll counts. Fix the table.', { oracle }),
			LONG_NOTICE,
		);
	else say(`${oracle}: ${joinResults(answers)}`);
}

/** Announces the answer to a question. */
export const announceAnswer = (answer: Answer, say = inNotice): void =>
	say(`${questionWords(answer)}: ${answerWords(answer)}`);
