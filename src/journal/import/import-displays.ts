import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isTrackKind } from '../../rules/core/track-kind';
import { newerFormat, otherFormat } from '../notes/format-version';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget, nameOf, withoutEnding } from '../../rules/search/stated-name';
import { writeEntry } from '../sworn-block/edit-entry';
import { lineBreakNear } from '../text/lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import { foreignFences, isRightBelow, withoutFences, type ForeignFence } from './iron-vault-fences';
import type { ImportContext, ImportedNote, ImportLine, SourceNote, StateNote } from './imported-note';

/** Fences that display something stored elsewhere. Names of fences for a part start with the name for the whole. */
const SHEET = 'iron-vault-character';
const TRACKS = ['iron-vault-track', 'iron-vault-clock'];

/** Fences read by other parts of the import: what happened, and truths. */
const TRUTH = 'iron-vault-truth';
const NOT_DISPLAYS = ['iron-vault-mechanics', TRUTH];

/**
 * Replaces displays of a sheet, a track or a clock with our `show` block. Of several parts of one sheet, the first
 * becomes the whole sheet, and the others are removed; one that alone fills a callout shows the sheet there too, or the
 * `assets` that the note's character got. Displays of rules have no equivalent and stay.
 */
export function importDisplays(
	note: SourceNote,
	context: ImportContext,
	assets: readonly SourceNote[] = [],
): ParseResult<ImportedNote> {
	const newer = otherFormat(note.text);
	if (newer !== undefined) return parseError('newer_format', newerFormat(newer));
	if (!/iron-vault-/i.test(note.text)) return parseOk({ becomes: AS_IT_IS, changes: [], created: [], lines: [] });
	const sections = sectionsOf(note.text);
	const all = foreignFences(note.text, sections);
	const fences = all.filter(({ language }) => !NOT_DISPLAYS.includes(language));
	const truths = all.filter(({ language }) => language === TRUTH);
	const displays = new DisplayImport(note, context, sections, { truths, displays: fences, assets });
	const lines = fences.map(fence => displays.add(fence));
	const shown = lines.filter(({ after }) => after !== undefined).length;
	const becomes = shown === 0 ? AS_IT_IS : 'a note that shows sheets or tracks';
	return parseOk({ becomes, changes: displays.changes(), created: [], lines });
}

const AS_IT_IS = 'a note as it is';

/** What else matters in the note. */
interface Surroundings {
	readonly truths: readonly ForeignFence[];
	readonly displays: readonly ForeignFence[];
	/** The notes of the assets of the note’s own character. */
	readonly assets: readonly SourceNote[];
}

class DisplayImport {
	private readonly replaced: TextChange[] = [];
	private readonly removed: ForeignFence[] = [];
	private readonly sheets = new Set<string>();

	constructor(
		private readonly note: SourceNote,
		private readonly context: ImportContext,
		private readonly sections: NoteSections,
		private readonly around: Surroundings,
	) {}

	/** Converts a fence and reports it. */
	add(fence: ForeignFence): ImportLine {
		const { language, closed } = fence;
		const line = { line: fence.startLine + 1, before: this.sourceOf(fence) };
		const isSheet = language === SHEET || language.startsWith(`${SHEET}-`);
		if (!isSheet && !TRACKS.includes(language))
			return { ...line, why: 'Sworn Journal has no block for this; it stays as it is.' };
		if (!closed) return { ...line, why: 'The block has no end, so it stays as it is.' };
		const named = fence.body.find(text => text !== '') ?? '';
		const target = this.target(named, isSheet);
		if (!target) return { ...line, why: WHY_NOT_FOUND(named) };
		if (
			language !== SHEET &&
			isSheet &&
			this.sheets.has(target.path) &&
			!this.opensItem(fence) &&
			!this.isBesideTruth(fence) &&
			!this.fillsCallout(fence)
		) {
			this.removed.push(fence);
			return { ...line, after: '', why: 'The block above shows the whole sheet.' };
		}
		const isRepeated = isSheet && this.sheets.has(target.path);
		if (isSheet) this.sheets.add(target.path);
		const isAssets = isRepeated && language === `${SHEET}-assets` && target.path === this.note.path;
		const { pathOf, linkTo } = this.context;
		const assets = isAssets ? this.around.assets.map(({ path }) => path) : [];
		const shown = (assets.length > 0 ? assets : [pathOf(target.path)]).map(path => writeEntry('show', [linkTo(path)]));
		this.replace(fence, shown);
		return { ...line, after: shown.join('\n') };
	}

	/** Whether a fence starts a list item whose further content needs that line. */
	private opensItem({ startLine, infoFrom }: ForeignFence): boolean {
		const lead = this.note.text.slice(this.sections.lines[startLine]?.from, infoFrom);
		return /[^\s>`~]/.test(lead);
	}

	/**
	 * Whether the fence is next to a truth, whose fence is removed too; both removals would claim the blank lines between
	 * them.
	 */
	private isBesideTruth(fence: ForeignFence): boolean {
		const { text } = this.note;
		return this.around.truths.some(
			truth => isRightBelow(text, this.sections, truth, fence) || isRightBelow(text, this.sections, fence, truth),
		);
	}

	/** Whether a callout would have only its title without the fence: around it are only parts of a sheet that go too. */
	private fillsCallout({ startLine, endLine, prefix }: ForeignFence): boolean {
		const quote = prefix.trimEnd();
		const { lines } = this.sections;
		const rowAt = (at: number) => this.note.text.slice(lines[at]?.from, lines[at]?.to);
		const isInside = (at: number) => at >= 0 && at < lines.length && rowAt(at).startsWith(quote);
		if (!quote.endsWith('>')) return false;
		let [title, last] = [startLine - 1, endLine];
		while (isInside(title) && !/\[!/.test(rowAt(title))) title--;
		while (isInside(last + 1)) last++;
		if (!isInside(title)) return false;
		const parts = this.around.displays.filter(each => each.startLine > title && each.endLine <= last);
		const isPart = (at: number) =>
			parts.some(
				each => each.startLine <= at && at <= each.endLine && each.closed && each.language.startsWith(`${SHEET}-`),
			);
		const rest = lines.slice(title + 1, last + 1).filter((_, i) => !isPart(title + 1 + i));
		const isShown = parts.some(({ from }) => this.replaced.some(change => change.from === from));
		return !isShown && rest.every(({ from, to }) => /^[>\s]*$/.test(this.note.text.slice(from, to)));
	}

	/** In order. */
	changes(): readonly TextChange[] {
		const removals = withoutFences(this.note.text, this.sections, this.removed);
		return [...this.replaced, ...removals].sort((a, b) => a.from - b.from || a.to - b.to);
	}

	/** Replaces a fence with other blocks, keeping its backticks and the prefix of each line. */
	private replace(fence: ForeignFence, shown: readonly string[]): void {
		const { from, to, prefix } = fence;
		const eol = lineBreakNear(this.note.text, from);
		const insert = shown.map(each => this.blockOf(fence, each)).join(`${eol}${prefix.trimEnd()}${eol}${prefix}`);
		this.replaced.push({ from, to, insert });
	}

	private blockOf({ from, to, infoFrom, openTo, prefix, content }: ForeignFence, shown: string): string {
		const { text } = this.note;
		const [first] = content;
		const body = first
			? { from: first.from, to: content.at(-1)?.to ?? first.to, insert: shown }
			: { from: openTo, to: openTo, insert: lineBreakNear(text, openTo) + prefix + shown };
		const inFence = [{ from: infoFrom, to: openTo, insert: 'sworn' }, body].map(change => ({
			...change,
			from: change.from - from,
			to: change.to - from,
		}));
		return applyChanges(text.slice(from, to), inFence);
	}

	private sourceOf({ startLine, endLine }: ForeignFence): string {
		const { lines } = this.sections;
		return this.note.text.slice(lines[startLine]?.from, lines[endLine]?.to);
	}

	/** The note that a display refers to: its own note by default, else one found by path, part of a path, or name. */
	private target(named: string, isSheet: boolean): StateNote | undefined {
		const fits = ({ kind }: StateNote) => (isSheet ? kind === 'character' : isTrackKind(kind));
		const all = this.context.notes.filter(fits);
		if (named === '') return all.find(({ path }) => path === this.note.path);
		const wanted = foldedName(withoutEnding(linkTarget(named)));
		const pathOf = ({ path }: StateNote) => `/${foldedName(withoutEnding(path))}`;
		const exact = all.find(each => pathOf(each) === `/${wanted}`);
		const found = [
			all.filter(each => pathOf(each).endsWith(`/${wanted}`)),
			all.filter(each => foldedName(each.name) === wanted || foldedName(nameOf(each.path)) === wanted),
			all.filter(each => pathOf(each).includes(wanted)),
		].find(some => some.length > 0);
		return exact ?? (found?.length === 1 ? found[0] : undefined);
	}
}

const WHY_NOT_FOUND = (named: string): string =>
	named === ''
		? 'This note holds nothing of the kind; the block stays as it is.'
		: `No single note of the campaign is “${named}”; the block stays as it is.`;
