import { describe, expect, it } from 'vitest';
import { readCharacter, writeCharacter } from '../../../src/journal/character/character-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { starling } from '../../support/characters';
import { expectParsed, ruleset } from '../../support/tables';

const noteOf = (...lines: readonly string[]) => `---\nedge: 2\n${lines.join('\n')}\n---\n`;
const read = (lines: readonly string[], noted: Parameters<typeof readCharacter>[3] = []) =>
	readCharacter('Kestrel', expectParsed(readFrontmatter(noteOf(...lines))).values, ruleset, noted);

const ON_SHEET = "Set it right on the sheet, or in the note's properties.";

describe('what the rules do not know is kept, and reported', () => {
	it.each([
		['momentum: 11', `Momentum of Kestrel is 11, beyond its limits of −6 to 10. ${ON_SHEET}`],
		['health: 6', `Health of Kestrel is 6, beyond its limits of 0 to 5. ${ON_SHEET}`],
		['quests: -4', `Quests of Kestrel is −4, which counts from 0. ${ON_SHEET}`],
		['experience: -1', `Experience of Kestrel is −1, which counts from 0. ${ON_SHEET}`],
		['experience_spent: 2', `Experience spent of Kestrel is 2, more than the 0 earned. ${ON_SHEET}`],
		[
			'experience_spent: much',
			'Experience spent of Kestrel says “much”. Write a whole number, such as “experience_spent: 2”.',
		],
		[
			'impacts: [wuonded]',
			'“wuonded” among the impacts of Kestrel is none that the rules know. Did you mean “wounded”? It counts as it stands.',
		],
	])('%s', (line, says) => {
		expect(read([line]).problems.map(({ message }) => message)).toEqual([says]);
	});

	it.each(['impacts: [permanently_harmed, battered]', 'impacts: [haunted by the sea]', 'quests: 46'])(
		'not %s',
		line => {
			expect(read([line]).problems).toEqual([]);
		},
	);

	it('a misspelt impact counts, and stays when another is marked', () => {
		const { character } = read(['impacts: [wuonded]']);
		expect(character.impacts).toEqual(['wuonded']);
		const note = noteOf('impacts: [wuonded]');
		const changes = expectParsed(writeCharacter(note, character, { ...character, impacts: ['wuonded', 'shaken'] }));
		expect(applyChanges(note, changes)).toBe(noteOf('impacts: [wuonded, shaken]'));
	});

	it('the trouble of a vehicle aboard lowers the maximum that is reported', () => {
		const lines = ['momentum: 10'];
		expect(read(lines).problems).toEqual([]);
		const [problem] = read(lines, [starling(5, { conditions: ['battered'] })]).problems;
		expect(problem?.message).toContain('Momentum of Kestrel is 10, beyond its limits of −6 to 9.');
	});
});
