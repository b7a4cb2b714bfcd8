import type { Properties } from '../frontmatter/properties';
import { getOwn } from '../../rules/core/collections';
import { linkTarget } from '../../rules/search/stated-name';

/** The properties that name a picture of what a note is about; the first that does counts. */
export const PICTURE_KEYS: readonly string[] = ['portrait', 'picture'];

/**
 * The picture of who or what a note is about: `portrait: "[[Mera.png]]"`, `picture: Art/Ory.webp`. A network address is
 * no picture, as nothing is fetched for a card.
 */
export function pictureIn(properties: Properties): string | undefined {
	const links = PICTURE_KEYS.map(key => [properties.get(key)].flat(3).find(value => typeof value === 'string'));
	return links.map(link => linkTarget(String(link ?? ''))).find(target => target !== '' && !isAddress(target));
}

const isAddress = (target: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

const TYPES: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	bmp: 'image/bmp',
	gif: 'image/gif',
	jpeg: 'image/jpeg',
	jpg: 'image/jpeg',
	png: 'image/png',
	svg: 'image/svg+xml',
	webp: 'image/webp',
};

/** The media type of a picture, by the ending of its file; undefined if it is none. */
export const typeOfPicture = (extension: string): string | undefined => getOwn(TYPES, extension.toLowerCase());
