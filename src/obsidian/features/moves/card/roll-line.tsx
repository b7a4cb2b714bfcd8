import type { JSX } from 'preact';
import type { RollView } from './card-view';
import { givenWords } from '../../../../journal/record/record-line';
import { DieFace, Ruler } from '../../../components/pictures';

/** The roll in one line: action die, adds, score, and the challenge dice on a ruler that is filled to the score. */
export function RollLine({ roll }: { roll: RollView }): JSX.Element | null {
	const { dice, stated } = roll;
	if (dice.length === 0) return stated === undefined ? null : <p class="sworn-roll">{givenWords(stated)}</p>;
	const { outcome, score = 0, burned } = roll;
	const action = dice.find(({ name }) => name === 'action');
	const [first = 0, second = 0] = dice.filter(die => die !== action).map(({ face }) => face);
	return (
		<div class="sworn-roll">
			{action && <DieFace face={action.face} isCancelled={action.isCancelled} />}
			<span class="sworn-terms">{termWords(roll)}</span>
			<span class="sworn-against">
				<span class="sworn-score">{scoreWords(roll)}</span>
				<Ruler
					outcome={outcome}
					score={burned?.from ?? score}
					challengeDice={[first, second]}
					momentum={roll.burn?.from}
				/>
			</span>
			{stated !== undefined && <span class="sworn-terms">{givenWords(stated)}</span>}
		</div>
	);
}

/** "+ edge 2 +1 tailwind": the first term follows the action die. */
function termWords({ dice, terms }: RollView): string {
	const action = dice.find(({ name }) => name === 'action');
	if (!action) return terms.map(term => term.replace(/^progress \d+$/, 'Progress')).join(', ');
	const [first, ...more] = terms;
	const lead = first === undefined || /^[+−]/.test(first) ? first : `+ ${first}`;
	return [action.isCancelled ? 'cancelled' : undefined, lead, ...more].filter(Boolean).join(' ');
}

function scoreWords({ dice, score, burned }: RollView): string {
	if (burned) return `= ${score ?? 0}, burned momentum ${burned.from}`;
	return `${dice.some(({ name }) => name === 'action') ? '= ' : ''}${score ?? 0}`;
}
