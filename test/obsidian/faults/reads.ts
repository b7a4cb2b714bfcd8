import { isHidden } from '../../host/backend/backend';
import type { AtTable } from './at-table';
import { ELSEWHERE } from './vault';

/** A note that an action may be about. */
const isNote = (path: string): boolean => path.endsWith('.md') && !isHidden(path) && path !== ELSEWHERE;

/**
 * Calls back at each read of a note from now on. The reading that the app does within its own read-and-write is left out:
 * whoever writes in between is written over by the app, and no plugin can know.
 */
export function onRead({ host }: AtTable, wasRead: (path: string) => Promise<void> | void): void {
	const { adapter } = host.app.vault;
	const process = adapter.process.bind(adapter);
	const within = new Set<string>();
	adapter.process = async (path, ...more) => {
		within.add(path);
		try {
			return await process(path, ...more);
		} finally {
			within.delete(path);
		}
	};
	host.backend.afterRead = async path => {
		if (isNote(path) && !within.has(path)) await wasRead(path);
	};
}
