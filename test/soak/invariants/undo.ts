import type { Deed } from '../step-result';
import type { NoteSeen } from '../vault-snapshot';
import { isSame, plain } from '../vault-snapshot';
import type { Happened, Law } from './law';

export const undoGivesBytesBack: Law = {
	name: 'undo right after a move gives the bytes back',
	broken: happened => {
		const { deed, beforeMove, after, told } = happened;
		if (deed.play?.what !== 'undo' || deed.fault || !beforeMove || isRefused(happened)) return undefined;
		const paths = [...new Set([...beforeMove.keys(), ...after.keys()])];
		const path = paths.find(
			each => !isSame(beforeMove.get(each), withoutAnswer(after.get(each), beforeMove.get(each))),
		);
		if (path === undefined) return undefined;
		const [was, is] = [beforeMove.get(path)?.text, after.get(path)?.text];
		return `${path}: ${firstDifference(was ?? '(none)', is ?? '(none)')}${told.length > 0 ? `; told: ${told.join(' | ')}` : ''}`;
	},
};

/** Who plays in a note that names nobody may be asked, also by the command that undoes: the answer stays in its properties. */
function withoutAnswer(after: NoteSeen | undefined, before: NoteSeen | undefined): NoteSeen | undefined {
	if (!after || /^character:/m.test(before?.text ?? '')) return after;
	return { ...after, text: after.text.replace(/^character:.*(?:\r\n?|\n)/m, '') };
}

/** What is in the way is told, and nothing is written. */
const isRefused = ({ before, after, told }: Happened): boolean =>
	told.length > 0 && [...before].every(([path, note]) => isSame(note, after.get(path)));

export const oneCtrlZ: Law = {
	name: 'one Ctrl+Z takes a whole action out of the note',
	broken: ({ deed, step, beforeWrite, after }) => {
		if (step.do !== 'ctrl+z' || !beforeWrite || deed.history !== beforeWrite.path) return undefined;
		const now = after.get(beforeWrite.path)?.text ?? '';
		return plain(now) === plain(beforeWrite.text) ? undefined : firstDifference(beforeWrite.text, now);
	},
};

/** A track that stands in two notes, or in neither, until what was cut off is finished or taken back. */
const isHalfTurned = ({ play, fault }: Deed): boolean => play?.what === 'turn' && fault !== undefined;

export const settledStaysSettled: Law = {
	name: 'a settled record offers nothing new',
	broken: ({ cards, deed }) => {
		// A record that names what has another name now, half-way, asks for it anew.
		if (!cards || deed.play?.what === 'undo' || deed.play?.what === 'rename' || isHalfTurned(deed)) return undefined;
		for (const [body, { open }] of cards.after) {
			const before = cards.before.get(body);
			if (before?.open.length !== 0 || before.asksForTrack || !isWhole(body)) continue;
			// What was told to be done by hand, as there was nothing to do it to, is offered once there is something.
			const anew = open.filter(({ about }) => !before.about.includes(about));
			if (anew.length > 0) return `${JSON.stringify(body)} offers: ${anew.map(({ words }) => words).join(' | ')}`;
		}
		return undefined;
	},
};

/** A record whose outcome or changes were deleted does not say any more what was settled. */
const isWhole = (body: string): boolean => !/^dice:/m.test(body) || /^outcome:/m.test(body);

/** Some text before and after the first letter that is different. */
function firstDifference(was: string, is: string): string {
	let at = 0;
	while (at < was.length && was[at] === is[at]) at++;
	const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
	return `from letter ${at} on ${around(is)} instead of ${around(was)}`;
}
