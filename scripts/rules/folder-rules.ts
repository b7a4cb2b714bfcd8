import { bundledRuleset, type RulesetId } from '../../src/rules/books/bundled';
import { nameInIndex, type PackFolder } from '../../src/rules/datasworn-files/pack-file';
import {
	likelyRuleset,
	rulesOfFile,
	type FolderRules,
	type ReadRules,
} from '../../src/rules/datasworn-files/read-rules';
import { applyLayer } from '../../src/rules/books/layers';
import type { ParseResult } from '../../src/rules/core/problem';
import { bareRuleset } from '../../src/rules/ruleset';

/** A file of a folder of rules; its path has slashes. */
interface FolderFile {
	readonly path: string;
	readonly text: string;
}

/** The rules of each file of a folder, read as the vault reads them: as one pack, whose files know each other. */
export function rulesOfFolder(files: readonly FolderFile[], over?: RulesetId): readonly ParseResult<ReadRules>[] {
	const texts = new Map(files.map(({ path, text }) => [path, text]));
	const readOver = (base?: RulesetId | FolderRules) =>
		files.map(({ path, text }) => rulesOfFile(text, nameIn(path), base, folderOf(path, texts)));
	const alone = readOver(over).flatMap(rules => (rules.ok ? [rules.value] : []));
	const layers = alone
		.map(({ layer }) => layer)
		.sort((one, other) => Number(other.ruleset !== undefined) - Number(one.ruleset !== undefined));
	const own = layers[0]?.ruleset;
	const stated = over ?? alone.map(({ states }) => states).find(id => id !== undefined);
	const bare = own === undefined ? bundledRuleset(stated ?? likelyRuleset(namesIn(alone))) : bareRuleset(own);
	const whole = layers.reduce(applyLayer, bare);
	const below = own === undefined ? bare : layers.filter(({ ruleset }) => ruleset === own).reduce(applyLayer, bare);
	return readOver({ below, whole });
}

const namesIn = (rules: readonly ReadRules[]): readonly string[] =>
	rules.flatMap(({ layer }) => layer.moves.map(({ name }) => name));

const nameIn = (path: string): string => path.split('/').at(-1) ?? path;

/** The folder of a file, called as an `_index` beside the file says. */
function folderOf(path: string, texts: ReadonlyMap<string, string>): PackFolder | undefined {
	const home = path.split('/').slice(0, -1).join('/');
	const name = nameIn(home);
	if (name === '') return undefined;
	const index = ['_index.yaml', '_index.yml', '_index.md'].map(each => texts.get(`${home}/${each}`)).find(Boolean);
	return { name, title: (index === undefined ? undefined : nameInIndex(index)) ?? name };
}
