import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../../rules/core/problem';
import { MoreButton } from '../../components/more-button';
import { Pending, PressButton } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';

/** A button on the card. */
export interface CardAction {
	readonly label: string;
	readonly detail?: string;
	/** Identifies the button if its label changes, so that the focus can return to it. */
	readonly control?: string;
	readonly press: () => void;
}

/** The state of the block that affects its card. */
export interface DrawnBlock {
	readonly isPending: boolean;
	/** Whether the card's details were open before it was rendered again. */
	readonly startsOpen: boolean;
}

interface AnswerCardProps {
	/** `oracle: Core / Action` */
	readonly label: string;
	readonly title: string;
	/** The dice, and how it was asked. */
	readonly details: readonly string[];
	readonly result: ComponentChildren;
	/** The rule for a match. */
	readonly remark?: string | undefined;
	readonly warnings: readonly Problem[];
	/** The visible actions; empty if the card is read-only. */
	readonly acts: readonly CardAction[];
	/** The actions under “More”, computed when it is opened; undefined if the card is read-only. */
	readonly more: (() => readonly CardAction[]) | undefined;
	readonly drawn: DrawnBlock;
}

/** An oracle's answer with its actions. */
export function AnswerCard(props: AnswerCardProps): JSX.Element {
	const { label, title, details, result, remark, warnings, acts, more, drawn } = props;
	const { isPending, startsOpen } = drawn;
	const [isOpen, setOpen] = useState(startsOpen);
	return (
		<Pending.Provider value={isPending}>
			<section
				class="sworn-facts sworn-oracle"
				aria-label={label}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<p class="sworn-facts-title">
					<span class="sworn-facts-kind">{title}</span>{' '}
					{details.length > 0 && <span class="sworn-detail">{details.join(' · ')}</span>}
				</p>
				{result && <p class="sworn-oracle-result">{result}</p>}
				{remark !== undefined && <p class="sworn-detail">{remark}</p>}
				<ProblemLines problems={warnings} />
				{more && (
					<div class="sworn-buttons">
						{acts.map(act => (
							<Act key={act.label} {...act} />
						))}
						<MoreButton isOpen={isOpen} setOpen={setOpen} />
						{isOpen && more().map(act => <Act key={act.label} {...act} />)}
					</div>
				)}
			</section>
		</Pending.Provider>
	);
}

const Act = ({ label, detail, control = label, press }: CardAction): JSX.Element => (
	<PressButton class="sworn-button" data-control={control} onPress={press}>
		{label}
		{detail !== undefined && <span class="sworn-detail">{` ${detail}`}</span>}
	</PressButton>
);
