import { escapeMarkdown } from '../text/escape-markdown';
import type { Fact, RolledMap } from '../../play/oracles/generate/starting-map';

/** The text of a sector or chart below its name: a list, then a heading for each place. */
export const mapText = ({ facts, places }: RolledMap): string =>
	[listOf(facts), ...places.map(place => `## ${escapeMarkdown(place.name)}\n\n${listOf(place.facts)}`)].join('\n\n');

const listOf = (facts: readonly Fact[]): string =>
	facts.map(({ label, text }) => `- ${label}: ${escapeMarkdown(text)}`).join('\n');
