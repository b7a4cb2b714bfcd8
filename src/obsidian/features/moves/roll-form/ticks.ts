import { given } from '../../../../rules/core/collections';
import type { Choice, Field } from '../../../../play/request/request';
import { choicesIn } from '../../../../play/request/request';
import type { RollDraft } from './roll-draft';
import { t } from '../../../../i18n/translate';

/** An option that the player may tick for a roll. */
interface Tick {
	readonly words: string;
	/** Its condition, if displayed on a line of its own; empty for always. */
	readonly when?: string;
	readonly isTicked: boolean;
	/** The change of the draft when it is toggled. */
	readonly toggled: Partial<RollDraft>;
}

export interface TickGroup {
	readonly label: string;
	readonly ticks: readonly Tick[];
}

const GROUPS = [
	['conditions', t('Adds of the move')],
	['aids', t('Connections that aid')],
	['abilities', t('Abilities of assets')],
	['saved', t('Bonuses to spend')],
] as const;

/** The checkboxes of a roll form, a group for each field with several choices. A bonus is ticked if it is not saved. */
export const tickGroups = (fields: readonly Field[], draft: RollDraft): readonly TickGroup[] =>
	GROUPS.flatMap(([key, label]) => {
		const choices = choicesIn(fields, key);
		const isTick = ({ ability }: Choice) => !ability || ability.options.length === 0;
		const ticks = choices.filter(isTick).map(choice => ({
			words: choice.words ?? choice.name,
			...given({ when: choice.ability?.when }),
			isTicked: draft[key].includes(choice.name) !== (key === 'saved'),
			toggled: { [key]: toggled(choices, draft[key], choice) },
		}));
		return ticks.length > 0 ? [{ label, ticks }] : [];
	});

/** Ticks a choice or takes it back. It replaces those that it can be had instead of. */
export function toggled(
	choices: readonly Choice[],
	ticked: readonly string[],
	{ name, instead }: Choice,
): readonly string[] {
	if (ticked.includes(name)) return ticked.filter(other => other !== name);
	const replaced = choices.filter(other => instead !== undefined && other.instead === instead);
	return [...ticked.filter(other => !replaced.some(each => each.name === other)), name];
}
