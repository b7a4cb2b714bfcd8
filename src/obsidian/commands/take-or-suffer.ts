import type { MarkdownView } from 'obsidian';
import type { Desk } from '../desk';
import type { Gauge } from '../take-or-suffer/gauges';
import { gaugesOf, previewOf } from '../take-or-suffer/gauges';
import { TakeOrSufferDialog } from '../take-or-suffer/take-or-suffer-dialog';
import { backToNote } from './note-at';
import { withActor } from './with-actor';

/** Take or suffer: a meter, momentum, or a meter of a companion or vehicle, and an amount. */
export function takeOrSuffer(desk: Desk, view: MarkdownView): void {
	void withActor(desk, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const input = {
			gauges: gaugesOf(character, ruleset),
			previewOf: (gauge: Gauge, by: number) => previewOf(gauge, by, character, ruleset),
		};
		new TakeOrSufferDialog(desk.app, input, ({ name: meter, asset }, by) => {
			const edit = { kind: 'meter', meter, by } as const;
			const written =
				asset === undefined ? desk.hands.character(actor, edit, path) : desk.hands.asset(actor, asset, edit, path);
			void written.then(() => backToNote(view));
		}).open();
	});
}
