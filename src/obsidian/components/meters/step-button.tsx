import type { JSX } from 'preact';

interface StepProps {
	/** "Lower health". */
	readonly label: string;
	readonly sign: '−' | '+';
	/** Why a press would change nothing. */
	readonly blocked: string | undefined;
	readonly onPress: () => void;
}

/** One less or one more. Not `disabled` at a limit: that would take the focus away. */
export function Step({ label, sign, blocked, onPress }: StepProps): JSX.Element {
	return (
		<button
			type="button"
			class="sworn-step-button"
			aria-label={blocked ? `${label}, ${blocked}` : label}
			aria-disabled={blocked ? 'true' : undefined}
			onClick={() => {
				if (!blocked) onPress();
			}}
		>
			<span aria-hidden="true">{sign}</span>
		</button>
	);
}
