/** A link to a move, with its name. */
export const MOVE = '\\[[^\\]\\n]{1,80}\\]';
/** One or more of them: "[Clash] or [Strike]". */
export const MOVES = `${MOVE}(?:(?:, or |, | or )${MOVE}){0,9}`;
/** Before a move: none that is a price, whose roll is for something else. */
export const NO_PRICE =
	'(?!\\[(?:Companion|Endure|Face (?:De|Seti)|Lose|Pay|Sacrifice|Test Your|Withstand)[^\\]\\n]{0,40}\\])';
