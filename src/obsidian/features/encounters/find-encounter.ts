import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import {
	calloutOf,
	encounterCards,
	type EncounterCard,
	type EncounterKind,
} from '../../../rules/encounters/encounter-cards';
import { lackingOf } from '../../../rules/encounters/lacking';
import { parseOk } from '../../../rules/core/problem';
import { insertText } from '../../../journal/text/insert-text';
import { beginTrackNamed } from '../tracks/new-track/new-track-command';
import { backToNote, offsetIn } from '../../services/note-at-cursor';
import { withActorAtOnce } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { openEncounters } from './encounter-dialog';
import { t } from '../../../i18n/translate';

/**
 * *Find a foe*, *site* or *rarity*: shows the cards of the book, and inserts a card's track or description into the
 * note.
 */
export const findEncounter =
	(kind: EncounterKind) =>
	(actions: JournalActions, view: MarkdownView): void =>
		withActorAtOnce(actions, view, ({ book: { ruleset } }, journal) => {
			const cards = encounterCards(ruleset, kind);
			if (cards.length === 0) new Notice(`${ruleset.title} ${NONE[kind]}`);
			else
				openEncounters(
					actions.app,
					{ kind, cards, lacking: lackingOf(ruleset, kind) },
					{
						onBegin: card => begin(actions, view, card),
						onInsert: card => void insert(actions, view, journal, card),
					},
				);
		});

const NONE: Readonly<Record<EncounterKind, string>> = {
	foe: t('has no foes of its own.'),
	site: t('has no prepared sites. Ironsworn: Delve has.'),
	rarity: t('has no rarities. Ironsworn: Delve has.'),
};

function begin(
	actions: Actions<'vaultIndex' | 'viewState' | 'write' | 'settings'>,
	view: MarkdownView,
	{ name, track }: EncounterCard,
): void {
	if (!track) return;
	const { kind, rank, theme, domain } = track;
	const details = { ...(theme && { theme }), ...(domain && { domain }) };
	beginTrackNamed(actions, view, kind, { name, rank, details });
}

async function insert(actions: Actions<'write'>, view: MarkdownView, path: string, card: EncounterCard): Promise<void> {
	await actions.write([path], texts => {
		const text = texts.get(path) ?? '';
		const { changes, cursor } = insertText(text, offsetIn(view, text), calloutOf(card));
		return parseOk({ edits: [{ path, changes }], cursor });
	});
	backToNote(view);
}
