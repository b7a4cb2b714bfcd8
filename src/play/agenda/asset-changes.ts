import { abilityStart } from '../../rules/assets/asset-text';
import type { EffectOf } from '../../rules/effects/effect';
import { effectWords } from '../../rules/effects/effect-words';
import type { Asset } from '../assets/asset';
import { ASSET } from '../character/events';
import { abilitiesLeft } from '../assets/asset';
import { asksOfAsset } from '../tracks/new-track/asks-of';
import type { Change } from '../character/change';
import type { Because } from './step-builder';
import { certain, isAbout } from './certain';
import { ownedOf } from './owned';
import { assetAtHand } from './which-asset';
import type { StepBuilder } from './step-builder';

/** An asset is gained, upgraded or lost: the player says which, and which ability is marked, where the state leaves that open. */
export function assetChange(walk: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Because): void {
	if (effect.event === 'upgrade') return upgrade(walk, effect, path, because);
	if (effect.event === 'gain') return gain(walk, effect, path, because);
	if (effect.what === 'modules') return everyModule(walk, effect, path, because);
	return certain(walk, effect, path, because);
}

/** All modules go with the command vehicle (Starforged, Overcome Destruction). */
function everyModule(walk: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Because): void {
	const each = { ...effect, what: 'module' };
	const discard = (name: string) => certain(walk, each, `${path}.${name}`, { ...because, on: name });
	const told = walk.settled.left.flatMap(line =>
		isDiscarded(line) && line.why === because.why && isAbout(walk, each, line) ? (line.target ?? []) : [],
	);
	told.forEach(discard);
	const owned = ownedOf(walk.settled.character, 'module').map(({ name }) => name);
	walk.hanging(true, () => owned.filter(name => !told.includes(name)).forEach(discard));
}

const isDiscarded = (line: Change): boolean =>
	line.kind === 'event' && line.event === 'discarded' && line.what === ASSET;

/** A new asset is named by the player; a record that tells of one has gained it. */
function gain(walk: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Because): void {
	const { settled } = walk;
	const words = effectWords(effect);
	if (settled.done(effect, because.why, walk.doing(because.why)) || settled.passed(words)) return;
	const option = walk.option('Name the asset', {
		kind: 'gain_asset',
		effect,
		...(because.why === undefined ? {} : { why: because.why }),
	});
	const { tracks, assets } = walk.now;
	const taken = [...assets, ...tracks].map(({ name }) => name);
	const asks = asksOfAsset(
		taken,
		walk.book.ruleset.assets?.().map(({ name }) => name),
	);
	walk.step(path, words, 'required', [{ ...option, asks }], words);
}

function upgrade(walk: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Because): void {
	const lines = walk.settled.done(effect, because.why, walk.doing(because.why));
	if (lines)
		return void walk.settled.takeChosen(
			lines.flatMap(({ target, what }) => [target ?? '', abilityLabel(what)]),
			2,
		);
	const at = assetAtHand(walk, effect, path);
	if (at === 'waiting') return;
	if (!at.asset) return walk.text(effect, path);
	const what = abilityToMark(walk, at.asset, path);
	if (what !== undefined) certain(walk, { ...effect, what }, path, { ...because, on: at.asset.name });
}

/** What a decision calls `ability 2`. */
const abilityLabel = (what: string): string => `A${what.slice(1)}`;

/** `ability 2`: the one that was chosen, or the only one left. */
function abilityToMark(walk: StepBuilder, asset: Asset, path: string): string | undefined {
	const { settled } = walk;
	const left = abilitiesLeft(asset).map(ability => `Ability ${ability}`);
	const [chosen] = left.length > 1 ? settled.takeChosen(left, 1) : left;
	const prompt = `Which ability of ${asset.name}?`;
	if (chosen !== undefined) return chosen.toLowerCase();
	if (settled.passed(prompt)) return undefined;
	const { card } = asset;
	const options = abilitiesLeft(asset).map(ability => {
		const label = `Ability ${ability}`;
		return walk.option(label, { kind: 'choose', chose: label }, card && abilityStart(card, ability));
	});
	walk.step(`${path}.ability`, prompt, 'required', options, prompt);
	return undefined;
}
