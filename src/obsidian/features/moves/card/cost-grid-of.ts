import type { Step, StepOption } from '../../../../play/steps/agenda';

/** The costs of a step as a grid: meters across, amounts down. */
export interface CostGridOf {
	readonly meters: readonly string[];
	readonly amounts: readonly number[];
	readonly cells: readonly StepOption[];
	/** Whether the meter is to be chosen, and not only the amount. */
	readonly isTwofold: boolean;
}

/** Undefined for a single amount, whose costs are a row of buttons. */
export function costGrid({ options }: Step): CostGridOf | undefined {
	const cells = options.filter(({ cell, isChosen }) => cell && !isChosen);
	const all = <T>(what: (option: StepOption) => T | undefined): readonly T[] => [
		...new Set(cells.flatMap(option => what(option) ?? [])),
	];
	const meters = all(({ cell }) => cell?.meter);
	const amounts = all(({ cell }) => cell?.amount);
	return amounts.length > 1 ? { meters, amounts, cells, isTwofold: meters.length > 1 } : undefined;
}

/** What is expanded on the card while the amounts of a meter are asked for. */
export const columnChoice = ({ id }: Step, meter: string): string => `${id} costs ${meter}`;
/** What is expanded on the card of a phone, where the grid stands in place of the ruler. */
export const gridChoice = ({ id }: Step): string => `${id} costs`;

/** The meter whose amounts are asked for. */
export const openColumn = (step: Step, expanded: string | undefined): string | undefined =>
	costGrid(step)?.meters.find(meter => columnChoice(step, meter) === expanded);

export const isGridOpen = (step: Step, expanded: string | undefined): boolean =>
	expanded === gridChoice(step) || openColumn(step, expanded) !== undefined;
