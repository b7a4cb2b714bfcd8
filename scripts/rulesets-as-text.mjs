import fs from 'node:fs';
import { createRequire } from 'node:module';
import { packBook } from './pack-book.mjs';
import { RULESET_IDS, RULESETS } from './rulesets.mjs';
import { statedAbilities, statedFile, statedIn } from './stated-abilities.mjs';
import { textModule } from './text-module.mjs';
import { trimAssets } from './trim/assets.mjs';
import { trimFoes } from './trim/foes.mjs';
import { trimOracles } from './trim/oracles.mjs';
import { trimRuleset } from './trim/ruleset.mjs';
import { trimSites } from './trim/sites.mjs';
import { trimTruths } from './trim/truths.mjs';

const require = createRequire(import.meta.url);
/** The module name prefixes, and the part of the ruleset that each contains. */
const PARTS = {
	'ruleset:': trimRuleset,
	'oracles:': trimOracles,
	'assets:': trimAssets,
	'truths:': trimTruths,
	'foes:': trimFoes,
	'sites:': trimSites,
};
/** The effects of its moves. Only the plugin's build includes them; elsewhere they are read from the text. */
const EFFECTS = 'effects:';
/** What is stated of abilities of its assets, from a YAML file. */
const ABILITIES = 'abilities:';
const PREFIXES = [...Object.keys(PARTS), EFFECTS, ABILITIES];
const ANY_PART = new RegExp(`^(?:${PREFIXES.join('|')})`);

const partOf = name => PREFIXES.find(prefix => name.startsWith(prefix));

/**
 * A trimmed and packed part of a Datasworn ruleset as a module with JSON. The JSON is ASCII only, as a single wider
 * character would double its memory.
 */
function moduleOf(name, effects) {
	const part = partOf(name);
	const id = idIn(name);
	if (!RULESETS[id]) throw new Error(`No ruleset is called ${id}. There are ${RULESET_IDS.join(', ')}.`);
	const json = JSON.stringify(packBook(contentOf(part, id, effects)));
	const ascii = json.replace(/[^\x20-\x7e]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return textModule(ascii);
}

const idIn = name => name.slice(partOf(name).length);

/** In the plugin, whose effects were read, no one sees the reasons for what is stated. */
function contentOf(part, id, effects) {
	if (part === EFFECTS) return effects?.[id] ?? {};
	if (part === ABILITIES) {
		const stated = statedAbilities(statedIn(id).assets);
		return effects ? stated.map(({ reason: _, ...ability }) => ability) : stated;
	}
	return PARTS[part](JSON.parse(fs.readFileSync(require.resolve(RULESETS[id].file), 'utf8')));
}

/** The files besides those of packages whose change changes a module. */
const filesOf = name =>
	partOf(name) === ABILITIES && fs.existsSync(statedFile(idIn(name))) ? [statedFile(idIn(name))] : [];

/** Resolves `import text from 'ruleset:starforged'`, and its other parts, in esbuild and vitest. */
export const rulesetsAsText = {
	/** `readEffects` resolves to the effects of the moves of each ruleset. */
	esbuild: readEffects => ({
		name: 'rulesets-as-text',
		setup(build) {
			build.onResolve({ filter: ANY_PART }, ({ path }) => ({ path, namespace: 'ruleset' }));
			let effects;
			build.onStart(async () => {
				effects = await readEffects?.();
			});
			build.onLoad({ filter: /.*/, namespace: 'ruleset' }, ({ path }) => ({
				contents: moduleOf(path, effects),
				loader: 'js',
				watchFiles: filesOf(path),
			}));
		},
	}),
	vite: () => ({
		name: 'rulesets-as-text',
		resolveId: id => (partOf(id) ? `\0${id}` : null),
		load(id) {
			const name = id.slice(1);
			if (!id.startsWith('\0') || !partOf(name)) return null;
			for (const file of filesOf(name)) this.addWatchFile(file);
			return moduleOf(name);
		},
	}),
};
