import { expect, it } from 'vitest';
import { BasesEntry } from '../bases/entry';
import { Base } from '../bases/base';
import { parsePropertyId } from '../bases/property-id';
import { ListValue, ObjectValue } from '../bases/values/collection';
import { DateValue } from '../bases/values/date';
import { FileValue, LinkValue, TagValue } from '../bases/values/links';
import { BooleanValue, NumberValue, StringValue } from '../bases/values/primitive';
import { NullValue, Value } from '../bases/values/value';
import { bootSample } from './sample';

const NOTE = `---
count: 3
zero: 0
yes: true
words: iron vow
day: 2025-03-01
moment: 2025-03-01T08:05
link: "[[Mara|her]]"
list: [1, "[[Mara]]", iron]
tags: [hero]
object: { a: { b: 1 } }
empty:
---
`;

async function entry() {
	const { app } = await bootSample({ files: { 'Kestrel.md': NOTE, 'Mara.md': '' } });
	const file = app.vault.getFileByPath('Kestrel.md');
	const mara = app.vault.getFileByPath('Mara.md');
	if (!file || !mara) throw new Error('no note');
	return { app, mara, entry: new BasesEntry(app, file, Base.read(''), file) };
}

it.each([
	{ property: 'count', type: NumberValue, text: '3', truthy: true },
	{ property: 'zero', type: NumberValue, text: '0', truthy: false },
	{ property: 'yes', type: BooleanValue, text: 'true', truthy: true },
	{ property: 'words', type: StringValue, text: 'iron vow', truthy: true },
	{ property: 'day', type: DateValue, text: '2025-03-01', truthy: true },
	{ property: 'moment', type: DateValue, text: '2025-03-01T08:05:00', truthy: true },
	{ property: 'link', type: LinkValue, text: 'her', truthy: true },
	{ property: 'list', type: ListValue, text: '1, Mara, iron', truthy: true },
	{ property: 'tags', type: ListValue, text: '#hero', truthy: true },
	{ property: 'object', type: ObjectValue, text: '{"a":{"b":1}}', truthy: true },
	{ property: 'empty', type: NullValue, text: '', truthy: false },
	{ property: 'absent', type: NullValue, text: '', truthy: false },
])('a property of a note is a value of its kind: $property', async ({ property, type, text, truthy }) => {
	const value = (await entry()).entry.getValue(`note.${property}`);
	expect(value).toBeInstanceOf(type);
	expect(value?.toString()).toBe(text);
	expect(value?.isTruthy()).toBe(truthy);
});

it('a property of a file is a value, and null if there is none', async () => {
	const { entry: kestrel } = await entry();
	expect(kestrel.getValue('file.basename')?.toString()).toBe('Kestrel');
	expect(kestrel.getValue('file.size')).toBeInstanceOf(NumberValue);
	expect(kestrel.getValue('file.mtime')).toBeInstanceOf(DateValue);
	expect(kestrel.getValue('file.nothing')).toBeNull();
	expect(kestrel.getValue('formula.nothing')).toBeNull();
});

it('a list of a base counts, finds and joins its values', async () => {
	const { app, mara, entry: kestrel } = await entry();
	const list = kestrel.getValue('note.list');
	if (!(list instanceof ListValue)) throw new Error('no list');
	expect([list.length(), list.get(0).toString(), list.get(7)]).toEqual([3, '1', NullValue.value]);
	expect(list.includes(new StringValue('iron'))).toBe(true);
	expect(list.includes(new FileValue(mara))).toBe(true);
	expect(list.includes(LinkValue.parseFromString(app, '[[Mara.md]]', '') ?? NullValue.value)).toBe(true);
	expect(list.includes(new StringValue('Tor'))).toBe(false);
	expect(list.concat(new ListValue([false])).toString()).toBe('1, Mara, iron, false');
});

it.each([
	{ a: new NumberValue(5), b: new NumberValue(5), equal: true, loosely: true },
	{ a: new NumberValue(5), b: new StringValue('5'), equal: false, loosely: true },
	{ a: new TagValue('hero'), b: new TagValue('#hero'), equal: true, loosely: true },
	{ a: new TagValue('hero'), b: new StringValue('hero'), equal: false, loosely: true },
	{ a: new StringValue(''), b: NullValue.value, equal: false, loosely: false },
	{ a: NullValue.value, b: NullValue.value, equal: true, loosely: true },
	{ a: NullValue.value, b: null, equal: false, loosely: false },
])('values of a base are equal, or loosely so: $a and $b', ({ a, b, equal, loosely }) => {
	expect(Value.equals(a, b)).toBe(equal);
	expect(Value.looseEquals(a, b)).toBe(loosely);
});

it.each([
	{ input: '2025-12-31', text: '2025-12-31' },
	{ input: '2025-12-31T23:59', text: '2025-12-31T23:59:00' },
	{ input: '2025-12-31 23:59:58', text: '2025-12-31T23:59:58' },
	{ input: '2025-02-30', text: undefined },
	{ input: 'on 2025-12-31', text: undefined },
])('a date of a base is read from $input', ({ input, text }) => {
	expect(DateValue.parseFromString(input)?.toString()).toBe(text);
});

it('a value of a base draws itself', async () => {
	const { app, entry: kestrel } = await entry();
	const drawn = (name: string) => {
		const el = createDiv();
		kestrel.getValue(`note.${name}`)?.renderTo(el, app.renderContext);
		return el.innerHTML;
	};
	expect(drawn('words')).toBe('iron vow');
	expect(drawn('list')).toMatch(/^1, <a class="internal-link" [^>]*href="Mara">Mara<\/a>, iron$/);
	expect(drawn('tags')).toBe('<a class="tag" href="#hero">#hero</a>');
	expect(drawn('yes')).toContain('type="checkbox" aria-label="Yes"');
});

it('the id of a property is split at its first dot', () => {
	expect(parsePropertyId('note.my.own')).toEqual({ type: 'note', name: 'my.own' });
	expect(parsePropertyId('file.name')).toEqual({ type: 'file', name: 'name' });
});
