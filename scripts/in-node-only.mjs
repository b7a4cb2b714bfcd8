/** Tests that do not run in Chromium, grouped by reason. */
const REASONS = [
	{
		why: 'compares what is on the disk, which no browser draws otherwise; each action has tests of its own there',
		folder: 'test/obsidian/faults',
		files: ['catalogue.deep', 'faults-by-hand.deep', 'faults-in-play.deep', 'mended'],
	},
	{
		why: 'compares what is on the disk of an app that differs, without layout',
		folder: 'test/obsidian',
		files: ['doubts/each-doubt'],
	},
	{
		why: 'asks for what is written to which note; the same dialogs and cards are drawn and pressed there by other tests',
		folder: 'test/obsidian',
		files: [
			'identity/twin-characters',
			'identity/twins',
			'identity/whose-journal',
			'index/moved-notes',
			'language/german.slow',
			'language/same-bytes.deep',
			'newer-note',
			'note-being-opened',
			'note-moves-away',
			'oracles/roll-of-site',
			'rename/follow-renames',
			'rename/rename-cut-off',
			'rules/check-rules-note',
			'rules/library',
			'undo/undo-unclosed',
			'writer/folders',
			'writer/power-cut',
			'writer/try-again',
			'writer/undo-after-restart',
		],
	},
	{
		why: 'calls functions with notes and values, and draws nothing',
		folder: 'test/obsidian',
		files: [
			'character/new-character',
			'character/sheet-properties-styled',
			'components/format-boxes',
			'index/block-track-index',
			'index/vault-index',
			'move-card/move-problems',
			'move-card/site-rolls',
			'roll-form/roll-form-view',
			'tracks/track-buttons',
			'writer/logged-action',
			'writer/note-writer',
			'writer/order-on-disk',
			'writer/read-back',
		],
	},
	{
		why: 'calls functions with notes and values, and draws nothing',
		folder: 'test/host/tests',
		files: ['bases-filters', 'contention', 'faults', 'metadata', 'outside-calls', 'vault'],
	},
	{
		why: 'watches a module of the plugin from inside, which has to be in place before the page loads the plugin',
		folder: 'test/obsidian',
		files: [
			'counted-calls',
			'editor/moves-into-one-note',
			'identity/copied-campaign',
			'manual-edits/manual-edits',
			'rename/rename-command',
			'rename/rename-fails',
			'rules/long-rules',
			'tracks/convert-track',
		],
	},
	{
		why: 'loads the plugin as it is built, which starts a program',
		folder: 'test/obsidian',
		files: ['language/nothing-english.slow'],
	},
	{
		why: 'reads files or starts programs, which a page cannot',
		folder: 'test/obsidian',
		files: ['rules/foreign-rules'],
	},
	{
		why: 'reads files or starts programs, which a page cannot',
		folder: 'test/host/tests',
		files: ['behaviours', 'plugin-loader.slow', 'server', 'theme', 'typed-surface.slow'],
	},
];

/** The integration tests that do not run in Chromium, with their reasons. */
export const IN_NODE_ONLY = Object.fromEntries(
	REASONS.flatMap(({ why, folder, files }) => files.map(file => [`${folder}/${file}.test.ts`, why])),
);
