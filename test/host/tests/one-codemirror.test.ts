import * as language from '@codemirror/language';
import * as state from '@codemirror/state';
import * as view from '@codemirror/view';
import { expect, it } from 'vitest';
import { appModules } from '../modules';
import { evaluatePlugin } from '../plugin-loader';
import { boot } from '../../support/boot';

it.each([
	{ name: '@codemirror/state', module: state },
	{ name: '@codemirror/view', module: view },
	{ name: '@codemirror/language', module: language },
])('a plugin has the $name of the editors', ({ name, module }) => {
	const code = `module.exports = class { static module = require("${name}") }`;
	expect(Reflect.get(evaluatePlugin(code, 'asks', appModules), 'module')).toBe(module);
});

it('an editor is one of the CodeMirror that plugins import', async () => {
	const host = await boot({ load: 'none', files: { 'a.md': 'text' }, note: 'a.md' });
	expect(host.editor.cm).toBeInstanceOf(view.EditorView);
	expect(host.editor.cm.state).toBeInstanceOf(state.EditorState);
	await host.close();
});
