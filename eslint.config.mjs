import js from '@eslint/js';
import obsidianmd from 'eslint-plugin-obsidianmd';
import { PlainTextParser } from 'eslint-plugin-obsidianmd/dist/lib/plainTextParser.js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Inner to outer. A layer may import itself and anything to its left. */
const LAYERS = ['rules', 'play', 'journal', 'obsidian'];
const HOST = [
	'obsidian',
	'electron',
	'@codemirror/*',
	'@lezer/*',
	'moment',
	'node:*',
	'fs',
	'path',
	'preact',
	'preact/*',
];
const PLUGIN = ['main.ts', 'src/**/*.{ts,tsx}'];

const layerRules = LAYERS.map((layer, i) => {
	const outer = LAYERS.slice(i + 1).map(name => ({
		regex: `(^|/)${name}/`,
		message: `src/${layer} must not know about src/${name}: imports point ${LAYERS.join(' <- ')}.`,
	}));
	const host = {
		group: HOST,
		message: `src/${layer} runs without Obsidian. Pass the value in, or move this to src/obsidian.`,
	};
	const yaml = { group: ['yaml'], message: 'Only src/rules and src/journal read or write YAML.' };
	const standIn = { regex: '(^|/)host/', message: 'The plugin knows nothing of the stand-in host.' };
	const patterns = [...outer, standIn, ...(layer === 'obsidian' ? [] : [host]), ...(layer === 'play' ? [yaml] : [])];
	return { files: [`src/${layer}/**/*.{ts,tsx}`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
});

const noChance = 'Chance comes in through the Dice parameter.';
const noClock = 'The time comes in as a parameter.';

export default defineConfig([
	globalIgnores(['node_modules/', 'dist/', 'main.js', 'screenshots/']),
	{ files: [...PLUGIN, 'package.json'], extends: [obsidianmd.configs.recommended] },
	{
		files: PLUGIN,
		languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
		rules: {
			'max-params': ['error', 4],
			'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
			'@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
		},
	},
	...layerRules,
	{
		files: ['src/{rules,play,journal}/**/*.ts'],
		rules: {
			'no-restricted-globals': ['error', 'window', 'document', 'activeDocument', 'app', 'moment', 'crypto', 'console'],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: noChance },
				{ object: 'Date', property: 'now', message: noClock },
			],
			'no-restricted-syntax': [
				'error',
				{ selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: noClock },
				{ selector: 'ImportExpression', message: 'Import statically, so the layers stay visible.' },
			],
		},
	},
	{
		files: ['src/obsidian/**/*.{ts,tsx}'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'BinaryExpression[operator="instanceof"][right.name=/^(?:EventTarget|Node|Element|(?:HTML|SVG).*)$/]',
					message:
						'An element in a window of its own is no instance of this one’s classes: use isOn() or instanceOf().',
				},
			],
		},
	},
	{
		files: [
			'{test,scripts}/**/*.{ts,tsx}',
			'vitest.config.mts',
			'vitest.chromium.config.mts',
			'vitest.faults.config.mts',
		],
		extends: [js.configs.recommended, tseslint.configs.recommended],
		rules: { 'no-undef': 'off' },
	},
	{
		files: ['test/host/**/*.ts'],
		ignores: ['test/host/tests/**'],
		rules: {
			'no-restricted-imports': [
				'error',
				{ patterns: [{ regex: '(^|/)src/', message: 'The stand-in host imports nothing of the plugin.' }] },
			],
		},
	},
	{
		files: ['manifest.json'],
		plugins: { obsidianmd },
		languageOptions: { parser: tseslint.parser, parserOptions: { extraFileExtensions: ['.json'] } },
		rules: { 'obsidianmd/validate-manifest': 'error' },
	},
	{
		files: ['LICENSE'],
		plugins: { obsidianmd },
		languageOptions: { parser: PlainTextParser },
		rules: { 'obsidianmd/validate-license': 'error' },
	},
]);
