import { expect, it } from 'vitest';
import { appModules } from '../modules';
import { evaluatePlugin } from '../plugin-loader';
import { boot } from '../../support/boot';
import { builtPlugin } from '../../support/built-plugin';

const plugin = (body: string) => ({
	code: `"use strict";const o=require("obsidian");module.exports=class extends o.Plugin{onload(){${body}}};`,
});

it('a bundled main.js loads, runs and leaves nothing', async () => {
	const booted = await boot({
		load: plugin('this.addCommand({id:"hi",name:"Say hi",callback(){new o.Notice("hi")}})'),
		manifest: { id: 'small', name: 'Small' },
	});
	expect(booted.app.commands.ids()).toEqual(['small:hi']);
	await booted.palette('Say hi');
	expect(booted.notices()).toEqual(['hi']);
	await booted.close();
	expect(booted.app.commands.ids()).toEqual([]);
});

it('a default export is found', () => {
	const code = 'module.exports={default:class{}};';
	expect(evaluatePlugin(code, 'x', appModules)).toBeTypeOf('function');
});

const missing = [
	{ title: 'a function the host lacks', body: 'o.loadMermaid()', error: /"obsidian"\.loadMermaid is not built/ },
	{ title: 'a class the host lacks', body: 'new o.HoverPopover()', error: /"obsidian"\.HoverPopover is not built/ },
	{ title: 'a module of Node', body: 'require("node:fs")', error: /would break on mobile/ },
	{ title: 'Electron', body: 'require("electron")', error: /would break on mobile/ },
	{ title: 'any other module', body: 'require("left-pad")', error: /is not available/ },
];

it.each(missing)('$title throws', async ({ body, error }) => {
	await expect(boot({ load: plugin(body) })).rejects.toThrow(error);
});

it('what a plugin leaves behind is noticed', async () => {
	const booted = await boot({ load: plugin('this.app.workspace.on("file-open",()=>{})') });
	await expect(booted.close()).rejects.toThrow(/left behind: workspaceListeners/);
});

it('an error in a callback of the plugin is noticed', async () => {
	const booted = await boot({
		load: plugin('this.registerEvent(this.app.workspace.on("file-open",()=>{throw new Error("oops")}))'),
		files: { 'a.md': '' },
		note: 'a.md',
	});
	expect(booted.errors().map(String)).toEqual(['Error: oops']);
	await booted.close();
});

it('our own main.js, as a player installs it, loads and leaves nothing', async () => {
	const { text: code } = builtPlugin();
	const { app, close } = await boot({ load: { code }, files: { 'a.md': 'text' }, note: 'a.md' });
	expect(Object.keys(app.plugins.plugins)).toEqual(['sworn-journal']);
	await close();
});
