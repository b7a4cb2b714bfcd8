import { upperFirst } from '../../../rules/core/first-letter';
import type { JSX } from 'preact';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { Answer, OddsRow, Question } from '../../../play/oracles/ask-the-oracle';
import { answerByHand, askTheOracle, matchWords, oddsOf, oddsOfTwo } from '../../../play/oracles/ask-the-oracle';
import type { DiceRoller } from '../../../play/dice/dice';
import { questionWords, readAsk, type AskRecord } from '../../../journal/oracle-blocks/ask-block';
import { MessageCard } from '../../components/message-card';
import { askAnew } from './answer-buttons';
import { AnswerCard, type CardAction } from './answer-card';
import type { AnswerBlockProps } from './oracle-block';
import { t } from '../../../i18n/translate';
import { translateTerm as inItsLanguage } from '../../../i18n/translate-terms';

/** The card of a question, asked or still to be asked. */
export function AskBlock({ source, path, home, actions, drawn, write }: AnswerBlockProps): JSX.Element {
	const reading = readAsk(source);
	if (!reading.ok)
		return <MessageCard title={t('This question cannot be read')} problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	const { book } = actions.viewState.around(path, undefined);
	const rows = book.ok ? oddsOf(book.value) : [];
	const say = (answer: AnswerOf) => {
		if (home) write(() => askAnew(actions, home, answer));
	};
	return (
		<AnswerCard
			label={t('ask: {question}', { question: record.question })}
			title={questionWords(record)}
			details={[record.odds && inItsLanguage(record.odds), record.roll].flatMap(detail => detail ?? []).map(String)}
			result={record.said && upperFirst(record.said)}
			remark={record.isMatch ? (book.ok && matchWords(book.value)) || t('A match: an extreme, or a twist.') : undefined}
			warnings={warnings}
			acts={askActs(record, rows, say)}
			more={home && (() => [...otherOdds(record, rows, say), ...handActs(record, say)])}
			drawn={drawn}
		/>
	);
}

type AnswerOf = (book: Rulebook, dice: DiceRoller) => ParseResult<Answer>;
type Say = (answer: AnswerOf) => void;

const asking =
	(asked: Question): AnswerOf =>
	(book, dice) => {
		const answer = askTheOracle(asked, book, dice);
		return answer
			? parseOk(answer)
			: parseError('unknown_odds', t('“{odds}” is not among the odds of these rules.', { odds: asked.odds }));
	};

/** Asks again at the same odds; if the block has none, offers all odds. */
function askActs(record: AskRecord, rows: readonly OddsRow[], say: Say): readonly CardAction[] {
	const odds = oddsIn(record, rows);
	const label = record.said === undefined ? t('Ask') : t('Ask again');
	if (odds === undefined) return oddsActs(record, rows, say);
	return [{ label, control: 'Roll', press: () => say(asking({ ...asked(record), odds })) }];
}

const oddsIn = (record: AskRecord, rows: readonly OddsRow[]): string | undefined =>
	record.odds ?? (record.or === undefined ? undefined : oddsOfTwo(rows));

const otherOdds = (record: AskRecord, rows: readonly OddsRow[], say: Say): readonly CardAction[] =>
	oddsIn(record, rows) === undefined ? [] : oddsActs(record, rows, say);

const asked = ({ question, or }: AskRecord): Omit<Question, 'odds'> => ({
	question,
	...(or === undefined ? {} : { or }),
});

/** Asks again at other odds. A choice of two possibilities has fixed odds. */
function oddsActs(record: AskRecord, rows: readonly OddsRow[], say: Say): readonly CardAction[] {
	if (record.or !== undefined) return [];
	return rows
		.filter(({ odds }) => odds.toLowerCase() !== record.odds?.toLowerCase())
		.map(({ odds, yes }) => ({
			label: t('Ask at {odds}', { odds: inItsLanguage(odds) }),
			detail: `${yes}%`,
			press: () => say(asking({ ...asked(record), odds })),
		}));
}

/** Lets the player decide the answer. */
function handActs(record: AskRecord, say: Say): readonly CardAction[] {
	const { or, question, odds = '' } = record;
	const labels =
		or === undefined
			? { yes: t('Say yes'), no: t('Say no') }
			: { yes: t('Take “{question}”', { question }), no: t('Take “{or}”', { or }) };
	return (['yes', 'no'] as const)
		.filter(answer => answer !== record.answer)
		.map(answer => ({
			label: labels[answer],
			press: () => say(() => parseOk(answerByHand({ ...asked(record), odds }, answer))),
		}));
}
