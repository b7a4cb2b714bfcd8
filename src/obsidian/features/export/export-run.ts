import { parseOk, type ParseResult, type Problem } from '../../../rules/core/problem';
import { nameOf } from '../../../rules/search/stated-name';
import type { ExportForm } from '../../../journal/export/export-note';
import { planExport, type ExportPlan } from '../../../journal/export/export-paths';
import { isOfStory } from '../../../journal/export/note-part';
import { byPath } from '../../../journal/notes/natural-order';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { StoppableWork } from '../../components/cancellable-work';
import type { Actions } from '../../services/journal-actions';
import { isTaken } from '../../vault/path-here';
import { notesIn } from '../../vault/rules-at';
import { CollectedCampaign, type ExportedFile, type Rendering } from './collected-campaign';
import { ExportBook } from './export-book';
import { ExportPage } from './export-page';

/** The state of an export. */
export type Stage =
	| { readonly kind: 'asked' }
	| { readonly kind: 'writing'; readonly form: ExportForm; readonly done: number; readonly all: number }
	| { readonly kind: 'stopped'; readonly done: number; readonly target: string }
	| { readonly kind: 'failed'; readonly problems: readonly Problem[]; readonly done: number; readonly target: string }
	| {
			readonly kind: 'done';
			readonly target: string;
			readonly first: string;
			readonly notes: number;
			/** The pictures that are not in a book. */
			readonly leftOut: readonly string[];
	  };

/** Exports notes one after the other. Existing files are never touched. */
export class ExportRun {
	stage: Stage = { kind: 'asked' };
	readonly work = new StoppableWork();

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>,
		private readonly wasChanged: () => void,
	) {}

	/** The target paths of an export. `root` is a note or folder; “” is the whole vault. */
	plan(root: string, form: ExportForm): ExportPlan {
		return planExport(root, this.notesOf(root), form, path => isTaken(this.actions.app, path));
	}

	async start(root: string, form: ExportForm): Promise<void> {
		const plan = this.plan(root, form);
		const { target, copies } = plan;
		this.work.begin();
		// shown before the notes are read, so that closing the dialog asks
		this.show({ kind: 'writing', form, done: 0, all: copies.size });
		const campaign = await CollectedCampaign.of(this.actions, [...copies.keys()], this.work);
		if (!campaign) return this.show({ kind: 'stopped', done: 0, target });
		const rendering = renderingOf(campaign, form, plan, root === '' ? 'Journal' : nameOf(root));
		const all = rendering.notes.length;
		let [done, written] = [0, 0];
		let first: string | undefined;
		const isWritten = async (file: ExportedFile): Promise<boolean> => {
			const result = await this.create(file);
			if (!result.ok) this.show({ kind: 'failed', problems: result.problems, done: written, target });
			first ??= file.path;
			written = done;
			return result.ok;
		};
		for (const note of rendering.notes) {
			this.show({ kind: 'writing', form, done, all });
			if (!(await this.work.goesOn())) return this.show({ kind: 'stopped', done: written, target });
			const text = campaign.markdownOf(note, form, copies.get(note.path) ?? target, rendering.placeOf);
			// A note that contains only records has no story, and one that shows only a sheet no log.
			if ((form === 'story' || form === 'lonelog') && text.trim() === '') continue;
			const file = await rendering.add(note, text);
			done++;
			if (file && !(await isWritten(file))) return;
		}
		for (const file of rendering.files()) if (!(await isWritten(file))) return;
		this.show({ kind: 'done', target, first: first ?? target, notes: done, leftOut: [...(rendering.leftOut ?? [])] });
	}

	private show(stage: Stage): void {
		this.stage = stage;
		this.wasChanged();
	}

	private notesOf(root: string): readonly string[] {
		if (root.endsWith('.md')) return [root];
		const { vault } = this.actions.app;
		const folder = root === '' ? vault.getRoot() : vault.getFolderByPath(root);
		const notes = (folder ? notesIn(folder) : []).filter(({ path }) => !this.actions.vaultIndex.isForm(path));
		return [...notes].sort(byPath).map(({ path }) => path);
	}

	private create({ path, content }: ExportedFile): Promise<ParseResult<unknown>> {
		if (typeof content !== 'string') return this.actions.writer.createFile(path, content);
		return this.actions.writer.write([], () => parseOk({ edits: [noteToCreate(path, content)] }));
	}
}

function renderingOf(campaign: CollectedCampaign, form: ExportForm, plan: ExportPlan, title: string): Rendering {
	const { target, copies } = plan;
	if (form === 'page') return new ExportPage(campaign, target, title);
	if (form === 'book') return new ExportBook(campaign, target, title);
	const placeOf = (path: string) => copies.get(path);
	return {
		notes: form === 'story' ? campaign.notes.filter(({ part }) => isOfStory(part)) : campaign.notes,
		placeOf,
		add: async ({ path }, content) => ({ path: placeOf(path) ?? target, content }),
		files: () => [],
	};
}
