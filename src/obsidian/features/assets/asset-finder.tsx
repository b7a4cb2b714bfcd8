import { getOwn } from '../../../rules/collections';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import type { AssetMatch } from '../../../rules/assets/search-assets';
import { assetsFor, categoriesOf, searchAssets } from '../../../rules/assets/search-assets';
import { Finder } from '../../components/finder/finder';
import type { FoundRow } from '../../components/finder/finder-row';
import type { TextHome } from '../../components/rules-text';
import { PrintedCard } from './printed-card';
import { t } from '../../../language/text';

export interface AssetFinderProps {
	readonly assets: readonly PrintedAsset[];
	/** The ruleset in play: its own assets come first, then those recommended for it. */
	readonly ruleset: string;
	/** The initial category; all if undefined. */
	readonly category?: string | undefined;
	/** The names of printed assets that the character already owns. */
	readonly owned?: readonly string[] | undefined;
	/** The label of the pick button: "Add to Kestrel". */
	readonly pickLabel: string;
}

interface FinderParts extends AssetFinderProps {
	readonly home: TextHome;
	readonly onPick: (asset: PrintedAsset) => void;
}

/** A finder for assets, operated with letters, arrows and Enter, with the whole card beside the list. */
export function AssetFinder({ assets, ruleset, owned = [], pickLabel, home, onPick, ...at }: FinderParts): JSX.Element {
	const [query, setQuery] = useState('');
	const [category, setCategory] = useState(at.category);
	const [active, setActive] = useState(0);
	const field = useRef<HTMLInputElement>(null);
	const inOrder = useMemo(() => assetsFor(ruleset, assets), [assets, ruleset]);
	const offered = useMemo(
		() => inOrder.filter(asset => category === undefined || asset.category === category),
		[inOrder, category],
	);
	const found = searchAssets(offered, query);
	const shown = found[active]?.asset;
	return (
		<div class="sworn-asset-finder">
			<Categories all={categoriesOf(inOrder)} picked={category} pick={setCategory} />
			<Finder
				id="sworn-asset"
				field={field}
				label={t('Find an asset')}
				listLabel={t('Assets')}
				placeholder={t('A name, or words of the card')}
				none={t('No asset matches that. Delete a letter, or choose All.')}
				query={query}
				rows={found.map(match => rowOf(match, owned, ruleset))}
				isOpen={true}
				onQuery={setQuery}
				onPick={index => {
					const asset = found[index]?.asset;
					if (asset) onPick(asset);
				}}
				onActive={setActive}
			/>
			{shown && (
				<section class="sworn-asset-beside" aria-label={t('Card')}>
					<div class="sworn-asset-text" tabIndex={0}>
						<PrintedCard key={shown._id} card={shown} home={home} />
					</div>
					<button type="button" class="mod-cta" onClick={() => onPick(shown)}>
						{pickLabel}
					</button>
				</section>
			)}
		</div>
	);
}

interface CategoriesProps {
	readonly all: readonly string[];
	readonly picked: string | undefined;
	readonly pick: (category: string | undefined) => void;
}

function Categories({ all, picked, pick }: CategoriesProps): JSX.Element {
	return (
		<div class="sworn-categories" role="group" aria-label={t('Category')}>
			{[undefined, ...all].map(category => (
				<button key={category} type="button" aria-pressed={category === picked} onClick={() => pick(category)}>
					{category ?? t('All')}
				</button>
			))}
		</div>
	);
}

const rowOf = ({ asset, ...met }: AssetMatch, owned: readonly string[], ruleset: string): FoundRow => ({
	key: asset._id,
	name: asset.name,
	category: [
		owned.includes(asset.name) ? 'owned' : undefined,
		getOwn(asset.tags, ruleset)?.['recommended'] === true ? 'recommended' : undefined,
		asset.category,
	]
		.filter(word => word !== undefined)
		.join(' · '),
	...met,
});
