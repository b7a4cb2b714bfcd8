import { given } from '../core/collections';
import type { MoveCoverage } from '../coverage/coverage';
import { coverSteps } from '../coverage/cover-rules';
import { foldedLetters } from '../search/folded-text';
import { finding, sortedFindings, type Finding } from '../core/problem';
import type { WorkSlices } from '../core/work-slices';
import { reportSteps, type MoveReport } from './move-report';
import type { ReadRules } from '../datasworn-files/read-rules';
import { t, tn } from '../../i18n/translate';
import { bundledRuleset } from '../books/bundled';
import type { RulesLayer } from '../books/layers';
import type { PackEntry } from '../pack-entry';
import type { Ruleset } from '../ruleset';
import { abilitiesOf } from './asset-abilities';

/**
 * What a Datasworn file holds besides moves, counted, with how far the abilities of its assets are carried out, and what
 * of the rules below has the same name; undefined for a note, and for a file with nothing but new moves.
 */
function packContents({ book, pack, over }: ReadRules): string | undefined {
	if (!pack) return undefined;
	const { assets = [], oracles = [], truths = [], npcs = [], rarities = [], delve_sites = [], sites } = pack;
	const cards = sites ? sites.themes.length + sites.domains.length : 0;
	const counts = [
		assets.length > 0 && assetsIn({ book, assets }),
		oracles.length > 0 && tn(oracles.length, '{count} oracle', '{count} oracles'),
		truths.length > 0 && tn(truths.length, '{count} truth', '{count} truths'),
		npcs.length > 0 && tn(npcs.length, '{count} foe', '{count} foes'),
		delve_sites.length > 0 && tn(delve_sites.length, '{count} ready-made site', '{count} ready-made sites'),
		cards > 0 && tn(cards, '{count} theme or domain', '{count} themes and domains'),
		rarities.length > 0 && tn(rarities.length, '{count} rarity', '{count} rarities'),
	].filter(words => words !== false);
	const more = [
		...(over === undefined ? [] : sameNames(pack, bundledRuleset(over))),
		...(pack.ruleset === undefined ? [] : [playedAlone(pack.ruleset)]),
	];
	if (counts.length + more.length === 0) return undefined;
	const title = pack.credits === undefined ? pack.name : `${pack.name} (${pack.credits})`;
	return [`${title}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`, ...more].join(' ');
}

const playedAlone = (ruleset: string): string =>
	t('A character with “ruleset: {ruleset}” plays it by itself.', { ruleset });

/** Moves that stand in the place of those of the same name, and assets, truths and foes that stand beside them. */
function sameNames({ moves, assets = [], truths = [], npcs = [] }: RulesLayer, below: Ruleset): readonly string[] {
	const instead = alike(
		moves.filter(({ replaces = [] }) => replaces.length === 0),
		below.moves,
	);
	const beside = [
		...alike(assets.filter(isNew), below.assets?.() ?? []),
		...alike(truths.filter(isNew), below.truths?.() ?? []),
		...alike(npcs.filter(isNew), below.npcs?.() ?? []),
	];
	return [
		...(instead.length > 0 ? [t('In the place of moves of the same name: {names}.', { names: listed(instead) })] : []),
		...(beside.length > 0
			? [
					t('Beside others of the same name, which are then called “{example}”: {names}.', {
						example: `${beside[0] ?? ''} (${below.title})`,
						names: listed(beside),
					}),
				]
			: []),
	];
}

const isNew = ({ replaces = [] }: PackEntry): boolean => replaces.length === 0;

function alike(own: readonly Named[], below: readonly Named[]): readonly string[] {
	const names = new Set(below.map(({ name }) => foldedLetters(name)));
	return own.map(({ name }) => name).filter(name => names.has(foldedLetters(name)));
}

interface Named {
	readonly name: string;
}

/** How many names are listed one by one. */
const MOST_NAMES = 5;

function listed(names: readonly string[]): string {
	const shown = names.slice(0, MOST_NAMES).join(', ');
	const count = names.length - MOST_NAMES;
	return count > 0 ? tn(count, '{shown} and {count} more', '{shown} and {count} more', { shown }) : shown;
}

function assetsIn({ book, assets }: Pick<ReadRules, 'book'> & { assets: Parameters<typeof abilitiesOf>[0] }): string {
	const { abilities, count, notWhole } = abilitiesOf(assets, book);
	const words = tn(assets.length, '{count} asset', '{count} assets');
	if (abilities === 0) return words;
	const read = t('{whole} carried out, {part} in part, {shown} shown', {
		whole: count.whole,
		part: count.part,
		shown: count.shown + count.card + count.story,
	});
	const names = listed(notWhole.map(({ asset, ability }) => `${asset} ${ability}`));
	const which = notWhole.length === 0 ? '' : t('; left to you: {names}', { names });
	return `${words} (${tn(abilities, '{count} ability', '{count} abilities')}: ${read}${which})`;
}

/** A report on a rules file or a bundled ruleset. */
export interface RulesReport extends Pick<ReadRules, 'findings' | 'over'> {
	readonly reports: readonly MoveReport[];
	/** The ids of moves some words of which were passed over, only shown, or are doubtful. */
	readonly partly: ReadonlySet<string>;
	/** What a Datasworn file holds besides moves, in a sentence. */
	readonly contents?: string;
}

/** Reports on rules, in steps. */
export function* rulesReportSteps(rules: ReadRules): WorkSlices<RulesReport> {
	const { book, moves, sourceOf, over } = rules;
	// the words are accounted for while the moves are read; the reports then use the cached results
	const covered = over === undefined ? [] : yield* coverSteps(rules);
	const reports = yield* reportSteps(book, moves, sourceOf);
	const partly = new Set([...covered.filter(isPartly).map(({ id }) => id), ...foreignIds(rules)]);
	const contents = packContents(rules);
	return { reports, findings: allFindings(rules, covered, reports), partly, over, ...given({ contents }) };
}

const isPartly = ({ words, leftovers, findings }: MoveCoverage): boolean =>
	words.left > 0 || leftovers > 0 || findings.length > 0;

/** The ids of moves in another language, which are only shown. */
const foreignIds = ({ moves }: ReadRules): ReadonlySet<string> =>
	new Set(moves.filter(({ language }) => language !== undefined).map(({ _id }) => _id));

/** Problems in the file, doubts about its moves, and sentences that are neither carried out nor shown. */
function allFindings(
	rules: ReadRules,
	covered: readonly MoveCoverage[],
	reports: readonly MoveReport[],
): readonly Finding[] {
	const { findings } = rules;
	const told = new Set(findings.map(keyOf));
	const shown = foreignIds(rules);
	const own = covered.flatMap((move, at) =>
		shown.has(move.id) ? move.findings : [...move.findings, ...passedOver(move, reports[at])],
	);
	const more = own.filter(finding => !told.has(keyOf(finding)));
	return more.length === 0 ? findings : sortedFindings([...findings, ...more]);
}

/** Instructions that the coverage misses, of which the player of the move would see nothing. */
function passedOver({ name, line, pieces }: MoveCoverage, report: MoveReport | undefined): readonly Finding[] {
	const said = (report?.unread ?? []).map(({ text }) => foldedLetters(text));
	const isSaid = (text: string): boolean => {
		const folded = foldedLetters(text);
		return said.some(other => other.includes(folded) || folded.includes(other));
	};
	return pieces.flatMap(piece =>
		piece.left
			.filter(text => !isSaid(text))
			.map(text => finding(line > 0 ? piece.line : 0, text, `${name}: ${PASSED_OVER}`)),
	);
}

const PASSED_OVER =
	'this reads like an instruction, but nothing comes of it. Write it in other words, or as a fence of effects.';

const keyOf = ({ line, message }: Finding): string => `${line} ${message}`;
