import { describe, expect, it } from 'vitest';
import { effectLabel, exchangeLabel, effectListLabel } from '../../../src/rules/effects/effect-label';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';

const effectsOf = (notation: string) => {
	const reading = readEffectsNotation(notation);
	return reading.ok ? reading.value : [];
};

describe('what a button says of an effect', () => {
	it.each([
		['momentum +2', 'Take +2 momentum'],
		['supply -1', 'Suffer −1 supply'],
		['companion health +1', 'Take +1 companion health'],
		['health +2 at most', 'Take up to +2 health'],
		['health -1 or -2 or -3', 'Suffer −1, −2 or −3 health'],
		['health -cost', 'Suffer the cost in health'],
		['companion health -cost', 'Suffer the cost in companion health'],
		['momentum reset', 'Reset momentum'],
		['companion health to maximum', 'Set companion health to its maximum'],
		['suffer -1', 'Make a suffer move (−1)'],
		['suffer -1 twice', 'Make two suffer moves (−1)'],
		['overflow Lose Momentum', 'Lose Momentum by what remains'],
		['trade momentum for health, spirit, supply', 'Exchange each −1 momentum for −1 health, spirit or supply'],
		['mark permanently harmed', 'Mark permanently harmed'],
		['clear conditions', 'Clear conditions'],
		['mark vehicle battered', 'Mark the vehicle battered'],
		['mark module broken', 'Mark the module broken'],
		['clear vehicle battered', 'Clear battered on the vehicle'],
		['next +1', 'Add +1 on your next move'],
		['next +1 on Undertake a Journey', 'Add +1 on Undertake a Journey'],
		['next +1, on a hit momentum +1', 'Add +1 on your next move, and take +1 momentum on a hit'],
		['combat in a bad spot', 'You are in a bad spot'],
		['combat has initiative', 'You have initiative'],
		['combat no initiative', 'Your foe has initiative'],
		['move Pay the Price', 'Pay the Price'],
		['move Endure Harm -2', 'Endure Harm (−2)'],
		['move Endure Harm -1 or -2 or -3', 'Endure Harm (−1, −2 or −3)'],
		['move Endure Stress by rank -1 -2 -3 -4 -5', 'Endure Stress (−1, −2, −3, −4 or −5 by rank)'],
		['move Hearten as strong hit', 'Hearten as a strong hit'],
		['move Swear an Iron Vow rank formidable or extreme clears cursed', 'Swear an Iron Vow (formidable or extreme)'],
		['move Swear an Iron Vow add +1', 'Swear an Iron Vow and add +1'],
		['move Swear an Iron Vow with a reroll', 'Swear an Iron Vow with a reroll'],
		['move Face Danger add +2, on a hit momentum +1', 'Face Danger and add +2, and take +1 momentum on a hit'],
		['as strong hit', 'Resolve as a strong hit'],
		['count strong hit as weak hit without a match', 'A strong hit counts as a weak hit without a match'],
		['reroll any dice', 'Reroll any dice'],
		['reroll action die', 'Reroll the action die'],
		['table', 'Roll on the table'],
		['table 1 to 3 times', 'Roll on the table one to three times'],
		['progress', 'Mark progress'],
		['progress twice', 'Mark progress twice'],
		['progress 3 times on vow', 'Mark progress 3 times on the vow'],
		['clear progress all but 1', 'Clear all but one filled box'],
		['clear progress 1 unit on journey', 'Clear one unit of progress on the journey'],
		['rank +1', 'Raise the rank by one'],
		['begin vow', 'Begin a vow'],
		['begin objective', 'Begin an objective'],
		['complete foe', 'Complete the foe'],
		['clear vow', 'Clear the vow'],
		['connection bond', 'You share a bond'],
		['clock +1', 'Fill a segment'],
		['clock +2', 'Fill two segments'],
		['menace', 'Mark menace'],
		['menace twice', 'Mark menace twice'],
		['harm yours', 'Inflict your harm'],
		['harm yours +1', 'Inflict your harm +1'],
		['harm +1', 'Inflict +1 harm'],
		['your harm is 1', 'Your harm is 1'],
		['foe harm +1', 'Your foe’s harm is +1'],
		['quests reward', 'Mark the reward on quests'],
		['quests reward one rank lower', 'Mark the reward on quests, one rank lower'],
		['quests +1 ticks', 'Mark 1 tick on quests'],
		['bonds +2 ticks', 'Mark 2 ticks on bonds'],
		['quests by rank +1 +2 +3 +4 +5 ticks', 'Mark 1, 2, 3, 4 or 5 ticks on quests, by rank'],
		['experience +2', 'Take 2 experience'],
		['experience -3', 'Spend 3 experience'],
		['experience by rank +0 +1 +2 +3 +4', 'Take 0, 1, 2, 3 or 4 experience, by rank'],
		['experience +1 for each ability, at least 3', 'Take 1 experience for each ability (at least 3)'],
		['asset gain', 'Gain an asset'],
		['asset upgrade', 'Upgrade an asset'],
		['asset discard companion', 'Discard a companion'],
		['inherit half progress', 'Take over half progress from the former character'],
		['points +1', 'Gain 1 repair point'],
		['points +7', 'Gain 7 repair points'],
		['spend\n\t- 2 Fix one module', 'Spend repair points'],
		['dead', 'You are dead'],
		['lost', 'You are lost'],
		['choose 1', 'Choose one'],
		['choose up to 2', 'Choose up to two'],
		['choose 1 or more', 'Choose one or more'],
		['choose 1 to 3', 'Choose one to three'],
		['choose any', 'Choose as many as apply'],
		['may Mark progress\n\tprogress', 'Mark progress'],
		['exchange\n\tmomentum -1\nfor\n\thealth +1', 'Suffer −1 momentum for +1 health'],
		['if wounded\n\tclear wounded\nelse\n\thealth +1', 'Clear wounded, Take +1 health'],
		['say Mark the map', 'Mark the map'],
	])('%j: %s', (notation, words) => {
		expect(effectsOf(notation).map(effectLabel)).toEqual([words]);
	});
});

it('several are joined', () => {
	expect(effectListLabel(effectsOf('progress\nsupply -1'))).toBe('Mark progress, Suffer −1 supply');
	expect(exchangeLabel({ pay: effectsOf('move Lose Momentum -1'), take: effectsOf('spirit +1') })).toBe(
		'Lose Momentum (−1) for +1 spirit',
	);
});
