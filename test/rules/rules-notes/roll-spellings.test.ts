import { describe, expect, it } from 'vitest';
import { playedIn, readNote } from '../shapes/read-note';
import { ways } from './read-fixture';

const OUTCOMES = `On a **strong hit**, you are past. Take +1 momentum.

On a **weak hit**, you are past, but slowly. Suffer -1 supply.

On a **miss**, they see you. Pay the Price.`;

const PLAYED = { 'Slip Past': { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' } };

const noteOf = (trigger: string): string => `## House Moves\n\n### Slip Past\n${trigger}\n\n${OUTCOMES}\n`;
const waysIn = (trigger: string): readonly string[] => {
	const [move] = readNote(noteOf(trigger)).layer.moves;
	return move ? ways(move) : [];
};

describe('a roll is read however players write it', () => {
	it.each<[string, string]>([
		['When you slip past a guard, roll shadow.', 'shadow'],
		['When you slip past a guard, roll +shadow.', 'shadow'],
		['When you slip past a guard, roll + shadow.', 'shadow'],
		['When you slip past a guard, roll ＋shadow.', 'shadow'],
		['When you slip past a guard, roll with shadow.', 'shadow'],
		['When you slip past a guard, roll with +shadow.', 'shadow'],
		['When you slip past a guard, roll with your Shadow.', 'shadow'],
		['When you slip past a guard, roll your shadow.', 'shadow'],
		['When you slip past a guard, roll using shadow.', 'shadow'],
		['When you slip past a guard, roll on shadow.', 'shadow'],
		['When you slip past a guard, roll against shadow.', 'shadow'],
		['When you slip past a guard, roll plus shadow.', 'shadow'],
		['When you slip past a guard, roll `+shadow`.', 'shadow'],
		['When you slip past a guard, `roll +shadow`.', 'shadow'],
		['When you slip past a guard, roll **+shadow**.', 'shadow'],
		['When you slip past a guard, roll _shadow_.', 'shadow'],
		['When you slip past a guard, roll ==+shadow==.', 'shadow'],
		['When you slip past a guard, roll [[Stats#Shadow|+shadow]].', 'shadow'],
		['When you slip past a guard, roll +[[Shadow]].', 'shadow'],
		['When you slip past a guard, roll [shadow](stats.md).', 'shadow'],
		['When you slip past a guard, roll\u00a0+shadow.', 'shadow'],
		['When you slip past a guard, roll\nshadow.', 'shadow'],
		['When you slip past a guard: roll shadow', 'shadow'],
		['When you slip past a guard. Roll: shadow', 'shadow'],
		['When you slip past a guard.\n\n**Roll:** +shadow', 'shadow'],
		['When you slip past a guard.\n\n**Stat:** shadow', 'shadow'],
		['When you slip past a guard.\n\nAction roll: shadow', 'shadow'],
		['When you slip past a guard, make a +shadow roll.', 'shadow'],
		['When you slip past a guard, make an iron roll.', 'iron'],
		['When you slip past a guard, make a shadow check.', 'shadow'],
		['When you slip past a guard, make a roll with shadow.', 'shadow'],
		['When you slip past a guard, make an action roll using shadow.', 'shadow'],
		['When you slip past a guard, make the move with shadow.', 'shadow'],
		['When you slip past a guard, test shadow.', 'shadow'],
		['When you slip past a guard, test your shadow.', 'shadow'],
		['When you slip past a guard, check your shadow.', 'shadow'],
		['When you slip past a guard, throw the dice and add shadow.', 'shadow'],
		['When you slip past a guard, roll the dice, adding your shadow.', 'shadow'],
		['When you slip past a guard, roll and add +shadow.', 'shadow'],
		['When you slip past a guard, you roll shadow.', 'shadow'],
		['Roll shadow when you slip past a guard.', 'shadow'],
		['When you slip past a guard, roll health.', 'health meter'],
	])('%s', (trigger, option) => {
		expect(waysIn(trigger)).toEqual([expect.stringMatching(new RegExp(`(?:^|: )${option}$`))]);
		expect(playedIn(noteOf(trigger))).toEqual(PLAYED);
	});

	it.each<[string, string]>([
		['When you slip past a guard, roll edge or shadow.', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll +edge/shadow.', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll +edge or shadow.', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll +(edge or shadow).', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll edge, shadow, or wits.', 'player_choice: edge or shadow or wits'],
		['When you slip past a guard, roll your choice of edge and shadow.', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll with either edge or shadow.', 'player_choice: edge or shadow'],
		['When you slip past a guard, roll the higher of edge and shadow.', 'highest: edge or shadow'],
		['When you slip past a guard, roll with the better of your edge or your shadow.', 'highest: edge or shadow'],
		['When you slip past a guard, roll the lower of edge and shadow.', 'lowest: edge or shadow'],
		['When you slip past a guard, roll edge or shadow, whichever is higher.', 'highest: edge or shadow'],
	])('%s', (trigger, way) => {
		expect(waysIn(trigger)).toEqual([way]);
		expect(playedIn(noteOf(trigger))).toEqual(PLAYED);
	});

	it('each way has its own situation, without a plus sign too', () => {
		const trigger = 'When you slip past a guard, roll edge if you are quick, or shadow if you are quiet.';
		expect(waysIn(trigger)).toEqual(['player_choice: Quick: edge', 'player_choice: Quiet: shadow']);
		const list = 'When you slip past a guard:\n\n- With speed: roll edge\n- In the dark: roll shadow';
		expect(waysIn(list)).toEqual(['player_choice: With speed: edge', 'player_choice: In the dark: shadow']);
		const offered = 'When you slip past a guard, roll +edge. In the dark, you may instead roll +shadow.';
		expect(waysIn(offered).at(-1)).toBe('player_choice: In the dark: shadow');
	});

	it.each([
		'When you have kept your word, make a progress roll.',
		'When you have kept your word, roll the challenge dice and compare to your progress.',
		'When you have kept your word, roll the challenge dice against your progress.',
		'When you have kept your word, throw both challenge dice against the boxes of its track.',
		'When you have kept your word, compare your progress with the challenge dice.',
		'When you have kept your word, roll progress.',
		'When you have kept your word, roll +progress.',
		'When you have kept your word, roll against your progress score.',
		'When you have kept your word, test your progress.',
		'When you have kept your word.\n\nProgress roll',
	])('%s', trigger => {
		expect(readNote(noteOf(trigger)).layer.moves.map(({ roll_type }) => roll_type)).toEqual(['progress_roll']);
		expect(playedIn(noteOf(trigger))).toEqual(PLAYED);
	});

	it.each([
		'Quando tentares algo, rola +iron.',
		'Wenn du etwas wagst, würfle +iron.',
		'Lorsque vous tentez votre chance, lancez les dés (+iron).',
		'Kiedy próbujesz, rzuć +iron.',
	])('in a sentence of another language: %s', trigger => {
		expect(waysIn(trigger)).toEqual(['player_choice: iron']);
		expect(playedIn(noteOf(trigger))).toEqual(PLAYED);
	});
});

describe('what is no roll of the move is not read as one', () => {
	it.each([
		'When you roll shadow and score a hit, take +1 momentum.',
		'When you take stock, check your supply.',
		'When you roll out of bed, take +1 spirit.',
		'When you rest, test the water.',
	])('%s', text => {
		const { layer } = readNote(`## House Moves\n\n### Slip Past\n${text}\n`);
		expect(layer.moves.map(({ roll_type }) => roll_type)).toEqual(['no_roll']);
	});

	it.each([
		['two stats added up', 'When you slip past a guard, roll iron and edge.'],
		['a stat that nobody has', 'When you slip past a guard, roll cunning.'],
		['a roll in other words', 'When you slip past a guard, let fate decide.'],
		['a roll in another language', 'Wenn du an einer Wache vorbei willst, würfle mit Schatten.'],
	])('%s: nothing is carried out, and it is reported', (_, trigger) => {
		const always = playedIn(noteOf(trigger))['Slip Past']?.always ?? '';
		expect(Object.keys(playedIn(noteOf(trigger))['Slip Past'] ?? {})).toEqual(['always']);
		expect(always.split('; ').every(line => line.startsWith('say '))).toBe(true);
	});
});
