import { type App, Component, MarkdownRenderer, type TFile } from 'obsidian';
import { withHeading } from '../../../journal/export/export-paths';
import { typeOfPicture } from '../../../journal/notes/picture';
import { htmlOf, type HtmlOptions } from './page-html';

/** How a note is rendered; `addressOf` says where a picture of the vault will be, undefined if it is left out. */
interface NoteRendering extends Omit<HtmlOptions, 'pictures'> {
	/** What stands below its heading. */
	readonly below?: string;
	readonly addressOf: (file: TFile) => Promise<string | undefined>;
}

/** Renders a note as Obsidian does, and takes only safe HTML from it. */
export async function renderNote(app: App, path: string, text: string, how: NoteRendering): Promise<string> {
	const owner = new Component();
	owner.load();
	try {
		const el = createDiv();
		await MarkdownRenderer.render(app, withHeading(path, text), el, path, owner);
		const pictures = new Map<string, { address: string; name: string }>();
		for (const image of el.querySelectorAll('img')) {
			const src = image.getAttribute('src') ?? '';
			const name = decodeURIComponent(image.parentElement?.getAttribute('src') ?? src).replace(/^(?:\.\.?\/)+/, '');
			const file = app.metadataCache.getFirstLinkpathDest(name, path);
			const address = file ? await how.addressOf(file) : undefined;
			if (file && address !== undefined) pictures.set(src, { address, name: file.basename });
		}
		const html = htmlOf(el, { ...how, pictures });
		return how.below ? html.replace(/<\/h\d>/, end => `${end}\n${how.below}`) : html;
	} finally {
		owner.unload();
	}
}

/** The maximum size of a picture in bytes; larger ones would make the page slow to open. */
const LARGEST_PICTURE = 8_000_000;

/** The media type of a picture that a page can hold. */
export const pictureType = (file: TFile): string | undefined =>
	file.stat.size > LARGEST_PICTURE ? undefined : typeOfPicture(file.extension);

/** The number of bytes encoded at once. */
const CHUNK = 30_000;

/** A picture as an address that holds it. */
export function dataUrl(type: string, data: ArrayBuffer): string {
	const bytes = new Uint8Array(data);
	let text = '';
	for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
	return `data:${type};base64,${window.btoa(text)}`;
}
