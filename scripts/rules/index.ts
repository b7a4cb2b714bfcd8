/** What `npm run rules` prints: reports on parsed rules, as data and as text. */
export { rulesOfFolder } from './folder-rules';
export { abilitiesOfLayer, abilitiesText, readAbilities, shownText } from './abilities-text';
export { coverageText } from './coverage-text';
export { lawsReport, lawsText } from './laws-text';
export { oraclesText } from './oracles-text';
export { reportText } from './report-text';
export { reportOfRules, reportsNamed, rulesOfRuleset } from './rules-report';
export { coverRules } from '../../src/rules/coverage/cover-rules';
export { rulesOfFile } from '../../src/rules/datasworn-files/read-rules';
