import type { JSX } from 'preact';
import type { Problem } from '../../rules/core/problem';
import { CorrectionButton } from './correction-button';

/** The problems of a block, one per line, each with a button to correct a typo if there is one. */
export const ProblemLines = ({
	problems,
}: {
	readonly problems: readonly Pick<Problem, 'message' | 'correction'>[];
}): JSX.Element => (
	<>
		{problems.map((problem, at) => (
			<p key={at} class="sworn-problem">
				{problem.message}
				<CorrectionButton problem={problem} />
			</p>
		))}
	</>
);
