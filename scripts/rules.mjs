// npm run rules -- FILE_OR_RULESET [--over RULESET] [--move NAME] [--json] [--assets] [--oracles] [--coverage] [--laws]
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { rulesCommand } from './rules/command.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the plugin's readers, which are TypeScript, to run them in Node. */
async function loadReader() {
	ensureInstalled();
	const { build } = await import('esbuild');
	const { rulesetsAsText } = await import('./rulesets-as-text.mjs');
	const { outputFiles } = await build({
		absWorkingDir: ROOT,
		entryPoints: ['scripts/rules/index.ts'],
		bundle: true,
		write: false,
		platform: 'node',
		format: 'cjs',
		target: 'es2022',
		logLevel: 'error',
		plugins: [rulesetsAsText.esbuild()],
	});
	const module = { exports: {} };
	new Function('module', 'require', outputFiles[0].text)(module, createRequire(import.meta.url));
	return module.exports;
}

// the program that reads the output may stop before its end
process.stdout.on('error', () => process.exit());
process.exitCode = await rulesCommand(process.argv.slice(2), loadReader, console);
