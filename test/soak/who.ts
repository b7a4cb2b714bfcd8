import type { App } from '../host/app';

/** The properties of a note, read as simply as can be: one line each. */
export function propertiesOf(text: string): ReadonlyMap<string, string> {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
	const end = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
	const found = lines.slice(1, Math.max(1, end)).flatMap(line => {
		const [, key, value = ''] = /^([\w][\w ]*):(.*)$/.exec(line) ?? [];
		return key === undefined ? [] : [[key, value.replace(/ #.*$/, '').trim()] as const];
	});
	return new Map(found);
}

export const isCharacter = (text: string): boolean => {
	const properties = propertiesOf(text);
	return properties.has('momentum') && properties.has('edge');
};

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

/**
 * Whose journal a note is, as the README has it: its own, if it carries stats; that of its `character` link; the nearest
 * character note up the folders; the only one. Absent where that is a question.
 */
export function whoActs(app: App, texts: ReadonlyMap<string, string>, journal: string): string | undefined {
	const text = texts.get(journal) ?? '';
	if (isCharacter(text)) return journal;
	const link = propertiesOf(text).get('character');
	if (link) {
		const target = link.replace(/^["']|["']$/g, '').replace(/^\[\[|\]\]$/g, '');
		return app.metadataCache.getFirstLinkpathDest(target, journal)?.path;
	}
	const characters = [...texts].filter(([, note]) => isCharacter(note)).map(([path]) => path);
	for (let folder = folderOf(journal); ; folder = folderOf(folder)) {
		const here = characters.filter(path => folderOf(path) === folder);
		if (here.length > 0) return here.length === 1 ? here[0] : undefined;
		if (folder === '') break;
	}
	return characters.length === 1 ? characters[0] : undefined;
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
