import { readEffectsNotation } from '../effects/notation/read-notation';
import type { StatedEffects } from '../move';
import { readOutcome } from '../outcome';
import { finding, type Finding } from '../problem';
import type { OutcomeMark } from './outcome-marks';
import type { Part } from './parts';

interface NoteEffects {
	readonly stated: StatedEffects | undefined;
	readonly findings: readonly Finding[];
}

/** A fence of effects, with the outcome implied by its position. */
export interface PlacedEffects {
	readonly part: Extract<Part, { kind: 'effects' }>;
	/** The outcome of the paragraph above; absent if it applies to the move as a whole. */
	readonly under: OutcomeMark | undefined;
}

/** Effects that a note states explicitly; each fence applies to the outcome it names or is under. */
export function readNoteEffects(fences: readonly PlacedEffects[]): NoteEffects {
	let stated: StatedEffects | undefined;
	const findings: Finding[] = [];
	for (const { part, under } of fences) {
		const reading = readEffectsNotation(part.text);
		if (!reading.ok) {
			findings.push(...reading.problems.map(({ message, from }) => atLine(part, from, message)));
			continue;
		}
		const outcome = readOutcome(part.info);
		const match = outcome ? /\bmatch\b/i.test(part.info) : (under?.match ?? false);
		const outcomes = outcome ? [outcome] : (under?.outcomes ?? []);
		const own = Object.fromEntries(outcomes.map(name => [name, reading.value]));
		stated = {
			reason: 'The note states it.',
			...stated,
			...(outcomes.length === 0 && { always: reading.value }),
			...(!match && { outcomes: { ...stated?.outcomes, ...own } }),
			...(match && { matches: { ...stated?.matches, ...own } }),
		};
	}
	return { stated, findings };
}

function atLine({ line, text }: PlacedEffects['part'], from: number, message: string): Finding {
	const before = text.slice(0, from).split('\n').length - 1;
	return finding(line + before, text.split('\n')[before]?.trim() ?? '', message);
}
