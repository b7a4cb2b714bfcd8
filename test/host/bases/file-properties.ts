import type { App } from '../app-parts';
import { parentPath } from '../backend/backend';
import type { TFile } from '../vault/files';
import { toValue } from './values/collection';
import { DateValue } from './values/date';
import { LinkValue } from './values/links';
import { StringValue } from './values/primitive';
import type { Value } from './values/value';

const cacheOf = (app: App, file: TFile) => app.metadataCache.getFileCache(file);

/** What can be asked of a file as `file.x`. */
const FILE_PROPERTIES: Readonly<Record<string, (app: App, file: TFile) => Value>> = {
	name: (_, { name }) => new StringValue(name),
	basename: (_, { basename }) => new StringValue(basename),
	path: (_, { path }) => new StringValue(path),
	folder: (_, { path }) => new StringValue(parentPath(path)),
	ext: (_, { extension }) => new StringValue(extension),
	ctime: (_, { stat }) => new DateValue(new Date(stat.ctime), true),
	mtime: (_, { stat }) => new DateValue(new Date(stat.mtime), true),
};

export const FILE_PROPERTY_NAMES = Object.keys(FILE_PROPERTIES);

export const fileProperty = (app: App, file: TFile, name: string): Value | null =>
	FILE_PROPERTIES[name]?.(app, file) ?? null;

/** A property of the note: links are distinguished from other text. */
export function noteProperty(app: App, file: TFile, name: string): Value {
	const data: unknown = cacheOf(app, file)?.frontmatter?.[name];
	const read = (item: unknown): unknown =>
		typeof item === 'string' ? (LinkValue.parseFromString(app, item, file.path) ?? item) : item;
	return toValue(Array.isArray(data) ? data.map(read) : read(data));
}

/** The folder itself, or one inside it. */
export function inFolder(file: TFile, folder: string): boolean {
	const wanted = folder.replace(/^\/+|\/+$/g, '');
	return wanted === '' || file.path.startsWith(`${wanted}/`);
}

export const hasProperty = (app: App, file: TFile, name: string): boolean =>
	Object.hasOwn(cacheOf(app, file)?.frontmatter ?? {}, name);
