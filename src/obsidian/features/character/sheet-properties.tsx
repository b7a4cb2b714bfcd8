import { Component } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import { swornIn, type Properties } from '../../../journal/frontmatter/properties';
import { linkTarget, nameOf } from '../../../rules/search/stated-name';
import { blockKind, readBlock, textOf } from '../../../journal/sworn-block/sworn-block';
import type { Actions } from '../../services/journal-actions';
import { noteViews } from '../../vault/active-note';
import { tn } from '../../../i18n/translate';

/** The properties that the sheet of a note draws, by what the note is. The same keys are in `sheet-properties.css`. */
export const SHEET_KEYS: Readonly<Record<string, readonly string[]>> = {
	character: [
		...['sworn', 'ruleset', 'region'],
		...['edge', 'heart', 'iron', 'shadow', 'wits', 'health', 'spirit', 'supply', 'momentum', 'impacts', 'next'],
		...['combat', 'harm', 'quests', 'bonds', 'discoveries', 'failure', 'experience', 'experience_spent', 'assets'],
	],
	asset: ['asset', 'kind', 'abilities', 'health', 'integrity', 'battered', 'out_of_action', 'aboard', 'discarded'],
	connection: ['rank', 'ticks', 'status', 'role', 'bond', 'influence'],
};

const HAS_SHEET = 'sworn-has-sheet';

/** How many properties of a note its sheet draws; zero if the note has no sheet. */
const sheetKeysIn = (properties: Properties | undefined): number => {
	const kind = properties && swornIn(properties);
	return [...(properties?.keys() ?? [])].filter(key => SHEET_KEYS[kind ?? '']?.includes(key)).length;
};

/**
 * Hides the rows of properties that a sheet in the note draws, by a class on the view. Unknown keys stay visible, and
 * nothing is written.
 */
export class SheetProperties extends Component {
	constructor(private readonly actions: Actions<'app' | 'vaultIndex'>) {
		super();
	}

	override onload(): void {
		const { workspace } = this.actions.app;
		const mark = () => this.markViews();
		for (const ref of [workspace.on('file-open', mark), workspace.on('layout-change', mark)]) this.registerEvent(ref);
		this.register(this.actions.vaultIndex.onChange((_path, isProse) => isProse || mark()));
		workspace.onLayoutReady(mark);
	}

	override onunload(): void {
		for (const { contentEl } of noteViews(this.actions.app)) {
			contentEl.classList.remove(HAS_SHEET);
			delete contentEl.dataset['swornSheet'];
			delete contentEl.dataset['swornShown'];
		}
	}

	private markViews(): void {
		for (const view of noteViews(this.actions.app)) {
			const path = view.file?.path ?? '';
			const { dataset, classList } = view.contentEl;
			const of = this.kindOf(path);
			const kind = of !== undefined && showsItself(view.editor.getValue(), path) ? of : undefined;
			if (kind === undefined) delete dataset['swornSheet'];
			else dataset['swornSheet'] = kind;
			if (dataset['swornShown'] !== path) delete dataset['swornShown'];
			classList.toggle(HAS_SHEET, kind !== undefined && dataset['swornShown'] === undefined);
		}
	}

	private kindOf(path: string): string | undefined {
		const properties = this.actions.vaultIndex.properties(path);
		const kind = properties && swornIn(properties);
		return kind !== undefined && Object.hasOwn(SHEET_KEYS, kind) ? kind : undefined;
	}
}

/** Whether a note has the card or sheet of itself in it: `show:` with its own name. */
function showsItself(text: string, path: string): boolean {
	return swornBlocks(text).some(({ body }) => {
		const block = readBlock(body);
		const kind = blockKind(block);
		return kind.ok && kind.value === 'show' && nameOf(linkTarget(textOf(block, 'show') ?? '')) === nameOf(path);
	});
}

interface MorePropertiesProps {
	readonly actions: Actions<'vaultIndex'>;
	/** The note that is shown in itself. */
	readonly path: string;
}

/** A button below a sheet in its own note, which shows the hidden properties until the note is left. */
export function MoreProperties({ actions, path }: MorePropertiesProps): JSX.Element | null {
	const [isShown, setShown] = useState(false);
	const count = sheetKeysIn(actions.vaultIndex.properties(path));
	if (count === 0) return null;
	return (
		<button
			type="button"
			class="sworn-more-properties"
			aria-expanded={isShown}
			onClick={({ currentTarget }) => {
				const view = currentTarget.closest<HTMLElement>('[data-sworn-sheet]');
				if (!view) return;
				if (isShown) delete view.dataset['swornShown'];
				else view.dataset['swornShown'] = path;
				view.classList.toggle(HAS_SHEET, isShown);
				setShown(!isShown);
			}}
		>
			{isShown
				? tn(count, 'Hide {count} property', 'Hide {count} properties')
				: tn(count, 'Show {count} property', 'Show {count} properties')}
		</button>
	);
}
