import type { Move } from '../../rules/move';
import { foldedNames } from '../../rules/move-order';
import { foldText, foldedLetters } from '../../rules/search/folded-text';
import { countsSegments } from '../../rules/track-kind';
import type { Track } from '../../play/tracks/track';
import { isMoveMeant, matchesName } from '../../play/typed/matches-name';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { t } from '../../language/text';
import type { RowsFor } from './rows-that-say';
import { told, writtenAs } from './rows-that-say';

/** Words of a change that say nothing of its sense. */
const NEUTRAL =
	'my|the|of|by|from|on|in|x|change|changes|value|new|points?|max|full|off|make|turn|reset|mark|marked|clear|cleared|unmark|not';
const RISES =
	'up|plus|gain|gains|gained|add|adds|give|gives|restore|restores|raise|raises|increase|increases|heal|heals|recover|recovers|rise|rises|get|take|takes|earn|earns';
const FALLS =
	'down|minus|lose|loses|lost|remove|removes|spend|spends|pay|pays|use|uses|reduce|reduces|lower|lowers|decrease|decreases|suffer|suffers|burn|drop|drops|fall|falls';
const IS_NOW = 'set|sets|to|is|now|at|equals|was|be|goes|go';
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** Whole words: the first group is what stands before one, the second the word. */
const asWords = (words: string): RegExp => new RegExp(`(^|[^a-z])(${words})(?![a-z])`, 'gi');
const withoutWords = (text: string, words: RegExp): string => text.replace(words, '$1 ');
const [RISING, FALLING, SETTING] = [asWords(RISES), asWords(FALLS), asWords(`${IS_NOW}`)];
const OF_CHANGE = asWords([NEUTRAL, RISES, FALLS, IS_NOW, ...NUMBERS].join('|'));
const SIGNS = /[\s\d+\-=:→>/×*,.]+/g;

const has = (text: string, words: RegExp): boolean => text.search(words) >= 0;

/**
 * The rows before all others where a text is about a value of the sheet, a track or a clock without saying for certain
 * what is done to it: they ask, or write it anew, and carry out nothing. Empty where it is certain or about something
 * else. `first` is the row that would lead otherwise.
 */
export function askedFirst(text: string, at: TypedAt, first: TypedOffer | undefined, rows: RowsFor) {
	if (first?.action?.kind === 'change' || (first && READ_BUT_NOT_DONE.test(first.completion))) return [];
	const ofDice = first?.action?.kind === 'oracle' ? [] : diceBehindDashes(text, rows);
	if (ofDice.length > 0) return ofDice;
	const ofValue = valueAsked(text, at, first, rows);
	return ofValue.length > 0 ? ofValue : trackAsked(text, at, first, rows);
}

/** `fd edge 4 - 3 - 9`: dashes between dice are no signs. */
function diceBehindDashes(text: string, rows: RowsFor): readonly TypedOffer[] {
	const [, before, ...dice] = DASHED_DICE.exec(text) ?? [];
	if (before === undefined || !text.slice(before.length).includes('-')) return [];
	const completion = `${before} ${dice.join(' ')}`;
	return rows(completion).some(({ action }) => action) ? [writtenAs(completion)] : [];
}

/** A change that is beyond its limits or changes nothing says so by itself. */
const READ_BUT_NOT_DONE = /^[+-]\d|\s=\s-?\d+$/;

const DASHED_DICE = /^(.*[a-z])\s+(?:-\s?)?([1-6])[\s,]*-?\s?(\d{1,2})[\s,]*-?\s?(\d{1,2})\s*$/i;

interface Value {
	readonly name: string;
	readonly kind: 'meter' | 'stat' | 'experience' | 'impact';
}

const valuesOf = ({ character, book: { ruleset } }: TypedAt): readonly Value[] => [
	...character.assets.flatMap(({ name, meters }) =>
		Object.keys(meters).map((meter): Value => ({ name: `${name} ${meter}`, kind: 'meter' })),
	),
	...[...ruleset.condition_meters.map(({ name }) => name), 'momentum'].map((name): Value => ({ name, kind: 'meter' })),
	...ruleset.stats.map((name): Value => ({ name, kind: 'stat' })),
	...['experience', 'xp'].map((name): Value => ({ name, kind: 'experience' })),
	...ruleset.impacts.map(({ name }): Value => ({ name, kind: 'impact' })),
];

/** In letters; fewer may begin anything. */
const FEWEST_LETTERS = 3;

/** The value that a text is about, and nothing else: all other words are those of a change. */
function valueIn(text: string, at: TypedAt): Value | undefined {
	const values = valuesOf(at);
	const typed = ` ${foldedLetters(text.replace(/\d+/g, ' '))} `;
	const whole = values.find(({ name }) => typed.includes(` ${foldedLetters(name)} `));
	const said = whole ? typed.replace(` ${foldedLetters(whole.name)} `, ' ') : typed;
	const others = withoutWords(said, OF_CHANGE).replace(SIGNS, ' ').trim();
	if (whole) return others === '' ? whole : undefined;
	if (others.length < FEWEST_LETTERS || others.includes(' ')) return undefined;
	const begun = values.filter(({ name }) => foldedLetters(name).startsWith(others));
	const isOther = at.book.ruleset.moves.some(move => isMoveMeant(move, others));
	return begun.length === 1 && !isOther ? begun[0] : undefined;
}

const isMoveCalled = (text: string, { book }: TypedAt): boolean => {
	const typed = foldedLetters(text.replace(/[\d-]+/g, ' '));
	return book.ruleset.moves.some(move => isMoveMeant(move, typed));
};

const isThrow = (text: string): boolean => (text.match(/\d+/g) ?? []).length > 1;

/** `suffer 2`, `lose 1`: an amount of nothing in particular. */
function amountAsked(text: string, at: TypedAt): readonly TypedOffer[] {
	const isOfNothing = withoutWords(text, OF_CHANGE).replace(SIGNS, ' ').trim() === '' && /[a-z]/i.test(text);
	const [meter] = at.book.ruleset.condition_meters;
	const typed = foldedLetters(text.replace(/\d+/g, ' '));
	const isMove = at.book.ruleset.moves.some(move => foldedNames(move).includes(typed));
	if (!isOfNothing || !/\d/.test(text) || isMove) return [];
	return [asksForOne(text.trim(), meter?.name ?? '')];
}

const asksForOne = (label: string, meter: string): TypedOffer =>
	told(label, t('Write one change of a meter: -1 {meter}, +2 momentum or {meter} = 3', { meter }));

function valueAsked(text: string, at: TypedAt, first: TypedOffer | undefined, rows: RowsFor): readonly TypedOffer[] {
	const value = valueIn(text, at);
	if (!value) return first ? amountAsked(text, at) : [];
	const typed = ` ${foldedLetters(text.replace(/[\d-]+/g, ' '))} `;
	const others = typed.replace(` ${foldedLetters(value.name)} `, ' ').trim();
	if (isMoveCalled(text, at) && others !== '' && !/[+=:]/.test(text)) return [];
	if (value.kind === 'stat' && (isThrow(text) || isMoveCalled(others, at))) return [];
	const isBare = foldedLetters(text) === foldedLetters(value.name) && !/[^\p{L}\s]/u.test(text);
	switch (value.kind) {
		case 'stat':
			return isBare ? [] : [told(value.name, t('Stats are changed on the sheet'))];
		case 'experience':
			return [told(value.name, t('Experience is changed on the sheet'))];
		case 'impact':
			return [told(value.name, t('Impacts are marked and cleared on the sheet or the Table'))];
		default:
			return meterAsked(text, value.name, rows);
	}
}

function meterAsked(text: string, name: string, rows: RowsFor): readonly TypedOffer[] {
	const said = text.replace(
		asWords(NUMBERS.join('|')),
		(_, before: string, word: string) => `${before}${NUMBERS.indexOf(word.toLowerCase())}`,
	);
	const numbers = said.match(/\d{1,3}/g) ?? [];
	const [number = ''] = numbers;
	const written = numbers.length === 1 ? changeSaid(said, name, number) : undefined;
	if (written !== undefined && rows(written).length > 0) return [writtenAs(written)];
	if (written !== undefined || numbers.length !== 1 || Number(number) === 0) return [asksForOne(name, name)];
	const others = [`${name} = ${number}`, `+${number} ${name}`, `-${number} ${name}`];
	const detail = t('Is this its new value or a change? Write {first}, {second} or {third}', {
		first: others[0] ?? '',
		second: others[1] ?? '',
		third: others[2] ?? '',
	});
	return [told(text.trim(), detail), ...others.flatMap(rows).filter(({ action }) => action)];
}

/** The change as it is read, if the text says its sense and no other. */
function changeSaid(text: string, name: string, number: string): string | undefined {
	const [isPlus, isMinus] = [/\+/.test(text), /-(?!>)/.test(text)];
	const isUp = isPlus || has(text, RISING);
	const isDown = isMinus || has(text, FALLING);
	const isReached = /(?:^|[^a-z])to(?![a-z])/i.test(text);
	const isSet = isReached || /(?:^|[^+-])[=:→]/.test(text.replace(/[+-]\s?=/, '')) || has(text, SETTING);
	if (/[/×*]|\d\s?x|x\s?\d/i.test(text) || (isUp && isDown) || Number(number) < 0) return undefined;
	if (isSet) return isPlus || isMinus || (!isReached && (isUp || isDown)) ? undefined : `${name} = ${number}`;
	if (Number(number) === 0) return undefined;
	return isUp ? `+${number} ${name}` : isDown ? `-${number} ${name}` : undefined;
}

const ADVANCES = 'advance|advances|advanced|tick|ticks|ticked|fill|fills|filled|segment|segments|add';
const OTHERWISE =
	'unmark|untick|clear|clears|empty|undo|reset|delete|remove|set|reduce|back|full|done|complete|completed|finish|finished|end|ended|close|closed|abandon|abandoned|lose|to|is|now|at|minus|down|off';
const KINDS = 'clock|track|vow|quest|connection|expedition|journey|fight|threat|progress|mark';
const SMALL = 'the|a|an|my|on|of|for|by|in|does|will|did|box|boxes|times?|plus|up|x|it';
const [ADVANCING, OTHER] = [asWords(ADVANCES), asWords(OTHERWISE)];
const OF_TRACK = asWords([ADVANCES, OTHERWISE, KINDS, SMALL].join('|'));

/** `advance storm`, `set storm 3`, `end ark`: a track or clock is called, and what is done to it in other words. */
function trackAsked(text: string, at: TypedAt, first: TypedOffer | undefined, rows: RowsFor): readonly TypedOffer[] {
	const called = withoutWords(text, OF_TRACK).replace(SIGNS, ' ').trim();
	const isBare = foldedLetters(called) === foldText(text).letters && !/[+=:/\-\d]/.test(text);
	if (isBare || foldedLetters(called).length < FEWEST_LETTERS) return [];
	const tracks = at.character.tracks.filter(({ status, name }) => status === 'open' && matchesName(name, called));
	const [track] = tracks;
	if (!track || (first?.action && isLed(text, called, at))) return [];
	const completion = advanced(text, track);
	if (tracks.length === 1 && completion !== undefined && rows(completion).some(({ action }) => action))
		return [writtenAs(completion)];
	const verb = countsSegments(track.kind) ? 'clock' : 'progress';
	const names = tracks.map(({ name }) => `“${name}”`).join(', ');
	const example = `${verb} ${track.name} 2`;
	if (has(text, OTHER))
		return [told(text.trim(), t('Only progress is typed: {example}. Anything else is done on its card', { example }))];
	return [told(text.trim(), t('Write the name and how often: {verb} … 2. Open: {names}', { verb, names }))];
}

/** Whether the words before the name are those of a move rather than what is done to a track. */
function isLed(text: string, called: string, { book }: TypedAt): boolean {
	const lead = text.slice(0, Math.max(0, text.toLowerCase().indexOf(called.toLowerCase()))).trim();
	const typed = foldedLetters(lead);
	if (typed === '' || has(lead, ADVANCING)) return false;
	const isMeant = (move: Move): boolean => isMoveMeant(move, typed);
	return book.ruleset.moves.some(isMeant);
}

const VERB_WITH_COLON = /^\s*(?:progress|mark|clock)\s*:/i;

function advanced(text: string, { kind, name }: Track): string | undefined {
	const numbers = text.match(/\d{1,2}/g) ?? [];
	if (numbers.length > 1 || /[=:/→-]/.test(text.replace(VERB_WITH_COLON, '')) || has(text, OTHER)) return undefined;
	const verb = countsSegments(kind) ? 'clock' : 'progress';
	return [verb, name, ...numbers].join(' ');
}
