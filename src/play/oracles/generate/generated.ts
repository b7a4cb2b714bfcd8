import type { Generator } from '../../../rules/generators/generator';
import type { Facts } from './facts';

/** A generated subject: the choices made, and its lines as rolled or typed. */
export interface Generated {
	readonly generator: Generator;
	/** Such as `{ region: 'terminus' }`. */
	readonly choices: Readonly<Record<string, string>>;
	/** In the generator's order, without lines that do not apply. */
	readonly lines: readonly GeneratedLine[];
}

export interface GeneratedLine {
	readonly key: string;
	/** One per roll; empty if the player left the line out. */
	readonly values: readonly string[];
	/** Typed by the player, so it is kept even if the lines it depends on are rerolled. */
	readonly isTyped: boolean;
	/** The maximum number of values that the book recommends. */
	readonly most: number;
	/** The key of the tables it was rolled on; if they change, the line is rerolled. */
	readonly basis: string;
	/** The facts it determines for lines that depend on it. */
	readonly settles: Facts;
}

export const lineOf = ({ lines }: Generated, key: string): GeneratedLine | undefined =>
	lines.find(line => line.key === key);
