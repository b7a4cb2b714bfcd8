import { VaultIndex } from '../../src/obsidian/vault/index/vault-index';
import type { Counted } from './opened-vault';
import { opened, timed } from './opened-vault';
import { playedVault } from './vault';

/** Until all blocks of tracks are known after a start, in milliseconds, and the longest time for which a key would wait. */
export interface PacingFigures {
	readonly first: PacedStart;
	readonly second: PacedStart;
}

interface PacedStart {
	readonly known: number;
	readonly longest: number;
	readonly reads: number;
}

/** An idle moment is at most so long, as the standard has it, and the next one begins when it is over. */
const MOMENT = 50;
/** The made-up disk answers after so long. */
const DISK = 2;

/** What kept the page from answering, each time. */
const pieces: number[] = [];

/** Idle moments as a browser gives them to a page that has nothing else to do. */
function playIdleWindow(): void {
	const piece = (work: () => void) => () => pieces.push(timed(work));
	const requestIdleCallback = (work: IdleRequestCallback) => {
		const begins = (Math.floor(performance.now() / MOMENT) + 1) * MOMENT;
		const left = () => Math.max(0, begins + MOMENT - performance.now());
		return setTimeout(
			piece(() => work({ didTimeout: false, timeRemaining: left })),
			begins - performance.now(),
		);
	};
	const window = {
		requestIdleCallback,
		cancelIdleCallback: clearTimeout,
		setTimeout: (work: () => void, ms: number) => setTimeout(piece(work), ms),
		clearTimeout,
	};
	Object.assign(globalThis, { window });
}

async function started(vault: Counted): Promise<PacedStart> {
	pieces.length = 0;
	vault.reads = 0;
	const from = performance.now();
	const vaultIndex = new VaultIndex(vault.app);
	vaultIndex.load();
	while (!vaultIndex.isComplete) await new Promise(resolve => setTimeout(resolve, 1));
	const known = performance.now() - from;
	vaultIndex.unload();
	return { known, longest: Math.max(...pieces), reads: vault.reads };
}

async function measure(notes: number): Promise<PacingFigures> {
	playIdleWindow();
	const vault = await opened(playedVault(notes), DISK);
	return { first: await started(vault), second: await started(vault) };
}

export const measureFiveThousand = (): Promise<PacingFigures> => measure(5000);
export const measureTenThousand = (): Promise<PacingFigures> => measure(10_000);
