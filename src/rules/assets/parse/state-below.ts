import { readStatedEffects, type EffectsNotation } from '../../stated-effects';
import type { StatedAbility, StatedUse } from '../stated-ability';
import { lettersIn } from './read-stated';

/** Effects by place; `hit` is a strong and a weak hit alike. */
export type PlacesBelow = EffectsNotation & { readonly hit?: string };

/**
 * What is stated below an ability, in the notation of effects, and `add +1` for what it adds before the roll. If it cannot be
 * read, the reason is what is shown.
 */
export function statedBelow(text: string, ability: number, { hit, ...places }: PlacesBelow): StatedAbility {
	const both = hit === undefined ? {} : { strong_hit: hit, weak_hit: hit };
	const { add, always } = apartFromAdd(places.always ?? '');
	const below: StatedUse = { ...both, ...places, always, ...(add !== undefined && { add }) };
	const reason = 'It is stated below the ability.';
	const read = readStatedEffects({ ...both, ...places, always }, reason);
	const problem = read.ok ? undefined : read.problems[0]?.message;
	const about = { asset: '', ability, letters: lettersIn(text), reason };
	return { ...about, ...(problem === undefined ? { below } : { below: { always: `say ${problem}` }, problem }) };
}

const ADD = /^add \+(\d+)$/;

function apartFromAdd(text: string): { readonly add?: number; readonly always: string } {
	const lines = text.split('\n');
	const added = lines.flatMap(line => ADD.exec(line.trim())?.[1] ?? []).map(Number);
	const always = lines.filter(line => !ADD.test(line.trim())).join('\n');
	return added.length === 0 ? { always } : { add: added.reduce((sum, by) => sum + by), always };
}
