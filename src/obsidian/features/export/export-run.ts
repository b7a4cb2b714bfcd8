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
import { CollectedCampaign, type ExportedFile, type Rendering, type RunCallbacks } from './collected-campaign';
import { ExportBook } from './export-book';
import { ExportPage } from './export-page';

/** The state of a run. */
export type Stage =
	| { readonly kind: 'asked' }
	| {
			readonly kind: 'reading' | 'writing';
			readonly done: number;
			readonly all: number;
			readonly written: number;
	  }
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
		private readonly wasChanged: () => unknown,
	) {}

	/** The target paths of an export. `root` is a note or folder; “” is the whole vault. */
	plan(root: string, form: ExportForm): ExportPlan {
		return planExport(root, this.notesOf(root), form, path => isTaken(this.actions.app, path));
	}

	async start(root: string, form: ExportForm): Promise<void> {
		const plan = this.plan(root, form);
		await this.make(plan.target, async waiting => {
			const campaign = await CollectedCampaign.of(this.actions, [...plan.copies.keys()], waiting);
			const title = root === '' ? 'Journal' : nameOf(root);
			return campaign && renderingOf(campaign, { ...plan, form, title }, waiting);
		});
	}

	/** Writes what is begun, which is undefined if it was stopped, note by note. */
	async make(target: string, begun: (waiting: RunCallbacks) => Promise<Rendering | undefined>): Promise<Stage> {
		const { work } = this;
		work.begin();
		let [done, written] = [0, 0];
		const progress = (read: number, all: number) => this.show({ kind: 'reading', done: read, all, written });
		// shown before the notes are read, so that closing the dialog asks
		progress(0, 0);
		const rendering = await begun({ work, progress, isOver: () => work.isStopped });
		const stopped = () => this.show({ kind: 'stopped', done: written, target });
		if (!rendering) return stopped();
		const all = rendering.notes.length;
		let first: string | undefined;
		const problemsOf = async (files: readonly ExportedFile[]): Promise<readonly Problem[]> => {
			for (const file of files) {
				const result = await this.create(file);
				if (!result.ok) return result.problems;
				first ??= file.path;
				written = done;
			}
			return [];
		};
		for (const note of [...rendering.notes, undefined]) {
			this.show({ kind: 'writing', done, all, written });
			if (!(await work.goesOn())) return stopped();
			const files = note ? await rendering.add(note) : rendering.files();
			if (note && files) done++;
			const problems = await problemsOf(files ?? []);
			if (problems.length > 0) return this.show({ kind: 'failed', problems, done: written, target });
		}
		return this.show({
			kind: 'done',
			target,
			first: first ?? target,
			notes: done,
			leftOut: [...(rendering.leftOut ?? [])],
		});
	}

	private show(stage: Stage): Stage {
		this.stage = stage;
		this.wasChanged();
		return stage;
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

function renderingOf(
	campaign: CollectedCampaign,
	{ form, title, target, copies }: ExportPlan & { readonly form: ExportForm; readonly title: string },
	waiting: RunCallbacks,
): Rendering | Promise<Rendering | undefined> {
	if (form === 'page') return new ExportPage(campaign, target, title);
	if (form === 'book') return ExportBook.of(campaign, target, title, waiting);
	const placeOf = (path: string) => copies.get(path);
	return {
		notes: form === 'story' ? campaign.notes.filter(({ part }) => isOfStory(part)) : campaign.notes,
		add: async note => {
			const path = placeOf(note.path) ?? target;
			const content = campaign.markdownOf(note, form, path, placeOf);
			// A note that contains only records has no story, and one that shows only a sheet no log.
			const isNothing = (form === 'story' || form === 'lonelog') && content.trim() === '';
			return isNothing ? undefined : [{ path, content }];
		},
		files: () => [],
	};
}
