import type { JSX } from 'preact';
import { ABILITIES, barrierOf, conditionsOn, isVehicle } from '../../play/asset';
import type { Asset } from '../../play/asset';
import type { AssetEdit } from '../../play/by-hand/asset-edit';
import { meterView } from '../character/meter-view';
import { Meter } from '../character/meters';
import { TickBox } from '../character/tick-box';
import { PressButton } from '../move-card/press-button';

interface AssetCardProps {
	readonly asset: Asset;
	/** Absent where it can only be read. */
	readonly edit?: ((edit: AssetEdit) => void) | undefined;
	/** Opens the note of the asset, when it is another one than this. */
	readonly openNote?: (() => void) | undefined;
}

/** An asset: its meters, what is marked on it, its abilities, and whether a vehicle is in use. */
export function AssetCard({ asset, edit, openNote }: AssetCardProps): JSX.Element {
	const { name, asset: printed, kind, meters, discarded } = asset;
	return (
		<article class={`sworn-track sworn-asset${discarded ? ' is-forsaken' : ''}`} aria-label={`asset: ${name}`}>
			<header class="sworn-track-head">
				<span class="sworn-track-kind">{kind === 'other' ? 'asset' : kind}</span>
				<strong class="sworn-track-name">{name}</strong>
				{printed !== name && <span class="sworn-track-rank">{printed}</span>}
				{discarded && <span class="sworn-track-status">discarded</span>}
				{openNote && (
					<button type="button" class="sworn-sheet-open" aria-label={`Open note of ${name}`} onClick={openNote}>
						Open note
					</button>
				)}
			</header>
			{Object.entries(meters).map(([meter, { value, max, kind: counted }]) => (
				<Meter
					key={meter}
					meter={meterView({ name: meter, value, min: 0, max }, barrierOf(asset, meter))}
					of={name}
					onChange={edit && (by => edit({ kind: 'meter', meter, by }))}
				>
					{/* a counter has no end, and so no pips */}
					{counted === 'counter' ? <></> : undefined}
				</Meter>
			))}
			<Marks asset={asset} edit={edit} />
			<Abilities asset={asset} edit={edit} />
			{edit && <Keeping asset={asset} edit={edit} />}
		</article>
	);
}

type PartProps = Pick<AssetCardProps, 'asset' | 'edit'>;

function Marks({ asset, edit }: PartProps): JSX.Element | null {
	const conditions = conditionsOn(asset);
	if (conditions.length === 0 && !isVehicle(asset)) return null;
	return (
		<div class="sworn-asset-marks" role="group" aria-label={`Marked on ${asset.name}`}>
			{conditions.map(condition => (
				<TickBox
					key={condition}
					label={condition}
					isMarked={asset.conditions.includes(condition)}
					onMark={edit && (marked => edit({ kind: 'condition', condition, marked }))}
				/>
			))}
			{isVehicle(asset) && (
				<TickBox
					label="aboard"
					isMarked={asset.aboard ?? false}
					onMark={edit && (aboard => edit({ kind: 'aboard', aboard }))}
				/>
			)}
		</div>
	);
}

function Abilities({ asset: { name, abilities }, edit }: PartProps): JSX.Element {
	return (
		<div class="sworn-asset-marks" role="group" aria-label={`Abilities of ${name}`}>
			<span class="sworn-track-label" aria-hidden="true">
				abilities
			</span>
			{ABILITIES.map(ability => (
				<TickBox
					key={ability}
					label={String(ability)}
					isMarked={abilities.includes(ability)}
					onMark={edit && (marked => edit({ kind: 'ability', ability, marked }))}
				/>
			))}
		</div>
	);
}

interface KeepingProps {
	readonly asset: Asset;
	readonly edit: (edit: AssetEdit) => void;
}

/** An asset is given up, and one that was given up is taken back. */
function Keeping({ asset: { name, discarded = false }, edit }: KeepingProps): JSX.Element {
	return (
		<div class="sworn-buttons">
			<PressButton
				class="sworn-button is-quiet"
				aria-label={discarded ? `Take back ${name}` : `Discard ${name}`}
				onPress={() => edit({ kind: 'discard', discarded: !discarded })}
			>
				{discarded ? 'Take back' : 'Discard'}
			</PressButton>
		</div>
	);
}
