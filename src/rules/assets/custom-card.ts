import type { AssetAbility, AssetControl, PrintedAsset } from './printed-asset';

/** Properties of an asset's note. */
interface OwnAsset {
	readonly name: string;
	/** Such as "companion". */
	readonly kind: string;
	/** Maximum values of its meters. */
	readonly meters: Readonly<Record<string, number>>;
}

/** A card for an asset invented by the player: each bullet of the note's first list is an ability. */
export const ownCard = ({ name, kind, meters }: OwnAsset, body: string): PrintedAsset => ({
	_id: `asset:own/${name}`,
	name,
	category: kind.replace(/\b[a-z]/g, letter => letter.toUpperCase()),
	count_as_impact: false,
	options: [],
	controls: Object.entries(meters).map(meterOf),
	abilities: bulletsOf(body).map(abilityOf),
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

/** The bullets of the first list, each with the lines indented under it, which may be a list of choices. */
function bulletsOf(body: string): readonly string[] {
	const lines = body.split(/\r?\n/);
	const start = lines.findIndex(line => BULLET.test(line));
	const bullets: string[] = [];
	for (const line of start < 0 ? [] : lines.slice(start)) {
		if (BULLET.test(line)) bullets.push(line.replace(BULLET, ''));
		else if (line.trim() === '' || /^\s/.test(line)) bullets.push(`${bullets.pop() ?? ''}\n${unindented(line)}`);
		else break;
	}
	return bullets.map(bullet => bullet.trim());
}

/** Removes indentation; a nested bullet becomes a separate block. */
const unindented = (line: string): string => (BULLET.test(line.trim()) ? `\n${line.trim()}` : line.trim());
