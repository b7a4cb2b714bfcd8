import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import type { Deed, PlayDeed } from './step-result';
import type { Happened } from './invariants/law';
import { linesIn, pairsTogether, playersOf } from './invariants/lines';
import type { Look } from './vault-snapshot';
import { isSame } from './vault-snapshot';
import { recordsIn } from './per-text';

/** What is asked on the way may lead to one action or to several. */
const ONE_OR_MORE: readonly PlayDeed['what'][] = ['notice', 'other', 'rename'];

/** What the laws must know of the steps before. */
export class Memory {
	private readonly unended = new Set<string>();
	private readonly together = new Set<string>();
	/** The last move, as long as nothing but presses on it was written since. */
	private lastMove: { readonly journal: string; readonly block: number; readonly before: Look } | undefined;
	private lastWrite: { readonly path: string; readonly text: string } | undefined;
	/** Notes in which the editor's own undo or redo was pressed. */
	private readonly turnedBack = new Set<string>();
	/** Who acted in each journal. */
	private readonly actors = new Map<string, Set<string>>();

	known(
		deed: Deed,
	): Pick<Happened, 'unended' | 'together' | 'beforeMove' | 'beforeWrite' | 'isHandedOn' | 'isTurnedBack'> {
		const { unended, together, lastMove, lastWrite } = this;
		return {
			unended,
			together,
			isHandedOn: this.actorsAfter(deed).size > 1,
			isTurnedBack: this.turnedBack.has(deed.play?.journal ?? ''),
			...(lastMove && this.isUndoOfLast(deed) ? { beforeMove: lastMove.before } : {}),
			...(lastWrite ? { beforeWrite: lastWrite } : {}),
		};
	}

	private actorsAfter({ play }: Deed): ReadonlySet<string> {
		const actors = this.actors.get(play?.journal ?? '') ?? new Set();
		if (play?.actor !== undefined) this.actors.set(play.journal, actors.add(play.actor));
		return actors;
	}

	private isUndoOfLast({ play }: Deed): boolean {
		const { lastMove } = this;
		return play?.what === 'undo' && lastMove?.journal === play.journal && lastMove.block === play.block;
	}

	/** `panesOf` tells in how many panes a note is open. */
	remember({ deed, before, after }: Happened, panesOf: (path: string) => number): void {
		this.rememberLines(before, after);
		const hasChanged = [...after].some(([path, note]) => !isSame(before.get(path), note)) || before.size !== after.size;
		const { play } = deed;
		if (deed.history !== undefined) this.turnedBack.add(deed.history);
		if (deed.by !== 'nothing') this.lastWrite = writtenNow(deed, before, after, panesOf);
		if (play?.what === 'move' && play.isDone) {
			const block = insertedBlock(before.get(play.journal)?.text ?? '', after.get(play.journal)?.text ?? '');
			this.lastMove = block === undefined ? undefined : { journal: play.journal, block, before };
		} else if (hasChanged && !this.isPressOnLast(deed, before, after)) this.lastMove = undefined;
	}

	/** A press that opened no other move. */
	private isPressOnLast({ play }: Deed, before: Look, after: Look): boolean {
		const { lastMove } = this;
		if (play?.what !== 'press' || lastMove?.journal !== play.journal || lastMove.block !== play.block) return false;
		const moves = (look: Look) => recordsIn(look.get(play.journal)?.text ?? '').length;
		return moves(before) === moves(after);
	}

	rememberLines(before: Look, after: Look): void {
		for (const [path, { text }] of after) {
			if (before.get(path)?.text === text) continue;
			for (const pair of pairsTogether(text)) this.together.add(pair);
			const lines = linesIn(text);
			const last = lines.filter(line => line.text !== '' || line.lineBreak !== '').at(-1);
			const players = last && last.lineBreak === '' ? playersOf(last) : undefined;
			if (players !== undefined) this.unended.add(players);
		}
	}
}

/** The note as it was before the plugin wrote into its one editor just now. */
function writtenNow({ by, play, fault }: Deed, before: Look, after: Look, panesOf: (path: string) => number) {
	const path = play?.journal ?? '';
	const [was, is] = [before.get(path), after.get(path)];
	// An app that was started again has no history.
	const isThere =
		by === 'played' &&
		fault?.kind !== 'crash' &&
		play !== undefined &&
		!ONE_OR_MORE.includes(play.what) &&
		was?.from === 'editor' &&
		is?.from === 'editor' &&
		was.text !== is.text &&
		panesOf(path) === 1;
	return isThere ? { path, text: was.text } : undefined;
}

/** Which of the blocks is new. */
function insertedBlock(before: string, after: string): number | undefined {
	const [old, now] = [swornBlocks(before), swornBlocks(after)];
	if (now.length <= old.length) return undefined;
	const at = now.findIndex(({ body }, i) => body !== old[i]?.body);
	return at < 0 ? undefined : at;
}
