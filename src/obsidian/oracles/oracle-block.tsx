import type { JSX } from 'preact';
import { TOGETHER } from '../../rules/oracles/together';
import { readOracle } from '../../journal/answers/oracle-block';
import { allCursed, readSayings } from '../../journal/answers/oracle-sayings';
import type { CardNote } from '../card-note';
import type { Desk } from '../desk';
import { MessageCard } from '../message-card';
import { LinkedResult, noteLinks } from '../note-links';
import { bookOfCard } from './book-for';
import type { Block } from './more-acts';
import { moreActs, rollAll, rollOneMore } from './more-acts';
import type { AnswerHome, Saying } from './answer-acts';
import { answerAnew, rollUnder } from './answer-acts';
import type { CardAct } from './answer-card';
import { AnswerCard } from './answer-card';

export interface AnswerBlockProps {
	readonly source: string;
	readonly path: string;
	/** Where it is written; absent where that is not known, as in an embed. */
	readonly home: AnswerHome | undefined;
	/** What to do where it is absent. */
	readonly elsewhere: CardNote;
	readonly desk: Desk;
	readonly isPending: boolean;
	readonly startsOpen: boolean;
	/** Called when what the card shows comes to depend on the notes of the character: on its sites. */
	readonly watch: () => void;
	/** Carries a change out; the card waits for it. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** An oracle as it was asked, or as it is to be asked. The books are read when something is pressed, or more is shown. */
export function OracleBlock({
	source,
	path,
	home,
	elsewhere,
	desk,
	isPending,
	startsOpen,
	watch,
	write,
}: AnswerBlockProps): JSX.Element {
	const reading = readOracle(source);
	if (!reading.ok)
		return <MessageCard title="This oracle cannot be read" problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	const block: Block = { oracle: record.oracle, sayings: readSayings(source) };
	const say = home && ((saying: Saying) => write(() => answerAnew(desk, home, saying)));
	const { oracle, dice, result } = record;
	const cursed = allCursed(block.sayings);
	const again: CardAct = {
		label: result === undefined ? 'Roll' : 'Roll again',
		control: 'Roll',
		press: () => say?.(rollAll(block)),
	};
	const another: CardAct = { label: 'Roll another', press: () => say?.(rollOneMore(block)) };
	const isOne = result !== undefined && !oracle.includes(TOGETHER);
	return (
		<AnswerCard
			label={`oracle: ${oracle}`}
			title={oracle}
			details={[dice.join(', '), cursed && `cursed die ${cursed}`].filter(Boolean)}
			result={result !== undefined && <LinkedResult text={result} links={noteLinks(desk.app, path)} />}
			warnings={warnings}
			note={home || result !== undefined ? undefined : elsewhere}
			acts={isOne ? [again, another] : [again]}
			more={
				home &&
				say &&
				(() => {
					watch();
					return actsOn(block, { desk, path, home, say, write });
				})
			}
			isPending={isPending}
			startsOpen={startsOpen}
		/>
	);
}

interface At extends Pick<AnswerBlockProps, 'desk' | 'path' | 'write'> {
	readonly home: AnswerHome;
	readonly say: (saying: Saying) => void;
}

function actsOn(block: Block, { desk, path, home, say, write }: At): readonly CardAct[] {
	const book = bookOfCard(desk, path);
	if (!book) return [];
	return moreActs(book, block, {
		app: desk.app,
		say,
		rollUnder: oracle => write(() => rollUnder(desk, home, oracle)),
	});
}
