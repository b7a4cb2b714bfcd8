/** Reports on parsed rules. */
export type { MoveReport } from './move-report';
export { moveText } from './move-text';
export { fileSteps, rulesOfFile } from '../datasworn-files/read-rules';
export type { ReadRules } from '../datasworn-files/read-rules';
export { rulesReportSteps } from './rules-file';
export type { RulesReport } from './rules-file';
