import { getOwn } from '../../core/collections';
import type { BeforeRoll } from '../ability';
import type { UseParts } from './build-ability-use';

/** The suffer moves that state what is lost: what that is called, and the meter that loses it. */
const COSTS: Readonly<Record<string, readonly [names: RegExp, meter: string]>> = {
	'Endure Harm': [/^(?:physical )?(?:harm|damage)$/, 'health'],
	'Endure Stress': [/^(?:mental )?(?:stress|harm)$/, 'spirit'],
	'Companion Endure Harm': [/^(?:harm|damage)$/, 'health'],
	'Companion Takes a Hit': [/^(?:harm|damage)$/, 'health'],
	'Withstand Damage': [/^(?:harm|damage)$/, 'integrity'],
	'Sacrifice Resources': [/^$/, 'supply'],
	'Lose Momentum': [/^$/, 'momentum'],
};

/** What any of them may be said to cost. */
const ANY = /^(?:cost|amount|it|loss)$/;

const MAY = '^(?:you )?(?:may |can )?';
const WHAT = '((?:physical |mental )?[a-z]+)';
const SUFFERED = '(?: (?:(?:that )?(?:you|they|it) (?:suffers?|takes?)|suffered|taken|of (?:the|this) move))?';
const LEAST = '(?:,? \\(?(?:to )?(?:an? )?minimum (?:of )?\\+?(\\d)\\)?)?';

/** "Reduce the harm by 1 (minimum 0)", "suffer 1 less stress", "ignore −1 health" */
const WORDINGS: readonly RegExp[] = [
	new RegExp(`${MAY}(?:reduce|lower|decrease|lessen) (?:the |any )?${WHAT}${SUFFERED} by [-+]?(\\d)${LEAST}$`),
	new RegExp(`${MAY}(?:suffer|take|lose) (\\d) less ${WHAT}${LEAST}$`),
	new RegExp(`${MAY}ignore [-+]?(\\d) (?:points? of )?${WHAT}${LEAST}$`),
];

/**
 * How much less the suffer moves of a use cost, where it is the cost of all of them. It is paid before the roll, so nothing is
 * taken off it behind one.
 */
export function parseCostReduction(
	clause: string,
	{ fits, fallen, isAfter }: Pick<UseParts, 'fits' | 'fallen' | 'isAfter'>,
): BeforeRoll | undefined {
	const found = WORDINGS.map(wording => wording.exec(clause.toLowerCase())).find(each => each !== null);
	if (!found || fallen || isAfter || fits.length === 0) return undefined;
	const [one = '', other = '', least = '0'] = found.slice(1);
	const [by, what, isLess] = /^\d$/.test(one) ? [one, other, true] : [other, one, false];
	const isOfAll = fits.every(({ moves }) => moves.length > 0 && moves.every(move => isCostOf(move, what, isLess)));
	return isOfAll ? { less: { by: Number(by), least: Number(least) } } : undefined;
}

/** "Suffer 1 less supply" is of a cost; "reduce the supply by 1" is none. */
function isCostOf(move: string, what: string, isLess: boolean): boolean {
	const [names, meter] = getOwn(COSTS, move) ?? [];
	return names !== undefined && (ANY.test(what) || names.test(what) || (isLess && what === meter));
}
