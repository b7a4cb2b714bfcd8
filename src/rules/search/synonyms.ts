type Synonyms = readonly (readonly [said: string, printed: string])[];

/** Everyday words, and the words used for them in triggers. */
const MOVE_SYNONYMS: Synonyms = [
	['sneak', 'stealth'],
	['hide', 'hiding'],
	['talk', 'persuade'],
	['convince', 'persuade'],
	['bribe', 'barter'],
	['shoot', 'distance'],
	['jump', 'agility'],
	['climb', 'strength'],
	['investigate', 'investigation'],
	['travel', 'journey'],
	['hurt', 'injury'],
	['rest', 'recovering'],
	['die', 'death'],
];

/** Everyday words, and the words used for them in oracles. */
export const ORACLE_SYNONYMS: Synonyms = [
	['npc', 'character'],
	['person', 'character'],
	['people', 'character'],
	['town', 'settlement'],
	['village', 'settlement'],
	['city', 'settlement'],
	['station', 'settlement'],
	['spaceship', 'starship'],
	['wreck', 'derelict'],
	['monster', 'creature'],
	['monster', 'monstrosity'],
	['beast', 'creature'],
	['dungeon', 'site'],
	['dungeon', 'vault'],
	['loot', 'treasure'],
	['world', 'planet'],
	['verb', 'action'],
	['adjective', 'descriptor'],
	['danger', 'peril'],
	['guild', 'faction'],
	['difficulty', 'challenge'],
	['villain', 'threat'],
	['menace', 'threat'],
];

/** Minimum number of letters typed before synonyms are tried. */
const SHORTEST_SYNONYM = 3;

/** The typed word and the printed words it may stand for. */
export const withSynonyms = (typed: string, everyday = MOVE_SYNONYMS): readonly string[] => [
	typed,
	...everyday.flatMap(([said, printed]) =>
		typed.length >= SHORTEST_SYNONYM && said.startsWith(typed) ? [printed] : [],
	),
];
