import type { JSX, RefObject } from 'preact';
import type { MoveMatch } from '../../../../rules/search/search-moves';
import type { Move } from '../../../../rules/move';
import { Finder } from '../../../components/finder/finder';
import { t } from '../../../../language/text';

interface MoveFinderProps {
	/** Keeps the parts of two finders apart: the dialog opens over the Table. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly query: string;
	readonly matches: readonly MoveMatch[];
	/** Whether the list shows. */
	readonly isOpen: boolean;
	readonly onQuery: (query: string) => void;
	readonly onPick: (move: Move) => void;
}

/** A few letters, arrows and Enter find a move. */
export function MoveFinder({ matches, onPick, ...finder }: MoveFinderProps): JSX.Element {
	return (
		<Finder
			{...finder}
			label={t('Find a move')}
			listLabel={t('Moves')}
			placeholder={t('Name, initials or what happens')}
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
