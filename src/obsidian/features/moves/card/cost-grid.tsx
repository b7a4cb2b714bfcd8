import type { JSX, TargetedKeyboardEvent } from 'preact';
import { withMinus } from '../../../../rules/core/minus-sign';
import { signed } from '../../../../rules/effects/effect-label';
import { capitalize } from '../../../../rules/effects/sentences';
import type { MeterLeft, PendingStep } from '../../../../play/record/pending-step';
import { translateTerm } from '../../../../i18n/translate-terms';
import { ChoiceButton } from '../../../components/card-keys';
import { optionChoice } from './card-choices';
import { openColumn, type CostGridOf, type CostOption } from './build-cost-grid';

interface CostGridProps {
	readonly step: PendingStep;
	readonly grid: CostGridOf;
	readonly expanded: string | undefined;
	expand: (id: string | undefined) => void;
	pick: (option: CostOption) => void;
}

/** What each cost would leave, meters across and amounts down. A press on a cell pays. */
export function CostGrid({ step, grid, expanded, expand, pick }: CostGridProps): JSX.Element {
	const { columns, amounts, isTwofold } = grid;
	const column = openColumn(step, expanded)?.meter;
	const called = (meter: string) => (meter === column ? ' is-on' : column === undefined ? '' : ' is-dim');
	const beside = columns.flatMap(({ free }) => free.filter(({ cell }) => cell.beside !== undefined));
	return (
		<>
			<div
				class={`sworn-price${isTwofold ? ' is-twofold' : ''}`}
				role="grid"
				tabIndex={-1}
				aria-label={withMinus(translateTerm(step.prompt))}
				style={{ '--sworn-columns': String(columns.length) }}
				onKeyDown={moveWithArrows}
			>
				<div role="row">
					<span />
					{columns.map(({ meter, costs: [first], free, choice }) => {
						const words = (
							<>
								<span>{meterWords(meter)}</span> <b>{first && valueWords(first.cell, first.cell.from)}</b>
							</>
						);
						return (
							<span key={meter} role="columnheader" class={`sworn-price-head${called(meter)}`}>
								{isTwofold && free.length > 0 ? (
									<ChoiceButton
										id={choice}
										class="is-quiet"
										aria-expanded={meter === column}
										onPress={() => expand(meter === column ? undefined : choice)}
									>
										{words}
									</ChoiceButton>
								) : (
									words
								)}
							</span>
						);
					})}
				</div>
				{amounts.map(amount => (
					<div key={amount} role="row">
						<span role="rowheader">{amountWords(amount)}</span>
						{columns.map(({ meter, costs }) => {
							const option = costs.find(({ cell }) => cell.amount === amount);
							return option && <CostButton key={meter} {...{ step, option, pick }} called={called(meter)} />;
						})}
					</div>
				))}
			</div>
			{beside.length > 0 && (
				<p class="sworn-detail sworn-price-beside">
					{beside
						.map(({ cell }) => `${meterWords(cell.meter)} ${amountWords(cell.amount)}: ${besideWords(cell)}`)
						.join('; ')}
				</p>
			)}
		</>
	);
}
interface CostButtonProps extends Pick<CostGridProps, 'step' | 'pick'> {
	readonly option: CostOption;
	readonly called: string;
}

function CostButton({ step, option, called, pick }: CostButtonProps): JSX.Element {
	const { cell, blocked, foes = [] } = option;
	const said = [`${meterWords(cell.meter)} ${costWords(cell)}`, ...foes].join(', ');
	const words = blocked === undefined ? said : `${said}: ${withMinus(translateTerm(blocked))}`;
	return (
		<ChoiceButton
			id={optionChoice(step, option)}
			class={`is-quiet${called}${foes.length > 0 ? ' is-of-foe' : ''}`}
			role="gridcell"
			isBlocked={blocked !== undefined}
			aria-label={words}
			title={words}
			onPress={() => pick(option)}
		>
			<span class="sworn-price-from">{valueWords(cell, cell.from)} →</span>
			{` ${valueWords(cell, cell.to)}`}
		</ChoiceButton>
	);
}

/** “5 → 3” and what else would change. */
export const costWords = (cell: MeterLeft): string =>
	[
		`${valueWords(cell, cell.from)} → ${valueWords(cell, cell.to)}`,
		...(cell.beside === undefined ? [] : [besideWords(cell)]),
	].join(', ');

const besideWords = ({ beside = '' }: MeterLeft): string => withMinus(translateTerm(beside));

const amountWords = (amount: number): string => withMinus(signed(-amount));

/** “Health”, or the name of a companion or vehicle. */
export const meterWords = (meter: string): string => capitalize(translateTerm(meter));

/** Momentum has a sign. */
const valueWords = ({ meter }: MeterLeft, value: number): string =>
	withMinus(meter === 'momentum' ? signed(value) : String(value));

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** The arrows move the focus from cell to cell. */
function moveWithArrows(event: TargetedKeyboardEvent<HTMLElement>): void {
	const [across, down] = ARROWS[event.key] ?? [0, 0];
	const rows = [...event.currentTarget.querySelectorAll('[role="row"]')].map(row => [
		...row.querySelectorAll('button'),
	]);
	const at = rows.findIndex(row => row.some(button => button === event.target));
	const place = rows[at]?.findIndex(button => button === event.target) ?? -1;
	const next = rows[at + down]?.[place + across];
	if (!next || next === event.target) return;
	event.preventDefault();
	next.focus();
}
