import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { foldedKey } from '../frontmatter/property-map';
import type { Properties } from '../frontmatter/properties';
import { OBSIDIAN_PROPERTY_KEYS } from '../frontmatter/obsidian-property-keys';
import { keyOf, lineNumber, parseFrontmatter, type ParsedFrontmatter, type Property } from '../frontmatter/yaml';
import { newerFormat, otherFormat } from '../notes/format-version';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf } from '../../rules/search/stated-name';
import type { ImportContext, ImportLine, SourceNote } from './imported-note';
import { FROM_FORGED } from '../record/imported-record';
import { plainName } from './plain-name';
import { sourceOf } from './yaml-line-ranges';
import { findProperty, KIND_KEYS, stateKindOf, textOf, type StateKind } from './state-kind';
import { isConflictCopy } from '../notes/conflict-copy';
import type { PropertyConversion } from './convert-properties';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/** The properties of a state note, consumed one after the other. */
export class StateProperties {
	readonly turns: PropertyConversion[] = [];
	/** Keys that stay and whose reason was already reported. */
	private readonly reported = new Set<string>();

	private constructor(
		readonly note: SourceNote,
		readonly kind: StateKind,
		readonly values: Properties,
		readonly parsed: ParsedFrontmatter,
	) {}

	/** Reads the properties of a note that this import may change; anything in the way is a problem. */
	static of(note: SourceNote, kinds: readonly StateKind[]): ParseResult<StateProperties> {
		const { path, text } = note;
		if (isConflictCopy(path))
			return parseError(
				'conflict_copy',
				t(
					'“{path}” is a copy from a sync conflict, so it is left alone. Keep the right one of the two, then import again.',
					{ path: nameOf(path) },
				),
			);
		const newer = otherFormat(text);
		if (newer !== undefined) return parseError('newer_format', newerFormat(newer));
		const kind = stateKindOf(text);
		if (!kind.ok) return kind;
		const parsed = parseFrontmatter(text);
		const frontmatter = readFrontmatter(text);
		if (!parsed.ok) return parsed;
		if (!frontmatter.ok) return frontmatter;
		if (kind.value === undefined || !kinds.includes(kind.value))
			return parseError(
				'other_kind',
				t('“{path}” is no {kinds} of Iron Vault, so it is left alone.', {
					path: nameOf(path),
					kinds: kinds.map(translateTerm).join(t(' or ')),
				}),
			);
		const { values } = frontmatter.value;
		const sworn = values.get('sworn');
		if (sworn !== undefined)
			return parseError(
				'sworn_already',
				t(
					'“{path}” has a property “sworn” already, so it is left alone. Remove that property, or the one of Iron Vault.',
					{ path: nameOf(path) },
				),
			);
		return parseOk(new StateProperties(note, kind.value, values, parsed.value));
	}

	/** Finds a property by any of its names, unless it was already converted. */
	find(...names: readonly string[]) {
		const found = findProperty(this.values, names);
		return found && !this.isTurned(found.key) ? found : undefined;
	}

	isTurned = (key: string): boolean => this.turns.some(turn => turn.key === key);

	turn(key: string, to: PropertyConversion['to'], why?: string): void {
		this.turns.push({ key, to, ...(why === undefined ? {} : { why }) });
	}

	/** Whether the note is of the vault Forged in Obsidian, where no property says what a note is. */
	get isForged(): boolean {
		return ![...this.values.keys()].some(key => KIND_KEYS.includes(key.toLowerCase()));
	}

	/** Converts the kind of the note, once; in Forged in Obsidian, it goes before the name. */
	turnKind(values: PropertyConversion['to'], behind: PropertyConversion['to'] = []): void {
		const [first, ...others] = [...this.values.keys()].filter(key => KIND_KEYS.includes(key.toLowerCase()));
		if (first === undefined) return this.turnForgedKind([...values, ['imported', FROM_FORGED], ...behind]);
		this.turn(first, [...values, ['imported', 'iron-vault'], ...behind]);
		for (const key of others) this.turn(key, []);
	}

	/** Its text shows the name and the pictures with Dataview, so those properties stay. */
	private turnForgedKind(values: PropertyConversion['to']): void {
		const [first] = this.values.keys();
		const pair = first === undefined ? undefined : this.pairOf(first);
		const own = first === undefined ? undefined : this.values.get(first);
		if (!pair || first === undefined || (typeof own !== 'string' && typeof own !== 'number')) return;
		const aliases = first.toLowerCase() === 'name' ? this.forgedAlias(String(own)) : [];
		this.turn(first, [...values, [first, own], ...aliases]);
		for (const key of this.values.keys()) if (/image$|^name$/i.test(key)) this.reported.add(key);
	}

	/** The name, if it differs from that of the file. */
	private forgedAlias(written: string): PropertyConversion['to'] {
		const name = plainName(written);
		const isAlias = name !== '' && foldedName(name) !== foldedName(nameOf(this.note.path));
		return isAlias && !this.find('aliases') ? [['aliases', [name]]] : [];
	}

	/** A note is named after its file; a different name becomes an alias. A name that is a link also stays as it is. */
	turnName({ pathOf }: ImportContext): ImportLine | undefined {
		const found = this.isForged ? undefined : this.find('name');
		if (!found) return undefined;
		const written = textOf(found.value);
		if (written === undefined && found.value !== null) return this.stays(found.key, 'It is no name in plain words.');
		const isLink = written !== undefined && /\[\[|\]\(/.test(written);
		const name = plainName(written ?? '');
		const isAlias = name !== '' && foldedName(name) !== foldedName(nameOf(pathOf(this.note.path)));
		const aliases = isAlias ? this.find('aliases') : undefined;
		const listed = aliases && aliasesIn(aliases.value);
		if (aliases && !listed) return this.stays(found.key, '“aliases” is no list of names that could take it.');
		if (aliases && listed && !listed.includes(name)) this.turn(aliases.key, [['aliases', [...listed, name]]]);
		const alias = isAlias && !aliases ? ([['aliases', [name]]] as const) : [];
		if (!isLink) this.turn(found.key, alias);
		else if (alias.length > 0) this.turn(found.key, [[found.key, written], ...alias], LINKS);
		else return this.stays(found.key, LINKS);
		return undefined;
	}

	/** Reports a property that is left unchanged, with the reason. */
	stays(key: string, why: string): ImportLine {
		this.reported.add(key);
		const pair = this.pairOf(key);
		const at = this.parsed.bounds.from + (pair?.key.range[0] ?? 0);
		return {
			line: lineNumber(this.note.text, at),
			before: pair ? sourceOf(this.parsed.yaml, pair) : key,
			why,
		};
	}

	/** Properties that were not converted and that nothing reads, except the app's own. */
	unread(known: ReadonlySet<string>, why: (key: string) => string): readonly ImportLine[] {
		return [...this.values.keys()]
			.filter(
				key =>
					!this.isTurned(key) &&
					!this.reported.has(key) &&
					!known.has(foldedKey(key)) &&
					!OBSIDIAN_PROPERTY_KEYS.has(key),
			)
			.map(key => this.stays(key, why(key)));
	}

	pairOf(key: string): Property | undefined {
		return this.parsed.map?.items.find(pair => keyOf(pair) === key);
	}
}

const LINKS = 'It links to another note, so it stays beside the name of the file.';

function aliasesIn(value: unknown): readonly string[] | undefined {
	if (value === null) return [];
	const all = [value].flat();
	return all.every(each => typeof each === 'string') ? all : undefined;
}

/** A whole number of at least 0; `undefined` for anything else. */
export function countIn(value: unknown): number | undefined {
	const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
	return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}

/** Sorts report lines by their position in the note. */
export const byLine = (lines: readonly (ImportLine | undefined)[]): readonly ImportLine[] =>
	lines.filter(line => line !== undefined).sort((a, b) => a.line - b.line);
