import { withPlainBreaks } from '../text/lines';
import type { LineBreaks } from '../sworn-block/insert-block';
import type { Kept, MemoryLine } from './memory-line';
import type { Trace, ChangedParts } from './page';
import type { Remembered } from './remembered';

/** What is known of one journal. */
export interface Known {
	/** The line breaks that came with a block. */
	lineBreaksOf(key: string): LineBreaks | undefined;
	/** The bytes that a record changed beside it, when its body is still this one. */
	tracesOf(body: string): readonly Trace[];
	/** The bodies of records as the plugin wrote them, with plain line breaks. */
	bodies(): readonly string[];
}

export const NOTHING_KNOWN: Known = {
	lineBreaksOf: () => undefined,
	tracesOf: () => [],
	bodies: () => [],
};

/** How many records are remembered: those of a long evening. */
const MOST_RECORDS = 300;

/** A record may have begun tracks, whose blocks have line breaks as well. */
const MOST_BLOCKS = 2 * MOST_RECORDS;

/** How many blocks with the same key are remembered in a journal. */
const MOST_ALIKE = 8;

/** What undo needs besides the values in the notes in order to restore every byte. */
export class SessionMemory {
	/** Of blocks with the same key, the newest last. */
	private readonly lineBreaks = new NewestOf<readonly LineBreaks[]>(MOST_BLOCKS);
	private readonly traces = new NewestOf<readonly Kept[]>(MOST_RECORDS);

	/** Remembers an action in a journal that was written; gives what is to be kept of it. */
	remember(journal: string, { inserted = [], removed, trail }: Omit<Remembered, 'journal'>): readonly MemoryLine[] {
		const keys = [
			...inserted.map(({ key }) => key),
			...(removed === undefined ? [] : [removed]),
			...(trail ? [trail.is.key] : []),
		];
		for (const { key, lineBreaks } of inserted) this.came(journal, key, lineBreaks);
		if (removed !== undefined) this.went(journal, removed);
		if (trail) this.follow(journal, trail);
		const lines: MemoryLine[] = [...new Set(keys)].flatMap(key => {
			const lineBreaks = this.lineBreaks.at(journal, key);
			return lineBreaks ? [{ journal, key, lineBreaks }] : [];
		});
		const traces = trail && this.traces.at(journal, trail.is.body);
		return traces ? [...lines, { journal, body: trail.is.body, traces }] : lines;
	}

	/** A note has another path now; what is to be kept of that, if anything is remembered of the note. */
	rename(from: string, to: string): readonly MemoryLine[] {
		const isKnown = this.lineBreaks.all().some(([journal]) => journal === from);
		const isTraced = this.traces.all().some(([, , kept]) => kept.some(({ path }) => path === from));
		if (!isKnown && !isTraced) return [];
		this.lineBreaks.rename(from, to, value => value);
		const renamed = (path: string) => (path === from ? to : path);
		this.traces.rename(from, to, kept => kept.map(trace => ({ ...trace, path: renamed(trace.path) })));
		return [{ renamed: [from, to] }];
	}

	/** Remembers what was kept. */
	take(line: MemoryLine): void {
		if ('renamed' in line) this.rename(...line.renamed);
		else if ('body' in line) this.traces.set(line.journal, line.body, line.traces);
		else this.lineBreaks.set(line.journal, line.key, line.lineBreaks);
	}

	/** All that is remembered, the oldest first. */
	get lines(): readonly MemoryLine[] {
		return [
			...this.lineBreaks.all().map(([journal, key, lineBreaks]) => ({ journal, key, lineBreaks })),
			...this.traces.all().map(([journal, body, traces]) => ({ journal, body, traces })),
		];
	}

	/** What is known of a journal. */
	of(journal: string): Known {
		return {
			lineBreaksOf: key => this.lineBreaks.at(journal, key)?.at(-1),
			tracesOf: body => (this.traces.at(journal, body) ?? []).filter(({ isBroken }) => !isBroken),
			bodies: () => this.traces.all().flatMap(([of, body]) => (of === journal ? [withPlainBreaks(body)] : [])),
		};
	}

	private came(journal: string, key: string, lineBreaks: LineBreaks): void {
		const all = [...(this.lineBreaks.at(journal, key) ?? []), lineBreaks];
		this.lineBreaks.set(journal, key, all.slice(-MOST_ALIKE));
	}

	/** It comes last now: the note may not be saved when this is, so after a crash the record may still be there. */
	private went(journal: string, key: string): void {
		const all = this.lineBreaks.at(journal, key) ?? [];
		const newest = all.at(-1);
		if (newest) this.lineBreaks.set(journal, key, [newest, ...all.slice(0, -1)]);
	}

	private follow(journal: string, { was, is, traces }: ChangedParts): void {
		// The note may not be saved when this is, so after a crash the record may still be what it was.
		const lineBreaks = was && was.key !== is.key ? this.lineBreaks.at(journal, was.key)?.at(-1) : undefined;
		if (lineBreaks) this.came(journal, is.key, lineBreaks);
		const earlier = was && this.traces.at(journal, was.body);
		// what it changed before is not known, so the end of the undo is unknown too: only the values can tell
		if (was?.hasChanged === true && earlier === undefined) this.traces.forget(journal, is.body);
		else this.traces.set(journal, is.body, joined(earlier ?? [], traces));
	}
}

/** As many values as are kept for the journals, by what they are about. */
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

/** The same note has other line breaks on disk than in its editor. */
const keyIn = (journal: string, about: string): string => `${journal}\n${withPlainBreaks(about)}`;

const isSamePart = (a: Trace, b: Trace): boolean => a.path === b.path && a.track === b.track;

/** The way from before the earlier action to after the later one, part by part. */
const joined = (earlier: readonly Kept[], later: readonly Trace[]): readonly Kept[] => [
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
