import { expect, it } from 'vitest';
import { pictureIn } from '../../../src/journal/notes/picture';

it.each([
	['a link', { portrait: '[[Mera.png]]' }, 'Mera.png'],
	['an embed with a size', { portrait: '![[Art/Mera.png|100]]' }, 'Art/Mera.png'],
	['a link without quotes, as YAML reads it', { picture: [['Mera.png']] }, 'Mera.png'],
	['a path', { picture: 'Art/Old, torn.webp' }, 'Art/Old, torn.webp'],
	['a Markdown link', { picture: '[her](Art/Mera%20Voss.png)' }, 'Art/Mera Voss.png'],
	['the portrait of both', { picture: 'b.png', portrait: 'a.png' }, 'a.png'],
	['the picture beside an empty portrait', { picture: 'b.png', portrait: '' }, 'b.png'],
	['no network address', { portrait: 'https://example.com/a.png' }, undefined],
	['no network address in a link', { portrait: '[a](http://example.com/a.png)' }, undefined],
	['no address without a scheme', { portrait: '//example.com/a.png' }, undefined],
	['no data', { portrait: 'data:image/png;base64,AA' }, undefined],
	['no file of the machine', { portrait: 'file:///a.png' }, undefined],
	['no drive', { portrait: 'C:\\a.png' }, undefined],
	['no number', { portrait: 7 }, undefined],
	['nothing', {}, undefined],
])('%s is the picture of a note', (_, properties, picture) => {
	expect(pictureIn(new Map(Object.entries(properties)))).toBe(picture);
});
