import { t } from '../../i18n/translate';

/** Words of the forms, in English and in the language of the app; the first one is how they are completed. */
const inBoth = (english: string, own: string): readonly string[] => [
	...new Set([...english.split('|'), ...own.toLowerCase().split('|')]),
];

export const RISES = inBoth(
	'+|plus|gain|gains|take|takes|get|gets|heal|heals|raise|increase|restore|recover|add|up|rise|rises|gained',
	t('plus|gain'),
);
export const FALLS = inBoth(
	'-|minus|lose|loses|lost|loose|looses|suffer|suffers|spend|pay|lower|reduce|decrease|drop|drops|down|fall|falls',
	t('minus|lose'),
);
export const IS_NOW = inBoth('to|is|now|at|set|reset|equals|goes', t('to|set'));
/** Verbs of the book, behind which a change keeps its sign: `take +1 momentum`. */
export const TAKES = inBoth('take|gain|suffer', t('take|suffer'));
/** The first words are how they are written; others are completed. */
export const MARKS = inBoth('progress|mark|marks', t('progress|mark'));
export const CLOCKS = inBoth('clock|advance|tick|fill|segment', t('clock'));
export const MARKING = new Set([...MARKS.slice(0, 2), ...t('progress|mark').split('|'), 'clock', t('clock')]);
/** Before an oracle, or a question with its sign. */
export const ORACLE_ALONE = inBoth('oracle', t('oracle'));
export const ASKS = [...inBoth('ask|ask the oracle|ask oracle', t('ask|ask the oracle')), ...ORACLE_ALONE];
export const BEGINS_SESSION = inBoth('begin a session|begin session|start a session|new session', t('Begin a session'));
export const ENDS_SESSION = inBoth('end a session|end session|end the session', t('End a session'));
export const UNDOES = inBoth('undo|undo last move|undo move', `${t('Undo last move')}|${t('undo|undo move')}`);
/** What is chosen in the list of *Continue move*. */
export const CHANGES_DICE = inBoth('burn momentum|reroll', t('burn momentum|reroll'));
export const HELPS = inBoth('help|help me|commands|what can i type', t('help'));
export const SAYS_WHO = inBoth('as', t('as {name}', { name: '' }).trim());
/** Before an amount that is added to a roll, and taken from it. */
export const ADDS = inBoth('+|plus', t('plus'));
export const TAKES_OFF = inBoth('-|minus', t('minus'));
/** Between dice. */
export const VERSUS = inBoth('vs', t('vs'));
export const AND = inBoth('and', t('and'));
export const BETWEEN_DICE = [...VERSUS, 'v', ...AND];
/** Before dice of any kind. */
export const ROLLING = inBoth('roll|rolling', t('roll'));
/** Before a connection that aids a roll, and before a waiting bonus that is not spent on it. */
export const AIDED_BY = inBoth('aided by', t('aided by'));
export const SAVES = inBoth('save|keep', t('save'));
/** Before odds that are to be named more exactly. */
export const ALMOST = inBoth('very|quite|pretty|rather|most|highly|really|fairly|somewhat', t('very|quite'));
/** The letter between the number and the faces of dice. */
export const DICE_LETTERS = inBoth('d', t('d6').charAt(0)).join('');
/** Meters of assets by what the assets are. */
export const OF_ASSETS: ReadonlyMap<string, readonly string[]> = new Map([
	['integrity', inBoth('ship integrity|vehicle integrity|hull', t('ship integrity|hull'))],
	['health', inBoth('companion health', t('companion health'))],
]);
const numbered = (list: string): readonly (readonly [string, number])[] =>
	list.split('|').map((word, i) => [word, i + 1] as const);
export const TIMES: ReadonlyMap<string, number> = new Map(
	['one|two|three|four|five', 'once|twice', t('one|two|three|four|five'), t('once|twice')].flatMap(numbered),
);
/** Small words that say nothing; a text with one is completed without it. */
export const SMALL = new Set(
	inBoth(
		'with|w|using|use|by|on|at|of|for|against|the|a|an|my|roll|rolling|in|progress|track|vow|quest|connection|please',
		t('with|on|of|for|the|my|please'),
	),
);
/** Small words of a change: `health is full`. */
export const OF_CHANGE = new Set(
	inBoth('x|change|value|new|point|points|max|full|off|not|clear|mark|unmark|use', t('points|value|full|clear')),
);
/** What is done to a track otherwise than by marking it. */
export const OTHERWISE = new Set([
	...IS_NOW,
	...inBoth(
		'unmark|untick|clear|empty|undo|delete|remove|reduce|back|full|done|complete|finish|end|close|abandon|lose|minus|down|off',
		t('delete|remove|finish|end|close|lose'),
	),
]);
export const OF_TRACK = new Set(inBoth('box|boxes|time|times|up|it|does|will|did|clock|to', t('box|boxes|times')));
/** What may stand before a move without meaning anything. */
export const LEADS = new Set(inBoth('roll|rolling|make|do|use|try|i|to|the|move', t('roll|make|I|the')));
/** Words that begin a sentence and are never who acts. */
export const NO_NAMES = new Set(inBoth('i|we|he|she|it|the|a|an|roll|make|and|ok', t('I|we|he|she|it|the|a|and')));
