import type { Generator } from '../../../rules/generators/generator';
import type { Facts } from './facts';

/** A thing as it was generated: what was chosen, and its lines as they were rolled or typed over. */
export interface Generated {
	readonly generator: Generator;
	/** `{ region: 'terminus' }` */
	readonly choices: Readonly<Record<string, string>>;
	/** In the order of the generator; a line that does not apply is not there. */
	readonly lines: readonly GeneratedLine[];
}

export interface GeneratedLine {
	readonly key: string;
	/** One for each roll; none if the player left the line empty. */
	readonly values: readonly string[];
	/** The player's own words stay, whatever they follow from is rerolled. */
	readonly isTyped: boolean;
	/** How many the book would have at most. */
	readonly most: number;
	/** On which tables it was rolled: if that is no longer so, the line is rerolled. */
	readonly basis: string;
	/** What it settles for the lines that follow from it. */
	readonly settles: Facts;
}

export const lineOf = ({ lines }: Generated, key: string): GeneratedLine | undefined =>
	lines.find(line => line.key === key);
