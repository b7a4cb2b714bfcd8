import type { JSX, RefObject } from 'preact';
import type { MoveMatch } from '../../../../rules/search/search-moves';
import type { Move } from '../../../../rules/move';
import { Finder } from '../../../components/finder/finder';
import { t } from '../../../../i18n/translate';

interface MoveFinderProps {
	/** A prefix for element ids: the dialog can open above the Table, which has a finder, too. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly query: string;
	readonly matches: readonly MoveMatch[];
	/** Whether the list is displayed. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	readonly onPick: (move: Move) => void;
}

/** A finder for moves, operated with letters, arrows and Enter. */
export function MoveFinder({ matches, onPick, ...finder }: MoveFinderProps): JSX.Element {
	return (
		<Finder
			{...finder}
			label={t('Find a move')}
			listLabel={t('Moves')}
			placeholder={t('Make a move…')}
			none={t('No move matches that. Try initials, or a word of the trigger.')}
			rows={matches.map(({ move, ...met }) => ({
				...met,
				key: move._id,
				name: move.name,
				category: move.category.replace(/ Moves$/, ''),
			}))}
			onPick={index => {
				const match = matches[index];
				if (match) onPick(match.move);
			}}
		/>
	);
}
