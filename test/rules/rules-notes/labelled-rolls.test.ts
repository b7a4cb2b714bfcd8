import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { optionName } from '../../../src/rules/move';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';

/** "roll: situation" of each way that a move of a note is rolled. */
function waysOf(before: string): readonly string[] {
	const note = `### Push On\n\n${before}\n\nOn a **strong hit**, take +1 momentum.\n\nOn a **weak hit**, suffer -1 supply.\n\nOn a **miss**, Pay the Price.\n`;
	const [move] = readReference(note, 'House', bundledRuleset('starforged')).layer.moves;
	return (move?.trigger.conditions ?? []).flatMap(({ text = '', roll_options }) =>
		roll_options.map(option => `${optionName(option)}: ${text.toLowerCase()}`),
	);
}

const BOTH = ['iron: by force', 'shadow: by guile'];

it.each([
	['a label in bold type', '- **By force**: +iron\n- **By guile**: +shadow'],
	['a dash', '- By force - +iron\n- By guile — +shadow'],
	['parentheses', '* By force (+iron)\n* By guile (+shadow)'],
	['no plus', '- By force: iron\n- By guile: shadow'],
	['the stat first', '- +iron: by force\n- +shadow: by guile'],
	['the stat first, and parentheses', '- +iron (by force)\n- +shadow (by guile)'],
	['numbers', '1. By force: +iron.\n2. By guile: roll +shadow.'],
	['lines of their own', '**By force**: +iron\n**By guile**: +shadow'],
	['the words of the books', '- By force: Roll +iron\n- By guile: Roll +shadow'],
])('a way to roll keeps its label: %s', (_name, list) => {
	expect(waysOf(`When you push on:\n\n${list}`)).toEqual(BOTH);
});

it('in one sentence', () => {
	expect(waysOf('When you push on, by force: +iron; by guile: +shadow.')).toEqual(BOTH);
});

it('but a list of other things is none', () => {
	expect(waysOf('When you push on, roll +iron.\n\n- By force: suffer -1 supply\n- By guile: +shadow')).toEqual([
		'iron: ',
	]);
});
