import { getOwn } from '../../rules/core/collections';
import { isRank } from '../../rules/core/rank';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { TrackKind } from '../../rules/core/track-kind';
import { readFrontmatter, type FrontmatterValue } from '../frontmatter/frontmatter';
import type { Properties } from '../frontmatter/properties';
import { parseFrontmatter, keyOf, lineNumber } from '../frontmatter/yaml';
import { isConflictCopy } from '../notes/conflict-copy';
import { nameOf } from '../../rules/search/stated-name';
import { campaignOf, campaignsIn } from './campaign-note';
import type { SourceNote, StateNote } from './imported-note';
import { plainName } from './plain-name';
import { t } from '../../i18n/translate';

const STATE_KINDS = ['campaign', 'character', 'progress', 'clock', 'faction-influence-grid'] as const;

/** The kinds of state notes in Iron Vault. */
export type StateKind = (typeof STATE_KINDS)[number];

/** Keys for the kind of a note; the second one is from older versions. */
export const KIND_KEYS: readonly string[] = ['iron-vault-kind', 'forgedkind'];

/** The first of several keys that a note has, ignoring case. */
interface FoundProperty {
	/** The key as written in the note. */
	readonly key: string;
	readonly value: FrontmatterValue;
}

export function findProperty(properties: Properties, names: readonly string[]): FoundProperty | undefined {
	for (const name of names) {
		const named = [...properties].filter(([key]) => key.toLowerCase() === name.toLowerCase());
		const [key, value] = named.find(([written]) => written === name) ?? named[0] ?? [];
		if (key !== undefined && value !== undefined) return { key, value };
	}
	return undefined;
}

/** The kind of state in a note; `undefined` if Iron Vault keeps none in it. An unknown kind is a problem. */
export function stateKindOf(note: string): ParseResult<StateKind | undefined> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return frontmatter;
	const found = findProperty(frontmatter.value.values, KIND_KEYS);
	if (!found) return parseOk(forgedKindOf(frontmatter.value.values));
	if (found.value === null) return parseOk(undefined);
	const word = typeof found.value === 'string' ? found.value.trim().toLowerCase() : '';
	const kind = STATE_KINDS.find(known => known === word);
	if (kind) return parseOk(kind);
	const [at, to] = placeOf(note, found.key);
	return parseError(
		'unknown_kind',
		t('Line {note}: “{at}” is a kind of note that this import does not know. The note stays as it is.', {
			note: lineNumber(note, at),
			at: note.slice(at, to),
		}),
		at,
		to,
	);
}

/**
 * The kind of a note of the vault Forged in Obsidian, which says it only by its pictures: `Quests_TrackImage` on a sheet,
 * `TrackImage` of a track, `ClockImage` of a clock.
 */
function forgedKindOf(properties: Properties): StateKind | undefined {
	const has = (...keys: readonly string[]) => keys.every(key => properties.has(key));
	if (has('momentum', 'edge') && (has('Quests_TrackImage') || has('Bonds_TrackImage'))) return 'character';
	if (has('TrackImage', 'Progress', 'Name')) return 'progress';
	return has('ClockImage', 'Segments', 'Name') ? 'clock' : undefined;
}

function placeOf(note: string, key: string): readonly [from: number, to: number] {
	const parsed = parseFrontmatter(note);
	const pair = parsed.ok ? parsed.value.map?.items.find(each => keyOf(each) === key) : undefined;
	const start = parsed.ok ? parsed.value.bounds.from : 0;
	return pair ? [start + pair.key.range[0], start + (pair.value?.range[1] ?? pair.key.range[1])] : [0, 0];
}

const KINDS_OF_TYPES: Readonly<Record<string, TrackKind>> = {
	vow: 'vow',
	connection: 'connection',
	expedition: 'expedition',
	journey: 'journey',
	'scene challenge': 'scene',
	delve: 'site',
};

/** The kind of track that a fight is. */
export const fightKind = (ruleset: string): TrackKind =>
	ruleset === 'classic' || ruleset === 'delve' ? 'foe' : 'objective';

/** The kind of track for a `track-type`; `undefined` if Iron Vault has no such type. */
export function trackKindOf(type: string, ruleset: string): TrackKind | undefined {
	const word = type.trim().replace(/\s+/g, ' ').toLowerCase();
	if (word === 'combat') return fightKind(ruleset);
	return getOwn(KINDS_OF_TYPES, word);
}

export const TYPE_KEYS: readonly string[] = ['track-type', 'tracktype'];
export const RANK_KEYS: readonly string[] = ['rank', 'difficulty'];

/** The name of a note: its property as plain text, else its file name. */
function nameOfState(path: string, properties: Properties): string {
	const name = textOf(findProperty(properties, ['name'])?.value);
	return (name === undefined ? '' : plainName(name)) || nameOf(path);
}

/** The text of a single value; `undefined` if it is missing or not a single value. */
export const textOf = (value: FrontmatterValue | undefined): string | undefined =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/**
 * The characters, tracks and clocks among notes, with what they are converted to. If the rules of a campaign are
 * unknown, a fight becomes an objective. Sync conflict copies and unreadable notes are left out.
 */
export function stateNotesOf(
	notes: readonly SourceNote[],
	rulesetAt: (path: string) => string | undefined = rulesetsIn(notes),
): readonly StateNote[] {
	return notes.flatMap(({ path, text }): readonly StateNote[] => {
		if (isConflictCopy(path) || !mayHoldState(text)) return [];
		const kind = stateKindOf(text);
		const frontmatter = readFrontmatter(text);
		if (!kind.ok || !frontmatter.ok) return [];
		const { values } = frontmatter.value;
		const name = nameOfState(path, values);
		switch (kind.value) {
			case 'character':
			case 'clock':
				return [{ path, name, kind: kind.value }];
			case 'progress': {
				const type = textOf(findProperty(values, TYPE_KEYS)?.value) ?? '';
				const rank = textOf(findProperty(values, RANK_KEYS)?.value)?.toLowerCase() ?? '';
				const track = trackKindOf(type, rulesetAt(path) ?? 'starforged') ?? 'track';
				return [{ path, name, kind: track, ...(isRank(rank) ? { rank } : {}) }];
			}
			default:
				return [];
		}
	});
}

const mayHoldState = (text: string): boolean => /iron-vault-kind|forgedkind|TrackImage|ClockImage/i.test(text);

function rulesetsIn(notes: readonly SourceNote[]): (path: string) => string | undefined {
	const campaigns = campaignsIn(notes);
	return path => campaignOf(path, campaigns)?.ruleset;
}
