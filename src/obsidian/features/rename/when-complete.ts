import type { JournalActions } from '../../services/journal-actions';
import { whenIdle } from '../../vault/index/idle';

/** Waits until every block of a track is known: only then is it known what has a name. */
export async function whenComplete(vaultIndex: JournalActions['vaultIndex'], isOver: () => boolean): Promise<void> {
	while (!vaultIndex.isComplete && !isOver()) await new Promise<void>(resolve => void whenIdle(() => resolve()));
}
