import { measureAnyDialog, measureAnyStart, measureAnyView } from './browser/any-plugin.mjs';
import { madeUpNotes } from './browser/made-up-notes.mjs';
import { inBrowser } from './browser/opened.mjs';
import { openHost } from './browser/page.mjs';
import { measureProseKeys } from './browser/prose-key.mjs';
import { besideRow, failedRow } from './rows-beside.mjs';
import { SIZE, TIME } from './rows.mjs';

/** The records of the note that is opened and written in. */
const RECORDS = 500;

/** What is measured of any plugin beside ours: a name, and its rows. */
export const BESIDE = {
	start: async (browser, sides, { pages = 5 }) => {
		const figures = await measureAnyStart(browser, sides, { pages });
		return [
			besideRow('compile + evaluate + onload, on top of the host', of(figures, 'load'), TIME),
			besideRow('  work of a start until all stands still, on top', of(figures, 'work'), TIME),
			besideRow('  heap after it, on top', of(figures, 'heap'), SIZE),
		];
	},
	views: async (browser, sides, { pages = 3 }) => {
		const rows = [];
		for (const [mode, view] of Object.entries({ preview: 'Reading view', live: 'Live Preview' })) {
			const figures = await measureAnyView(browser, sides, { mode, pages });
			rows.push(
				besideRow(`the long note opened in ${view}, until it is laid out, on top`, of(figures, 'waited'), TIME),
				besideRow('  work until all stands still, on top', of(figures, 'work'), TIME),
			);
		}
		return rows;
	},
	'prose-key': async (browser, sides, { pages = 2 }) => {
		const figures = await measureProseKeys(browser, sides, { pages });
		return [
			besideRow('a key of prose in the long note: work on top of the host', of(figures, 'key'), TIME),
			besideRow('  the slowest of 100', of(figures, 'slowest'), TIME),
		];
	},
	dialog: async (browser, sides, { pages = 3 }) => {
		if (sides.other.command === undefined) return [];
		const figures = await measureAnyDialog(browser, sides, { pages, later: 2 });
		return [
			besideRow('from a command to its dialog painted, the first since a start', of(figures, 'first'), TIME),
			besideRow('  later ones', of(figures, 'later'), TIME),
		];
	},
};

const of = ({ other, ours }, figure) => ({ other: other[figure], ours: ours[figure] });

/** What is not measured of this plugin, and why. */
export const leftOut = ({ command, title }) => [
	...(command === undefined
		? [`from a command to its dialog, as no --beside-command names a command of ${title} that opens one`]
		: []),
	`last Enter to text, as each plugin is answered by keys of its own`,
];

/**
 * The rows of the named subjects with this plugin and with ours, in turn on pages of the same host, each as soon as it is
 * measured. A subject that fails is one row with the reason, and the next is measured.
 * @param {{ pages?: number, tell?: (row: string[]) => void }} options how many pages each figure is taken from, if not as
 * many as its subject asks for, and who is told each row
 * @returns {Promise<string[][]>}
 */
export const besideRows = (executablePath, other, names, options = {}) =>
	inBrowser(executablePath, async opened => {
		const sides = await sidesOf(opened, other);
		await failUnlessMeasurable(opened.browser, sides.other.url, other);
		const rows = [];
		for (const name of names)
			for (const row of await BESIDE[name](opened.browser, sides, options).catch(error => [failedRow(name, error)])) {
				rows.push(row);
				options.tell?.(row);
			}
		return rows;
	});

async function sidesOf({ served, empty }, other) {
	const { CHARACTER_PATH, JOURNAL_PATH: note, characterNote, journalOf, trackNotes } = await madeUpNotes();
	const tracks = Object.fromEntries(trackNotes(10).map(({ path, text }) => [path, text]));
	const vault = text => ({ 'Start here.md': 'Hello.', [CHARACTER_PATH]: characterNote, ...tracks, [note]: text });
	const text = journalOf(RECORDS);
	const alone = await served({ notes: vault(text), plugin: empty });
	const ours = { url: await served({ notes: vault(text) }), alone, note, text, command: 'sworn-journal:make-a-move' };
	const { path = note, text: theirs = text, command } = other;
	const notes = { ...vault(text), ...other.notes, [path]: theirs };
	const isSame = theirs === text && !other.notes;
	const host = isSame ? alone : await served({ notes, plugin: empty });
	return { ours, other: { url: await served({ notes, other }), alone: host, note: path, text: theirs, command } };
}

/** Before anything is measured: it starts, and has the command that is named. */
async function failUnlessMeasurable(browser, url, { id, title, command }) {
	const opened = await openHost(browser, url).catch(error => {
		throw new Error(`${title} does not start in the stand-in host: ${error.message}`);
	});
	const ids = await opened.page.evaluate(() => Object.keys(window.app.commands.commands));
	await opened.close();
	if (command === undefined || ids.includes(command)) return;
	const own = ids.filter(each => each.startsWith(`${id}:`));
	throw new Error(`${title} has no command “${command}”; it has ${own.join(', ') || 'none'}`);
}
