import type { JSX } from 'preact';
import type { Problem } from '../../../rules/core/problem';
import type { TableActions } from './side-view-actions';
import { t } from '../../../i18n/translate';

interface NobodyProps {
	readonly problems: readonly Problem[];
	readonly acts: TableActions;
}

/** Shown if no character can play in the note: what is missing, with buttons to remedy it. */
export function NoCharacter({ problems, acts }: NobodyProps): JSX.Element {
	const way = wayOut(problems, acts);
	return (
		<div class="sworn-table-empty">
			<p role="status">{way?.text ?? problems.map(({ message }) => message).join(' ')}</p>
			{way?.ways.map(({ label, run }, i) => (
				<button key={label} type="button" class={i === 0 ? 'mod-cta' : undefined} onClick={run}>
					{label}
				</button>
			))}
		</div>
	);
}

interface WayOut {
	readonly text: string;
	/** The likeliest first. */
	readonly ways: readonly { readonly label: string; readonly run: () => void }[];
}

function wayOut(problems: readonly Problem[], acts: TableActions): WayOut | undefined {
	const has = (code: string) => problems.some(problem => problem.code === code);
	if (has('no_character'))
		return {
			text: t('This vault has no character yet.'),
			ways: [
				{ label: t('Begin a campaign'), run: acts.beginCampaign },
				{ label: t('Create a character'), run: acts.createCharacter },
			],
		};
	if (has('several_characters'))
		return {
			text: t('Whose journal is this note?'),
			ways: [{ label: t('Choose a character'), run: acts.chooseCharacter }],
		};
	if (has('linked_to_several'))
		return {
			text: t('This note is the journal of several characters. Who acts?'),
			ways: [{ label: t('Choose a character'), run: acts.chooseCharacter }],
		};
	if (has('no_ruleset'))
		return {
			text: t('Which rules is this played by?'),
			ways: [{ label: t('Choose the rules'), run: acts.chooseRules }],
		};
	return undefined;
}
