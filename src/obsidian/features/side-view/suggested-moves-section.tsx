import type { JSX } from 'preact';
import type { Move } from '../../../rules/move';
import type { SuggestedMoves } from '../../../play/pending-steps/suggested-moves';
import { PAY_THE_PRICE } from '../../../play/pending-steps/move-names';
import type { RecentMove } from './recent-moves';
import type { TableActions } from './side-view-actions';
import { dueWord } from '../../components/summary-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';
import { outcomeName } from '../../../rules/core/outcome';
import { Pair } from '../../components/roll-icons';

interface OpenQuestionProps {
	readonly last: RecentMove;
	readonly goOn: TableActions['goOn'];
}

/** What the last move still asks of the player, as one button: after a miss its price, otherwise a choice. */
export function OpenQuestion({ last, goOn }: OpenQuestionProps): JSX.Element {
	const { at, name, outcome, isMatch, isPriceDue } = last;
	return (
		<button
			type="button"
			class={`sworn-table-question${outcome ? ` sworn-${outcome}` : ''}`}
			aria-label={[name, outcome && translateTerm(outcomeName(outcome)), question(isPriceDue)]
				.filter(Boolean)
				.join(', ')}
			onClick={() => goOn(at)}
		>
			{outcome && <Pair outcome={outcome} isMatch={isMatch} />}
			<span class="sworn-table-question-name">{name}</span>
			<span class="sworn-table-choose">{question(isPriceDue)}</span>
		</button>
	);
}

const question = (isPriceDue: boolean): string => (isPriceDue ? PAY_THE_PRICE : dueWord());

interface FightMovesProps {
	/** The position in a fight. */
	readonly combat: string;
	readonly moves: readonly Move[];
	readonly make: TableActions['make'];
}

/** The moves of a fight in the current position. */
export const FightMoves = ({ combat, moves, make }: FightMovesProps): JSX.Element => (
	<Moves label={translateTerm(combat)} isLabelHidden={true} moves={moves} make={make} />
);

interface SuggestedMovesProps {
	readonly now: SuggestedMoves;
	readonly make: TableActions['make'];
}

/** Moves to choose from: those that the open tracks ask for, and the usual ones. */
export const SuggestedMovesSection = ({ now: { due, usual }, make }: SuggestedMovesProps): JSX.Element => (
	<>
		<Moves label={t('Next up')} moves={due} make={make} />
		<Moves label={t('Usual')} moves={usual} make={make} />
	</>
);

interface MovesProps {
	readonly label: string;
	/** Whether the label stands elsewhere on the Table. */
	readonly isLabelHidden?: boolean;
	readonly moves: readonly Move[];
	readonly make: TableActions['make'];
}

function Moves({ label, isLabelHidden = false, moves, make }: MovesProps): JSX.Element | null {
	if (moves.length === 0) return null;
	return (
		<div class="sworn-table-now" role="group" aria-label={label}>
			{!isLabelHidden && <span class="sworn-table-now-label">{label}</span>}
			{moves.map(move => (
				<button key={move._id} type="button" onClick={() => make(move)}>
					{move.name}
				</button>
			))}
		</div>
	);
}
