import type { Deed } from '../step-result';
import type { Look } from '../vault-snapshot';
import type { Step } from '../step';

/** What a step came to: the notes before and after it, and what was known from the steps before. */
export interface Happened {
	readonly step: Step;
	readonly deed: Deed;
	readonly before: Look;
	readonly after: Look;
	/** What went wrong in callbacks, and promises that nobody heard. */
	readonly errors: readonly unknown[];
	/** What notices say after it that did not say it before. */
	readonly told: readonly string[];
	/** No notice is shown, and nothing was asked in a dialog. */
	readonly isSilent: boolean;
	/** The notes that belong to the one who acts; absent where that is a question. */
	readonly reach?: ReadonlySet<string>;
	/** The notes as they were before the move that is undone here, when nothing else was written since. */
	readonly beforeMove?: Look;
	/** The note before the plugin wrote into it, when the editor's own undo comes right after. */
	readonly beforeWrite?: { readonly path: string; readonly text: string };
	/** Lines that once stood at the end of a note without a line break. */
	readonly unended: ReadonlySet<string>;
	/** Lines that once stood together with nothing to part them. */
	readonly together: ReadonlySet<string>;
	/** What waited on the cards of the journal: by the text of the record, before and after. */
	readonly cards?: { readonly before: OpenCards; readonly after: OpenCards };
	/** More than one acted in this journal: one whose sheet cannot be read, and another whom the player named in its place. */
	readonly isHandedOn: boolean;
	/** The editor's own undo or redo was pressed in this journal: a record may stand there without its changes. */
	readonly isTurnedBack: boolean;
	/** Notes that two editors show differently. */
	readonly apart: readonly string[];
}

/** What the card of a record shows. */
export interface OpenCard {
	/** What it is about: all that waits for an answer or is told to be done by hand. */
	readonly about: readonly string[];
	/** Which track it is about is a question, for which everything waits that acts on one. */
	readonly asksForTrack: boolean;
	/** What waits for an answer. */
	readonly open: readonly { readonly about: string; readonly words: string }[];
}

/** The card of each record of a note, by its text. */
export type OpenCards = ReadonlyMap<string, OpenCard>;

/** A law that holds at every step: nothing, or what broke it. */
export interface Law {
	readonly name: string;
	readonly broken: (happened: Happened) => string | undefined;
}

/** The notes that are there before and after. */
export function* bothTimes({ before, after }: Pick<Happened, 'before' | 'after'>) {
	for (const [path, was] of before) {
		const is = after.get(path);
		if (is) yield { path, was, is };
	}
}
