import { usualRank, RANKS } from '../../../rules/core/rank';
import { STARTING_STATS, type ListedStep, type StartingMap } from '../../../rules/books/campaign-setup';
import { lineLabel, type Generator } from '../../../rules/generators/generator';
import { generatorsOf } from '../../../rules/generators/generators';
import type { Oracle } from '../../../rules/oracles/oracle';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import type { StepDraft } from '../../../journal/campaign/step-edits';
import type { Campaign } from './campaign';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** A field of a step. Its oracles are combined in a text field; in an area, each adds a line. */
export interface StepField {
	readonly key: string;
	readonly label: string;
	readonly kind: 'text' | 'area' | 'ranks' | 'stat';
	readonly hint?: string;
	readonly ranks?: readonly string[];
	readonly oracles?: readonly Oracle[];
	/** Fills this field and others at once. */
	readonly generator?: Generator;
	/** Also adds what surrounds the place. */
	readonly map?: StartingMap;
}

/** The fields of a step, once the campaign has its folder. */
export function fieldsOf(step: ListedStep, campaign: Campaign): readonly StepField[] {
	const { ruleset, hour } = campaign.facts;
	const book = oracleBook(ruleset);
	const find = (ids: readonly string[] = []) => ids.flatMap(id => book.byId(`oracle_rollable:${id}`) ?? []);
	const oracles = hour.oracles[step];
	const generator = generatorsOf(book).find(({ name }) => name === oracles?.generator);
	const name = (label: string, hint: string): StepField => ({
		key: 'name',
		label,
		hint,
		kind: 'text',
		oracles: find(oracles?.name),
	});
	const about = (label: string): StepField => ({
		key: 'about',
		label,
		kind: 'area',
		oracles: find(oracles?.about),
		...(generator && { generator }),
	});
	const regions = generator?.choices.find(({ key }) => key === 'region')?.options ?? [];
	const rank = (ranks: readonly string[]): StepField => ({ key: 'rank', label: t('Rank'), kind: 'ranks', ranks });
	const region: StepField = { key: 'region', label: t('Region'), kind: 'ranks', ranks: regions.map(lineLabel) };
	switch (step) {
		case 'truths':
			return [];
		case 'assets':
			return oracles ? [about(t('Your background'))] : [];
		case 'stats':
			return ruleset.stats.map(stat => ({ key: stat, label: translateTerm(stat), kind: 'stat' }));
		case 'vow':
			return [
				about(hour.oracles.assets ? t('Your past') : t('Your background')),
				name(t('The vow'), t('What you swore long ago')),
				rank(hour.vowRanks),
			];
		case 'vehicle':
			return [about(t('What you know about it'))];
		case 'place':
			return [
				...(regions.length > 0 ? [region] : []),
				name(t('Name'), t('What the place is called')),
				{ ...about(t('What one sees of it')), ...(hour.map && { map: hour.map }) },
			];
		case 'people':
			if (hour.people.kind === 'bonds')
				return [{ key: 'bonds', label: t('Bonds'), kind: 'area', oracles: find(oracles?.name) }];
			return [
				name(t('Name'), t('Who it is')),
				{ key: 'role', label: t('Role'), kind: 'text', hint: t('Pilot; several with commas between them') },
				rank(RANKS),
				about(t('What one sees of them')),
			];
		case 'scene':
			return [about(t('What happens'))];
	}
}

/** The initial values of the fields; stats have those of the character. */
export function firstDraft(fields: readonly StepField[], campaign: Campaign): StepDraft {
	const stats = fields.filter(({ kind }) => kind === 'stat');
	return Object.fromEntries(
		fields.map(field => {
			if (field.kind === 'stat')
				return [field.key, statOf(campaign.property(field.key)) ?? String(STARTING_STATS[stats.indexOf(field)] ?? 1)];
			return [field.key, field.kind === 'ranks' ? likely(field.ranks ?? []) : ''];
		}),
	);
}

/** A stat that stands in the character's note. */
const statOf = (value: unknown): string | undefined =>
	typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;

const likely = (ranks: readonly string[]): string => usualRank(ranks) ?? '';
