import { upperFirst } from '../core/first-letter';
import type { RollOption, RollType, TriggerCondition } from '../move';
import { capitalize } from '../effects/sentences';
import { isOfLaterMove, NO_STAT } from '../effects/outcome-words';
import { isRank, RANKS } from '../core/rank';
import { asRollBullets, labelledIn } from './labelled-rolls';
import { specialTrackOf, type Vocabulary } from './vocabulary';

/** The options of one "roll +…", how to choose among them, and words that name no option. */
interface RollWords {
	readonly method: string;
	readonly options: readonly RollOption[];
	readonly unknown: readonly string[];
}

/** Number of characters after "roll" in which options are looked for. */
const REACH = 240;

/** Reads the text after "roll": "+health or +iron, whichever is higher", "+their rank …: troublesome=+1; …". */
export function readRollWords(behind: string, vocabulary: Vocabulary): RollWords {
	const words = behind.slice(0, REACH).replace(/’/g, "'");
	const sentence = words.slice(0, endOfWords(words));
	const unknown: string[] = [];
	const options = [...sentence.matchAll(/\+ ?([a-z][a-z' ]{0,40})/gi)].flatMap(({ 1: named = '', index }) => {
		const found = optionOf(named.toLowerCase(), sentence.slice(0, index), words, vocabulary);
		if (found) return found;
		const word = /^[a-z'-]+/i.exec(named)?.[0].toLowerCase() ?? named;
		unknown.push(word);
		return NO_STAT.test(word) ? [] : [{ using: 'stat' as const, stat: word }];
	});
	return { method: methodOf(sentence), options: withoutTwins(options), unknown };
}

/** Options end with the sentence, or before those they stand in for; "+1" starts a bonus rather than an option. */
const endOfWords = (words: string): number => {
	const end = words.search(/[.;…](?:\s|$)|,? (?:or|and) roll \+|,? (?:instead of|rather than) /i);
	return end < 0 ? words.length : end;
};

function methodOf(sentence: string): string {
	if (/\b(?:whichever is|the) (?:higher|highest)\b/i.test(sentence)) return 'highest';
	return /\b(?:whichever is|the) (?:lower|lowest)\b/i.test(sentence) ? 'lowest' : 'player_choice';
}

function optionOf(
	named: string,
	before: string,
	words: string,
	{ stats, meters }: Vocabulary,
): readonly RollOption[] | undefined {
	if (/^(?:their|its|the connection's|your connection's) rank\b/.test(named)) return rankOptions(words);
	const owner =
		/\b(companion|vehicle|ship)'s $/.exec(before)?.[1] ??
		/^(?:your |the )?(companion|vehicle|ship)'s /.exec(named)?.[1];
	const word = named.replace(/^(?:your |the )?(?:(?:companion|vehicle|ship)'s )?/, '').split(' ')[0] ?? '';
	if (owner !== undefined) {
		return [{ using: 'asset_control', control: word, of: owner === 'companion' ? 'companion' : 'vehicle' }];
	}
	if (stats.includes(word)) return [{ using: 'stat', stat: word }];
	const meter = meters.find(name => isNamed(name, named.replace(/^(?:your |the )/, '')));
	if (meter !== undefined) return [{ using: 'condition_meter', condition_meter: meter }];
	return word === 'integrity' ? [{ using: 'asset_control', control: word, of: 'vehicle' }] : undefined;
}

const isNamed = (name: string, words: string): boolean =>
	words === name || (/^[ ']/.test(words.slice(name.length)) && words.startsWith(name));

/** Reads "troublesome=+1; dangerous=+2; …"; 1 to 5 by rank if the note gives no numbers. */
function rankOptions(words: string): readonly RollOption[] {
	const stated = [...words.matchAll(/\b([a-z]+) ?= ?\+?(\d+)/gi)]
		.map(([, rank = '', value = '']) => ({ rank: rank.toLowerCase(), value: Number(value) }))
		.filter(({ rank }) => isRank(rank));
	const of = (rank: string, i: number) => stated.find(found => found.rank === rank)?.value ?? i + 1;
	return RANKS.map((rank, i) => ({ using: 'custom', label: rank, value: of(rank, i) }));
}

const withoutTwins = (options: readonly RollOption[]): readonly RollOption[] =>
	options.filter((option, i) => options.findIndex(other => JSON.stringify(other) === JSON.stringify(option)) === i);

/** A bullet that offers a way to roll: "With speed: Roll +edge", with or without the colon, or "If you hurry, roll +edge". */
interface RollBullet {
	/** The text before the roll. */
	readonly text: string;
	/** The text from "Roll" on. */
	readonly roll: string;
}

export function readRollBullet(item: string): RollBullet | undefined {
	const at = item.search(/(?:: *roll|[^:] Roll) \+/i);
	if (at < 0 || (item[at] !== ':' && !/^(?:. Roll \+|, roll \+ ?[A-Za-z])/.test(item.slice(at)))) return undefined;
	const words = item.slice(0, item[at] === ':' ? at : at + 1).replace(/[\s:,]{1,99}$/, '');
	if (item[at] === ',' && words.includes('](')) return undefined;
	const text = item[at] === ',' ? capitalize(words.replace(/^(?:if|when) (?:you (?:are )?)?/i, '')) : words;
	const roll = item.slice(at + 1).trim();
	return text === '' ? undefined : { text, roll: roll.replace(/^r/, 'R') };
}

type RollSentence = TriggerCondition & {
	readonly unknown: readonly string[];
	/** Its situation is stated behind the roll, so that it holds for a single way to roll, too. */
	readonly isOwn?: true;
};

/** The ways to roll described by the sentences of a paragraph. */
export function readRollSentences(paragraph: string, vocabulary: Vocabulary): readonly RollSentence[] {
	const text = paragraph.replace(/__/g, '').replace(/’/g, "'").replace(SITUATION_FIRST, ' (or $2 $1)');
	return [...text.matchAll(/\broll (?=\+|your companion's \+)/gi)].flatMap(({ index }) => {
		const behind = text.slice(index + 'roll '.length, index + REACH + 5);
		if (/^\+\d/.test(behind) || /^\+[a-z]+ again\b/i.test(behind)) return [];
		if (isOfLaterMove(text, index)) return [];
		const { method, options, unknown } = readRollWords(behind, vocabulary);
		const apart = optionsApart(behind, situationOf(text, index), vocabulary);
		if (apart.length > 0) return apart;
		const own = ownSituation(behind.slice(0, endOfWords(behind)));
		const situation = own || situationOf(text, index);
		return options.length > 0
			? [
					{
						...(situation !== '' && { text: situation }),
						...{ method, roll_options: options, unknown },
						...(/^(?!to )/i.test(own) && own !== '' && { isOwn: true as const }),
					},
				]
			: [];
	});
}

/** Options with a situation each: "+iron if you fight, or +edge if you flee"; `usual` is that of one without. */
function optionsApart(behind: string, usual: string, vocabulary: Vocabulary): readonly RollSentence[] {
	const sentence = behind.slice(0, endOfWords(behind)).replace(IN_ASIDE, ', or $1').replace(IN_FRONT, ', or $2 if $1');
	const ways = sentence.split(/,? or (?=\+)|, (?=\+)/);
	const read = ways.map(way => ({ ...readRollWords(way, vocabulary), text: ownSituation(way) }));
	const isTold = read.some(({ text }, i) => text !== '' && (i > 0 || !/^to /i.test(text)));
	const isEach = read.every(({ text }) => text !== '');
	const isOnlyTo = read.every(({ text }) => text === '' || /^to /i.test(text));
	if (read.length < 2 || !isTold || (isOnlyTo && !isEach) || read.some(({ options }) => options.length === 0))
		return [];
	return read.map(({ text, method, options, unknown }) => {
		const situation = text || usual;
		return { ...(situation !== '' && { text: situation }), method, roll_options: options, unknown };
	});
}

/** "+iron (if mounted, roll +edge instead)" */
const SITUATION_FIRST =
	/ \(((?:if|when) [^(),+]{1,80}), (?:you (?:may|can) )?(?:instead )?(?:roll )?(\+[a-z]+)(?: instead)?\)/gi;
/** "+iron (or +heart with a friend near)" */
const IN_ASIDE = /,? \((?:or )?(\+[^()]*)\)/;
/** "+iron or, in the dark, +shadow", "+edge, unless burdened, then +iron" */
const IN_FRONT = /,? (?:or|unless),? ([^,+()]{1,80}), (?:then )?(\+[a-z]+)/i;

/** "+iron if you stand your ground" gives "Stand your ground"; "+wits to read them" gives "To read them". */
function ownSituation(way: string): string {
	const words =
		/^\+[a-z]+ (?:instead )?(?:if|when) (?:you(?: are|'re)? )?(.+)$/i.exec(way)?.[1] ??
		/^\+[a-z]+ ((?:in|on|at|while|with|without|under|during) (?!an? [+-]?\d)[^+\d]+)$/i.exec(way)?.[1] ??
		/^\+[a-z]+ (to .+)$/i.exec(way)?.[1] ??
		'';
	return words.replace(/[\s,;]{1,99}$/, '').replace(/^[a-z]/, first => first.toUpperCase());
}

/** "When you are in control and lash out, roll …" gives "Lash out". */
function situationOf(text: string, at: number): string {
	const before = text.slice(Math.max(0, at - 400), at);
	const sentences = before.split(/[.;…] /);
	const own = /^(?:instead|otherwise),? $/i.test(sentences.at(-1) ?? '') ? sentences.at(-2) : sentences.at(-1);
	const [, where] =
		/^\s*((?:in|at|on|with|while|under|by|during) [^,]+), you (?:may|can) (?:instead |also )?$/i.exec(own ?? '') ?? [];
	if (where !== undefined) return upperFirst(where);
	const [, label] = /^\s*([^,:]{1,60}): $/.exec(own ?? '') ?? [];
	if (label !== undefined) return label;
	const clause = /\b(?:when|if) (?!you do\b)(.+)/is.exec(own ?? '')?.[1] ?? '';
	const words = clause.replace(/,[^,]*$/, '');
	const last = /^(?:(?:you|your foe) (?:are|is|have|has) [^,]*? and )?(?:you (?:are )?)?(.*)$/is.exec(words)?.[1] ?? '';
	return last.replace(/^[a-z]/, first => first.toUpperCase()).trim();
}

/**
 * "+iron" in a move with outcomes whose roll is in no words that are known, such as those of another language. An amount
 * ("take +iron momentum") is no roll.
 */
export function readLooseRoll(text: string, vocabulary: Vocabulary): readonly RollSentence[] {
	const first = [...text.matchAll(/(\b(?:take|suffer|gain|lose|give|mark|clear|heal) )?\+ ?\p{L}/giu)].find(
		([, amount]) => amount === undefined,
	);
	if (!first) return [];
	const labelled = asRollBullets(labelledIn(text), vocabulary) ?? [];
	if (labelled.length > 0)
		return labelled.flatMap((bullet): readonly RollSentence[] => {
			const { text: situation = '', roll = '' } = readRollBullet(bullet) ?? {};
			return [{ text: capitalize(situation), ...asOptions(readRollWords(roll, vocabulary)) }];
		});
	const { method, options, unknown } = readRollWords(text.slice(first.index), vocabulary);
	return options.length > 0 && unknown.length === 0 ? [{ method, roll_options: options, unknown }] : [];
}

const asOptions = ({ method, options, unknown }: RollWords) => ({ method, roll_options: options, unknown });

/** How a progress move is rolled. */
interface ProgressRoll {
	readonly roll_type: Extract<RollType, 'progress_roll' | 'special_track'>;
	readonly conditions: readonly TriggerCondition[];
}

/**
 * Reads "… the challenge dice and compare to your progress" in the text before the first outcome, with straight
 * apostrophes. `undefined` for an action roll, or no roll at all.
 */
export function readProgressRoll(text: string, isLabelled: boolean, vocabulary: Vocabulary): ProgressRoll | undefined {
	const compared = /\bcompare (?:them |it |the results? )?(?:to|with|against) (.{1,200})/is.exec(text)?.[1];
	const isRolled = /\bchallenge dice\b/i.test(text) && compared !== undefined;
	if (!isRolled && !isLabelled) return undefined;
	const tracks = specialTracks(compared ?? '', text, vocabulary);
	if (tracks.length === 0) {
		return {
			roll_type: 'progress_roll',
			conditions: [{ method: 'progress_roll', roll_options: [{ using: 'progress_track' }] }],
		};
	}
	const roll_options = tracks.map((special_track): RollOption => ({ using: 'special_track', special_track }));
	const method = tracks.length > 1 ? 'all' : 'player_choice';
	return { roll_type: 'special_track', conditions: [{ method, roll_options }] };
}

/**
 * Reads "each of your legacy tracks: quests, bonds, …", "your bonds legacy track" or "your bonds"; or a track named by
 * the trigger.
 */
function specialTracks(compared: string, text: string, vocabulary: Vocabulary): readonly string[] {
	const each = /\blegacy tracks: ([a-z, ]+)/i.exec(compared)?.[1];
	if (each !== undefined) {
		return each
			.toLowerCase()
			.split(/, and | and |, /)
			.map(word => word.trim())
			.filter(word => word !== '')
			.map(word => specialTrackOf(word, true, vocabulary));
	}
	const legacy = /\b([a-z]+) legacy track\b/i.exec(compared)?.[1];
	if (legacy !== undefined) return [specialTrackOf(legacy.toLowerCase(), true, vocabulary)];
	const own = /^(?:your|the) ([a-z]+)\b(?! of)/i.exec(compared)?.[1]?.toLowerCase() ?? '';
	if (own === 'bonds' || own === 'failure') return [specialTrackOf(own, false, vocabulary)];
	const named = /\byour ([a-z]+) track is\b/i.exec(text)?.[1]?.toLowerCase();
	return named === undefined ? [] : [specialTrackOf(named, false, vocabulary)];
}

/** The track category of a progress move, recognized by the words of its trigger or by its name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
	[/\bvow|\bquest/i, 'Vow'],
	[/\bscene/i, 'Scene Challenge'],
	[/\bexpedition|\bvoyage/i, 'Expedition'],
	[/\bjourney/i, 'Journey'],
	[/\bsite\b|\bdelve/i, 'Delve'],
	[/\bconnection|\brelationship|\bbond/i, 'Connection'],
	[/\bfight|\bcombat|\bbattle|\bfoe|\bobjective|\bdecisive/i, 'Combat'],
];

export const trackCategory = (name: string, trigger: string): string | undefined =>
	KINDS.find(([words]) => words.test(trigger))?.[1] ?? KINDS.find(([words]) => words.test(name))?.[1];
