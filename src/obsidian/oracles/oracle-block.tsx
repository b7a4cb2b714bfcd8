import type { JSX } from 'preact';
import { TOGETHER } from '../../rules/oracles/together';
import { readOracle } from '../../journal/answers/oracle-block';
import { allCursed, readSayings } from '../../journal/answers/oracle-sayings';
import type { Desk } from '../desk';
import { MessageCard } from '../message-card';
import type { Block } from './more-acts';
import { moreActs, rollAll, rollOneMore } from './more-acts';
import type { OracleHome, Saying } from './oracle-acts';
import { answerAnew, rollUnder } from './oracle-acts';
import type { OracleAct } from './oracle-card';
import { OracleCard } from './oracle-card';

interface OracleBlockProps {
	readonly source: string;
	readonly path: string;
	/** Where it is written; absent where that is not known, as in an embed. */
	readonly home: OracleHome | undefined;
	readonly desk: Desk;
	readonly isPending: boolean;
	readonly startsOpen: boolean;
	/** Carries a change out; the card waits for it. */
	readonly write: (change: () => Promise<boolean>) => void;
}

/** An oracle as it was asked, or as it is to be asked. The books are read when something is pressed, or more is shown. */
export function OracleBlock({ source, path, home, desk, isPending, startsOpen, write }: OracleBlockProps): JSX.Element {
	const reading = readOracle(source);
	if (!reading.ok)
		return <MessageCard title="This oracle cannot be read" problems={reading.problems} source={source} />;
	const { record, warnings } = reading.value;
	const block: Block = { oracle: record.oracle, sayings: readSayings(source) };
	const say = home && ((saying: Saying) => write(() => answerAnew(desk, home, saying)));
	const isOne = record.result !== undefined && !record.oracle.includes(TOGETHER);
	return (
		<OracleCard
			record={record}
			cursed={allCursed(block.sayings)}
			warnings={warnings}
			roll={say && (() => say(rollAll(block)))}
			another={say && isOne ? () => say(rollOneMore(block)) : undefined}
			more={() => (home && say ? actsOn(block, { desk, path, home, say, write }) : [])}
			isPending={isPending}
			startsOpen={startsOpen}
		/>
	);
}

interface At extends Pick<OracleBlockProps, 'desk' | 'path' | 'write'> {
	readonly home: OracleHome;
	readonly say: (saying: Saying) => void;
}

function actsOn(block: Block, { desk, path, home, say, write }: At): readonly OracleAct[] {
	const book = desk.shown.oracles(path);
	if (!book) return [];
	return moreActs(book, block, {
		app: desk.app,
		say,
		rollUnder: oracle => write(() => rollUnder(desk, home, oracle)),
	});
}
