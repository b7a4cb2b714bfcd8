import type { Mode } from '../at-table';
import type { Vault } from '../vault';
import { CAST, JOURNAL, KESTREL, story } from '../vault';

/** A command that goes to the end of the note in Reading view. */
export const COMMAND_MODES: readonly Mode[] = ['live', 'reading', 'left'];
/** A command that needs the cursor. */
export const EDITOR_MODES: readonly Mode[] = ['live', 'left'];

/** More notes; `Kestrel` is a property that Kestrel has besides, or with another value. */
type More = Readonly<Record<string, string | null>>;

/** A vault with a journal that tells so much already; the cursor stands below it. */
export function journal(told = '', { Kestrel: own, ...more }: More = {}): { files: Vault; cursor: number } {
	const text = story(told);
	const notes = Object.fromEntries(Object.entries(more).filter(([, note]) => note !== null)) as Vault;
	return {
		files: { ...CAST, ...(own ? { 'Kestrel.md': withProperty(own) } : {}), ...notes, [JOURNAL]: text.replace('‸', '') },
		cursor: text.indexOf('‸'),
	};
}

function withProperty(line: string): string {
	const key = line.slice(0, line.indexOf(':'));
	const old = new RegExp(`^${key}:.*$`, 'm');
	return old.test(KESTREL) ? KESTREL.replace(old, line) : KESTREL.replace('edge:', `${line}\nedge:`);
}
