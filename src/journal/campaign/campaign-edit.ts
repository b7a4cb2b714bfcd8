import type { PropertyValue } from '../frontmatter/property-edit';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { diffTexts } from '../text/text-change';
import { noteToCreate } from '../notes/note-to-create';

/** An edit made by a step of the campaign setup. Never overwrites anything. */
export type CampaignEdit =
	| { readonly kind: 'note'; readonly path: string; readonly text: string }
	| { readonly kind: 'properties'; readonly path: string; readonly values: Readonly<Record<string, PropertyValue>> }
	/** Appends one of our blocks to a note. */
	| { readonly kind: 'block'; readonly path: string; readonly body: string }
	/** Appends lines of Markdown to a note. */
	| { readonly kind: 'lines'; readonly path: string; readonly text: string };

/** An edit that was made, with the previous content. */
export type Done =
	| Exclude<CampaignEdit, { kind: 'properties' }>
	| {
			readonly kind: 'properties';
			readonly path: string;
			readonly values: Readonly<Record<string, PropertyValue>>;
			readonly before: Readonly<Record<string, PropertyValue>>;
	  };

/** Texts of the notes while edits are planned on them one after the other. */
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

	/** Allows lines written by a step to be removed when it is undone. */
	allowRemoval(path: string, text: string): void {
		this.mayRemove.set(path, [...(this.mayRemove.get(path) ?? []), ...text.split(/\r\n?|\n/)]);
	}

	edits(): readonly PlannedEdit[] {
		return [...this.now].flatMap(([path, text]): readonly PlannedEdit[] => {
			const before = this.before.get(path);
			if (text === before) return [];
			const mayRemove = this.mayRemove.get(path) ?? [];
			if (text === undefined) return [{ path, changes: [], isGone: true, mayRemove }];
			if (before === undefined) return [noteToCreate(path, text)];
			return [{ path, changes: [diffTexts(before, text)], mayRemove }];
		});
	}
}
