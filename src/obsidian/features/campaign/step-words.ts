import type { SetupStep } from '../../../rules/campaign-setup';
import type { Campaign } from './campaign';

/** What a step is called, and what it is for. */
interface StepWords {
	readonly title: string;
	readonly text: string;
}

const FIXED: Readonly<Record<Exclude<SetupStep, 'assets' | 'vehicle' | 'place' | 'people' | 'vow'>, StepWords>> = {
	names: {
		title: 'Your campaign',
		text: 'A folder with your character and the first note of your journal. Everything after this can be skipped.',
	},
	truths: { title: 'The truths of your world', text: 'Choose them, roll them, or write your own; or leave some open.' },
	stats: { title: 'Your stats', text: 'Give each stat a value.' },
	scene: {
		title: 'What sets it off',
		text: 'The event that asks for your first vow. It is written into your journal, and there you play on.',
	},
};

export function stepWords(step: SetupStep, campaign: Campaign | undefined): StepWords {
	const hour = campaign?.hour;
	switch (step) {
		case 'assets':
			return { title: 'Your assets', text: hour?.assets.which ?? '' };
		case 'vehicle':
			return { title: hour?.vehicle?.what ?? '', text: 'Its card and its name; then what there is to tell of it.' };
		case 'place':
			return {
				title: hour?.place ?? '',
				text: `Its name and what one sees of it, as a note${hour?.map ? `; or the whole ${hour.map.what} at once` : ''}.`,
			};
		case 'people':
			return hour?.people.kind === 'bonds'
				? { title: 'Your bonds', text: `Up to ${hour.people.most} people or communities, one on each line.` }
				: { title: 'A connection', text: 'Somebody you know, with a rank: it needs no roll at the start.' };
		case 'vow':
			return {
				title: 'The vow of your past',
				text: 'What drives you for years to come. It stands in your character’s note.',
			};
		default:
			return FIXED[step];
	}
}
