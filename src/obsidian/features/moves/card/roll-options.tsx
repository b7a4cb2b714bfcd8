import type { JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { Odds } from '../../../../play/roll/odds';
import type { CallDraft } from './roll-draft';
import type { CallView, OptionView } from './roll-view';
import { OddsBar, OddsLegend, oddsWords } from './odds-bar';
import { Pending } from './press-button';

interface CallOptionsProps {
	readonly call: CallView;
	readonly draft: CallDraft;
	oddsOf: (option: OptionView) => Odds | undefined;
	choose: (option: number) => void;
	/** Enter on an option chooses it and rolls. */
	roll: (option: number) => void;
	setValue: (value: string) => void;
}

const STEP_OF_KEY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The ways to roll, as radio buttons: arrows move, Space chooses, Enter rolls. */
export function CallOptions(props: CallOptionsProps): JSX.Element {
	const { call, draft, choose, roll, oddsOf, setValue } = props;
	const group = useRef<HTMLDivElement>(null);
	const isPending = useContext(Pending);
	const { options } = call;
	const chosen = draft.option === undefined ? undefined : options[draft.option];
	const onKeyDown = (event: KeyboardEvent, at: number) => {
		const step = STEP_OF_KEY[event.key];
		if (step === undefined && event.key !== 'Enter') return;
		event.preventDefault();
		if (step === undefined) return roll(at);
		const next = (at + step + options.length) % options.length;
		choose(next);
		group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
	};
	return (
		<>
			<div
				class="sworn-options"
				role="radiogroup"
				aria-label={options.some(({ track }) => track) ? 'Track' : 'Roll with'}
				ref={group}
			>
				{options.some(option => oddsOf(option)) && <OddsLegend />}
				{options.map((option, at) => {
					const odds = oddsOf(option);
					return (
						<button
							key={at}
							type="button"
							role="radio"
							class="sworn-option"
							aria-checked={at === draft.option ? 'true' : 'false'}
							aria-label={optionName(option, odds)}
							aria-disabled={isPending ? 'true' : undefined}
							tabIndex={at === (draft.option ?? 0) ? 0 : -1}
							onClick={() => choose(at)}
							onKeyDown={event => onKeyDown(event, at)}
						>
							<OptionWords option={option} />
							{odds && <OddsBar odds={odds} />}
						</button>
					);
				})}
			</div>
			{chosen && chosen.value === undefined && (
				<label class="sworn-field sworn-missing">
					{call.kind === 'progress' ? 'Full boxes of the track, 0 to 10' : `Value of ${chosen.name}`}
					<input
						class="sworn-number"
						type="text"
						inputMode="numeric"
						value={draft.value}
						onInput={event => setValue(event.currentTarget.value)}
					/>
				</label>
			)}
		</>
	);
}

function OptionWords({ option }: { option: OptionView }): JSX.Element {
	const { text } = option;
	return (
		<span class="sworn-option-words">
			<span class="sworn-option-name">{optionTitle(option)}</span>
			{text && <span class="sworn-detail">{text}</span>}
		</span>
	);
}

/** "edge 2"; of a track "Find the ark: 6 boxes". */
function optionTitle({ name, value, track }: OptionView): string {
	if (value === undefined) return name;
	return track === undefined ? `${name} ${value}` : `${name}: ${value} ${value === 1 ? 'box' : 'boxes'}`;
}

const optionName = (option: OptionView, odds: Odds | undefined): string =>
	[optionTitle(option), option.text, odds && oddsWords(odds)].filter(Boolean).join('. ');

/** The ways to roll on a card that only shows. */
export function OptionList({ call }: { call: CallView }): JSX.Element {
	return (
		<div class="sworn-options">
			{call.options.some(({ odds }) => odds) && <OddsLegend />}
			{call.options.map((option, at) => (
				<div key={at} class="sworn-option is-still">
					<OptionWords option={option} />
					{option.odds && <OddsBar odds={option.odds} />}
				</div>
			))}
		</div>
	);
}
