import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { effectsIn, rolled } from './effects-by-outcome';
import { rows } from '../../support/rows';

const shown = (text: string): string => `say ${text}`;
const read = (text: string): string => writeEffects(readEffects(text));

describe('a verb of instruction at the start is never story', () => {
	it.each([
		'Gain footing, if not already steady.',
		'Set your stance to open.',
		'Lock a minor hurt of the same kind.',
		'When you break your word, clear the pact.',
		'If unsure of the rank, make it formidable.',
		'Gain a tier at the start of a new campaign.',
		'Raise your guard.',
		'Lower the flag by a notch.',
		'Flip the card over.',
		'Remove the ward you placed.',
		'When the moon is full, double the offering.',
		'If they refuse, give them your word.',
		'Take the lantern and raise the alarm.',
		'You must return the key.',
		'Then, hand the seal to a rival.',
		'Record the name of the ship.',
		'Swap your blade for another.',
		'Put a coin in the bowl.',
		'Increase the pressure.',
		'Choose a reward from the chart.',
		'Choose a mishap.',
		'Pick a token out of the bag.',
		'Roll on the charts below.',
		'Ready your weapon.',
		'Rotate the dial.',
		'Consult the ledger of debts.',
		'Tell the others what you let slip.',
		'Find another way in.',
		'You must find another way.',
		'Describe the view.',
		'Come back another day.',
		'Seek a guide.',
		'Ask around.',
		'Wait a day.',
		'Make a note of the obstacle.',
		'You must first find who else swore.',
		'Name the dead.',
		'Refill your lamp.',
		'Claim the reward in full.',
		'Search the wreck.',
		'Look elsewhere.',
		'Try another door.',
		'Go back to the start.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});

	it('in a clause after one that is carried out', () => {
		expect(read('Take +1 momentum and set your stance to open.')).toBe('momentum +1\nsay Set your stance to open.');
		expect(read('Suffer -1 supply, then flip the card over.')).toBe('supply -1\nsay Flip the card over.');
	});

	it.each(['Clear skies.', 'Clear out.', 'Set the scene.', 'Set sail.', 'Take heart.', 'Turn back.'])(
		'but an idiom is: %s',
		text => {
			expect(read(text)).toBe('');
		},
	);
});

describe('a limit in a sentence of its own is shown', () => {
	it.each([
		'You may do this only once per journey.',
		'Once per session.',
		'You can use this one time.',
		'This works a single time per fight.',
		'Do this at most twice a day.',
		'Only one of you may do so.',
		'This may be done once between rests.',
		'No more than twice, though.',
		'One try per night.',
		'No second attempt is allowed.',
		"This can't be repeated.",
		'Limit: one per session.',
		'You must wait a day before trying again.',
		'This lasts until dawn.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('an end and a whole amount in words of the story are shown', () => {
	it.each([
		'You are destroyed.',
		'You are slain.',
		'Your mule dies.',
		'Your companion perishes.',
		'Your boat sinks.',
		'Your lamp goes out.',
		'Your guide abandons you.',
		'The bridge collapses.',
		'It cannot be ridden.',
		'It dies.',
		'You are maimed for life.',
		'You lose your lamp.',
		'You lose what you gave.',
		'You get back what you paid.',
		'You lose everything you put in.',
		'Your ship is wrecked beyond repair.',
		'The connection is dead.',
		'You are forever scarred.',
		'Heal fully.',
		'Recover all of it.',
		'Regain everything you spent.',
		'Refund the cost.',
		'No momentum may be gained until you escape.',
		'All supply is lost.',
		'You may never sing again.',
		'You are banished from the isle.',
		'Everything you carry is lost.',
		"You're back to full health.",
		'The vow can no longer be fulfilled.',
		'You start again with nothing.',
		'All your wounds close.',
		'Any excess goes to spirit.',
		'The keeper picks a curse for you.',
		'Every one of you can do one thing from this list.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('what becomes of a stake is shown', () => {
	it.each([
		'You win twice your stake.',
		'You lose your stake.',
		'You keep your stake.',
		'Half the pot is yours.',
		'They pocket your wager.',
		'You win back what you risked.',
		'The ante is gone.',
		'They forfeit what they risked.',
		'It comes back doubled.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});
});

describe('what is owed, and what becomes of a stake, is shown', () => {
	it.each([
		'There is a favour you must do.',
		'They name the price.',
		'Name the price.',
		'You owe them a favour.',
		'They ask something of you.',
		'You must prove your worth.',
		'Someone must stay behind.',
		'Name two people who saw you.',
		'You keep it.',
		"It's gone.",
		'The duel is yours.',
		'You break even.',
		'You lose it all.',
		'You double it.',
		'The house takes it.',
	])('%s', text => {
		expect(read(text)).toBe(shown(text));
	});

	it.each(['You keep watch.', 'They ask around.', 'The night is yours to describe.'])('but this is story: %s', text => {
		expect(read(text)).toBe('');
	});
});

describe('an option is never without its duty', () => {
	it.each(rows`
		They want something. If you agree then Swear an Iron Vow and resolve this move as a strong hit. => move Swear an Iron Vow
		They test you. If you refuse then Pay the Price. => move Pay the Price
		A debt. If you cannot pay then lose 2 supply. => supply -2
		A toll. If you pay then mark progress. => progress
		They are wary. If you wait then set your stance to open. => say
		They are proud. If you bow then give them the sword. => say
	`)('%s', (option, right) => {
		expect(rolled({ strong: `choose one.\n\n- ${option}\n- They leave.` })['strong']).toContain(`\t${right}`);
	});
});

describe('of like items, all are shown where one is', () => {
	it.each([
		['Half a winter: Dangerous rank / four segments', 'A whole winter: Formidable rank / eight segments'],
		['A night: lose 1 supply', 'A week: starve'],
		['A short watch: two segments', 'A long watch: all of them'],
		['By road: 1 progress', 'By river: as the water goes'],
		['Iron: three ranks', 'Steel: the highest'],
		['Alone: half your supply', 'In company: nothing'],
	])('%s | %s', (one, other) => {
		expect(effectsIn(`When **you wait**, look it up here.\n\n- ${one}\n- ${other}`)['always']).toContain(
			`say ${one}\nsay ${other}`,
		);
	});
});

describe('an entry that points are spent on is shown where it is not carried out', () => {
	it.each([
		'Take +1 health for the rig',
		'Clear the torn impact of your boat',
		'Repair the sail for good',
		'Give the crew a day of rest',
		'Lock a minor hurt',
		'Remove a flaw of your craft',
	])('%s', label => {
		const { strong = '' } = rolled({ strong: `you have 3 points. Spend points as follows.\n\n- ${label}: 1 point` });
		expect(strong).toContain(`- 1 ${label}\n\t\tsay ${label}.`);
	});
});

it.each(['You lose your way.', 'You lose your nerve.', 'You find a way across.', 'They tell you a story.'])(
	'but what befalls the character is story: %s',
	text => {
		expect(read(text)).toBe('');
	},
);

it('what holds on a hit is carried out once on a weak hit that is “as above”', () => {
	const start =
		'When **you try**, roll +iron.\n\nOn a **hit**, take +1 supply.\n\nOn a **strong hit**, take +1 momentum.\n\n';
	expect(
		effectsIn(`${start}On a **weak hit**, as above, but suffer -1 spirit.\n\nOn a **miss**, as on a weak hit.`),
	).toEqual({
		always: '',
		strong: 'supply +1\nmomentum +1',
		weak: 'supply +1\nmomentum +1\nspirit -1',
		miss: 'supply +1\nmomentum +1\nspirit -1',
		match: '',
	});
});

it('a list of outcomes behind another list keeps its outcomes', () => {
	const outcomes =
		'- On a **strong hit**, take +1 momentum.\n- On a **weak hit**, take +1 supply.\n- On a **miss**, suffer -1 spirit.';
	const read = effectsIn(
		`When **you try**, roll +iron.\n\nCosts:\n\n- Small: 1 supply\n- Large: 2 supply\n\n${outcomes}`,
	);
	expect(read).toMatchObject({ strong: 'momentum +1', weak: 'supply +1', miss: 'spirit -1' });
	expect(read['always']).toBe('say Small: 1 supply\nsay Large: 2 supply');
});

it('what a companion gets back in the paragraph of the trigger is not lost', () => {
	expect(effectsIn('When you strike camp, each companion gets back 1 health.')['always']).toBe(
		'say Each companion gets back 1 health.',
	);
	expect(effectsIn('When you strike camp, your companion gets back 1 health.')['always']).toBe('companion health +1');
	expect(effectsIn('When you strike camp, drop momentum to 0.')['always']).toBe('momentum to 0');
});

it.each([
	'Take two of: +1 momentum, +1 spirit, +1 supply.',
	'Choose two from: +1 momentum, +1 spirit, +1 supply.',
	'Get any 2 of the following: +1 momentum, +1 spirit, +1 supply.',
	'Pick just two out of these: +1 momentum, +1 spirit, +1 supply.',
])('a count before a list in the sentence holds for the list: %s', text => {
	expect(read(text)).toBe(
		'choose 2\n\t- +1 momentum\n\t\tmomentum +1\n\t- +1 spirit\n\t\tspirit +1\n\t- +1 supply\n\t\tsupply +1',
	);
});

it.each([
	'Take 1 of: a rest, +1 spirit.',
	'Gain 2 of these, +1 spirit, +1 supply.',
	'Lose 1 from among: -1 spirit, -1 supply, a friend.',
])('and where the list is not understood, all of it is shown: %s', text => {
	expect(read(text)).toMatch(/^say .*\./);
	expect(read(text)).not.toMatch(/^(?:spirit|supply)/m);
});
