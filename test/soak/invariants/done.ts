import type { Change } from '../../../src/play/character/change';
import { writeChange } from '../../../src/journal/record/change-lines';
import { readInline } from '../../../src/journal/inline/inline-record';
import type { Look } from '../vault-snapshot';
import { perText, recordsIn } from '../per-text';
import { baseOf, propertiesOf } from '../who';
import type { Happened, Law } from './law';

/** A change as it is told, and by whom it was brought about. */
interface RecordedChange {
	readonly change: Change;
	readonly by: string | undefined;
}

/** Every change that a note records: in records, their burns, and in lines of the prose. */
const recordedChanges = perText((text): readonly RecordedChange[] => {
	const records = recordsIn(text).flatMap(({ record }) => {
		const burn: readonly Change[] = record.burn
			? [{ kind: 'value', what: 'momentum', from: record.burn.from, to: record.burn.to }]
			: [];
		return [...record.done, ...burn].map(change => ({ change, by: record.by }));
	});
	const lines = [...text.matchAll(/`(sworn:[^`]*)`/g)].flatMap(([, code = '']) => {
		const line = readInline(code);
		return line.ok && line.value.kind === 'changes'
			? line.value.changes.map(change => ({ change, by: undefined }))
			: [];
	});
	return [...records, ...lines];
});

/** What a note tells of a value: by how much it was changed in all, and what the last line says that it is. */
interface Sum {
	readonly by: number;
	readonly last?: number;
}

/** How the values of a character were changed, as far as a note tells of it. */
function sumsIn(text: string, name: string, isOwn: boolean): ReadonlyMap<string, Sum> {
	const sums = new Map<string, Sum>();
	for (const { change, by } of recordedChanges(text)) {
		if (change.kind !== 'value' || typeof change.from !== 'number' || typeof change.to !== 'number') continue;
		const whose = change.target ?? by ?? (isOwn ? name : undefined);
		// One that shares its name with another is told with its folder.
		if (whose === undefined || baseOf(whose) !== name || change.what === '') continue;
		const key = change.what.replaceAll(' ', '_');
		sums.set(key, { by: (sums.get(key)?.by ?? 0) + change.to - change.from, last: change.to });
	}
	return sums;
}

const numberIn = (look: Look, path: string, key: string): number | undefined => {
	const value = propertiesOf(look.get(path)?.text ?? '').get(key);
	return value !== undefined && /^-?\d+$/.test(value) ? Number(value) : undefined;
};

const isTold = ({ deed: { play } }: Happened): boolean =>
	play?.what === 'move' || play?.what === 'press' || play?.what === 'undo';

/** A value that had changed since is undone by the difference, with a message. */
const hasMovedOn = ({ told }: Happened): boolean =>
	told.some(words => /only the difference is undone|^Undone by the difference|are not undone|^Not undone/.test(words));

/**
 * After a move, a press or an undo, what the journal tells of a character has changed by as much as its properties. A record
 * that was begun by one and gone on with by another is left out of undo: each gets back the properties from before.
 */
export const doneTellsState: Law = {
	name: 'the lines of done and the properties agree',
	broken: happened => {
		const { deed, before, after } = happened;
		const { play } = deed;
		if (!play?.actor || !isTold(happened) || hasMovedOn(happened) || isHalfDone(happened)) return undefined;
		if (play.what === 'undo' && happened.isHandedOn) return undefined;
		const { actor, journal } = play;
		const name = baseOf(actor);
		// A record that names nobody is that of the journal's own character.
		const isOwn = journal === actor || happened.reach?.has(journal) === true;
		const [was, is] = [before, after].map(look => sumsIn(look.get(journal)?.text ?? '', name, isOwn));
		for (const key of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
			const told = (is?.get(key)?.by ?? 0) - (was?.get(key)?.by ?? 0);
			const [from, to] = [numberIn(before, actor, key), numberIn(after, actor, key)];
			if (from === undefined || to === undefined || to - from === told) continue;
			// A record that came back without its changes has them again.
			if (happened.isTurnedBack && is?.get(key)?.last === to) continue;
			// The app was gone after the record and before the state, or the player was offered to mend it.
			if (deed.fault?.kind === 'crash' && from === to) continue;
			return `${key} of ${actor} went from ${from} to ${to}, and ${journal} tells of ${told}: ${newLines(happened)}`;
		}
		return undefined;
	},
};

/** What failed or was cut off is told, and offered to be mended. */
const isHalfDone = ({ deed: { fault }, told }: Happened): boolean =>
	fault?.kind === 'failure' ? told.length > 0 : fault !== undefined && fault.isLogged;

function newLines({ deed, before, after }: Happened): string {
	const lines = (look: Look) =>
		recordedChanges(look.get(deed.play?.journal ?? '')?.text ?? '').map(({ change }) => writeChange(change));
	const old = lines(before);
	return lines(after)
		.filter(line => !old.includes(line))
		.join('; ');
}
