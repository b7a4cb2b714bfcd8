import { nameOf } from '../../rules/search/stated-name';
import { WorkingCopy } from './working-copy';
import { changeablePages, type ActionNotes } from './action-notes';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { noteToCreate } from '../notes/note-to-create';

/** The pages of one action while they are changed. Results in one edit per note, the journal's first. */
export class WorkingCopies {
	private readonly drafts: ReadonlyMap<string, WorkingCopy>;

	private readonly created = new Map<string, string>();

	constructor(private readonly pages: ActionNotes) {
		this.drafts = new Map(changeablePages(pages).map(({ path, text }) => [path, new WorkingCopy(text)]));
	}

	get journal(): WorkingCopy {
		return this.of(this.pages.journal.path);
	}

	/** The folder of the character's note, such as `Characters/`; empty at the root of the vault. */
	get actorFolder(): string {
		const { path } = this.pages.actor;
		return path.slice(0, path.lastIndexOf('/') + 1);
	}

	/** The text of a link to the character in a note next to it. */
	get actorLink(): string {
		return this.pages.link ?? nameOf(this.pages.actor.path);
	}

	get actor(): WorkingCopy {
		return this.of(this.pages.actor.path);
	}

	of(path: string): WorkingCopy {
		const draft = this.drafts.get(path);
		if (!draft) throw new Error(`“${path}” is not among the pages ${[...this.drafts.keys()].join(', ')}`);
		return draft;
	}

	/** Creates a note, which is written last; `false` if one of these pages has the path. */
	create(path: string, text: string): boolean {
		if (this.drafts.has(path) || this.created.has(path)) return false;
		this.created.set(path, text);
		return true;
	}

	get edits(): readonly PlannedEdit[] {
		const changed = [...this.drafts]
			.map(([path, { changes }]): PlannedEdit => ({ path, changes }))
			.filter(({ changes }) => changes.length > 0);
		const created = [...this.created].map(([path, text]): PlannedEdit => noteToCreate(path, text));
		return [...changed, ...created];
	}
}
