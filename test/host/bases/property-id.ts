import type { BasesProperty, BasesPropertyId, BasesPropertyType } from 'obsidian';

const ID = /^(note|formula|file)\.(.+)$/s;

/** Up to the first dot is where the property comes from. */
export function parsePropertyId(id: BasesPropertyId): BasesProperty {
	const [, type, name] = ID.exec(id) ?? [];
	if (type === undefined || name === undefined) throw new Error(`stand-in host: "${id}" is no property of a base`);
	return { type: type as BasesPropertyType, name };
}

/** As it may be in a .base file: without a prefix it is a property of the note. */
export const toPropertyId = (text: string): BasesPropertyId =>
	ID.test(text) ? (text as BasesPropertyId) : `note.${text}`;
