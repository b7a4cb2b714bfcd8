import { PREVIEW_PHRASES } from '../../../../src/rules/effects/phrases/preview';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	PREVIEW_PHRASES,
	rows`
		Leader ([Sojourn]) =>
		Whenever your connection aids you on any move associated with its new role, add +2 and take +1 momentum on any hit =>
		When your connection aids you on any move associated with its role, add +3 instead of +2 => connection influence
		Give your connection an additional role => connection role
		You and your allies are in control => combat in control
		Count any strong hit as a weak hit, and any weak hit as a miss => count strong hit as weak hit\ncount weak hit as miss
		If you score a hit, they (not you) take the benefits =>
		Roll +iron or your companion's +spirit, whichever is lower =>
		[Sacrifice Resources] (-1), and add 1 repair point => exchange\n\tmove Sacrifice Resources -1\nfor\n\tpoints +1
		If you are repairing a cursed vehicle, first spend 3 points to clear the debility => spend\n\t- 3 Clear the cursed debility\n\t\tclear vehicle cursed
	`,
);
