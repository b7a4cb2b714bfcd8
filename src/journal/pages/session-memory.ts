import type { LineBreaks } from '../sworn-block/insert-block';
import type { Plan, Trace, Trail } from './page';

/** What is known of one journal from this session. */
export interface Known {
	/** The line breaks that came with a block. */
	lineBreaksOf(key: string): LineBreaks | undefined;
	/** The bytes that a record changed beside it, when its body is still this one. */
	tracesOf(body: string): readonly Trace[];
}

export const NOTHING_KNOWN: Known = { lineBreaksOf: () => undefined, tracesOf: () => [] };

/** A trace whose part was changed by something else in between gives nothing back. */
interface Kept extends Trace {
	readonly isBroken: boolean;
}

/** How many records are remembered: those of a long evening. */
const MOST_RECORDS = 300;

/** What the values in the notes cannot tell, and undoing a move needs to leave every byte as it was. */
export class SessionMemory {
	/** Of blocks with the same key, the newest last. */
	private readonly lineBreaks = new Map<string, readonly LineBreaks[]>();
	private readonly traces = new Map<string, readonly Kept[]>();

	/** Remembers an action in a journal that was written. */
	remember(journal: string, { inserted = [], removed, trail }: Plan): void {
		for (const { key, lineBreaks } of inserted) this.came(keyIn(journal, key), lineBreaks);
		if (removed !== undefined) this.went(keyIn(journal, removed));
		if (trail) this.follow(journal, trail);
	}

	/** What is known of a journal. */
	of(journal: string): Known {
		return {
			lineBreaksOf: key => this.lineBreaks.get(keyIn(journal, key))?.at(-1),
			tracesOf: body => (this.traces.get(keyIn(journal, body)) ?? []).filter(({ isBroken }) => !isBroken),
		};
	}

	private came(key: string, lineBreaks: LineBreaks): void {
		this.lineBreaks.set(key, [...(this.lineBreaks.get(key) ?? []), lineBreaks]);
	}

	private went(key: string): LineBreaks | undefined {
		const all = this.lineBreaks.get(key) ?? [];
		this.lineBreaks.set(key, all.slice(0, -1));
		return all.at(-1);
	}

	private follow(journal: string, { was, is, traces }: Trail): void {
		const lineBreaks = was && was.key !== is.key ? this.went(keyIn(journal, was.key)) : undefined;
		if (lineBreaks) this.came(keyIn(journal, is.key), lineBreaks);

		const earlier = was ? this.traces.get(keyIn(journal, was.body)) : undefined;
		this.traces.delete(keyIn(journal, is.body));
		this.traces.set(keyIn(journal, is.body), joined(earlier ?? [], traces));
		const [oldest] = this.traces.keys();
		if (oldest !== undefined && this.traces.size > MOST_RECORDS) this.traces.delete(oldest);
	}
}

const keyIn = (journal: string, key: string): string => `${journal}\n${key}`;

const isSamePart = (a: Trace, b: Trace): boolean => a.path === b.path && a.track === b.track;

/** The way from before the earlier action to after the later one, part by part. */
const joined = (earlier: readonly Kept[], later: readonly Trace[]): readonly Kept[] => [
	...earlier.filter(trace => !later.some(other => isSamePart(trace, other))),
	...later.map(trace => {
		const first = earlier.find(other => isSamePart(trace, other));
		if (!first) return { ...trace, isBroken: false };
		return { ...trace, before: first.before, isBroken: first.isBroken || first.after !== trace.before };
	}),
];
