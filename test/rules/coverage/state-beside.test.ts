import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyLayer } from '../../../src/rules/books/layers';
import { rulebook, type Rulebook } from '../../../src/rules/books/rulebook';
import { askedOfMove, movesSaying, withMeaningBeside } from '../../../src/rules/coverage/state-beside';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { overriddenMoves } from '../../../src/rules/datasworn-files/overridden-moves';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';
import type { Effect } from '../../../src/rules/effects/effect';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import type { Ruleset } from '../../../src/rules/ruleset';

const MOMENTUM: readonly Effect[] = [{ kind: 'meter', meter: 'momentum', by: 2 }];
const LENSES = 'Gain two lenses.';

const move = (name: string, strong: string) => {
	const trigger = `When you ${name.toLowerCase()}`;
	const hits = [
		`On a __strong hit__, ${strong}`,
		`On a __weak hit__, take +1 momentum. ${LENSES} Lose two mirrors.`,
		'On a __miss__, you fall.',
	];
	return `
  ${name.toLowerCase().replace(/ /g, '_')}:
    name: ${name}
    type: move
    roll_type: action_roll
    trigger: {text: ${trigger}, conditions: [{method: player_choice, roll_options: [{using: stat, stat: edge}]}]}
    text: "__${trigger}__, roll +edge.\\n\\n${hits.join('\\n\\n')}"
    outcomes:
      strong_hit: {text: "${hits[0]}"}
      weak_hit: {text: "${hits[1]}"}
      miss: {text: "${hits[2]}"}`;
};

const pack = (): Ruleset => {
	const moves = `${move('Light the Lamps', LENSES)}${move('Trim the Wick', 'take +1 spirit.')}`.replace(
		/\n/g,
		'\n    ',
	);
	const file = `_id: lamps\ntype: expansion\nruleset: starforged\ntitle: Lamps\nmoves:\n  lamps:\n    name: Lamp Moves\n    type: move_category\n    contents:${moves}\n`;
	const rules = readHouseRules(file, 'yaml', 'Lamps.yaml');
	if (!rules.ok) throw new Error(JSON.stringify(rules.problems));
	return applyLayer(bundledRuleset('starforged'), rules.value.layer);
};

const found = (book: Rulebook, name: string) => {
	const move = book.move(name);
	if (!move) throw new Error(name);
	return move;
};

const stated = (note: string, ruleset: Ruleset, name: string, text = LENSES) => {
	const book = rulebook(ruleset);
	return withMeaningBeside(note, found(book, name), { text, meant: MOMENTUM }, book) ?? 'nothing';
};

/** The rules with a note over them. */
const under = (note: string, ruleset: Ruleset) => {
	const { layer } = readReference(note, 'Rulings', ruleset);
	return applyLayer(ruleset, layer);
};

describe('what a sentence means of a move that stands in a file', () => {
	it('stands in a note beside it, for every outcome that has it', () => {
		const note = stated('', pack(), 'Light the Lamps');
		expect(note).toBe(
			'## Light the Lamps\n\n```effects strong hit\nmomentum +2\n```\n\n' +
				'```effects weak hit\nmomentum +1\nmomentum +2\nsay Lose two mirrors.\n```\n',
		);
		const book = rulebook(under(note, pack()));
		const { text, roll_type } = found(book, 'Light the Lamps');
		expect([roll_type, text]).toEqual(['action_roll', found(rulebook(pack()), 'Light the Lamps').text]);
		expect(book.effectsOf(found(book, 'Light the Lamps')).outcomes.strong_hit).toEqual(MOMENTUM);
	});

	it('is put into the fence that stands there, and other moves stay', () => {
		const first = stated('---\nx: 1\n---\n', pack(), 'Trim the Wick');
		const both = stated(first, under(first, pack()), 'Light the Lamps');
		const last = stated(both, under(both, pack()), 'Trim the Wick', 'Lose two mirrors.');
		expect(last).toBe(both.replace('say Lose two mirrors.', 'momentum +2'));
		expect(last.match(/^## /gm)).toHaveLength(2);
	});

	it('takes no move away, nor is it said to', () => {
		const { layer } = readReference(stated('', pack(), 'Trim the Wick'), 'Rulings', pack());
		const ruleset = pack();
		expect(under(stated('', ruleset, 'Trim the Wick'), ruleset).moves.map(({ name }) => name)).toEqual(
			ruleset.moves.map(({ name }) => name),
		);
		expect(
			overriddenMoves([
				{ path: 'a', layer: ruleset },
				{ path: 'b', layer },
			]),
		).toEqual([]);
	});

	it('is said to belong to no move where its name is misspelled', () => {
		const ruleset = pack();
		const note = stated('', ruleset, 'Trim the Wick').replace('Trim the Wick', 'Trim teh Wick');
		const rules = rulesOfFile(note, 'Rulings.md', { below: ruleset, whole: ruleset });
		expect(rules.ok && rules.value.findings.map(({ message }) => message)).toEqual([
			'No move is called “Trim teh Wick”, so its effects are a move of its own, without words. Did you mean “Trim the Wick”?',
		]);
	});

	it('is asked for with its places and its equals', () => {
		const book = rulebook(pack());
		const lamps = found(book, 'Light the Lamps');
		expect(askedOfMove(book, lamps, LENSES)).toMatchObject({ places: ['strong_hit', 'weak_hit'], others: 1 });
		expect(movesSaying(book, lamps, LENSES).map(({ name }) => name)).toEqual(['Light the Lamps', 'Trim the Wick']);
		expect(askedOfMove(book, lamps, 'Gone.')).toBeUndefined();
	});
});
