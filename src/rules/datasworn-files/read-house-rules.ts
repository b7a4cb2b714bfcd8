import { given, groupBy } from '../core/collections';
import type { RulesLayer } from '../books/layers';
import { parseOk, parseError, type Problem, type ParseResult, problem } from '../core/problem';
import type { ConditionMeterRule, ImpactRule } from '../ruleset';
import {
	arrayItems,
	entriesOf,
	isObject,
	optionalBoolean,
	keyAsName,
	isMissing,
	optionalInteger,
	optionalText,
	arrayOfTexts,
	property,
	requiredInteger,
	reportProblem,
	requiredText,
	type UncheckedValue,
} from './unvalidated-value';
import { parseYaml } from './parse-yaml';
import { readHouseAssets } from './read-house-assets';
import { readHouseFoes, readHouseRarities, readHouseSites } from './read-house-foes';
import { CONTENTS, wholeFile, type PackFolder } from './pack-file';
import { readHouseMoves } from './read-house-moves';
import {
	diceOf,
	readHouseOracles,
	rollsMisplaced,
	readOracleRow,
	readHouseTable,
	readRange,
} from './read-house-oracles';
import { reportUnknownKeys, summedUp } from './unknown-keys';
import { languageSentence } from '../language-detection/language-sentence';
import { ENGLISH, languageOf } from '../language-detection/written-language';
import type { Move } from '../move';
import { D100, highestFace } from '../oracles/oracle';
import type { SiteCard, SiteCards } from '../oracles/site-cards';
import { entryOf, type Pack } from './pack';
import type { Truth, TruthOption, TruthTable } from '../truth';

const TRUTH = ['name', 'summary', 'your_character', 'dice', 'options', 'replaces', 'factions'];

/** The truths of a file, in its order. One without a name or without options is left out. */
const readHouseTruths = (truths: UncheckedValue, pack: Pack): readonly Truth[] =>
	entriesOf(truths).flatMap(([key, truth]) => readTruth(key, truth, pack) ?? []);

function readTruth(key: string, truth: UncheckedValue, pack: Pack): Truth | undefined {
	reportUnknownKeys(truth, TRUTH);
	const name = requiredText(property(truth, 'name'), 'the name of the truth');
	const dice = diceOf(property(truth, 'dice'));
	const sides = highestFace(dice ?? D100);
	const options = arrayItems(property(truth, 'options')).flatMap(option => readOption(option, sides) ?? []);
	if (name === undefined) return undefined;
	if (options.length === 0) return reportProblem(property(truth, 'options'), 'a list of answers');
	rollsMisplaced(truth, 'options', options, dice);
	return {
		...entryOf(truth, pack, `truth:${pack.id}/${key}`),
		name,
		...given({
			question: optionalText(property(truth, 'summary')),
			your_character: optionalText(property(truth, 'your_character')),
		}),
		sides,
		options,
	};
}

const OPTION = ['roll', 'min', 'max', 'summary', 'description', 'quest_starter', 'oracles', 'table'];

function readOption(option: UncheckedValue, sides: number): TruthOption | undefined {
	reportUnknownKeys(option, OPTION);
	const summary = optionalText(property(option, 'summary'));
	const description = optionalText(property(option, 'description')) ?? '';
	const range = readRange(option, sides);
	if (summary === undefined && description === '')
		return reportProblem(property(option, 'description'), 'what the answer says');
	if (!range) return undefined;
	return {
		min: range.min ?? 0,
		max: range.max ?? 0,
		...given({ summary, quest_starter: optionalText(property(option, 'quest_starter')) }),
		description,
		tables: entriesOf(property(option, 'oracles')).flatMap(([key, table]) => readTable(key, table) ?? []),
	};
}

function readTable(key: string, place: UncheckedValue): TruthTable | undefined {
	const table = readHouseTable(key, place);
	if (!table) return undefined;
	const { _id, name, sides, rows } = table;
	return { _id, name, sides, rows: rows.map(({ min, max, text }) => ({ min: min ?? 0, max: max ?? 0, text })) };
}

/** What was read from a file, and its problems. */
interface HouseRules {
	readonly layer: RulesLayer;
	/** The ruleset that the file expands: `ruleset: starforged`. */
	readonly over: string | undefined;
	/** Each gives a path in the file and says what to write there. What it concerns was left out. */
	readonly findings: readonly Problem[];
}

export type HouseRulesFormat = 'json' | 'yaml';

/**
 * Reads a player's Datasworn 0.1.0 ruleset or expansion: everything but its atlas. Validates everything.
 */
export function readHouseRules(
	text: string,
	format: HouseRulesFormat,
	name: string,
	folder?: PackFolder,
): ParseResult<HouseRules> {
	const parsed = parsedFile(text.replace(/^\uFEFF/, ''), format, name);
	if (!parsed.ok) return parsed;
	const whole = wholeFile(parsed.value, { name, ...given({ folder }) });
	if (!whole.ok) return whole;
	const findings: Problem[] = [];
	const file: UncheckedValue = { value: whole.value, path: '', findings };
	reportUnknownKeys(file, FILE);
	if (CONTENTS.every(key => isMissing(property(file, key))))
		reportProblem(property(file, 'moves'), 'the categories of moves under it');
	const rules = property(file, 'rules');
	const id = optionalText(property(file, '_id')) ?? name;
	const title = optionalText(property(file, 'title')) ?? name;
	const pack = { id, title };
	const { assets, oracles } = readHouseAssets(property(file, 'assets'), pack);
	const moves = inTheirLanguage(readHouseMoves(property(file, 'moves'), id));
	const languages = languageProblems(moves);
	const layer: RulesLayer = {
		name: title,
		...(languages.length > 0 && { remarks: languages.map(({ message }) => message) }),
		...given({ credits: creditsOf(file) }),
		...(property(file, 'type').value === 'ruleset' && { ruleset: id }),
		moves,
		impacts: entriesOf(property(rules, 'impacts')).flatMap(([key, group]) => readImpacts(key, group)),
		meters: entriesOf(property(rules, 'condition_meters')).flatMap(([key, meter]) => readMeter(key, meter)),
		oracles: [...readHouseOracles(property(file, 'oracles'), pack), ...oracles],
		assets,
		truths: readHouseTruths(property(file, 'truths'), pack),
		npcs: readHouseFoes(property(file, 'npcs'), pack),
		rarities: readHouseRarities(property(file, 'rarities'), pack),
		delve_sites: readHouseSites(property(file, 'delve_sites'), pack),
		sites: readHouseCards(file, pack),
		stats: entriesOf(property(rules, 'stats')).map(([key]) => key),
		special_tracks: entriesOf(property(rules, 'special_tracks')).map(([key]) => key),
	};
	findings.push(...unreadContents(file));
	return parseOk({
		layer,
		over: optionalText(property(file, 'ruleset')),
		findings: [...languages, ...summedUp(findings)],
	});
}

/** The authors and the licence, as far as they are stated; a licence as an address is shortened to what it says. */
function creditsOf(file: UncheckedValue): string | undefined {
	const authors = property(file, 'authors');
	const names = (Array.isArray(authors.value) ? arrayItems(authors) : []).flatMap(author => {
		const name = isObject(author.value) ? property(author, 'name').value : author.value;
		return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
	});
	const license = property(file, 'license').value;
	const shown = typeof license === 'string' ? license.trim().replace(CREATIVE_COMMONS, creativeCommons) : '';
	const credits = [...names.slice(0, MOST_AUTHORS), ...(shown === '' ? [] : [shown])].join(', ');
	return credits === '' ? undefined : credits.slice(0, LONGEST_CREDITS);
}

const CREATIVE_COMMONS = /^https?:\/\/creativecommons\.org\/licenses\/([a-z-]{2,20})\/(\d\.\d)\S{0,20}$/;
const creativeCommons = (_address: string, terms: string, version: string): string =>
	`CC ${terms.toUpperCase()} ${version}`;
const MOST_AUTHORS = 5;
const LONGEST_CREDITS = 200;

const FILE = [...CONTENTS, 'title', 'ruleset', 'datasworn_version', 'description', 'authors', 'license'];

/** In characters; the largest printed ruleset has less than half as many. */
const LONGEST_FILE = 5_000_000;

function parsedFile(text: string, format: HouseRulesFormat, name: string): ParseResult<unknown> {
	if (text.length > LONGEST_FILE) {
		return parseError('house_rules_too_long', `“${name}” is larger than 5 MB. Keep only the moves you changed in it.`);
	}
	try {
		return parseOk(format === 'json' ? (JSON.parse(text) as unknown) : parseYaml(text));
	} catch (error) {
		return parseError('bad_house_rules', notReadable(name, format, error), 0, 0);
	}
}

const notReadable = (name: string, format: HouseRulesFormat, error: unknown): string => {
	const [why = ''] = (error instanceof Error ? error.message : '').split('\n');
	return `“${name}” is not ${format.toUpperCase()}. Check the file${why ? `: ${why.replace(/[:.]$/, '')}` : ''}.`;
};

function readImpacts(key: string, group: UncheckedValue): ImpactRule[] {
	const label = optionalText(property(group, 'label')) ?? keyAsName(key);
	return entriesOf(property(group, 'contents')).map(([name, impact]) => ({
		name: optionalText(property(impact, 'label')) ?? keyAsName(name),
		group: label,
		prevents_recovery: arrayOfTexts(property(impact, 'prevents_recovery')),
		permanent: optionalBoolean(property(impact, 'permanent'), false),
		on_vehicle: key === 'vehicle_troubles',
		...sharedIn(impact),
	}));
}

const sharedIn = (rule: UncheckedValue): { readonly shared?: true } =>
	optionalBoolean(property(rule, 'shared'), false) ? { shared: true } : {};

function readMeter(name: string, meter: UncheckedValue): ConditionMeterRule[] {
	const max = requiredInteger(property(meter, 'max'));
	const min = optionalInteger(property(meter, 'min')) ?? 0;
	const value = optionalInteger(property(meter, 'value')) ?? min;
	if (max === undefined) return [];
	if (min <= value && value <= max) return [{ name, min, max, value, ...sharedIn(meter) }];
	reportProblem(property(meter, 'value'), `a number from ${min} to ${max}`);
	return [];
}

/**
 * Tells which moves of a Datasworn file are in another language: they are rolled as the file says, and nothing of their
 * text is carried out, except effects that the file itself states.
 */
function inTheirLanguage(moves: readonly Move[]): readonly Move[] {
	const ofFile = languageOf(moves.map(({ text }) => text).join('\n'));
	return moves.map(move => {
		const language = languageOf(move.text) ?? ofFile ?? ENGLISH;
		return language === ENGLISH ? move : { ...move, language, trigger: { ...move.trigger, adds: [] } };
	});
}

/** What to say of the languages of the moves of a file, for each of them. */
function languageProblems(moves: readonly Move[]): readonly Problem[] {
	const foreign = moves.filter(({ language }) => language !== undefined);
	return [...groupBy(foreign, ({ language = '' }) => language)].map(([language, own]) => {
		const some = own.length < moves.length ? own.map(({ name }) => name) : [];
		return problem('foreign_moves', languageSentence({ language, some, isRead: true }));
	});
}

/** One finding that counts the places of the atlas, which are not read; none where there are none. */
function unreadContents(file: UncheckedValue): readonly Problem[] {
	const count = entriesIn(property(file, 'atlas'));
	if (count === 0) return [];
	return [
		problem('bad_house_rules', `Not read from this file: ${count} ${count === 1 ? 'place' : 'places'} of its atlas.`),
	];
}

/** The entries of all collections, or of the value itself where it is no collection of collections. */
function entriesIn(place: UncheckedValue, depth = 0): number {
	if (isMissing(place) || !isObject(place.value) || depth > DEEPEST) return 0;
	return entriesOf(place)
		.map(([, entry]) => {
			const isCollection = ['contents', 'collections'].some(key => isObject(property(entry, key).value));
			return isCollection
				? entriesIn(property(entry, 'contents'), depth + 1) + entriesIn(property(entry, 'collections'), depth + 1)
				: 1;
		})
		.reduce((sum, count) => sum + count, 0);
}

/** Collections nested deeper are not counted. */
const DEEPEST = 8;

/** The theme and domain cards of a file. One without a name is left out. */
const readHouseCards = (file: UncheckedValue, pack: Pack): SiteCards => ({
	themes: readCards(property(file, 'site_themes'), 'delve_site_theme', pack),
	domains: readCards(property(file, 'site_domains'), 'delve_site_domain', pack),
});

const CARD = ['name', 'summary', 'description', 'features', 'dangers', 'name_oracle', 'replaces'];

const readCards = (cards: UncheckedValue, kind: string, pack: Pack): readonly SiteCard[] =>
	entriesOf(cards).flatMap(([key, card]) => {
		reportUnknownKeys(card, CARD);
		const name = requiredText(property(card, 'name'), 'the name of the card');
		if (name === undefined) return [];
		return {
			...entryOf(card, pack, `${kind}:${pack.id}/${key}`),
			name,
			...given({ summary: optionalText(property(card, 'summary')) }),
			features: readRows(card, 'features'),
			dangers: readRows(card, 'dangers'),
		};
	});

function readRows(card: UncheckedValue, key: 'features' | 'dangers'): SiteCard['features'] {
	const rows = arrayItems(property(card, key)).flatMap(row => readOracleRow(row, D100) ?? []);
	rollsMisplaced(card, key, rows);
	return rows;
}
