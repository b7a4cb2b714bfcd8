import { CLASSIC_PHRASES } from '../../../../src/rules/effects/phrases/classic';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	CLASSIC_PHRASES,
	rows`
		Suffer -spirit equal to your foe's rank => spirit -cost
		they suffer -spirit equal to the amount of harm => companion spirit -cost
		If your supply is 0, suffer -momentum equal to any remaining -supply => overflow "Suffer -momentum"
		If your companion's spirit is 0, exchange any leftover -spirit for -momentum => overflow "Suffer -momentum"
		[Lose Heart] and suffer -spirit equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6) => move Lose Heart by rank -2 -2 -3 -4 -6
		You suffer -health equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6) => health by rank -2 -2 -3 -4 -6
		Exchange each additional -spirit for any combination of -health, -supply, or -momentum => trade spirit for health, supply, momentum
		If you suffer additional -health while wounded, you must exchange each additional -health for any combination of -spirit, -supply or -momentum => trade health for spirit, supply, momentum
		For each additional -spirit, clear one unit of progress on the track per its rank (troublesome=clear 3 boxes; dangerous=clear 2 boxes; formidable=clear 1 box; extreme=clear 2 ticks; epic=clear 1 tick) => clear progress 1 unit for each point
		They can't assist you until they regain +1 health => mark companion "out of action"
		Take +1 health for you and any companions => health +1\ncompanion health +1
		take +2 health for yourself and any companions => health +2\ncompanion health +2
		Suffer -1 momentum in exchange for +1 health => exchange\n\tmomentum -1\nfor\n\thealth +1
		Take up to +3 spirit, but suffer -2 health for each => exchange up to 3\n\thealth -2\nfor\n\tspirit +1
		Set your spirit, companion health, and supply to their maximum => spirit to maximum\ncompanion health to maximum\nsupply to maximum
		Set your momentum to its reset value => momentum reset
		Mark wounded or maimed (if currently unmarked) => choose 1\n\t- Mark wounded\n\t\tmark wounded\n\t- Mark maimed\n\t\tmark maimed
		Clear any marked conditions => clear conditions
		You return to your friends and are now doomed => mark doomed
		Roll +iron or +your companion's spirit, whichever is lower =>
		And your bonds track is +3 or greater, roll the challenge dice and compare to its progress =>
		And you have at least +2 spirit, roll +spirit =>
		Roll on the table according to your stat => table
		Roll twice more on this table =>
		Do any of the following => choose any\n\t- Wait\n\t- Run\n\t\tnext +1
	`,
	{
		options: [
			{ label: 'Wait', effects: [], description: '' },
			{ label: 'Run', effects: [{ kind: 'next', add: 1 }], description: 'Add +1 on your next move' },
		],
	},
);
