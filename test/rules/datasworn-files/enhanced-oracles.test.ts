import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';

const rows = [{ roll: { min: 1, max: 100 }, text: 'Ash' }];

function pathsOver(collection: object): readonly string[] {
	const text = JSON.stringify({ _id: 'kiln', title: 'Kiln', oracles: { core: { name: 'Kiln Core', ...collection } } });
	const rules = readHouseRules(text, 'json', 'kiln.json');
	if (!rules.ok) throw new Error(rules.problems[0]?.message);
	const oracles = applyLayer(bundledRuleset('starforged'), rules.value.layer).oracles?.() ?? [];
	const own = oracles.filter(({ _id }) => _id.startsWith('oracle_rollable:kiln/'));
	const theirs = oracles.filter(({ path }) => path.join(' / ') === 'Core / Action' && !own.some(o => o.path === path));
	return [...own, ...theirs].map(({ _id, path }) => `${path.join(' / ')} of ${_id.split(/[:/]/)[1] ?? ''}`);
}

const CORE = { enhances: ['oracle_collection:starforged/core'] };

it.each([
	[
		'new',
		{ ...CORE, contents: { tone: { name: 'Tone', rows } } },
		['Core / Tone of kiln', 'Core / Action of starforged'],
	],
	[
		'of the same name',
		{ ...CORE, contents: { action: { name: 'Action', rows } } },
		['Core / Action (Kiln) of kiln', 'Core / Action of starforged'],
	],
	[
		'in place of one',
		{ ...CORE, contents: { action: { name: 'Action', rows, replaces: ['oracle_rollable:starforged/core/action'] } } },
		['Core / Action of kiln'],
	],
	[
		'in a collection within',
		{ ...CORE, collections: { deep: { name: 'Deep', contents: { tone: { name: 'Tone', rows } } } } },
		['Core / Deep / Tone of kiln', 'Core / Action of starforged'],
	],
	[
		'of a collection that is nowhere',
		{ enhances: ['oracle_collection:starforged/none'], contents: { tone: { name: 'Tone', rows } } },
		['Kiln Core / Tone of kiln', 'Core / Action of starforged'],
	],
])('a table of a collection that enhances one of the book stands within that: %s', (_what, collection, paths) => {
	expect(pathsOver(collection)).toEqual(paths);
});
