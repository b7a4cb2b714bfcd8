import { getOwn } from '../../../rules/core/collections';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { abilityMarkdown, type PrintedAsset, type AssetControl } from '../../../rules/assets/printed-asset';
import { assetsFor, categoriesOf, searchAssets, type AssetMatch } from '../../../rules/assets/search-assets';
import { Finder } from '../../components/finder/finder';
import type { FoundRow } from '../../components/finder/finder-row';
import { RulesText, type TextHome } from '../../components/rules-text';
import { t } from '../../../i18n/translate';
import { withPlainLinks } from '../../../rules/rules-text';

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

/** A printed card: its category, requirement, marks and abilities. */
function PrintedCard({ card, home }: { card: PrintedAsset; home: TextHome }): JSX.Element {
	const facts = [...card.options.map(({ label }) => label), ...card.controls.flatMap(factsOf)];
	return (
		<article class="sworn-printed-card" aria-label={t('Card: {name}', { name: card.name })}>
			<header class="sworn-track-head">
				<strong class="sworn-track-name">{card.name}</strong>
				<span class="sworn-track-kind">{card.category}</span>
			</header>
			{[card.requirement, card.description].map(
				(text, i) => text && <RulesText key={i} cls="sworn-requirement" text={withPlainLinks(text)} home={home} />,
			)}
			{facts.length > 0 && <p class="sworn-detail">{facts.join(' · ')}</p>}
			<ol class="sworn-abilities">
				{card.abilities.map((ability, i) => (
					<li key={i} class={ability.enabled ? 'sworn-ability is-marked' : 'sworn-ability'}>
						{ability.enabled && <span class="sworn-ability-mark">{t('marked from the start')}</span>}
						<RulesText text={named(ability.name, abilityMarkdown(ability))} home={home} />
					</li>
				))}
			</ol>
		</article>
	);
}

/** Prefixes an ability with its name; few have one. */
const named = (name: string | undefined, text: string): string => (name === undefined ? text : `**${name}:** ${text}`);

function factsOf(control: AssetControl): readonly string[] {
	switch (control.kind) {
		case 'meter':
			return [
				t('{name} {value} of {max}', {
					name: control.label,
					value: control.value,
					max: control.max,
				}),
				...control.conditions.map(({ label }) => label),
			];
		case 'clock':
			return [t('{label}: clock of {max}', { label: control.label, max: control.max })];
		case 'select':
			return [`${control.label}: ${control.choices.map(({ label }) => label).join(', ')}`];
		case 'counter':
		case 'condition':
			return [control.label];
	}
}
