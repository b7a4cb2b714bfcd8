import { namesOf } from '../../rules/move-order';
import type { Move } from '../../rules/move';
import { foldedLetters } from '../../rules/search/folded-text';
import { nearestName } from '../../rules/search/nearest-name';
import { isMoveMeant, MOST_NAME_WORDS } from '../../play/typed/matches-name';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { optionsOf } from '../../play/typed/ways-to-make';
import { t } from '../../language/text';
import type { RowsFor } from './rows-that-say';
import { told, writtenAs } from './rows-that-say';

/** In words; a longer text is prose. */
const LONGEST = 12;

/** Fewer letters are too few to tell what was misspelled. */
const FEWEST_LETTERS = 4;

/**
 * What to say about a text that no row reads although it means a character, a move, a meter or a track: how it is
 * written, or which part is not read. Nothing is done by such a row; at most it is written anew. Empty for prose.
 */
export function typedHints(typed: string, at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const text = typed.replace(/\s+/g, ' ').trim();
	const words = text.split(' ');
	if (words.length > LONGEST) return [];
	const first = [...ofNumber(text, at, rows), ...ofCharacter(words, at, rows)];
	if (first.length > 0) return first.slice(0, 1);
	if (!isOurs(text, at) && !ASKS_TO_ROLL.test(text)) return ofOracle(text, at, rows);
	const isRead = (candidate: string) =>
		rows(candidate).some(({ action }) => action) && (isOurs(candidate, at) || ASKS_TO_ROLL.test(text));
	const rewritten = rewritings(text, at).find(isRead);
	if (rewritten !== undefined) return [writtenAs(rewritten)];
	if (!isOurs(text, at)) return ofOracle(text, at, rows);
	return [...ofChange(text, at, rows), ...ofTrack(text, at, rows), ...ofMove(words, at, rows)].slice(0, 1);
}

/** `roll edge`, `oracle: action`, `action oracle` */
const ASKS_TO_ROLL = /^\s*(?:(?:roll|oracle|ask (?:the )?oracle)[\s:]{1,9}\S|\S{1,40}(?: \S{1,40})? oracle$)/i;

/** `descripter`, `oracle acton`: an oracle whose name is misspelled. */
function ofOracle(text: string, { oracles }: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const called = withoutLead(text);
	const near = misspelled(
		called,
		oracles.oracles.map(({ path }) => path.at(-1) ?? ''),
	);
	return near !== undefined && rows(near).length > 0 ? [meant(near, called)] : [];
}

/** `ark x2`, `momentun +1`: a name and an amount. */
function ofNumber(text: string, at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const [, called = '', sign = '', number] = NAME_AND_NUMBER.exec(text) ?? [];
	if (number === undefined) return [];
	const near = nearestName(called, meterNames(at));
	const change = `${sign}${number} ${near ?? ''}`;
	if (near !== undefined && /[+-]/.test(sign) && rows(change).length > 0) return [meant(change, called)];
	const [first] = rows(called);
	if (first?.action?.kind !== 'change' || first.action.change.kind === 'meter') return [];
	if (/[=-]/.test(sign))
		return [told(first.label, t('Write how often: {example}', { example: `${first.completion} 2` }))];
	return [meant(`${first.completion} ${number}`, text.trim())];
}

const NAME_AND_NUMBER = /^(\D*[^\s\d+x×*=-])\s?([+x×*=-]?)\s?(\d{1,2})$/i;

/** Who acts is not known by this name, or is said in another way. */
function ofCharacter(words: readonly string[], at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const { characters = [] } = at;
	if ([AMOUNT, VERB, DICE].some(begins => begins.test(words.join(' ')))) return [];
	const [lead = ''] = words;
	const isSaid = /^(?:as|for)$/i.test(lead) || foldedLetters(lead) === foldedLetters(t('as {name}', { name: '' }));
	const last = words.map(word => word.toLowerCase()).lastIndexOf('as');
	const from = isSaid ? 1 : 0;
	const splits = [1, 2, 3].map(count => ({ called: words.slice(from, from + count), rest: words.slice(from + count) }));
	if (last > 0) splits.push({ called: words.slice(last + 1), rest: words.slice(0, last) });
	for (const { called, rest } of splits) {
		const name = called.join(' ').replace(/^@|[:,]$|['’]s$/g, '');
		const said = rest.join(' ');
		if (!/\p{L}/u.test(name) || said === '' || (!isSaid && called.some(word => isWordOfOurs(word, at)))) continue;
		if (!isOurs(said, at) || moveIn(rest, at)?.wrong !== undefined || rows(said).length === 0) continue;
		const near = nearest(name, characters);
		if (near !== undefined) return [meant(`${t('as {name}', { name: near })} ${said}`, name)];
		if (LEAD.test(`${name} `)) continue;
		const names = characters.map(each => `“${each}”`).join(', ');
		const detail = t('Who acts stands behind “as”: {names}', { names: names || t('none') });
		return [told(t('No character is called “{name}”', { name }), detail)];
	}
	return [];
}

/** Whether a word is one of a move, a stat, an impact or a meter. */
function isWordOfOurs(word: string, at: TypedAt): boolean {
	const typed = foldedLetters(word);
	const { moves, stats, impacts } = at.book.ruleset;
	const names = [...stats, ...meterNames(at), ...impacts.map(({ name }) => name), ...moves.flatMap(namesOf)];
	const isIn = (name: string) => foldedLetters(name).split(' ').includes(typed);
	return typed === '' || names.some(isIn) || moves.some(move => isMoveMeant(move, typed));
}

const meant = (completion: string, unread: string): TypedOffer =>
	writtenAs(completion, t('“{unread}” is not read. Tab or Enter writes it so', { unread }));

/** Whether a text begins with a move, an amount or what is done to a track, or is about the value of a meter. */
const isOurs = (text: string, at: TypedAt): boolean =>
	AMOUNT.test(text) ||
	DICE.test(text) ||
	VERB.test(text) ||
	namesValue(text, at) ||
	moveIn(wordsIn(text), at) !== undefined;

const wordsIn = (text: string): readonly string[] =>
	withoutLead(text)
		.split(/[\s,:;/=(._#-]+/)
		.filter(word => word !== '');

const DICE = /^\s*(?:roll(?:ing)?\s+)?\d{0,2}\s?d\d{1,4}/i;
/** Also as they are often misspelled: `loose 1 health`. */
const FALLS = 'minus|loo?s(?:es?|t)|suffers?';
const RISES = 'plus|gains?|takes?|gets?|heals?';
/** `-1 heath`, `minus 1 health`, `lose 1 health` */
const AMOUNT = new RegExp(`^\\s*(?:[+-]\\s?|(?:${FALLS}|${RISES})\\s{1,9}[+-]?)(?:\\d|one|two|three|four|five)`, 'i');
const FALLING = new RegExp(`^\\s*(?:${FALLS})\\s+-?(?=\\d)`, 'i');
const RISING = new RegExp(`^\\s*(?:${RISES})\\s+\\+?(?=\\d)`, 'i');
const VERB = /^\s*(?:mark(?:\s+progress)?|progress|clock|advance|tick|fill)(?:\s|:)/i;

/** What may stand before a move or an oracle without meaning anything. */
const LEAD =
	/^\s*(?:(?:roll(?:ing)?(?: on)?|(?:ask )?(?:the )?oracle:?|the|make|do|use|try|i|(?:the )?move)\s{1,9}){1,3}/i;
const withoutLead = (text: string): string => text.replace(LEAD, '').replace(/\soracle$/i, '');

const meterNames = ({ character, book }: TypedAt): readonly string[] => [
	...book.ruleset.condition_meters.map(({ name }) => name),
	'momentum',
	...character.assets.flatMap(({ name, meters }) => Object.keys(meters).map(meter => `${name} ${meter}`)),
];

/** Whether a meter or an impact is named in full with a number or a verb, or stands for itself. */
function namesValue(text: string, at: TypedAt): boolean {
	const typed = ` ${foldedLetters(text)} `;
	const isNamed = (name: string) => typed.includes(` ${foldedLetters(name)} `);
	const ofValue = [...meterNames(at), 'experience', 'xp', ...at.book.ruleset.stats].filter(isNamed);
	if (ofValue.length > 0)
		return /\d|[=+]|\b(?:one|two|three|set|reset|burn|up|down|lose|gain|take|suffer)\b/i.test(text);
	return at.book.ruleset.impacts.some(({ name }) => isNamed(name)) && typed.split(' ').length <= MOST_WORDS_OF_IMPACT;
}

/** Two words, between spaces. */
const MOST_WORDS_OF_IMPACT = 4;

/** A move that a text begins with, and the words after its name. */
interface Begun {
	readonly move: Move;
	readonly rest: readonly string[];
	/** How it was misspelled. */
	readonly wrong?: string;
}

/** The longest name comes first, spelled or misspelled: `face dnager` is no “face” with a word behind it. */
function moveIn(words: readonly string[], at: TypedAt): Begun | undefined {
	const { moves } = at.book.ruleset;
	const names = moves.flatMap(namesOf);
	for (let count = Math.min(MOST_NAME_WORDS, words.length); count > 0; count--) {
		const called = words.slice(0, count).join(' ');
		const typed = foldedLetters(called);
		const meant = typed === '' ? undefined : moves.find(each => isMoveMeant(each, typed));
		if (meant) return { move: meant, rest: words.slice(count) };
		const near = misspelled(called, names);
		const move = near === undefined ? undefined : moves.find(each => namesOf(each).includes(near));
		if (move) return { move, rest: words.slice(count), wrong: called };
	}
	return undefined;
}

/** The name that is meant by one with a slip in a word. */
const misspelled = (called: string, names: readonly string[]): string | undefined =>
	called.length > FEWEST_LETTERS
		? nearestName(
				called,
				names.filter(name => isNearByWord(name, called)),
			)
		: undefined;

/** Whether each word is a misspelling of the word in its place. */
function isNearByWord(name: string, wrong: string): boolean {
	const [words, typed] = [name.split(' '), wrong.split(' ')];
	return words.length === typed.length && words.every((word, i) => nearestName(typed[i] ?? '', [word]) !== undefined);
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five'];

/** Other ways to write what means the same; every number stays. */
const REWRITINGS: readonly ((text: string) => string)[] = [
	withoutLead,
	text => text.replace(/^\s*mark\s+progress\b/i, 'progress'),
	text => text.replace(/^\s*(?:advance|tick|fill)\s/i, 'clock '),
	text => text.replace(/^(\s*\d{0,2})\s(?=d\d)/i, '$1'),
	text => text.replace(/\bd(?:6|10)\s?[=:]?\s?(?=\d)/gi, ''),
	text => text.replace(/[[\](){}"]+/g, ' '),
	text => text.replace(/(\s\d{1,2})\s?[-;.]\s?(\d{1,2})\s?[-;.]\s?(\d{1,2})$/, '$1 $2 $3'),
	text => text.replace(/(\s\d{1,2})\s?[-;.]\s?(\d{1,2})$/, '$1 $2'),
	text => text.replace(/(\d)([a-z]{3})/gi, '$1 $2'),
	text => text.replace(/(\s)(?:with|w\/|using|use|by|on|at|of|for|to|roll|rolling|against)\s+(?=\D)/gi, '$1'),
	text => text.replace(/([a-z])\s?[/,._#=:-]\s?(?=[a-z])/gi, '$1 '),
	text => text.replace(/(\s)(?:with|of|for|against)\s+(?=\d)/gi, '$1'),
	text => text.replace(/([a-z])\s?:\s?(?=\d)/gi, '$1 '),
	text => (VERB.test(text) ? withAmount(text) : text),
	text =>
		text.replace(
			/([+-]\s?|\s)(one|two|three|four|five)(?=\s|$)/gi,
			(_, before: string, word: string) => `${before}${NUMBERS.indexOf(word.toLowerCase()) + 1}`,
		),
	text => text.replace(FALLING, '-').replace(RISING, '+'),
];

/** `mark ark x2`, `mark ark twice` */
const withAmount = (text: string): string =>
	text
		.replace(/\s(once|twice|thrice)$/i, (_, word: string) => ` ${TIMES.indexOf(word.toLowerCase()) + 1}`)
		.replace(/\s?[x×*]\s?(\d{1,2})$/i, ' $1')
		.replace(/\s(\d{1,2})\s?(?:x|times)$/i, ' $1')
		.replace(/\sby\s(\d{1,2})$/i, ' $1');

const TIMES = ['once', 'twice', 'thrice'];

function rewritings(text: string, at: TypedAt): readonly string[] {
	const each = REWRITINGS.map(rewrite => rewrite(text));
	const all = REWRITINGS.reduce((now, rewrite) => rewrite(now), text);
	const candidates = [...each, all].flatMap(candidate => [candidate, withoutOwnValue(candidate, at)]);
	return candidates
		.map(candidate => candidate.replace(/\s+/g, ' ').trim())
		.filter(candidate => candidate !== text.trim() && candidate !== '');
}

/** `fd edge=2` where edge is 2: the sheet says it. */
const withoutOwnValue = (text: string, { character: { stats, meters } }: TypedAt): string =>
	text.replace(/\b([a-z]+)\s?[=:]?\s?(\d{1,2})(?=[\])]?$)/gi, (whole: string, name: string, value: string) => {
		const own = Object.entries({ ...meters, ...stats }).find(([key]) => key === name.toLowerCase())?.[1];
		return own === Number(value) ? name : whole;
	});

const OF_VALUE = /^\s*(?:set|reset|burn|lose|gain|take|suffer)\s/i;

/** What begins with an amount, or is about the value of a meter. */
function ofChange(text: string, at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	if (DICE.test(text)) return [told(text.trim(), t('Write dice of one kind: 2d6 or 2d6+1'))];
	const isAmount = AMOUNT.test(text);
	if (!isAmount && !namesValue(text, at)) return [];
	const names = meterNames(at);
	const [, amount, called = ''] = /^\s*([+-]\s?\d{1,2})\s*(\D.*)$/.exec(text) ?? [];
	const near = amount === undefined ? undefined : nearestName(called, names);
	if (near !== undefined && rows(`${amount} ${near}`).length > 0) return [meant(`${amount} ${near}`, called)];
	const impact = at.book.ruleset.impacts.find(({ name }) =>
		` ${foldedLetters(text)} `.includes(` ${foldedLetters(name)} `),
	);
	if (impact) return [told(impact.name, t('Impacts are marked and cleared on the sheet or the Table'))];
	const begun = moveIn(wordsIn(text), at);
	if (!isAmount && !OF_VALUE.test(text) && begun && begun.wrong === undefined) return [];
	const stat = at.book.ruleset.stats.find(name => ` ${foldedLetters(text)} `.includes(` ${foldedLetters(name)} `));
	if (stat !== undefined) return [told(stat, t('Stats are changed on the sheet'))];
	return [
		told(
			text.trim(),
			t('Write one change of a meter: -1 {meter}, +2 momentum or {meter} = 3', { meter: names[0] ?? '' }),
		),
	];
}

/** `ark 2`, `ark`, `2` */
const TRACK_AND_NUMBER = /^((?:.*[^\s\d+-])?)\s?([+-]?\d{0,3})$/;

/** What is done to a track that is not called so. */
function ofTrack(text: string, { character: { tracks } }: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const [verb = ''] = VERB.exec(text) ?? [];
	const open = tracks.filter(({ status }) => status === 'open').map(({ name }) => name);
	const [, called = '', number = ''] = TRACK_AND_NUMBER.exec(text.slice(verb.length).trim()) ?? [];
	if (verb === '') return [];
	const near = /\d/.test(called) ? undefined : nearest(called, open);
	const completion = `${verb.trim()} ${near ?? ''} ${number}`.trim();
	if (near !== undefined && rows(completion).length > 0) return [meant(completion, called)];
	const names = open.map(name => `“${name}”`).join(', ');
	return [
		told(
			text.trim(),
			t('Write the name and how often: {verb} … 2. Open: {names}', {
				verb: verb.trim(),
				names: names || t('none'),
			}),
		),
	];
}

/** The nearest name, or the one that has the nearest word. */
function nearest(typed: string, names: readonly string[]): string | undefined {
	const whole = nearestName(typed, names);
	if (whole !== undefined) return whole;
	const words = names.flatMap(name => name.split(/\s+/).map(word => ({ word, name })));
	const near = nearestName(
		typed,
		words.map(({ word }) => word).filter(word => word.length >= FEWEST_LETTERS - 1),
	);
	return near === undefined ? undefined : words.find(({ word }) => word === near)?.name;
}

/** In words; more behind the name of a move, without a number, are prose. */
const MOST_UNREAD = 3;

/** A move whose name or whose other words are misspelled, or are none that it reads. */
function ofMove(words: readonly string[], at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const begun = moveIn(words, at) ?? moveIn(wordsIn(words.join(' ')), at);
	if (!begun) return [];
	const { move, rest, wrong } = begun;
	const name = wrong === undefined ? words.slice(0, words.length - rest.length).join(' ') : move.name;
	const respelled = [name, ...rest].join(' ');
	if (wrong !== undefined && rows(respelled).length > 0) return [meant(respelled, wrong)];
	const options = optionsOf(move, at).map(option => option.name);
	const tracks = at.character.tracks.filter(({ status }) => status === 'open').map(track => track.name);
	for (const [i, word] of rest.entries()) {
		const near =
			/\d/.test(word) || word.length < FEWEST_LETTERS - 1 ? undefined : nearest(word, [...options, ...tracks]);
		const completion = [name, ...rest.slice(0, i), near ?? '', ...rest.slice(i + 1)].join(' ');
		if (near !== undefined && rows(completion).length > 0) return [meant(completion, word)];
	}
	const unread = rest.join(' ');
	if (rest.length > MOST_UNREAD && !/\d/.test(unread)) return [];
	const detail =
		options.length > 0
			? t('“{unread}” is not read. {move} is made with {options}; dice are written 4 3 9, an add +1', {
					unread,
					move: move.name,
					options: options.join(', '),
				})
			: t('“{unread}” is not read with {move}', { unread, move: move.name });
	return [told(move.name, detail)];
}
