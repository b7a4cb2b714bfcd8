import type { MarkdownView } from 'obsidian';
import type { JournalActions } from '../../../services/journal-actions';
import type { MeterChoice } from './meter-choices';
import { gaugesOf, previewOf } from './meter-choices';
import { openTakeOrSuffer } from './take-or-suffer-dialog';
import { backToNote } from '../../../services/note-at-cursor';
import { withActor } from '../../../services/with-actor';

/** *Take or suffer*: asks for a meter (or momentum, or a meter of a companion or vehicle) and an amount. */
export function takeOrSuffer(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const input = {
			gauges: gaugesOf(character, ruleset),
			previewOf: (gauge: MeterChoice, by: number) => previewOf(gauge, by, character, ruleset),
		};
		openTakeOrSuffer(actions.app, input, ({ name: meter, asset }, by) => {
			const edit = { kind: 'meter', meter, by } as const;
			const written =
				asset === undefined
					? actions.manualEdits.character(actor, edit, path)
					: actions.manualEdits.asset(actor, asset, edit, { shownIn: path });
			void written.then(() => backToNote(view));
		});
	});
}
