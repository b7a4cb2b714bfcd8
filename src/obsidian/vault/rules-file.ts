import { TFile } from 'obsidian';
import { nameInIndex, type PackFolder } from '../../rules/datasworn-files/pack-file';
import { readHouseRules } from '../../rules/datasworn-files/read-house-rules';
import { csvSteps, typedNoteSteps } from '../../rules/datasworn-files/note-with-type';
import { ownCardIn, typedCardIn } from '../../journal/assets/own-card-note';
import { applyCards, applyLayer, isEmptyLayer, type RulesLayer } from '../../rules/books/layers';
import { parseOk, parseError, type Finding, type ParseResult } from '../../rules/core/problem';
import { tableSteps } from '../../rules/player-tables/read-player-tables';
import { tablesOfRules } from '../../rules/player-tables/rollable-tables';
import { readSettings } from '../../rules/rules-notes/reference-settings';
import { referenceSteps } from '../../rules/rules-notes/parse-rules-note';
import type { Ruleset } from '../../rules/ruleset';
import type { WorkSlices } from '../../rules/core/work-slices';
import { t } from '../../i18n/translate';

/** Rules are Markdown notes, Datasworn in JSON or YAML, or an oracle in CSV. */
const EXTENSIONS = ['md', 'json', 'yaml', 'yml', 'csv'];

export const isRulesFile = (file: unknown): file is TFile =>
	file instanceof TFile && EXTENSIONS.includes(file.extension.toLowerCase());

/** The contents of a file, as a layer over the rules below it. */
export interface Overlay {
	readonly layOver: (below: Ruleset) => Ruleset;
	/** Whether nothing was found in the file. */
	readonly isEmpty: boolean;
	/** What it adds, unless it is a card alone. */
	readonly layer?: RulesLayer;
}

/** The folder of a file, called as an `_index` beside the file says; `textOf` is the text of a file that was read. */
export function folderOf({ parent }: TFile, textOf: (file: TFile) => string | undefined): PackFolder | undefined {
	if (!parent || parent.isRoot()) return undefined;
	const index = parent.children.find(file => isRulesFile(file) && file.basename === '_index');
	const text = index instanceof TFile ? textOf(index) : undefined;
	return { name: parent.name, title: (text === undefined ? undefined : nameInIndex(text)) ?? parent.name };
}

/** What is around a rules file. */
export interface AroundFile {
	/** The path of the target of a link. */
	readonly resolve: (link: string) => string | undefined;
	/** The folder of the file; absent for a file at the root of the vault. */
	readonly folder?: PackFolder;
}

/** Reads a rules file, using the vocabulary of the rules below it. */
export function* readRules(
	text: string,
	file: TFile,
	over: Ruleset,
	around: AroundFile,
): WorkSlices<ParseResult<Overlay>> {
	const isNote = file.extension.toLowerCase() === 'md';
	const card = isNote ? (ownCardIn(text, file.basename) ?? typedCardIn(text, file.basename)) : undefined;
	if (card) return parseOk({ layOver: below => applyCards(below, [card]), isEmpty: false });
	const layer = yield* readLayer(text, file, over, around);
	if (!layer.ok) return layer;
	return parseOk({
		layOver: below => applyLayer(below, layer.value),
		isEmpty: isEmptyLayer(layer.value),
		layer: layer.value,
	});
}

/** Reads the text of a rules file as a layer over the rules below it. */
function* readLayer(
	text: string,
	file: TFile,
	over: Ruleset,
	{ resolve, folder }: AroundFile,
): WorkSlices<ParseResult<RulesLayer>> {
	if (file.extension.toLowerCase() === 'md') {
		const settings = readSettings(text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
		const [torn] = settings.unreadable;
		if (torn) return unreadable(file, torn);
		const truth = settings.type === 'truth' ? yield* typedNoteSteps(text, file.basename, settings) : undefined;
		if (truth) return parseOk(truth.layer);
		const { layer, places } = yield* referenceSteps(text, file.basename, over);
		const name = (settings.type === 'oracle_rollable' ? settings.name : undefined) ?? file.basename;
		const { tables } = yield* tableSteps(text, { path: file.path, name, resolve });
		const oracles = tablesOfRules(tables, [...places.values()]).map(({ oracle }) => oracle);
		return parseOk({ ...layer, oracles });
	}
	if (file.extension.toLowerCase() === 'csv') return parseOk((yield* csvSteps(text, file.basename)).layer);
	const format = file.extension.toLowerCase() === 'json' ? 'json' : 'yaml';
	const rules = readHouseRules(text, format, file.name, folder);
	return rules.ok ? parseOk(rules.value.layer) : rules;
}

/** The rules of a note are whole or none: played without what it says and nobody can read, they would be others. */
const unreadable = ({ basename }: TFile, { line, message }: Finding): ParseResult<never> =>
	parseError(
		'unreadable_rules',
		t('The rules “{basename}” cannot be read, in line {line}: {message} Until then nothing is played by them.', {
			basename,
			line,
			message,
		}),
	);
