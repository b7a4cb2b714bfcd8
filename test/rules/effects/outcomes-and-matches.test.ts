import { describe, expect, it } from 'vitest';
import { effectsIn, rolled } from './effects-by-outcome';

describe('“as above” in other words, with or without effects', () => {
	it.each([
		['same as above but at a price:\n\n- Lose Momentum (-1)', 'momentum +1\nmove Lose Momentum -1'],
		['the same as above, but suffer -1 supply.', 'momentum +1\nsupply -1'],
		['same as above, but lose 1 supply.', 'momentum +1\nsupply -1'],
		['as a strong hit, but suffer -1 spirit.', 'momentum +1\nspirit -1'],
		['as on a strong hit, but suffer -1 spirit.', 'momentum +1\nspirit -1'],
		['same as a strong hit, and suffer -1 health.', 'momentum +1\nhealth -1'],
		['as above, but at this cost:\n\n- Suffer -1 health\n- Suffer -1 supply', 'momentum +1\nhealth -1\nsupply -1'],
	])('%s', (weak, right) => {
		expect(rolled({ strong: 'take +1 momentum.', weak })['weak']).toBe(right);
	});

	it.each([
		['say', 'as a weak hit, but you also lose the spoils.'],
		['say', 'as above, but pay the ferryman instead.'],
		['tell', 'as above, but the door shuts behind you.'],
		['tell', 'as above, but the song fades by morning.'],
	])('is shown where the outcome above is story (%s): %s', (kind, miss) => {
		expect(rolled({ weak: 'you are through.', miss })['miss']).toBe(`${kind} On a miss, ${miss}`);
	});
});

describe('a choice that is given to each', () => {
	const right =
		'choose 1\n\t- Heal and take an automatic strong hit\n\t\tmove Heal as strong hit\n\t- Hearten and take an automatic strong hit\n\t\tmove Hearten as strong hit';
	it.each([
		'there is warmth for you, your allies, and your dogs; each may choose one.',
		'the fire is warm; each of you may choose one:',
		'each may choose one.',
		'each of you may pick one.',
		'you rest well, and each may select one of the following:',
		'everyone is fed, and each must choose one.',
	])('%s', strong => {
		const list = '\n\n- Heal and take an automatic strong hit.\n- Hearten and take an automatic strong hit.';
		const effects = rolled({ strong: strong + list, weak: 'as above, but suffer -1 supply.' });
		expect(effects['strong']).toBe(right);
		expect(effects['weak']).toBe(`${right}\nsupply -1`);
	});
});

describe('what holds on a hit holds on its match', () => {
	it.each([
		['add +1 on your next move.', 'next +1'],
		['take +1 momentum.', 'momentum +1'],
		['mark progress.', 'progress'],
		['suffer -1 supply.', 'supply -1'],
		['set your stance to open.', 'say Set your stance to open.'],
		['take +1 spirit and clear shaken.', 'spirit +1\nclear shaken'],
	])('on a hit, %s', (hit, right) => {
		const text = `When **you leap**, roll +edge.\n\nOn a **hit**, ${hit}\n\nOn a **strong hit**, take +1 momentum.\n\nOn a **strong hit with a match**, take +2 momentum.\n\nOn a **miss**, __Pay the Price__.`;
		expect(effectsIn(text)['match']).toBe(`${right}\nmomentum +2`);
	});
});

describe('what is said of a match', () => {
	it.each([
		['lose 1 supply. On a match, you are watched.', 'On a match, you are watched.'],
		['lose 1 supply. With a match, the river rises.', 'With a match, the river rises.'],
		['lose 1 supply. If you rolled a match, the river rises.', 'If you rolled a match, the river rises.'],
		['lose 1 supply. If it is a match, somebody saw you.', 'If it is a match, somebody saw you.'],
	])('is shown: %s', (strong, shown) => {
		expect(Object.values(rolled({ strong })).join('\n')).toContain(`tell ${shown}`);
	});

	it.each([
		'With a match on a strong hit, lose 2 spirit.',
		'On a match on a strong hit, lose 2 spirit.',
		'On a strong hit that is a match, lose 2 spirit.',
		'On a matched strong hit, lose 2 spirit.',
		'On a match (strong hit), lose 2 spirit.',
		'On a strong hit, with a match, lose 2 spirit.',
		'If you roll a match on a strong hit, lose 2 spirit.',
	])('holds for the outcome that it names: %s', said => {
		expect(rolled({ strong: `lose 1 supply.\n\n${said}` })['match']).toBe('supply -1\nspirit -2');
	});

	it('leaves what the outcome does to another meter, and replaces it on the same', () => {
		expect(rolled({ strong: 'lose 1 supply. With a match, lose 2 spirit.' })['match']).toBe('supply -1\nspirit -2');
		expect(rolled({ strong: 'lose 1 supply. With a match, lose 2 supply.' })['match']).toBe('supply -2');
	});

	it('may be one more', () => {
		expect(rolled({ strong: 'lose 1 supply. If match, lose one more.' })['strong']).toContain('if match\n\tsupply -1');
		expect(rolled({ strong: 'lose 1 supply. If you rolled a match, lose another.' })['strong']).toContain(
			'if match\n\tsupply -1',
		);
	});
});

it('a list below the weak hit is the one of the strong hit, too, behind the ways to roll', () => {
	const text = [
		'When **you plan ahead**, roll. If you act…',
		'- With speed: Roll +edge\n- With wit: Roll +wits',
		'On a **strong hit**, take both.',
		'On a **weak hit**, choose one.',
		'- Take +2 momentum\n- Take +1 supply',
		'On a **miss**, __Pay the Price__.',
	].join('\n\n');
	const effects = effectsIn(text);
	expect(effects['strong']).toBe('momentum +2\nsupply +1');
	expect(effects['weak']).toMatch(/^choose 1\n/);
});

describe('what a later sentence of a hit says holds on a match too', () => {
	it.each([
		['the bees settle. Add +1 on your next move.', 'next +1'],
		['you hum along. The hive is calm. Take +1 spirit.', 'spirit +1'],
		['the smoke helps. Fill a clock segment.', 'clock +1'],
		['you fill the jars. Take +1 supply.', 'supply +1'],
		['nobody is stung. Mark shaken.', 'mark shaken'],
	])('%s', (hit, right) => {
		const effects = effectsIn(
			[
				'When **you tend the hives**, roll +heart.',
				`On a **hit**, ${hit}`,
				'On a **strong hit**, take +2 spirit. On a **strong hit with a match**, take +3 spirit.',
				'On a **weak hit**, mark progress.',
				'On a **miss**, __Pay the Price__.',
			].join('\n\n'),
		);
		expect(effects['strong']).toBe(`${right}\nspirit +2`);
		expect(effects['match']).toBe(`${right}\nspirit +3`);
		expect(effects['weak']).toBe(`${right}\nprogress`);
	});
});

describe('a progress roll whose dice are compared in other words', () => {
	it.each([
		'compare the result with your progress',
		'compare the results to your progress',
		'compare them against your progress',
		'compare against your progress',
		'compare the result against your progress',
	])('%s', compared => {
		const effects = effectsIn(
			[
				`When **you count the jars**, roll the challenge dice and ${compared}.`,
				'On a **strong hit**, take +1 spirit.',
				'On a **weak hit**, take +1 momentum.',
				'On a **miss**, suffer -1 supply.',
			].join('\n\n'),
		);
		expect(effects).toMatchObject({ strong: 'spirit +1', weak: 'momentum +1', miss: 'supply -1' });
	});
});
