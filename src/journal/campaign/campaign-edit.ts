import type { PropertyValue } from '../frontmatter/set-properties';
import type { PlannedEdit } from '../edit-guard/refusal';
import { difference } from '../text/text-change';
import { noteToCreate } from '../notes/note-to-create';

/** One thing that a step of the first hour writes. Nothing existing is overwritten. */
export type CampaignEdit =
	| { readonly kind: 'note'; readonly path: string; readonly text: string }
	| { readonly kind: 'properties'; readonly path: string; readonly values: Readonly<Record<string, PropertyValue>> }
	/** A block of ours at the end of a note. */
	| { readonly kind: 'block'; readonly path: string; readonly body: string }
	/** Lines of Markdown at the end of a note. */
	| { readonly kind: 'lines'; readonly path: string; readonly text: string };

/** What was written, with what was there before. */
export type Done =
	| Exclude<CampaignEdit, { kind: 'properties' }>
	| {
			readonly kind: 'properties';
			readonly path: string;
			readonly values: Readonly<Record<string, PropertyValue>>;
			readonly before: Readonly<Record<string, PropertyValue>>;
	  };

/** What happens to a note. */
export type NoteEdit = PlannedEdit;

/** The texts of the notes while edits are planned on them, one after the other. */
export class AtWork {
	private readonly now: Map<string, string | undefined>;
	private readonly mayRemove = new Map<string, readonly string[]>();

	constructor(private readonly before: ReadonlyMap<string, string>) {
		this.now = new Map(before);
	}

	text(path: string): string {
		return this.now.get(path) ?? '';
	}

	has(path: string): boolean {
		return this.now.get(path) !== undefined;
	}

	put(path: string, text: string | undefined): void {
		this.now.set(path, text);
	}

	/** Lines that a step wrote may be removed with it. */
	allowRemoval(path: string, text: string): void {
		this.mayRemove.set(path, [...(this.mayRemove.get(path) ?? []), ...text.split(/\r\n?|\n/)]);
	}

	edits(): readonly NoteEdit[] {
		return [...this.now].flatMap(([path, text]): readonly NoteEdit[] => {
			const before = this.before.get(path);
			if (text === before) return [];
			const mayRemove = this.mayRemove.get(path) ?? [];
			if (text === undefined) return [{ path, changes: [], isGone: true, mayRemove }];
			if (before === undefined) return [noteToCreate(path, text)];
			return [{ path, changes: [difference(before, text)], mayRemove }];
		});
	}
}
