import type { PrintedAsset } from '../assets/printed-asset';
import type { Problem } from '../core/problem';
import { readHouseAssets } from './read-house-assets';

/** The asset of a note, and what is wrong with it. */
interface CardNote {
	readonly card: PrintedAsset | undefined;
	readonly findings: readonly Problem[];
}

/** A section of a note: its heading in lower case, and the lines under it. */
interface Section {
	readonly heading: string;
	readonly lines: string[];
}

/**
 * Reads an asset from a note as Iron Vault writes it: `# Name (Category)` with the requirement under it, a task list of
 * `## Abilities` with `[x]` for those marked from the start, and `## Controls` and `## Options` as `key (kind, max: 3)`.
 * The name of the note and its `category` are used where the heading has none.
 */
export function readCardNote(body: string, noteName: string, category = ''): CardNote {
	const sections = sectionsOf(body);
	const title = sections.find(({ heading }) => heading !== '' && !PARTS.includes(heading));
	const [, name = noteName, kind = category] = /^(.*?)(?:\s{0,9}\(([^()]*)\))?$/.exec(titleOf(body) ?? '') ?? [];
	const linesOf = (part: string) => sections.find(({ heading }) => heading === part)?.lines ?? [];
	const card = {
		name: name || noteName,
		category: (kind || category).replace(/\b[a-z]/g, letter => letter.toUpperCase()),
		requirement: (title?.lines ?? []).join('\n').trim(),
		abilities: itemsOf(linesOf('abilities')).map(abilityOf),
		controls: Object.fromEntries(itemsOf(linesOf('controls')).map(fieldOf)),
		options: Object.fromEntries(itemsOf(linesOf('options')).map(fieldOf)),
	};
	const collections = { asset: { name: 'Asset', contents: { [noteName]: card } } };
	const findings: Problem[] = [];
	const { assets } = readHouseAssets({ value: collections, path: '', findings }, { id: 'own', title: noteName });
	return { card: assets[0], findings };
}

const PARTS = ['abilities', 'controls', 'options'];

const titleOf = (body: string): string | undefined => /^#[ \t]+(\S.*)$/m.exec(body)?.[1]?.trim();

function sectionsOf(body: string): readonly Section[] {
	const sections: Section[] = [{ heading: '', lines: [] }];
	for (const line of body.split(/\r?\n/)) {
		const heading = /^#{1,6}[ \t]+(\S.*)$/.exec(line)?.[1];
		if (heading === undefined) sections.at(-1)?.lines.push(line);
		else sections.push({ heading: heading.trim().toLowerCase(), lines: [] });
	}
	return sections;
}

/** The items of a list, each with the lines that are indented under it. */
function itemsOf(lines: readonly string[]): readonly string[] {
	const items: string[] = [];
	for (const line of lines) {
		const item = /^[-*+] +(\S.*)$/.exec(line)?.[1];
		if (item !== undefined) items.push(item);
		else if (items.length > 0 && line.trim() !== '') items.push(`${items.pop() ?? ''}\n${line.trim()}`);
	}
	return items;
}

function abilityOf(item: string): object {
	const [, mark = ' ', text = item] = /^\[([ xX])\] +([^]*)$/.exec(item) ?? [];
	return { text, enabled: mark !== ' ' };
}

/** Such as `salt (condition_meter, max: 3)`. */
function fieldOf(item: string): readonly [string, object] {
	const [, label = item, inside = ''] = /^([^()]*?)\s{0,9}\(([^()]*)\)/.exec(item) ?? [];
	const [kind = '', ...settings] = inside.split(',').map(part => part.trim());
	const values = settings.map(setting => {
		const [key = '', value = ''] = setting.split(':').map(part => part.trim());
		return [key === 'count_as_impact' ? 'is_impact' : key, valueOf(value)] as const;
	});
	return [label.replace(/\W+/g, '_'), { label, field_type: kind, ...Object.fromEntries(values) }];
}

const valueOf = (value: string): string | number | boolean => {
	if (value === 'true' || value === 'false') return value === 'true';
	return /^-?\d+$/.test(value) ? Number(value) : value;
};
