import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bundledRuleset } from '../../../rules/books/bundled';
import { campaignSetupOf } from '../../../rules/books/campaign-setup';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import { problem, parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import { nameProblem } from '../../services/free-path';
import { expansionsFor, type Expansion } from '../../vault/expansions';
import type { Game } from '../../vault/own-rulesets';
import { isTaken } from '../../vault/path-here';
import type { Actions } from '../../services/journal-actions';
import { Form, submitFromSelect } from '../../components/form';
import { ProblemLine, SelectField } from '../../components/form-field';
import { useForm } from '../../components/use-form';
import { Field } from './step-field';
import { rolledInto } from './fill-from-oracle';
import type { StepField } from './step-fields';
import { t } from '../../../i18n/translate';

/** The names that a campaign needs first. */
export interface NamesDraft {
	/** The id of a ruleset. */
	readonly rules: string;
	/** The paths of the files of the vault that add to it. */
	readonly expansions: readonly string[];
	readonly campaign: string;
	readonly character: string;
}

interface NamesFormProps {
	readonly actions: Actions<'app' | 'dice'>;
	readonly games: readonly Game[];
	/** What the vault has to add to them. */
	readonly expansions: readonly Expansion[];
	readonly names: NamesDraft;
	readonly onNames: (names: NamesDraft) => void;
	readonly onBegin: (names: NamesDraft) => Promise<void>;
}

/** Asks for the game and the names of campaign and character. Nothing is written until all three are valid. */
export function NamesForm({ actions, games, expansions, names, onNames, onBegin }: NamesFormProps): JSX.Element {
	const [draft, setDraft] = useState(names);
	const change = (more: Partial<NamesDraft>) => {
		const next = { ...draft, ...more };
		setDraft(next);
		onNames(next);
	};
	const isThere = (name: string) => isTaken(actions.app, name);
	const game = gameOf(games, draft.rules);
	const isGone = !game || (game.file !== undefined && !isThere(game.file.path));
	const { form, problem, wrong, onSubmit } = useForm(
		() => (isGone ? rulesGone(game?.title ?? draft.rules) : namesIn(draft, isThere)),
		onBegin,
		{ first: 'select' },
	);
	const ruleset = rulesetOf(game);
	const ids = campaignSetupOf(ruleset).oracles.names?.name ?? [];
	const oracles = ids.flatMap(id => oracleBook(ruleset).byId(`oracle_rollable:${id}`) ?? []);
	const character: StepField = { key: 'character', label: t('Character'), kind: 'text', oracles };
	return (
		<Form form={form} onSubmit={onSubmit} onKeyDown={submitFromSelect}>
			<SelectField
				id="sworn-campaign-rules"
				label={t('Game')}
				value={draft.rules}
				options={[...games, ...(game ? [] : [{ id: draft.rules, title: draft.rules }])].map(({ id, title }) => [
					id,
					title,
				])}
				onChange={rules => change({ rules })}
			/>
			{game && (
				<Expansions
					game={game}
					offered={expansionsFor(expansions, game)}
					picked={draft.expansions}
					change={picked => change({ expansions: picked })}
				/>
			)}
			<Field
				field={{ key: 'campaign', label: t('Campaign'), kind: 'text', hint: t('The name of its folder') }}
				value={draft.campaign}
				wrong={wrong('campaign')}
				set={campaign => change({ campaign })}
				roll={() => undefined}
			/>
			<Field
				field={character}
				value={draft.character}
				wrong={wrong('character')}
				set={name => change({ character: name })}
				roll={asked =>
					change({ character: rolledInto(character, '', { oracles: asked, ruleset, dice: actions.dice }) })
				}
			/>
			<ProblemLine problem={problem?.message} />
			<div class="sworn-truth-foot">
				<button type="submit" class="mod-cta">
					{t('Create')}
				</button>
			</div>
		</Form>
	);
}

interface ExpansionsProps {
	readonly game: Game;
	readonly offered: readonly Expansion[];
	readonly picked: readonly string[];
	readonly change: (picked: readonly string[]) => void;
}

/** What the vault has to add to a game, and the reference of its author if the vault does not have it. */
function Expansions({ game, offered, picked, change }: ExpansionsProps): JSX.Element {
	const { reference } = campaignSetupOf(game.ruleset);
	const isThere = offered.some(({ id }) => id === reference?.id);
	return (
		<>
			{offered.map(({ file: { path }, title }) => (
				<label key={path} class="sworn-choice-line">
					<input
						type="checkbox"
						checked={picked.includes(path)}
						onChange={event => {
							const others = picked.filter(each => each !== path);
							change(event.currentTarget.checked ? [...others, path] : others);
						}}
					/>
					<span>{t('With {title}, from your vault', { title })}</span>
				</label>
			))}
			{reference && !isThere && (
				<p class="sworn-detail">
					{t(
						'{title}, the official rules reference of {year}, can be added here once its Datasworn file is in the vault.',
						{
							title: reference.title,
							year: reference.year,
						},
					)}
				</p>
			)}
		</>
	);
}

/** The game of these rules; undefined if their file is gone. */
export const gameOf = (games: readonly Game[], id: string): Game | undefined => games.find(game => game.id === id);

/** What the dialog shows until a game is chosen. */
export const rulesetOf = (game: Game | undefined): Ruleset => game?.ruleset ?? bundledRuleset('starforged');

const rulesGone = (title: string): ParseResult<never> =>
	parseError('rules', t('The rules “{title}” are not in the vault any more. Choose another game.', { title }));

/** The names without the space around them, or what is wrong with each. */
function namesIn(draft: NamesDraft, isThere: (name: string) => boolean): ParseResult<NamesDraft> {
	const problems = Object.entries({
		campaign: nameProblem(draft.campaign, isThere),
		character: nameProblem(draft.character, name => name.toLowerCase() === 'truths'),
	}).flatMap(([key, message]) => (message === undefined ? [] : [problem(key, message)]));
	if (problems.length > 0) return { ok: false, problems };
	return parseOk({ ...draft, campaign: draft.campaign.trim(), character: draft.character.trim() });
}
