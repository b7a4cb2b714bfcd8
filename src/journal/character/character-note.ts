import { hasOwnRules } from './character-rules';
import { findNamed } from '../../rules/search/folded-name';
import { given, getOwn } from '../../rules/core/collections';
import { parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import { readNextBonus } from '../../play/character/next-bonus';
import { readListedAsset } from '../assets/asset-list';
import { cardFinder } from '../../rules/assets/find-card';
import {
	misspelledKeys,
	noStats,
	notABonus,
	notANumber,
	notAPosition,
	notInList,
	notPlain,
	oddValues,
	specialWord,
} from './character-problems';
import { readFrontmatter, type FrontmatterValue } from '../frontmatter/frontmatter';
import { setProperties } from '../frontmatter/set-properties';
import type { PropertyValue } from '../frontmatter/property-edit';
import { listAsWritten } from '../frontmatter/list-as-text';
import { foldedKey } from '../frontmatter/property-map';
import { isNested, swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { isReadable } from '../sworn-block/sworn-block';
import type { TextChange } from '../text/text-change';

/** A character read from its note, with problems for the player to fix. */
export interface CharacterNote {
	readonly character: Character;
	readonly problems: readonly Problem[];
}

/** Starting momentum, for a note that does not mention it. */
const STARTING_MOMENTUM = 2;

/**
 * Whether a note is a character: it has `momentum`, and stats or rules of its own in the vault, whose stats may be any, or `sworn: character`; and neither `sworn: npc` nor `sworn: template`.
 */
export function isCharacter(properties: Properties, ruleset: Pick<Ruleset, 'stats'>): boolean {
	const sworn = swornIn(properties);
	if (sworn !== undefined) return sworn === 'character';
	if (!properties.has('momentum')) return false;
	return ruleset.stats.some(stat => properties.has(stat)) || hasOwnRules(properties);
}

/**
 * Reads a character from the properties of its note; `noted` are its assets with notes of their own. A value that is
 * not a number is left out and reported.
 */
export function readCharacter(
	name: string,
	properties: Properties,
	ruleset: Ruleset,
	noted: readonly Asset[] = [],
): CharacterNote {
	const unread = new Map<string, Problem>();
	const number = (key: string): number | undefined => {
		const value = wholeNumber(properties.get(key));
		if (value !== 'no number') return value;
		unread.set(key, notANumber(key, name, properties));
		return undefined;
	};
	const numbers = (keys: readonly string[]): Record<string, number> =>
		Object.fromEntries(
			keys
				.flatMap(key => [[key, number(key)] as const])
				.filter((pair): pair is [string, number] => pair[1] !== undefined),
		);

	const stats = numbers(ruleset.stats);
	const meters = numbers(ruleset.condition_meters.map(meter => meter.name));
	if (isNested(properties.get('assets'))) unread.set('assets', notPlain('assets', name));
	const impacts = textsOf(properties, 'impacts').map(impactIn);
	const printed = new Set(ruleset.impacts.map(impact => impact.name));
	const isOne = (impact: string) => printed.has(impact) || isOneImpact(impact, printed);
	if (!isListOfWords(properties.get('impacts')) || !impacts.every(isOne))
		unread.set('impacts', notPlain('impacts', name));
	const beside = impactBeside(properties, impacts, printed);
	if (beside !== undefined) unread.set('impacts', notInList(beside, name));
	const bonuses = textsOf(properties, 'next').map(readNextBonus);
	if (isNested(properties.get('next')) || bonuses.includes(undefined)) unread.set('next', notABonus(name));
	const combat = properties.get('combat') ?? '';
	if (typeof combat !== 'string') unread.set('combat', notAPosition(name));
	const isBare = Object.keys(stats).length === 0 && unread.size === 0;
	const cards = cardFinder(ruleset);
	const character: Character = {
		name,
		stats,
		meters,
		momentum: number('momentum') ?? STARTING_MOMENTUM,
		impacts: impacts.filter(impact => isOne(impact) && !NAMES_NOTHING.test(impact)),
		special: numbers(ruleset.special_tracks.map(specialWord)),
		experience: number('experience') ?? 0,
		experience_spent: number('experience_spent') ?? 0,
		tracks: [],
		assets: owned(
			textsOf(properties, 'assets').map(text => readListedAsset(text, cards)),
			noted,
		),
		next: bonuses.flatMap(bonus => bonus ?? []),
		...given({
			harm: number('harm'),
			combat: typeof combat === 'string' && combat.trim() !== '' ? combat.trim().toLowerCase() : undefined,
		}),
	};
	const problems = [
		...(isBare ? [noStats(name)] : []),
		...unread.values(),
		...misspelledKeys(name, properties, ruleset),
		...oddValues(character, ruleset),
	];
	return { character: unread.size > 0 ? { ...character, unread: Object.fromEntries(unread) } : character, problems };
}

/** A character's assets: those it lists, read from their notes if they have one, then those found only as notes. */
const owned = (listed: readonly Asset[], noted: readonly Asset[]): readonly Asset[] => [
	...listed.map(bare => findNamed(noted, bare.name) ?? bare),
	...noted.filter(({ name }) => !listed.some(bare => findNamed(noted, bare.name)?.name === name)),
];

const NAMES_NOTHING = /^\s*(?:none|no|nothing|yes|[-–—]+)\s*$/i;

/** Whether a property is missing or holds words: no map, and no number, `yes` or `none`, which name nothing. */
const isListOfWords = (value: FrontmatterValue | undefined): boolean =>
	!isNested(value) &&
	[value]
		.flat(3)
		.every(
			item =>
				typeof item !== 'number' &&
				typeof item !== 'boolean' &&
				!NAMES_NOTHING.test(typeof item === 'string' ? item : ''),
		);

/** Signs that no impact has in its name: of a tag, of a link, between several, at the start of a line. */
const NO_NAME = /[\n\r#;|[\]{}:]/;
const BETWEEN_NAMES = /(?:[^\p{L}\p{N}]|\b(?:and|or|true|yes)\b)+/gu;

/** Whether an item names one impact: one of the player's own is anything that does not only string printed ones together. */
function isOneImpact(item: string, printed: ReadonlySet<string>): boolean {
	if (NO_NAME.test(item)) return false;
	const left = [...printed].reduce((rest, name) => rest.replaceAll(name, ' '), item);
	return left.replace(BETWEEN_NAMES, '') !== '';
}

/** A property of its own that says that an impact is marked, which the list does not: `wounded: true`. */
const impactBeside = (
	properties: Properties,
	listed: readonly string[],
	printed: ReadonlySet<string>,
): string | undefined =>
	[...properties.keys()].find(key => {
		const impact = impactIn(foldedKey(key));
		return printed.has(impact) && !listed.includes(impact) && textsOf(properties, key).some(text => SAYS_SO.test(text));
	});

const SAYS_SO = /^\s*(?:true|yes|on|x|1)\s*$/i;

const impactIn = (text: string): string => text.toLowerCase().replace(/_/g, ' ');

function wholeNumber(value: FrontmatterValue | undefined): number | 'no number' | undefined {
	if (value === undefined || value === null) return undefined;
	const n = typeof value === 'number' ? value : typeof value === 'string' ? numberIn(value) : NaN;
	return Number.isInteger(n) && isReadable(n) ? n : 'no number';
}

/** `3`, `+2`, `−1`, `3.0`, also in full width; what YAML takes for a number otherwise, such as `0x3`, is none here. */
function numberIn(text: string): number {
	const written = text.trim().normalize('NFKC').replace(/^[−–]/, '-');
	return /^[-+]?\d{1,9}(?:\.0{1,9})?$/.test(written) ? Number(written) : NaN;
}

/**
 * Edits a character's note from one state to another, changing only what differs. Tracks and assets with notes of their
 * own are not written here.
 */
export function writeCharacter(note: string, before: Character, after: Character): ParseResult<TextChange[]> {
	const numbers = {
		...changedNumbers(before.stats, after.stats),
		...changedNumbers(before.meters, after.meters),
		...changedNumbers(before.special, after.special),
		...changedNumbers(singles(before), singles(after)),
	};
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return frontmatter;
	const properties = frontmatter.value.values;
	const keys = before.harm === after.harm ? Object.keys(numbers) : [...Object.keys(numbers), 'harm'];
	const unreadable = keys.find(key => wholeNumber(properties.get(key)) === 'no number');
	if (unreadable !== undefined) return { ok: false, problems: [notANumber(unreadable, after.name, properties)] };

	const values: Record<string, PropertyValue> = { ...numbers };
	if (before.harm !== after.harm) values['harm'] = after.harm ?? null;
	if (before.combat !== after.combat) values['combat'] = after.combat ?? null;
	if (!same(before.impacts, after.impacts))
		values['impacts'] = listAsWritten(
			'impacts',
			properties.get('impacts'),
			asWritten(textsOf(properties, 'impacts'), after.impacts, impactIn),
		);
	const next = (character: Character) => character.next.map(({ text }) => text);
	if (!same(next(before), next(after))) {
		const bonuses = asWritten(textsOf(properties, 'next'), next(after), text => readNextBonus(text)?.text);
		values['next'] = bonuses.length > 0 ? bonuses : null;
	}
	return Object.keys(values).length === 0 ? parseOk([]) : setProperties(note, values, orderOf(after));
}

/** The writing order of a character's properties, as in a new note. */
const orderOf = ({ stats, meters, special }: Character): readonly string[] => [
	...['sworn', 'ruleset', 'rules'],
	...Object.keys(stats),
	...Object.keys(meters),
	...['momentum', 'impacts', 'next', 'combat'],
	...Object.keys(special),
	...['experience', 'experience_spent', 'harm', 'assets'],
];

const singles = ({ momentum, experience, experience_spent }: Character): Readonly<Record<string, number>> => ({
	momentum,
	experience,
	experience_spent,
});

const changedNumbers = (
	before: Readonly<Record<string, number>>,
	after: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
	Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));

/** Keeps the player's spelling of list items, and items that could not be read stay in place. */
function asWritten(
	written: readonly string[],
	wanted: readonly string[],
	canonical: (text: string) => string | undefined,
): readonly string[] {
	const left = written.filter(text => canonical(text) !== undefined);
	const items = wanted.map(item => {
		const at = left.findIndex(text => canonical(text) === item);
		return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? item;
	});
	written.forEach((text, at) => {
		if (canonical(text) === undefined) items.splice(Math.min(at, items.length), 0, text);
	});
	return items;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((item, i) => item === b[i]);

/**
 * Text of a new character's note: stats, full meters, and starting momentum. `rules` is the link to the file of a ruleset
 * that is in the vault.
 */
export function newCharacterNote(
	name: string,
	stats: Readonly<Record<string, number>>,
	ruleset: Ruleset,
	rules: readonly string[] = [],
): string {
	const lines = [
		'sworn: character',
		`ruleset: ${ruleset._id}`,
		...rulesLine(rules.map(link => `"[[${link}]]"`)),
		...ruleset.stats.map(stat => `${stat}: ${getOwn(stats, stat) ?? 0}`),
		...ruleset.condition_meters.map(({ name, value }) => `${name}: ${value}`),
		`momentum: ${STARTING_MOMENTUM}`,
		'impacts: []',
		...ruleset.special_tracks.map(id => `${specialWord(id)}: 0`),
		'experience: 0',
	];
	return `---\n${lines.join('\n')}\n---\n\n\`\`\`sworn\nshow: ${name}\n\`\`\`\n\n`;
}

const rulesLine = (links: readonly string[]): readonly string[] =>
	links.length === 0 ? [] : [`rules: ${links.length === 1 ? links.join() : `[${links.join(', ')}]`}`];
