import type { Token } from '../../journal/answers/token';
import type { MoveRecord } from '../../play/record/record';

/** What an element that shows a record can tell in full. */
export interface ToldRecord {
	readonly token: Token;
	/** Everything in words. */
	readonly words: string;
	/** The move, if it is one. */
	readonly record?: MoveRecord | undefined;
}

const told = new WeakMap<Element, ToldRecord>();

/** Remembers what an element shows. */
export const setTold = (el: Element, record: ToldRecord): void => void told.set(el, record);

export const toldOf = (el: Element): ToldRecord | undefined => told.get(el);
