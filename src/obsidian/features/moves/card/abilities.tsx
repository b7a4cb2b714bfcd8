import type { JSX } from 'preact';
import type { AbilityOffer, AbilityReminder } from '../../../../play/assets/abilities/offers';
import type { Add } from '../../../../play/record/record';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import type { Press } from '../../../../journal/pages/press';
import type { TextHome } from '../../../components/rules-text';
import { RulesText } from '../../../components/rules-text';
import { PressButton } from './press-button';

/** A way to roll that an ability adds: who rolls with it uses the ability. */
export interface AbilityOption extends OfferedOption {
	/** What the record calls it. */
	readonly ability: string;
}

export const abilityOptions = (offers: readonly AbilityOffer[]): readonly AbilityOption[] =>
	offers.flatMap(({ id, options }) => options.map(option => ({ ...option, ability: id })));

/** The abilities in use: those that were ticked, and the one that the option belongs to. */
export const inUse = (
	offers: readonly AbilityOffer[],
	ticked: readonly string[],
	option: object | undefined,
): readonly AbilityOffer[] => {
	const rolled = option && 'ability' in option ? option.ability : undefined;
	return offers.filter(({ id, options }) => (options.length > 0 ? id === rolled : ticked.includes(id)));
};

export const addsOf = (offers: readonly AbilityOffer[]): readonly Add[] => offers.flatMap(({ add }) => add ?? []);

export const presetOf = (offers: readonly AbilityOffer[]): number | undefined =>
	offers.find(({ preset }) => preset !== undefined)?.preset;

/** One that counts instead of another of its card takes its place. */
function tickedAbilities(
	offers: readonly AbilityOffer[],
	ticked: readonly string[],
	{ id, instead }: AbilityOffer,
): readonly string[] {
	if (ticked.includes(id)) return ticked.filter(other => other !== id);
	const others = offers.filter(other => instead !== undefined && other.instead === instead).map(other => other.id);
	return [...ticked.filter(other => !others.includes(other)), id];
}

interface AbilityTogglesProps {
	readonly offers: readonly AbilityOffer[];
	readonly ticked: readonly string[];
	tick: (ticked: readonly string[]) => void;
}

/** Abilities of assets that fit the move: the player says which of them hold true. */
export function AbilityToggles({ offers, ticked, tick }: AbilityTogglesProps): JSX.Element | null {
	const shown = offers.filter(({ options }) => options.length === 0);
	if (shown.length === 0) return null;
	return (
		<div class="sworn-next" role="group" aria-label="Abilities of assets">
			{shown.map(offer => (
				<label key={offer.id} class="sworn-tick sworn-ability">
					<input
						type="checkbox"
						checked={ticked.includes(offer.id)}
						onChange={() => tick(tickedAbilities(shown, ticked, offer))}
					/>
					<AbilityWords offer={offer} />
				</label>
			))}
		</div>
	);
}

/** "Rook: +1, on a hit +1 momentum", and when it helps. */
function AbilityWords({ offer: { asset, used, words, when } }: { offer: AbilityOffer }): JSX.Element {
	const way = used.way !== undefined && used.way !== when ? `${asset}, ${lowerFirst(used.way)}` : asset;
	return (
		<span>
			{`${way}: ${words}`}
			{when !== '' && <span class="sworn-detail">{when}</span>}
		</span>
	);
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

interface AbilityRemindersProps {
	readonly reminders: readonly AbilityReminder[];
	readonly home: TextHome;
}

/** As many as are read at a glance; more stand behind a line of their own. */
const SHOWN = 2;

/** Abilities that are about the move, in their words: what is not understood is kept in mind by the player. */
export function AbilityReminders({ reminders, home }: AbilityRemindersProps): JSX.Element | null {
	if (reminders.length === 0) return null;
	const texts = reminders.map(({ asset, text }, at) => (
		<div key={at} class="sworn-reminder">
			<span class="sworn-reminder-asset">{asset}</span>
			<RulesText text={text} home={home} />
		</div>
	));
	if (reminders.length <= SHOWN)
		return (
			<div class="sworn-reminders" role="group" aria-label="Abilities to keep in mind">
				{texts}
			</div>
		);
	return (
		<details class="sworn-reminders">
			<summary>{`Abilities to keep in mind (${reminders.length})`}</summary>
			{texts}
		</details>
	);
}

interface AbilitiesAfterProps {
	readonly offers: readonly AbilityOffer[];
	press: (press: Press) => void;
}

/** Abilities that may be used now that the dice have fallen. */
export function AbilitiesAfter({ offers, press }: AbilitiesAfterProps): JSX.Element | null {
	if (offers.length === 0) return null;
	return (
		<div class="sworn-step is-optional" role="group" aria-label="Abilities of assets">
			<span class="sworn-prompt">Abilities of assets</span>
			<div class="sworn-buttons">
				{offers.map(({ id, asset, words, when }) => (
					<PressButton key={id} class="sworn-button" onPress={() => press({ kind: 'use_ability', ability: id })}>
						{`${asset}: ${words}`}
						{when !== '' && <span class="sworn-detail">{when}</span>}
					</PressButton>
				))}
			</div>
		</div>
	);
}
