import type { JournalActions } from '../../services/journal-actions';
import { whenIdle } from '../../vault/index/idle';

/** Waits until all track blocks are indexed, as only then all names are known. */
export async function whenComplete(vaultIndex: JournalActions['vaultIndex'], isOver: () => boolean): Promise<void> {
	while (!vaultIndex.isComplete && !isOver()) await new Promise<void>(resolve => void whenIdle(() => resolve()));
}
