import type SwornJournalPlugin from '../../../main';
import type { Assumptions } from '../../host/assumptions/assume';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';

const ARK = '---\nsworn: vow\nrank: dangerous\nticks: 0\ncharacter: "[[Kestrel]]"\n---\nThe ark.\n';

const FILES = {
	'.obsidian/plugins/sworn-journal/data.json': '{"records":"line","journal":"never"}',
	'Kestrel.md': KESTREL,
	'Ark.md': ARK,
	'Journal.md': 'I lunge. ',
};

/** A player at the app, with the journal in front and the character beside it. */
class Player {
	constructor(readonly host: Booted<SwornJournalPlugin>) {}

	/** Word by word, as a keyboard that completes words does: letter by letter takes twice as long, and tells no more here. */
	async type(text: string): Promise<void> {
		for (const word of text.match(/\s*\S+|\s+$/g) ?? []) {
			const { editor } = this.host;
			const at = editor.posToOffset(editor.getCursor());
			editor.cm.dispatch({
				changes: { from: at, insert: word },
				selection: { anchor: at + word.length },
				userEvent: 'input.type',
			});
		}
		await this.host.tick();
	}

	/** One trigger, taken with Enter. */
	async act(text: string, ...then: readonly string[]): Promise<void> {
		await this.type(text);
		for (const key of ['Enter', ...then]) {
			await this.host.press(key);
			await this.host.tick(30);
		}
	}

	async undo(): Promise<void> {
		await this.host.palette('Undo last move');
		await this.host.tick(50);
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
		await this.host.tick(100);
	}
}

/** The notes of a session as they are on disk after it, and what was told that nobody asked for. */
export interface Told {
	readonly journal: string;
	readonly kestrel: string;
	readonly ark: string;
	readonly notices: readonly string[];
}

/** A typed move with its choice, changes, progress, a move that is undone, and a line that another program adds. */
export async function playedSession(others: Partial<Assumptions>): Promise<Told> {
	const host = await boot<SwornJournalPlugin>({ files: FILES, note: 'Journal.md', mode: 'live', assume: others });
	host.plugin.dice = landing([4, 3, 9, 6, 1, 2]);
	const player = new Player(host);
	await beside(host, 'Kestrel.md');
	host.editor.setCursor(0, 'I lunge. '.length);
	host.editor.focus();
	await player.act(';;fd e', '1');
	await player.act(' On. ;;-1 supply');
	await player.act(' ;;progress ark');
	await player.act(' ;;fd e');
	await player.undo();
	await host.writeOutside('Kestrel.md', `${await host.read('Kestrel.md')}Theirs.\n`);
	await host.tick(700);
	await player.act(' Then. ;;-1 spirit');
	const notices = host.notices();
	await host.tick(3000);
	const [journal, kestrel, ark] = await Promise.all(['Journal.md', 'Kestrel.md', 'Ark.md'].map(host.read));
	await host.close();
	return { journal: journal ?? '', kestrel: kestrel ?? '', ark: ark ?? '', notices };
}

/** A note in a pane of its own; the one before stays in front. */
async function beside({ app, tick }: Booted<SwornJournalPlugin>, path: string): Promise<void> {
	const before = app.workspace.activeLeaf;
	const file = app.vault.getFileByPath(path);
	if (file) await app.workspace.getLeaf('split').openFile(file, { active: false });
	if (before) app.workspace.setActiveLeaf(before);
	await tick(50);
}
