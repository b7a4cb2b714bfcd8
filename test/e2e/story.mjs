import fs from 'node:fs';

/** The notes of the demo that most stories are about. */
export const JOURNAL = 'Journal/Session 1.md';
export const KESTREL = 'Characters/Kestrel Vane.md';

/** A character of Starforged in a vault of its own; `values` are instead of those that stand here, or besides them. */
export function sheetOf(values = {}) {
	const all = {
		ruleset: 'starforged',
		edge: 2,
		heart: 2,
		iron: 1,
		shadow: 1,
		wits: 3,
		health: 5,
		spirit: 4,
		supply: 3,
	};
	const lines = Object.entries({ ...all, momentum: 3, ...values }).map(([key, value]) => `${key}: ${value}\n`);
	return `---\n${lines.join('')}---\n`;
}

/** The notes of a sample campaign as Iron Vault keeps them. */
export function sampleOf(game) {
	const root = new URL(`../journal/import/samples/${game}/`, import.meta.url);
	const names = fs.readdirSync(root, { recursive: true }).filter(name => name.endsWith('.md'));
	return Object.fromEntries(
		names.map(name => [name.normalize('NFC'), fs.readFileSync(new URL(encodeURI(name), root), 'utf8')]),
	);
}

/** A block of ours with these lines. */
export const fence = (...lines) => ['```sworn', ...lines, '```', '', ''].join('\n');

/** One thing that a player does, from an opened note to the notes on disk; `settings` are those of the table. */
export const story = (title, settings, play) => ({ title, settings, play });
