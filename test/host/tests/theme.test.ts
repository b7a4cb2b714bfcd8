import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const fileAt = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const VARIABLES = fileAt('test/host/page/variables.css');

/** Name -> value, of the rules for a selector. */
function rulesFor(selector: string): Map<string, string> {
	const rules = [...VARIABLES.matchAll(/^([^{}/]+?)\s*\{([^}]*)\}/gm)];
	const own = rules
		.filter(([, names = '']) => names.trim().split(/,\s*/).includes(selector))
		.map(([, , body = '']) => body);
	return new Map(
		own.flatMap(body =>
			[...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
		),
	);
}

const common = new Map([...rulesFor(':root'), ...rulesFor('body')]);
const light = rulesFor('.theme-light');
const dark = rulesFor('.theme-dark');
const isDefined = (name: string): boolean => common.has(name) || light.has(name);
const namesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

it('the light theme and the dark one define the same variables', () => {
	expect([...light.keys()].sort()).toEqual([...dark.keys()].sort());
});

it('every variable that a value depends on is defined', () => {
	const used = [common, light, dark].flatMap(rules => [...rules.values()].flatMap(namesIn));
	expect(used.filter(name => !isDefined(name))).toEqual([]);
});

it('every variable that the styles of the plugin name is one of the app’s, or their own', () => {
	const folder = resolve(import.meta.dirname, '../../../src/obsidian');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const textOf = (ending: string) =>
		files.flatMap(name => (name.endsWith(ending) ? [fileAt(`src/obsidian/${name}`)] : [])).join('\n');
	const styles = textOf('.css');
	// an element may set one for itself
	const own = new Set([...`${styles}${textOf('.tsx')}`.matchAll(/(--sworn-[\w-]+)'?\s*:/g)].map(([, name]) => name));
	const unknown = namesIn(styles).filter(name => !isDefined(name) && !own.has(name));
	expect([...new Set(unknown)]).toEqual([]);
});

it.each([
	[
		'colours',
		['--color-base-00', '--color-base-100', '--color-pink-rgb', '--mono-rgb-100', '--text-on-accent-inverted'],
	],
	['type and space', ['--font-extralight', '--font-ui-larger', '--line-height-tight', '--size-2-1', '--size-4-18']],
	['layers and icons', ['--layer-dragged-item', '--icon-xl-stroke-width', '--cursor-link', '--radius-xl']],
	['components', ['--toggle-s-thumb-width', '--slider-thumb-y', '--tab-stacked-shadow', '--prompt-border-color']],
	['the page', ['--callout-quote', '--h6-variant', '--table-add-button-color', '--tag-weight', '--metadata-gap']],
])('%s of the documentation are there', (_theme, names) => {
	expect(names.filter(name => !isDefined(name))).toEqual([]);
});

it('a button is a row whose words do not wrap, with colours that win over those of a class alone', () => {
	const controls = fileAt('test/host/page/styles/controls.css');
	expect(controls).toMatch(/button:where\([^{]*\{[^}]*display: inline-flex;[^}]*white-space: nowrap;/);
	expect(controls).toMatch(
		/button:not\(\.clickable-icon\):where\([^{]*\{[^}]*background-color: var\(--interactive-normal\);/,
	);
});

it('what is drawn in the editor does not keep the white space of its source', () => {
	expect(fileAt('test/host/page/styles/editor.css')).toMatch(/\.cm-embed-block[^{}]*\{[^}]*white-space: normal;/);
});

it('the colours are those of the documentation', () => {
	const colours = ['--color-base-50', '--color-base-70', '--color-red-rgb', '--color-orange-rgb'];
	expect(colours.map(name => light.get(name))).toEqual(['#ababab', '#5a5a5a', '233, 49, 71', '236, 117, 0']);
	expect(colours.map(name => dark.get(name))).toEqual(['#666666', '#bababa', '251, 70, 76', '233, 151, 63']);
});
