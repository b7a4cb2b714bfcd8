import type { Plugin } from 'obsidian';
import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import type { TrackKind } from '../../rules/track-kind';
import { browseAssets } from '../assets/browse-assets';
import type { Desk } from '../desk';
import { findEncounter } from '../foes/find-encounter';
import { generateAtCursor } from '../generators/generate-thing';
import { journalCheck } from '../journal-check/journal-check';
import { noteInUse } from '../note-in-use';
import { askAtCursor } from '../oracles/ask-the-oracle';
import { rollOnTableAtCursor } from '../oracles/roll-at-cursor';
import { renameCommand } from '../rename/rename-command';
import type { TrackCommand } from './change-track';
import { changeTrack } from './change-track';
import { checkRulesNote } from './check-rules-note';
import { continueMove } from './continue-move';
import { createCharacter } from './create-character';
import { makeMove } from './make-move';
import { markOrClearImpact } from './mark-impact';
import { beginTrackAt } from './new-track';
import { beginSession } from '../sessions/begin-session';
import { endSession } from '../sessions/end-session';
import { openTable } from '../table/open-table';
import { beginCampaign } from '../campaign/begin-campaign';
import { setTruths } from '../truths/set-truths';
import { setPosition } from './set-position';
import { takeOrSuffer } from './take-or-suffer';
import {
	advanceClock,
	changeRank,
	completeTrack,
	forsakeTrack,
	markProgress,
	openTrackAgain,
	trackIntoBlock,
	trackIntoNote,
} from './track-commands';
import { undoMoveAbove } from './undo-move';

/** A command of the palette. */
interface Command {
	readonly id: string;
	readonly name: string;
	readonly icon: string;
}

/** One that acts on the note used last; without a note the palette does not offer it. */
interface NoteCommand extends Command {
	/** It needs the cursor, so Reading view does not offer it either. */
	readonly inEditor?: true;
	readonly run: (desk: Desk, view: MarkdownView) => void;
}

const MAKE_A_MOVE: NoteCommand = { id: 'make-a-move', name: 'Make a move', icon: 'dices', run: makeMove };

const newTrack = (kind: TrackKind, icon: string): NoteCommand => ({
	id: `new-${kind}`,
	name: `New ${kind}`,
	icon,
	run: (desk, view) => beginTrackAt(desk, view, kind),
});

const onTracks = (
	id: string,
	name: string,
	icon: string,
	command: (desk: Desk, note: string) => TrackCommand,
): NoteCommand => ({
	id,
	name,
	icon,
	run: (desk, view) => changeTrack(desk, view, command(desk, view.file?.path ?? '')),
});

const IN_A_NOTE: readonly NoteCommand[] = [
	MAKE_A_MOVE,
	{
		id: 'continue-move',
		name: 'Continue move',
		icon: 'list-todo',
		inEditor: true,
		run: (desk, view) => continueMove(desk, view.editor, view),
	},
	{
		id: 'undo-last-move',
		name: 'Undo last move',
		icon: 'undo-2',
		inEditor: true,
		run: (desk, view) => undoMoveAbove(desk, view.editor, view),
	},
	{ id: 'ask-the-oracle', name: 'Ask the oracle', icon: 'sparkles', run: askAtCursor },
	{ id: 'generate', name: 'Generate a place, ship or person', icon: 'wand-sparkles', run: generateAtCursor },
	{
		id: 'roll-on-the-table-at-the-cursor',
		name: 'Roll on the table at the cursor',
		icon: 'table',
		inEditor: true,
		run: rollOnTableAtCursor,
	},
	{ id: 'browse-assets', name: 'Browse assets', icon: 'id-card', run: browseAssets },
	{ id: 'begin-a-session', name: 'Begin a session', icon: 'calendar-plus', run: beginSession },
	{ id: 'end-a-session', name: 'End a session', icon: 'calendar-check', run: endSession },
	{ id: 'find-a-foe', name: 'Find a foe', icon: 'paw-print', run: findEncounter('foe') },
	{ id: 'find-a-site', name: 'Find a site', icon: 'mountain', run: findEncounter('site') },
	{ id: 'find-a-rarity', name: 'Find a rarity', icon: 'gem', run: findEncounter('rarity') },
	newTrack('vow', 'flag'),
	newTrack('expedition', 'compass'),
	newTrack('connection', 'handshake'),
	newTrack('objective', 'target'),
	newTrack('foe', 'swords'),
	newTrack('journey', 'map'),
	newTrack('site', 'landmark'),
	newTrack('scene', 'clapperboard'),
	newTrack('threat', 'skull'),
	newTrack('clock', 'clock'),
	newTrack('track', 'list-plus'),
	onTracks('mark-progress', 'Mark progress', 'list-checks', markProgress),
	onTracks('change-rank', 'Change rank', 'chevrons-up-down', changeRank),
	onTracks('complete-a-track', 'Complete a track', 'circle-check', completeTrack),
	onTracks('forsake-a-track', 'Forsake a track', 'circle-x', forsakeTrack),
	onTracks('open-a-track-again', 'Open a track again', 'rotate-ccw', openTrackAgain),
	onTracks('advance-a-clock', 'Advance a clock', 'clock-arrow-up', advanceClock),
	onTracks('turn-track-into-a-note', 'Turn track into a note', 'file-output', trackIntoNote),
	onTracks('turn-track-note-into-a-block', 'Turn track note into a block', 'file-input', trackIntoBlock),
	{ id: 'take-or-suffer', name: 'Take or suffer', icon: 'heart-pulse', run: takeOrSuffer },
	{ id: 'mark-or-clear-an-impact', name: 'Mark or clear an impact', icon: 'square-check', run: markOrClearImpact },
	{ id: 'set-position', name: 'Set position', icon: 'shield', run: setPosition },
];

const ANYWHERE: readonly (Command & { readonly run: (desk: Desk) => void })[] = [
	{ id: 'rename-a-track-or-character', name: 'Rename a track or character', icon: 'pencil', run: renameCommand },
	{ id: 'open-the-table', name: 'Open the Table', icon: 'scroll-text', run: desk => void openTable(desk) },
	{ id: 'create-a-character', name: 'Create a character', icon: 'user-plus', run: createCharacter },
	{ id: 'begin-a-campaign', name: 'Begin a campaign', icon: 'compass', run: beginCampaign },
	{ id: 'set-the-truths', name: 'Set the truths of your world', icon: 'globe', run: setTruths },
	{ id: 'journal-check', name: 'Journal check', icon: 'file-search', run: journalCheck },
	{ id: 'check-rules-note', name: 'Check rules note', icon: 'book-open-check', run: checkRulesNote },
];

/** All commands, and *Make a move* in the ribbon as well. */
export function registerCommands(plugin: Plugin, desk: Desk): void {
	plugin.addRibbonIcon(MAKE_A_MOVE.icon, MAKE_A_MOVE.name, () => {
		const view = noteInUse(desk.app);
		if (view) MAKE_A_MOVE.run(desk, view);
		else new Notice('Open a note first: the move is written there.');
	});
	for (const { id, name, icon, inEditor, run } of IN_A_NOTE)
		plugin.addCommand({
			id,
			name,
			icon,
			checkCallback: checking => {
				const view = noteInUse(desk.app);
				if (!view?.file || (inEditor && view.getMode() !== 'source')) return false;
				if (!checking) run(desk, view);
				return true;
			},
		});
	for (const { id, name, icon, run } of ANYWHERE) plugin.addCommand({ id, name, icon, callback: () => run(desk) });
}
