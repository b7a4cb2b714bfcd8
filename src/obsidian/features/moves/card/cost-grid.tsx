import type { JSX, TargetedKeyboardEvent } from 'preact';
import { withMinus } from '../../../../rules/minus-sign';
import { signed } from '../../../../rules/effects/effect-label';
import { capitalize } from '../../../../rules/effects/sentences';
import type { CostCell } from '../../../../play/record/pending-step';
import type { Step, StepOption } from '../../../../play/steps/agenda';
import { drawn } from '../../../../language/drawn';
import { t } from '../../../../language/text';
import { ChoiceButton } from '../../../components/card-keys';
import { optionChoice } from './card-choices';
import type { CostGridOf } from './cost-grid-of';
import { columnChoice, isGridOpen, openColumn } from './cost-grid-of';

interface CostGridProps {
	readonly step: Step;
	readonly grid: CostGridOf;
	readonly expanded: string | undefined;
	expand: (id: string | undefined) => void;
	pick: (option: StepOption) => void;
}

/** What each cost would leave, meters across and amounts down. A press on a cell pays. */
export function CostGrid({ step, grid, expanded, expand, pick }: CostGridProps): JSX.Element {
	const { meters, amounts, cells, isTwofold } = grid;
	const column = openColumn(step, expanded);
	const isOpen = isGridOpen(step, expanded);
	const called = (meter: string) => (meter === column ? ' is-on' : column === undefined ? '' : ' is-dim');
	return (
		<div
			class={`sworn-price${isTwofold ? ' is-twofold' : ''}${isOpen ? ' is-open' : ''}`}
			role="grid"
			tabIndex={-1}
			aria-label={withMinus(drawn(step.prompt))}
			style={{ '--sworn-columns': String(meters.length) }}
			onKeyDown={moveWithArrows}
		>
			<div role="row">
				<span role="columnheader" aria-label={t('Cost')} />
				{meters.map(meter => {
					const value = cells.find(({ cell }) => cell?.meter === meter)?.cell;
					const words = (
						<>
							{meterWords(meter)} <b>{value && valueWords(value, value.from)}</b>
						</>
					);
					return (
						<span key={meter} role="columnheader" class={`sworn-price-head${called(meter)}`}>
							{isTwofold ? (
								<ChoiceButton
									id={columnChoice(step, meter)}
									class="is-quiet"
									aria-expanded={meter === column}
									onPress={() => expand(meter === column ? undefined : columnChoice(step, meter))}
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
					<span role="rowheader">{withMinus(signed(-amount))}</span>
					{meters.map(meter => {
						const option = cells.find(({ cell }) => cell?.meter === meter && cell.amount === amount);
						return option?.cell ? (
							<CostButton key={meter} {...{ step, option, pick }} cell={option.cell} called={called(meter)} />
						) : (
							<span key={meter} role="gridcell" />
						);
					})}
				</div>
			))}
		</div>
	);
}

interface CostButtonProps extends Pick<CostGridProps, 'step' | 'pick'> {
	readonly option: StepOption;
	readonly cell: CostCell;
	readonly called: string;
}

function CostButton({ step, option, cell, called, pick }: CostButtonProps): JSX.Element {
	const { blocked } = option;
	const beside = cell.beside === undefined ? '' : `, ${drawn(cell.beside)}`;
	const said = t('{meter} {from} to {to}', {
		meter: meterWords(cell.meter),
		from: valueWords(cell, cell.from),
		to: valueWords(cell, cell.to),
	});
	return (
		<ChoiceButton
			id={optionChoice(step, option)}
			class={`is-quiet${called}`}
			role="gridcell"
			isBlocked={blocked !== undefined}
			aria-label={withMinus(`${said}${beside}`)}
			title={withMinus(blocked ?? `${said}${beside}`)}
			onPress={() => pick(option)}
		>
			<span class="sworn-price-from">{valueWords(cell, cell.from)} →</span>
			{` ${valueWords(cell, cell.to)}${beside === '' ? '' : ' …'}`}
		</ChoiceButton>
	);
}

/** “5 → 3” and what else would change. */
export const costWords = (cell: CostCell): string =>
	[
		`${valueWords(cell, cell.from)} → ${valueWords(cell, cell.to)}`,
		...(cell.beside === undefined ? [] : [drawn(cell.beside)]),
	].join(', ');

/** “Health”, or the name of a companion or vehicle. */
export const meterWords = (meter: string): string => capitalize(drawn(meter));

/** Momentum has a sign. */
const valueWords = ({ meter }: CostCell, value: number): string =>
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
