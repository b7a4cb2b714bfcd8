import { readSentences, withoutFullStop } from '../effects/sentences';
import { memoize } from '../core/memoize';
import type { AssetAbility } from './printed-asset';

/** What an ability changes about limits for as long as it is marked. */
export interface StandingLimits {
	/** Of the impacts that each of these names, all, or only one, no longer reduce momentum. */
	readonly lifted: readonly { readonly words: string; readonly isOne: boolean }[];
	/** By how much the maximum of a meter is raised or lowered. */
	readonly maximums: readonly { readonly meter: string; readonly by: number }[];
	/** The meter of the card at whose 0 the card counts as an impact. */
	readonly impactAtZero?: string;
}

const LIFTED =
	/^(.{1,120}?)\b(?:no longer|do(?:es)? not|doesn't|don't) (?:counts? as (?:debilities|impacts|an? (?:debility|impact))|reduces? your max(?:imum)? momentum)\b/i;
const NAME = '(?!as with\\b)(?:[^:]{1,60}: )?';
const METER = 'max(?:imum)? (?!momentum)([a-z]{2,20})';
/** The way, the meter and the number. */
const MAXIMUM = new RegExp(`^${NAME}(reduce|lower|increase|raise) your ${METER} by (\\d)$`, 'i');
const CHANGED = new RegExp(`^${NAME}your ${METER} is (reduced|lowered|increased|raised) by (\\d)$`, 'i');
const ONE_MORE = new RegExp(
	`^${NAME}(?:you (?:have|get|gain) |your )?(?:(one|\\d) (less|fewer|lower|more|additional|extra|higher) ${METER}|([+-]\\d) ${METER})$`,
	'i',
);
const AT_ZERO = /^while at 0 ([a-z]+), this asset counts as an? (?:impact|debility)$/i;
/** What is given up for good changes nothing now. */
const NEVER_AGAIN =
	/^(?:once the (?:asset|card) is discarded, )?you (?:may|can)(?:not| not|'t) (?:gain|take) (?:it|this asset|the asset) again$/i;
/** A second use as above, of which only one counts at a time, has the use above. */
const NO_STACK =
	/\bas above,? (?:but|though|and) (?:the|these|their) (?:benefits?|bonus(?:es)?|effects?)(?: of [a-z ]{1,40})? (?:do|does)(?: not|n't) stack$/i;
const ONE_OF = /\bor\b|\bone of\b/i;

/** A sentence that holds only at times, or begins something that does; what follows it may belong to it. */
const AT_TIMES =
	/\b(?:when(?:ever)?|if|while|until|unless|once|after|before|during|next|on an? (?:\w+ )?(?:hit|miss))\b/i;

/** By how much a sentence raises or lowers the maximum of a meter. */
function maximumIn(said: string): StandingLimits['maximums'][number] | undefined {
	const [, verb, changed, by] = MAXIMUM.exec(said) ?? [];
	const [, meter = changed, is, much = by] = CHANGED.exec(said) ?? [];
	const [, number = much, amount = verb ?? is, named, signed, other] = ONE_MORE.exec(said) ?? [];
	const of = named ?? other ?? meter;
	if (of === undefined) return undefined;
	const size = Number(signed ?? number?.replace(/^one$/i, '1'));
	return { meter: of.toLowerCase(), by: /^(?:reduce|lower|less|fewer)/i.test(amount ?? '') ? -size : size };
}

/**
 * Whether a sentence of an ability states such a limit. `isFirst`: no trigger stands before it, to which it may belong.
 */
export function isStandingLimit(sentence: string, isFirst: boolean): boolean {
	const plain = withoutFullStop(sentence);
	if (AT_ZERO.test(plain) || NEVER_AGAIN.test(plain) || NO_STACK.test(plain)) return true;
	return isFirst && !AT_TIMES.test(plain) && (LIFTED.test(plain) || maximumIn(plain) !== undefined);
}

/** The limits that the text of an ability states (Battle-Scarred, Survivor, Commander). */
export const standingLimits = memoize(({ text }: Pick<AssetAbility, 'text'>): StandingLimits => {
	const sentences = readSentences(text).map(withoutFullStop);
	const atTimes = sentences.findIndex(sentence => AT_TIMES.test(sentence));
	const first = sentences.slice(0, atTimes < 0 ? sentences.length : atTimes);
	const zero = sentences.flatMap(sentence => AT_ZERO.exec(sentence)?.[1] ?? [])[0];
	return {
		lifted: first.flatMap(sentence => {
			const words = LIFTED.exec(sentence)?.[1]?.toLowerCase();
			return words === undefined ? [] : [{ words, isOne: ONE_OF.test(words) }];
		}),
		maximums: first.flatMap(sentence => maximumIn(sentence) ?? []),
		...(zero === undefined ? {} : { impactAtZero: zero.toLowerCase() }),
	};
});
