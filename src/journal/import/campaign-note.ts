import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { isRulesetId, type RulesetId } from '../../rules/books/bundled';
import { getOwn } from '../../rules/core/collections';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { folderOf } from '../character/folder-distance';
import { keyOf, lineNumber, parseFrontmatter, type ParsedFrontmatter, type Property } from '../frontmatter/yaml';
import { nameOf } from '../../rules/search/stated-name';
import type { ImportContext, ImportedNote, SourceNote } from './imported-note';
import { plainName } from './plain-name';
import { sourceOf } from './yaml-line-ranges';

/** A campaign of Iron Vault: the folder of its note, with all its contents. */
export interface Campaign {
	readonly path: string;
	readonly folder: string;
	readonly name: string;
	/** Absent if its playset does not determine it. */
	readonly ruleset?: RulesetId;
}

export const campaignsIn = (notes: readonly SourceNote[]): readonly Campaign[] =>
	notes.flatMap(note => {
		if (!/iron-vault-kind/i.test(note.text)) return [];
		const parsed = parseFrontmatter(note.text);
		return parsed.ok ? (campaignFrom(note.path, parsed.value) ?? []) : [];
	});

/** The campaign of a note: the one in the innermost folder around it. */
export function campaignOf(path: string, campaigns: readonly Campaign[]): Campaign | undefined {
	const around = campaigns.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
	return around.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** A campaign's note stays prose; the report says which rules its playset stands for. */
export function importCampaign(
	{ text }: SourceNote,
	{ rulesetId, ruleset: { title }, rules = [] }: Pick<ImportContext, 'rulesetId' | 'ruleset' | 'rules'>,
): ParseResult<ImportedNote> {
	const parsed = parseFrontmatter(text);
	if (!parsed.ok) return parsed;
	const { yaml, bounds } = parsed.value;
	const pair = pairOf(parsed.value, 'ironvault');
	const isKnown = rulesetOf(parsed.value) !== undefined || !isRulesetId(rulesetId);
	const by = isKnown
		? `Its characters are played by the rules of ${title}.`
		: 'It does not tell by which of the four games the campaign is played.';
	const why = rules.length === 0 ? by : `${by} Their “rules” link ${rules.map(link => `“${link}”`).join(', ')}.`;
	const place = pair && { line: lineNumber(text, bounds.from + pair.key.range[0]), before: sourceOf(yaml, pair), why };
	const lines = [place ?? { line: 1, before: '', why: `It has no playset. ${why}` }];
	return parseOk({ becomes: 'a note of a campaign', changes: [], created: [], lines });
}

function campaignFrom(path: string, parsed: ParsedFrontmatter): Campaign | undefined {
	if (scalarOf(pairOf(parsed, 'iron-vault-kind')?.value)?.toLowerCase() !== 'campaign') return undefined;
	const name = scalarOf(pairOf(parsed, 'name')?.value);
	const ruleset = rulesetOf(parsed);
	return {
		path,
		folder: folderOf(path),
		name: (name === undefined ? '' : plainName(name)) || nameOf(path),
		...(ruleset === undefined ? {} : { ruleset }),
	};
}

function rulesetOf(parsed: ParsedFrontmatter): RulesetId | undefined {
	const playset = childOf(pairOf(parsed, 'ironvault')?.value, 'playset');
	if (scalarOf(childOf(playset, 'type')) !== 'globs') return rulesetOfKey(scalarOf(childOf(playset, 'key')) ?? '');
	const lines = childOf(playset, 'lines');
	return rulesetOfGlobs(isSeq(lines) ? (lines.items as readonly ParsedNode[]).map(item => scalarOf(item) ?? '') : []);
}

const pairOf = ({ map }: ParsedFrontmatter, key: string): Property | undefined =>
	map?.items.find(pair => keyOf(pair).toLowerCase() === key);

const childOf = (node: ParsedNode | null | undefined, key: string): ParsedNode | null | undefined =>
	isMap(node) ? (node.items as readonly Property[]).find(pair => keyOf(pair) === key)?.value : undefined;

const scalarOf = (node: ParsedNode | null | undefined): string | undefined =>
	isScalar(node) && typeof node.value === 'string' ? node.value.trim() : undefined;

/** The first part of a key is the game, followed by modules: `starforged__si_assets`. */
const GAMES: Readonly<Record<string, RulesetId>> = {
	classic: 'classic',
	classic_delve: 'delve',
	delve: 'delve',
	starforged: 'starforged',
	sundered_isles: 'sundered_isles',
};

const rulesetOfKey = (key: string): RulesetId | undefined => getOwn(GAMES, key.split('__', 1)[0] ?? '');

const INCLUDED = /^@include\(\s*([a-z_]{1,80})\s*\)$/;
const PACKAGE = /^(?:\*:([a-z_]{1,80})\/\*\*|rules_package:([a-z_]{1,80}))$/;

/** The game that a list of packages stands for; `undefined` if it mixes two, or only names single parts. */
export function rulesetOfGlobs(lines: readonly string[]): RulesetId | undefined {
	const games = new Set<RulesetId>();
	for (const line of lines) {
		const [said = ''] = line.split('#', 1);
		const glob = said
			.trim()
			.replace(/\s\[[^[\]]*\]$/, '')
			.trim();
		const [, key] = INCLUDED.exec(glob.replace(/^!/, '')) ?? [];
		const [, all, rules] = PACKAGE.exec(glob.replace(/^!/, '')) ?? [];
		const game = key === undefined ? getOwn(GAMES, all ?? rules ?? '') : rulesetOfKey(key);
		if (game === undefined) continue;
		if (glob.startsWith('!')) games.delete(game);
		else games.add(game);
	}
	if (games.has('delve')) games.delete('classic');
	if (games.has('sundered_isles')) games.delete('starforged');
	const [only, other] = games;
	return other === undefined ? only : undefined;
}
