import type { Outcome } from '../outcome';

/**
 * One thing the rules tell a player to do. A closed union: a `switch` over `kind` without `default` makes the compiler
 * list every place that a new kind must be handled. The one-line notation stands beside each kind; `notation.ts` reads
 * and writes it, `docs/effects.md` explains it.
 */
export type Effect =
	/** Take or suffer on momentum or a condition meter. `momentum +2` · `companion health +1` · `health -1 or -2 or -3` · `health +2 at most` */
	| {
			readonly kind: 'meter';
			readonly meter: string;
			readonly by: Amount;
			readonly whose?: Whose;
			readonly at_most?: true;
	  }
	/** Make a suffer move at an amount, the player picks which. `suffer -1` · `suffer -1 twice` */
	| { readonly kind: 'suffer'; readonly by: number; readonly times: number }
	/** Another move follows. `move Pay the Price` · `move Lose Momentum -2` · `move Endure Harm -1 or -2 or -3` · `move Hearten as strong hit` */
	| { readonly kind: 'move'; readonly move: string; readonly by?: Amount; readonly as?: Outcome }
	/** A bonus on the next move that is not a progress move. `next +1` */
	| { readonly kind: 'next'; readonly add: number }
	/** Mark progress per the rank of the track. `progress` · `progress twice` */
	| { readonly kind: 'progress'; readonly times: number }
	/** Mark or clear an impact. `mark wounded` · `clear shaken` */
	| { readonly kind: 'impact'; readonly impact: string; readonly marked: boolean }
	/** The position in a fight. `combat in control` · `combat in a bad spot` */
	| { readonly kind: 'combat'; readonly position: string }
	/** Roll on the table of the move. `table` */
	| { readonly kind: 'table' }
	/** Resolve this move as if the outcome were another. `as strong hit` */
	| { readonly kind: 'as'; readonly outcome: Outcome }
	/** The player picks among options. `choose 1` and one indented line per option */
	| { readonly kind: 'choose'; readonly count: Count; readonly options: readonly Option[] }
	/** The player may, or may not; also what hangs on something that only the player can judge. `may` and the label */
	| { readonly kind: 'may'; readonly option: Option }
	/** Pay one thing for another, if the player wants to. `exchange`, what is paid, `for`, what is taken */
	| { readonly kind: 'exchange'; readonly pay: readonly Effect[]; readonly take: readonly Effect[] }
	/** The state settles which. `if not wounded …` `else …` */
	| {
			readonly kind: 'if';
			readonly condition: Condition;
			readonly then: readonly Effect[];
			readonly otherwise: readonly Effect[];
	  }
	/** Worth doing, not understood yet: shown as text, never guessed at. `say …` */
	| { readonly kind: 'say'; readonly text: string };

/** One number, or one for each degree: minor, serious, major. Signed: `-1` is suffered, `+1` is taken. */
export type Amount = number | readonly [minor: number, serious: number, major: number];

export const DEGREES = ['minor', 'serious', 'major'] as const;

/** Whose meter it is when it is not the acting character's own. */
export type Whose = 'companion' | 'vehicle';

/** How many options may be picked. */
export interface Count {
	readonly min: number;
	/** `null`: as many as are appropriate. */
	readonly max: number | null;
}

export interface Option {
	/** The words of the book, in one line, without a full stop: "Take +2 momentum". */
	readonly label: string;
	readonly effects: readonly Effect[];
}

export type Condition =
	/** `if wounded` · `if not wounded` */
	| { readonly kind: 'impact'; readonly impact: string; readonly marked: boolean }
	/** `if health is 0` · `if companion health is not 0` */
	| {
			readonly kind: 'meter';
			readonly meter: string;
			readonly is: number;
			readonly not: boolean;
			readonly whose?: Whose;
	  };

/** The effects of one move: those of each outcome, those on a match besides, and those that hold before and without any roll. */
export interface MoveEffects {
	readonly always: readonly Effect[];
	readonly outcomes: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	readonly matches: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
}
