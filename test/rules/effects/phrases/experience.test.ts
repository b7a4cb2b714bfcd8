import { EXPERIENCE_PHRASES } from '../../../../src/rules/effects/phrases/experience';
import { expectPhrases } from './expect-phrases';

const ADD = ['\t- Spend 4 experience to add a new asset', '\t\texperience -4', '\t\tasset gain'];
const UPGRADE = ['\t- Spend 1 experience to upgrade an asset', '\t\texperience -1', '\t\tasset upgrade'];

expectPhrases(
	EXPERIENCE_PHRASES,
	[
		['Take 2 experience', 'experience +2'],
		['take 1 bonus experience', 'experience +1'],
		[
			'Mark experience (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
			'experience by rank +2 +2 +3 +4 +6',
		],
		[
			'mark experience (troublesome=0; dangerous=0; formidable=1; extreme=2; epic=3)',
			'experience by rank +0 +0 +1 +2 +3',
		],
		[
			'Take 2 experience for each marked ability on the lost assets (minimum 4 experience)',
			'experience +2 for each ability, at least 4',
		],
		['take 2 experience for each marked ability', 'experience +2 for each ability'],
		[
			'Take 1 experience for every marked ability on your companion asset, and discard it',
			'experience +1 for each ability',
			'asset discard companion',
		],
		['Spend 4 experience to add another asset, or 1 experience to upgrade one', 'choose 1', ...ADD, ...UPGRADE],
		['Spend 1 experience to upgrade an asset, or 4 to add another', 'choose 1', ...UPGRADE, ...ADD],
		['Spend 3 experience to add a new asset', 'experience -3', 'asset gain'],
		['Spend 2 experience to upgrade an asset', 'experience -2', 'asset upgrade'],
		['Spend this experience only on new sails', ''],
		[
			'Discard an asset, and take 3 experience for every marked ability',
			'asset discard',
			'experience +3 for each ability',
		],
		// the move says whose end it tells
		['Discard the asset', 'asset discard companion'],
		[
			'Discard its asset, together with all modules and support vehicles',
			'asset discard command vehicle',
			'asset discard modules',
			'may Discard a support vehicle, for each that is docked',
			'\tasset discard support vehicle',
		],
		[
			'Add or upgrade a companion for 1 fewer experience',
			'choose 1',
			'\t- Add a companion',
			'\t\texperience -2',
			'\t\tasset gain',
			'\t- Upgrade a companion',
			'\t\texperience -1',
			'\t\tasset upgrade',
		],
		['Add a companion for 1 fewer experience', 'experience -2', 'asset gain'],
		['buy a ship for 3 fewer experience', 'asset gain'],
		['Upgrade a companion for 1 fewer experience', 'experience -1', 'asset upgrade'],
		['Purchase companions for 1 experience (instead of 3)', 'experience -1', 'asset gain'],
		[
			'Exchange this asset for another with the same number of marked abilities',
			'may Exchange this asset for another with as many marked abilities\n\tasset discard\n\tasset gain',
		],
		['Gain this ability at no cost', 'tell Mark this ability at no cost.'],
		['Take two others (at no cost) to represent your new status', 'asset gain', 'asset gain'],
		['Take the HOME asset at no cost', 'asset gain home'],
		['Gain a new asset', 'asset gain'],
		['Upgrade an asset', 'asset upgrade'],
	],
	{ move: { name: 'Companion Falls', rolls: [] } },
);
