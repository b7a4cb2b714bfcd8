import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OURS = JSON.parse(fs.readFileSync(fileURLToPath(new URL('../../manifest.json', import.meta.url)), 'utf8')).id;

/**
 * Another plugin as it was built, from a folder with its manifest.json and main.js; throws what is wrong with the options.
 * @param {{ beside: string, note?: string, vault?: string, command?: string }} options the folder, a file with a note that
 * this plugin understands in place of ours, or a vault of its own and the path of the note in it, and a command of it that
 * opens a dialog
 */
export function otherPlugin({ beside: folder, note, vault, command }) {
	for (const each of [folder, vault ?? folder])
		if (!fs.statSync(each, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`“${each}” is no folder`);
	for (const name of ['manifest.json', 'main.js'])
		if (!fs.existsSync(path.join(folder, name))) throw new Error(`“${folder}” has no ${name}`);
	const { id, name, version } = manifestIn(folder);
	if (id === OURS)
		throw new Error(`“${folder}” holds this plugin itself, “${OURS}”: --against COMMIT compares two builds of it`);
	const file = note === undefined || vault === undefined ? note : path.join(vault, note);
	if (file !== undefined && !fs.existsSync(file)) throw new Error(`there is no note “${file}”`);
	return {
		id,
		title: [name ?? id, version].filter(Boolean).join(' '),
		folder,
		text: file === undefined ? undefined : fs.readFileSync(file, 'utf8'),
		notes: vault === undefined ? undefined : notesIn(vault),
		path: vault === undefined ? undefined : note,
		command: command === undefined || command.includes(':') ? command : `${id}:${command}`,
	};
}

/** The notes of a vault, by path. */
function notesIn(vault) {
	const files = fs.readdirSync(vault, { recursive: true }).map(file => file.replaceAll('\\', '/'));
	const notes = files.filter(file => file.endsWith('.md') && !/(^|\/)\./.test(file));
	return Object.fromEntries(notes.map(file => [file, fs.readFileSync(path.join(vault, file), 'utf8')]));
}

function manifestIn(folder) {
	const manifest = parsed(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
	if (!/^[\w-][\w.-]*$/.test(manifest?.id ?? '')) throw new Error(`the manifest.json of “${folder}” names no id`);
	return manifest;
}

function parsed(json) {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

/** Copies a plugin's folder into a vault, where it finds its settings, and returns the folder there. */
export function install({ id, folder }, vault) {
	const place = path.join(vault, '.obsidian/plugins', id);
	fs.cpSync(folder, place, { recursive: true });
	const styles = path.join(place, 'styles.css');
	if (!fs.existsSync(styles)) fs.writeFileSync(styles, '');
	return place;
}
