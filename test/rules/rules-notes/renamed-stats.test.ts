import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';
import { coverRules } from '../../../src/rules/coverage/cover-rules';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';
import { moveOf, ways } from './read-fixture';

const ruleset = bundledRuleset('starforged');
const TOP = 'momentum: focus\nspirit: [courage, resolve]\nedge: agility';
const noteOf = (hit: string, { top = TOP, roll = 'roll +agility' } = {}) =>
	`---\n${top}\n---\n# Moves\n\n## Steady the Hand\n\nWhen you steady your hand, ${roll}.\n\nOn a **strong hit**, ${hit}\n\nOn a **weak hit**, wait.\n\nOn a **miss**, Pay the Price.\n`;

function strongHit(hit: string, top?: string): string {
	const { layer } = readReference(noteOf(hit, { ...(top !== undefined && { top }) }), 'x', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const move = book.ruleset.moves.find(({ name }) => name === 'Steady the Hand');
	return move ? writeEffects(book.effectsOf(move).outcomes.strong_hit ?? []) : 'no move';
}

describe('a note that calls a stat or a meter by another word', () => {
	it.each([
		['take +1 focus.', 'momentum +1'],
		['take +2 **focus** and +1 resolve.', 'momentum +2\nspirit +1'],
		['lose 1 focus.', 'momentum -1'],
		['suffer −2 Courage.', 'spirit -2'],
		['reset your focus.', 'momentum reset'],
		['if your courage is 0, take +1 focus.', 'if spirit is 0\n\tmomentum +1'],
		// what may concern the meter is shown
		['you keep your courage.', 'say You keep your spirit.'],
		['the focus of the ritual is lost. Take +1 health.', 'health +1'],
	])('%s', (hit, read) => {
		expect(strongHit(hit)).toBe(read);
	});

	it.each(['roll +agility', 'roll +Agility', 'roll agility', 'test your agility'])('%s', roll => {
		const reading = readReference(noteOf('wait.', { roll }), 'x', ruleset);
		expect(ways(moveOf(reading, 'Steady the Hand'))).toEqual(['player_choice: edge']);
	});

	it('has no finding for it, and none of its words is left over in the check', () => {
		const note = noteOf('take +1 focus and +1 resolve.');
		expect(readReference(note, 'x', ruleset).findings).toEqual([]);
		const rules = rulesOfFile(note, 'x.md', 'starforged');
		expect(rules.ok && coverRules(rules.value).map(({ leftovers, words }) => [leftovers, words.left])).toEqual([
			[0, 0],
		]);
	});

	it('cannot take a word that the rules have', () => {
		const { findings } = readReference(noteOf('take +1 heart.', { top: 'momentum: heart' }), 'x', ruleset);
		expect(findings[0]).toMatchObject({ line: 2, text: 'momentum: heart' });
		expect(strongHit('take +1 momentum.', 'momentum: heart\nspirit: health')).toBe('momentum +1');
	});

	it.each(['title: focus', 'pace: focus', 'momentum: 5', 'momentum: { focus: 1 }', 'momentum:'])(
		'leaves other properties alone: %s',
		top => {
			expect(strongHit('take +1 focus.', top)).toBe('say Take +1 focus.');
		},
	);
});
