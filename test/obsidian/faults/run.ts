import type { Asked } from '../../host/backend/faulty-backend';
import type { Backend } from '../../host/backend/backend';
import { MemoryBackend } from '../../host/backend/memory';
import type { Action } from './action';
import type { Mode } from './at-table';
import { AtTable, ignoreStuck } from './at-table';
import type { Cell, Kind, When } from './fault';
import { arm, isCrash, isForeign } from './fault';
import { onRead } from './reads';
import type { Moment } from './recorded-disk';
import { RecordedDisk, copyOf } from './recorded-disk';
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

async function prepared(action: Action, mode: Mode, backend: Backend): Promise<AtTable> {
	const table = await AtTable.sit(action, backend, mode);
	await action.prepare?.(table);
	if (action.prepare) await table.saveAll();
	return table;
}

/** Runs an action while one thing goes wrong; nothing where it was the app that wrote over another program. */
export async function runFaulty(action: Action, mode: Mode, { kind, n, at }: Cell): Promise<Left | undefined> {
	if (isCrash(kind)) {
		const offers = n % 2 === 0 ? TAKES_BACK : FINISHES;
		return restarted(action, await diskWhenGone(action, mode, { kind, n, at }), offers);
	}
	const backend = new MemoryBackend(action.files);
	const table = await prepared(action, mode, backend);
	const isWrittenOver = arm(table, kind, n);
	const run = action.run(table).catch(ignoreStuck);
	return run.then(() => whatIsLeft(action, table, backend, { kind, isWrittenOver })).finally(() => table.leave());
}

/** The disk at each moment of one run in which nothing goes wrong: until the app is gone, nothing does. */
interface Recording {
	readonly moments: readonly Moment[];
	/** When the action is done, before the app saved the editor. */
	readonly unsaved: MemoryBackend;
}

const recordings = new WeakMap<Action, Map<Mode, Promise<Recording>>>();

function recordingOf(action: Action, mode: Mode): Promise<Recording> {
	const ofAction = recordings.get(action) ?? new Map<Mode, Promise<Recording>>();
	recordings.set(action, ofAction);
	const found = ofAction.get(mode) ?? record(action, mode);
	ofAction.set(mode, found);
	return found;
}

async function record(action: Action, mode: Mode): Promise<Recording> {
	const disk = new RecordedDisk(new MemoryBackend(action.files));
	const table = await prepared(action, mode, disk);
	try {
		disk.isRecording = true;
		await action.run(table);
		const unsaved = copyOf(disk.inner);
		await table.saveAll();
		return { moments: disk.moments, unsaved };
	} finally {
		table.leave();
	}
}

async function diskWhenGone(action: Action, mode: Mode, { kind, n, at }: Cell): Promise<MemoryBackend> {
	const { moments, unsaved } = await recordingOf(action, mode);
	if (kind === 'gone unsaved') return unsaved;
	const moment = moments[n - 1];
	if (!moment || `${moment.operation} ${moment.path}` !== at) throw new Error(`not recorded: ${at}`);
	return moment[kind.slice('gone '.length) as When];
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

const restarts = new WeakMap<Action, Map<string, Promise<Left>>>();

/** What the app makes of the same disk is the same, whichever view the action was played in. */
function restarted(action: Action, backend: MemoryBackend, offers: readonly string[]): Promise<Left> {
	const ofAction = restarts.get(action) ?? new Map<string, Promise<Left>>();
	restarts.set(action, ofAction);
	const texts = [...backend.files].map(([path, { data }]) => [path, String(data)]);
	// the moment of an action in the log is that of the clock
	const key = JSON.stringify([offers, texts, [...backend.folders]]).replace(/\d{13}/g, '');
	const found = ofAction.get(key) ?? afterRestart(action, copyOf(backend), offers);
	ofAction.set(key, found);
	return found;
}

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
