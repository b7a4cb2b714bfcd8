import type { CostCell, PendingStep, StepOption } from '../../../../play/record/pending-step';

/** An option that pays a cost. */
export type CostOption = StepOption & { readonly cell: CostCell };

/** The costs of a meter, or of a companion or vehicle. */
interface CostColumn {
	readonly meter: string;
	readonly costs: readonly CostOption[];
	/** Those that can be paid. */
	readonly free: readonly CostOption[];
	/** What is expanded on the card while its amounts are asked for. */
	readonly choice: string;
}

/** The costs of a step as a grid: meters across, amounts down. */
export interface CostGridOf {
	readonly columns: readonly CostColumn[];
	readonly amounts: readonly number[];
	/** Whether the meter is to be chosen, and not only the amount. */
	readonly isTwofold: boolean;
}

/** Undefined for a single amount, whose costs are a row of buttons. */
export function costGrid({ id, options }: PendingStep): CostGridOf | undefined {
	const all = options.filter((option): option is CostOption => option.cell !== undefined && !option.isChosen);
	const amounts = [...new Set(all.map(({ cell }) => cell.amount))];
	if (amounts.length < 2) return undefined;
	const columns = [...new Set(all.map(({ cell }) => cell.meter))].map(meter => {
		const costs = all.filter(({ cell }) => cell.meter === meter);
		return { meter, costs, free: costs.filter(({ blocked }) => blocked === undefined), choice: `${id} costs ${meter}` };
	});
	return { columns, amounts, isTwofold: columns.length > 1 };
}

/** What is expanded on the card of a phone, where the grid stands in place of the ruler. */
export const gridChoice = ({ id }: PendingStep): string => `${id} costs`;

/** The column whose amounts are asked for. */
export const openColumn = (step: PendingStep, expanded: string | undefined): CostColumn | undefined =>
	costGrid(step)?.columns.find(({ choice }) => choice === expanded);

export const isGridOpen = (step: PendingStep, expanded: string | undefined): boolean =>
	expanded === gridChoice(step) || openColumn(step, expanded) !== undefined;
