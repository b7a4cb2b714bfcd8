import type { App } from '../app-parts';
import { parentPath } from '../backend/backend';
import type { TFile } from '../vault/files';
import { getAllTags } from '../yaml';
import { ListValue, ObjectValue, toValue } from './values/collection';
import { DateValue } from './values/date';
import { FileValue, LinkValue, TagValue } from './values/links';
import { NumberValue, StringValue } from './values/primitive';
import type { Value } from './values/value';

const cacheOf = (app: App, file: TFile) => app.metadataCache.getFileCache(file);

const tagsOf = (app: App, file: TFile): string[] => [...new Set(getAllTags(cacheOf(app, file) ?? {}) ?? [])];

function linksOf(app: App, file: TFile): string[] {
	const { links = [], frontmatterLinks = [] } = cacheOf(app, file) ?? {};
	return [...links, ...frontmatterLinks].map(({ link }) => link);
}

const linkList = (app: App, file: TFile, links: readonly string[]) =>
	new ListValue(links.map(link => LinkValue.parseFromString(app, `[[${link}]]`, file.path)));

/** What can be asked of a file as `file.x`. */
const FILE_PROPERTIES: Readonly<Record<string, (app: App, file: TFile) => Value>> = {
	name: (_, { name }) => new StringValue(name),
	basename: (_, { basename }) => new StringValue(basename),
	path: (_, { path }) => new StringValue(path),
	folder: (_, { path }) => new StringValue(parentPath(path)),
	ext: (_, { extension }) => new StringValue(extension),
	size: (_, { stat }) => new NumberValue(stat.size),
	ctime: (_, { stat }) => new DateValue(new Date(stat.ctime), true),
	mtime: (_, { stat }) => new DateValue(new Date(stat.mtime), true),
	tags: (app, file) => new ListValue(tagsOf(app, file).map(tag => new TagValue(tag))),
	links: (app, file) => linkList(app, file, linksOf(app, file)),
	embeds: (app, file) =>
		linkList(
			app,
			file,
			(cacheOf(app, file)?.embeds ?? []).map(({ link }) => link),
		),
	properties: (app, file) => new ObjectValue(cacheOf(app, file)?.frontmatter ?? {}),
	file: (_, file) => new FileValue(file),
};

export const FILE_PROPERTY_NAMES = Object.keys(FILE_PROPERTIES);

export const fileProperty = (app: App, file: TFile, name: string): Value | null =>
	FILE_PROPERTIES[name]?.(app, file) ?? null;

/** A property of the note: links and tags are distinguished from other text. */
export function noteProperty(app: App, file: TFile, name: string): Value {
	const data: unknown = cacheOf(app, file)?.frontmatter?.[name];
	const read = (item: unknown): unknown => {
		if (typeof item !== 'string') return item;
		return name === 'tags' ? new TagValue(item) : (LinkValue.parseFromString(app, item, file.path) ?? item);
	};
	return toValue(Array.isArray(data) ? data.map(read) : read(data));
}

/** The tag itself, or one inside it, in any case of its letters. */
export function hasTag(app: App, file: TFile, tag: string): boolean {
	const wanted = `#${tag.replace(/^#/, '').toLowerCase()}`;
	return tagsOf(app, file).some(own => own.toLowerCase() === wanted || own.toLowerCase().startsWith(`${wanted}/`));
}

/** The folder itself, or one inside it. */
export function inFolder(file: TFile, folder: string): boolean {
	const wanted = folder.replace(/^\/+|\/+$/g, '');
	return wanted === '' || file.path.startsWith(`${wanted}/`);
}

export function hasLink(app: App, file: TFile, other: Value): boolean {
	const target = other instanceof FileValue ? other.file : linked(app, file, other);
	return target !== null && Object.hasOwn(app.metadataCache.resolvedLinks[file.path] ?? {}, target.path);
}

const linked = (app: App, file: TFile, link: Value): TFile | null =>
	link instanceof LinkValue ? link.resolve() : app.metadataCache.getFirstLinkpathDest(link.toString(), file.path);

export const hasProperty = (app: App, file: TFile, name: string): boolean =>
	Object.hasOwn(cacheOf(app, file)?.frontmatter ?? {}, name);
