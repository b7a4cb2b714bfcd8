import type { JSX } from 'preact';
import type { Asset } from '../../play/asset';
import { Bar, Facts } from '../tracks/track-card';

/** An asset as its words and meters. */
export function AssetCard({ asset }: { asset: Asset }): JSX.Element {
	const { name, asset: printed, kind, abilities, meters, conditions, aboard, discarded } = asset;
	const facts = [
		{ label: 'abilities', text: abilities.join(', ') },
		{ label: 'marked', text: conditions.join(', ') },
	].filter(({ text }) => text !== '');
	return (
		<section class={`sworn-track${discarded ? ' is-forsaken' : ''}`} aria-label={`asset: ${name}`}>
			<header class="sworn-track-head">
				<span class="sworn-track-kind">{kind === 'other' ? 'asset' : kind}</span>
				<strong class="sworn-track-name">{name}</strong>
				{printed !== name && <span class="sworn-track-rank">{printed}</span>}
				{(discarded ?? aboard) && <span class="sworn-track-status">{discarded ? 'discarded' : 'aboard'}</span>}
			</header>
			{Object.entries(meters).map(([label, { value, max }]) => (
				<Bar key={label} bar={{ label, value, max, words: `${value} of ${max}` }} />
			))}
			<Facts facts={facts} />
		</section>
	);
}
