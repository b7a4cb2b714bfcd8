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
	readonly text: string;
	readonly below?: PlacesBelow;
}

/** The bullets of the first list, each with the lines indented under it, which may be a list of choices, and its fences. */
function bulletsOf(body: string): readonly Bullet[] {
	const lines = body.split(/\r?\n/);
	const start = lines.findIndex(line => BULLET.test(line));
	const bullets: Bullet[] = [];
	for (let at = start < 0 ? lines.length : start; at < lines.length; at++) {
		const line = lines[at] ?? '';
		const { text = '', below } = BULLET.test(line) ? {} : (bullets.pop() ?? {});
		if (EFFECTS_FENCE.test(line.trim())) {
			const end = lines.findIndex((each, i) => i > at && /^\s*[`~]{3,}\s*$/.test(each));
			const inside = lines.slice(at + 1, end < 0 ? undefined : end);
			bullets.push({ text, below: { ...below, ...placed(line.trim().replace(EFFECTS_FENCE, ''), inside.join('\n')) } });
			at = end < 0 ? lines.length : end;
		} else if (BULLET.test(line)) bullets.push({ text: line.replace(BULLET, '') });
		else {
			const goesOn = line.trim() === '' || /^\s/.test(line);
			bullets.push({ text: goesOn ? `${text}\n${unindented(line)}` : text, ...(below && { below }) });
			if (!goesOn) break;
		}
	}
	return bullets;
}

/** "effects weak hit", "effects hit"; without an outcome it holds in any case. */
function placed(info: string, effects: string): PlacesBelow {
	const named = outcomeOfFence(info);
	if (named) return { [`${named.outcome}${named.isMatch ? '_match' : ''}` as const]: effects };
	return /\bhit\b/i.test(info) ? { hit: effects } : { always: effects };
}

/** Removes indentation; a nested bullet becomes a separate block. */
const unindented = (line: string): string => (BULLET.test(line.trim()) ? `\n${line.trim()}` : line.trim());
