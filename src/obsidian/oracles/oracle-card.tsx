import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../rules/problem';
import type { OracleRecord } from '../../journal/answers/oracle-block';
import { Pending, PressButton } from '../move-card/press-button';

/** Something to press on the card. */
export interface OracleAct {
	readonly label: string;
	readonly detail?: string;
	readonly press: () => void;
}

interface OracleCardProps {
	readonly record: OracleRecord;
	/** What the cursed die showed, for each result. */
	readonly cursed: string;
	readonly warnings: readonly Problem[];
	/** Rolls, or rolls again; absent where the card can only be read. */
	readonly roll: (() => void) | undefined;
	/** Rolls for one more result; absent where there is none yet, or several oracles were rolled together. */
	readonly another: (() => void) | undefined;
	/** What else can be done; asked for when it is shown. */
	readonly more: () => readonly OracleAct[];
	readonly isPending: boolean;
	/** Drawn anew, the card keeps open what was open. */
	readonly startsOpen: boolean;
}

/** What an oracle said, and what can be done about it. */
export function OracleCard({
	record,
	cursed,
	warnings,
	roll,
	another,
	more,
	isPending,
	startsOpen,
}: OracleCardProps): JSX.Element {
	const { oracle, dice, result } = record;
	const [isOpen, setOpen] = useState(startsOpen);
	return (
		<Pending.Provider value={isPending}>
			<section
				class="sworn-facts sworn-oracle"
				aria-label={`oracle: ${oracle}`}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<p class="sworn-facts-title">
					<span class="sworn-facts-kind">{oracle}</span>{' '}
					{dice.length > 0 && <span class="sworn-detail">{dice.join(', ')}</span>}
					{cursed !== '' && <span class="sworn-detail">{` cursed die ${cursed}`}</span>}
				</p>
				{result !== undefined && <p class="sworn-oracle-result">{result}</p>}
				{warnings.map(({ message }) => (
					<p key={message} class="sworn-problem">
						{message}
					</p>
				))}
				{roll && (
					<div class="sworn-buttons">
						<PressButton class="sworn-button" data-control="Roll" onPress={roll}>
							{result === undefined ? 'Roll' : 'Roll again'}
						</PressButton>
						{another && (
							<PressButton class="sworn-button" data-control="Another" onPress={another}>
								Roll another
							</PressButton>
						)}
						<button
							type="button"
							class="sworn-button"
							data-control="More"
							aria-expanded={isOpen}
							onClick={() => setOpen(!isOpen)}
						>
							{isOpen ? 'Less' : 'More'}
						</button>
						{isOpen && more().map(act => <Act key={act.label} {...act} />)}
					</div>
				)}
			</section>
		</Pending.Provider>
	);
}

const Act = ({ label, detail, press }: OracleAct): JSX.Element => (
	<PressButton class="sworn-button" data-control={label} onPress={press}>
		{label}
		{detail !== undefined && <span class="sworn-detail">{` ${detail}`}</span>}
	</PressButton>
);
