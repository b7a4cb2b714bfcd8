import { stripEmphasis } from '../markdown/inline-markdown';
import type { Vocabulary } from './vocabulary';

const LABEL = '([^+:;()]{1,60}?)';
const STAT = '(?:roll )?\\+? ?([a-z]+)';
const DASH = '(?::| [-–—:])';

/** "By force: +iron", "By force - iron", "By force (+iron)" */
const AHEAD = [new RegExp(`^${LABEL} ?${DASH} *${STAT}$`, 'i'), new RegExp(`^${LABEL} \\(${STAT}\\)$`, 'i')];
/** "+iron: by force", "+iron (by force)" */
const BEHIND = [new RegExp(`^\\+ ?([a-z]+) ?${DASH} *${LABEL}$`, 'i'), /^\+ ?([a-z]+),? \(?([^+:;()]{1,60}?)\)?$/i];

/**
 * The ways to roll that a list gives with a label each and without the word "roll", as "By force: roll +iron"; `undefined`
 * unless each item is one.
 */
export function asRollBullets(texts: readonly string[], { stats, meters }: Vocabulary): readonly string[] | undefined {
	const bullets = texts.map(text =>
		asRollBullet(
			stripEmphasis(text)
				.replace(/[.;,]$/, '')
				.trim(),
			[...stats, ...meters],
		),
	);
	return bullets.length > 1 && bullets.every(bullet => bullet !== undefined) ? bullets : undefined;
}

function asRollBullet(text: string, names: readonly string[]): string | undefined {
	for (const pattern of AHEAD) {
		const [, label = '', stat = ''] = pattern.exec(text) ?? [];
		if (names.includes(stat.toLowerCase())) return `${label}: roll +${stat.toLowerCase()}`;
	}
	for (const pattern of BEHIND) {
		const [, stat = '', label = ''] = pattern.exec(text) ?? [];
		if (names.includes(stat.toLowerCase())) return `${label}: roll +${stat.toLowerCase()}`;
	}
	return undefined;
}

/** The ways to roll of one sentence: "by force: +iron; by guile: +shadow". */
export const labelledIn = (sentence: string): readonly string[] =>
	sentence
		.split(/[;.\n]|, (?:or )?| or (?=[^+]{0,80}: ?\+)/)
		.map(part => part.trim())
		.filter(part => /: *\+ ?[a-z]+\.?$/i.test(part))
		.map(part => part.replace(/\.$/, ''));
