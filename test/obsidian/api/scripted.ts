import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import { landing } from '../../support/scripted-dice';
import type { Writing } from '../commands/writing';
import { writing } from '../commands/writing';

/** A journal in the editor, and the API as a script finds it. */
export interface Scripted extends Writing {
	readonly api: SwornJournalApi;
}

interface WithApi {
	readonly api?: SwornJournalApi;
}

/** `faces` are how the dice fall. */
export async function scripted(
	note: string,
	faces: readonly number[] = [],
	...more: readonly Parameters<typeof writing>[1 | 2][]
): Promise<Scripted> {
	const [files, settings] = more;
	const host = await writing(note, files, settings);
	host.plugin.dice = landing([...faces]);
	const { api } = host.app.plugins.plugins['sworn-journal'] as WithApi;
	if (!api) throw new Error('The plugin has no api');
	return Object.assign(Object.create(host) as Writing, { api });
}
