import { ownCard } from '../assets/custom-card';
import type { PrintedAsset } from '../assets/printed-asset';
import { given } from '../core/collections';
import { stripMarkdown } from '../markdown/inline-markdown';
import { finding, type Finding } from '../core/problem';
import type { Entry } from './outline';

const OF_ASSETS = /\bassets$/i;
const ITEM = /^(?:[-*+]|\d+[.)]) +(?:\[([ xX])\] )?/;

/** The marks of the items of an entry's list: "x" and " ", or `undefined` for an item without one. */
const marksOf = (body: readonly string[]): readonly (string | undefined)[] =>
	body.flatMap(line => {
		const item = ITEM.exec(line);
		return item ? [item[1]] : [];
	});

const bodyOf = ({ line, end }: Entry, lines: readonly string[]): readonly string[] => lines.slice(line, end);

/** Whether a heading is a card: among assets, over a task list. */
export function isCard(entry: Entry, lines: readonly string[]): boolean {
	if (!OF_ASSETS.test(entry.section ?? '')) return false;
	const marks = marksOf(bodyOf(entry, lines));
	return marks.length > 0 && marks.every(mark => mark !== undefined);
}

/**
 * The card of a heading: its kind in italics, else that of its section ("Path Assets"), the requirement, and a task list of
 * abilities with `[x]` for those marked from the start.
 */
export function cardOfEntry(entry: Entry, lines: readonly string[]): PrintedAsset {
	const body = bodyOf(entry, lines);
	const marks = marksOf(body);
	const said = body
		.slice(
			0,
			body.findIndex(line => ITEM.test(line)),
		)
		.filter(line => line.trim() !== '');
	const kinds = said.filter(line => KIND.test(line.trim()));
	const requirement = said.filter(line => !kinds.includes(line)).join('\n');
	const kind = stripMarkdown(kinds[0]?.trim() ?? '') || (entry.section ?? '').replace(OF_ASSETS, '').trim();
	const card = ownCard({ name: entry.title, kind: kind || 'Asset', meters: {} }, body.join('\n'));
	return {
		...card,
		...given({ requirement: requirement === '' ? undefined : requirement }),
		abilities: card.abilities.map((ability, at) => ({ ...ability, enabled: marks[at] !== ' ' })),
	};
}

const KIND = /^[*_]{1,3}[^*_.]{1,40}[*_]{1,3}$/;

/** Whether a heading among assets has a list that is no task list. */
export const isUnmarkedCard = (entry: Entry, lines: readonly string[]): boolean =>
	OF_ASSETS.test(entry.section ?? '') && marksOf(bodyOf(entry, lines)).includes(undefined);

export const notACard = ({ line, title }: Entry): Finding =>
	finding(line, title, 'This heading is not read as a card. Write its abilities as a task list: “- [x] When you …”.');
