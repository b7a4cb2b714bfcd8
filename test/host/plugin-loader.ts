import type { PluginManifest } from 'obsidian';
import type { App } from './app';
import type { Plugin } from './plugin';

export type PluginClass = new (app: App, manifest: PluginManifest) => Plugin;
export type Modules = Readonly<Record<string, object>>;

const NODE_MODULES = ['fs', 'path', 'os', 'electron', 'child_process', 'crypto', 'util'];

/** Reading what the host lacks throws, so that no gap passes in silence. */
function strict(name: string, module: object): object {
	return new Proxy(module, {
		get(target, key) {
			const isQuiet = typeof key === 'symbol' || key === '__esModule' || key === 'default' || key === 'then';
			if (!isQuiet && !(key in target)) throw new Error(`stand-in host: "${name}".${key} is not built`);
			return Reflect.get(target, key) as unknown;
		},
	});
}

function makeRequire(modules: Modules): (id: string) => object {
	return id => {
		const module = modules[id];
		if (module) return id === 'obsidian' ? strict(id, module) : module;
		const hint = NODE_MODULES.includes(id.replace(/^node:/, '')) ? ' (would break on mobile)' : '';
		throw new Error(`stand-in host: require("${id}") is not available${hint}`);
	};
}

const mark = (name: string) => performance.mark(`stand-in:${name}`);

/** Evaluates a bundled main.js (CommonJS) as the app does. */
export function evaluatePlugin(code: string, id: string, modules: Modules): PluginClass {
	const module = { exports: {} as PluginClass | { default?: PluginClass } };
	mark('compile-start');
	const run = new Function('module', 'exports', 'require', `${code}\n//# sourceURL=plugin:${id}`);
	mark('evaluate-start');
	run(module, module.exports, makeRequire(modules));
	mark('evaluate-end');
	const { exports } = module;
	const found = typeof exports === 'function' ? exports : exports.default;
	if (!found) throw new Error(`stand-in host: ${id} exports no plugin class`);
	return found;
}

/** Loads a plugin into the app; known there before its `onload` runs. */
export async function startPlugin(app: App, plugin: PluginClass, manifest: PluginManifest): Promise<Plugin> {
	const instance = new plugin(app, manifest);
	const { plugins, manifests, enabledPlugins } = app.plugins;
	plugins[manifest.id] = instance;
	manifests[manifest.id] = manifest;
	enabledPlugins.add(manifest.id);
	mark('onload-start');
	await instance.load();
	mark('onload-end');
	return instance;
}

export function loadPlugin(app: App, code: string, manifest: PluginManifest, modules: Modules): Promise<Plugin> {
	return startPlugin(app, evaluatePlugin(code, manifest.id, modules), manifest);
}
