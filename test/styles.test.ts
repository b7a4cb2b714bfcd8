import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { stylesBuild } from '../esbuild.config.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const files = fs
	.readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
	.map(name => path.posix.join('src', name.replaceAll('\\', '/')));
const styleFiles = files.filter(name => name.endsWith('.css'));
const codeFiles = [...files, 'main.ts'].filter(name => /\.tsx?$/.test(name));

it('every style sheet of src is part of styles.css', async () => {
	const { metafile } = await build({ ...stylesBuild, absWorkingDir: ROOT, write: false, metafile: true });
	expect(Object.keys(metafile.inputs).sort()).toEqual(styleFiles.sort());
	expect(styleFiles.length).toBeGreaterThan(40);
});

it('styles.css, which players install, is built from them', async () => {
	const { outputFiles } = await build({ ...stylesBuild, absWorkingDir: ROOT, write: false });
	expect(textOf('styles.css') === outputFiles?.[0]?.text, 'run npm run build, and commit styles.css').toBe(true);
});

it('what is meant for a finger holds on a phone, and wherever the pointer is coarse', async () => {
	const { outputFiles } = await build({ ...stylesBuild, absWorkingDir: ROOT, write: false });
	const built = (outputFiles?.[0]?.text ?? '').replace(/\s+/g, ' ');
	expect(built).not.toContain('(--touch)');
	expect(built).toContain('.is-phone .sworn-meter > .sworn-reset { grid-column: 3 / -1; }');
	expect(built).toMatch(/@media \(pointer: coarse\) \{[^@]* \.sworn-meter > \.sworn-reset \{ grid-column: 3 \/ -1; \}/);
});

it('no rule asks what an element has in it: that is slow, and flagged in the review of community plugins', () => {
	expect(textOf('styles.css')).not.toContain(':has(');
});

it('no rule names left or right: a right-to-left page has its rules on the other side', () => {
	const physical = /^\s*(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right):|: (?:left|right);$/;
	expect(
		textOf('styles.css')
			.split('\n')
			.filter(line => physical.test(line)),
	).toEqual([]);
});

/** Classes of ours that no rule of style names. */
const HOOKS: Readonly<Record<string, string>> = {
	'sworn-home': 'the page of a campaign, found by tests',
	'sworn-missing': 'the focus goes to what a roll still lacks',
	'sworn-generator-dialog': 'every dialog of ours is lifted above the keyboard by its sworn-',
	'sworn-rename-dialog': 'every dialog of ours is lifted above the keyboard by its sworn-',
	'sworn-unfinished-dialog': 'every dialog of ours is lifted above the keyboard by its sworn-',
};

/** Classes that no text of the code names whole: a part of them comes from a value. */
const FROM_VALUES: Readonly<Record<string, string>> = {
	'sworn-strong_hit': 'the outcome of a roll',
	'sworn-weak_hit': 'the outcome of a roll',
	'sworn-miss': 'the outcome of a roll',
	'is-place': 'the sign of a place',
	'is-heard': 'the sign of a place',
	'is-hex': 'the layout of a chart',
	'is-times-2': 'how often a way was travelled',
	'is-times-3': 'how often a way was travelled',
	'is-times-4': 'how often a way was travelled',
	'is-completed': 'the status of a track',
	'is-automatic': 'the state of a step',
	'is-bullet': 'the kind of a piece of rules text',
	'is-row': 'the kind of a piece of rules text',
	'is-heading': 'the kind of a piece of rules text',
	'is-notation': 'the kind of a piece of rules text',
};

/** Classes that the app sets. */
const OF_THE_APP = ['is-mobile', 'is-phone', 'is-selected'];

const childrenOf = (node: ts.Node): readonly ts.Node[] => {
	const children: ts.Node[] = [];
	ts.forEachChild(node, child => void children.push(child));
	return children;
};

/** The classes in the string and template literals of a node. `sworn-` in `sworn-${outcome}` is none yet. */
function wordsIn(node: ts.Node): readonly string[] {
	if (!ts.isLiteralExpression(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
		return childrenOf(node).flatMap(wordsIn);
	return node.text.split(/\s+/).filter(word => /^(?:sworn|is)-.*[^-]$/.test(word));
}

/** The words where a class is set: `class="..."`, `{ cls: '...' }`, `addClass('...')`. */
function classesIn(node: ts.Node): readonly string[] {
	const isClass =
		(ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && /^(?:class|cls)$/.test(node.name.getText());
	const adds = ts.isCallExpression(node) && node.expression.getText().endsWith('.addClass');
	return isClass || adds ? wordsIn(node) : childrenOf(node).flatMap(classesIn);
}

describe('the classes', () => {
	const styled = new Set(
		styleFiles.flatMap(file => [...textOf(file).matchAll(/\.((?:sworn|is)-[\w-]+)/g)].map(([, name = '']) => name)),
	);
	const code = codeFiles.map(file => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
	const named = new Set(code.flatMap(wordsIn));
	const set = new Set(code.flatMap(classesIn));

	it('that are styled are set by the code', () => {
		const known = new Set([...named, ...Object.keys(FROM_VALUES), ...OF_THE_APP]);
		expect([...styled].filter(name => !known.has(name))).toEqual([]);
		expect(styled.size).toBeGreaterThan(250);
	});

	it('that the code sets are styled, or a hook', () => {
		const known = new Set([...styled, ...Object.keys(HOOKS), ...OF_THE_APP]);
		expect([...set].filter(name => !known.has(name))).toEqual([]);
		expect(set.size).toBeGreaterThan(250);
	});

	it('that are made an exception of still need one', () => {
		expect(Object.keys(HOOKS).filter(name => styled.has(name) || !set.has(name))).toEqual([]);
		expect(Object.keys(FROM_VALUES).filter(name => !styled.has(name) || named.has(name))).toEqual([]);
	});
});

describe('what stays for snippets and Style Settings', () => {
	const page = textOf('docs/reference/styles.md');
	const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found = '']) => found);
	const variables = namesIn(page, /`--([\w-]+)`/g);
	const styles = textOf('styles.css');
	const tokens = textOf('src/obsidian/components/tokens.css');
	const SET_BY_CODE = ['sworn-chain', 'sworn-room', 'sworn-below'];
	const block = /^\/\* @settings\n([^]*?)\*\//m.exec(styles)?.[1] ?? '';
	const { settings } = parseYaml(block) as { settings: readonly { id: string; default: string | number }[] };

	it.each(variables)('the variable --%s is set and used', name => {
		expect(tokens).toContain(`\t--${name}: `);
		expect(styles).toContain(`var(--${name})`);
	});

	it('names every variable of ours that is not set by the code', () => {
		const set = namesIn(tokens, /^\t--([\w-]+): /gm).filter(name => !SET_BY_CODE.includes(name));
		expect([...variables].sort()).toEqual(set.sort());
	});

	it.each(namesIn(page, /`\.([\w-]+)`/g))('the class .%s is styled', name => {
		expect(styles).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
	});

	it('Style Settings offers the variables, each with its German title', () => {
		expect(settings.map(({ id }) => id).sort()).toEqual([...variables].sort());
		expect(settings.filter(setting => !('title' in setting && 'title.de' in setting))).toEqual([]);
	});

	it.each(settings.filter(({ id }) => /line|ring|touch/.test(id)))('its default of $id is what we set', setting => {
		const value = typeof setting.default === 'number' ? `${setting.default}px` : setting.default;
		expect(tokens).toContain(`\t--${setting.id}: ${value};`);
	});
});
