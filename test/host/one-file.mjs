import fs from 'node:fs';
import path from 'node:path';
import { PAGE, PLUGIN } from './build.mjs';

/** The page, the plugin and a vault as one HTML file, which opens from disk and asks for nothing. */
export function oneFile(vault) {
	const page = name => fs.readFileSync(path.join(PAGE, name), 'utf8');
	const plugin = name => fs.readFileSync(path.join(PLUGIN, name), 'utf8');
	const carried = {
		vaultName: path.basename(vault),
		notes: notesOf(vault),
		plugin: { manifest: plugin('manifest.json'), code: plugin('main.js'), css: plugin('styles.css') },
	};
	return inPlaceOf(page('index.html'), {
		'<link rel="stylesheet" href="/theme.css" />': `<style>\n${page('theme.css')}</style>`,
		'<script src="/page.js"></script>': [
			`<script type="application/json" id="host-carried">${asJson(carried)}</script>`,
			`<script>${asScript(page('page.js'))}</script>`,
		].join('\n\t\t'),
	});
}

function inPlaceOf(html, parts) {
	return Object.entries(parts).reduce((text, [old, part]) => {
		if (!text.includes(old)) throw new Error(`test/host/page/index.html has no ${old}`);
		return text.replace(old, () => part);
	}, html);
}

/** The texts of a vault; what is hidden, and what is no text, stays behind. */
function notesOf(vault) {
	const files = fs.readdirSync(vault, { recursive: true, withFileTypes: true });
	const texts = files
		.filter(file => file.isFile() && /\.(md|json|ya?ml)$/.test(file.name))
		.map(file => path.join(file.parentPath, file.name))
		.map(file => [path.relative(vault, file).split(path.sep).join('/'), file])
		.filter(([name]) => !/(^|\/)\./.test(name));
	return Object.fromEntries(texts.sort().map(([name, file]) => [name, fs.readFileSync(file, 'utf8')]));
}

/** Neither may end the element that it is in. */
const asJson = value => JSON.stringify(value).replaceAll('<', '\\u003c');
const asScript = code => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
