type Synonyms = readonly (readonly [said: string, printed: string])[];

/** What players say at the table, and the word that the triggers have for it. */
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

/** What players say, and the word that the oracles have for it. */
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

/** The beginning of an everyday word counts from here on; shorter ones would find too much. */
const SHORTEST_SYNONYM = 3;

/** What was typed, and the printed words that it may stand for. */
export const withSynonyms = (typed: string, everyday = MOVE_SYNONYMS): readonly string[] => [
	typed,
	...everyday.flatMap(([said, printed]) =>
		typed.length >= SHORTEST_SYNONYM && said.startsWith(typed) ? [printed] : [],
	),
];
