import { describe, expect, it } from 'vitest';
import { parseGenerated } from '../../../src/journal/oracle-blocks/generated-block';
import { linkInPlace } from '../../../src/journal/oracle-blocks/generated-note';
import { iconOfSubject, formatSubjectSummary } from '../../../src/journal/oracle-blocks/subject-summary';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';

const inShort = (body: string) => {
	const reading = parseGenerated(body);
	if (!reading.ok) throw new Error(body);
	return formatSubjectSummary(reading.value.generated);
};

describe('a generated thing in short', () => {
	it('has its role beside the name, two facts, and the goal last', () => {
		expect(
			inShort(
				'generated: Character\ngoal: rest\nname: Wen\ncallsign: Gull\nfirst_look: Scarred\nmood: Guarded\ncharacter_role: dock hand\nsecret: a code',
			),
		).toEqual({ name: 'Wen', role: 'dock hand', facts: ['Scarred', 'Guarded'], goal: 'rest' });
	});

	it('has three facts if it wants nothing, as many as there are if there are fewer', () => {
		expect(
			inShort('generated: Settlement\nlocation: Deep space\npopulation: Few\nfirst_look: Dim\ntrouble: War'),
		).toEqual({ name: undefined, role: undefined, facts: ['Deep space', 'Few', 'Dim'], goal: undefined });
		expect(inShort('generated: Sector\nname: The Hush').facts).toEqual([]);
	});

	it.each([
		['Character', 'person'],
		['Faction', 'person'],
		['Creature', 'creature'],
		['Sea monster', 'creature'],
		['Starship', 'ship'],
		['Ship', 'ship'],
		['Derelict', 'ship'],
		['Settlement', 'place'],
		['Precursor Vault', 'place'],
		['Bog', 'place'],
	])('has a sign for its kind: %s is a %s', (thing, sign) => {
		expect(iconOfSubject(thing)).toBe(sign);
	});
});

describe('a link in place of a generated thing', () => {
	const kept = (note: string): string => {
		const [block] = swornBlocks(note);
		if (!block) throw new Error(note);
		return applyChanges(note, linkInPlace(note, block, 'Wen'));
	};

	it.each([
		['Her name was `sworn: generated: Character; name: Wen`, and she ran.', 'Her name was [[Wen]], and she ran.'],
		['A.\n\n```sworn\ngenerated: Character\n```\n\nB.\n', 'A.\n\n[[Wen]]\n\nB.\n'],
		['> A.\n>\n> ```sworn\n> generated: Character\n> ```\n>\n> B.\n', '> A.\n>\n> [[Wen]]\n>\n> B.\n'],
		['- ```sworn\n  generated: Character\n  ```\n- B.\n', '- [[Wen]]\n- B.\n'],
		['A.\r\n\r\n~~~sworn\r\ngenerated: Character\r\n~~~\r\nB.', 'A.\r\n\r\n[[Wen]]\r\nB.'],
		['A.\n\n```sworn\ngenerated: Character\n', 'A.\n\n```sworn\ngenerated: Character\n'],
	])('keeps all that stands around it: %j', (note, expected) => {
		expect(kept(note)).toBe(expected);
	});
});
