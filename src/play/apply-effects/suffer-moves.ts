import { getOwn } from '../../rules/core/collections';
import type { Whose } from '../../rules/effects/effect';
import type { Move } from '../../rules/move';
import { plainText } from '../../rules/rules-text';
import type { Ruleset } from '../../rules/ruleset';
import { isAssetOf } from '../assets/asset';
import type { Character } from '../character/character';
import { memoize } from '../../rules/core/memoize';

/** A suffer move, which applies a cost to a meter. */
export interface SufferMove {
	readonly name: string;
	readonly meter: string;
	/** The meter's owner, if not the character. */
	readonly whose?: Whose;
	/** The cost is the rank of a foe, 1 to 5 (Ironsworn), rather than minor, serious or major. */
	readonly by_rank?: true;
	/** The suffer move that takes the rest of a cost when the meter is empty. */
	readonly overflow?: string;
	/** The impact that is marked when the meter runs out, and the move that says so. */
	readonly marks?: string;
	readonly marked_by?: string;
	/** Where the rest goes if neither this meter nor another can take it. */
	readonly beyond?: BeyondLimit;
}

/** What happens to points that can no longer be suffered: with momentum at -6, or supply while unprepared. */
interface BeyondLimit {
	/** The move with this rule: Face a Setback, Out of Supply, or the suffer move itself. */
	readonly move: string;
	/** Each point goes to any of these meters (classic); absent if all of it goes to one other suffer move. */
	readonly trade?: readonly string[];
	/** The rest may clear progress on a track instead: one unit in total, or one per point. */
	readonly clears?: 'once' | 'each';
}

/**
 * The suffer moves of a ruleset, read from their texts, in the order of the sheet: condition meters, momentum, then
 * companion and vehicle. A meter without a suffer move, as momentum and supply in classic, gets a plain one. For a
 * character, only those for meters the character has.
 */
export function sufferMoves(ruleset: Ruleset, character?: Character): readonly SufferMove[] {
	const all = readSufferMoves(ruleset);
	return character ? all.filter(move => isOwned(move, character)) : all;
}

/** Finds a suffer move by name, ignoring case. With a character, only if there is somebody to suffer its cost. */
export function sufferMove(name: string, ruleset: Ruleset, character?: Character): SufferMove | undefined {
	const move = byName(ruleset).get(name.trim().toLowerCase());
	return move && character && !isOwned(move, character) ? undefined : move;
}

const byName = memoize(
	(ruleset: Ruleset): ReadonlyMap<string, SufferMove> =>
		new Map([...sufferMoves(ruleset)].reverse().map(move => [move.name.toLowerCase(), move])),
);

/** The suffer move for this meter. */
export const sufferMoveOn = (ruleset: Ruleset, meter: string, whose?: Whose): SufferMove | undefined =>
	sufferMoves(ruleset).find(move => move.meter === meter && move.whose === whose);

/** Suffer moves for a companion or vehicle apply only if one is owned. */
export function isOwned({ whose, meter }: SufferMove, { assets }: Character): boolean {
	if (whose === undefined) return true;
	return assets.some(asset => !asset.discarded && isAssetOf(asset, whose) && getOwn(asset.meters, meter) !== undefined);
}

/** The texts of the moves, extracted once for all searches. */
interface Printed {
	readonly move: Move;
	readonly text: string;
}

const readSufferMoves = memoize((ruleset: Ruleset): readonly SufferMove[] => {
	const printed = ruleset.moves.filter(mentionsSuffering).map(move => ({ move, text: plainText(move.text) }));
	const read = printed.flatMap(one => readSufferMove(one, ruleset) ?? []);
	const meters = ['momentum', ...ruleset.condition_meters.map(({ name }) => name)];
	const plain = meters
		.filter(meter => !read.some(move => move.meter === meter && move.whose === undefined))
		.map((meter): SufferMove => ({ name: plainly(meter), meter }));
	const place = ({ meter, whose }: SufferMove): number =>
		whose === undefined ? [...meters.slice(1), 'momentum'].indexOf(meter) : meters.length;
	const moves = [...read, ...plain].sort((a, b) => place(a) - place(b));
	return moves.map(move => ({ ...move, ...overflowOf(move, printed, moves), ...limitsOf(move, printed) }));
});

/**
 * A name for a meter without a suffer move, for buttons and reasons of changes: `momentum 2 → 0 (Loss of momentum)`.
 */
const plainly = (meter: string): string => `Loss of ${meter}`;

const mentionsSuffering = ({ text, category }: Move): boolean => /suffer/i.test(category) || /suffer -1/i.test(text);

const GRADED = /\b(they )?suffer -1 ([a-z]+) for (?:a )?minor/i;
const EQUAL = /\b(they )?suffer -([a-z]+) equal to (?:your foe|the amount|the harm)/i;

/** Reads `suffer -1 health for minor harm` or `suffer -health equal to your foe’s rank`; "they" is a companion. */
function readSufferMove({ move, text }: Printed, ruleset: Ruleset): SufferMove | undefined {
	const graded = GRADED.exec(text);
	const found = graded ?? EQUAL.exec(text);
	const meter = found?.[2]?.toLowerCase();
	if (meter === undefined) return undefined;
	const isOwn = meter === 'momentum' || ruleset.condition_meters.some(({ name }) => name === meter);
	const whose = found?.[1] !== undefined ? 'companion' : isOwn ? undefined : 'vehicle';
	return { name: move.name, meter, ...(whose && { whose }), ...(!graded && { by_rank: true }) };
}

const REMAINS = /(?:, |suffer )(-?[A-Za-z' ]{1,40}) equal to any remaining/;
const LEFTOVER = /exchange any leftover -[a-z]+ for (-[a-z]+)/;

/** The rest of a cost goes to Lose Momentum; in classic, to -momentum. */
function overflowOf(
	{ name }: SufferMove,
	printed: readonly Printed[],
	moves: readonly SufferMove[],
): Pick<SufferMove, 'overflow'> {
	const text = printed.find(({ move }) => move.name === name)?.text ?? '';
	const words = (REMAINS.exec(text)?.[1] ?? LEFTOVER.exec(text)?.[1])?.trim().replace(/^suffer /, '');
	if (words === undefined) return {};
	const isMeter = words.startsWith('-');
	const next = moves.find(move =>
		isMeter ? move.meter === words.slice(1) && move.whose === undefined : move.name === words,
	);
	return next ? { overflow: next.name } : {};
}

/** Reads what happens at the end of a meter: an impact to mark, and where further costs go. */
function limitsOf({ meter, whose }: SufferMove, printed: readonly Printed[]): Partial<SufferMove> {
	if (whose !== undefined) return {};
	for (const one of printed) {
		const impact = exhausted(one.text, meter);
		if (impact !== undefined) return { marks: impact, marked_by: one.move.name, beyond: beyondOf(one, meter) };
		if (one.text.includes(`${meter} is at its minimum`)) return { beyond: beyondOf(one, meter) };
	}
	return {};
}

const EXHAUSTED = /your ([a-z]+) is exhausted \(reduced to 0\), mark ([a-z]+)/;

function exhausted(text: string, meter: string): string | undefined {
	const found = EXHAUSTED.exec(text);
	return found?.[1] === meter ? found[2] : undefined;
}

const TRADE = /exchange each additional -[a-z]+ for any combination of ([^.]{1,80})/i;

function beyondOf({ move, text }: Printed, meter: string): BeyondLimit {
	const meters = [...(TRADE.exec(text)?.[1] ?? '').matchAll(/-([a-z]+)/g)].flatMap(found => found[1] ?? []);
	const clears = !text.includes('clear 1 unit of progress')
		? undefined
		: /for each additional .momentum, clear 1 unit/.test(text)
			? ('each' as const)
			: ('once' as const);
	return {
		move: move.name,
		...(meters.length > 0 ? { trade: meters.filter(other => other !== meter) } : {}),
		...(clears ? { clears } : {}),
	};
}
