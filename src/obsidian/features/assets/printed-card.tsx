import type { JSX } from 'preact';
import { abilityMarkdown, type AssetControl, type PrintedAsset } from '../../../rules/assets/printed-asset';
import { withPlainLinks } from '../../../rules/rules-text';
import type { TextHome } from '../../components/rules-text';
import { RulesText } from '../../components/rules-text';
import { t } from '../../../language/text';

/** A printed card: its category, requirement, marks and abilities. */
export function PrintedCard({ card, home }: { card: PrintedAsset; home: TextHome }): JSX.Element {
	const facts = [...card.options.map(({ label }) => label), ...card.controls.flatMap(factsOf)];
	return (
		<article class="sworn-printed-card" aria-label={t('Card: {name}', { name: card.name })}>
			<header class="sworn-track-head">
				<strong class="sworn-track-name">{card.name}</strong>
				<span class="sworn-track-kind">{card.category}</span>
			</header>
			{card.requirement && <RulesText cls="sworn-requirement" text={withPlainLinks(card.requirement)} home={home} />}
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
