import classic from 'abilities:classic';
import starforged from 'abilities:starforged';
import sundered_isles from 'abilities:sundered_isles';
import type { StatedAbility } from '../../src/rules/assets/stated-ability';
import { unpackBook } from '../../src/rules/datasworn/unpack-book';

const statedIn = (text: () => string) => unpackBook(text()) as readonly StatedAbility[];

/** What is stated of the abilities of each book that states some. */
export const STATED = {
	classic: statedIn(classic),
	starforged: statedIn(starforged),
	sundered_isles: statedIn(sundered_isles),
} as const;
