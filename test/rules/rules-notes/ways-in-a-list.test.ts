import { describe, expect, it } from 'vitest';
import { findingsOf, playedIn, readNote } from '../shapes/read-note';
import { ways } from './read-fixture';

const OUTCOMES =
	'On a **strong hit**, take +2 momentum.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, [Pay the Price].';

const noteOf = (list: string): string =>
	`## House Moves\n\n### Cross the Ice\n\nWhen you cross the ice, envision how and roll. If you go…\n\n${list}\n\n${OUTCOMES}\n`;
const moveIn = (list: string) => readNote(noteOf(list)).layer.moves[0];
const waysIn = (list: string): readonly string[] => {
	const move = moveIn(list);
	return move ? ways(move) : [];
};
const always = (list: string): string | undefined => playedIn(noteOf(list))['Cross the Ice']?.always;

const BY_SLED = '- By sled, roll +Edge.';
const ON_FOOT = '- If you are on foot or the dogs are lame, roll +iron.';
const BOTH = ['player_choice: By sled: edge', 'player_choice: On foot or the dogs are lame: iron'];

describe('each way to roll of a list is offered with its situation', () => {
	it('behind a comma', () => {
		expect(waysIn(`${BY_SLED}\n${ON_FOOT}`)).toEqual(BOTH);
		expect(always(`${BY_SLED}\n${ON_FOOT}`)).toBeUndefined();
	});

	it('with a price behind it', () => {
		const list = `${BY_SLED}\n- By lantern light, roll +supply, then take -1 supply.`;
		expect(waysIn(list)).toEqual(['player_choice: By sled: edge', 'player_choice: By lantern light: supply meter']);
		expect(always(list)).toBe('if rolled supply; supply -1');
	});

	it('with an outcome that counts as another', () => {
		const list = `${BY_SLED}\n- In the dark, roll +wits, but count a strong hit as a weak hit.`;
		expect(always(list)).toBe('if rolled wits; count strong hit as weak hit');
	});

	it('with a bonus as an item', () => {
		const list = `${BY_SLED}\n${ON_FOOT}\n- If a fisher shows the way, add +1.`;
		expect(waysIn(list)).toEqual(BOTH);
		expect(moveIn(list)?.trigger.adds).toEqual([{ by: 1, when: 'a fisher shows the way' }]);
		expect(always(list)).toBeUndefined();
	});

	it('with an item that is no roll, which is shown', () => {
		const list = `${BY_SLED}\n${ON_FOOT}\n- Over the bridge in summer, score a strong hit without rolling.`;
		expect(waysIn(list)).toEqual(BOTH);
		expect(always(list)).toBe('say Over the bridge in summer, score a strong hit without rolling.');
	});
});

describe('what is no way to roll is none', () => {
	it('a roll of a later move', () => {
		const list = `${BY_SLED}\n${ON_FOOT}\n- With a map, roll +wits on your next [Explore a Waypoint].`;
		expect(waysIn(list)).toEqual(BOTH);
		expect(always(list)).toBe('say With a map, roll +wits on your next Explore a Waypoint.');
	});

	it.each(['the rank of the ice', 'stat', 'your stat', 'X'])('a word that names no stat: +%s', word => {
		const list = `${BY_SLED}\n${ON_FOOT}\n- By luck, roll +${word}.`;
		expect(waysIn(list)).toEqual(BOTH);
		expect(always(list)).toBe(`say By luck, roll +${word}.`);
		expect(findingsOf(noteOf(list)).join()).toMatch(/is no stat or meter/);
	});

	it('the stat that another stands in for', () => {
		expect(waysIn(`${BY_SLED}\n- On foot: roll +iron, instead of rolling +wits.`)).toEqual([
			'player_choice: By sled: edge',
			'player_choice: On foot: iron',
		]);
	});

	it('an option among others, which is read once', () => {
		const list = '- By sled, roll +edge.\n- Turn back: take +1 spirit.';
		const text = noteOf(list).replace('If you go…', 'Choose one.');
		expect(playedIn(text)['Cross the Ice']?.always?.match(/spirit \+1/g)).toHaveLength(1);
	});

	it('an option that gives a bonus of its own in a move without a roll', () => {
		const text =
			'## House Moves\n\n### Rest\n\nWhen you rest, choose one.\n\n- Sleep: Roll +the depth of the snow.\n- Eat: Take +1 supply.\n';
		expect(readNote(text).layer.moves[0]?.roll_type).toBe('no_roll');
	});
});

it('but a stat of the rules whose name is longer, and a rank, are ways', () => {
	expect(waysIn("- On deck, roll +your companion's health.\n- Below, roll +their rank.")).toHaveLength(2);
});
