import type { Asked } from '../../host/backend/faulty';
import { MemoryBackend } from '../../host/backend/memory';
import type { Action } from './action';
import type { Mode } from './at-table';
import { AtTable, ignoreStuck } from './at-table';
import type { Cell, Kind } from './fault';
import { arm, isCrash, isForeign } from './fault';
import { onRead } from './reads';
import { snapshot } from './snapshot';
import { undoAction } from './undo-action';
import type { Vault } from './vault';
import { JOURNAL } from './vault';

/** What an action does when nothing goes wrong. */
export interface Clean {
	/** The vault before anything was played, and before the action itself. */
	readonly first: Vault;
	readonly before: Vault;
	readonly after: Vault;
	readonly changes: readonly Asked[];
	/** The notes that were read, in order. */
	readonly reads: readonly string[];
	readonly told: string;
	readonly errors: readonly unknown[];
	/** What the undo left, where the action has one. */
	readonly undone: Vault | undefined;
}

/** What stands after something went wrong. */
export interface Left {
	readonly now: Vault;
	readonly told: string;
	readonly errors: readonly unknown[];
	readonly isGone: boolean;
	/** What stood when the press was tried again, or taken up again after a restart. */
	readonly again: Vault | undefined;
	/** What the undo left then. */
	readonly undone: Vault | undefined;
}

/** Runs an action in a vault where nothing goes wrong. */
export async function runClean(action: Action, mode: Mode, files: Vault = action.files): Promise<Clean> {
	const backend = new MemoryBackend(files);
	const first = snapshot(backend, action.isAboutSettings);
	const table = await prepared(action, mode, backend);
	try {
		const look = () => snapshot(backend, action.isAboutSettings);
		const before = look();
		const { host } = table;
		const reads: string[] = [];
		const done = host.backend.changes.length;
		onRead(table, path => void reads.push(path));
		await action.run(table);
		await table.saveAll();
		host.backend.afterRead = null;
		const after = look();
		const changes = host.backend.changes.slice(done);
		const told = table.told();
		const undone = (await undoAction(action, table)) ? look() : undefined;
		return { first, before, after, changes, reads, told, errors: host.errors(), undone };
	} finally {
		table.leave();
	}
}

async function prepared(action: Action, mode: Mode, backend: MemoryBackend): Promise<AtTable> {
	const table = await AtTable.sit(action, backend, mode);
	await action.prepare?.(table);
	if (action.prepare) await table.saveAll();
	return table;
}

/** Runs an action while one thing goes wrong; nothing where it was the app that wrote over another program. */
export async function runFaulty(action: Action, mode: Mode, { kind, n }: Cell): Promise<Left | undefined> {
	const backend = new MemoryBackend(action.files);
	const table = await prepared(action, mode, backend);
	const { host } = table;
	const isWrittenOver = arm(table, kind, n);
	const run = action.run(table).catch(ignoreStuck);
	if (!isCrash(kind))
		return run.then(() => whatIsLeft(action, table, backend, { kind, isWrittenOver })).finally(() => table.leave());
	// what was under way in the app that is gone never ends
	await Promise.race([kind === 'gone unsaved' ? run : run.then(() => table.saveAll()), host.backend.gone]);
	const onDisk = copyOf(backend);
	table.leave();
	return afterRestart(action, onDisk, n % 2 === 0 ? TAKES_BACK : FINISHES);
}

/** The fault is over: what is offered to be tried again is tried again, and undone. */
async function whatIsLeft(
	action: Action,
	table: AtTable,
	backend: MemoryBackend,
	{ kind, isWrittenOver }: { readonly kind: Kind; readonly isWrittenOver: () => boolean },
): Promise<Left | undefined> {
	const { host } = table;
	const look = () => snapshot(backend, action.isAboutSettings);
	await table.saveAll();
	if (isWrittenOver()) return undefined;
	host.backend.mend();
	host.backend.afterRead = null;
	const told = table.told();
	await table.saveAll();
	const now = look();
	const again = (await table.tryAgain(['Try again', 'Look at it', 'Finish it', 'Take it back'])) ? look() : undefined;
	// an undo in the editor takes back what another program wrote as well: that is the app's
	const isMixed = isForeign(kind) && action.undo === 'editor';
	const undone = !isMixed && (await undoAction(action, table)) ? look() : undefined;
	return { now, told, errors: host.errors(), isGone: false, again, undone };
}

/** What a cut-off action is to become: one cell finishes it, the next one takes it back. */
const FINISHES = ['Finish it', 'Take it back'];
const TAKES_BACK = ['Take it back', 'Finish it'];

/** The app starts again on what is on the disk. */
async function afterRestart(action: Action, backend: MemoryBackend, offers: readonly string[]): Promise<Left> {
	const { note = JOURNAL } = action;
	const isThere = note !== null && backend.files.has(note);
	const look = () => snapshot(backend, action.isAboutSettings);
	const now = look();
	const table = await AtTable.sit({ note: isThere ? note : null, cursor: 0 }, backend, 'live');
	try {
		const told = table.told();
		const again = (await table.tryAgain(offers)) ? look() : undefined;
		return { now, told, errors: table.host.errors(), isGone: true, again, undone: undefined };
	} finally {
		table.leave();
	}
}

/** What is on the disk when the app is gone: whatever ends later in the old app does not reach it. */
function copyOf({ files, folders }: MemoryBackend): MemoryBackend {
	const copy = new MemoryBackend();
	for (const [path, file] of files) copy.files.set(path, file);
	for (const folder of folders) copy.folders.add(folder);
	return copy;
}
