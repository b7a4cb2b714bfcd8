import type { DiceRoller } from '../../play/dice/dice';
import { resolveRecordAction, type RecordAction } from '../../journal/actions/record-action';
import { findBlock } from '../../journal/note-blocks/find-blocks';
import type { SwornBlockAt } from '../../journal/sworn-block/block-at';
import { endBehind, endOfChain } from '../../journal/note-blocks/insert-block';
import { withTracksAsNamed } from '../../journal/note-blocks/names-in-note';
import type { Awaited } from '../editor/pending-token';
import { noteInUse } from '../vault/active-note';
import { facesOf, facesThrown, diceOfMove, type Begun, type Shown } from './act-with-token';
import type { BlockLocation, Services } from './services';

/** The dice of a press on a record, as the card shows it, if it throws any. A reroll changes dice that stand already. */
export function beginPress(
	{ app, viewState, settings }: Pick<Services, 'app' | 'viewState' | 'settings'>,
	{ path, place, by }: BlockLocation,
	press: RecordAction,
): Begun {
	const view = press.kind === 'roll' || press.kind === 'pick' ? noteInUse(app) : undefined;
	const show = (dice: DiceRoller, text: string): Shown | undefined => {
		const block = findBlock(text, place, viewState.blocksIn(text));
		const { actor } = viewState.around(path, by);
		const at = block.ok ? behind(text, block.value) : undefined;
		const read = block.ok ? viewState.recordIn(block.value.body) : block;
		if (!actor.ok || !read.ok || !at) return undefined;
		const { record } = read.value;
		const { book } = actor.value;
		const shown = { record, book, character: withTracksAsNamed(actor.value.character, record) };
		const { dice: thrown, said } = facesThrown(dice, on =>
			resolveRecordAction(press, { ...shown, certain: settings.certain, asksPosition: true }, on),
		);
		if (!said.ok) return undefined;
		const { record: now, character, follow, followRoll } = said.value;
		if (!follow || !followRoll) {
			// a player's own dice are not thrown
			const faces = !record.dice && now.dice ? facesOf(now.dice) : thrown;
			return faces === undefined ? undefined : { name: record.move, dice: faces, at };
		}
		const next = { move: follow.move, rollInput: followRoll };
		return { name: next.move, dice: diceOfMove({ book, character }, next, dice, follow), at };
	};
	return { view: view?.file?.path === path ? view : undefined, show };
}

/** Behind a line and the moves that it has led to; below a block, in the blank line that follows it. */
function behind(text: string, block: SwornBlockAt): Awaited | undefined {
	if (block.form === 'line') {
		const at = endBehind(text, block);
		return { from: at, to: at };
	}
	const { fenceTo } = endOfChain(text, block);
	return text[fenceTo] === '\n' && /^(?:\n|$)/.test(text.slice(fenceTo + 1, fenceTo + 2))
		? { from: fenceTo + 1, to: fenceTo + 1 }
		: undefined;
}
