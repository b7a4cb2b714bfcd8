import type { TFile, App, TFolder } from 'obsidian';
import { problem, parseOk, parseError, type Problem, type ParseResult } from '../../../rules/core/problem';
import type { ImportPlan, ImportRequest, PlannedImport, VaultLinks } from '../../../journal/import/import-plan';
import { planImport } from '../../../journal/import/import-plan';
import type { SourceNote } from '../../../journal/import/imported-note';
import { foldedName } from '../../../rules/search/folded-name';
import { nameOf } from '../../../rules/search/stated-name';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { applyChanges } from '../../../journal/text/text-change';
import { messageOf } from '../../services/notices';
import { StoppableWork } from '../../components/cancellable-work';
import type { Actions } from '../../services/journal-actions';
import type { ImportedTrace } from '../../vault/writer/parse-import-log';
import { HALF_WRITTEN } from '../../vault/writer/failure-report';
import { hashText } from '../../vault/writer/text-hash';
import { isTaken, pathHere } from '../../vault/path-here';
import { notesIn } from '../../vault/rules-at';
import { t } from '../../../i18n/translate';
import type { VaultPack } from '../../../journal/import/rules-with-packs';
import { isRulesetId } from '../../../rules/books/bundled';
import { given, groupBy } from '../../../rules/core/collections';
import { definesRuleset, packIdIn } from '../../../rules/datasworn-files/pack-file';
import { readHouseRules } from '../../../rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../rules/books/layers';
import type { Ruleset } from '../../../rules/ruleset';
import { possibleRulesets } from '../../vault/own-rulesets';
import { folderOf, isRulesFile } from '../../vault/rules-file';

/** A Datasworn file in the vault, which is parsed when it is used. */
interface PackFile {
	readonly file: TFile;
	readonly text: string;
	readonly id: string;
}

/** The Datasworn packs of the vault. Files that state no id are passed over. */
async function packsIn(app: App): Promise<readonly VaultPack[]> {
	const files = await Promise.all(
		possibleRulesets(app).map(async (file): Promise<readonly PackFile[]> => {
			const text = await app.vault.cachedRead(file).catch(() => '');
			const id = packIdIn(text, placeOf(file));
			return id === undefined || isRulesetId(id) ? [] : [{ file, text, id }];
		}),
	);
	const sorted = files.flat().sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
	return [...groupBy(sorted, ({ id }) => id)].map(([id, ofPack]) => ({
		id,
		links: linksTo(app, ofPack),
		isRuleset: ofPack.some(({ text }) => definesRuleset(text, id)),
		layOver: below => ofPack.reduce(laidOver, below),
	}));
}

const placeOf = (file: TFile) => ({ name: file.basename, ...given({ folder: folderOf(file, () => undefined) }) });

function laidOver(below: Ruleset, { file, text }: PackFile): Ruleset {
	const rules = readHouseRules(text, file.extension === 'json' ? 'json' : 'yaml', file.name, placeOf(file).folder);
	return rules.ok ? applyLayer(below, rules.value.layer) : below;
}

/** A link to the folder of several files if it holds no other rules, so that they know each other; else to each file. */
function linksTo({ metadataCache }: App, files: readonly PackFile[]): readonly string[] {
	const [first, ...others] = files.map(({ file }) => file);
	const folder = first?.parent;
	const isPack = folder && !folder.isRoot() && others.length > 0 && holdsOnly(folder, [first, ...others]);
	return isPack ? [`${folder.path}/`] : files.map(({ file }) => metadataCache.fileToLinktext(file, '', false));
}

const holdsOnly = (folder: TFolder, files: readonly TFile[]): boolean =>
	files.every(({ parent }) => parent === folder) &&
	folder.children.every(child => !isRulesFile(child) || files.includes(child) || child.basename === '_index');

export type ImportActions = Actions<'app' | 'vaultIndex' | 'writer' | 'imports'>;

/** The progress of a long step. */
interface HowFar {
	readonly done: number;
	readonly all: number;
}

/** The state of an import. */
export type Stage =
	| { readonly kind: 'asked'; readonly problem?: string }
	| ({ readonly kind: 'reading' } & HowFar)
	| { readonly kind: 'report'; readonly plan: ImportPlan }
	| ({ readonly kind: 'writing' } & HowFar)
	| { readonly kind: 'done'; readonly written: Written };

/** What was written, possibly only up to where it was stopped. */
export interface Written extends HowFar {
	readonly characters: readonly string[];
	readonly target: string;
	/** The notes that could not be written, and why. */
	readonly failed: readonly { readonly path: string; readonly problems: readonly Problem[] }[];
	readonly isStopped: boolean;
}

/** How many notes are read in parallel. */
const MOST_READS = 16;
/** How long work runs before the page can render and react, in milliseconds. */
const SLICE = 12;

/** Reads the notes to import, reports what would happen, and writes them one after the other. */
export class ImportRun {
	stage: Stage = { kind: 'asked' };
	readonly work = new StoppableWork();
	private since = 0;

	constructor(
		private readonly actions: ImportActions,
		private readonly wasChanged: () => void,
	) {}

	/** Returns to the options. */
	back(): void {
		this.show({ kind: 'asked' });
	}

	/** Reads the notes and reports what would happen to them, without writing anything. */
	async look(request: ImportRequest): Promise<void> {
		this.work.begin();
		const files = this.filesIn(request.root);
		const notes: SourceNote[] = [];
		for (let at = 0; at < files.length; at += MOST_READS) {
			if ((await this.between('reading', at / 2, files.length)) === 'stop') return this.back();
			const some = files.slice(at, at + MOST_READS);
			notes.push(...(await Promise.all(some.map(file => this.noteOf(file)))));
		}
		const plan = await planImport(
			notes,
			request,
			{ ...this.links(), packs: await packsIn(this.actions.app) },
			(done, all) => this.between('reading', (all + done) / 2, all),
		);
		if (!plan) return this.back();
		if (plan.notes.length + plan.left.length > 0) return this.show({ kind: 'report', plan });
		this.show({ kind: 'asked', problem: t('There is nothing of Iron Vault in it. Choose the folder of a campaign.') });
	}

	/** Reports what a file of another app would become, without writing anything. */
	async lookAt(make: () => Promise<ParseResult<ImportPlan>>): Promise<void> {
		const plan = await make();
		if (!plan.ok) return this.show({ kind: 'asked', problem: messageOf(plan.problems) });
		this.show({ kind: 'report', plan: plan.value });
	}

	/** Writes the reported plan. */
	async write(plan: ImportPlan, { root, way }: Pick<ImportRequest, 'root' | 'way'>): Promise<void> {
		this.work.begin();
		const { imports, app } = this.actions;
		const notes = plan.notes.map(note => this.placed(note));
		const paths = notes.flatMap(({ target, created }) => [target, ...created.map(({ path }) => path)]);
		const folders = foldersOf(paths).filter(folder => !isTaken(app, folder));
		const id = await imports.begin(Date.now(), root, folders);
		if (id === undefined)
			return this.show({
				kind: 'asked',
				problem: t('Nothing was imported, as it could not be undone: the texts of now cannot be kept.'),
			});
		const failed: { path: string; problems: readonly Problem[] }[] = [];
		const all = notes.length;
		let done = 0;
		for (const note of notes) {
			if ((await this.between('writing', done + failed.length, all)) === 'stop') break;
			const problems = await this.writeNote(id, note);
			if (problems) failed.push({ path: note.path, problems });
			else done++;
		}
		const { characters } = plan;
		const target = way === 'copies' ? (notes[0]?.target.split('/')[0] ?? '') : root;
		const isStopped = done + failed.length < all;
		if (done === all) await imports.finish(id);
		this.show({ kind: 'done', written: { done, all, characters, target, failed, isStopped } });
	}

	/** With the paths that the app will have, so that what is remembered is found again. */
	private placed(note: PlannedImport): PlannedImport {
		const { app } = this.actions;
		const created = note.created.map(each => ({ ...each, path: pathHere(app, each.path) }));
		const isInPlace = note.target === note.path && note.isNew !== true;
		return { ...note, created, target: isInPlace ? note.target : pathHere(app, note.target) };
	}

	/** Writes one note and the notes created along with it, all of them or none. */
	private async writeNote(id: number, note: PlannedImport): Promise<readonly Problem[] | undefined> {
		const { imports, writer } = this.actions;
		const { path, target, before, changes, created, isNew = false } = note;
		const after = applyChanges(before, changes);
		const isCopy = isNew || target !== path;
		const traces: readonly ImportedTrace[] = [
			{ path: target, mark: hashText(after), ...(isCopy ? {} : { before }) },
			...created.map(each => ({ path: each.path, mark: hashText(each.text) })),
		];
		for (const trace of traces)
			if (!(await imports.remember(id, trace)))
				return [problem('not_kept', t('Its text of now could not be kept, so it stays as it is.'))];
		const written = await writer.write(isNew ? [] : [path], texts => {
			if (!isNew && texts.get(path) !== before)
				return parseError(
					'changed_meanwhile',
					t('It was changed since the report was made. Import once more to take it along.'),
				);
			const edit = isCopy ? noteToCreate(target, after) : ({ path, changes, isImport: true } as const);
			const edits = [...created.map(each => noteToCreate(each.path, each.text)), edit];
			return parseOk({ edits, isToBeSaved: true as const });
		});
		if (written.ok) return undefined;
		// else another note of that name may be the player's own
		const isWithout = written.problems.every(({ code }) => code !== HALF_WRITTEN);
		if (isWithout) for (const trace of traces) await imports.notWritten(id, trace.path);
		return written.problems;
	}

	/** Shows the progress between two notes and returns whether to continue. */
	private async between(kind: 'reading' | 'writing', done: number, all: number): Promise<'go on' | 'stop'> {
		const now = performance.now();
		if (this.stage.kind === kind && now - this.since < SLICE && this.work.mayGoOn) return 'go on';
		this.show({ kind, done: Math.floor(done), all });
		const goesOn = await this.work.goesOn();
		this.since = performance.now();
		return goesOn ? 'go on' : 'stop';
	}

	private show(stage: Stage): void {
		this.stage = stage;
		this.wasChanged();
	}

	private filesIn(root: string): readonly TFile[] {
		const { vault } = this.actions.app;
		const folder = root === '' ? vault.getRoot() : vault.getFolderByPath(root);
		return folder ? notesIn(folder) : [];
	}

	private async noteOf(file: TFile): Promise<SourceNote> {
		return { path: file.path, text: await this.actions.writer.read(file) };
	}

	/** What the vault has at which paths. */
	links(): VaultLinks {
		const { app, vaultIndex } = this.actions;
		const names = new Map<string, number>();
		for (const { path } of app.vault.getMarkdownFiles()) {
			const name = foldedName(nameOf(path));
			names.set(name, (names.get(name) ?? 0) + 1);
		}
		return {
			resolve: (link, from) => app.metadataCache.getFirstLinkpathDest(link, from)?.path,
			isTaken: path => isTaken(app, path),
			isImported: path => vaultIndex.properties(path)?.has('imported') === true,
			namesakes: name => names.get(foldedName(name)) ?? 0,
		};
	}
}

/** The parent folders of these paths, outermost first. */
function foldersOf(paths: readonly string[]): readonly string[] {
	const above = (path: string) =>
		path
			.split('/')
			.slice(0, -1)
			.map((_, i, names) => names.slice(0, i + 1).join('/'));
	return [...new Set(paths.flatMap(above))].sort((one, other) => one.length - other.length);
}
