import type { Desk } from '../desk';
import { whenIdle } from '../index/idle';

/** Waits until every block of a track is known: only then can it be told what has a name. */
export async function whenComplete(cast: Desk['cast'], isOver: () => boolean): Promise<void> {
	while (!cast.isComplete && !isOver()) await new Promise<void>(resolve => void whenIdle(resolve));
}
