import type { Effect } from './effect';
import { say } from './phrases/builders';
import { withoutBrackets, type Block, type ListItem, type Sentence } from './sentences';

/** Whether the paragraph says to do everything in the list below. */
export const isToBeDone = (block: Block | undefined): boolean => saysIn(block, TO_BE_DONE);

const TO_BE_DONE =
	/\ball of the following\b|\b(?:both of|do|gain|receive|suffer) the following\b[^.]*:$|\bfollow these steps:$|\bat (?:a|the following|this|some) (?:cost|price):$/i;

/** Whether the paragraph offers its list for points. */
export const isPriceList = (block: Block | undefined): boolean =>
	saysIn(block, /\bspend (?:[a-z]+ )?points as follows\b/i);

const TAKES_LIST =
	/\b(?:choose|decide|pick|select)(?: (?:how|what|which) [a-z' ]+)?[:.]$|\b(?:choose|pick|select) (?:one|two|three|four|[1-4]|up to|as many|any)\b|\btake both\b|\baccording to the vehicle type\b|\ba rank as appropriate\b|\bdo any of the following\b|\bfrom the following categories\b|\b(?:choose|gain|get|pick|receive|select|suffer|take) (?:any |just |only )?(?:(?:one|two|three|four|[1-4])(?: of (?:these|those|them|the following))?(?: (?:benefit|boon|cost|effect|option|reward)s?)?|an? (?:benefit|boon|cost|effect|option|reward))[:.;]$|^(?:on an? (?:strong hit|weak hit|hit|miss),? )?(?:just |only )?(?:one|two|three|both|all)(?: of (?:these|them|those))?[.:;]$|\b(?:apply|choose|do|gain|get|pick|receive|select|take) (?:both|all|each)(?: (?:two|three|four))?(?: of (?:these|them|the following(?= [a-z]+:)))?(?: (?:benefit|boon|effect|option|reward)s?)?[:.]$/;

export const takesListIn = (sentence: Sentence): boolean => TAKES_LIST.test(sentence.toLowerCase());

/** Whether the paragraph chooses from the list below, or introduces its options. */
export const takesList = (block: Block | undefined): boolean =>
	(block?.kind === 'paragraph' && block.sentences.some(takesListIn)) || saysIn(block, /^you may(?:\.{3}|…)$/i);

/** "With speed, mobility, or agility: Roll +edge": roll options, which belong to the trigger. */
export const isRollList = (items: readonly ListItem[]): boolean =>
	items.length > 0 && (items.every(isWayToRoll) || isRankList(items));

/** "With speed: Roll +edge" */
export const isWayToRoll = ({ text }: ListItem): boolean => /(?:^|[ :.])roll \+ ?[a-z]/i.test(text);

/** "Troublesome journey: 3 progress per waypoint" only repeats what marking progress does anyway. */
const isRankList = (items: readonly ListItem[]): boolean =>
	items.every(({ text }) =>
		/^(?:troublesome|dangerous|formidable|extreme|epic) [^:]+: (?:mark )?\d+ (?:progress|ticks?)\b/i.test(text),
	);

/** The list under a paragraph, unless it only lists roll options. */
export const listOf = (block: Block | undefined): readonly ListItem[] =>
	block?.kind === 'list' && !isRollList(block.items) ? block.items : [];

/** Whether a sentence names what the list below gives for each rank, so that it is nothing without the list. */
export const isOfRanks = (sentence: Sentence, list: readonly ListItem[]): boolean =>
	list.length > 1 &&
	sentence.endsWith(':') &&
	!takesListIn(sentence) &&
	list.every(({ text }) => RANK_FIRST.test(text));

const RANK_FIRST = /^(?:an? )?(?:troublesome|dangerous|formidable|extreme|epic)\b/i;

/** Whether the paragraph sets something by the list below it, all of which is shown: "Set its rank:". */
export const setsByList = (block: Block | undefined): boolean =>
	saysIn(
		block,
		/\b(?:assign|choose|decide|determine|give|pick|select|set|use)\b[^.:]{0,60}\b(?:clock|difficulty|length|level|rank|segments|size)\b[^.:]{0,40}[:.]$/i,
	);

/** A choice shown as text is shown with its options. */
export const sayList = (sentence: Sentence, list: readonly ListItem[]): readonly Effect[] =>
	takesListIn(sentence) ? list.map(({ text }) => say(`• ${withoutBrackets(text)}`)) : [];

const saysIn = (block: Block | undefined, pattern: RegExp): boolean =>
	block?.kind === 'paragraph' && block.sentences.some(sentence => pattern.test(sentence));

/** "Tier + d10" and "2d6" head a column that is looked up, since it is no roll of one die. */
export const isOfSum = (heading = ''): boolean => /\+ ?\d*d ?\d|d ?\d+ ?[+-]|\b[2-9]d ?\d/i.test(heading);
