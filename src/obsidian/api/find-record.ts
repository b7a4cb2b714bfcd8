import type { RecordAt } from '../../journal/blocks-in-note/records-of';
import { keyOf, recordsOf } from '../../journal/blocks-in-note/records-of';
import type { RecordPlace } from '../../../docs/api/sworn-journal';
import { refusal } from './api-error';

/** Finds a record by its id or by a line; without either, it is the last one. */
export function findRecord(
	note: string,
	text: string,
	{ id, line }: RecordPlace,
	isMeant: (at: RecordAt) => boolean = () => true,
): RecordAt {
	const all = recordsOf(text);
	const last = all.filter(isMeant).at(-1);
	if (id !== undefined) return knownBy(note, all, id, line);
	if (line !== undefined) return standingOn(note, all, line);
	if (last) return last;
	throw refusal('no_record', `There is no move in “${note}” of which this could be said. Make a move first.`);
}

function knownBy(note: string, all: readonly RecordAt[], id: string, line: number | undefined): RecordAt {
	const alike = all.filter(({ record }) => keyOf(record) === id);
	const here = alike.filter(({ block }) => line !== undefined && isOn(line, block));
	const [only, ...others] = alike.length === 1 ? alike : here;
	if (only && others.length === 0) return only;
	if (alike.length === 0)
		throw refusal('no_record', `The record is not in “${note}” any more, or it was changed. Read the records anew.`);
	throw refusal(
		'several_records',
		`This record stands in “${note}” more than once, on lines ${linesOf(alike)}. Say which “line” is meant.`,
	);
}

function standingOn(note: string, all: readonly RecordAt[], line: number): RecordAt {
	const here = all.filter(({ block }) => isOn(line, block));
	const [only, ...others] = here;
	if (only && others.length === 0) return only;
	if (!only)
		throw refusal(
			'no_record',
			all.length === 0
				? `There is no move in “${note}”.`
				: `No move stands on line ${line} of “${note}”, counted from 0. Those that there are stand on lines ${linesOf(all)}.`,
		);
	const names = here.map(({ record }) => record.move).join(', ');
	throw refusal('several_records', `Several moves share line ${line} of “${note}”: ${names}. Say which “id” is meant.`);
}

const isOn = (line: number, { startLine, endLine }: RecordAt['block']): boolean => line >= startLine && line <= endLine;

const linesOf = (records: readonly RecordAt[]): string => records.map(({ block }) => block.startLine).join(', ');
