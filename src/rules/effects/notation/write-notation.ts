import { getOwn } from '../../core/collections';
import type { Effect } from '../effect';
import { BLOCKS } from './blocks';
import { writeLine } from './lines';

/** Writes effects in notation, one per line; nested lines are indented by one tab. */
export const writeEffects = (effects: readonly Effect[]): string => linesOf(effects).join('\n');

const linesOf = (effects: readonly Effect[]): readonly string[] =>
	effects.flatMap(effect => {
		const block = getOwn(BLOCKS, effect.kind);
		return block ? block.write(effect as never, linesOf) : [writeLine(effect)];
	});
