import type { JSX } from 'preact';
import type { Move } from '../../../rules/move';
import type { SuggestedMoves } from '../../../play/steps/agenda';
import { PAY_THE_PRICE } from '../../../play/steps/agenda';
import type { RecentMove } from './recent-moves';
import type { TableActions } from './table-actions';
import { t } from '../../../language/text';
import { drawn } from '../../../language/drawn';

interface SuggestedMovesSectionProps {
	readonly now: SuggestedMoves;
	/** The position in a fight. */
	readonly combat: string | undefined;
	/** The last move in the note. */
	readonly last: RecentMove | undefined;
	readonly acts: Pick<TableActions, 'make' | 'goOn'>;
}

/** Suggests what to do next: continue the last move, a move of the fight, or one that is due or usual. */
export function SuggestedMovesSection({
	now: { fight, due, usual },
	combat,
	last,
	acts,
}: SuggestedMovesSectionProps): JSX.Element {
	return (
		<>
			{last?.isOpen && <Waiting last={last} goOn={acts.goOn} />}
			<Moves label={t('In a fight, {first}', { first: drawn(combat ?? '') })} moves={fight} make={acts.make} />
			<Moves label={t('Due')} moves={due} make={acts.make} />
			<Moves label={t('Usual')} moves={usual} make={acts.make} />
		</>
	);
}

/** Continues the last move: after a miss, pays its price on its card; otherwise answers whatever else is pending. */
function Waiting({ last, goOn }: { last: RecentMove; goOn: TableActions['goOn'] }): JSX.Element {
	const { at, name, outcome, isPriceDue } = last;
	return (
		<Row label={[name, outcome && drawn(outcome.toLowerCase())].filter(Boolean).join(', ')}>
			<button type="button" class="mod-cta" onClick={() => goOn(at)}>
				{isPriceDue ? PAY_THE_PRICE : t('Continue')}
			</button>
		</Row>
	);
}

interface MovesProps {
	readonly label: string;
	readonly moves: readonly Move[];
	readonly make: TableActions['make'];
}

function Moves({ label, moves, make }: MovesProps): JSX.Element | null {
	if (moves.length === 0) return null;
	return (
		<Row label={label}>
			{moves.map(move => (
				<button key={move._id} type="button" onClick={() => make(move)}>
					{move.name}
				</button>
			))}
		</Row>
	);
}

const Row = ({ label, children }: { label: string; children: JSX.Element | readonly JSX.Element[] }): JSX.Element => (
	<div class="sworn-table-now" role="group" aria-label={label}>
		<span class="sworn-table-now-label">{label}</span>
		{children}
	</div>
);
