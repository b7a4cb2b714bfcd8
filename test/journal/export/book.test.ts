import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bookPage, EPUB_TYPE, epubFiles, type Book } from '../../../src/journal/export/book';
import { StoredZip } from '../../../src/journal/export/stored-zip';
import { expectValidEpub } from '../../support/epub';

const { DOMParser } = new JSDOM().window;

const BOOK: Book = {
	title: 'Salt & <Ash>',
	players: ['Ada "Wren"', 'Jón'],
	contents: 'Contents',
	language: 'en',
	modified: '2026-11-21T18:30:00Z',
	pages: [
		{ id: 'chart', title: 'Chart', html: '<section id="chart"><svg xmlns="http://www.w3.org/2000/svg"/></section>' },
		{
			id: 'note-1',
			title: 'Brine\u0001',
			html: '<section id="note-1"><p>I follow <a href="#note-2">Oren</a>\u0001\uFFFE.<img src="pictures/1.png" alt="Sea"/></p></section>',
		},
		{
			id: 'people',
			title: 'People',
			html: '<section id="people"><section id="note-2"><h2>Oren</h2></section></section>',
		},
	],
	pictures: [{ address: 'pictures/1.png', type: 'image/png', url: 'data:pictures/1.png' }],
};

describe('a book', () => {
	it('is a valid EPUB, whatever its title and text', () => {
		const zip = new StoredZip();
		for (const [path, text] of [EPUB_TYPE, ...epubFiles(BOOK, 'p { margin: 0 }')])
			zip.add(path, new TextEncoder().encode(text));
		zip.add('EPUB/pictures/1.png', Uint8Array.of(1, 2));
		const texts = expectValidEpub(zip.toBytes(), (xml, type) => new DOMParser().parseFromString(xml, type));
		expect(texts.get('EPUB/note-1.xhtml')).toContain('I follow <a href="people.xhtml#note-2">Oren</a>.');
		expect(texts.get('EPUB/package.opf')).toContain('<dc:title>Salt &amp; &lt;Ash&gt;</dc:title>');
	});

	it('is the same as one page, whose links stay in it', () => {
		const page = bookPage(BOOK, '');
		const parts = new DOMParser().parseFromString(page, 'text/html');
		expect(parts.title).toBe('Salt & <Ash>');
		expect([...parts.querySelectorAll('body > *')].map(({ id, tagName }) => id || tagName)).toEqual([
			...['HEADER', 'contents', 'chart', 'note-1', 'people'],
		]);
		for (const link of parts.querySelectorAll('a'))
			expect(parts.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
		expect(parts.querySelector('img')?.src).toBe('data:pictures/1.png');
	});
});
