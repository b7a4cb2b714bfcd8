import type { Problem } from '../../rules/problem';
import type { Track } from '../../play/track';
import type { StateProblem } from '../../journal/pages/state-on';
import { swornBlocks } from '../../journal/sworn-block/in-note';
import { isTrackBlock, readTrackBlock } from '../../journal/track/track-block';

/** A block of the same name further up in its note: that one counts, as moves find it first. */
export function sameNameAbove(name: string, note: string, line: number): readonly Problem[] {
	const first = swornBlocks(note).find(
		({ body, endLine }) => endLine < line && isTrackBlock(body) && nameIn(body) === name,
	);
	if (!first) return [];
	const message = `“${name}” stands further up in this note already, at line ${first.startLine + 1}. That one counts for moves: give this one another name.`;
	return [{ code: 'same_name', message, from: 0, to: 0 }];
}

function nameIn(body: string): string | undefined {
	const reading = readTrackBlock(body);
	return reading.ok ? reading.value.track.name : undefined;
}

/** The same name in another note of its character. Where it stands twice in this note, its second block tells. */
export function sameNameElsewhere(
	name: string,
	problems: readonly StateProblem[],
	here: readonly Track[],
): readonly Problem[] {
	if (here.filter(track => track.name === name).length > 1) return [];
	const same = problems.filter(({ code, track }) => code === 'same_name' && track === name);
	return same.filter(({ message }, at) => same.findIndex(other => other.message === message) === at);
}
