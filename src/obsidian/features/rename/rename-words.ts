import type { RenameCount } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { nameOf } from '../../../journal/character/acting-character';
import type { NamedThing } from './named-things';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "14 records in 3 notes". */
export const inRecords = ({ records, notes }: RenameCount): string =>
	`${counted(records, 'record')} in ${counted(notes, 'note')}`;

/** What went by another name in between is mentioned once. */
const toTell = (renamings: readonly Renaming[]): readonly Renaming[] =>
	renamings.filter(({ kind, to }, i) => renamings.findIndex(other => other.kind === kind && other.to === to) === i);

/** "“Kestrel” was renamed to “Wren”, “Juno” to “Nova”." */
export const wereRenamed = (renamings: readonly Renaming[]): string =>
	`${toTell(renamings)
		.map(({ from, to }, i) => `“${from}” ${i === 0 ? 'was renamed ' : ''}to “${to}”`)
		.join(', ')}.`;

/** "14 records in 3 notes name the old one." */
export function nameTheOld(count: RenameCount, renamings: readonly Renaming[]): string {
	const verb = count.records === 1 ? 'names' : 'name';
	return `${inRecords(count)} ${verb} the old ${toTell(renamings).length === 1 ? 'one' : 'ones'}.`;
}

/** What is left alone, and why; nothing when nothing is. */
export function leftAlone({ unsure }: RenameCount, renamings: readonly Renaming[]): string {
	if (unsure === 0) return '';
	const names = toTell(renamings)
		.map(({ from }) => `“${from}”`)
		.join(' or ');
	const subject = unsure === 1 ? '1 record is' : `${unsure} records are`;
	const it = unsure === 1 ? 'it' : 'they';
	return `${subject} left alone: ${it} may mean something else called ${names}. Change ${unsure === 1 ? 'it' : 'them'} by hand.`;
}

/** Why a name cannot be had: what has it already. */
export const isTaken = (name: string, { detail, home }: NamedThing): string =>
	`“${name}” is the name of something else already: ${detail === 'character' || detail === 'asset' ? `the ${detail} ${nameOf(home.path)}` : detail}.`;

/** Sentences that say something. */
export const sentences = (...all: readonly string[]): string => all.filter(text => text !== '').join(' ');
