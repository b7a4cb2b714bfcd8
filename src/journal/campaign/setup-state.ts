import type { CampaignSetup, ListedStep } from '../../rules/books/campaign-setup';
import { isRank } from '../../rules/core/rank';
import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import { frontmatterBounds } from '../frontmatter/bounds';

/** What of a campaign is in its notes. */
interface CampaignNotes {
	readonly character: Character;
	readonly truths: { readonly settled: number; readonly all: number };
	/** The names of its places. */
	readonly places: readonly string[];
	/** The text of the first page of its journal. */
	readonly page: string;
}

/** How far a step of the setup is. */
export interface StepState {
	readonly step: ListedStep;
	readonly isDone: boolean;
	/** What there is, empty if there is nothing. */
	readonly words: string;
}

/** What of the setup is done and what is left, as the notes say: nothing else remembers it. */
export const setupState = (hour: CampaignSetup, notes: CampaignNotes): readonly StepState[] =>
	hour.steps.map(step => {
		const found = foundOf(step, hour, notes);
		const due = step === 'assets' ? hour.assets.count : step === 'truths' ? Infinity : 1;
		const isSettled = step === 'truths' && notes.truths.settled === notes.truths.all;
		return { step, isDone: isSettled || found.length >= due, words: inShort(found) };
	});

function foundOf(step: ListedStep, hour: CampaignSetup, { character, truths, places, page }: CampaignNotes): string[] {
	const { stats, assets, tracks, special } = character;
	const tracksOf = (kind: string) => tracks.filter(track => track.kind === kind);
	const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
	switch (step) {
		case 'truths':
			return truths.settled === 0 ? [] : [`${truths.settled} / ${truths.all}`];
		case 'stats':
			return [Object.entries(stats).flat().join(' ')];
		case 'assets':
			return names(assets.filter(asset => !isVessel(asset)));
		case 'vehicle':
			return names(assets.filter(isVessel));
		case 'vow':
			return names(tracksOf('vow').filter(({ rank = '' }) => isRank(rank) && hour.vowRanks.includes(rank)));
		case 'place':
			return [...places];
		case 'people':
			if (hour.people.kind === 'connection') return names(tracksOf('connection'));
			return special['bonds'] ? [String(special['bonds'])] : [];
		case 'scene':
			return page
				.slice(frontmatterBounds(page).contentStart)
				.split('\n')
				.filter(line => line.trim() !== '')
				.slice(0, 1);
	}
}

/** Whether it carries the character and those who are with it. */
const isVessel = ({ kind }: Asset): boolean => kind === 'command vehicle' || kind === 'incidental vehicle';

const MOST_NAMES = 4;

const inShort = (names: readonly string[]): string =>
	[...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
