import type { RulesetId } from '../bundled';
import { coverSteps } from '../coverage/cover-rules';
import { read, sortedFindings, type Finding, type Reading } from '../problem';
import { atOnce, type Steps } from '../steps';
import { reportSteps, type MoveReport } from './move-report';
import { rulesOfFile, rulesOfNote, rulesOfRuleset, type ReadRules } from './read-rules';

/** A report on a rules file or a bundled ruleset. */
export interface RulesReport extends Pick<ReadRules, 'findings' | 'over'> {
	readonly reports: readonly MoveReport[];
}

export const reportOfRules = (rules: ReadRules): RulesReport => atOnce(rulesReportSteps(rules));

/** The same as a generator of steps. */
export function* rulesReportSteps(rules: ReadRules): Steps<RulesReport> {
	const { book, moves, sourceOf, over } = rules;
	// doubts are found while the moves are read; the reports then use the cached results
	const findings = yield* allFindings(rules);
	return { reports: yield* reportSteps(book, moves, sourceOf), findings, over };
}

/** Problems in the file, and doubts about its moves. */
function* allFindings(rules: ReadRules): Steps<readonly Finding[]> {
	if (!rules.sourceOf) return rules.findings;
	const told = new Set(rules.findings.map(keyOf));
	const covered = yield* coverSteps(rules);
	const own = covered.flatMap(({ findings }) => findings.filter(finding => !told.has(keyOf(finding))));
	return own.length === 0 ? rules.findings : sortedFindings([...rules.findings, ...own]);
}

const keyOf = ({ line, message }: Finding): string => `${line} ${message}`;

export const reportOfRuleset = (id: RulesetId): RulesReport => reportOfRules(rulesOfRuleset(id));

export function reportOfFile(text: string, fileName: string, over?: RulesetId): Reading<RulesReport> {
	const rules = rulesOfFile(text, fileName, over);
	return rules.ok ? read(reportOfRules(rules.value)) : rules;
}

export const reportOfNote = (markdown: string, name: string, over?: RulesetId): RulesReport =>
	reportOfRules(rulesOfNote(markdown, name, over));
