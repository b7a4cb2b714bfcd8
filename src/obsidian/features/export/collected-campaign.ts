import { linkTarget, nameOf } from '../../../rules/search/stated-name';
import { given } from '../../../rules/core/collections';
import { actsIn } from '../../../journal/character/acting-character';
import { playersOf } from '../../../journal/character/acting-path';
import { chartOf, type Chart } from '../../../journal/chart/chart';
import { layoutShown } from '../../../journal/chart/layout-of-block';
import { exportNote, type ExportForm } from '../../../journal/export/export-note';
import { NOTE_PARTS, partOfNote, type NotePart } from '../../../journal/export/note-part';
import { isPlayer } from '../../../journal/export/parse-sheet';
import { textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { inPlayedOrder } from '../../../journal/sessions/session-order';
import { readTrackNote } from '../../../journal/track/track-note';
import type { StoppableWork } from '../../components/cancellable-work';
import type { Actions } from '../../services/journal-actions';
import type { ReadCallbacks } from '../../services/journal-reader';
import { chartSource, journalsAround } from '../chart/chart-source';

/** A note of an export. */
export interface CollectedNote {
	readonly path: string;
	readonly text: string;
	readonly properties: Properties;
	readonly part: NotePart;
	/** The chart that it draws. */
	readonly chart: Chart | undefined;
}

export interface ExportedFile {
	readonly path: string;
	readonly content: string | ArrayBuffer;
}

/** A form of an export, which takes the notes of a campaign one after the other. */
export interface Rendering {
	/** The notes that are in it, in its order. */
	readonly notes: readonly CollectedNote[];
	/** Adds a note; returns its file if it has one of its own, and undefined if the form tells nothing of it. */
	add(note: CollectedNote): Promise<readonly ExportedFile[] | undefined>;
	/** The files of all notes together. */
	files(): readonly ExportedFile[];
	/** The pictures that are not in it. */
	readonly leftOut?: ReadonlySet<string>;
}

/** The run that reads and writes, which is told the progress and may be stopped. */
export interface RunCallbacks extends ReadCallbacks {
	readonly work: StoppableWork;
}

type Needs = Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>;

/** The notes of an export, each read once, with what they are to each other. Every form renders them from here. */
export class CollectedCampaign {
	/** In the order of reading: sessions as they were played, characters before other people. */
	readonly notes: readonly CollectedNote[];
	/** The characters that are played. */
	readonly players: readonly CollectedNote[];
	private readonly ids: ReadonlyMap<string, string>;

	private constructor(
		readonly actions: Needs,
		notes: readonly CollectedNote[],
	) {
		this.notes = NOTE_PARTS.flatMap(part => {
			const inPart = notes.filter(note => note.part === part);
			if (part === 'session') return inPlayedOrder(inPart.map(sessionOf));
			if (part !== 'person') return inPart;
			return [...inPart.filter(isPlayed), ...inPart.filter(note => !isPlayed(note))];
		});
		this.players = this.notes.filter(isPlayed);
		this.ids = new Map(this.notes.map(({ path }, at) => [path, `#note-${at + 1}`]));
	}

	/** Reads notes; undefined if it was stopped. */
	static async of(
		actions: Needs,
		paths: readonly string[],
		{ work, progress }: RunCallbacks,
	): Promise<CollectedCampaign | undefined> {
		const rules = rulesLinked(actions);
		const notes: CollectedNote[] = [];
		for (const [done, path] of paths.entries()) {
			progress(done, paths.length);
			if (!(work.mayGoOn || (await work.goesOn()))) return undefined;
			const text = await read(actions, path);
			if (text === undefined) continue;
			const properties = actions.vaultIndex.properties(path) ?? new Map();
			const part = partOfNote({ path, properties, text, isRules: rules.has(path) });
			notes.push({ path, text, properties, part, chart: await chartIn(actions, path, text) });
		}
		return new CollectedCampaign(actions, notes);
	}

	/** The place of a note on a page or in a book: `#note-3`. */
	readonly placeOf = (path: string): string | undefined => this.ids.get(path);

	/** Where a link in a note leads. */
	readonly resolved = (link: string, from: string): string | undefined =>
		this.actions.app.metadataCache.getFirstLinkpathDest(linkTarget(link), from)?.path;

	/** The characters of a journal that have their sheets here. */
	playersOf(path: string): readonly CollectedNote[] {
		const players = playersOf(path, this.actions.vaultIndex);
		return this.players.filter(player => players.includes(player.path));
	}

	/** What a form tells of a note, in Markdown. `at` is where it will be. */
	markdownOf(
		{ path, text, chart }: CollectedNote,
		form: ExportForm,
		at: string,
		placeOf: (path: string) => string | undefined,
	): string {
		const { vaultIndex } = this.actions;
		const resolve = (link: string) => this.resolved(link, path);
		const owner = actsIn(vaultIndex, path);
		const context = {
			...given({ owner: owner === undefined ? undefined : nameOf(owner) }),
			track: (name: string) => {
				const to = resolve(name);
				const track = to === undefined ? undefined : readTrackNote(nameOf(to), vaultIndex.properties(to) ?? new Map());
				return track?.ok ? track.value : undefined;
			},
			chart,
			...(form === 'page' && {
				hasTracksOnSheet: this.playersOf(path).length > 0,
				isOnPage: (name: string) => placeOf(resolve(name) ?? '') !== undefined,
			}),
		};
		return exportNote({ name: nameOf(path), text }, form, context, { at, resolve, exported: placeOf });
	}
}

const isPlayed = ({ properties }: CollectedNote): boolean => isPlayer(properties);

function sessionOf(note: CollectedNote) {
	const [date] = textsOf(note.properties, 'date');
	const [number] = [...textsOf(note.properties, 'session'), ...textsOf(note.properties, 'number')].map(Number);
	return { ...note, ...given({ date, number: Number.isNaN(number) ? undefined : number }) };
}

async function read({ app, writer }: Needs, path: string): Promise<string | undefined> {
	const file = app.vault.getFileByPath(path);
	return file ? writer.read(file) : undefined;
}

/** The chart around a note with a block that draws it; undefined for any other. */
async function chartIn(actions: Needs, path: string, text: string): Promise<Chart | undefined> {
	const layout = layoutShown(text);
	if (layout === undefined) return undefined;
	const texts = new Map<string, string>();
	for (const journal of journalsAround(actions, path)) texts.set(journal, (await read(actions, journal)) ?? '');
	return chartOf(chartSource(actions, path, journal => texts.get(journal), layout));
}

/** The rules notes that notes of the vault link to. */
function rulesLinked({ app, vaultIndex }: Needs): ReadonlySet<string | undefined> {
	const linked = app.vault.getMarkdownFiles().flatMap(({ path }) => {
		const links = textsOf(vaultIndex.properties(path) ?? new Map(), 'rules').map(linkTarget);
		return links.map(link => app.metadataCache.getFirstLinkpathDest(link, path)?.path);
	});
	return new Set(linked);
}
