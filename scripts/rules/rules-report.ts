import { bundledRuleset, type RulesetId } from '../../src/rules/books/bundled';
import { rulesOfFile, type ReadRules } from '../../src/rules/datasworn-files/read-rules';
import { parseOk, type ParseResult } from '../../src/rules/core/problem';
import { rulesReportSteps, type RulesReport } from '../../src/rules/report/rules-file';
import { rulebook } from '../../src/rules/books/rulebook';
import { foldedLetters } from '../../src/rules/search/folded-text';
import { atOnce } from '../../src/rules/core/work-slices';

export function rulesOfRuleset(id: RulesetId): ReadRules {
	const book = rulebook(bundledRuleset(id));
	return {
		book,
		moves: book.ruleset.moves,
		findings: [],
		over: undefined,
		layer: { name: id, moves: book.ruleset.moves },
	};
}

/** The rules of a note, whatever is in it. */
export function rulesOfNote(markdown: string, name: string, over?: RulesetId): ReadRules {
	const rules = rulesOfFile(markdown, `${name}.md`, over);
	if (!rules.ok) throw new Error(`A note was not read: ${name}`);
	return rules.value;
}

export const reportOfRules = (rules: ReadRules): RulesReport => atOnce(rulesReportSteps(rules));

export const reportOfRuleset = (id: RulesetId): RulesReport => reportOfRules(rulesOfRuleset(id));

export function reportOfFile(text: string, fileName: string, over?: RulesetId): ParseResult<RulesReport> {
	const rules = rulesOfFile(text, fileName, over);
	return rules.ok ? parseOk(reportOfRules(rules.value)) : rules;
}

export const reportOfNote = (markdown: string, name: string, over?: RulesetId): RulesReport =>
	reportOfRules(rulesOfNote(markdown, name, over));

/** The reports on moves with a name, ignoring case and punctuation. */
export const reportsNamed = <Report extends { readonly name: string }>(
	reports: readonly Report[],
	name: string,
): readonly Report[] => reports.filter(report => foldedLetters(report.name) === foldedLetters(name));
