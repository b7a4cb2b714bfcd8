import { lowerFirst } from '../core/first-letter';
import type { Keyword } from '../core/keywords';
import { finding, type Finding } from '../core/problem';
import type { Ruleset } from '../ruleset';
import { vocabularyOf } from './vocabulary';

const WORD = /^[a-z][a-z' -]{1,30}$/i;

/** In characters: one instruction. */
const LONGEST_RULE = 200;

interface DeclaredKeywords {
	readonly keywords: readonly Keyword[];
	readonly findings: readonly Finding[];
}

/** Reads the property `keywords` of a rules note, a word and its rule in each row: `boost: add +1`. */
export function readKeywords(value: unknown, lines: readonly string[]): DeclaredKeywords {
	if (value === undefined || value === null) return { keywords: [], findings: [] };
	const isTable = typeof value === 'object' && !Array.isArray(value);
	const rows: readonly (readonly [string, unknown])[] = isTable ? Object.entries(value) : [['keywords', undefined]];
	const keywords: Keyword[] = [];
	const findings: Finding[] = [];
	for (const [key, told] of rows) {
		const word = key.trim().toLowerCase();
		const rule = typeof told === 'string' ? told.trim().replace(/[.\s]{1,9}$/, '') : '';
		if (WORD.test(word) && rule !== '' && rule.length <= LONGEST_RULE)
			keywords.push({ word, rule: rule.replace(/^[A-Z](?=[a-z])/, lowerFirst) });
		else findings.push(at(lines, key, 'Write a word and its rule in one sentence: “boost: add +1”.'));
	}
	return { keywords, findings };
}

/** Those that are no name of these rules already; the others are told and not used. */
export function freeKeywords(
	{
		keywords: declared,
		meters,
	}: { readonly keywords: readonly Keyword[]; readonly meters: Parameters<typeof vocabularyOf>[1] },
	over: Ruleset | undefined,
	lines: readonly string[],
): DeclaredKeywords {
	const vocabulary = vocabularyOf(over, meters);
	const moves = (over?.moves ?? []).map(({ name }) => name);
	const names = ['momentum', ...vocabulary.stats, ...vocabulary.meters, ...vocabulary.impacts, ...moves];
	const taken = new Set(names.map(name => name.toLowerCase()));
	const told = ({ word }: Keyword) =>
		at(lines, word, `“${word}” is a name of these rules already, so it cannot stand for a rule. Choose another word.`);
	return {
		keywords: declared.filter(({ word }) => !taken.has(word)),
		findings: declared.filter(({ word }) => taken.has(word)).map(told),
	};
}

/** That the rule of a keyword is not understood. */
export const unreadKeyword = (lines: readonly string[], { word, rule }: Keyword): Finding =>
	at(lines, word, `The rule of “${word}” is not understood, so abilities with it are shown: “${rule}”.`);

function at(lines: readonly string[], word: string, message: string): Finding {
	const line = lines.findIndex(each => each.trim().toLowerCase().startsWith(`${word.toLowerCase()}:`));
	return finding(line + 1, lines[line]?.trim() ?? word, message);
}
