import { VaultIndex } from '../../src/obsidian/vault/index/vault-index';
import { CHARACTER_PATH } from './notes';
import type { Counted } from './opened-vault';
import { opened, timed } from './opened-vault';
import { largeVault } from './vault';

/** One run of the index over a vault of 10,000 notes, in milliseconds. */
export interface IndexFigures {
	/** Characters, tracks and assets from the metadata cache, and those of one character. */
	readonly gathered: number;
	/** A note that changed, until all is known of it again; the slowest kind of note. */
	readonly changed: number;
	/** Reading the blocks of tracks: the work of all slices, the longest of them, and the notes read. */
	readonly firstStart: StartFigures;
	readonly secondStart: StartFigures;
}

export interface StartFigures {
	readonly work: number;
	readonly longest: number;
	readonly reads: number;
}

const CHANGES = 100;

/** The time the slices took; the page reports no idle moments here, so that each follows at once. */
const slices: number[] = [];

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

function playWindow(): void {
	const idle = (work: () => void) => setTimeout(() => slices.push(timed(work)), 0);
	Object.assign(globalThis, { window: globalThis, requestIdleCallback: idle, cancelIdleCallback: clearTimeout });
}

async function started(opened: Counted): Promise<{ readonly vaultIndex: VaultIndex; readonly figures: StartFigures }> {
	slices.length = 0;
	opened.reads = 0;
	const vaultIndex = new VaultIndex(opened.app);
	vaultIndex.load();
	while (!vaultIndex.isComplete) await new Promise(resolve => setTimeout(resolve, 1));
	const work = slices.reduce((sum, time) => sum + time, 0);
	return { vaultIndex, figures: { work, longest: Math.max(...slices), reads: opened.reads } };
}

/** The app reports a change, and a card asks whose tracks there are. */
async function changeOf(path: string, vaultIndex: VaultIndex, { vault, cache }: Counted): Promise<number> {
	const file = vault.getFileByPath(path);
	if (!file) throw new Error(`no ${path}`);
	const text = await vault.read(file);
	const change = () => {
		cache.trigger('changed', file, text);
		return vaultIndex.belongingsOf(CHARACTER_PATH);
	};
	return median(Array.from({ length: CHANGES }, () => timed(change)));
}

export async function measureIndex(): Promise<IndexFigures> {
	playWindow();
	const vault = await opened(largeVault());
	const cold = new VaultIndex(vault.app);
	const gathered = timed(() => cold.belongingsOf(CHARACTER_PATH));
	const first = await started(vault);
	first.vaultIndex.belongingsOf(CHARACTER_PATH);
	const kinds = [CHARACTER_PATH, 'Journals/Note 1.md', 'Tracks/Vow 1.md', 'Prose/Note 1.md', 'Code/Note 1.md'];
	const changes: number[] = [];
	for (const path of kinds) changes.push(await changeOf(path, first.vaultIndex, vault));
	const changed = Math.max(...changes);
	first.vaultIndex.unload();
	const second = await started(vault);
	second.vaultIndex.unload();
	return { gathered, changed, firstStart: first.figures, secondStart: second.figures };
}

/** How the index of a vault grows with its notes: their number, and what it took. */
export async function measureGrowth(): Promise<Readonly<Record<string, number>>> {
	playWindow();
	const grown: Record<string, number> = {};
	for (const notes of [1000, 3000, 10_000]) {
		const { app } = await opened(largeVault(notes));
		grown[notes] = timed(() => new VaultIndex(app).belongingsOf(CHARACTER_PATH));
	}
	return grown;
}
