import fs from 'node:fs';
import { createRequire } from 'node:module';
import { packBook } from './pack-book.mjs';
import { RULESET_IDS, RULESETS } from './rulesets.mjs';
import { trimAssets } from './trim/assets.mjs';
import { trimFoes } from './trim/foes.mjs';
import { trimOracles } from './trim/oracles.mjs';
import { trimRuleset } from './trim/ruleset.mjs';
import { trimSites } from './trim/sites.mjs';
import { trimTruths } from './trim/truths.mjs';

const require = createRequire(import.meta.url);
/** What a module name begins with, and what of the ruleset it holds. */
const PARTS = {
	'ruleset:': trimRuleset,
	'oracles:': trimOracles,
	'assets:': trimAssets,
	'truths:': trimTruths,
	'foes:': trimFoes,
	'sites:': trimSites,
};
/** What its moves do, as read from their text. Only the build of the plugin has it; elsewhere the text is read. */
const EFFECTS = 'effects:';
const PREFIXES = [...Object.keys(PARTS), EFFECTS];
const ANY_PART = new RegExp(`^(?:${PREFIXES.join('|')})`);

const partOf = name => PREFIXES.find(prefix => name.startsWith(prefix));

/**
 * A trimmed and packed Datasworn ruleset, or its oracles, as a module whose default export returns plain JSON text: until it
 * is called, the engine keeps nothing of the text but the source. It is ASCII only, as a wider character would double that.
 */
function moduleOf(name, effects = {}) {
	const part = partOf(name);
	const id = name.slice(part.length);
	if (!RULESETS[id]) throw new Error(`No ruleset is called ${id}. There are ${RULESET_IDS.join(', ')}.`);
	const json = JSON.stringify(part === EFFECTS ? packBook(effects[id] ?? {}) : packedPart(part, id));
	const ascii = json.replace(/[^\x20-\x7e]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return `export default () => ${JSON.stringify(ascii)};`;
}

function packedPart(part, id) {
	const file = require.resolve(RULESETS[id].file);
	return packBook(PARTS[part](JSON.parse(fs.readFileSync(file, 'utf8'))));
}

/** The same `import text from 'ruleset:starforged'`, or of another part of it, for the bundler and for the test runner. */
export const rulesetsAsText = {
	/** `readEffects` resolves to what the moves of each ruleset do. */
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
