import { withPlainBreaks } from '../text/lines';
import type { LineBreaks } from '../text/insert-lines';
import type { StoredUndoTrace, UndoLogEntry } from './undo-log-entry';
import type { ChangedParts, RecordMark, UndoTrace, UndoData } from './action-notes';

/** The undo memory of one journal. */
export interface JournalUndoLog {
	/** The line breaks inserted around a block. */
	lineBreaksOf(key: string): LineBreaks | undefined;
	/** The bytes that a record changed elsewhere, if its body is still the same. */
	tracesOf(body: string): readonly UndoTrace[];
	/** Bodies of records as the plugin wrote them, with `\n` line breaks. */
	bodies(): readonly string[];
	/** The call that the player wrote, from which a record with this body was made. */
	callOf(body: string): string | undefined;
}

export const EMPTY_UNDO_LOG: JournalUndoLog = {
	lineBreaksOf: () => undefined,
	tracesOf: () => [],
	bodies: () => [],
	callOf: () => undefined,
};

/** Maximum number of records to remember, enough for a long evening. */
const MOST_RECORDS = 300;

/** More than records, since blocks of tracks that were begun have line breaks too. */
const MOST_BLOCKS = 2 * MOST_RECORDS;

/** Maximum number of blocks with the same key to remember per journal. */
const MOST_ALIKE = 8;

/** What undo needs, besides the values in the notes, to restore every byte. */
export class UndoLog {
	/** Per key, with the newest block last. */
	private readonly lineBreaks = new NewestOf<readonly LineBreaks[]>(MOST_BLOCKS);
	private readonly traces = new NewestOf<readonly StoredUndoTrace[]>(MOST_RECORDS);
	/** By the body of the record. */
	private readonly calls = new NewestOf<string>(MOST_RECORDS);

	/** Remembers an action that was written, and returns the items to store. */
	remember(journal: string, { inserted = [], removed, trail }: Omit<UndoData, 'journal'>): readonly UndoLogEntry[] {
		const keys = [
			...inserted.map(({ key }) => key),
			...(removed === undefined ? [] : [removed]),
			...(trail ? [trail.is.key] : []),
		];
		for (const { key, lineBreaks } of inserted) this.came(journal, key, lineBreaks);
		if (removed !== undefined) this.went(journal, removed);
		if (trail) this.follow(journal, trail);
		const lines: UndoLogEntry[] = [...new Set(keys)].flatMap(key => {
			const lineBreaks = this.lineBreaks.at(journal, key);
			return lineBreaks ? [{ journal, key, lineBreaks }] : [];
		});
		const body = trail?.is.body ?? '';
		const [traces, call] = [this.traces.at(journal, body), this.calls.at(journal, body)];
		return [
			...lines,
			...(traces ? [{ journal, body, traces }] : []),
			...(call === undefined ? [] : [{ journal, body, call }]),
		];
	}

	/** Updates the path of a note; returns the items to store if anything is remembered about it. */
	rename(from: string, to: string): readonly UndoLogEntry[] {
		const isKnown = [...this.lineBreaks.all(), ...this.calls.all()].some(([journal]) => journal === from);
		const isTraced = this.traces.all().some(([, , kept]) => kept.some(({ path }) => path === from));
		if (!isKnown && !isTraced) return [];
		this.lineBreaks.rename(from, to, value => value);
		this.calls.rename(from, to, call => call);
		const renamed = (path: string) => (path === from ? to : path);
		this.traces.rename(from, to, kept => kept.map(trace => ({ ...trace, path: renamed(trace.path) })));
		return [{ renamed: [from, to] }];
	}

	/** Restores a stored item. */
	take(line: UndoLogEntry): void {
		if ('renamed' in line) this.rename(...line.renamed);
		else if ('call' in line) this.calls.set(line.journal, line.body, line.call);
		else if ('body' in line) this.traces.set(line.journal, line.body, line.traces);
		else this.lineBreaks.set(line.journal, line.key, line.lineBreaks);
	}

	/** All items, oldest first. */
	get lines(): readonly UndoLogEntry[] {
		return [
			...this.lineBreaks.all().map(([journal, key, lineBreaks]) => ({ journal, key, lineBreaks })),
			...this.traces.all().map(([journal, body, traces]) => ({ journal, body, traces })),
			...this.calls.all().map(([journal, body, call]) => ({ journal, body, call })),
		];
	}

	/** The memory of a journal. */
	of(journal: string): JournalUndoLog {
		return {
			lineBreaksOf: key => this.lineBreaks.at(journal, key)?.at(-1),
			tracesOf: body => (this.traces.at(journal, body) ?? []).filter(({ isBroken }) => !isBroken),
			bodies: () => this.traces.all().flatMap(([of, body]) => (of === journal ? [withPlainBreaks(body)] : [])),
			callOf: body => this.calls.at(journal, body),
		};
	}

	private came(journal: string, key: string, lineBreaks: LineBreaks): void {
		const all = [...(this.lineBreaks.at(journal, key) ?? []), lineBreaks];
		this.lineBreaks.set(journal, key, all.slice(-MOST_ALIKE));
	}

	/**
	 * Moves the entry to the end instead of removing it: if the app crashes before the note is saved, the record may
	 * still be there.
	 */
	private went(journal: string, key: string): void {
		const all = this.lineBreaks.at(journal, key) ?? [];
		const newest = all.at(-1);
		if (newest) this.lineBreaks.set(journal, key, [newest, ...all.slice(0, -1)]);
	}

	private follow(journal: string, { was, is, traces }: ChangedParts): void {
		// If the app crashes before the note is saved, the record may still be in its previous state.
		const lineBreaks = was && was.key !== is.key ? this.lineBreaks.at(journal, was.key)?.at(-1) : undefined;
		if (lineBreaks) this.came(journal, is.key, lineBreaks);
		const call = was && this.callBefore(journal, was);
		if (call === undefined) this.calls.forget(journal, is.body);
		else this.calls.set(journal, is.body, call);
		const earlier = was && this.traces.at(journal, was.body);
		// its earlier changes are unknown, so the original bytes are too; undo can only restore values
		if (was?.hasChanged === true && earlier === undefined) this.traces.forget(journal, is.body);
		else this.traces.set(journal, is.body, joined(earlier ?? [], traces));
	}

	/** The call that the player wrote; one that the plugin inserted is removed with its record. */
	private callBefore(journal: string, { key, body, call }: RecordMark): string | undefined {
		const written = this.calls.at(journal, body);
		return written ?? (this.lineBreaks.at(journal, key) ? undefined : call);
	}
}

/** The newest values, up to a maximum number, keyed by journal and subject. */
class NewestOf<T> {
	private readonly values = new Map<string, readonly [journal: string, about: string, value: T]>();

	constructor(private readonly most: number) {}

	at(journal: string, about: string): T | undefined {
		return this.values.get(keyIn(journal, about))?.[2];
	}

	set(journal: string, about: string, value: T): void {
		const key = keyIn(journal, about);
		this.values.delete(key);
		this.values.set(key, [journal, about, value]);
		const [oldest] = this.values.keys();
		if (oldest !== undefined && this.values.size > this.most) this.values.delete(oldest);
	}

	forget(journal: string, about: string): void {
		this.values.delete(keyIn(journal, about));
	}

	rename(from: string, to: string, renamed: (value: T) => T): void {
		const all = this.all();
		this.values.clear();
		for (const [journal, about, value] of all) this.set(journal === from ? to : journal, about, renamed(value));
	}

	all(): readonly (readonly [journal: string, about: string, value: T])[] {
		return [...this.values.values()];
	}
}

/** Ignores line breaks, which may differ between the disk and the editor. */
const keyIn = (journal: string, about: string): string => `${journal}\n${withPlainBreaks(about)}`;

const isSamePart = (a: UndoTrace, b: UndoTrace): boolean => a.path === b.path && a.track === b.track;

/** Combines the traces of two actions, from before the earlier one to after the later one. */
const joined = (earlier: readonly StoredUndoTrace[], later: readonly UndoTrace[]): readonly StoredUndoTrace[] => [
	...earlier.filter(trace => !later.some(other => isSamePart(trace, other))),
	...later.map(trace => {
		const first = earlier.find(other => isSamePart(trace, other));
		if (!first) return { ...trace, isBroken: false };
		return {
			...trace,
			before: first.before,
			isBroken: first.isBroken || withPlainBreaks(first.after) !== withPlainBreaks(trace.before),
		};
	}),
];
