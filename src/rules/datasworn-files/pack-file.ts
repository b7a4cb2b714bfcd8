import { parseError, type ParseResult } from '../core/problem';
import { getOwn } from '../core/collections';
import { isObject } from './unvalidated-value';

/** What a file may hold; one that holds none of it holds no rules. */
export const CONTENTS = [
	'rules',
	'moves',
	'assets',
	'oracles',
	'truths',
	'npcs',
	'rarities',
	'delve_sites',
	'site_themes',
	'site_domains',
	'atlas',
] as const;

/** The code of the problem of a file that is no Datasworn at all, which a folder of rules may hold beside others. */
export const NO_PACK = 'no_datasworn';

/** Where each kind of entry stands in a whole file, and whether it stands in a collection there. */
const KINDS: Readonly<Record<string, readonly [key: (typeof CONTENTS)[number], isCollected: boolean]>> = {
	move: ['moves', true],
	asset: ['assets', true],
	oracle_rollable: ['oracles', true],
	truth: ['truths', false],
	npc: ['npcs', true],
	rarity: ['rarities', false],
	delve_site: ['delve_sites', false],
	delve_site_theme: ['site_themes', false],
	delve_site_domain: ['site_domains', false],
};

/** The folder that a file is in. */
export interface PackFolder {
	readonly name: string;
	/** What its `_index` calls it, else its name. */
	readonly title: string;
}

/** The name of a file without its ending, and the folder that it is in. */
interface FilePlace {
	readonly name: string;
	readonly folder?: PackFolder;
}

/** The `name` that the text of an `_index.yaml`, or of an `_index.md` with properties, gives to its folder. */
export const nameInIndex = (text: string): string | undefined =>
	/^name[ \t]*:[ \t]*(["']?)(\S.{0,199}?)\1[ \t]*\r?$/m.exec(text.slice(0, LONGEST_INDEX))?.[2];

/** In characters. */
const LONGEST_INDEX = 10_000;

/**
 * The contents of a whole Datasworn file. One that holds a single entry, told by its `type`, is put into a file of its
 * own: its key is the name of the file, and its category or collection the name of the folder. A file that is something
 * else is refused, with what it is.
 */
export function wholeFile(value: unknown, place: FilePlace): ParseResult<object> {
	if (isDataforged(value)) return parseError(NO_PACK, dataforged(place.name));
	if (!isObject(value)) return parseError(NO_PACK, notDatasworn(place.name));
	const fields = value as Readonly<Record<string, unknown>>;
	if (isFoundry(fields)) return parseError(NO_PACK, foundry(place.name));
	const kind = typeof fields['type'] === 'string' ? getOwn(KINDS, fields['type']) : undefined;
	if (kind) return { ok: true, value: around(fields, kind, place) };
	const isPack = [...CONTENTS, '_id', 'type', 'datasworn_version'].some(key => Object.hasOwn(fields, key));
	return isPack ? { ok: true, value } : parseError(NO_PACK, notDatasworn(place.name));
}

function around(
	{ ruleset, datasworn_version, ...entry }: Readonly<Record<string, unknown>>,
	[key, isCollected]: readonly [key: string, isCollected: boolean],
	{ name, folder = { name, title: name } }: FilePlace,
): object {
	const contents = { [keyOf(name)]: entry };
	return {
		_id: keyOf(folder.name),
		type: 'expansion',
		title: folder.title,
		ruleset,
		datasworn_version,
		[key]: isCollected ? { [keyOf(folder.name)]: { name: folder.title, contents } } : contents,
	};
}

/** The key of an entry: the name of its file, without the ending. */
const keyOf = (name: string): string =>
	name
		.replace(/\.(?:json|ya?ml)$/i, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '_');

/** Dataforged 1.x is a list of its objects, or an object with keys of their names. */
function isDataforged(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(isDataforged);
	if (!isObject(value)) return false;
	return ['$id', 'Move Categories', 'Asset Types', 'Oracle Categories', 'Setting Truths', 'Moves'].some(key =>
		Object.hasOwn(value, key),
	);
}

/** A document of a compendium for Foundry: a table, an item, an actor. */
const isFoundry = (fields: object): boolean =>
	Object.hasOwn(fields, '_key') || ['results', 'system'].some(key => Object.hasOwn(fields, key));

const dataforged = (name: string): string =>
	`“${name}” is Dataforged, an older form of the same content. Get it as Datasworn, which is read.`;

const foundry = (name: string): string =>
	`“${name}” is a document of Foundry. Write it as Datasworn, or its table as a note.`;

const notDatasworn = (name: string): string =>
	`“${name}” is not a Datasworn file. Begin it with “_id”, “type” and “moves”.`;

/** Whether the text of a Datasworn file defines a ruleset of its own, with this id if one is given, without parsing it. */
export const definesRuleset = (text: string, id?: string): boolean =>
	/\btype["']?\s*:\s*["']?ruleset\b/.test(text) &&
	[...text.matchAll(/\b_id["']?\s*:\s*["']?([\w-]+)/g)].some(
		([, stated]) => id === undefined || stated?.toLowerCase() === id,
	);

/** The id of the pack that the text of a Datasworn file belongs to, without parsing it; for a single entry, its folder's. */
export function packIdIn(text: string, { name, folder }: FilePlace): string | undefined {
	const [, id] = /\b_id["']?\s{0,9}:\s{0,9}["']?([a-z][\w-]*)["']?[ \t]*(?:[,}\r\n]|$)/.exec(text) ?? [];
	if (id !== undefined) return id;
	const [, type = ''] = /^(?:type|\{?\s{0,9}"type")[ \t]*:[ \t]*["']?(\w+)/m.exec(text) ?? [];
	return getOwn(KINDS, type) && keyOf(folder?.name ?? name);
}
