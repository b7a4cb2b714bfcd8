import { readSourceLines } from '../markdown/source-lines';
import { EFFECTS_FENCE, outcomeOfFence } from '../stated-effects';
import { statedBelow, type PlacesBelow } from './parse/state-below';
import type { AssetAbility, AssetControl, PrintedAsset } from './printed-asset';

/** Properties of an asset's note. */
interface OwnAsset {
	readonly name: string;
	/** Such as "companion". */
	readonly kind: string;
	/** Maximum values of its meters. */
	readonly meters: Readonly<Record<string, number>>;
}

/**
 * A card for an asset invented by the player: each bullet of the note's first list is an ability, and a fence of effects
 * below it says what it does.
 */
export const ownCard = ({ name, kind, meters }: OwnAsset, body: string): PrintedAsset => ({
	_id: `asset:own/${name}`,
	name,
	category: kind.replace(/\b[a-z]/g, letter => letter.toUpperCase()),
	count_as_impact: false,
	options: [],
	controls: Object.entries(meters).map(meterOf),
	abilities: bulletsOf(body).map(({ text, below }, at) => ({
		...abilityOf(text.trim(), at),
		...(below && { stated: statedBelow(text.trim(), at + 1, below) }),
	})),
	tags: {},
});

const meterOf = ([key, max]: readonly [string, number]): AssetControl => ({
	kind: 'meter',
	key,
	label: key,
	min: 0,
	max,
	value: max,
	conditions: [],
});

const abilityOf = (text: string, at: number): AssetAbility => ({
	text,
	enabled: at === 0,
	enhance_moves: [],
	options: [],
	controls: [],
	moves: [],
	enhance_asset: { max: {}, count_as_impact: false },
});

const BULLET = /^(?:[-*+]|\d+[.)]) +(?:\[[ xX]\] +)?/;

interface Bullet {
	text: string;
	below?: Partial<Record<keyof PlacesBelow, string>>;
}

/** The bullets of the first list, each with the lines indented under it, which may be a list of choices, and its fences. */
function bulletsOf(body: string): readonly Bullet[] {
	const lines = body.split(/\r?\n/);
	const bullets: Bullet[] = [];
	let fence: keyof PlacesBelow | undefined;
	for (const { number, kind, text } of readSourceLines(lines, 0)) {
		const raw = kind === 'blank' ? '' : (lines[number - 1] ?? '');
		const last = bullets.at(-1);
		if (kind === 'bullet' && BULLET.test(raw)) bullets.push({ text: raw.replace(BULLET, '') });
		else if (!last) continue;
		else if (fence && kind === 'code') last.below = { ...last.below, [fence]: `${last.below?.[fence] ?? ''}${text}\n` };
		else if (fence) fence = undefined;
		else if (kind === 'fence' && EFFECTS_FENCE.test(text)) {
			fence = placeOf(text.replace(EFFECTS_FENCE, ''));
			last.below = { ...last.below, [fence]: '' };
		} else if (raw === '' || /^\s/.test(raw)) last.text += `\n${unindented(raw)}`;
		else break;
	}
	return bullets;
}

/** "effects weak hit", "effects hit"; without an outcome it holds in any case. */
function placeOf(info: string): keyof PlacesBelow {
	const named = outcomeOfFence(info);
	if (named) return `${named.outcome}${named.isMatch ? '_match' : ''}`;
	return /\bhit\b/i.test(info) ? 'hit' : 'always';
}

/** Removes indentation; a nested bullet becomes a separate block. */
const unindented = (line: string): string => (BULLET.test(line.trim()) ? `\n${line.trim()}` : line.trim());
