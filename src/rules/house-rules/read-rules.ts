import { bareRuleset, type Ruleset } from '../ruleset';
import { didYouMean } from '../search/nearest-name';
import type { RulesetId } from '../bundled';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetBelow, rulesetTitle } from '../bundled';
import { foldedLetters } from '../search/folded-text';
import type { PackFolder } from './pack-file';
import { readHouseRules } from './read-house-rules';
import { typedNoteSteps } from './typed-note';
import { unmetIds } from './unmet-ids';
import { applyLayer, unknownReplaced, type RulesLayer } from '../layers';
import type { Move } from '../move';
import { finding, read, type Finding, type Reading } from '../problem';
import { otherNames, withKnownNames } from '../reference/other-names';
import { readSettings } from '../reference/reference-settings';
import { vocabularyOf } from '../reference/vocabulary';
import { movesOfNote, referenceSteps, type MovePlace } from '../reference/read-reference';
import { rulebook, type Rulebook } from '../rulebook';
import { atOnce, type Steps } from '../steps';

/** The rules of a file or ruleset, ready for a report. */
export interface ReadRules {
	readonly book: Rulebook;
	/** Its own moves, as played. */
	readonly moves: readonly Move[];
	/** The source lines of a move; absent if there are none. */
	readonly sourceOf?: (move: Move) => MoveSource;
	/** Problems in the file. */
	readonly findings: readonly Finding[];
	/** The contents of a Datasworn file; absent for a note. */
	readonly pack?: RulesLayer;
	/** The underlying ruleset. */
	readonly over: RulesetId | undefined;
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
export const rulesOfFile = (text: string, fileName: string, over?: RulesetId): Reading<ReadRules> =>
	atOnce(fileSteps(text, fileName, over));

/** The same as a generator of steps. */
export function* fileSteps(
	text: string,
	fileName: string,
	over?: RulesetId,
	folder?: PackFolder,
): Steps<Reading<ReadRules>> {
	const name = fileName.replace(/\.[^.]*$/, '');
	const ending = /\.(json|ya?ml)$/i.exec(fileName)?.[1]?.toLowerCase();
	if (ending === undefined) return read(yield* noteSteps(text, name, over));
	const rules = readHouseRules(text, ending === 'json' ? 'json' : 'yaml', name, folder);
	if (!rules.ok) return rules;
	const { layer, findings } = rules.value;
	const base = over ?? rulesetCalled(rules.value.over) ?? likelyRuleset(layer.moves.map(move => move.name));
	const told = findings.map(({ message }) => finding(0, name, message));
	// a ruleset of its own is played by itself
	if (layer.ruleset !== undefined)
		return read({ ...rulesOver(bareRuleset(layer.ruleset), layer), findings: told, over: undefined, pack: layer });
	// made for a ruleset of its own, of which nothing is known here
	const isGuessed = over === undefined && rulesetCalled(rules.value.over) === undefined;
	const besides = isGuessed
		? []
		: [...madeForAnother(rules.value.over, base), ...unmetIds(bundledRuleset(base), layer)];
	const all = [...told, ...besides.map(message => finding(0, name, message))];
	return read({ ...rulesOver(bundledRuleset(base), layer), findings: all, over: base, pack: layer });
}

function* noteSteps(markdown: string, name: string, over?: RulesetId): Steps<ReadRules> {
	const settings = readSettings(markdown.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
	const base = over ?? rulesetCalled(settings.ruleset) ?? (yield* likelyBase(markdown, name));
	const ruleset = bundledRuleset(base);
	const entry = yield* typedNoteSteps(markdown, name, settings);
	if (entry) return { ...rulesOver(ruleset, entry.layer), findings: entry.findings, over: base, pack: entry.layer };
	const { layer, findings, places } = yield* referenceSteps(markdown, name, ruleset);
	const lines = markdown.split(/\r\n|\r|\n/);
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
	const gone = unknownReplaced(ruleset, layer).map(replaced => unknownName(lines, replaced, ruleset));
	return { ...rulesOver(ruleset, layer), sourceOf, findings: [...findings, ...gone], over: base };
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

function unknownName(lines: readonly string[], name: string, { moves }: Ruleset): Finding {
	const at = lines.findIndex(line => line.includes(name));
	const near = didYouMean(
		name,
		moves.map(move => move.name),
	);
	const hint = near.length > 0 ? near.join(' ') : 'Check the name.';
	return finding(at + 1, name, `No move is called “${name}”, so “replaces” takes nothing away. ${hint}`);
}

/** That an expansion is played over other rules than it was made for. */
function madeForAnother(stated: string | undefined, base: RulesetId): readonly string[] {
	if (stated === undefined || [base, rulesetBelow(base)].some(id => id === rulesetCalled(stated))) return [];
	return [`It was made for “${stated}” and is read over ${rulesetTitle(base)}. Check that its moves fit.`];
}

function rulesOver(base: Ruleset, layer: RulesLayer): Pick<ReadRules, 'book' | 'moves'> {
	const book = rulebook(applyLayer(base, layer));
	const played = new Map(book.ruleset.moves.map(move => [move._id, move]));
	return { book, moves: layer.moves.map(move => played.get(move._id) ?? move) };
}

function* likelyBase(markdown: string, name: string): Steps<RulesetId> {
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
