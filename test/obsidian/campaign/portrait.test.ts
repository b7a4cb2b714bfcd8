import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, fence, writing } from '../commands/writing';

afterEach(close);

const MERA = (property: string) =>
	`---\nsworn: connection\nrank: dangerous\nticks: 8\ncharacter: "[[Kestrel]]"\n${property}\n---\n`;

const FILES = {
	'Kestrel.md': KESTREL.replace('---\n', '---\nportrait: Art/Kestrel.webp\n'),
	'Mera.md': MERA('portrait: "[[Mera.png]]"'),
	'Ory.md': '---\nsworn: place\npicture: "[[Ory.jpg]]"\n---\n',
	'Art/Mera.png': '',
	'Art/Kestrel.webp': '',
	'Ory.jpg': '',
};

const pictures = () =>
	[...document.querySelectorAll<HTMLImageElement>('.sworn-block img')].map(({ src }) => src.replace(/\?.*/, ''));

async function drawn(body: string, files: Readonly<Record<string, string>> = {}) {
	const host = await writing(`---\ncharacter: "[[Kestrel]]"\n---\n\n${fence(body)}\nProse.‸\n`, {
		...FILES,
		...files,
	});
	await host.tick(250);
	return host;
}

describe('a picture of the vault', () => {
	it.each([
		['a person', 'show: Mera', 'Art/Mera.png'],
		['a character', 'show: Kestrel', 'Art/Kestrel.webp'],
		['the home page', 'show: campaign', 'Art/Kestrel.webp'],
		['a place on the chart', 'show: chart', 'Ory.jpg'],
	])('is on the card of %s', async (_, body, path) => {
		const host = await drawn(body);
		const file = host.app.vault.getFileByPath(path) ?? expect.fail('no picture');
		expect(pictures()).toEqual([host.app.vault.getResourcePath(file).replace(/\?.*/, '')]);
	});

	it.each([
		['is not in the vault', 'portrait: "[[Gone.png]]"'],
		['is a note', 'portrait: "[[Ory]]"'],
		['is on the network', 'portrait: https://example.com/Mera.png'],
	])('is left out where it %s', async (_, property) => {
		await drawn('show: Mera', { 'Mera.md': MERA(property) });
		expect(document.querySelector('.sworn-block')?.textContent).toContain('Mera');
		expect(pictures()).toEqual([]);
	});

	it('is drawn when the property comes', async () => {
		const host = await drawn('show: Mera', { 'Mera.md': MERA('role: pilot') });
		expect(pictures()).toEqual([]);
		const mera = host.app.vault.getFileByPath('Mera.md') ?? expect.fail('no note');
		await host.app.vault.modify(mera, MERA('portrait: "[[Mera.png]]"'));
		await host.tick(250);
		expect(pictures()).toHaveLength(1);
	});
});
