import type { JSX } from 'preact';
import { SEPARATOR } from '../../../rules/oracles/combined-oracles';
import { readOracle } from '../../../journal/oracle-blocks/oracle-block';
import { joinCursedDice, readOracleResults } from '../../../journal/oracle-blocks/oracle-results';
import type { JournalActions } from '../../services/journal-actions';
import { MessageCard } from '../../components/message-card';
import { LinkedResult, noteLinks } from '../../components/note-links';
import { bookOfCard } from './book-for';
import type { Block } from './oracle-menu';
import { oracleMenu, rollAll, rollOneMore } from './oracle-menu';
import type { BlockLocation } from '../../services/services';
import type { AnswerRoll } from './answer-buttons';
import { answerAnew, rollUnder } from './answer-buttons';
import type { CardAction, DrawnBlock } from './answer-card';
import { AnswerCard } from './answer-card';
import { t } from '../../../i18n/translate';

export interface AnswerBlockProps {
	readonly source: string;
	readonly path: string;
	/** Where it is written; undefined if unknown, as in an embed. */
	readonly home: BlockLocation | undefined;
	readonly actions: JournalActions;
	readonly drawn: DrawnBlock;
	/** Called when the card starts to depend on the character's notes (on its sites). */
	readonly watch: () => void;
	/** Runs a change; the card is pending meanwhile. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** The card of an oracle roll, made or still to be made. Books are loaded only on a press or when “More” is opened. */
export function OracleBlock(props: AnswerBlockProps): JSX.Element {
	const { source, path, home, actions, drawn, watch, write } = props;
	const reading = readOracle(source);
	if (!reading.ok)
		return <MessageCard title={t('This oracle cannot be read')} problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	const block: Block = { oracle: record.oracle, results: readOracleResults(source) };
	const say = home && ((roll: AnswerRoll) => write(() => answerAnew(actions, home, roll)));
	const { oracle, dice, result } = record;
	const cursed = joinCursedDice(block.results);
	const again: CardAction = {
		label: result === undefined ? t('Roll') : t('Roll again'),
		control: 'Roll',
		press: () => say?.(rollAll(block)),
	};
	const another: CardAction = { label: t('Roll another'), press: () => say?.(rollOneMore(block)) };
	const isOne = result !== undefined && !oracle.includes(SEPARATOR);
	return (
		<AnswerCard
			label={t('oracle: {oracle}', { oracle })}
			title={oracle}
			details={[dice.join(', '), cursed && t('cursed die {cursed}', { cursed })].filter(Boolean)}
			result={result !== undefined && <LinkedResult text={result} links={noteLinks(actions.app, path)} />}
			warnings={warnings}
			acts={isOne ? [again, another] : [again]}
			more={
				home &&
				say &&
				(() => {
					watch();
					return actsOn(block, { actions, path, home, say, write });
				})
			}
			drawn={drawn}
		/>
	);
}

interface At extends Pick<AnswerBlockProps, 'actions' | 'path' | 'write'> {
	readonly home: BlockLocation;
	readonly say: (roll: AnswerRoll) => void;
}

function actsOn(block: Block, { actions, path, home, say, write }: At): readonly CardAction[] {
	const book = bookOfCard(actions, path);
	if (!book) return [];
	return oracleMenu(book, block, {
		app: actions.app,
		say,
		rollUnder: oracle => write(() => rollUnder(actions, home, oracle)),
	});
}
