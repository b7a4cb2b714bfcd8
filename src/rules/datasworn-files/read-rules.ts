import { bareRuleset, type Ruleset } from '../ruleset';
import { didYouMean } from '../search/nearest-name';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetBelow, type RulesetId } from '../books/bundled';
import { foldedLetters } from '../search/folded-text';
import type { PackFolder } from './pack-file';
import { cardOf, readAbility } from '../assets/parse/read-ability';
import { readHouseRules } from './read-house-rules';
import { csvSteps, typedNoteSteps } from './note-with-type';
import { given } from '../core/collections';
import { applyLayer, unknownReplaced, type RulesLayer } from '../books/layers';
import type { Keyword } from '../core/keywords';
import { lookUpMove } from '../find-move';
import type { Move } from '../move';
import { finding, parseOk, type Finding, type ParseResult } from '../core/problem';
import { freeKeywords, unreadKeyword } from '../rules-notes/declared-keywords';
import { faultsBelow } from '../rules-notes/note-effects';
import { otherNames, withKnownNames } from '../rules-notes/renamed-stats';
import { readSettings } from '../rules-notes/reference-settings';
import { vocabularyOf } from '../rules-notes/vocabulary';
import { movesOfNote, referenceSteps, type MovePlace } from '../rules-notes/parse-rules-note';
import { tableSteps } from '../player-tables/read-player-tables';
import { tablesOfRules } from '../player-tables/rollable-tables';
import { isStatement } from '../stated-effects';
import { rulebook, type Rulebook } from '../books/rulebook';
import { atOnce, type WorkSlices } from '../core/work-slices';
import { isIdOf, isInCollection } from '../core/id-pattern';
import type { OracleRow } from '../oracles/oracle';
import { spellingsOf } from '../core/renamed-ids';

interface Entry {
	readonly _id: string;
	readonly replaces?: readonly string[];
}

/** What is wrong with ids that meet no entry, of the rules below or of the file itself: replaced, rolled by a row, or linked. */
export function unresolvedIds(below: Ruleset, layer: RulesLayer): readonly string[] {
	const own = entriesOf(layer);
	const replaced = new Set(own.flatMap(({ replaces = [] }) => replaces));
	const rolled = new Set((layer.oracles ?? []).flatMap(({ rows }) => rows.flatMap(rollsOf)));
	const linked = new Set(textsOf(layer).flatMap(text => [...text.matchAll(LINK)].map(([, id = '']) => id)));
	if (replaced.size + rolled.size + linked.size === 0) return [];
	const all = [...entriesBelow(below), ...own].map(({ _id }) => _id);
	const known = new Set(all.flatMap(spellingsOf));
	const formerIds = [...entriesBelow(below), ...own].flatMap(({ replaces = [] }) => replaces);
	const nowhere = [...replaced]
		.filter(id => id.startsWith('oracle_collection:') || !/_(?:collection|category):/.test(id))
		.filter(id => !known.has(id) && !all.some(each => isIdOf(id, each) || isInCollection(id, each)));
	return [
		...nowhere.map(id => `“${id}” in “replaces” is no entry of the rules below, so nothing is replaced. Check the id.`),
		...[...rolled]
			.filter(id => !known.has(id) && !replaced.has(id))
			.map(id => `“${id}” is rolled by a row, but is no oracle of these rules. Check the id.`),
		...[...linked]
			.filter(id => !known.has(id) && !rolled.has(id) && !formerIds.some(old => isIdOf(old, id)))
			.map(
				id =>
					`“${id}” is linked, but is no entry of these rules, so only the words of the link are shown. Check the id.`,
			),
	];
}

/** A link to a move, an oracle, an asset or a foe. */
const LINK = /\]\(datasworn:((?:move|oracle_rollable|asset|npc):[^)]{1,300})\)/g;

/** The texts of an expansion that may hold links. */
const textsOf = ({ moves, assets = [], oracles = [] }: RulesLayer): readonly string[] => [
	...moves.flatMap(({ text, trigger }) => [text, trigger.text]),
	...assets.flatMap(({ abilities, requirement = '', description = '' }) => [
		requirement,
		description,
		...abilities.map(({ text }) => text),
	]),
	...oracles.flatMap(({ rows }) => rows.flatMap(({ text, details }) => [text, ...details])),
];

const rollsOf = ({ oracle_rolls }: OracleRow): readonly string[] => oracle_rolls.flatMap(({ oracle }) => oracle ?? []);

const entriesOf = (layer: RulesLayer): readonly Entry[] => [
	...layer.moves,
	...(layer.oracles ?? []),
	...(layer.assets ?? []),
	...(layer.truths ?? []),
	...(layer.npcs ?? []),
	...(layer.rarities ?? []),
	...(layer.delve_sites ?? []),
	...(layer.sites?.themes ?? []),
	...(layer.sites?.domains ?? []),
];

function entriesBelow(below: Ruleset): readonly Entry[] {
	const sites = below.sites?.();
	return [
		...below.moves,
		...(below.oracles?.() ?? []),
		...(below.assets?.() ?? []),
		...(below.truths?.() ?? []),
		...(below.npcs?.() ?? []),
		...(below.rarities?.() ?? []),
		...(below.delve_sites?.() ?? []),
		...(sites?.themes ?? []),
		...(sites?.domains ?? []),
	];
}

/** The rules of a file or ruleset, ready for a report. */
export interface ReadRules {
	readonly book: Rulebook;
	/** Its own moves, as played. */
	readonly moves: readonly Move[];
	/** The source lines of a move; absent if there are none. */
	readonly sourceOf?: (move: Move) => MoveSource;
	/** Problems in the file. */
	readonly findings: readonly Finding[];
	/** What it adds to the rules. */
	readonly layer: RulesLayer;
	/** The ruleset that the file itself names, if any. */
	readonly states?: RulesetId;
	/** The contents of a Datasworn file, or of a note that holds more than moves. */
	readonly pack?: RulesLayer;
	/** The underlying ruleset. */
	readonly over: RulesetId | undefined;
}

/** What a file of a folder is read over. */
export interface FolderRules {
	/** The rules without those of the folder, which `replaces` speaks of. */
	readonly below: Ruleset;
	/** The rules with those of all files of the folder, which know each other. */
	readonly whole: Ruleset;
}

/** The lines of a move in the source that the reader of the report sees, and what was wrong there. */
export interface MoveSource extends SourceText {
	readonly findings: readonly Finding[];
}

/** The source lines of a move. */
export interface SourceText {
	readonly lines: readonly string[];
	/** The line number of the first of them. */
	readonly first: number;
	/** The line to report for text that is not found; 0 for none. */
	readonly otherwise: number;
}

/** Reads a player's rules file: JSON or YAML by its extension, Markdown otherwise. */
export const rulesOfFile = (
	text: string,
	fileName: string,
	over?: RulesetId | FolderRules,
	folder?: PackFolder,
): ParseResult<ReadRules> => atOnce(fileSteps(text, fileName, over, folder));

/** The same as a generator of steps. */
export function* fileSteps(
	text: string,
	fileName: string,
	over?: RulesetId | FolderRules,
	folder?: PackFolder,
): WorkSlices<ParseResult<ReadRules>> {
	const name = fileName.replace(/\.[^.]*$/, '');
	const ending = /\.(json|ya?ml|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
	if (ending === undefined) return parseOk(yield* noteSteps(text, name, over));
	if (ending === 'csv') {
		const { layer, findings } = yield* csvSteps(text, name);
		const { id, whole } = basesOf(over ?? likelyRuleset([]));
		return parseOk({ ...rulesOver(whole, layer, findings), pack: layer, over: id });
	}
	const rules = readHouseRules(text, ending === 'json' ? 'json' : 'yaml', name, folder);
	if (!rules.ok) return rules;
	const { layer, findings } = rules.value;
	const states = rulesetCalled(rules.value.over);
	const { id, below, whole } = basesOf(over ?? states ?? likelyRuleset(layer.moves.map(move => move.name)));
	const told = findings.map(({ message }) => finding(0, name, message));
	// a ruleset of its own is played by itself
	if (layer.ruleset !== undefined)
		return parseOk({
			...rulesOver(ownBase(layer.ruleset, whole), layer, told),
			over: undefined,
			pack: layer,
		});
	// made for a ruleset of its own, of which nothing is known here
	const isGuessed = over === undefined && states === undefined;
	const besides = isGuessed ? [] : [...madeForAnother(rules.value.over, below), ...unmetIn([below, whole], layer)];
	const all = [...told, ...besides.map(message => finding(0, name, message))];
	return parseOk({ ...rulesOver(whole, layer, all), over: id, pack: layer, ...given({ states }) });
}

/** The rules below a file, and those around it: the same for a file that is read by itself. */
function basesOf(over: RulesetId | FolderRules): FolderRules & { readonly id: RulesetId | undefined } {
	if (typeof over === 'object') return { ...over, id: isRulesetId(over.below._id) ? over.below._id : undefined };
	const below = bundledRuleset(over);
	return { below, whole: below, id: over };
}

/** What a file of a ruleset of its own lies over: the other files of it in its folder, else nothing. */
const ownBase = (id: string, whole: Ruleset): Ruleset => (whole._id === id ? whole : bareRuleset(id));

/** The ids that meet nothing in any of these rules. */
const unmetIn = (rules: readonly Ruleset[], layer: RulesLayer): readonly string[] =>
	rules.map(each => unresolvedIds(each, layer)).reduce((unmet, others) => unmet.filter(id => others.includes(id)));

function* noteSteps(markdown: string, name: string, over?: RulesetId | FolderRules): WorkSlices<ReadRules> {
	const settings = readSettings(markdown.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
	const states = rulesetCalled(settings.ruleset);
	const { id, below, whole: ruleset } = basesOf(over ?? states ?? (yield* likelyBase(markdown, name)));
	const about = { over: id, ...given({ states }) };
	const entry = yield* typedNoteSteps(markdown, name, settings);
	const lines = markdown.split(/\r\n|\r|\n/);
	if (entry) {
		const { keywords, findings: taken } = freeKeywords(settings, ruleset, lines);
		const layer = { ...entry.layer, ...(keywords.length > 0 && { keywords }) };
		const findings = [...settings.findings, ...entry.findings, ...taken, ...unreadKeywords(keywords, ruleset, lines)];
		return { ...rulesOver(ruleset, layer, findings), pack: layer, ...about };
	}
	const { tables } = yield* tableSteps(markdown, { path: name, name, resolve: () => undefined });
	const rolled = tablesOfRules(tables, []).map(({ from }) => from);
	const lists = tables.filter(({ oracle }) => oracle.rows.length > 1).map(({ from }) => from);
	const { layer, findings, places } = yield* referenceSteps(markdown, name, ruleset, { rolled, lists });
	const { names } = otherNames(settings.otherwise, vocabularyOf(ruleset, settings.meters), lines);
	const known = withKnownNames(lines, names);
	const sourceOf = ({ _id }: Move): MoveSource => {
		const { from, to } = places.get(_id) ?? { from: 1, to: 0 };
		return {
			lines: known.slice(from - 1, to),
			first: from,
			otherwise: from,
			findings: findings.filter(isIn({ from, to })),
		};
	};
	const gone = unknownReplaced(below, layer)
		.filter(each => unknownReplaced(ruleset, layer).includes(each))
		.map(replaced => unknownName(lines, replaced, ruleset, 'so “replaces” takes nothing away'));
	const isMove = ({ name }: Move): boolean => [below, ruleset].some(rules => lookUpMove(rules, name));
	const lost = layer.moves
		.filter(move => isStatement(move) && !isMove(move))
		.map(({ name }) => unknownName(lines, name, ruleset, 'so its effects are a move of its own, without words'));
	const unread = unreadKeywords(layer.keywords ?? [], ruleset, lines);
	const { assets } = layer;
	return {
		...{ ...rulesOver(ruleset, layer, [...findings, ...gone, ...lost, ...unread], lines), sourceOf, ...about },
		...(assets && { pack: { name, moves: [], assets } }),
	};
}

const unreadKeywords = (keywords: readonly Keyword[], ruleset: Ruleset, lines: readonly string[]): readonly Finding[] =>
	keywords.filter(({ rule }) => !isUnderstood(rule, ruleset)).map(keyword => unreadKeyword(lines, keyword));

/** Whether an ability could do what the rule of a keyword says. */
function isUnderstood(rule: string, ruleset: Ruleset): boolean {
	const ability = { text: `When you make a move, ${rule}.`, moves: [], enhance_moves: [] };
	const { uses, reminders } = readAbility(ability, cardOf({ controls: [], abilities: [] }, ruleset));
	return uses.length > 0 && reminders.length === 0;
}

/** Accepts "sundered_isles" as well as "Sundered Isles". */
function rulesetCalled(name = ''): RulesetId | undefined {
	const id = name
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, '_');
	return isRulesetId(id) ? id : undefined;
}

const isIn =
	({ from, to }: MovePlace) =>
	({ line }: Finding): boolean =>
		from <= line && line <= to;

function unknownName(lines: readonly string[], name: string, { moves }: Ruleset, effect: string): Finding {
	const at = lines.findIndex(line => line.includes(name));
	const near = didYouMean(
		name,
		moves.map(move => move.name),
	);
	const hint = near.length > 0 ? near.join(' ') : 'Check the name.';
	return finding(at + 1, name, `No move is called “${name}”, ${effect}. ${hint}`);
}

/** That an expansion is played over other rules than it was made for. */
function madeForAnother(stated: string | undefined, { _id, title }: Ruleset): readonly string[] {
	if (stated === undefined || stated === _id) return [];
	if (isRulesetId(_id) && [_id, rulesetBelow(_id)].some(id => id === rulesetCalled(stated))) return [];
	return [`It was made for “${stated}” and is read over ${title}. Check that its moves fit.`];
}

/** The rules as played; what was found in their file is joined by what its abilities state and nothing has. */
function rulesOver(
	base: Ruleset,
	layer: RulesLayer,
	found: readonly Finding[],
	lines: readonly string[] = [],
): Pick<ReadRules, 'book' | 'moves' | 'layer' | 'findings'> {
	const book = rulebook(applyLayer(base, layer));
	const played = new Map(book.ruleset.moves.map(move => [move._id, move]));
	const moves = layer.moves.map(
		move => played.get(move._id) ?? (isStatement(move) ? book.move(move.name) : undefined) ?? move,
	);
	const faults = faultsBelow(layer.assets ?? [], vocabularyOf(book.ruleset)).map(({ name, message }) => {
		const at = lines.findIndex(line => line.includes(name));
		return finding(at + 1, lines[at]?.trim() ?? layer.name, message);
	});
	return { book, moves, layer, findings: [...found, ...faults] };
}

function* likelyBase(markdown: string, name: string): WorkSlices<RulesetId> {
	const { names } = yield* movesOfNote(markdown, name);
	return likelyRuleset(names, `${name}\n${markdown.slice(0, HEAD)}`);
}

/** Number of characters at the start of a note in which it may name its game. */
const HEAD = 20_000;

/** The ruleset that shares the most move names; on a tie, the one named in the text, else the first. */
export function likelyRuleset(names: readonly string[], words = ''): RulesetId {
	const folded = new Set(names.map(name => foldedLetters(name)));
	const said = foldedLetters(words);
	const ranked = RULESET_IDS.map(id => {
		const known = bundledRuleset(id).moves.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
		const shared = known.filter(name => folded.has(foldedLetters(name))).length;
		return { id, shared, isNamed: said.includes(id.replace('_', ' ')) };
	});
	const most = Math.max(...ranked.map(({ shared }) => shared));
	const likely = ranked.filter(({ shared }) => shared === most);
	const named = likely.filter(({ isNamed }) => isNamed).at(-1);
	return (named ?? (most === 0 ? undefined : likely[0]))?.id ?? 'starforged';
}
