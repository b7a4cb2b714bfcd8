import { EXPERIENCE_PHRASES } from '../../../../src/rules/effects/phrases/experience';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	EXPERIENCE_PHRASES,
	rows`
		Take 2 experience => experience +2
		take 1 bonus experience => experience +1
		Mark experience (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6) => experience by rank +2 +2 +3 +4 +6
		mark experience (troublesome=0; dangerous=0; formidable=1; extreme=2; epic=3) => experience by rank +0 +0 +1 +2 +3
		Take 2 experience for each marked ability on the lost assets (minimum 4 experience) => experience +2 for each ability, at least 4
		take 2 experience for each marked ability => experience +2 for each ability
		Take 1 experience for every marked ability on your companion asset, and discard it => experience +1 for each ability\nasset discard companion
		Spend 4 experience to add another asset, or 1 experience to upgrade one => choose 1\n\t- Spend 4 experience to add a new asset\n\t\texperience -4\n\t\tasset gain\n\t- Spend 1 experience to upgrade an asset\n\t\texperience -1\n\t\tasset upgrade
		Spend 1 experience to upgrade an asset, or 4 to add another => choose 1\n\t- Spend 1 experience to upgrade an asset\n\t\texperience -1\n\t\tasset upgrade\n\t- Spend 4 experience to add a new asset\n\t\texperience -4\n\t\tasset gain
		Spend 3 experience to add a new asset => experience -3\nasset gain
		Spend 2 experience to upgrade an asset => experience -2\nasset upgrade
		Spend this experience only on new sails =>
		Discard an asset, and take 3 experience for every marked ability => asset discard\nexperience +3 for each ability
		// the move says whose end it tells
		Discard the asset => asset discard companion
		Discard its asset, together with all modules and support vehicles => asset discard command vehicle\nasset discard modules\nmay Discard a support vehicle, for each that is docked\n\tasset discard support vehicle
		Add or upgrade a companion for 1 fewer experience => choose 1\n\t- Add a companion\n\t\texperience -2\n\t\tasset gain\n\t- Upgrade a companion\n\t\texperience -1\n\t\tasset upgrade
		Add a companion for 1 fewer experience => experience -2\nasset gain
		buy a ship for 3 fewer experience => asset gain
		Upgrade a companion for 1 fewer experience => experience -1\nasset upgrade
		Purchase companions for 1 experience (instead of 3) => experience -1\nasset gain
		Exchange this asset for another with the same number of marked abilities => may Exchange this asset for another with as many marked abilities\n\tasset discard\n\tasset gain
		Gain this ability at no cost => tell Mark this ability at no cost.
		Take two others (at no cost) to represent your new status => asset gain\nasset gain
		Take the HOME asset at no cost => asset gain home
		Gain a new asset => asset gain
		Upgrade an asset => asset upgrade
	`,
	{ move: { name: 'Companion Falls', rolls: [] } },
);
