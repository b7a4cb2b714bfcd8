import fs from 'node:fs';
import { createRequire } from 'node:module';
import { packBook } from './pack-book.mjs';
import { RULESET_IDS, RULESETS } from './rulesets.mjs';
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
const PREFIXES = [...Object.keys(PARTS), EFFECTS];
const ANY_PART = new RegExp(`^(?:${PREFIXES.join('|')})`);

const partOf = name => PREFIXES.find(prefix => name.startsWith(prefix));

/**
 * A trimmed and packed part of a Datasworn ruleset as a module with JSON. The JSON is ASCII only, as a single wider
 * character would double its memory.
 */
function moduleOf(name, effects = {}) {
	const part = partOf(name);
	const id = name.slice(part.length);
	if (!RULESETS[id]) throw new Error(`No ruleset is called ${id}. There are ${RULESET_IDS.join(', ')}.`);
	const json = JSON.stringify(part === EFFECTS ? packBook(effects[id] ?? {}) : packedPart(part, id));
	const ascii = json.replace(/[^\x20-\x7e]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return textModule(ascii);
}

function packedPart(part, id) {
	const file = require.resolve(RULESETS[id].file);
	return packBook(PARTS[part](JSON.parse(fs.readFileSync(file, 'utf8'))));
}

/** Resolves `import text from 'ruleset:starforged'`, and its other parts, in esbuild and vitest. */
export const rulesetsAsText = {
	/** `readEffects` resolves to the effects of the moves of each ruleset. */
	esbuild: (readEffects = () => ({})) => ({
		name: 'rulesets-as-text',
		setup(build) {
			build.onResolve({ filter: ANY_PART }, ({ path }) => ({ path, namespace: 'ruleset' }));
			let effects;
			build.onStart(() => {
				effects = readEffects();
			});
			build.onLoad({ filter: /.*/, namespace: 'ruleset' }, async ({ path }) => ({
				contents: moduleOf(path, await effects),
				loader: 'js',
			}));
		},
	}),
	vite: () => ({
		name: 'rulesets-as-text',
		resolveId: id => (partOf(id) ? `\0${id}` : null),
		load: id => (id.startsWith('\0') && partOf(id.slice(1)) ? moduleOf(id.slice(1)) : null),
	}),
};
