import { isRecord } from '../../play/record/record';
import type { MoveRecord } from '../../play/record/record';
import { isMatchOf, outcomeOfRecord, rollOf, scoreOf, standingThrow } from '../../play/roll/roll';
import type { RecordAt } from '../../journal/blocks-in-note/records-of';
import { keyOf } from '../../journal/blocks-in-note/records-of';
import { writeChange } from '../../journal/record/change-lines';
import { lineOf } from '../../journal/record/record-line';
import type { RecordData } from '../../../docs/api/sworn-journal';

/** A record as plain data. */
export function recordData(note: string, { record, block }: RecordAt): RecordData {
	const isMade = isRecord(record);
	const roll = rollOf(record);
	const thrown = standingThrow(record);
	const line = lineOf(record);
	return {
		note,
		line: block.startLine,
		id: keyOf(record),
		move: record.move,
		isMade,
		by: record.by ?? null,
		track: record.track ?? null,
		option: record.roll?.option ?? null,
		dice: thrown ? [...(thrown.actionDie === undefined ? [] : [thrown.actionDie]), ...thrown.challengeDice] : [],
		score: roll ? scoreOf(roll) : null,
		outcome: (isMade ? outcomeOfRecord(record) : undefined) ?? null,
		isMatch: isMatchOf(record),
		chose: [...record.chose],
		passed: [...record.passed],
		changes: record.done.map(writeChange),
		story: [...line.story],
		text: inOneLine(record),
	};
}

/** `Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit; health 5 → 4` */
function inOneLine(record: MoveRecord): string {
	const { name, about, roll, outcome, came, story } = lineOf(record);
	const result = [roll, outcome?.words].filter(Boolean).join(', ');
	const after = [result, ...came, ...story].filter(Boolean).join('; ');
	const head = [name, ...about].join(', ');
	return after === '' ? head : `${head}: ${after}`;
}
