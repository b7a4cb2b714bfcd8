import type { ConditionMeterRule } from '../ruleset';
import { finding, type Finding } from './finding';
import { withoutEmphasis } from './marks';
import type { MoveHeading } from './reference-move';
import type { Vocabulary } from './vocabulary';

/** "sanity", "sanity 0-5", "sanity 0 to 5, starts at 3". */
const METER =
	/^([a-z][a-z '-]{0,30}?)(?:[ :]+(\d{1,3}) ?(?:-|–|to|\.\.) ?(\d{1,3}))?(?:,? (?:starts?|begins?) (?:at|with) (\d{1,3}))?$/i;
/** As the printed meters run. */
const USUAL = { min: 0, max: 5 };

/** A meter as the frontmatter declares it; it starts full unless the note says otherwise. */
export function readMeter(words: string): ConditionMeterRule | undefined {
	const [, name, from, to, start] = METER.exec(words.trim()) ?? [];
	if (name === undefined || name.toLowerCase() === 'momentum') return undefined;
	const min = from === undefined ? USUAL.min : Number(from);
	const max = to === undefined ? USUAL.max : Number(to);
	const value = start === undefined ? max : Number(start);
	return min < max && min <= value && value <= max ? { name: name.toLowerCase(), min, max, value } : undefined;
}

/** `meters:` of the frontmatter: one, a list of them, or names with their bounds. */
export const meterWords = (value: unknown): readonly string[] =>
	[value].flat(2).flatMap(item => {
		if (typeof item === 'string') return [item];
		if (typeof item !== 'object' || item === null) return [];
		return Object.entries(item).map(([name, bounds]) => (bounds === null ? name : `${name} ${String(bounds)}`));
	});

/** A signed amount of one word at the end of a clause: "suffer -1 sanity." */
const TAKEN = /\b(?:take|suffer|lose|gain) (?:up to )?[+-]\d+ ([a-z]{3,20})(?=[.,;:)]|$| and | or )/gi;
/** What is no meter of a character, or not one to declare. */
const OTHER = new Set(
	'momentum integrity experience xp progress harm stress damage more each hold ticks tick'.split(' '),
);

/** Meters that a move takes from or gives to, and that nobody declared; each once. */
export function undeclaredMeters(headings: readonly MoveHeading[], { meters }: Vocabulary): readonly Finding[] {
	const told = new Set<string>();
	return headings.flatMap(({ entry }) =>
		entry.body.flatMap(({ number, text }) =>
			[...withoutEmphasis(text).matchAll(TAKEN)].flatMap(([, name = '']) => {
				const word = name.toLowerCase();
				if (OTHER.has(word) || meters.includes(word) || told.has(word)) return [];
				told.add(word);
				return [finding(number, text, undeclared(word))];
			}),
		),
	);
}

const undeclared = (word: string): string =>
	`“${word}” is no meter of these rules. Check the word, or declare it at the top of the note: “meters: [${word} 0-5]”.`;
