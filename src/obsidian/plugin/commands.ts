import { Notice, type Plugin, type MarkdownView } from 'obsidian';
import { browseAssets } from '../features/assets/browse-assets';
import type { JournalActions } from '../services/journal-actions';
import type { MenuRow } from '../components/menu-items';
import { findEncounter } from '../features/encounters/find-encounter';
import { generateAtCursor } from '../features/generators/generate-subject';
import { exportNotes } from '../features/export/export-notes';
import { importCampaign } from '../features/import/import-campaign';
import { importFile } from '../features/import/import-file';
import { undoImport } from '../features/import/undo-import';
import { journalCheck } from '../features/journal-check/journal-check';
import { isOutsideNotes, noteInUse } from '../vault/active-note';
import { wordsSelectedIn } from '../services/note-at-cursor';
import { askAboutSelection, askAtCursor } from '../features/oracles/ask-the-oracle';
import { turnRecords } from '../features/convert-records/convert-records';
import { rollOnTableAtCursor } from '../features/oracles/roll-at-cursor';
import { renameCommand } from '../features/rename/rename-command';
import { changeTrack, type TrackCommand } from '../features/tracks/change-track';
import { checkRulesNote } from '../features/rules-check/check-rules-note';
import { copyLinkAtCursor } from '../features/record-menu/copy-record-link';
import { continueMove } from '../features/moves/continue-move';
import { actAs } from '../features/character/act-as';
import { createCharacter } from '../features/character/create-character';
import { makeMove, makeMoveFromSelection } from '../features/moves/make-move';
import { markOrClearImpact } from '../features/character/mark-impact';
import { beginTrackAt } from '../features/tracks/new-track/new-track-command';
import { beginSession } from '../features/sessions/begin-session';
import { insertView } from '../features/sessions/insert-view';
import { endSession } from '../features/sessions/end-session';
import { addPlaceFrom, insertChart } from '../features/chart/chart-commands';
import { openTable } from '../features/side-view/open-side-view';
import { createViews } from '../features/bases/create-views';
import { beginCampaign } from '../features/campaign/begin-campaign';
import { makeLegend } from '../features/campaign/make-legend';
import { setTruths } from '../features/truths/set-truths';
import { setPosition } from '../features/character/set-position';
import { takeOrSuffer } from '../features/moves/take-or-suffer/take-or-suffer';
import {
	advanceClock,
	changeRank,
	completeTrack,
	forsakeTrack,
	markProgress,
	openTrackAgain,
	trackIntoBlock,
	trackIntoNote,
} from '../features/tracks/track-commands';
import { offerToBegin } from '../services/prompts';
import { dialogs } from './dialogs';
import { undoMoveAbove } from '../features/undo/undo-move';
import { TRACK_KIND_ROWS, TRACK_KINDS } from '../../rules/core/track-kind';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import type { DisplayMode } from '../services/display/display-mode';

const WORDS: Readonly<Record<DisplayMode, string>> = { lines: t('Lines'), cards: t('Cards'), story: t('Story only') };

/** Switches the active pane to the next display mode: lines, cards, story only. The settings stay unchanged. */
function changeDisplayMode({ displayModes }: JournalActions, view: MarkdownView): void {
	new Notice(WORDS[displayModes.next(view)]);
}

/** A command in the command palette. */
interface Command {
	readonly id: string;
	readonly name: string;
	readonly icon: string;
}

/** A command that acts on the note used last. Without a note, the palette does not offer it. */
interface NoteCommand extends Command {
	/** It needs the cursor, so it is not available in Reading view. */
	readonly inEditor?: true;
	/** It uses the selected words, so it is available only with a selection. */
	readonly onSelection?: true;
	readonly run: (actions: JournalActions, view: MarkdownView) => void;
}

const MAKE_A_MOVE: NoteCommand = { id: 'make-a-move', name: t('Make a move'), icon: 'dices', run: makeMove };

const ON_SELECTION: readonly NoteCommand[] = [
	{
		id: 'make-a-move-from-the-selection',
		name: t('Make a move from the selection'),
		icon: MAKE_A_MOVE.icon,
		onSelection: true,
		run: makeMoveFromSelection,
	},
	{
		id: 'ask-the-oracle-about-the-selection',
		name: t('Ask the oracle about the selection'),
		icon: 'sparkles',
		onSelection: true,
		run: askAboutSelection,
	},
];

/** A command for each track kind that begins one. */
const NEW_TRACKS: readonly NoteCommand[] = TRACK_KINDS.map(kind => ({
	id: `new-${kind}`,
	name: t('New {kind}', { kind: translateTerm(kind) }),
	icon: TRACK_KIND_ROWS[kind].icon,
	run: (actions, view) => beginTrackAt(actions, view, kind),
}));

const onTracks = (
	id: string,
	name: string,
	icon: string,
	command: (actions: JournalActions, note: string) => TrackCommand,
): NoteCommand => ({
	id,
	name,
	icon,
	run: (actions, view) => changeTrack(actions, view, command(actions, view.file?.path ?? '')),
});

const IN_A_NOTE: readonly NoteCommand[] = [
	MAKE_A_MOVE,
	...ON_SELECTION,
	{
		id: 'continue-move',
		name: t('Continue move'),
		icon: 'list-todo',
		inEditor: true,
		run: (actions, view) => continueMove(actions, view.editor, view),
	},
	{
		id: 'undo-last-move',
		name: t('Undo last move'),
		icon: 'undo-2',
		inEditor: true,
		run: (actions, view) => undoMoveAbove(actions, view.editor, view.file?.path),
	},
	{
		id: 'copy-link-to-this-record',
		name: t('Copy link to this record'),
		icon: 'link',
		inEditor: true,
		run: copyLinkAtCursor,
	},
	{ id: 'act-as', name: t('Act as …'), icon: 'users', run: actAs },
	{ id: 'turn-records', name: t('Turn records into lines or blocks'), icon: 'wrap-text', run: turnRecords },
	{ id: 'ask-the-oracle', name: t('Ask the oracle'), icon: 'sparkles', run: askAtCursor },
	{ id: 'generate', name: t('Generate a place, ship or person'), icon: 'wand-sparkles', run: generateAtCursor },
	{
		id: 'roll-on-the-table-at-the-cursor',
		name: t('Roll on the table at the cursor'),
		icon: 'table',
		inEditor: true,
		run: rollOnTableAtCursor,
	},
	{ id: 'browse-assets', name: t('Browse assets'), icon: 'id-card', run: browseAssets },
	{ id: 'begin-a-session', name: t('Begin a session'), icon: 'calendar-plus', run: beginSession },
	{ id: 'end-a-session', name: t('End a session'), icon: 'calendar-check', run: endSession },
	{ id: 'insert-a-chart', name: t('Insert a chart'), icon: 'map', run: insertChart },
	{ id: 'add-a-place', name: t('Add a place'), icon: 'map-pin-plus', run: addPlaceFrom },
	{ id: 'insert-a-view', name: t('Insert a view of the campaign'), icon: 'chart-line', run: insertView },
	{
		id: 'make-a-legend',
		name: t('Make a legend'),
		icon: 'book-marked',
		run: (actions, view) => void makeLegend(actions, view),
	},
	{ id: 'find-a-foe', name: t('Find a foe'), icon: 'paw-print', run: findEncounter('foe') },
	{ id: 'find-a-site', name: t('Find a site'), icon: 'mountain', run: findEncounter('site') },
	{ id: 'find-a-rarity', name: t('Find a rarity'), icon: 'gem', run: findEncounter('rarity') },
	...NEW_TRACKS,
	onTracks('mark-progress', t('Mark progress'), 'list-checks', markProgress),
	onTracks('change-rank', t('Change rank'), 'chevrons-up-down', changeRank),
	onTracks('complete-a-track', t('Complete a track'), 'circle-check', completeTrack),
	onTracks('forsake-a-track', t('Forsake a track'), 'circle-x', forsakeTrack),
	onTracks('open-a-track-again', t('Open a track again'), 'rotate-ccw', openTrackAgain),
	onTracks('advance-a-clock', t('Advance a clock'), 'clock-arrow-up', advanceClock),
	onTracks('turn-track-into-a-note', t('Turn track into a note'), 'file-output', trackIntoNote),
	onTracks('turn-track-note-into-a-block', t('Turn track note into a block'), 'file-input', trackIntoBlock),
	{ id: 'take-or-suffer', name: t('Take or suffer'), icon: 'heart-pulse', run: takeOrSuffer },
	{ id: 'mark-or-clear-an-impact', name: t('Mark or clear an impact'), icon: 'square-check', run: markOrClearImpact },
	{ id: 'change-how-records-draw', name: t('Change how records draw here'), icon: 'rows-3', run: changeDisplayMode },
	{ id: 'set-position', name: t('Set position'), icon: 'shield', run: setPosition },
];

const ANYWHERE: readonly (Command & { readonly run: (actions: JournalActions) => void })[] = [
	{ id: 'rename-a-track-or-character', name: t('Rename a track or character'), icon: 'pencil', run: renameCommand },
	{ id: 'open-the-table', name: t('Open the Table'), icon: 'scroll-text', run: actions => void openTable(actions) },
	{ id: 'create-a-character', name: t('Create a character'), icon: 'user-plus', run: createCharacter },
	{ id: 'begin-a-campaign', name: t('Begin a campaign'), icon: 'compass', run: beginCampaign },
	{
		id: 'create-views-of-your-campaign',
		name: t('Create views of your campaign'),
		icon: 'table-properties',
		run: actions => void createViews(actions),
	},
	{ id: 'set-the-truths', name: t('Set the truths of your world'), icon: 'globe', run: setTruths },
	{ id: 'journal-check', name: t('Journal check'), icon: 'file-search', run: journalCheck },
	{ id: 'export', name: t('Export'), icon: 'share', run: exportNotes },
	{ id: 'import-from-iron-vault', name: t('Import from Iron Vault'), icon: 'import', run: importCampaign },
	{ id: 'import-from-another-app', name: t('Import from another app'), icon: 'file-input', run: importFile },
	{ id: 'undo-the-last-import', name: t('Undo the last import'), icon: 'undo-2', run: undoImport },
	{ id: 'check-rules-note', name: t('Test rules note'), icon: 'book-open-check', run: checkRulesNote },
];

function isOfferedIn(view: MarkdownView, { inEditor, onSelection }: NoteCommand): boolean {
	if (!view.file || (inEditor && view.getMode() !== 'source')) return false;
	return !onSelection || wordsSelectedIn(view) !== undefined;
}

/** The menu rows of the commands that use the selected words of a note. */
export const selectionRows = (actions: JournalActions, view: MarkdownView): readonly MenuRow[] =>
	ON_SELECTION.filter(command => isOfferedIn(view, command)).map(({ name, icon, run }) => ({
		title: name,
		icon,
		run: () => run(actions, view),
	}));

/** A card on a canvas has no note that a record could be written into. */
const sayNotHere = (): Notice =>
	new Notice(t('This works in a note, not in a card on a canvas. Open the note in a tab.'));

/** Whether the vault has no character, so that there is nothing to play yet. */
const nobodyPlays = ({ vaultIndex }: JournalActions): boolean => vaultIndex.characters.size === 0;

const beginToPlay = (actions: JournalActions): void => offerToBegin(actions.app, dialogs.waysToBegin(actions));

/** Registers all commands, and *Make a move* also as a ribbon icon. */
export function registerCommands(plugin: Plugin, actions: JournalActions): void {
	plugin.addRibbonIcon(MAKE_A_MOVE.icon, MAKE_A_MOVE.name, () => {
		const view = noteInUse(actions.app);
		if (isOutsideNotes(actions.app)) sayNotHere();
		else if (view) MAKE_A_MOVE.run(actions, view);
		else if (nobodyPlays(actions)) beginToPlay(actions);
		else new Notice(t('Open a note first: the move is written there.'));
	});
	for (const command of IN_A_NOTE) {
		const { id, name, icon, run } = command;
		plugin.addCommand({
			id,
			name,
			icon,
			checkCallback: checking => {
				if (isOutsideNotes(actions.app)) {
					if (!checking) sayNotHere();
					return true;
				}
				const view = noteInUse(actions.app);
				if (!view && id === MAKE_A_MOVE.id && nobodyPlays(actions)) {
					if (!checking) beginToPlay(actions);
					return true;
				}
				if (!view || !isOfferedIn(view, command)) return false;
				if (!checking) run(actions, view);
				return true;
			},
		});
	}
	for (const { id, name, icon, run } of ANYWHERE) plugin.addCommand({ id, name, icon, callback: () => run(actions) });
}
