import { numberOf } from '../../effects/phrases/builders';
import type { Source } from './wording';

const OF_THE_CLOCK =
	' (?:of|on) (?:an?|its|the|this|your) (?:[a-z\\d]+-segment )?clock\\b(?: to represent [^,;.[\\]]+)?';
const NUMBER = '(an?|one|two|three|\\d)';
const FILL = new RegExp(
	`\\b(?:fill|mark|tick) ${NUMBER} (?:clock segments?|segments?)(?:${OF_THE_CLOCK}|(?! (?:of|on)\\b))`,
	'gi',
);
const CLEAR = new RegExp(`\\b(?:clear|erase) ${NUMBER} segments?${OF_THE_CLOCK}`, 'gi');
const RESET = /\b(?:clear|empty|reset) (?:its|the|this|your) clock\b/gi;

/** Puts what is done to the one clock of a card as what is done to a counter: "take +1 clock". */
export function ofCardClock(words: string, { card }: Pick<Source, 'card'>): string {
	const { controls, abilities } = card.asset;
	const clocks = [...controls, ...abilities.flatMap(ability => ability.controls)].flatMap(control =>
		control.kind === 'clock' ? [control.key] : [],
	);
	const [clock, ...others] = clocks;
	if (clock === undefined || others.length > 0 || !/^[a-z ]+$/.test(clock)) return words;
	const by = (number: string): number => (/^an?$/i.test(number) ? 1 : numberOf(number.toLowerCase()));
	return words
		.replace(FILL, (_, number: string) => `take +${by(number)} ${clock}`)
		.replace(CLEAR, (_, number: string) => `suffer -${by(number)} ${clock}`)
		.replace(RESET, `set your ${clock} to 0`);
}
