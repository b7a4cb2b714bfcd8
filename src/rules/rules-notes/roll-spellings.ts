import type { Vocabulary } from './vocabulary';

/**
 * Rewrites the ways in which players write a roll as the books do: "test your iron", "make a +iron roll", "roll the
 * higher of iron and edge" become "roll +iron", "roll +iron or +edge, whichever is higher". Only words before the first
 * outcome are rewritten, and only stats and meters that the rules have.
 */
export function withPlainRolls(text: string, vocabulary: Vocabulary): string {
	const end = text.search(OUTCOME);
	const before = end < 0 ? text : text.slice(0, end);
	if (!before.includes('+') && !CALLS_FOR_ROLL.test(before)) return text;
	return rewritten(before, spellingsOf(vocabulary)) + text.slice(before.length);
}

function rewritten(text: string, { marked, linked, asList, spellings, behind }: Spellings): string {
	let plain = text
		.replace(/＋/g, '+')
		.replace(/\u00a0/g, ' ')
		.replace(linked, '$1$2')
		.replace(marked, '$2');
	for (const spelling of [...spellings, PROGRESS]) {
		plain = plain.replace(spelling, (all: string, ...groups: readonly unknown[]) => {
			const { not, lead = '', pick, list, track } = (groups.at(-1) ?? {}) as RollGroups;
			if (not !== undefined) return all;
			const roll = /^\p{Lu}/u.test(all.slice(lead.length)) ? 'Roll' : 'roll';
			if (list !== undefined) return `${lead}${roll} ${asList(list)}${pickOf(pick)}`;
			return `${lead}${roll} the challenge dice and compare to your ${track ?? 'progress'}`;
		});
	}
	return plain.replace(/\broll \+[^.;…]*/gi, sentence => sentence.replace(behind, '$1+$2'));
}

const OUTCOME = /\b(?:on|with|for) an? [*_=]{0,3}(?:strong|weak|hit|miss)\b/i;
const CALLS_FOR_ROLL = /\b(?:compare|progress|rolls?|test|check|try|stats?|attribute|throw|cast|make)\b/i;

/** The named groups of a spelling. */
type RollGroups = Readonly<Partial<Record<'not' | 'lead' | 'pick' | 'list' | 'track', string>>>;

function pickOf(pick: string | undefined): string {
	if (pick === undefined) return '';
	return /^(?:low|worse|worst)/i.test(pick) ? ', whichever is lower' : ', whichever is higher';
}

interface Spellings {
	/** Emphasis and code marks around words of a roll. */
	readonly marked: RegExp;
	/** A link whose label is a stat. */
	readonly linked: RegExp;
	readonly asList: (list: string) => string;
	readonly spellings: readonly RegExp[];
	/** Later ways of a sentence that begins with a roll: "roll +edge if …, or shadow if …". */
	readonly behind: RegExp;
}

const known = new WeakMap<Vocabulary, Spellings>();

function spellingsOf(vocabulary: Vocabulary): Spellings {
	const found = known.get(vocabulary) ?? compiled(vocabulary);
	known.set(vocabulary, found);
	return found;
}

function compiled({ stats, meters }: Vocabulary): Spellings {
	const stat = oneOf(stats);
	const word = oneOf([...stats, ...meters]);
	const names = new RegExp(word, 'giu');
	return {
		marked: new RegExp(`(\\*{1,3}|_{1,3}|==|\`)((?:${MARKED}|${word}|[-+:/, ()])+)\\1`, 'giu'),
		linked: new RegExp(`\\[\\[(?:[^[\\]|]*\\|)?(\\+? ?${word})\\]\\]|\\[(\\+? ?${word})\\]\\([^()]*\\)`, 'giu'),
		asList: list => [...new Set(list.toLowerCase().match(names))].map(name => `+${name}`).join(' or '),
		spellings: patternsOf(stat, word).map(pattern => new RegExp(pattern, 'giu')),
		behind: new RegExp(
			`(,? or |\\(or |, ?| ?/ ?)(?:with |using |your )*(${word})(?= (?:if|when|to|for|or|with)\\b| \\(|[.;,/]|\\s*$)`,
			'giu',
		),
	};
}

/** Words of a roll that may stand in bold type with the stat. */
const MARKED =
	'(?:action |progress )?(?:roll|test|check|stats?)\\b|(?:with|using|plus|or|and|either|your|the|higher|lower|of)\\b';

const SYNTAX = /[$()*+.?[\\\]^{|}]/g;

const oneOf = (words: readonly string[]): string => {
	const longest = [...words].sort((a, b) => b.length - a.length);
	return `(?:${longest.map(name => name.replace(SYNTAX, '\\$&')).join('|')})(?![\\p{L}\\d]|'s)`;
};

/** "When you roll iron" is no roll of the move itself. */
const OWN =
	"(?:(?<not>\\b(?:when|whenever|if|after|once|time|before) (?:you|they|someone|one) |\\b(?:not|don't|cannot|never) )|\\b)";
const DICE = '(?:(?:the|your|all the|all your) )?(?:action |challenge )?(?:dice|die)';
const WITH = '(?:with|using|on|against|plus|versus|vs\\.?|by|for)';
const PICK = '(?<pick>higher|highest|better|best|greater|lower|lowest|worse|worst)';

const YOUR = '(?:your |the )?';
const PROGRESS_ROLLS = [
	'(?:make|attempt|perform) (?:an?|the|your) progress (?:roll|move|check|test)',
	`(?:roll|test|check) (?:\\+ ?|(?:with|using|against|on) )?${YOUR}progress`,
	`(?:roll|throw|cast) (?:both )?${YOUR}challenge dice,? (?:against|versus|vs\\.?) ` +
		`(?:${YOUR}(?:filled )?boxes (?:of|on|in) )?(?:(?:its|this|that) |${YOUR})(?:progress|boxes|track)`,
	`compare ${YOUR}progress(?: score)? (?:to|with|against) ${YOUR}challenge dice`,
];

/** "Make a progress roll", "roll against your progress score", "test your progress", "progress roll" as a line. */
const PROGRESS = new RegExp(
	`(?:${OWN}(?:${PROGRESS_ROLLS.join('|')})|(?<lead>^\\W*)progress roll(?=[.:*_]*(?:\\s*$| (?:against|with|on))))` +
		`(?: score| track)?(?: (?:against|with|on) ${YOUR}(?<track>[a-z]+(?: legacy)?(?: track)?))?(?! (?:move|roll)s)(?![a-z])`,
	'gi',
);

/** Each spelling of a roll, with its stats in the group `list`. The later ones are the looser ones. */
function patternsOf(stat: string, word: string): readonly string[] {
	const listOf = (name: string, joint: string) => {
		const one = `\\(?\\+? ?\\(?(?:your |the )?${name}\\)?`;
		return `(?<list>${one}(?:(?:${joint})${one})*)`;
	};
	const either = ',? or (?:with )?|, ?| ?/ ?';
	// two stats joined by "and" may be meant to be added up, unless one of them is picked
	const alone = `(?! ?(?:and|plus|\\+|&) ?\\+?(?:your )?${word})`;
	const list = listOf(word, either) + alone;
	const picked = listOf(word, `${either}|,? and `);
	const stats = listOf(stat, either) + alone;
	const roll = `${OWN}roll`;
	const make = '\\b(?:make|attempt|perform|take) (?:an?|your|one|the|this)';
	return [
		`${roll}(?: ${WITH})?(?: whichever is)?(?: the| your)? ${PICK}(?: of| between| from)?:? (?:either )?${picked}`,
		`${roll}(?: ${WITH})? (?:either|(?:any |one |any one )of|(?:your|a) choice of|your choice:)(?: the following:?)? ${picked}`,
		`${OWN}(?:roll|throw|cast)(?: ${DICE})?,? (?:and (?:then )?add|adding|then add)(?:ing)? ${list}`,
		`${roll}(?: ${DICE})?(?: ?[:–—-])?(?: ${WITH})?(?: ?[:–—-])?\\s+(?!\\+${word})${list}`,
		`${OWN}(?:you |one )?(?:rolls|throws?|casts?)(?: ${WITH})? (?=\\+)${list}`,
		`${make} ${stats} (?:action )?(?:roll|test|check)\\b`,
		`${make} (?:action )?(?:roll|test|check|move),? (?:with|using|on|against|plus|adding) ${list}`,
		`\\baction roll(?: ${WITH}|[:,]| [–—-])? ${list}`,
		`(?<lead>^|[.!?…*_] ?)(?:stats?|attributes?|test) ?[:–—] ?${list}`,
		`${OWN}(?:test|check|try)(?: against)? (?:your )?${stats}(?=[.,;:…!)*_]|\\s*$| (?:or|if|when|to)\\b)`,
	];
}
