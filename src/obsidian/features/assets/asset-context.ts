import { didYouMean } from '../../../rules/search/nearest-name';
import { createContext } from 'preact';
import { useMemo } from 'preact/hooks';
import { findCard } from '../../../rules/assets/find-card';
import { advanceCosts } from '../../../play/assets/advance-costs';
import type { Asset } from '../../../play/assets/asset';
import { unspent } from '../../../play/manual-edits/new-asset';
import { distinctNames } from '../../../journal/character/unique-character-name';
import { textsOf } from '../../../journal/frontmatter/properties';
import { isLink, linkTarget, nameOf } from '../../../rules/search/stated-name';
import { isSameName } from '../../../rules/search/folded-name';
import type { Actions } from '../../services/journal-actions';
import type { TextHome } from '../../components/rules-text';
import { pickOne } from '../../components/pick-dialog';
import type { ActorView } from '../../services/view-state/view-state';
import { t } from '../../../i18n/translate';

/** The context of an asset card: its owner, the cost of an ability, and the owner's other assets. */
interface AroundAnAsset {
	readonly owner: string;
	/** In experience. */
	readonly upgrade: number;
	readonly unspent: number;
	/** The owner's assets that were not discarded. */
	readonly owned: readonly Asset[];
	readonly home: TextHome;
	/** Returns a function that hands an asset to another character; undefined if that is not possible. */
	readonly handOn: (asset: Asset) => (() => void) | undefined;
	/** Why an asset has no note or no card; undefined if the book has no assets at all. */
	readonly missing: (asset: Asset) => string | undefined;
}

export const AssetSurroundings = createContext<AroundAnAsset | undefined>(undefined);

/** The context for a character's asset cards in a note. */
export function useAssetSurroundings(
	actions: Actions<'app' | 'manualEdits' | 'vaultIndex'>,
	{ path, character, book, problems }: ActorView,
	shownIn: string,
): AroundAnAsset {
	return useMemo(() => {
		const cards = book.ruleset.assets;
		return {
			owner: character.name,
			upgrade: advanceCosts(book).upgrade,
			unspent: unspent(character),
			owned: character.assets.filter(({ discarded }) => !discarded),
			home: { app: actions.app, sourcePath: path },
			handOn: ({ name, discarded }: Asset) => {
				const hasNote = actions.vaultIndex.belongingsOf(path).some(note => isSameName(nameOf(note), name));
				const heirs = [...actions.vaultIndex.characters].filter(other => other !== path).sort();
				if (!hasNote || discarded || heirs.length === 0) return undefined;
				const give = (heir: string) => void actions.manualEdits.handOn(path, name, heir, shownIn);
				return () =>
					pickOne(
						actions.app,
						heirs,
						{ text: distinctNames(heirs), placeholder: t('Who takes “{name}”?', { name }) },
						{ onPick: give },
					);
			},
			missing: ({ name, asset, card }: Asset) => {
				const lost = lostAsset(actions, path, name, problems);
				if (lost !== undefined) return lost;
				const found = card || !cards ? undefined : findCard(cards(), asset);
				const [problem] = found?.ok === false ? found.problems : [];
				return problem && t('{missing} What its note says counts.', { missing: problem.message });
			},
		};
	}, [actions, path, character, book, problems, shownIn]);
}

/** Why the note of an asset does not count: it cannot be read, or the link in the list of assets leads nowhere. */
function lostAsset(
	{ vaultIndex }: Actions<'vaultIndex'>,
	path: string,
	name: string,
	problems: ActorView['problems'],
): string | undefined {
	const unread = problems.find(
		({ code, asset }) => asset !== undefined && code !== 'same_name' && isSameName(asset, name),
	);
	if (unread) return unread.message;
	const listed = textsOf(vaultIndex.properties(path) ?? new Map(), 'assets').map(text =>
		text.replace(/\s{1,9}\(discarded\)$/i, ''),
	);
	const link = listed.find(text => isLink(text) && isSameName(nameOf(linkTarget(text)), name));
	return link === undefined || vaultIndex.resolve(linkTarget(link), path) !== undefined
		? undefined
		: [
				t('The note of “{name}” is missing. Restore it, or mend the link in “assets”.', { name }),
				...didYouMean(name, vaultIndex.thingsKnown()),
			].join(' ');
}
