import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { EncounterCard, EncounterKind } from '../../rules/foes/encounter-cards';
import { calloutOf, encounterCards } from '../../rules/foes/encounter-cards';
import { read } from '../../rules/problem';
import { insertText } from '../../journal/text/insert-text';
import { beginTrackNamed } from '../commands/new-track';
import { backToNote, offsetIn } from '../commands/note-at';
import { withActorAtOnce } from '../commands/with-actor';
import type { Desk } from '../desk';
import { EncounterDialog } from './encounter-dialog';

/** Find a foe, a site or a rarity of the book: its card, its track at the cursor, or what is told of it in the note. */
export const findEncounter =
	(kind: EncounterKind) =>
	(desk: Desk, view: MarkdownView): void =>
		withActorAtOnce(desk, view, ({ book: { ruleset } }, journal) => {
			const cards = encounterCards(ruleset, kind);
			if (cards.length === 0) new Notice(`${ruleset.title} ${NONE[kind]}`);
			else
				new EncounterDialog(
					desk.app,
					{ kind, cards },
					{
						onBegin: card => begin(desk, view, card),
						onInsert: card => void insert(desk, view, journal, card),
					},
				).open();
		});

const NONE: Readonly<Record<EncounterKind, string>> = {
	foe: 'has no foes of its own.',
	site: 'has no prepared sites. Ironsworn: Delve has.',
	rarity: 'has no rarities. Ironsworn: Delve has.',
};

function begin(desk: Desk, view: MarkdownView, { name, track }: EncounterCard): void {
	if (!track) return;
	const { kind, rank, theme, domain } = track;
	const details = { ...(theme && { theme }), ...(domain && { domain }) };
	beginTrackNamed(desk, view, kind, { name, rank, details });
}

async function insert(desk: Desk, view: MarkdownView, path: string, card: EncounterCard): Promise<void> {
	await desk.write([path], texts => {
		const text = texts.get(path) ?? '';
		const { changes, cursor } = insertText(text, offsetIn(view, text), calloutOf(card));
		return read({ edits: [{ path, changes }], cursor });
	});
	backToNote(view);
}
