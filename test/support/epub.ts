import { expect } from 'vitest';

/** A file in a zip, as its own header says. */
interface Unpacked {
	readonly path: string;
	readonly data: Uint8Array;
	readonly isStored: boolean;
	readonly checksum: number;
}

/** Reads a zip from its directory, without the code that wrote it. */
export function unpacked(zip: Uint8Array): readonly Unpacked[] {
	const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
	const end = zip.byteLength - 22;
	expect(view.getUint32(end, true), 'the end of the directory').toBe(0x06054b50);
	let at = view.getUint32(end + 16, true);
	return Array.from({ length: view.getUint16(end + 10, true) }, () => {
		expect(view.getUint32(at, true), 'an entry of the directory').toBe(0x02014b50);
		const [size, nameLength, local] = [
			view.getUint32(at + 20, true),
			view.getUint16(at + 28, true),
			view.getUint32(at + 42, true),
		];
		const path = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
		const extras = view.getUint16(local + 28, true);
		expect(new TextDecoder().decode(zip.subarray(local + 30, local + 30 + nameLength))).toBe(path);
		const from = local + 30 + nameLength + extras;
		at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
		return {
			path,
			data: zip.subarray(from, from + size),
			isStored: view.getUint16(local + 8, true) === 0 && extras === 0,
			checksum: view.getUint32(local + 14, true),
		};
	});
}

type Parse = (xml: string, type: 'application/xhtml+xml') => Document;

/** Holds an EPUB against what EPUB 3.3 requires of its container, package, navigation and contents; returns its texts. */
export function expectValidEpub(zip: Uint8Array, parse: Parse): ReadonlyMap<string, string> {
	const files = unpacked(zip);
	const texts = new Map(files.map(({ path, data }) => [path, new TextDecoder().decode(data)]));
	const xml = (path: string): Document => {
		const parsed = parse(texts.get(path) ?? '', 'application/xhtml+xml');
		expect(parsed.querySelector('parsererror')?.textContent, `${path} is well-formed`).toBeUndefined();
		return parsed;
	};
	expect(files[0], 'the media type comes first, stored').toMatchObject({ path: 'mimetype', isStored: true });
	expect(texts.get('mimetype')).toBe('application/epub+zip');
	expect(texts.size, 'each file once').toBe(files.length);
	const root = xml('META-INF/container.xml').querySelector('rootfile');
	expect(root?.getAttribute('media-type')).toBe('application/oebps-package+xml');
	const home = root?.getAttribute('full-path') ?? '';
	const opf = xml(home);
	const item = (from: string, to: string): string =>
		new URL(to, `zip:///${from}`).href.slice('zip:///'.length).replace(/#.*/, '');

	const [pack] = opf.getElementsByTagName('package');
	expect(pack?.getAttribute('version')).toBe('3.0');
	const dublinCore = 'http://purl.org/dc/elements/1.1/';
	const said = (name: string) => [...opf.getElementsByTagNameNS(dublinCore, name)];
	expect(said('identifier').map(each => each.getAttribute('id'))).toContain(pack?.getAttribute('unique-identifier'));
	for (const name of ['identifier', 'title', 'language'])
		expect(said(name)[0]?.textContent.trim(), `dc:${name}`).toBeTruthy();
	const modified = [...opf.querySelectorAll('meta[property="dcterms:modified"]')].map(each => each.textContent);
	expect(modified).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);

	const items = [...opf.querySelectorAll('manifest > item')];
	const hrefs = items.map(each => item(home, each.getAttribute('href') ?? ''));
	const inBook = [...texts.keys()].filter(
		path => path !== 'mimetype' && path !== home && !path.startsWith('META-INF/'),
	);
	expect([...hrefs].sort(), 'the manifest lists each file once').toEqual(inBook.sort());
	const ids = items.map(each => each.getAttribute('id'));
	expect(new Set(ids).size, 'each id once').toBe(ids.length);
	const isIn = (properties: string) =>
		items.filter(each => each.getAttribute('properties')?.split(' ').includes(properties));
	expect(isIn('nav')).toHaveLength(1);
	const spine = [...opf.querySelectorAll('spine > itemref')].map(each => each.getAttribute('idref'));
	expect(spine.length).toBeGreaterThan(0);
	expect(new Set(spine).size).toBe(spine.length);
	for (const id of spine) expect(ids).toContain(id);

	const core = /^(?:image\/(?:gif|jpeg|png|svg\+xml|webp)|text\/css|application\/xhtml\+xml)$/;
	for (const each of items) {
		const path = item(home, each.getAttribute('href') ?? '');
		expect(each.getAttribute('media-type'), path).toMatch(core);
		if (each.getAttribute('media-type') !== 'application/xhtml+xml') continue;
		const page = xml(path);
		const idsOf = (at: string) => [...xml(at).querySelectorAll('[id]')].map(el => el.id);
		expect(new Set(idsOf(path)).size, `each id of ${path} once`).toBe(idsOf(path).length);
		expect(page.documentElement.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
		expect(page.querySelector('head > title')?.textContent).toBeTruthy();
		expect(isIn('svg').includes(each), `svg in ${path}`).toBe(page.querySelector('svg') !== null);
		expect([...page.querySelectorAll('script, style, [style], img:not([alt]), img[alt=""]')]).toEqual([]);
		for (const el of page.querySelectorAll('[href], [src]')) {
			const href = el.getAttribute('href') ?? el.getAttribute('src') ?? '';
			expect(texts.has(item(path, href)), `${href} of ${path}`).toBe(true);
			const [, id] = href.split('#');
			if (id !== undefined) expect(idsOf(item(path, href)), `${href} of ${path}`).toContain(id);
		}
	}
	const nav = xml(item(home, isIn('nav')[0]?.getAttribute('href') ?? ''));
	const toc = [...nav.getElementsByTagName('nav')].find(
		each => each.getAttributeNS('http://www.idpf.org/2007/ops', 'type') === 'toc',
	);
	expect(toc?.querySelectorAll('ol > li > a').length).toBeGreaterThan(0);
	return texts;
}
