import { expect, inject, it } from 'vitest';
import { lawsReport } from '../../../scripts/rules/laws-text';
import { rulesOfRuleset } from '../../../scripts/rules/rules-report';
import { RULESET_IDS } from '../../../src/rules/books/bundled';

it.each(RULESET_IDS)('nothing is lost of what is put into the moves of %s', id => {
	const { changes, lost } = lawsReport(rulesOfRuleset(id), {
		seed: inject('propertySeed'),
		oneOfEach: !inject('isDeep'),
	});
	expect(changes).toBeGreaterThan(100);
	expect(lost).toEqual([]);
});
