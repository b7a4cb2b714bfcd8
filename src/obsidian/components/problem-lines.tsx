import type { JSX } from 'preact';
import type { Problem } from '../../rules/problem';
import { CorrectionButton } from './correction-button';

/** What is wrong with a block, each in a line of its own, and with a press where a word was mistyped. */
export const ProblemLines = ({ problems }: { readonly problems: readonly Problem[] }): JSX.Element => (
	<>
		{problems.map((problem, at) => (
			<p key={at} class="sworn-problem">
				{problem.message}
				<CorrectionButton problem={problem} />
			</p>
		))}
	</>
);
