import { Draft } from './draft';
import { allPages } from './page';
import type { PageEdit, Pages } from './page';

/** The pages of one action while they are changed; one edit for each note comes out, the journal's first. */
export class Drafts {
	private readonly drafts: ReadonlyMap<string, Draft>;

	constructor(private readonly pages: Pages) {
		this.drafts = new Map(allPages(pages).map(({ path, text }) => [path, new Draft(text)]));
	}

	get journal(): Draft {
		return this.of(this.pages.journal.path);
	}

	get actor(): Draft {
		return this.of(this.pages.actor.path);
	}

	of(path: string): Draft {
		const draft = this.drafts.get(path);
		if (!draft) throw new Error(`“${path}” is not among the pages ${[...this.drafts.keys()].join(', ')}`);
		return draft;
	}

	get edits(): readonly PageEdit[] {
		return [...this.drafts]
			.map(([path, { changes }]) => ({ path, changes }))
			.filter(({ changes }) => changes.length > 0);
	}
}
