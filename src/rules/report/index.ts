/** Reports on parsed rules, as data and as text. */
export { abilitiesText } from './abilities-text';
export { readAbilities } from './asset-abilities';
export type { AbilitiesRead, AbilityLeft, ReadSo } from './asset-abilities';
export { reportsNamed, reportOf } from './move-report';
export type { MoveReport, MoveSource, RowReport, TableReport, Unread } from './move-report';
export { moveText, reportText } from './report-text';
export { likelyRuleset, reportOfFile, reportOfNote, reportOfRuleset } from './rules-file';
export type { RulesReport } from './rules-file';
