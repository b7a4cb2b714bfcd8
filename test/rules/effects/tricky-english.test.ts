import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { rows } from '../../support/rows';

/**
 * Sentences as players write them, written down before the reader was run on them. Behind each stands what may be made of it
 * besides showing its text: nothing, or these effects and no others.
 */
const ROWS = rows`
	// a circumstance behind the effect
	Take +1 momentum, but not if you are shaken. => if not shaken\n\tmomentum +1
	Take +1 momentum if you are not wounded. => if not wounded\n\tmomentum +1
	Take +1 health unless you are wounded. => if not wounded\n\thealth +1
	Suffer -1 spirit each day you stay here.
	Take +1 supply for each companion with you.
	Mark progress for every ally who survived.
	Lose 1 supply at the end of each day.
	Take +2 momentum until you leave the ruins.
	Take +1 spirit the next time you rest.
	Take +1 health when dawn comes.
	Suffer -1 health whenever you lie.
	Take +1 momentum while the storm lasts.
	Gain +1 momentum after you have eaten.
	Take +1 momentum only if the moon is full.
	Take +1 momentum as long as you hold the lantern.
	Take +1 spirit once per session.
	Take +1 spirit on a match.
	Mark progress, except against an epic vow.
	Take +1 momentum, or +2 if you acted with haste.
	Take +1 momentum (+2 if you share a bond).
	Take +2 momentum, minus the number of your impacts.
	Take +1 momentum without having to Face Danger.
	Suffer -1 supply per traveller.
	Take +1 momentum twice.
	Take +1 momentum instead of marking progress.
	// a circumstance before the effect
	The next time you rest, take +1 health.
	At the end of the day, lose 1 supply.
	Each time you sleep, suffer -1 spirit.
	Every morning, take +1 spirit.
	For each wound you treated, take +1 momentum.
	Until you reach the shore, do not take momentum.
	From now on, add +1 when you Face Danger.
	Unless you pay him, suffer -2 supply. => may Unless you pay him, suffer -2 supply\n\tsupply -2
	On a match, mark progress twice. => may On a match, mark progress twice\n\tprogress twice
	In your next fight, take +1 momentum.
	Before you leave, mark progress.
	During the night, suffer -1 spirit.
	If you would take +1 momentum, take +2 instead.
	When a companion falls, suffer -2 spirit. => may When a companion falls, suffer -2 spirit\n\tspirit -2
	If it is winter, suffer -1 supply. => may If it is winter, suffer -1 supply\n\tsupply -1
	// choices
	Either give up one supply, or make an enemy and lose 1 momentum. => choose 1\n\t- Give up one supply\n\t\tsupply -1\n\t- Make an enemy and lose 1 momentum\n\t\tmomentum -1
	Mark progress twice, or once and take +2 momentum.
	Take +1 health or +1 spirit, but not both. => choose 1\n\t- +1 health\n\t\thealth +1\n\t- +1 spirit\n\t\tspirit +1 => choose 1\n\t- Take +1 health\n\t\thealth +1\n\t- +1 spirit\n\t\tspirit +1 => choose 1\n\t- Take +1 health\n\t\thealth +1\n\t- Take +1 spirit\n\t\tspirit +1
	Lose 1 health, 2 spirit, or all your supply.
	Take +1 momentum or, if you are in control, +2.
	Choose to lose 2 supply or be delayed.
	Neither take momentum nor mark progress.
	Rather than suffer -1 health, you may lose 1 momentum.
	Instead of suffering -1 health, take +1 momentum.
	Your ally or you suffers -1 health.
	Take +1 to any two of health, spirit and supply.
	Split 3 points between health and spirit.
	Exchange any number of momentum for health, one for one.
	// negations
	Do not mark progress. =>
	You do not take +1 momentum.
	You cannot mark progress here.
	Never take more than +1 momentum from this.
	Take no momentum. =>
	You gain nothing, not even +1 momentum.
	This does not clear shaken.
	Ignore the cost, but do not take the +1 momentum.
	You no longer need to suffer -1 supply.
	Nobody takes +1 spirit.
	Mark wounded, but not shaken.
	You lose no supply.
	// others than you
	The raider suffers -1 health.
	Your enemy takes +2 momentum.
	The village loses 2 supply.
	Each ally takes +1 spirit.
	He marks progress on his own vow.
	The clock gains two segments.
	// amounts
	Take momentum equal to your heart.
	Take half your supply as momentum.
	Lose all of your momentum. => momentum to 0
	Double your momentum.
	Take +1d6 momentum. => momentum +1d6
	Lose 1d6 supply. => supply -1d6
	Lose 1 to 3 supply.
	Lose at least 2 supply.
	Lose up to 2 supply.
	Take +1 momentum per box of progress.
	Take +1 momentum for each point of supply you spend.
	Fill two segments instead.
	Take another +1 momentum, to a maximum of +3.
	Suffer -2 health, reduced by 1 if you have armor.
	Reduce the harm by 1.
	Take +1 momentum and the same amount of spirit.
	Raise your supply to 3. => supply to 3
	// several things at once
	Mark both wounded and shaken. => mark wounded\nmark shaken
	Mark progress and, if the foe is epic, mark it again.
	Take +1 momentum, then lose it again when you rest.
	Clear wounded and shaken, but mark permanently harmed. => clear wounded\nclear shaken\nmark permanently harmed
	Take +2 momentum, then Face Danger or Pay the Price. => momentum +2\nchoose 1\n\t- Face Danger\n\t\tmove Face Danger\n\t- Pay the Price\n\t\tmove Pay the Price
	Pay the Price, unless you Burn Bridges.
	Face Danger without rolling.
	Face Danger; on a miss, suffer -2 health. => move Face Danger\nmay On a miss, suffer -2 health\n\thealth -2
	Make a suffer move twice at -1.
	Roll again, and take the worse result.
	Add +1 to the roll and, on a miss, suffer -1 health.
	Reroll one die, and if it comes up 1, mark shaken.
	Swap your momentum and your spirit.
`;

/** Found wrong, or lost, in a second hundred. */
const FOUND = rows`
	Mark progress on two different vows.
	Mark progress on a vow of your choice.
	Reset your momentum to +2, but never higher than it was.
	Ask the Oracle; on a yes, take +1 momentum.
	Take one of the following: +1 health; +1 spirit; +1 supply. => choose 1\n\t- +1 health\n\t\thealth +1\n\t- +1 spirit\n\t\tspirit +1\n\t- +1 supply\n\t\tsupply +1
	With a companion, take +1 supply.
	At night, suffer -1 spirit.
	Alone, suffer -1 spirit.
	Endure Harm (-1) or Endure Stress (-1), whichever is worse.
	If your supply is 0, mark unprepared; if not, lose 1 supply.
	Take -1 on your next roll.
	Clear all impacts.
	Burn all momentum.
	Your foe's rank goes up by one.
	Take the higher of edge and iron.
	Remove shaken at dawn.
`;

const isShown = (effect: Effect): boolean => effect.kind === 'say';

describe('tricky English is right, or is shown', () => {
	it('there are a hundred sentences', () => expect(ROWS.length).toBeGreaterThanOrEqual(100));

	it.each([...ROWS, ...FOUND])('%s', (text, ...right) => {
		const effects = readEffects(text);
		if (effects.length > 0 && effects.every(isShown)) return;
		expect([writeEffects(effects)].filter(written => !right.includes(written))).toEqual([]);
	});
});
