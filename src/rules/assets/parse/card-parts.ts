import { lowerFirst } from '../../core/first-letter';
import type { PrintedAsset } from '../printed-asset';

/** What a card says around its abilities. */
type Around = Partial<Pick<PrintedAsset, 'requirement' | 'description'>>;

/** A sentence that breaks off and goes on in another part of the card. */
const BREAKS_OFF = /[ ,]{0,3}(?:\.{3}|…)\s{0,9}$/;
const GOES_ON = /^\s{0,9}(?:\.{3}|…)\s{0,9}/;
/** The last sentence of a requirement, if it is a trigger. */
const LAST_TRIGGER = /(?:^|[.:;!?>\n]\s{0,9})(when(?:ever)? [^.\n<>]{1,400})$/i;
/** What is done with what came before it: "After you have tamed a wolf and then use its trust to..." */
const LAST_DEED =
	/^(?:after|if|once) you [^.\n<>]{1,300}(?:, | and )(?:then )?((?!you\b)[a-z]{1,20} [^.,\n<>]{1,160} to)$/i;
/** An ability with a trigger of its own. */
const OWN_TRIGGER =
	/^(?:[a-z][a-z' -]{1,40}: )?(?:when(?:ever)?|if|once|while|after|before|as above|you (?:may|can))\b/i;
const FOR_ALL =
	/^(.{1,200}?) (?:on|for|with|when you use) (?:all|any|each|every one) (?:of )?(?:its |these |the )?abilit(?:y|ies)$/i;

/**
 * An ability's text with the parts of its sentence that stand elsewhere on the card: the requirement begins it ("When
 * you Clash...", "...at sea, add +1"), or the description ends it or holds for all abilities.
 */
export function inFullSentence(text: string, { requirement = '', description = '' }: Around): string {
	const broken = BREAKS_OFF.test(requirement) ? requirement.trim().replace(BREAKS_OFF, '') : '';
	const [, done] = LAST_DEED.exec(broken) ?? [];
	const begun = LAST_TRIGGER.exec(broken)?.[1] ?? (done === undefined ? undefined : `When you ${done}`);
	const start =
		begun !== undefined && (GOES_ON.test(text) || !OWN_TRIGGER.test(text))
			? `${begun} ${text.replace(GOES_ON, '')}`
			: text;
	const end = description.trim();
	const whole = end !== '' && BREAKS_OFF.test(start) ? `${start.replace(BREAKS_OFF, '')}, ${lowerFirst(end)}` : start;
	const [, always] = FOR_ALL.exec(end.replace(/\.$/, '')) ?? [];
	return always === undefined ? whole : `${whole} ${always}.`;
}
