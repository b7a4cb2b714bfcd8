import type SwornJournalPlugin from '../../../main';
import type { JournalActions } from '../../../src/obsidian/services/journal-actions';
import type { Settings } from '../../../src/obsidian/services/settings';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import type { TrackLocation } from '../../../src/journal/track/parse-tracks';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { actionsOf } from '../../support/plugin-actions';
import { landing } from '../../support/scripted-dice';

/** A vault on the stand-in host, and the journal actions of the plugin that runs in it. */
export interface HandTable {
	readonly host: Booted<SwornJournalPlugin>;
	readonly actions: JournalActions;
	/** The first track block of a note, as it stands in its editor or on disk. */
	home(path?: string): Promise<TrackLocation>;
	/** A press on the button of a notice. */
	pressNotice(): Promise<void>;
}

export const JOURNAL = 'Journal.md';

export async function handTable(
	files: Readonly<Record<string, string>>,
	journal: Settings['journal'],
	{ note = JOURNAL, mode = 'live' as 'live' | 'preview', faces = [] as readonly number[] } = {},
): Promise<HandTable> {
	const host = await boot<SwornJournalPlugin>({
		files: { ...files, '.obsidian/plugins/sworn-journal/data.json': JSON.stringify({ journal }) },
		note,
		mode,
	});
	host.plugin.dice = landing([...faces]);
	const actions = actionsOf(host.plugin);
	await host.tick(30);
	return {
		host,
		actions,
		async home(path = JOURNAL) {
			const text = actions.writer.openText(path) ?? (await host.read(path));
			const [block] = swornBlocks(text);
			if (!block) throw new Error(`No block in ${path}`);
			return { path, place: { body: block.body } };
		},
		async pressNotice() {
			const button = document.querySelector<HTMLElement>('.sworn-notice-button');
			if (!button) throw new Error(`No button on ${host.notices().join(' | ') || 'no notice'}`);
			button.click();
			await host.tick(30);
		},
	};
}
