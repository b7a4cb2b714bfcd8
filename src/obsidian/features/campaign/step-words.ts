import type { SetupStep } from '../../../rules/campaign-setup';
import type { Campaign } from './campaign';
import { t } from '../../../language/text';

/** The title and description of a step. */
interface StepWords {
	readonly title: string;
	readonly text: string;
}

const FIXED: Readonly<Record<Exclude<SetupStep, 'assets' | 'vehicle' | 'place' | 'people' | 'vow'>, StepWords>> = {
	names: {
		title: t('Your campaign'),
		text: t('A folder with your character and the first note of your journal. Everything after this can be skipped.'),
	},
	truths: {
		title: t('The truths of your world'),
		text: t('Choose them, roll them, or write your own; or leave some open.'),
	},
	stats: { title: t('Your stats'), text: t('Give each stat a value.') },
	scene: {
		title: t('What sets it off'),
		text: t('The event that calls for your first vow. It is written into your journal, where you continue.'),
	},
};

export function stepWords(step: SetupStep, campaign: Campaign | undefined): StepWords {
	const hour = campaign?.hour;
	switch (step) {
		case 'assets':
			return { title: t('Your assets'), text: hour?.assets.which ?? '' };
		case 'vehicle':
			return {
				title: hour?.vehicle?.what ?? '',
				text: t('Its card and its name; then whatever else you know about it.'),
			};
		case 'place':
			return {
				title: hour?.place ?? '',
				text: t('Its name and what one sees of it, as a note{more}.', {
					more: hour?.map ? t('; or the whole {what} at once', { what: hour.map.what }) : '',
				}),
			};
		case 'people':
			return hour?.people.kind === 'bonds'
				? {
						title: t('Your bonds'),
						text: t('Up to {most} people or communities, one on each line.', { most: hour.people.most }),
					}
				: { title: t('A connection'), text: t('Somebody you know, with a rank: it needs no roll at the start.') };
		case 'vow':
			return {
				title: t('The vow of your past'),
				text: t('What drives you for years to come. It stands in your character’s note.'),
			};
		default:
			return FIXED[step];
	}
}
