import type { CampaignSetup, ListedStep } from '../../../rules/books/campaign-setup';
import { t } from '../../../i18n/translate';

/** What a step is called in a list and above its form, and its description. */
interface StepWords {
	readonly label: string;
	readonly title: string;
	readonly text: string;
}

const FIXED: Readonly<Record<'truths' | 'stats' | 'scene', StepWords>> = {
	truths: {
		label: t('Truths'),
		title: t('The truths of your world'),
		text: t('Choose them, roll them, or write your own; or leave some open.'),
	},
	stats: { label: t('Stats'), title: t('Your stats'), text: t('Give each stat a value.') },
	scene: {
		label: t('Opening'),
		title: t('What sets it off'),
		text: t('The event that calls for your first vow. It is written into your journal, where you continue.'),
	},
};

export function stepWords(step: ListedStep, hour: CampaignSetup): StepWords {
	switch (step) {
		case 'assets':
			return { label: t('Assets'), title: t('Your assets'), text: hour.assets.which };
		case 'vehicle':
			return {
				label: hour.vehicle?.category ?? '',
				title: hour.vehicle?.what ?? '',
				text: t('Its card and its name; then whatever else you know about it.'),
			};
		case 'place':
			return {
				label: t('Place'),
				title: hour.place,
				text: t('Its name and what one sees of it, as a note{more}.', {
					more: hour.map ? t('; or the whole {what} at once', { what: hour.map.what }) : '',
				}),
			};
		case 'people':
			return hour.people.kind === 'bonds'
				? {
						label: t('Bonds'),
						title: t('Your bonds'),
						text: t('Up to {most} people or communities, one on each line.', { most: hour.people.most }),
					}
				: {
						label: t('Connection'),
						title: t('A connection'),
						text: t('Somebody you know, with a rank: it needs no roll at the start.'),
					};
		case 'vow':
			return {
				label: t('Vow'),
				title: t('The vow of your past'),
				text: t('What drives you for years to come. It stands in your character’s note.'),
			};
		default:
			return FIXED[step];
	}
}
