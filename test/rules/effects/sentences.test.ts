import { describe, expect, it } from 'vitest';
import { readClauses, takeApart, withoutCause } from '../../../src/rules/effects/clauses';
import { withoutBrackets, readBlocks, readSentences, withBracketedMoves } from '../../../src/rules/effects/sentences';

describe('marks', () => {
	it.each([
		['a link to a move keeps its name in brackets', '[Pay the Price](datasworn:move:a/b/c)', '[Pay the Price]'],
		['so does a link within a note', '[Pay the Price](#Pay-the-Price)', '[Pay the Price]'],
		['and a link of the vault', '[[#Pay the Price|the price]]', '[Pay the Price]'],
		['another link is its label', '[Peril](datasworn:oracle_rollable:a/b)', 'Peril'],
		['so is one whose label says moves', 'Make [these moves](#Suffer)', 'Make these moves'],
		['and one to a list of moves', '[What hurts](#Suffer-Moves) is there', 'What hurts is there'],
		['emphasis goes', 'On a __hit__, a **very** *good* one', 'On a hit, a very good one'],
	])('%s', (_rule, markdown, text) => {
		expect(withBracketedMoves(markdown)).toBe(text);
	});

	it('a name of a move loses its brackets where people read it', () => {
		expect(withoutBrackets('You must [Pay the Price].')).toBe('You must Pay the Price.');
	});
});

describe('sentences', () => {
	it.each([
		['two of them', 'You fall. Mark wounded.', ['You fall.', 'Mark wounded.']],
		['an abbreviation ends none', 'Rope, torches, etc. All of it is lost.', ['Rope, torches, etc. All of it is lost.']],
		['parentheses hold together', 'Take +1 (as agreed. Twice) now. Go.', ['Take +1 (as agreed. Twice) now.', 'Go.']],
		['a name of a move begins one', 'It burns. [Pay the Price].', ['It burns.', '[Pay the Price].']],
		['dots end one', 'If you act... Run.', ['If you act...', 'Run.']],
		['a letter with an accent begins one', 'It ends. Évora waits.', ['It ends.', 'Évora waits.']],
		['a quote begins one', 'It ends. “Évora,” they say.', ['It ends.', '“Évora,” they say.']],
		['a bonus begins one', 'It ends. +1 momentum.', ['It ends.', '+1 momentum.']],
		['a small letter begins none', 'It ends? so they say.', ['It ends? so they say.']],
	])('%s', (_rule, text, sentences) => {
		expect(readSentences(text)).toEqual(sentences);
	});
});

describe('blocks', () => {
	it('paragraphs wrap, lists have labels and nest, tables have a head', () => {
		const text = [
			'### Dig In',
			'',
			'On a __hit__, choose',
			'one.',
			'',
			'  * Rest: Take +1',
			'    health',
			'',
			'  * Provide',
			'    * Cook: Take +1 supply',
			'',
			'{{table>move.oracle_rollable:a/b.c}}',
			'',
			'Odds | Roll',
			'-----|-----',
			'Fair | 50',
		].join('\n');
		expect(readBlocks(text)).toEqual([
			{ kind: 'paragraph', sentences: ['On a hit, choose one.'] },
			{
				kind: 'list',
				items: [
					{ label: 'Rest', text: 'Rest: Take +1 health', sentences: ['Take +1 health'], items: [] },
					{
						label: undefined,
						text: 'Provide',
						sentences: ['Provide'],
						items: [{ label: 'Cook', text: 'Cook: Take +1 supply', sentences: ['Take +1 supply'], items: [] }],
					},
				],
			},
			{ kind: 'table', head: ['Odds', 'Roll'], rows: [['Fair', '50']] },
		]);
	});
});

describe('a sentence taken apart', () => {
	it.each([
		['On a strong hit, run.', { on: { outcomes: ['strong_hit'], match: false }, rest: 'run.' }],
		['On a hit, run.', { on: { outcomes: ['strong_hit', 'weak_hit'], match: false }, rest: 'run.' }],
		['On a miss with a match, run.', { on: { outcomes: ['miss'], match: true }, rest: 'run.' }],
		['On a miss, or if you give up, run.', { on: { outcomes: ['miss'], match: false }, rest: 'run.' }],
		[
			'On a weak hit, as above, but run.',
			{ on: { outcomes: ['weak_hit'], match: false }, asAbove: 'above', rest: 'run.' },
		],
		[
			'If you are weak, tired, or ill, take +1 health.',
			{ condition: { kind: 'if', words: 'you are weak, tired, or ill' }, rest: 'take +1 health.' },
		],
		[
			'If you have a lantern you may take +1 spirit.',
			{ condition: { kind: 'if', words: 'you have a lantern' }, rest: 'you may take +1 spirit.' },
		],
		[
			'If you are alone then lose 1 spirit.',
			{ condition: { kind: 'if', words: 'you are alone' }, rest: 'then lose 1 spirit.' },
		],
		['Otherwise, take +1 health.', { condition: { kind: 'otherwise', words: '' }, rest: 'take +1 health.' }],
		['When you rest, take +1 health.', { condition: { kind: 'when', words: 'you rest' }, rest: 'take +1 health.' }],
	])('%s', (sentence, parts) => {
		expect(takeApart(sentence)).toMatchObject(parts);
	});
});

describe('clauses', () => {
	it.each([
		[
			'mark progress and take +1 momentum, but suffer -1 supply',
			[['mark progress'], ['take +1 momentum'], ['suffer -1 supply']],
		],
		['you run and hide', [['you run and hide']]],
		['roll both dice, take the lowest, and clear a box', [['roll both dice'], ['take the lowest'], ['clear a box']]],
		['suffer -1 health or [Lose Momentum] (-2)', [['suffer -1 health', '[Lose Momentum] (-2)']]],
		[
			'mark doomed, take +1 spirit, or roll on the table below',
			[['mark doomed', 'take +1 spirit', 'roll on the table below']],
		],
		['clear the impact and take or give +2 health', [['clear the impact'], ['take or give +2 health']]],
		['mark progress, but also face a setback', [['mark progress'], ['face a setback']]],
	])('%s', (text, clauses) => {
		expect(readClauses(text)).toEqual(clauses);
	});

	it.each(['heart|iron', '| heart | iron |', 'heart | iron'])(
		'takes “%s” for a row of a table, as rules notes do',
		row => {
			expect(readBlocks(row).map(({ kind }) => kind)).toEqual(['table']);
		},
	);

	it('takes no pipe inside a link for that of a table', () => {
		const blocks = readBlocks('See [[Heal|healing]] or [[Heal | the other]].');
		expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
	});
});

it.each(['make', 'made', 'are making'])('a choice without the move that led to it: you %s this one', verb => {
	const choice = `If you ${verb} this move as a result of rain on Roam, you may pick a path`;
	expect(withoutCause(choice)).toBe('You may pick a path');
});

it.each(['dangerous (−2)', 'If you make this move, mark progress'])(
	'a choice that no move led to stays: %s',
	choice => {
		expect(withoutCause(choice)).toBe(choice);
	},
);
