import { expect, it } from 'vitest';
import { isOnCard } from '../../../../src/rules/assets/parse/card-facts';

const METER = { kind: 'meter', label: '', min: 0, conditions: [] } as const;
const CARD = { controls: [{ ...METER, key: 'ammo', max: 6, value: 2 }] };
const NOTHING = { max: {}, count_as_impact: false };

it.each([
	{ says: 'You carry 6 ammo', is: true },
	{ says: 'You have 2 ammo; your max is 6', is: true },
	{ says: 'Your band has a starting and max ammo of 6', is: true },
	{ says: 'Your max ammo is +6', is: true },
	{ says: 'You carry 5 ammo', is: false },
	{ says: 'You carry 6 arrows', is: false },
	{ says: 'Take +2 ammo', is: false },
	{ says: 'This asset counts as an impact', is: false },
	{ says: 'This asset counts as an impact', card: { ...CARD, count_as_impact: true }, is: true },
	{ says: 'Its bag has 8 ammo', ability: { enhance_asset: { ...NOTHING, max: { ammo: 8 } } }, is: true },
	{ says: 'Its bag has 8 ammo', is: false },
] as const)('“$says” is on the card: $is', ({ says, is, ...more }) => {
	const { card = CARD, ability = {} } = more as { card?: typeof CARD; ability?: object };
	expect(isOnCard(says, card, ability)).toBe(is);
});
