import type { PluginFile } from './plugin-file';
import { valuesIn } from './json-lines';

/** A note that an import made or changed. */
export interface ImportedTrace {
	readonly path: string;
	/** The text before the import; absent if the import created the note. */
	readonly before?: string;
	/** A fingerprint of the text that the import left, see `markOf`. */
	readonly mark: string;
}

/** An import that can be undone. */
export interface RememberedImport {
	readonly id: number;
	/** The imported folder; “” is the vault root. */
	readonly root: string;
	readonly notes: readonly ImportedTrace[];
	/** The folders that it created, outermost first. */
	readonly folders: readonly string[];
}

type Line =
	| { readonly id: number; readonly root: string; readonly folders: readonly string[] }
	| { readonly id: number; readonly note: ImportedTrace }
	| { readonly id: number; readonly undone: true };

/** How many imports can be undone, the latest first. */
const MOST_IMPORTS = 3;

/**
 * What imports created and changed, in a file of the plugin's folder, so that an import can be undone as one action,
 * even after a restart. Each note is added before it is written.
 */
export class ImportMemory {
	constructor(private readonly file: PluginFile) {}

	/** Starts a new import and drops what is remembered of old ones. */
	async begin(id: number, root: string, folders: readonly string[]): Promise<void> {
		const known = await this.imports();
		await this.file.next(() =>
			this.file.replace(
				[...known.slice(1 - MOST_IMPORTS).flatMap(linesOf), { id, root, folders }].map(asText).join(''),
			),
		);
	}

	remember(id: number, note: ImportedTrace): Promise<void> {
		return this.file.next(() => this.file.append({ id, note } satisfies Line));
	}

	/** The latest import that was not undone. */
	async last(): Promise<RememberedImport | undefined> {
		return (await this.imports()).at(-1);
	}

	/** Forgets an import, except for the notes that are still to be undone. */
	async forget(id: number, but: readonly ImportedTrace[] = []): Promise<void> {
		const known = await this.imports();
		const left = known.flatMap(each => (each.id !== id ? [each] : but.length > 0 ? [{ ...each, notes: but }] : []));
		await this.file.next(() => this.file.replace(left.flatMap(linesOf).map(asText).join('')));
	}

	private async imports(): Promise<readonly RememberedImport[]> {
		let text = '';
		await this.file.next(async adapter => {
			text = await this.file.read(adapter);
		});
		return importsIn(valuesIn(text));
	}
}

/** A fingerprint of a text: its length and a 53-bit hash. */
export function markOf(text: string): string {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

const asText = (line: Line): string => `${JSON.stringify(line)}\n`;

const linesOf = ({ id, root, folders, notes }: RememberedImport): readonly Line[] => [
	{ id, root, folders },
	...notes.map(note => ({ id, note })),
];

/** Ignores unknown lines. A note that was tried twice is listed once, with its first text. */
function importsIn(values: readonly unknown[]): readonly RememberedImport[] {
	const imports = new Map<number, RememberedImport>();
	for (const value of values) {
		const { id, root, folders, note } = fieldsOf(value);
		if (typeof id !== 'number') continue;
		if (typeof root === 'string') imports.set(id, { id, root, folders: textsIn(folders), notes: [] });
		const known = imports.get(id);
		const trace = traceIn(note);
		if (!known || !trace) continue;
		const first = known.notes.find(({ path }) => path === trace.path);
		const kept = first ? { ...first, mark: trace.mark } : trace;
		imports.set(id, { ...known, notes: [...known.notes.filter(each => each !== first), kept] });
	}
	return [...imports.values()].filter(({ notes }) => notes.length > 0);
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? { ...value } : {};

const textsIn = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

function traceIn(value: unknown): ImportedTrace | undefined {
	const { path, before, mark } = fieldsOf(value);
	if (typeof path !== 'string' || typeof mark !== 'string') return undefined;
	return { path, mark, ...(typeof before === 'string' ? { before } : {}) };
}
