import * as commands from '@codemirror/commands';
import * as language from '@codemirror/language';
import * as state from '@codemirror/state';
import * as view from '@codemirror/view';
import * as lezerCommon from '@lezer/common';
import * as lezerHighlight from '@lezer/highlight';
import * as obsidian from './obsidian';
import type { Modules } from './plugin-loader';

/** What `require` finds in a plugin's main.js. */
export const appModules: Modules = {
	obsidian: { ...obsidian },
	'@codemirror/commands': commands,
	'@codemirror/language': language,
	'@codemirror/state': state,
	'@codemirror/view': view,
	'@lezer/common': lezerCommon,
	'@lezer/highlight': lezerHighlight,
};
