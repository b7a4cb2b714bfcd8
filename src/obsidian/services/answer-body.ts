import { askTheOracle, type Question } from '../../play/oracles/ask-the-oracle';
import type { DiceRoller } from '../../play/dice/dice';
import { writeAnswer } from '../../journal/oracle-blocks/ask-block';
import type { ActionContext } from './services';

/** The body of the block that contains the oracle's answer to a question. */
export const answerBody =
	(question: Question) =>
	({ table }: ActionContext, dice: DiceRoller): string | undefined => {
		const answer = askTheOracle(question, table.book, dice);
		return answer && writeAnswer(answer);
	};
