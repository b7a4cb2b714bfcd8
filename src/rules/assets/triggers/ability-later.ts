import { lowerFirst } from '../../core/first-letter';
import { given } from '../../core/collections';
import type { Applicability } from '../ability';
import { situationIn } from './ability-trigger';

/** A bonus for a later move: "add +1 when you make a move to attack". */
export interface Later {
	/** "you make a move to attack" */
	readonly trigger: string;
	readonly fits: readonly Applicability[];
	/** "add +1" */
	readonly rest: string;
	readonly limit?: string;
}

const ONE_TIME = / ?\(one time only\)|^(?:then, )?one time only,? /i;

/** What may precede the instruction: its outcome, and who receives it. */
const AHEAD =
	/^(?:on a (?:strong hit|hit|weak hit),? )?(?:then, )?(?:also )?(?:(?!if\b|when\b)[a-z' ]+; )?(?:(?:you or an ally|you|they|the wielder|the wearer) (?:may )?(?:also )?)?(?:wear the [a-z]+ and )?/i;

const GIVEN =
	'(?:adds? \\+\\d(?: more)?(?: and take \\+\\d [a-z]+ on a hit)?|roll \\+[a-z]+(?: \\(instead of \\+[a-z]+\\))?(?: and reroll any dice)?|reroll any dice|inflicts? \\+\\d harm)';

/** "add +2 when you make moves using this identity", "reroll any dice when you [Compel] them" */
const BEHIND = new RegExp(
	`^(${GIVEN}),? (?:(?:the first time|when(?:ever)?|if|as) (?:you|they) |when (?=making|using))((?:make|making|using|use|leverage) .+|(?!immediately\\b)[^[]*\\[[^\\]]+\\].*)$`,
	'i',
);

/** "If it aids you as you make a move to overcome an obstacle, add +2" */
const BEFORE = new RegExp(
	`^(?:when(?:ever)?|if) ((?:you (?:use|trigger|activate|invoke|unleash)|it|the wearer|they) .+), (?:you may )?(${GIVEN})$`,
	'i',
);

/** "You may then [Face Danger] +essence", "you may [Gather Information] through observation using +shadow or +wits" */
const OFFERED =
	/^you may (?:then |also |instead )?(\[[^+]+\]) ?(?:(\+[a-z]+) (?=to\b))?([a-z' ]*?)(?: using (\+[a-z]+(?: or \+[a-z]+)?))?$/i;

/** "reroll any dice on a move to overcome an obstacle" */
const ON_A_MOVE = / on (?:a|any|one|your next) moves? (?=(?:to|by|against|with|involving)\b)/i;

/** "Make moves as appropriate (add +1)": what the moves are for stands in the story before it. */
const AS_ASKED =
	/^(?:then, )?(?:you may )?make (?:any )?(?:appropriate moves?|moves? as appropriate),? (?:\(|and )?add(?:ing)? \+(\d)\)?$/i;

/** Finds a bonus for a later move; `undefined` if the sentence is about the current one. */
export function laterIn(sentence: string): Later | undefined {
	const limit = ONE_TIME.test(sentence) ? 'one time only' : undefined;
	const bare = sentence.replace(ONE_TIME, '').replace(ON_A_MOVE, ' when you make a move ');
	const asAsked = AS_ASKED.exec(bare);
	if (asAsked?.[1] !== undefined) return laterOf('made as appropriate', `add +${asAsked[1]}`, limit);
	const behind = BEHIND.exec(bare.replace(AHEAD, ''));
	if (behind?.[1] !== undefined) return laterOf(`you ${behind[2] ?? ''}`, behind[1], limit);
	const before = BEFORE.exec(bare.replace(/^on a strong hit, /i, ''));
	if (before?.[1] !== undefined) return laterOf(before[1], before[2] ?? '', limit);
	const [, moves, stat, when = '', stats = stat] = OFFERED.exec(bare.replace(/^on a (?:strong )?hit, /i, '')) ?? [];
	return moves === undefined || stats === undefined
		? undefined
		: laterOf(`you ${moves} ${when.trim()}`.trim(), `roll ${stats}`, limit);
}

function laterOf(trigger: string, instruction: string, limit: string | undefined): Later {
	const moves = [...trigger.matchAll(/\[([^\]]{1,500})\]/g)].flatMap(([, name]) => name ?? []);
	const when = moves.length > 0 ? situationIn(trigger) : trigger.replace(PLAIN_MOVE, '').trim();
	const rest = lowerFirst(instruction)
		.replace(/^adds /, 'add ')
		.replace(/^inflicts (.*)$/, 'inflict $1 on a hit');
	return {
		trigger,
		fits: [{ moves, when, ...(moves.length > 0 ? {} : { roll_type: 'action_roll' }) }],
		rest,
		...given({ limit }),
	};
}

/**
 * Reduces "you make a move to attack" to "to attack". "a recovery move at that location" is more specific and stays.
 */
const PLAIN_MOVE = /^you (?:(?:make|making) (?:(?:any |a )?moves?\b)?)?/i;

/** "On a weak hit, as above, but add +1 (instead of +2)": the smaller bonus for the lesser outcome. */
export function lesserIn(sentence: string): number | undefined {
	const found =
		/^on a weak hit, as above, but (?:the wearer )?adds? \+(\d)(?: when making an? [a-z ]*move)?(?: \(instead of \+\d\))?$/i.exec(
			sentence,
		);
	return found?.[1] === undefined ? undefined : Number(found[1]);
}

/** What happens on one face of the action die: "the magic is spent". */
export interface End {
	readonly face: number;
	readonly words: string;
	/** What is left to the story, although it speaks of moves. */
	readonly told?: true;
}

/** "If you roll a 1 on your action die when using the charm, the magic is spent". */
export function endOnFace(sentence: string): End | undefined {
	const found =
		/^if (?:you|they|the wearer) rolls? an? (\d) on (?:your|their|the) action die[^,]*, (.+)$/i.exec(sentence) ??
		/^if an? (\d) is rolled on the action die[^,]*, (.+)$/i.exec(sentence);
	return found?.[2] === undefined ? undefined : { face: Number(found[1]), words: found[2] };
}
