import { signed } from '../../rules/effects/effect-label';

/** `+1 (Secure an Advantage)` or `+1 on Undertake a Journey (Make Camp)`. */
export interface NextBonus {
	readonly add: number;
	/** The only move it applies to; absent for any move. */
	readonly on?: string;
	/** Momentum on a hit of that move: `on a hit momentum +1`. */
	readonly momentum?: number;
	/** The move that earned it. */
	readonly why?: string;
	/** The text in the note. */
	readonly text: string;
}

const NEXT_BONUS = /^([+−-]?\d{1,9})(?: on ([^(,]+?))?(?:, on a hit momentum \+(\d{1,9}))?(?:,[^(]*)?(?: ?\((.*)\))?$/;

/** More than any rules can mean: an action die and a stat beat each challenge die with less. */
const MOST = 10;

/** Another amount after the first, beside the reasons in brackets: `+1 (Make Camp), +2 (Forge a Bond)`, `+1 and +2`. */
const hasSeveral = (text: string): boolean => /(?:[,;&]|\band|\d)\s*[+−-]\d/i.test(text.replace(/\([^()]*\)/g, ' '));

/** Reads one item of `next`; `undefined` if it has no amount that can be meant, or several. */
export function readNextBonus(text: string): NextBonus | undefined {
	const found = NEXT_BONUS.exec(text.trim());
	if (!found || hasSeveral(text)) return undefined;
	const [, written = '', on, momentum, why] = found;
	const add = Number(written.replace('−', '-'));
	if ([add, momentum].some(amount => Math.abs(Number(amount)) > MOST)) return undefined;
	return {
		add,
		text,
		...(on ? { on } : {}),
		...(momentum ? { momentum: Number(momentum) } : {}),
		...(why ? { why } : {}),
	};
}

/** `+1 on Undertake a Journey, on a hit momentum +1 (Make Camp)` */
export function nextBonus(add: number, why: string, more: Pick<NextBonus, 'on' | 'momentum'> = {}): NextBonus {
	const { on, momentum } = more;
	const text = `${signed(add)}${on ? ` on ${on}` : ''}${momentum ? `, on a hit momentum +${momentum}` : ''} (${why})`;
	return { add, ...(on ? { on } : {}), ...(momentum ? { momentum } : {}), why, text };
}

/** A bonus applies to any move other than a progress move, unless it names its move. */
export const fitsMove = (bonus: NextBonus, move: string): boolean =>
	bonus.on === undefined || bonus.on.toLowerCase() === move.toLowerCase();
