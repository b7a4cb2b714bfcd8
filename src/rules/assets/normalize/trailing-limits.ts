import { lowerFirst } from '../../core/first-letter';
import { capitalize, type Sentence } from '../../effects/sentences';

const LIMIT =
	/^(?:(?:you|this|it) (?:may|can) )?(?:(?:only|do|use|used|usable|be|this|it|so|ability) ){0,5}(once per [a-z]{1,20})(?: only)?[.…]{0,3}$/i;
const TRIGGER = /^(?:when(?:ever)?|once per)\b/i;
const OFFER = /^(?:you (?:may|can)|reroll|add \+\d)\b/i;

/**
 * "When you sing, add +1. Once per fight." is "Once per fight, when you sing, add +1". With several triggers ahead it
 * stays, as it may be about any of them.
 */
export function withLimitBehind(sentences: readonly Sentence[]): readonly Sentence[] {
	const at = sentences.findIndex(sentence => LIMIT.test(sentence));
	const ahead = sentences.slice(0, at);
	const triggers = ahead.filter(sentence => TRIGGER.test(sentence));
	const [limited = at === 1 && OFFER.test(ahead[0] ?? '') ? ahead[0] : undefined, ...others] = triggers;
	const [, limit] = LIMIT.exec(sentences[at] ?? '') ?? [];
	if (limit === undefined || limited === undefined || others.length > 0 || /^once per/i.test(limited)) return sentences;
	const put = `${capitalize(limit.toLowerCase())}, ${lowerFirst(limited)}`;
	return [...ahead.map(sentence => (sentence === limited ? put : sentence)), ...sentences.slice(at + 1)];
}
