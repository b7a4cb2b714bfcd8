import type { Left } from './run';
import { differing, isSame, lostProse } from './snapshot';
import type { Vault } from './vault';

/** How an action ended: all of it, nothing of it, or something between that the player is told of; or else broken. */
export interface Verdict {
	readonly is: 'all' | 'nothing' | 'said' | 'broken';
	/** What is broken. */
	readonly why?: string;
}

/** What may stand afterwards. */
export interface Allowed {
	/** Before anything was played: what an undo of the whole move gives back. */
	readonly first: Vault;
	readonly before: Vault;
	readonly all: readonly Vault[];
	/** Another program wrote as well: a blank line between what is its and what was ours may stay. */
	readonly isForeign: boolean;
	/** The note was left, or has another name: what is tried again then may stand in another place. */
	readonly isElsewhere: boolean;
}

const broken = (why: string): Verdict => ({ is: 'broken', why });

/** The app itself tells of a save that fails. */
const OF_THE_APP = /Failed to save .*/g;
const CLAIMS_NOTHING = /nothing (?:has|was) (?:changed|written)|everything was taken back/i;
const CLAIMS_FAILURE = /could not be (?:written|renamed|created|saved)/i;

export function judge(left: Left, allowed: Allowed): Verdict {
	const ended = endOf(left, allowed);
	if (ended.is === 'broken') return ended;
	return wrongAfterwards(left, allowed, ended) ?? ended;
}

function endOf({ now, told, errors, isGone }: Left, { before, all }: Allowed): Verdict {
	if (errors.length > 0) return broken(`thrown: ${errors.map(String).join('; ')}`);
	const claimed = told.replace(OF_THE_APP, '');
	const isAll = all.some(vault => isSame(vault, now));
	if (isAll) {
		const isFalse = !isSame(now, before) && (CLAIMS_NOTHING.test(claimed) || CLAIMS_FAILURE.test(claimed));
		return isFalse ? broken(`all was written, and it says: ${claimed}`) : { is: 'all' };
	}
	if (isSame(before, now)) {
		const isTold = isGone || told.trim() !== '';
		return isTold ? { is: 'nothing' } : broken('nothing was written, and nobody tells');
	}
	return betweenOf(now, told, before, isGone);
}

/** Neither all nor nothing: the player must be told, and what is told must be true. */
function betweenOf(now: Vault, told: string, before: Vault, isGone: boolean): Verdict {
	const changed = `changed: ${differing(before, now).join(', ')}`;
	const lost = lostProse(before, now);
	if (lost.length > 0 && !isGone) return broken(`prose is lost in ${lost.join(', ')}; it says: ${told}`);
	if (CLAIMS_NOTHING.test(told)) return broken(`${changed}, and it says: ${told}`);
	const unsaid = differing(before, now).filter(path => !isNamed(path, told));
	return unsaid.length > 0 ? broken(`${changed}; ${unsaid.join(', ')} unsaid: ${told}`) : { is: 'said' };
}

function isNamed(path: string, told: string): boolean {
	// what another program has renamed may be told under the name that we knew
	const name = path.replace(/\/$/, '').replace(/\.md$/, '').replace('Moved ', '');
	return told.includes(name.slice(name.lastIndexOf('/') + 1));
}

/** What is tried again must be done then, and what is undone must be as it was. */
function wrongAfterwards(
	{ now, again, undone, isGone }: Left,
	{ first, before, all, isForeign, isElsewhere }: Allowed,
	{ is }: Verdict,
): Verdict | undefined {
	const ends = [before, ...all];
	if (is === 'said' && isGone && !again)
		return broken('after the restart it is told, and nothing can be done about it');
	const isEnd =
		again && (ends.some(vault => isSame(vault, again)) || (isElsewhere && lostProse(before, again).length === 0));
	if (again && !isEnd)
		return broken(
			`tried again, what stands is neither all nor nothing: ${differing(all[0] ?? before, again).join(', ')}`,
		);
	const isWritten = is === 'all' || (again !== undefined && all.some(vault => isSame(vault, again)));
	const isRefused = isForeign && undone !== undefined && isSame(undone, now);
	const isAsAtFirst =
		undone && (isForeign ? isSame(withoutBlankLines(undone), withoutBlankLines(first)) : isSame(undone, first));
	if (isWritten && isAsAtFirst === false && !isRefused)
		return broken(`undone, it is not as it was: ${differing(first, undone ?? {}).join(', ')}`);
	return undefined;
}

const withoutBlankLines = (vault: Vault): Vault =>
	Object.fromEntries(Object.entries(vault).map(([path, text]) => [path, text.replace(/\n{2,}/g, '\n')]));
