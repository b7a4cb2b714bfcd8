import { getOwn } from '../../rules/core/collections';
import type { Character } from '../character/character';
import type { SheetEdit } from './sheet-edit';

/** The manual change that sets a property of the character to a value; undefined if none can. */
export function setTo(character: Character, name: string, to: number): SheetEdit | undefined {
	if (name === 'momentum') return { kind: 'meter', meter: name, by: to - character.momentum };
	if (name === 'experience') return { kind: 'experience', by: to - character.experience };
	if (name === 'harm') return { kind: 'harm', to };
	const meter = getOwn(character.meters, name);
	if (meter !== undefined) return { kind: 'meter', meter: name, by: to - meter };
	return Object.hasOwn(character.stats, name) ? { kind: 'stat', stat: name, to } : undefined;
}
