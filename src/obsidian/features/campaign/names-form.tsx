import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { bundledRuleset } from '../../../rules/books/bundled';
import { campaignSetupOf, STARTING_STATS } from '../../../rules/books/campaign-setup';
import type { Oracle } from '../../../rules/oracles/oracle';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import { problem, parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import type { DiceRoller } from '../../../play/dice/dice';
import { rollOracle } from '../../../play/oracles/oracle-roll';
import { nameProblem } from '../../services/free-path';
import { expansionsFor, type Expansion } from '../../vault/expansions';
import type { Game } from '../../vault/own-rulesets';
import { isTaken } from '../../vault/path-here';
import type { Actions } from '../../services/journal-actions';
import { isOn } from '../../components/event-target';
import { Form } from '../../components/form';
import { ProblemLine } from '../../components/form-field';
import { RadioRow } from '../../components/radio-row';
import { useForm } from '../../components/use-form';
import { Field } from './step-field';
import { t } from '../../../i18n/translate';

/** The names that a campaign needs first. */
export interface NamesDraft {
	/** The id of a ruleset. */
	readonly rules: string;
	/** The paths of the files of the vault that add to it. */
	readonly expansions: readonly string[];
	readonly campaign: string;
	readonly character: string;
	/** Names that were rolled; another game rolls them again, unless the player has typed over them. */
	readonly rolled?: readonly string[];
}

/** Where a new campaign goes on: on its first page, or with what can be set up before. */
type AfterNames = 'play' | 'set up';

interface NamesFormProps {
	readonly actions: Actions<'app' | 'dice'>;
	readonly games: readonly Game[];
	/** What the vault has to add to them. */
	readonly expansions: readonly Expansion[];
	readonly names: NamesDraft;
	readonly onNames: (names: NamesDraft) => void;
	readonly onBegin: (names: NamesDraft, next: AfterNames) => Promise<void>;
}

/** Asks for the game and the names of campaign and character, all filled in. Nothing is written until all are valid. */
export function NamesForm({ actions, games, expansions, names, onNames, onBegin }: NamesFormProps): JSX.Element {
	const isThere = (name: string) => isTaken(actions.app, name);
	const [draft, setDraft] = useState(() =>
		withNames(names, gameOf(games, names.rules), { dice: actions.dice, isThere }),
	);
	const next = useRef<AfterNames>('play');
	const [isWriting, setWriting] = useState(false);
	const change = (more: Partial<NamesDraft>) => {
		const changed = { ...draft, ...more };
		setDraft(changed);
		onNames(changed);
	};
	const game = gameOf(games, draft.rules);
	const isGone = !game || (game.file !== undefined && !isThere(game.file.path));
	const { form, problem, wrong, onSubmit } = useForm(
		() => (isGone ? rulesGone(game?.title ?? draft.rules) : namesIn(draft, isThere)),
		ready => {
			setWriting(true);
			return onBegin(ready, next.current).finally(() => setWriting(false));
		},
	);
	const rolls = { dice: actions.dice, isThere };
	const play = (rules: string) => {
		const typed = (name: string) => (draft.rolled?.includes(name) ? '' : name);
		const kept = { ...draft, rules, campaign: typed(draft.campaign), character: typed(draft.character) };
		change(withNames(kept, gameOf(games, rules), rolls));
	};
	const name = (key: 'campaign' | 'character', label: string): JSX.Element => (
		<Field
			field={{ key, label, kind: 'text', oracles: game ? nameOracles(game)[key] : [] }}
			value={draft[key]}
			wrong={wrong(key)}
			set={value => change({ [key]: value })}
			roll={() => change(withNames({ ...draft, [key]: '' }, game, rolls))}
		/>
	);
	return (
		<Form
			form={form}
			onSubmit={() => {
				next.current = 'play';
				onSubmit();
			}}
			onKeyDown={event => {
				const picked = isOn(event.target, 'input[type=text]') ? undefined : games[Number(event.key) - 1];
				if (!picked) return;
				event.preventDefault();
				play(picked.id);
			}}
		>
			<RadioRow
				legend={t('Game')}
				name="sworn-campaign-rules"
				options={games.map(({ id }) => id)}
				picked={draft.rules}
				onPick={play}
				wordsOf={id => (
					<>
						{games.findIndex(each => each.id === id) < 9 && (
							<kbd class="sworn-key" aria-hidden="true">
								{games.findIndex(each => each.id === id) + 1}
							</kbd>
						)}
						{gameOf(games, id)?.title}
					</>
				)}
			/>
			{game && (
				<Expansions
					game={game}
					offered={expansionsFor(expansions, game)}
					picked={draft.expansions}
					change={picked => change({ expansions: picked })}
				/>
			)}
			{name('campaign', t('Campaign'))}
			{name('character', t('Character'))}
			<p class="sworn-detail">
				{t('Type over the names if you like. Stats are {stats}. All else can be settled later, or never.', {
					stats: STARTING_STATS.join(', '),
				})}
			</p>
			<ProblemLine problem={problem?.message} />
			{isWriting && <progress aria-label={t('Writing the notes')} />}
			<div class="sworn-truth-foot">
				<button type="submit" class="mod-cta" data-first={draft.character !== ''}>
					{t('Just begin')}
				</button>
				<button
					type="button"
					onClick={() => {
						next.current = 'set up';
						onSubmit();
					}}
				>
					{t('Set up first')}
				</button>
			</div>
		</Form>
	);
}

/** The oracles of a game that name a campaign, by its first map or place, and a character. */
function nameOracles({ ruleset }: Game): Readonly<Record<'campaign' | 'character', readonly Oracle[]>> {
	const { map, oracles } = campaignSetupOf(ruleset);
	const book = oracleBook(ruleset);
	const find = (ids: readonly string[] = []) => ids.flatMap(id => book.byId(`oracle_rollable:${id}`) ?? []);
	return { campaign: find(map?.name ?? oracles.place?.name), character: find(oracles.names?.name) };
}

interface NameRolls {
	readonly dice: DiceRoller;
	readonly isThere: (name: string) => boolean;
}

/** How often a name is rolled that no note can have, or that is taken. */
const MOST_ROLLS = 20;

/** Fills in the names that are empty: rolled, or where the game has no oracle for a campaign, called like the game. */
function withNames(draft: NamesDraft, game: Game | undefined, { dice, isThere }: NameRolls): NamesDraft {
	if (!game) return draft;
	const book = oracleBook(game.ruleset);
	const oracles = nameOracles(game);
	const roll = (key: 'campaign' | 'character', isTakenName: (name: string) => boolean, other: string): string => {
		if (draft[key] !== '' || oracles[key].length === 0) return draft[key] || other;
		for (let i = 0; i < MOST_ROLLS; i++) {
			const name = oracles[key].map(oracle => rollOracle(oracle, book, dice).result).join(' ');
			if (nameProblem(name, isTakenName) === undefined) return name;
		}
		return other;
	};
	const campaign = roll('campaign', isThere, game.title.replace(/[^\p{L}\p{N} ]/gu, ''));
	const character = roll('character', isTruths, '');
	const rolled = [campaign, character].filter(name => name !== draft.campaign && name !== draft.character);
	return { ...draft, campaign, character, rolled: [...(draft.rolled ?? []), ...rolled] };
}

const isTruths = (name: string): boolean => name.toLowerCase() === 'truths';

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
		character: nameProblem(draft.character, isTruths),
	}).flatMap(([key, message]) => (message === undefined ? [] : [problem(key, message)]));
	if (problems.length > 0) return { ok: false, problems };
	return parseOk({ ...draft, campaign: draft.campaign.trim(), character: draft.character.trim() });
}
