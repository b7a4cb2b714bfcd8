import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../../rules/problem';
import { MoreButton } from '../../components/more-button';
import { Pending, PressButton } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';

/** Something to press on the card. */
export interface CardAction {
	readonly label: string;
	readonly detail?: string;
	/** What it is called where its label changes: the focus goes back to it. */
	readonly control?: string;
	readonly press: () => void;
}

/** What a card needs from its block to render. */
export interface DrawnBlock {
	readonly isPending: boolean;
	/** Rendered again, the card keeps open what was open. */
	readonly startsOpen: boolean;
}

interface AnswerCardProps {
	/** `oracle: Core / Action` */
	readonly label: string;
	readonly title: string;
	/** What fell, and how it was asked. */
	readonly details: readonly string[];
	readonly result: ComponentChildren;
	/** What the rules say of a match. */
	readonly remark?: string | undefined;
	readonly warnings: readonly Problem[];
	/** What shows at once; none if the card can only be read. */
	readonly acts: readonly CardAction[];
	/** What else can be done, asked for when it is shown; absent if the card can only be read. */
	readonly more: (() => readonly CardAction[]) | undefined;
	readonly drawn: DrawnBlock;
}

/** What an oracle said, and what can be done about it. */
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
