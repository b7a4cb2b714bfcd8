import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { findMove } from '../../src/rules/find-move';
import type { TextRange } from '../../src/rules/search/folded-text';
import { searchMoves, type MoveMatch } from '../../src/rules/search/search-moves';

const starforged = bundledRuleset('starforged');
const search = (query: string, recent?: readonly string[]) => searchMoves(starforged, query, recent);
const names = (matches: readonly MoveMatch[]) => matches.map(({ move }) => move.name);

describe('a move by its name', () => {
	it.each([
		{ written: 'Face Danger', name: 'Face Danger' },
		{ written: '  face   DANGER ', name: 'Face Danger' },
		{ written: '[[Face Danger]]', name: 'Face Danger' },
		{ written: 'Fáce Dänger', name: 'Face Danger' },
		{ written: 'face danger: scene challenge', name: 'Face Danger (Scene Challenge)' },
	])('“$written” is $name', ({ written, name }) => {
		expect(findMove(starforged, written)).toMatchObject({ ok: true, value: { name } });
	});

	it.each([
		{ slip: 'a letter dropped', written: 'Fce Danger', near: 'Face Danger' },
		{ slip: 'letters swapped', written: 'Fcae Danegr', near: 'Face Danger' },
		{ slip: 'a small word dropped', written: 'secure advantage', near: 'Secure an Advantage' },
		{ slip: 'another game’s name', written: 'Endure Pain', near: 'Endure Harm' },
		{ slip: 'one letter too many in a short name', written: 'Heall', near: 'Heal' },
	])('$slip: “$written” is near $near', ({ written, near }) => {
		expect(findMove(starforged, written)).toEqual({
			ok: false,
			problems: [
				{
					code: 'unknown_move',
					message: `No move is called “${written}”. Did you mean “${near}”?`,
					from: 0,
					to: written.length,
					correction: { from: 0, to: written.length, insert: near },
				},
			],
		});
	});

	it.each([
		{ written: 'Dance Wildly', message: 'No move is called “Dance Wildly”. Check the name.' },
		{ written: ' ', message: 'The move has no name. Write the name of a move.' },
	])('“$written” is near nothing', ({ written, message }) => {
		expect(findMove(starforged, written)).toMatchObject({ ok: false, problems: [{ code: 'unknown_move', message }] });
	});

	it.each([
		{ written: 'Begin a Scene', name: 'Begin the Scene' },
		{ written: 'finish a scene', name: 'Finish the Scene' },
	])('“$written” is another name of $name', ({ written, name }) => {
		expect(findMove(starforged, written)).toMatchObject({ ok: true, value: { name } });
	});

	it('counts as near by its other name, too', () => {
		expect(findMove(starforged, 'Finish a Scen')).toMatchObject({
			ok: false,
			problems: [{ message: 'No move is called “Finish a Scen”. Did you mean “Finish a Scene”?' }],
		});
	});

	it.each(starforged.moves)('$name is found by its own name, and first', move => {
		expect(findMove(starforged, move.name)).toEqual({ ok: true, value: move });
		expect(search(move.name)[0]?.move).toBe(move);
	});
});

describe('a search for moves', () => {
	it.each([
		{ way: 'the whole name before longer ones', query: 'heal', first: 'Heal' },
		{ way: 'initials', query: 'fd', first: 'Face Danger' },
		{ way: 'initials', query: 'saa', first: 'Secure an Advantage' },
		{ way: 'initials without small words, before a name’s start', query: 'sa', first: 'Secure an Advantage' },
		{ way: 'all initials before those without small words', query: 'es', first: 'Endure Stress' },
		{ way: 'initials', query: 'ptp', first: 'Pay the Price' },
		{ way: 'initials', query: 'SIV', first: 'Swear an Iron Vow' },
		{ way: 'the start of a name', query: 'face d', first: 'Face Danger' },
		{ way: 'the start of a name', query: 'sacr', first: 'Sacrifice Resources' },
		{ way: 'the start of a name', query: 'r', first: 'Reach a Milestone' },
		{ way: 'starts of words', query: 'sec adv', first: 'Secure an Advantage' },
		{ way: 'starts of words in any order', query: 'vow swear', first: 'Swear an Iron Vow' },
		{ way: 'the start of a later word', query: 'harm', first: 'Endure Harm' },
		{ way: 'the start of a later word', query: 'scene', first: 'Begin the Scene' },
		{ way: 'another name', query: 'begin a scene', first: 'Begin the Scene' },
		{ way: 'the start of another name', query: 'finish a s', first: 'Finish the Scene' },
		{ way: 'the first initials', query: 'sai', first: 'Swear an Iron Vow' },
		{ way: 'the first initials', query: 'fds', first: 'Face Danger (Scene Challenge)' },
		{ way: 'letters in order', query: 'fcdngr', first: 'Face Danger' },
		{ way: 'letters in order', query: 'gthinf', first: 'Gather Information' },
		{ way: 'letters in order, going on from word to word', query: 'sadv', first: 'Secure an Advantage' },
		{ way: 'letters unbroken', query: 'anger', first: 'Face Danger' },
		{ way: 'a word of the trigger', query: 'persuade', first: 'Compel' },
		{ way: 'a word of the trigger', query: 'attack', first: 'Strike' },
		{ way: 'a word of the trigger', query: 'clues', first: 'Gather Information' },
		{ way: 'a word of an option', query: 'deception', first: 'Face Danger' },
		{ way: 'a word of an option', query: 'scavenge', first: 'Resupply' },
		{ way: 'a word of an option, not the same letters far apart in a name', query: 'incite', first: 'Compel' },
		{ way: 'words of trigger and option', query: 'wounds iron', first: 'Heal' },
		{ way: 'the category', query: 'threshold', first: 'Face Death' },
		{ way: 'an everyday word', query: 'sneak', first: 'Face Danger' },
		{ way: 'an everyday word', query: 'talk', first: 'Compel' },
		{ way: 'an everyday word', query: 'travel', first: 'Undertake an Expedition' },
		{ way: 'an everyday word', query: 'rest', first: 'Sojourn' },
		{ way: 'nothing', query: 'xyzzy', first: undefined },
	])('$way: “$query” finds $first', ({ query, first }) => {
		expect(names(search(query))[0]).toBe(first);
	});

	it('names equals in the order of the book', () => {
		expect(names(search('fd')).slice(0, 4)).toEqual(['Face Danger', 'Face Defeat', 'Face Death', 'Face Desolation']);
	});

	it('finds no move twice', () => {
		const found = names(search('a'));
		expect(new Set(found).size).toBe(found.length);
	});

	it('with nothing typed shows recent moves first, then the book', () => {
		const all = names(search(' ', ['Strike', 'Gone From the Book', 'heal', 'Strike']));
		expect(all.slice(0, 4)).toEqual(['Strike', 'Heal', 'Begin a Session', 'Set a Flag']);
		expect(all).toHaveLength(starforged.moves.length);
		expect(names(search(''))[0]).toBe('Begin a Session');
	});
});

/** Shows the ranges as the player sees them: `[F]ace [D]anger`. */
const marked = (text: string, ranges: readonly TextRange[]) =>
	[...ranges]
		.reverse()
		.reduce((out, { from, to }) => `${out.slice(0, from)}[${out.slice(from, to)}]${out.slice(to)}`, text);

describe('what was met', () => {
	it.each([
		{ query: 'fd', name: '[F]ace [D]anger' },
		{ query: 'sa', name: '[S]ecure an [A]dvantage' },
		{ query: 'face d', name: '[Face D]anger' },
		{ query: 'adv sec', name: '[Sec]ure an [Adv]antage' },
		{ query: 'fcdngr', name: '[F]a[c]e [D]a[ng]e[r]' },
		{ query: 'challenge danger', name: 'Face [Danger] (Scene [Challenge])' },
	])('of the name by “$query”: $name', ({ query, name }) => {
		const [first] = search(query);
		expect(first && marked(first.move.name, first.nameRanges)).toBe(name);
		expect(first?.hint).toBe(first?.move.trigger.text);
	});

	it('of another name, which is shown then', () => {
		const [first] = search('finish a scene');
		expect(first && marked(first.hint, first.hintRanges)).toBe('[Finish a Scene]');
		expect(first?.nameRanges).toEqual([]);
	});

	it.each([
		{ query: 'deception', hint: /^With \[deception\], .*: \+shadow$/ },
		{ query: 'sneak', hint: /, \[stealth\], / },
		{ query: 'persuade', hint: /^When .*\[persuade\]/ },
		{ query: 'threshold', hint: /^\[Threshold\] Moves$/ },
	])('of the trigger or an option by “$query”', ({ query, hint }) => {
		const [first] = search(query);
		expect(first && marked(first.hint, first.hintRanges)).toMatch(hint);
		expect(first?.nameRanges).toEqual([]);
	});
});

it('a text too long for a name is none, and is not compared', () => {
	expect(findMove(bundledRuleset('starforged'), `Face Danger${' '.repeat(2000)}`)).toMatchObject({ ok: false });
});
