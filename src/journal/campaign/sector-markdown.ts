import { escapeMarkdown } from '../text/escape-markdown';
import { fileNameProblem } from '../notes/file-name';
import type { Fact, RolledMap } from '../../play/oracles/generate/starting-map';

/**
 * The text of a sector or chart below its name: a list that links to its places, then a heading for each place. A place
 * whose name cannot be that of a note is not linked.
 */
export function mapText({ facts, places }: RolledMap): string {
	const names = places.map(({ name }) => name);
	const links = names.map(name => (isNoteName(name) ? `[[${name}]]` : escapeMarkdown(name))).join(', ');
	const written = facts.map(({ label, text }) =>
		text === names.join(', ') ? `- ${label}: ${links}` : factLine({ label, text }),
	);
	const sections = places.map(place => `## ${escapeMarkdown(place.name)}\n\n${place.facts.map(factLine).join('\n')}`);
	return [written.join('\n'), ...sections].join('\n\n');
}

const factLine = ({ label, text }: Fact): string => `- ${label}: ${escapeMarkdown(text)}`;

const isNoteName = (name: string): boolean => fileNameProblem(name) === undefined;

interface PlaceText {
	readonly name: string;
	readonly text: string;
}

/** A heading and what stands below it, up to the next one of its level or a higher one. */
const SECTION = /^## ([^\n]+)\n((?:(?!##? )[^\n]*(?:\n|$))*)/gm;

/**
 * Splits the text of a sector or chart: the sections whose places it links to are for notes of their own, and the rest
 * stays.
 */
export function placesIn(about: string): { readonly rest: string; readonly places: readonly PlaceText[] } {
	const places: PlaceText[] = [];
	const rest = about.replace(SECTION, (section: string, heading: string, text: string) => {
		const name = [...about.matchAll(/\[\[([^[\]\n|]+)\]\]/g)]
			.map(([, linked = '']) => linked)
			.find(linked => escapeMarkdown(linked) === heading.trim());
		if (name === undefined || places.some(place => place.name === name)) return section;
		places.push({ name, text: text.trim() });
		return '';
	});
	return { rest: rest.trim(), places };
}
