import type { Asked, FaultyBackend } from '../../host/backend/faulty-backend';
import type { AtTable } from './at-table';
import { isHidden } from '../../host/backend/backend';
import { onRead } from './reads';
import type { Vault } from './vault';

export type When = 'before' | 'halfway' | 'after';

/** What goes wrong. */
export type Kind =
	| `fails ${When}`
	| 'disk full'
	| `gone ${When}`
	| 'gone unsaved'
	| 'written meanwhile'
	| 'merged meanwhile'
	| 'conflict meanwhile'
	| 'renamed meanwhile';

export const OPERATION_KINDS = ['fails before', 'fails halfway', 'fails after', 'disk full'] as const;
export const CRASH_KINDS = ['gone before', 'gone halfway', 'gone after'] as const;
export const FOREIGN_KINDS = [
	'written meanwhile',
	'merged meanwhile',
	'conflict meanwhile',
	'renamed meanwhile',
] as const;
export const KINDS: readonly Kind[] = [...OPERATION_KINDS, ...CRASH_KINDS, 'gone unsaved', ...FOREIGN_KINDS];

export type ForeignKind = (typeof FOREIGN_KINDS)[number];
type OperationKind = (typeof OPERATION_KINDS)[number] | (typeof CRASH_KINDS)[number];

export const isForeign = (kind: Kind): kind is ForeignKind => FOREIGN_KINDS.some(foreign => foreign === kind);
export const isCrash = (kind: Kind): boolean => kind.startsWith('gone');

/** What another program makes of a note; of a renamed one the text stays. */
export function foreignText(kind: ForeignKind, text: string): string {
	switch (kind) {
		case 'written meanwhile':
			return `${text}${text.endsWith('\n') ? '' : '\n'}Another hand wrote this.\n`;
		case 'merged meanwhile':
			return withLineInside(text.replace('spirit: 4', 'spirit: 3'), 'A line from the other device.');
		case 'conflict meanwhile':
			return withConflict(text);
		case 'renamed meanwhile':
			return text;
	}
}

export const movedPath = (path: string): string => path.replace(/([^/]+)$/, 'Moved $1');

/** The vault with what another program does to one note. */
export function foreignVault(kind: ForeignKind, vault: Vault, path: string): Vault {
	const text = vault[path];
	if (text === undefined) return vault;
	const others = Object.entries(vault).filter(([other]) => other !== path);
	const changed = [kind === 'renamed meanwhile' ? movedPath(path) : path, foreignText(kind, text)] as const;
	return Object.fromEntries([...others, changed].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function withLineInside(text: string, line: string): string {
	const lines = text.split('\n');
	const at = proseAt(lines);
	return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

function withConflict(text: string): string {
	const lines = text.split('\n');
	const value = lines.indexOf('spirit: 4');
	const at = value < 0 ? proseAt(lines) : value;
	const [mine = '', theirs] = [lines[at], value < 0 ? 'Theirs.' : 'spirit: 2'];
	const conflict = ['<<<<<<< this device', mine, '=======', theirs, '>>>>>>> the other device'];
	return [...lines.slice(0, at), ...conflict, ...lines.slice(at + 1)].join('\n');
}

/** The first line of prose, else the last line. */
function proseAt(lines: readonly string[]): number {
	const isProse = (line: string) => /^[A-Z][^:#`]*[.!]$/.test(line);
	const at = lines.findIndex(isProse);
	return at < 0 ? lines.length - 1 : at;
}

/**
 * Lets it go wrong at the n-th operation, or the n-th read, from now. The answer tells afterwards whether the app itself
 * wrote over what another program wrote: it saves an editor without a look at the disk, and no plugin can know.
 */
export function arm(table: AtTable, kind: Kind, n: number): () => boolean {
	const { backend } = table.host;
	if (isForeign(kind)) return armForeign(table, kind, n);
	if (kind !== 'gone unsaved') armFault(backend, kind, n);
	return () => false;
}

function armFault(backend: FaultyBackend, kind: OperationKind, n: number): void {
	if (kind === 'disk full') return void backend.fail({ nth: n, times: Infinity, message: 'ENOSPC: no space left' });
	const [how, when] = kind.split(' ') as [string, When];
	backend.fail({ nth: n, when, ...(how === 'gone' ? { crash: true } : {}) });
}

function armForeign(table: AtTable, kind: ForeignKind, n: number): () => boolean {
	const { backend, app } = table.host;
	let reads = 0;
	let wasChanged: { readonly path: string; readonly asked: number } | undefined;
	onRead(table, async path => {
		reads += 1;
		if (reads !== n) return;
		wasChanged = { path, asked: backend.asked.length };
		const text = await backend.inner.read(path);
		if (kind === 'renamed meanwhile') {
			await backend.inner.rename(path, movedPath(path));
			void app.vault.externalChange(movedPath(path));
		} else await backend.inner.write(path, foreignText(kind, text));
		void app.vault.externalChange(path);
	});
	return () => {
		const { path, asked } = wasChanged ?? { path: '', asked: 0 };
		const [notice, ...later] = backend.asked.slice(asked).filter(other => other.path === path);
		// the app reads what it is told has changed; whoever looks at the disk before the save reads it as well
		const next = notice?.operation === 'read' ? later[0] : notice;
		return next?.operation === 'write' && table.isInEditor(path);
	};
}

/** One thing that goes wrong in one action. */
export interface Cell {
	readonly kind: Kind;
	/** At the n-th operation that changes the disk, or the n-th read. */
	readonly n: number;
	/** The operation or the note. */
	readonly at: string;
}

export const cellName = ({ kind, n, at }: Cell): string => `${kind} ${n}: ${at}`;

/** All that can go wrong in an action that changes and reads so much. */
export function cellsOf(changes: readonly Asked[], reads: readonly string[]): readonly Cell[] {
	const at = ({ operation, path }: Asked) => `${operation} ${path}`;
	// what is cut off in the only note of an action, or in the settings, is cut off as in any save of the app
	const notes = new Set(changes.map(({ path }) => path).filter(path => !isHidden(path)));
	const isAsAnySave = ({ path }: Asked) => path.endsWith('/data.json') || (notes.size === 1 && notes.has(path));
	const isCounted = (kind: Kind, asked: Asked) => !(kind === 'gone halfway' && isAsAnySave(asked));
	return [
		...[...OPERATION_KINDS, ...CRASH_KINDS].flatMap(kind =>
			changes.flatMap((asked, i): Cell[] => (isCounted(kind, asked) ? [{ kind, n: i + 1, at: at(asked) }] : [])),
		),
		{ kind: 'gone unsaved', n: 0, at: 'the end of it' },
		...FOREIGN_KINDS.flatMap(kind => reads.map((path, i): Cell => ({ kind, n: i + 1, at: path }))),
	];
}
