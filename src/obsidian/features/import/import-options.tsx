import type { JSX } from 'preact';
import type { ImportWay, ImportRequest } from '../../../journal/import/import-plan';
import { isRulesetId, RULESET_IDS, rulesetTitle, type RulesetId } from '../../../rules/books/bundled';
import { Form, submitFromSelect } from '../../components/form';
import { ProblemLine, SelectField } from '../../components/form-field';
import { RadioChoices } from '../../components/radio-choices';
import { t } from '../../../i18n/translate';

/** A folder to import from. */
export interface Source {
	/** The folder; “” is the whole vault. */
	readonly root: string;
	readonly label: string;
}

const WAYS: readonly { readonly value: ImportWay; readonly label: string; readonly what: string }[] = [
	{
		value: 'copies',
		label: t('Into copies'),
		what: t('Beside the campaign, in a folder of their own. Your notes stay as they are.'),
	},
	{
		value: 'in place',
		label: t('In place'),
		what: t('The notes themselves are converted, journals included. Disable Iron Vault first.'),
	},
	{
		value: 'play on',
		label: t('Only play on'),
		what: t('Characters, tracks and clocks are converted in place. Journals stay as they are.'),
	},
];

/** The label of the button that imports in this way. */
export const WAY_BUTTONS: Readonly<Record<ImportWay, string>> = {
	copies: t('Import into copies'),
	'in place': t('Import in place'),
	'play on': t('Import characters and tracks'),
};

interface ImportOptionsProps {
	readonly request: ImportRequest;
	readonly sources: readonly Source[];
	readonly problem: string | undefined;
	readonly change: (request: ImportRequest) => void;
	readonly look: () => void;
	readonly close: () => void;
}

/** Asks which campaign to import, and in which of three ways. */
export const ImportOptions = ({ request, sources, problem, change, look, close }: ImportOptionsProps): JSX.Element => (
	<Form onSubmit={look} onKeyDown={submitFromSelect}>
		<SelectField
			id="sworn-import-source"
			label={t('What')}
			value={request.root}
			options={sources.map(({ root, label }) => [root, label])}
			onChange={root => change({ ...request, root })}
		/>
		<RadioChoices
			name="sworn-import-way"
			legend={t('How')}
			choices={WAYS}
			value={request.way}
			onChange={way => change({ ...request, way })}
		/>
		<GameField
			label={t('Game, where no campaign says so')}
			value={request.rulesetId}
			change={rulesetId => change({ ...request, rulesetId })}
		/>
		<ProblemLine problem={problem} />
		<p class="sworn-detail">{t('Sheets, tracks and clocks of Forged in Obsidian are imported as well.')}</p>
		<ReportButtons close={close} />
	</Form>
);

/** What comes next, at the end of the form: the report, before anything is written. */
export const ReportButtons = ({ close }: { readonly close: () => void }): JSX.Element => (
	<>
		<p class="sworn-detail">
			{t('First you see what would happen to each note. Nothing is written until you confirm.')}
		</p>
		<div class="sworn-buttons">
			<button type="submit" class="mod-cta">
				{t('Show the report')}
			</button>
			<button type="button" onClick={close}>
				{t('Cancel')}
			</button>
		</div>
	</>
);

interface GameFieldProps {
	readonly label: string;
	readonly value: RulesetId;
	readonly change: (id: RulesetId) => void;
}

/** Asks for one of the four games. */
export const GameField = ({ label, value, change }: GameFieldProps): JSX.Element => (
	<SelectField
		id="sworn-import-rules"
		label={label}
		value={value}
		options={RULESET_IDS.map(id => [id, rulesetTitle(id)])}
		onChange={id => isRulesetId(id) && change(id)}
	/>
);
