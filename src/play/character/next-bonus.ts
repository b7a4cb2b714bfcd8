/** `+1 (Secure an Advantage)` or `+1 on Undertake a Journey (Make Camp)`. */
export interface NextBonus {
	readonly add: number;
	/** The only move it fits; absent when any will do. */
	readonly on?: string;
	/** What a hit on that move takes besides: `on a hit momentum +1`. */
	readonly momentum?: number;
	/** The move that earned it. */
	readonly why?: string;
	/** The line as the note has it. */
	readonly text: string;
}

const NEXT_BONUS = /^\+?(\d{1,9})(?: on ([^(,]+?))?(?:, on a hit momentum \+(\d{1,9}))?(?:,[^(]*)?(?: ?\((.*)\))?$/;

/** Reads one item of `next`; `undefined` when it does not say how much is added. */
export function readNextBonus(text: string): NextBonus | undefined {
	const found = NEXT_BONUS.exec(text.trim());
	if (!found) return undefined;
	const [, add, on, momentum, why] = found;
	return {
		add: Number(add),
		text,
		...(on ? { on } : {}),
		...(momentum ? { momentum: Number(momentum) } : {}),
		...(why ? { why } : {}),
	};
}

/** `+1 on Undertake a Journey, on a hit momentum +1 (Make Camp)` */
export function nextBonus(add: number, why: string, more: Pick<NextBonus, 'on' | 'momentum'> = {}): NextBonus {
	const { on, momentum } = more;
	const text = `+${add}${on ? ` on ${on}` : ''}${momentum ? `, on a hit momentum +${momentum}` : ''} (${why})`;
	return { add, ...(on ? { on } : {}), ...(momentum ? { momentum } : {}), why, text };
}

/** A bonus fits any move but a progress move, unless it names the move it is for. */
export const fitsMove = (bonus: NextBonus, move: string): boolean =>
	bonus.on === undefined || bonus.on.toLowerCase() === move.toLowerCase();
