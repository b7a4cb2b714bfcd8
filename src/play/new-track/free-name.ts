/** Makes a name unique: the second Chiton becomes "Chiton 2". */
export function freeName(name: string, taken: readonly string[]): string {
	const used = new Set(taken.map(foldedName));
	let free = name;
	for (let i = 2; used.has(foldedName(free)); i++) free = `${name} ${i}`;
	return free;
}
import { foldedName } from '../../rules/search/folded-name';
