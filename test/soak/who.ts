import type { App } from '../host/app';
import { perText } from './per-text';

/**
 * The properties of a note, read as simply as can be: one line each, or a list below its key, whose name is compared
 * without case. Of what is no YAML nothing is read.
 */
export const propertiesOf = perText((text): ReadonlyMap<string, string> => {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
	const end = /^---[ \t]*$/.test(lines[0] ?? '') ? lines.indexOf('---', 1) : -1;
	const values = new Map<string, string>();
	let last: string | undefined;
	for (const line of lines.slice(1, Math.max(1, end))) {
		if (/^\s*(?:#|$)/.test(line) || (last === '' && /^\s*- /.test(line))) continue;
		const [, spelled, value = ''] = /^["']?(\w[\w ]*?)["']?\s*:(.*)$/.exec(line) ?? [];
		const key = spelled?.toLowerCase();
		if (key === undefined || values.has(key)) return new Map();
		last = value.replace(/ #.*$/, '').trim();
		// Words right behind a closing quote, and a key behind a value.
		if (/^"[^"]*"./.test(last) || /^[^"'[{#].*: /.test(last)) return new Map();
		values.set(key, last);
	}
	return values;
});

/** The stats of all four games; the player may have cut out some of them. */
const STATS = ['edge', 'heart', 'iron', 'shadow', 'wits'];

export const isCharacter = (text: string): boolean => {
	const properties = propertiesOf(text);
	return properties.has('momentum') && STATS.some(stat => properties.has(stat));
};

/** Properties that cannot be read. */
export const isTorn = (text: string): boolean => /^\uFEFF?---[ \t]*[\r\n]/.test(text) && propertiesOf(text).size === 0;

/** Properties that were those of a character before the player broke them. */
const mayBeCharacter = (text: string): boolean =>
	propertiesOf(text).size === 0 && /^momentum:/m.test(text) && STATS.some(stat => text.includes(`\n${stat}:`));

/** A copy that a sync conflict has left never plays. */
const isCopyOfConflict = (path: string): boolean => / conflicted copy |\.sync-conflict-/.test(path);

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

/**
 * Whose journal a note is, as the README has it: its own, if it carries stats; that of its `character` link; the nearest
 * character note up the folders; the only one. Absent where that is a question.
 */
export function whoActs(app: App, texts: ReadonlyMap<string, string>, journal: string): string | undefined {
	const text = texts.get(journal) ?? '';
	if (isCharacter(text) && !isCopyOfConflict(journal)) return journal;
	const link = propertiesOf(text).get('character');
	if (link) {
		const target = link.replace(/^["']|["']$/g, '').replace(/^\[\[|\]\]$/g, '');
		return app.metadataCache.getFirstLinkpathDest(target, journal)?.path;
	}
	if ([...texts.values()].some(mayBeCharacter)) return undefined;
	const characters = [...texts]
		.filter(([path, note]) => isCharacter(note) && !isCopyOfConflict(path))
		.map(([path]) => path);
	for (let folder = folderOf(journal); ; folder = folderOf(folder)) {
		const here = characters.filter(path => folderOf(path) === folder);
		if (here.length > 0) return here.length === 1 ? here[0] : undefined;
		if (folder === '') break;
	}
	return characters.length === 1 ? characters[0] : undefined;
}

/** Whether the note of a track or an asset names its character by a name that several have: it is as much this one's as theirs. */
export function isOneOfItsNames(texts: ReadonlyMap<string, string>, note: string, actor: string): boolean {
	const properties = propertiesOf(texts.get(note) ?? '');
	const link = (properties.has('sworn') && properties.get('character')) || '';
	const called = [...texts].filter(([path, text]) => baseOf(path) === baseOf(actor) && isCharacter(text));
	return called.length > 1 && /\[\[(.*)\]\]/.exec(link)?.[1] === baseOf(actor);
}

/** Whom a record means that stands in a journal: the journal's own character, if that is its name, else the only one of it. */
export function whoActedIn(
	app: App,
	texts: ReadonlyMap<string, string>,
	journal: string,
	by: string | undefined,
): string | undefined {
	const own = whoActs(app, texts, journal);
	if (by === undefined) return own;
	const isNamed = (path: string) => path === `${by}.md` || path.endsWith(`/${by}.md`);
	if (own !== undefined && isNamed(own)) return own;
	const all = [...texts].filter(([path, text]) => isNamed(path) && isCharacter(text)).map(([path]) => path);
	return all.length === 1 ? all[0] : undefined;
}
