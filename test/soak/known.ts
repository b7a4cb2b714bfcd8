import type { Happened } from './invariants/law';

/** A way in which a law is still broken, and what is to be mended. A session goes on after it; nothing else is passed over. */
interface Known {
	readonly law: string;
	readonly fits: (happened: Happened) => boolean;
	readonly what: string;
}

const KNOWN: readonly Known[] = [];

export const knownBreak = (law: string, happened: Happened): string | undefined =>
	KNOWN.find(known => known.law === law && known.fits(happened))?.what;
