/** Reports on parsed rules, as data and as text. */
export { abilitiesText } from './abilities-text';
export { readAbilities } from './asset-abilities';
export type { AbilitiesRead, AbilityLeft, ReadSo } from './asset-abilities';
export { reportsNamed, reportOf } from './move-report';
export type { MoveReport, RowReport, TableReport, Unread } from './move-report';
export { moveText, reportText } from './report-text';
export { fileSteps, likelyRuleset, rulesOfFile, rulesOfRuleset } from '../house-rules/read-rules';
export type { MoveSource, ReadRules } from '../house-rules/read-rules';
export { reportOfFile, reportOfNote, reportOfRules, reportOfRuleset, rulesReportSteps } from './rules-file';
export { coverageText } from '../coverage/coverage-text';
export { coverRules } from '../coverage/cover-rules';
export type { RulesReport } from './rules-file';
