import type { MemoryBackend } from '../../host/backend/memory';
import { isHidden } from '../../host/backend/backend';
import type { Vault } from './vault';

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

/** Every byte of the vault, folders included; of what is hidden the settings alone, where they matter. */
export function snapshot({ files, folders }: MemoryBackend, isAboutSettings = false): Vault {
	const counts = (path: string) => !isHidden(path) || (isAboutSettings && path === SETTINGS);
	const notes = [...files].filter(([path]) => counts(path)).map(([path, { data }]) => [path, String(data)] as const);
	const places = [...folders].filter(path => !isHidden(path)).map(path => [`${path}/`, ''] as const);
	return Object.fromEntries([...notes, ...places].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export const isSame = (one: Vault, other: Vault): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where two vaults differ. */
export const differing = (one: Vault, other: Vault): readonly string[] =>
	[...new Set([...Object.keys(one), ...Object.keys(other)])].filter(path => one[path] !== other[path]);

/** The lines of the player's own: neither properties nor blocks of the plugin. */
function prose(text: string): readonly string[] {
	const body = text.replace(/^---\n[^]*?\n---(?:\n|$)/, '');
	return body
		.replace(/^```sworn\n[^]*?^```$/gm, '')
		.split('\n')
		.filter(line => line.trim() !== '' && !line.startsWith('`sworn: '));
}

/** A line without what was typed behind the trigger, and without the line of play that took its place at its end. */
const sentence = (line: string): string => line.replace(/(?:;;[^;`]*|`sworn: [^`]*`)$/, '');

const holds = (lines: readonly string[], wanted: readonly string[]): boolean => {
	let at = 0;
	for (const line of lines) if (at < wanted.length && sentence(line) === sentence(wanted[at] ?? '')) at += 1;
	return at === wanted.length;
};

/** The notes whose prose stands nowhere whole and in order any more. */
export const lostProse = (before: Vault, now: Vault): readonly string[] =>
	Object.keys(before).filter(path => {
		const wanted = prose(before[path] ?? '');
		return !Object.values(now).some(text => holds(text.split('\n'), wanted));
	});
