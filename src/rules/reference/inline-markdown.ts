/** Emphasis in one sign hugs its words; the signs of a product or of a snake_case name do not. */
const LIGHT = /(^|[^\w*])([*_])((?! )[^*_]+)\2(?![\w*])/g;

/** The words of a line: no emphasis, no highlights, no images, links reduced to their labels, one space between words. */
export const stripMarkdown = (text: string): string => collapseSpaces(stripEmphasis(labelsOf(text)));

/** Bold, italics and highlights are gone; links stay. */
export const stripEmphasis = (text: string): string =>
	/[*_=]/.test(text)
		? text
				.replace(/\*{2,}|__+|==/g, '')
				.replace(LIGHT, '$1$3')
				.replace(LIGHT, '$1$3')
		: text;

const labelsOf = (text: string): string =>
	mapLinks(text, ({ label, target }) => (label === '' ? target.slice(target.indexOf('#') + 1) : label));

export const collapseSpaces = (text: string): string => withSingleSpaces(text).trim();

/** A space for each run of spaces and breaks; most stand alone already, and are passed over. */
export const withSingleSpaces = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ');

/** A link as the note writes it: `[[#FACE DANGER|Danger]]`, `[Pay the Price](#Pay-the-Price)`. */
export interface Link {
	/** Empty when a wiki link has none of its own. */
	readonly label: string;
	readonly target: string;
}

/** Puts something in the place of each link; pictures go, and an embedded note is a link to it. */
export const mapLinks = (text: string, write: (link: Link) => string): string =>
	/\]\]|\]\(/.test(text) ? withLinks(text, write) : text;

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
		.replace(
			/\[([^[\]]*)\]\((?!datasworn:)([^()]*)\)/g,
			(link, label: string, target: string, at: number, all: string) =>
				all[at - 1] === ']' ? link : write({ label: label.trim(), target }),
		);
