import type { Outcome } from '../core/outcome';
import type { OfRank, Rank } from '../core/rank';
import type { TrackKind } from '../core/track-kind';

/**
 * One thing the rules tell a player to do. A closed union: a `switch` over `kind` without `default` makes the compiler
 * list every place that a new kind must be handled. The one-line notation is beside each kind; `notation/lines.ts`
 * reads and writes it, `docs/reference/effects.md` explains it.
 */
export type Effect =
	// Meters, impacts, and bonuses for the next move
	/**
	 * Take or suffer on momentum or a condition meter. `momentum +2` · `companion health +1` · `health -1 or -2 or -3` ·
	 * `health +2 at most` · `health -cost` · `momentum +companion health` · `supply -momentum` · `supply -1d6`
	 */
	| {
			readonly kind: 'meter';
			readonly meter: string;
			readonly by: Amount | EqualTo | OfDie;
			readonly whose?: Whose;
			readonly at_most?: true;
			readonly ally?: string;
	  }
	/**
	 * Set a meter to a value. `momentum reset` · `health to maximum` · `companion health to maximum` · `momentum to 4`
	 */
	| { readonly kind: 'set'; readonly meter: string; readonly to: 'maximum' | 'reset' | number; readonly whose?: Whose }
	/** Make a suffer move of the player's choice for an amount. `suffer -1` · `suffer -1 twice` */
	| { readonly kind: 'suffer'; readonly by: number; readonly times: number }
	/** The part of a cost that a meter at 0 cannot pay goes to another move. `overflow Lose Momentum` */
	| { readonly kind: 'overflow'; readonly move: string }
	/**
	 * Each point of a cost that its meter cannot pay is suffered on any of these instead.
	 * `trade momentum for health, spirit, supply`
	 */
	| { readonly kind: 'trade'; readonly cost: string; readonly meters: readonly string[] }
	/** Mark or clear an impact; the name of a group clears all of it. `mark wounded` · `clear shaken` · `clear conditions` · `mark vehicle battered` · `mark module broken` · `mark companion "out of action"` · `mark asset oathbound` */
	| {
			readonly kind: 'impact';
			readonly impact: string;
			readonly marked: boolean;
			readonly whose?: Bearer;
	  }
	/**
	 * A bonus on the next move other than a progress move. `next +1` · `next +1 on Undertake a Journey` ·
	 * `next +1, on a hit momentum +1`
	 */
	| {
			readonly kind: 'next';
			readonly add: number;
			readonly on?: string;
			readonly momentum?: number;
			readonly ally?: string;
	  }
	/**
	 * Set the position in a fight. `combat in control` · `combat in a bad spot` · `combat has initiative` ·
	 * `combat no initiative`
	 */
	| { readonly kind: 'combat'; readonly position: string; readonly ally?: string }

	// Other moves
	/**
	 * Another move follows. `move Pay the Price` · `move Lose Momentum -2` · `move Endure Harm -1 or -2 or -3` ·
	 * `move Endure Stress by rank -1 -2 -3 -4 -5` · `move Hearten as strong hit` · `move Swear an Iron Vow rank extreme clears doomed` ·
	 * `move Swear an Iron Vow add +1, on a hit momentum +1` · `move Swear an Iron Vow with a reroll`
	 */
	| {
			readonly kind: 'move';
			readonly move: string;
			readonly by?: Amount;
			readonly as?: Outcome;
			/** The ranks that the new track may have. */
			readonly ranks?: readonly Rank[];
			/** The impact that the vow clears when it is fulfilled. */
			readonly clears?: string;
			readonly add?: number;
			readonly momentum?: number;
			readonly reroll?: true;
	  }
	/** Resolve this move as if the outcome were another. `as strong hit` */
	| { readonly kind: 'as'; readonly outcome: Outcome }
	/**
	 * One outcome counts as another before its effects apply. `count strong hit as weak hit without a match` ·
	 * `count weak hit as miss`
	 */
	| {
			readonly kind: 'count';
			readonly outcome: Outcome;
			readonly as: Outcome;
			readonly without_match?: true;
	  }
	/** Dice may be rerolled. `reroll any dice` · `reroll one challenge die` */
	| {
			readonly kind: 'reroll';
			readonly dice: 'any dice' | 'all dice' | 'one die' | 'one challenge die' | 'action die' | 'challenge dice';
	  }
	/** Roll on the move's table; `times` if the player decides how often. `table` · `table 1 to 3 times` */
	| { readonly kind: 'table'; readonly times?: Count }

	// Tracks
	/**
	 * Mark progress by the rank of the track, or a fixed number of ticks. `progress` · `progress twice` ·
	 * `progress on vow` · `progress +3 ticks`
	 */
	| {
			readonly kind: 'progress';
			readonly times: number;
			/** Negative ticks are lost. */
			readonly ticks?: number;
			readonly on?: TrackKind;
	  }
	/**
	 * Lose progress. `clear progress lowest die` · `clear progress all but 1` · `clear progress 1 unit` ·
	 * `clear progress 1 unit for each point` of the cost that the player states · `clear progress all`
	 */
	| {
			readonly kind: 'clear_progress';
			readonly how: 'lowest die' | 'all but 1' | '1 unit' | '1 unit for each point' | 'all';
			readonly on?: TrackKind;
	  }
	/** Raise the rank of the track by this many steps, up to epic. `rank +1` */
	| { readonly kind: 'rank'; readonly by: number; readonly on?: TrackKind }
	/**
	 * Begin, complete or lose a track. `begin vow` · `begin scene with 4 segments, rank troublesome or dangerous or
	 * formidable` · `complete vow` · `clear vow`
	 */
	| {
			readonly kind: 'track';
			readonly event: 'begin' | 'complete' | 'clear';
			readonly track: TrackKind;
			readonly segments?: number;
			readonly ranks?: readonly Rank[];
	  }
	/** A change in a connection. `connection bond` · `connection influence` · `connection role` · `connection no bond` */
	| { readonly kind: 'connection'; readonly gains: 'bond' | 'influence' | 'role' | 'no bond' }
	/** Fill segments of a clock, or of the one that the text names: a counter is a clock, too. `clock +1` · `clock +2 on Rival` */
	| { readonly kind: 'clock'; readonly by: number; readonly named?: string }
	/** Mark menace on a threat, by the rank of its vow. `menace` · `menace twice` */
	| { readonly kind: 'menace'; readonly times: number }
	/**
	 * Inflict harm, marked as progress on a foe by its rank; with `instead`, what your own harm is for this roll. `harm
	 * yours` · `harm yours +1` · `harm +1` · `harm 3 instead`
	 */
	| { readonly kind: 'harm'; readonly by: number; readonly yours?: true; readonly instead?: true }
	/** Change the harm that the character or the foe inflicts from now on. `your harm is 1` · `foe harm +1` */
	| { readonly kind: 'harm_is'; readonly whose: 'your' | 'foe'; readonly is?: number; readonly by?: number }

	// Lasting changes
	/**
	 * `ally` names the ally who is rewarded in place of the mover; no text is read so.
	 *
	 * A legacy reward by the rank of the track: 1 tick, 2 ticks, 1 box, 2 boxes, 3 boxes. `quests reward` ·
	 * `quests reward one rank lower`
	 */
	| { readonly kind: 'reward'; readonly legacy: string; readonly lower?: true; readonly ally?: string }
	/**
	 * Mark ticks on a special track. `bonds +2 ticks` · `quests by rank +1 +2 +3 +4 +5 ticks` ·
	 * `quests by rank +0 +1 +2 +3 +4 ticks`
	 */
	| { readonly kind: 'ticks'; readonly track: string; readonly by: number | ByRank; readonly ally?: string }
	/**
	 * Earn experience, or spend it if negative. `experience +2` · `experience -3` · `experience by rank +1 +2 +3 +4 +5` ·
	 * `experience +1 for each ability, at least 3`
	 */
	| {
			readonly kind: 'experience';
			readonly by: number | ByRank;
			readonly for_each?: 'ability';
			readonly at_least?: number;
			readonly ally?: string;
	  }
	/**
	 * Gain, upgrade or discard an asset; `modules` means all of them. `asset gain` · `asset upgrade` · `asset discard` ·
	 * `asset discard companion` · `asset discard modules` · `asset gain home`
	 */
	| { readonly kind: 'asset'; readonly event: 'gain' | 'upgrade' | 'discard'; readonly what?: string }
	/** The new character inherits from the former one. `inherit path or companion` · `inherit half progress` */
	| { readonly kind: 'inherit'; readonly what: string }
	/** Gain repair points to spend. `points +7` */
	| { readonly kind: 'points'; readonly by: number }
	/**
	 * What the repair points can buy, while they last. `spend` and one indented line per option:
	 * `- 2 Fix one broken module`
	 */
	| { readonly kind: 'spend'; readonly options: readonly PricedOption[] }
	/** The character's story ends. `dead` · `lost` */
	| { readonly kind: 'end'; readonly how: 'dead' | 'lost' }

	// Decisions of the player, and conditions on the state
	/** The player chooses among options. `choose 1` and one indented line per option */
	| { readonly kind: 'choose'; readonly count: Count; readonly options: readonly Option[] }
	/** Optional, or dependent on something only the player can judge. `may` and the label */
	| { readonly kind: 'may'; readonly option: Option }
	/**
	 * Optionally pay one thing for another, up to a number of times. `exchange`, the price, `for`, the gain ·
	 * `exchange up to 3`
	 */
	| {
			readonly kind: 'exchange';
			readonly pay: readonly Effect[];
			readonly take: readonly Effect[];
			readonly up_to?: number;
	  }
	/** The state decides which effects apply. `if not wounded …` `else …` */
	| {
			readonly kind: 'if';
			readonly condition: Condition;
			readonly then: readonly Effect[];
			readonly otherwise: readonly Effect[];
	  }
	/**
	 * An instruction that was not understood: shown as text, never guessed at. `say …` · With `told`, information that
	 * changes nothing on the sheet: `tell The magic is spent.`
	 */
	| { readonly kind: 'say'; readonly text: string; readonly told?: true };

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/**
 * One number; one per degree (minor, serious, major); one per rank; or the cost that the player states. Negative is
 * suffered, positive is taken.
 */
export type Amount = number | readonly [minor: number, serious: number, major: number] | ByRank | '-cost';

/** An amount equal to a meter, a stat, the action die or the cost of the move: "+momentum equal to their health". */
export interface EqualTo {
	readonly equal_to: string;
	readonly whose?: Whose;
	/** Suffered rather than taken. */
	readonly lost?: true;
}

/** An amount rolled on one die: "lose 1d6 supply". */
export interface OfDie {
	/** Number of sides. */
	readonly die: number;
	readonly sign: 1 | -1;
}

/** Matches one die: "1d6", "d10". */
export const ONE_DIE = '1?d(?:3|4|6|8|10|12|20)';

/** Parses a match of `ONE_DIE` with an optional sign in front; `sign` is the default. */
export const readOfDie = (words: string, sign: OfDie['sign'] = 1): OfDie => ({
	die: Number(words.slice(words.indexOf('d') + 1)),
	sign: /^[-−]/.test(words) ? -1 : sign,
});

export const isOfDie = (by: Amount | EqualTo | OfDie): by is OfDie => typeof by === 'object' && 'die' in by;

export interface ByRank {
	readonly by_rank: OfRank;
}

export const DEGREES = ['minor', 'serious', 'major'] as const;

/** The owner of a meter, if not the acting character. */
export type Whose = 'companion' | 'vehicle';

/** Where an impact is marked, if not on the character; `asset` means the card that the text is on. */
export type Bearer = Whose | 'module' | 'asset';

/** How many options may be chosen. */
export interface Count {
	readonly min: number;
	/** `null` for no limit ("as many as are appropriate"). */
	readonly max: number | null;
}

export interface Option {
	/** The book's text on one line, without a full stop: "Take +2 momentum". */
	readonly label: string;
	readonly effects: readonly Effect[];
}

export interface PricedOption extends Option {
	/** Price in repair points, 1 or more. */
	readonly cost: number;
}

export type Condition =
	/** `if wounded` · `if not wounded` · `if vehicle battered` */
	| {
			readonly kind: 'impact';
			readonly impact: string;
			readonly marked: boolean;
			readonly whose?: 'vehicle';
	  }
	/** `if health is 0` · `if companion health is not 0` */
	| {
			readonly kind: 'meter';
			readonly meter: string;
			readonly is: number;
			readonly not: boolean;
			readonly whose?: Whose;
	  }
	/** Whether the character shares a bond with the connection. `if bond` · `if no bond` */
	| { readonly kind: 'bond'; readonly shared: boolean }
	/**
	 * Whether the move was made because of another one, or of its outcome. `if from Sojourn` · `if from Delve the Depths on
	 * strong hit`
	 */
	| { readonly kind: 'from'; readonly move: string; readonly on?: Outcome }
	/** The position in a fight. `if in a bad spot` · `if in control` */
	| { readonly kind: 'combat'; readonly position: string }
	/** Whether other tracks of this kind are open besides the current one. `if any objective remains` */
	| { readonly kind: 'remains'; readonly track: TrackKind }
	/** The value of the action die, or of the rarity die that replaces it. `if action die is 1` */
	| { readonly kind: 'die'; readonly is: number }
	/** `if match` · `if no match` */
	| { readonly kind: 'match'; readonly matched: boolean }
	/** Whether the last box has just been marked. `if menace is full` */
	| { readonly kind: 'full'; readonly what: 'menace' }
	/** The option that was rolled. `if rolled wits` */
	| { readonly kind: 'rolled'; readonly option: string }
	/**
	 * The kind of vehicle the character is aboard. `if command vehicle` · `if support vehicle` · `if incidental vehicle`
	 */
	| { readonly kind: 'vehicle'; readonly type: 'command' | 'support' | 'incidental' };

/** Kinds that do not change the character by themselves: decisions, other moves, dice and texts. */
const CHANGES_NOTHING = [
	'suffer',
	'overflow',
	'trade',
	'move',
	'as',
	'count',
	'reroll',
	'table',
	'spend',
	'choose',
	'may',
	'exchange',
	'if',
	'say',
] as const;

export const changesNothing = (effect: Effect): effect is EffectOf<(typeof CHANGES_NOTHING)[number]> =>
	CHANGES_NOTHING.some(kind => kind === effect.kind);

/**
 * The effects of one move: those of each outcome; the complete effects of an outcome with a match, where the book lists
 * them separately; and those that apply regardless of any roll.
 */
export interface MoveEffects {
	readonly always: readonly Effect[];
	readonly outcomes: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	/** Replace the effects of the plain outcome on a match. */
	readonly matches: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
}
