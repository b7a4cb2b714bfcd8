import type { JSX } from 'preact';

interface StepProps {
	/** "Lower health". */
	readonly label: string;
	readonly sign: '−' | '+';
	/** Why the button has no effect at present. */
	readonly blocked: string | undefined;
	readonly onPress: () => void;
}

/** A minus or plus button. It uses `aria-disabled` at a limit, because `disabled` would make it lose the focus. */
export function StepperButton({ label, sign, blocked, onPress }: StepProps): JSX.Element {
	return (
		<button
			type="button"
			class="sworn-step-button"
			aria-label={blocked ? `${label}, ${blocked}` : label}
			title={blocked}
			aria-disabled={blocked ? 'true' : undefined}
			onClick={() => {
				if (!blocked) onPress();
			}}
		>
			<span aria-hidden="true">{sign}</span>
		</button>
	);
}
