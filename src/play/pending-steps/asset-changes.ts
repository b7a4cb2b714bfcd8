import { abilityExcerpt } from '../../rules/assets/printed-asset';
import type { EffectOf } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { abilitiesLeft, type Asset } from '../assets/asset';
import { ASSET } from '../character/events';
import { asksOfAsset } from '../new-track/new-track-questions';
import type { Change } from '../character/change';
import type { Reason, StepBuilder } from './step-builder';
import { automatic, isAbout } from './automatic';
import { ownedOf } from '../character/owned-assets';
import { pickAsset } from './pick-asset';

/** Gains, upgrades or loses an asset. The player says which asset, and which ability to mark, if there is a choice. */
export function assetChange(agenda: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Reason): void {
	if (effect.event === 'upgrade') return upgrade(agenda, effect, path, because);
	if (effect.event === 'gain') return gain(agenda, effect, path, because);
	if (effect.what === 'modules') return everyModule(agenda, effect, path, because);
	return automatic(agenda, effect, path, because);
}

/** With the command vehicle, all modules are lost (Starforged, Overcome Destruction). */
function everyModule(agenda: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Reason): void {
	const each = { ...effect, what: 'module' };
	const discard = (name: string) => automatic(agenda, each, `${path}.${name}`, { ...because, on: name });
	const recorded = agenda.ledger.left.flatMap(line =>
		isDiscarded(line) && line.why === because.why && isAbout(agenda, each, line) ? (line.target ?? []) : [],
	);
	recorded.forEach(discard);
	const owned = ownedOf(agenda.ledger.character, 'module').map(({ name }) => name);
	agenda.whileStateMatters(true, () => owned.filter(name => !recorded.includes(name)).forEach(discard));
}

const isDiscarded = (line: Change): boolean =>
	line.kind === 'event' && line.event === 'discarded' && line.what === ASSET;

/** The player names a new asset; a record that names it has already gained it. */
function gain(agenda: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Reason): void {
	const { ledger } = agenda;
	const words = effectLabel(effect);
	if (ledger.done(effect, because.why, agenda.contextFor(because.why)) || ledger.passed(words)) return;
	const option = agenda.option('Name the asset', {
		kind: 'gain_asset',
		effect,
		...(because.why === undefined ? {} : { why: because.why }),
	});
	const { tracks, assets } = agenda.now;
	const taken = [...assets, ...tracks].map(({ name }) => name);
	const asks = asksOfAsset(
		taken,
		agenda.book.ruleset.assets?.().map(({ name }) => name),
	);
	agenda.step({ id: path, prompt: words, state: 'required', options: [{ ...option, asks }], pass: words });
}

function upgrade(agenda: StepBuilder, effect: EffectOf<'asset'>, path: string, because: Reason): void {
	const lines = agenda.ledger.done(effect, because.why, agenda.contextFor(because.why));
	if (lines)
		return void agenda.ledger.takeChosen(
			lines.flatMap(({ target, what }) => [target ?? '', abilityLabel(what)]),
			2,
		);
	const at = pickAsset(agenda, effect, path);
	if (at === 'waiting') return;
	if (!at.asset) return agenda.text(effect, path);
	const what = abilityToMark(agenda, at.asset, path);
	if (what !== undefined) automatic(agenda, { ...effect, what }, path, { ...because, on: at.asset.name });
}

/** The label of a decision for `ability 2`. */
const abilityLabel = (what: string): string => `A${what.slice(1)}`;

/** The ability to mark, as `ability 2`: the one chosen, or the only one left. */
function abilityToMark(agenda: StepBuilder, asset: Asset, path: string): string | undefined {
	const { ledger } = agenda;
	const left = abilitiesLeft(asset).map(ability => `Ability ${ability}`);
	const [chosen] = left.length > 1 ? ledger.takeChosen(left, 1) : left;
	const prompt = `Which ability of ${asset.name}?`;
	if (chosen !== undefined) return chosen.toLowerCase();
	if (ledger.passed(prompt)) return undefined;
	const { card } = asset;
	const options = abilitiesLeft(asset).map(ability => {
		const label = `Ability ${ability}`;
		return agenda.option(label, { kind: 'choose', chose: label }, card && abilityExcerpt(card, ability));
	});
	agenda.step({ id: `${path}.ability`, prompt, state: 'required', options, pass: prompt });
	return undefined;
}
