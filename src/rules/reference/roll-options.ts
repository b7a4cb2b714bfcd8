import type { RollOption, TriggerCondition } from '../move';
import { isRank, RANKS } from '../rank';
import type { Vocabulary } from './vocabulary';

/** The options of one "roll +…", how the option is picked, and the words that name nothing to roll with. */
interface RollWords {
	readonly method: string;
	readonly options: readonly RollOption[];
	readonly unknown: readonly string[];
}

/** Characters behind "roll" that can name options. */
const REACH = 240;

/** Reads what stands behind "roll": "+health or +iron, whichever is higher", "+their rank …: troublesome=+1; …". */
export function readRollWords(behind: string, vocabulary: Vocabulary): RollWords {
	const words = behind.slice(0, REACH).replace(/’/g, "'");
	const sentence = words.slice(0, endOfWords(words));
	const unknown: string[] = [];
	const options = [...sentence.matchAll(/\+ ?([a-z][a-z' ]{1,40})/gi)].flatMap(({ 1: named = '', index }) => {
		const found = optionOf(named.toLowerCase(), sentence.slice(0, index), words, vocabulary);
		if (found) return found;
		const word = /^[a-z'-]+/i.exec(named)?.[0].toLowerCase() ?? named;
		unknown.push(word);
		return [{ using: 'stat' as const, stat: word }];
	});
	return { method: methodOf(sentence), options: withoutTwins(options), unknown };
}

/** Options end with the sentence; a number behind "+1" is an add, not an option. */
const endOfWords = (words: string): number => {
	const end = words.search(/[.;…](?:\s|$)/);
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

/** "troublesome=+1; dangerous=+2; …"; by rank from 1 to 5 where the note does not say. */
function rankOptions(words: string): readonly RollOption[] {
	const stated = [...words.matchAll(/\b([a-z]+) ?= ?\+?(\d+)/gi)]
		.map(([, rank = '', value = '']) => ({ rank: rank.toLowerCase(), value: Number(value) }))
		.filter(({ rank }) => isRank(rank));
	const of = (rank: string, i: number) => stated.find(found => found.rank === rank)?.value ?? i + 1;
	return RANKS.map((rank, i) => ({ using: 'custom', label: rank, value: of(rank, i) }));
}

const withoutTwins = (options: readonly RollOption[]): readonly RollOption[] =>
	options.filter((option, i) => options.findIndex(other => JSON.stringify(other) === JSON.stringify(option)) === i);

/** A bullet that offers a way to roll: "With speed: Roll +edge", or with the colon forgotten. */
interface RollBullet {
	/** Without the words of the roll. */
	readonly text: string;
	/** The words from "Roll" on. */
	readonly roll: string;
}

export function readRollBullet(item: string): RollBullet | undefined {
	const at = item.search(/(?:: *roll|[^:] Roll) \+/i);
	if (at < 0 || (item[at] !== ':' && !/^. Roll \+/.test(item.slice(at)))) return undefined;
	const text = item.slice(0, item[at] === ':' ? at : at + 1).replace(/[\s:,]+$/, '');
	const roll = item.slice(at + 1).trim();
	return text === '' ? undefined : { text, roll: roll.replace(/^r/, 'R') };
}

type RollSentence = TriggerCondition & { readonly unknown: readonly string[] };

/** The ways to roll that a paragraph tells in its sentences. */
export function readRollSentences(paragraph: string, vocabulary: Vocabulary): readonly RollSentence[] {
	const text = paragraph.replace(/__/g, '').replace(/’/g, "'");
	return [...text.matchAll(/\broll (?=\+|your companion's \+)/gi)].flatMap(({ index }) => {
		const behind = text.slice(index + 'roll '.length, index + REACH + 5);
		if (/^\+\d/.test(behind) || /^\+[a-z]+ again\b/i.test(behind)) return [];
		const { method, options, unknown } = readRollWords(behind, vocabulary);
		const apart = optionsApart(behind, vocabulary);
		if (apart.length > 0) return apart;
		const situation = situationOf(text, index);
		return options.length > 0
			? [{ ...(situation !== '' && { text: situation }), method, roll_options: options, unknown }]
			: [];
	});
}

/** "+iron if you fight, or +edge if you flee": each option with a situation of its own. */
function optionsApart(behind: string, vocabulary: Vocabulary): readonly RollSentence[] {
	const sentence = behind.slice(0, endOfWords(behind));
	const ways = sentence.split(/,? or (?=\+)|, (?=\+)/);
	const read = ways.map(way => ({ ...readRollWords(way, vocabulary), text: ownSituation(way) }));
	if (read.length < 2 || read.some(({ text, options }) => text === '' || options.length === 0)) return [];
	return read.map(({ text, method, options, unknown }) => ({ text, method, roll_options: options, unknown }));
}

/** "+iron if you stand your ground" -> "Stand your ground"; "+wits to read them" -> "To read them". */
function ownSituation(way: string): string {
	const words =
		/^\+[a-z]+ (?:if|when) (?:you(?: are|'re)? )?(.+)$/i.exec(way)?.[1] ?? /^\+[a-z]+ (to .+)$/i.exec(way)?.[1] ?? '';
	return words.replace(/[\s,;]+$/, '').replace(/^[a-z]/, first => first.toUpperCase());
}

/** "When you are in control and lash out, roll …" -> "Lash out". */
function situationOf(text: string, at: number): string {
	const before = text.slice(Math.max(0, at - 400), at);
	const sentences = before.split(/[.;…] /);
	const own = /^(?:instead|otherwise),? $/i.test(sentences.at(-1) ?? '') ? sentences.at(-2) : sentences.at(-1);
	const clause = /\b(?:when|if) (?!you do\b)(.+)/is.exec(own ?? '')?.[1] ?? '';
	const words = clause.replace(/,[^,]*$/, '');
	const last = /^(?:(?:you|your foe) (?:are|is|have|has) [^,]*? and )?(?:you (?:are )?)?(.*)$/is.exec(words)?.[1] ?? '';
	return last.replace(/^[a-z]/, first => first.toUpperCase()).trim();
}
