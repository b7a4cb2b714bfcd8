/** Emphasis with single signs touches its words, unlike the signs in a product or a snake_case name. */
const LIGHT = /(^|[^\w*])([*_])((?! )[^*_]+)\2(?![\w*])/g;

/** Removes markup from a line: emphasis, highlights and images; links become their labels, and spaces are collapsed. */
export const stripMarkdown = (text: string): string => collapseSpaces(stripEmphasis(labelsOf(text)));

/** Removes bold, italics and highlights; links stay. */
export const stripEmphasis = (text: string): string =>
	/[*_=]/.test(text)
		? text
				.replace(/\*{2,}|__+|==/g, '')
				.replace(LIGHT, '$1$3')
				.replace(LIGHT, '$1$3')
		: text;

/** Removes italics in underscores: "_Shell:_". */
export const withoutUnderscores = (text: string): string =>
	text.includes('_') ? text.replace(/__+/g, '').replace(LIGHT, '$1$3') : text;

const labelsOf = (text: string): string =>
	mapLinks(text, ({ label, target }) => (label === '' ? target.slice(target.indexOf('#') + 1) : label));

export const collapseSpaces = (text: string): string => withSingleSpaces(text).trim();

/** Collapses each run of spaces and breaks. Single spaces, by far the most common, do not match. */
export const withSingleSpaces = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ');

/** A link as written in the note: `[[#FACE DANGER|Danger]]`, `[Pay the Price](#Pay-the-Price)`. */
export interface Link {
	/** Empty for a wiki link without one. */
	readonly label: string;
	readonly target: string;
}

/** Replaces each link. Images are removed, and an embedded note counts as a link. */
export const mapLinks = (text: string, write: (link: Link) => string): string =>
	/\]\]|\]\(/.test(text) ? withLinks(text, write) : text;

/**
 * A link to an entry of the rules by its id, as Iron Vault writes it or in double brackets, is one of Datasworn:
 * `[Theme](oracle_rollable:…)` and `[[Strike]](datasworn:move:…)`.
 */
export const withRulesLinks = (text: string): string =>
	text.includes('](') ? text.replace(DOUBLE_BRACKETS, '[$1](').replace(BARE_ID, '](datasworn:') : text;

const ENTRY = String.raw`(?:\w+\.)*(?:move|asset|oracle_\w+|npc|truth|rarity|delve_site\w*):`;
const DOUBLE_BRACKETS = new RegExp(
	String.raw`\[\[(?:[^[\]|]{1,300}\|)?([^[\]|]{1,300})\]\]\((?=(?:datasworn:)?${ENTRY})`,
	'g',
);
const BARE_ID = new RegExp(String.raw`\]\((?=${ENTRY})`, 'g');

/** "ice.png|200", "map.pdf#page=2" */
export const isPicture = (target: string): boolean => /^[^|#]*\.(?!md\b)[a-z\d]{2,5}\s*(?:[|#]|$)/i.test(target);

const withLinks = (text: string, write: (link: Link) => string): string =>
	text
		.replace(/!\[\[([^[\]]*)\]\]|!\[[^[\]]*\]\([^()]*\)/g, (embed, inside?: string) =>
			inside === undefined || isPicture(inside) ? '' : embed.slice(1),
		)
		.replace(/\[\[([^[\]]*)\]\]/g, (_link, inside: string) => {
			const [target = '', label = ''] = inside.replace(/\\\|/g, '|').split('|');
			return write({ label: label.trim(), target: target.trim() });
		})
		.replace(/\[([^[\]]*)\]\((?!datasworn:)([^()]*)\)/g, (_link, label: string, target: string) =>
			write({ label: label.trim(), target }),
		);
