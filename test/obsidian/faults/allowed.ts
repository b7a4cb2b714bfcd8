import type { Action } from './action';
import type { Mode } from './at-table';
import type { Cell, ForeignKind } from './fault';
import { foreignVault, isCrash, isForeign } from './fault';
import type { Allowed } from './judge';
import type { Clean } from './run';
import { runClean } from './run';
import type { Vault } from './vault';

const clean = new Map<string, Promise<Clean>>();
const known = new Map<string, Promise<Vault | undefined>>();

/** What the action leaves in a vault that another program has changed before; nothing where it cannot be done there. */
function afterForeign(action: Action, mode: Mode, kind: ForeignKind, path: string): Promise<Vault | undefined> {
	const key = JSON.stringify([action.name, mode, kind, path]);
	const run = async () => {
		const changed = foreignVault(kind, action.files, path);
		const clean = await runClean(action, mode, changed).catch(() => undefined);
		return clean?.after;
	};
	const found = known.get(key) ?? run();
	known.set(key, found);
	return found;
}

/** What an action does in a mode when nothing goes wrong. */
export function cleanOf(action: Action, mode: Mode): Promise<Clean> {
	const key = `${action.name}, ${mode}`;
	const found = clean.get(key) ?? runClean(action, mode);
	clean.set(key, found);
	return found;
}

/** Who leaves the note at the press finds it written as who stays, or as who reads. */
const modesLike = (action: Action, mode: Mode): readonly Mode[] => (mode === 'left' ? action.modes : [mode]);

async function afterIn(action: Action, mode: Mode): Promise<readonly Vault[]> {
	const found: Vault[] = [];
	// one app at a time
	for (const other of modesLike(action, mode)) found.push((await cleanOf(action, other)).after);
	return found;
}
/** What may stand after a fault: all or nothing, with what another program has done meanwhile. */
export async function allowedFor(action: Action, mode: Mode, { kind, at }: Cell): Promise<Allowed> {
	const { first, before } = await cleanOf(action, mode);
	const after = await afterIn(action, mode);
	const isElsewhere = (mode === 'left' && !isCrash(kind)) || kind === 'renamed meanwhile';
	if (!isForeign(kind)) return { first, before, all: after, isForeign: false, isElsewhere };
	const isSameNote = (vault: Vault) => (path: string) => before[path] === undefined && vault[path] === before[at];
	// what another program wrote into a note goes along where the action renames it
	const placeIn = (vault: Vault) => (vault[at] === undefined ? Object.keys(vault).find(isSameNote(vault)) : at) ?? at;
	const changed = (vault: Vault) => foreignVault(kind, vault, kind === 'renamed meanwhile' ? at : placeIn(vault));
	return { first: changed(first), before: changed(before), all: after.map(changed), isForeign: true, isElsewhere };
}

/** The same, where the action may also have been decided anew from what another program wrote. */
export async function allowedAnew(action: Action, mode: Mode, cell: Cell): Promise<Allowed> {
	const allowed = await allowedFor(action, mode, cell);
	const { kind, at } = cell;
	if (!isForeign(kind)) return allowed;
	const anew: Vault[] = [];
	for (const other of modesLike(action, mode))
		anew.push(...[await afterForeign(action, other, kind, at)].filter(vault => vault !== undefined));
	return { ...allowed, all: [...allowed.all, ...anew] };
}
