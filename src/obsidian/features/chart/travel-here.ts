import { MarkdownView } from 'obsidian';
import type { ChartPlace } from '../../../journal/chart/chart';
import { TRAVEL_MOVES } from '../../../journal/chart/journeys';
import { findMove } from '../../../rules/find-move';
import type { Move } from '../../../rules/move';
import type { JournalActions } from '../../services/journal-actions';
import { linkTo } from '../sessions/session-owner';

/**
 * *Travel here*: in the journal with the chart, else in the last one of the campaign, opens the move by which the rules
 * travel; undefined if they have none, or nobody plays.
 */
export function journeyTo(
	actions: JournalActions,
	from: string,
	place: ChartPlace,
	journals: readonly string[],
): (() => void) | undefined {
	const journal = journals.includes(from) ? from : (journals.at(-1) ?? from);
	const book = actions.viewState.around(journal, undefined).book;
	const moves = book.ok ? TRAVEL_MOVES.flatMap(name => findIn(book.value.ruleset, name)) : [];
	const [move] = moves;
	if (!move || place.isHeardOf) return undefined;
	return () => void travel(actions, journal, move, place);
}

const findIn = (ruleset: Parameters<typeof findMove>[0], name: string): readonly Move[] => {
	const found = findMove(ruleset, name);
	return found.ok ? [found.value] : [];
};

async function travel(actions: JournalActions, journal: string, move: Move, place: ChartPlace): Promise<void> {
	const { app } = actions;
	await app.workspace.openLinkText(journal, '', false);
	const view = app.workspace.getActiveViewOfType(MarkdownView);
	if (view?.file?.path !== journal) return;
	actions.travel(view, move, { name: place.name, link: linkTo(actions.vaultIndex, place.path, journal) });
}
