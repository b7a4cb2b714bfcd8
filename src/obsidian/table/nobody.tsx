import type { JSX } from 'preact';
import type { Problem } from '../../rules/problem';
import type { TableActs } from './table-acts';

interface NobodyProps {
	readonly problems: readonly Problem[];
	readonly acts: TableActs;
}

/** Nobody can play in the note yet: what is missing, and the one thing to press about it. */
export function Nobody({ problems, acts }: NobodyProps): JSX.Element {
	const way = wayOut(problems, acts);
	return (
		<div class="sworn-table-empty">
			<p role="status">{way?.text ?? problems.map(({ message }) => message).join(' ')}</p>
			{way && (
				<button type="button" class="mod-cta" onClick={way.run}>
					{way.label}
				</button>
			)}
		</div>
	);
}

interface WayOut {
	readonly text: string;
	readonly label: string;
	readonly run: () => void;
}

function wayOut(problems: readonly Problem[], acts: TableActs): WayOut | undefined {
	const has = (code: string) => problems.some(problem => problem.code === code);
	if (has('no_character'))
		return { text: 'This vault has no character yet.', label: 'Create a character', run: acts.createCharacter };
	if (has('several_characters'))
		return { text: 'Whose journal is this note?', label: 'Choose a character', run: acts.chooseCharacter };
	if (has('no_ruleset'))
		return { text: 'Which rules is this played by?', label: 'Choose the rules', run: acts.chooseRules };
	return undefined;
}
